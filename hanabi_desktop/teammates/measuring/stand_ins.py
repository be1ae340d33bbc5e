"""Stand-ins for other kinds of partners, to measure how well teammates play with them.

One is fitted to recorded games of people (``person.py``), one makes errors made up by hand, and the
others are players with fixed habits. Random numbers are seeded by the actions so far, so that a game
is reproducible.
"""

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from itertools import accumulate
from pathlib import Path
from random import Random
from statistics import fmean
from typing import ClassVar

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Action, Clue, Clued, Discard, Event, Misplayed, Play, Played
from hanabi_desktop.game.observation import HandCard, Observation, legal_actions
from hanabi_desktop.game.scoring import Standing, is_trash
from hanabi_desktop.teammates import weights
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Agreement, Convention, agreement_of
from hanabi_desktop.teammates.encoding import SeatTracker
from hanabi_desktop.teammates.players import ConventionPlayer, Option
from hanabi_desktop.teammates.search.belief import seed_from_history
from hanabi_desktop.teammates.teammate import Budget, Decision, Reason, ReasonCode, Teammate, Term


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
    return [power / whole for power in raised]


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
        own_value = [behind * indicator for indicator in is_kind]
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
    rows = ",\n  ".join(
        json.dumps([round(weight, 3) for weight in row]) for row in leanings.weights
    )
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


def _considered(player: ConventionPlayer, observation: Observation) -> Sequence[Option]:
    """Return the options that people consider: those that do not mislead, or the best if all do."""
    weighed = player.weigh(observation)
    return [option for option in weighed if not option.is_misleading] or weighed[:1]


class Person:
    """Plays as people did; random numbers are seeded by the actions so far.

    It takes no action that the policy does not weigh: people had reasons for these that it would not
    have. And it gives no clue that would mislead: the recorded people gave such clues by
    conventions of their own, which their partners understood and its partners would not.
    """

    def __init__(self, leanings: Leanings | None = None) -> None:
        self._leanings = leanings or fitted_leanings()
        agreement = agreement_of(PEOPLE_KNOW)

        class Tracker(ErringTracker):
            misreads = self._leanings.misreads
            forgets = 0.0

        self._player = ConventionPlayer(agreement, tracker=Tracker)

    def choose(self, observation: Observation, budget: Budget) -> Decision:  # noqa: ARG002 (answers at once)
        options = _considered(self._player, observation)
        context = context_of(observation, asked=self._player.was_asked)
        point = Random(f"person {seed_from_history(observation)}").random()  # noqa: S311 (not a secret)
        totals = list(accumulate(self._leanings.chances(context, options)))
        place = next((n for n, total in enumerate(totals) if point < total), len(options) - 1)
        chosen = (options[place], *options[:place], *options[place + 1 :])
        return self._player.decision(observation, chosen)


class UnadaptingTracker(SeatTracker):
    """A tracker that reads every player by the agreement, whatever they do."""

    def __init__(self, observation: Observation, agreement: Agreement) -> None:
        super().__init__(observation, agreement)
        self.model.adapts = 0


SLIPS = 0.03


class StandIn(Enum):
    """The kinds of stand-ins."""

    NOISY = "noisy"
    LITERAL = "literal"
    HOARDER = "hoarder"
    BEGINNER = "beginner"
    PERSON = "person"
    NO_BLIND_PLAYS = "no_blind_plays"
    NO_PROMPTS = "no_prompts"

    @property
    def knows(self) -> Level:
        """The level whose conventions teammates assume it to know."""
        if self in LACKS:
            return Level.EXPERT
        return PEOPLE_KNOW if self is StandIn.PERSON else Level.CASUAL


LACKS = {
    StandIn.NO_BLIND_PLAYS: (Convention.FINESSE, Convention.SELF_FINESSE),
    StandIn.NO_PROMPTS: (Convention.PROMPT,),
}
"""The conventions that some stand-ins neither use nor expect, though their tables agreed on them."""


def chance_found(observation: Observation, best: Action) -> float:
    """Return the share of people that would choose an action, as far as the fitted numbers tell.

    People know different conventions: the share is the mean over those of the levels. ``sharpness``
    has no part in it, since it makes up for errors that follow each other in a game.
    """
    leanings = replace(fitted_leanings(), sharpness=1.0)
    chances = []
    for level in Level:
        player = ConventionPlayer(agreement_of(level))
        options = _considered(player, observation)
        context = context_of(observation, asked=player.was_asked)
        found = zip(options, leanings.chances(context, options), strict=True)
        chances.append(sum(chance for option, chance in found if option.action == best))
    return fmean(chances)


def stand_in_of(kind: StandIn) -> Teammate:
    """Create a stand-in."""
    match kind:
        case StandIn.NOISY:
            return NoisyPlayer()
        case StandIn.LITERAL:
            return LiteralPlayer()
        case StandIn.HOARDER:
            return Hoarder()
        case StandIn.BEGINNER:
            return Beginner()
        case StandIn.PERSON:
            return Person()
    return PartialPlayer(LACKS[kind])


def _chance(observation: Observation) -> Random:
    return Random(seed_from_history(observation))  # noqa: S311 (not a secret)


