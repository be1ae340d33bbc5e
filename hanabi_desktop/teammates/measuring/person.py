"""A stand-in that chooses and errs as people did in recorded games.

The chance of an action grows with the policy's value of it, and with single terms of that value (a
softmax). How much each counts, and a leaning to each kind of action, depend on the phase of the game
and on whether a clue has asked the seat to play a card. ``lab fit-people`` finds these numbers and
writes ``person.json``.
"""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import ClassVar

from hanabi_desktop.game.moves import Action, Clue, Clued, Discard, Event, Play
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates import weights
from hanabi_desktop.teammates.agreements import Agreement, agreement_of
from hanabi_desktop.teammates.budget import Budget
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.encoding import SeatTracker
from hanabi_desktop.teammates.players.convention_player import ConventionPlayer, Option
from hanabi_desktop.teammates.search.seeds import seed_from_history
from hanabi_desktop.teammates.teammate import Decision, Term


class ErringTracker(SeatTracker):
    """A tracker that sometimes misreads a clue or forgets what clues revealed about untouched cards.

    Attributes:
        misreads: the chance that a clue to its seat is taken for another card.
        forgets: the chance, with every clue, to forget what is known of a card.
    """

    misreads: ClassVar[float] = 0.05
    forgets: ClassVar[float] = 0.02

    def __init__(self, observation: Observation, agreement: Agreement) -> None:
        super().__init__(observation, agreement)
        self._seat = observation.seat
        self._clues_seen = 0

    def _take_in(self, event: Event) -> None:
        super()._take_in(event)
        if not isinstance(event, Clued):
            return
        self._clues_seen += 1
        chance = Random(f"{self._seat} {self._clues_seen} {event}")  # noqa: S311 (not a secret)
        if event.target == self._seat and chance.random() < self.misreads:
            self.model.mistake(self.model.focus, chance.choice(event.touched or (-1,)))
        for place in range(self.model.size[self._seat]):
            if chance.random() < self.forgets:
                self.model.forget(self.model.hand[5 * self._seat + place])


FILE = Path(weights.__file__).parent / "person.json"

PEOPLE_KNOW = Level.EXPERT
"""The level whose conventions the recorded people know."""

KINDS: tuple[type[Action], ...] = (Play, Discard, Clue)
PHASES = 3
CONTEXTS = 2 * PHASES
FEATURES = (*(kind.__name__.lower() for kind in KINDS), "discards", "clues", "misleads", *Term)
"""What counts: the value of each kind of action, the kinds themselves, and each term of the value."""
CLIP = 6.0
"""A difference from the best option of more points than this counts as this many."""


@dataclass(frozen=True, slots=True)
class Leanings:
    """What people lean to when they choose: the fitted numbers.

    Attributes:
        weights: the weight of each of ``FEATURES``, by context.
        misreads: the share of clues received that are taken for another card.
        sharpness: a factor of all weights. Each choice here errs on its own, while people's choices
            that the policy does not foresee are mostly sound; a factor above 1 makes up for that.
    """

    weights: tuple[tuple[float, ...], ...]
    misreads: float = 0.0
    sharpness: float = 1.0

    def chances(self, context: int, options: Sequence[Option]) -> list[float]:
        """Return the chance of each option; their sum is 1."""
        weights = self.weights[context]
        return softmax([self.sharpness * dot(weights, row) for row in features(options)])


def softmax(scores: Sequence[float]) -> list[float]:
    """Return chances that grow exponentially with these scores; their sum is 1."""
    top = max(scores)
    raised = [math.exp(score - top) for score in scores]
    whole = sum(raised)
    return [one / whole for one in raised]


def dot(weights: Sequence[float], row: Sequence[float]) -> float:
    """Return the sum of the products of two rows."""
    return sum(weight * value for weight, value in zip(weights, row, strict=True))


def features(options: Sequence[Option]) -> list[list[float]]:
    """Return a row of ``FEATURES`` for each option, as differences from the best one."""
    best = options[0]
    rows = []
    for option in options:
        is_kind = [float(type(option.action) is kind) for kind in KINDS]
        behind = max(option.value - best.value, -CLIP)
        terms = [max(-CLIP, min(CLIP, option.terms[t] - best.terms[t])) for t in Term]
        own_value = [behind * one for one in is_kind]
        rows.append([*own_value, *is_kind[1:], float(option.is_misleading), *terms])
    return rows


def context_of(observation: Observation, *, asked: bool) -> int:
    """Return the context of a decision: its phase, a third of the deck each, and whether it was asked."""
    options = observation.options
    undealt = len(options.box) - options.players * options.hand_size
    phase = min(PHASES - 1, PHASES * (undealt - observation.deck_size) // undealt)
    return PHASES * asked + phase


def write_leanings(leanings: Leanings, file: Path = FILE) -> None:
    """Write the fitted numbers, rounded."""
    rows = ",\n  ".join(json.dumps([round(one, 3) for one in row]) for row in leanings.weights)
    others = {
        "misreads": leanings.misreads,
        "sharpness": leanings.sharpness,
    }
    rest = json.dumps(others, indent=1)[1:]
    file.write_text(f'{{\n "weights": [\n  {rows}\n ],{rest}\n', encoding="utf-8")


def read_leanings(file: Path = FILE) -> Leanings:
    """Read the fitted numbers.

    Raises:
        OSError: the file cannot be read.
        ValueError: it does not hold a number for every context and feature.
    """
    found = json.loads(file.read_text(encoding="utf-8"))
    try:
        rows = tuple(tuple(map(float, row)) for row in found["weights"])
        others = (float(found[name]) for name in ("misreads", "sharpness"))
        leanings = Leanings(rows, *others)
    except (KeyError, TypeError) as error:
        raise ValueError(f"{file} does not hold a person's leanings") from error
    if [len(row) for row in rows] != [len(FEATURES)] * CONTEXTS:
        raise ValueError(f"{file} does not hold a number for every feature")
    return leanings


@cache
def fitted_leanings() -> Leanings:
    """Return the leanings in use."""
    return read_leanings()


class Person:
    """Plays as people did; random numbers are seeded by the actions so far.

    It takes no action that the policy does not weigh: people had reasons for these that it would not
    have. And it gives no clue that would mislead: the recorded people gave such clues by conventions of their own,
    which their partners understood and its partners would not.

    Args:
        leanings: how it chooses and errs.
    """

    def __init__(self, leanings: Leanings | None = None) -> None:
        self._leanings = leanings or fitted_leanings()
        agreement = agreement_of(PEOPLE_KNOW)

        class Tracker(ErringTracker):
            misreads = self._leanings.misreads
            forgets = 0.0

        self._player = ConventionPlayer(agreement, tracker=Tracker)

    def choose(self, observation: Observation, budget: Budget) -> Decision:  # noqa: ARG002 (answers at once)
        """Choose an action by its chance."""
        weighed = self._player.weigh(observation)
        options = [option for option in weighed if not option.is_misleading] or weighed[:1]
        context = context_of(observation, asked=self._player.was_asked)
        point = Random(f"person {seed_from_history(observation)}").random()  # noqa: S311 (not a secret)
        totals = list(accumulate(self._leanings.chances(context, options)))
        place = next((n for n, total in enumerate(totals) if point < total), len(options) - 1)
        chosen = (options[place], *options[:place], *options[place + 1 :])
        return self._player.decision(observation, chosen)