class NoisyPlayer:
    """Stands for a person: casual conventions, with misreadings and slips of the hand."""

    def choose(self, observation: Observation, budget: Budget) -> Decision:  # noqa: ARG002 (answers at once)
        player = ConventionPlayer(agreement_of(Level.CASUAL), tracker=ErringTracker)
        decision = player.decision(observation, player.weigh(observation))
        chance = _chance(observation)
        hand = observation.hand_orders(observation.seat)
        if isinstance(decision.action, Discard) and chance.random() < SLIPS and len(hand) > 1:
            place = hand.index(decision.action.order)
            slipped = hand[place + 1] if place + 1 < len(hand) else hand[place - 1]
            return Decision(Discard(slipped), decision.reason)
        return decision


class PartialPlayer:
    """Plays by Experts' conventions except those it is ``lacking``, whatever its partners show."""

    def __init__(self, lacking: Iterable[Convention]) -> None:
        agreement = agreement_of(Level.EXPERT)
        for convention in lacking:
            agreement = agreement.without_one(convention)
        self._player = ConventionPlayer(agreement, tracker=UnadaptingTracker)

    def choose(self, observation: Observation, budget: Budget) -> Decision:  # noqa: ARG002 (answers at once)
        return self._player.decision(observation, self._player.weigh(observation))


class Hoarder:
    """Plays by casual conventions, but gives any clue that does not mislead rather than discard."""

    def __init__(self) -> None:
        self._player = ConventionPlayer(agreement_of(Level.CASUAL))

    def choose(self, observation: Observation, budget: Budget) -> Decision:  # noqa: ARG002 (answers at once)
        """Play if possible, otherwise clue, otherwise discard."""
        options = self._player.weigh(observation)
        for kind in (Play, Clue, Discard):
            for option in options:
                if isinstance(option.action, kind) and (
                    kind is not Clue or not option.is_misleading
                ):
                    return self._player.decision(observation, options, option.action)
        return self._player.decision(observation, options)


class _Simple:
    """Base of the simple stand-ins: they use facts alone, no conventions."""

    def choose(self, observation: Observation, budget: Budget) -> Decision:  # noqa: ARG002 (answers at once)
        standing = Standing.from_table(observation)
        legal = legal_actions(observation)
        for order in self._to_play(observation):
            return _decision(Play(order), ReasonCode.PLAY_KNOWN, order)
        clue = self._clue(observation, standing)
        if clue in legal and clue is not None:
            return Decision(clue, Reason(ReasonCode.CLUE_STALL))
        unclued = [h.order for h in observation.own_hand if not h.marks.touched]
        for order in (*unclued, *observation.hand_orders(observation.seat)):
            if Discard(order) in legal:
                return _decision(Discard(order), ReasonCode.DISCARD_CHOP, order)
        return Decision(legal[-1], Reason(ReasonCode.NONE_GIVEN))

    def _to_play(self, observation: Observation) -> list[int]:
        return [held.order for held in observation.own_hand if _fits_for_sure(held, observation)]

    def _clue(self, observation: Observation, standing: Standing) -> Clue | None:
        raise NotImplementedError


class LiteralPlayer(_Simple):
    """Clues only cards that can be played now, and plays the newest card that its last clue touched."""

    def _to_play(self, observation: Observation) -> list[int]:
        playable = [order for order in _told_last(observation) if _may_fit(order, observation)]
        return playable[-1:] or super()._to_play(observation)

    def _clue(self, observation: Observation, standing: Standing) -> Clue | None:  # noqa: ARG002 (only what fits now counts)
        players = observation.options.players
        for step in range(1, players):
            target = (observation.seat + step) % players
            for held in observation.hands[target]:
                if held.card is None or held.marks.touched or not _fits(held.card, observation):
                    continue
                clues = (Clue(target, held.card.rank), Clue(target, held.card.suit))
                return min(clues, key=lambda clue: len(observation.touched_by(clue)))
        return None


class Beginner(_Simple):
    """Gives random clues half of the time, and plays only cards it knows to fit."""

    def _clue(self, observation: Observation, standing: Standing) -> Clue | None:
        chance = _chance(observation)
        useful = [
            Clue(target, value)
            for target, hand in enumerate(observation.hands)
            for held in hand
            if held.card is not None and not is_trash(held.card, standing)
            for value in (held.card.suit, held.card.rank)
        ]
        must = observation.clue_tokens == 8
        return chance.choice(useful) if useful and (must or chance.random() < 0.5) else None


def _decision(action: Play | Discard, code: ReasonCode, order: int) -> Decision:
    return Decision(action, Reason(code, (order,)))


def _fits(card: Card, observation: Observation) -> bool:
    top = observation.fireworks[observation.options.suits.index(card.suit)]
    return card.rank == top + 1


def _conceivable(held: HandCard, observation: Observation) -> list[Card]:
    return [card for card in set(observation.options.box) if held.marks.allow(card)]


def _fits_for_sure(held: HandCard, observation: Observation) -> bool:
    return all(_fits(card, observation) for card in _conceivable(held, observation))


def _may_fit(order: int, observation: Observation) -> bool:
    held = next((h for h in observation.own_hand if h.order == order), None)
    if held is None:
        return False
    return any(_fits(card, observation) for card in _conceivable(held, observation))


def _told_last(observation: Observation) -> tuple[int, ...]:
    """Return the cards touched by the last clue to this seat, unless it has played a card since."""
    for turn in reversed(observation.history):
        for event in turn.events:
            if isinstance(event, Played | Misplayed) and event.seat == observation.seat:
                return ()
            if isinstance(event, Clued) and event.target == observation.seat:
                return event.touched
    return ()
