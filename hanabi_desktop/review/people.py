"""Statistics of how people play whose conventions are not recorded.

Among people who understand each other, a play that the agreement does not explain is rarely a
gamble. Conversely, a card that they leave although it is playable by the agreement is less likely to
be playable. The actions of people are therefore evidence of what they know. The frequencies were
counted in recorded games (``people.json``; ``measure-review people FILE --write`` counts them
again). Which frequency applies depends on the circumstances of a choice, never on the identity of
the card.
"""

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path

from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.observation import HandCard, Observation
from hanabi_desktop.game.scoring import Standing, is_playable
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.encoding import SeatTracker
from hanabi_desktop.teammates.players import Option
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.search.belief import STRANDS, Supposition, is_among
from hanabi_desktop.teammates.search.rollouts import Future, Rollouts

FILE = Path(__file__).parent / "people.json"


class CardChoice(Enum):
    """What a player did with an own card, and what was known about the card."""

    PLAYED_AGREED = "played_agreed"
    """A clued card was played that is playable by the agreement."""
    PLAYED_CLUED = "played_clued"
    """A clued card was played that the agreement does not take to be playable."""
    PLAYED_PROMISED = "played_promised"
    """An unclued card was played for which the agreement asks (a finesse)."""
    PLAYED_NEWEST_AFTER_CLUE = "played_newest_after_clue"
    """The newest unclued card was played; since the player's last turn somebody else was clued."""
    PLAYED_NEWEST = "played_newest"
    PLAYED_OTHER_AFTER_CLUE = "played_other_after_clue"
    PLAYED_OTHER = "played_other"
    PLAYED_IN_LAST_ROUND = "played_in_last_round"
    """An unclued card was played in the last round."""
    LEFT_CLUED_FOR_PLAY = "left_clued_for_play"
    """The agreement's choice was to play a clued card, but another card was played."""
    LEFT_CLUED_FOR_CLUE = "left_clued_for_clue"
    """The agreement's choice was to play a clued card, but a clue was given."""
    LEFT_CLUED_FOR_DISCARD = "left_clued_for_discard"
    """The agreement's choice was to play a clued card, but a card was discarded."""
    LEFT_PROMISED = "left_promised"
    """The agreement's choice was to play an unclued card, but it was not played."""
    DISCARDED_CHOP = "discarded_chop"
    """The chop was discarded."""
    KEPT_CHOP = "kept_chop"
    """A card other than the chop was discarded."""

    @property
    def is_play(self) -> bool:
        """Whether the card was played."""
        return self.value.startswith("played")

    def identities(self, model: SeatModel) -> int:
        """Return the identities for or against which the choice is evidence, as bits.

        These are the last copies for choices about the chop, otherwise the playable identities.
        """
        if self in (CardChoice.DISCARDED_CHOP, CardChoice.KEPT_CHOP):
            return model.critical
        return model.playable


_LEFT_FOR: Mapping[type[Action], CardChoice] = {
    Play: CardChoice.LEFT_CLUED_FOR_PLAY,
    Clue: CardChoice.LEFT_CLUED_FOR_CLUE,
    Discard: CardChoice.LEFT_CLUED_FOR_DISCARD,
}


@dataclass(frozen=True, slots=True)
class Share:
    """The frequency of something in recorded games.

    Attributes:
        times: the number of cases in which it was true.
        total: the number of all cases.
    """

    times: int
    total: int

    @property
    def chance(self) -> float:
        """The probability that it is true in the next case (Laplace's rule of succession)."""
        return (self.times + 1) / (self.total + 2)

    @property
    def error(self) -> float:
        """The standard error of ``chance``."""
        return math.sqrt(self.chance * (1 - self.chance) / (self.total + 3))

    def __add__(self, other: "Share") -> "Share":
        return Share(self.times + other.times, self.total + other.total)


@dataclass(frozen=True, slots=True)
class People:
    """The frequencies counted in recorded games.

    Attributes:
        misunderstood: how often people make the errors to which the agreement would lead: they play
            a card that only the agreement takes to be playable, or, when they discard, a last copy
            on their chop.
        choices: for each choice, how often the card was playable or, for choices about the chop, a
            last copy.
    """

    misunderstood: Share
    choices: Mapping[CardChoice, Share]


@cache
def recorded_people() -> People:
    """Return the frequencies counted in recorded games."""
    counted = {name: Share(*found) for name, found in json.loads(FILE.read_text("utf-8")).items()}
    return People(
        counted["misunderstood"], {choice: counted[choice.value] for choice in CardChoice}
    )


def write_people(people: People, file: Path = FILE) -> None:
    """Write the frequencies, one per line."""
    counted = {"misunderstood": people.misunderstood}
    counted |= {choice.value: people.choices[choice] for choice in CardChoice}
    lines = [f" {json.dumps(name)}: [{one.times}, {one.total}]" for name, one in counted.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    recorded_people.cache_clear()


def choices_about_cards(
    observation: Observation, model: SeatModel, action: Action, policy: Action
) -> dict[int, CardChoice]:
    """Return the choices about own cards that an action implies, by order.

    Args:
        observation: what the acting seat saw before the action.
        model: the seat's model by the agreement; ``think`` has been called for its own hand.
        action: the action that the seat chose.
        policy: the agreement's choice.
    """
    choices: dict[int, CardChoice] = {}
    if isinstance(policy, Play):
        clued = bool(model.clued[policy.order])
        choices[policy.order] = _LEFT_FOR[type(action)] if clued else CardChoice.LEFT_PROMISED
    if isinstance(action, Play):
        choices[action.order] = _played(observation, model, action.order)
    chop = model.chop(observation.seat)
    if isinstance(action, Discard) and chop >= 0:
        same = action.order == chop
        choices.setdefault(chop, CardChoice.DISCARDED_CHOP if same else CardChoice.KEPT_CHOP)
    return choices


def _played(observation: Observation, model: SeatModel, order: int) -> CardChoice:
    if model.clued[order]:
        agreed = bool(model.is_sure(order))
        return CardChoice.PLAYED_AGREED if agreed else CardChoice.PLAYED_CLUED
    if model.promised[order]:
        return CardChoice.PLAYED_PROMISED
    if model.turns_left >= 0:
        return CardChoice.PLAYED_IN_LAST_ROUND
    unclued = [held.order for held in observation.own_hand if not held.marks.touched]
    after_clue = any(
        isinstance(turn.action, Clue) and turn.action.target != observation.seat
        for turn in observation.history[-(observation.options.players - 1) :]
    )
    if order == max(unclued):
        return CardChoice.PLAYED_NEWEST_AFTER_CLUE if after_clue else CardChoice.PLAYED_NEWEST
    return CardChoice.PLAYED_OTHER_AFTER_CLUE if after_clue else CardChoice.PLAYED_OTHER


def believed_policy(action: Action, options: Sequence[Option]) -> Action:
    """Return the agreement's choice for a seat, skipping plays that the seat did not make.

    Such plays are skipped because the seat may have known that the card does not fit.

    Args:
        action: the action that the seat chose.
        options: the options that the agreement weighs, the best first.
    """
    agreed = options[0].action
    if not isinstance(agreed, Play) or agreed == action:
        return agreed
    others = (option.action for option in options if option.action == action)
    left = (option.action for option in options if not isinstance(option.action, Play))
    return next(others if isinstance(action, Play) else left, agreed)


def is_bluff(observation: Observation, action: Action) -> bool:
    """Return whether an action looks like a bluff, or like the answer to one.

    A bluff is a clue that touches no playable card and is given to somebody other than the next
    player, in order to make the next player play their newest unclued card. A clue counts only if
    that card is playable, which its giver sees. A play counts whatever the card turned out to be.
    """
    if isinstance(action, Clue):
        following = (observation.seat + 1) % observation.options.players
        newest = _newest_unclued(observation, following)
        is_asked = action.target != following and newest is not None and _fits(observation, newest)
        return is_asked and not _touches_what_fits(observation, action)
    if not isinstance(action, Play) or not observation.history:
        return False
    told = observation.history[-1].action
    newest = _newest_unclued(observation, observation.seat)
    if not isinstance(told, Clue) or told.target == observation.seat or newest is None:
        return False
    return newest.order == action.order and not _touches_what_fits(observation, told)


def _newest_unclued(observation: Observation, seat: int) -> HandCard | None:
    unclued = (held for held in observation.hands[seat] if not held.marks.touched)
    return max(unclued, key=lambda held: held.order, default=None)


def _fits(observation: Observation, held: HandCard) -> bool:
    """Return whether a card that the observing seat sees can be played now."""
    standing = Standing.from_table(observation)
    return held.card is not None and is_playable(held.card, standing)


def _touches_what_fits(observation: Observation, clue: Clue) -> bool:
    touched = observation.touched_by(clue)
    return any(
        held.order in touched and _fits(observation, held)
        for held in observation.hands[clue.target]
    )


def is_unrecorded(
    observation: Observation, action: Action, options: Sequence[Option], agreement: Agreement
) -> bool:
    """Return whether an action makes sense only by a convention that the agreement lacks.

    Such actions are clues that the agreement misreads, blind plays for which it does not ask (before
    the last round), and discards of unclued cards other than the chop.
    """
    match action:
        case Clue():
            return any(one.action == action and one.is_misleading for one in options)
        case Play(order) | Discard(order):
            model = SeatTracker.after(observation, agreement).model
            if model.clued[order]:
                return False
            if isinstance(action, Play):
                return not model.promised[order] and model.turns_left < 0
            return model.chop(observation.seat) != order


def suppositions_of(
    observation: Observation, model: SeatModel, action: Action, policy: Action, people: People
) -> tuple[Supposition, ...]:
    """Return suppositions about own cards from an action and the frequencies with which people play.

    Each is the probability that a card is playable or, for choices about the chop, a last copy. The
    other arguments are those of ``choices_about_cards``.
    """
    choices = choices_about_cards(observation, model, action, policy)
    return tuple(
        Supposition(order, choice.identities(model), people.choices[choice].chance)
        for order, choice in choices.items()
    )


_STEP = math.sqrt(3) - 1
"""The irrational step that spreads evenly the games in which people misunderstand each other."""


def is_misunderstood(number: int, people: People) -> bool:
    """Return whether the table has only the agreement's conventions in the sampled game with this number."""
    return is_among(number, _STEP, people.misunderstood.chance)


class PeopleRollouts:
    """Plays out a position at a table of people; the seat's choice counts as evidence of what it knew.

    In a small share of the sampled games the table has no conventions beyond the agreement. In all
    others it understands what the agreement does not (see ``Simulation.understood``).

    Args:
        observation: the position.
        action: the action that the seat chose.
        policy: the agreement's choice.
        agreement: the agreement that the table is assumed to have.
        people: the frequencies with which people play.
        seed: the seed of the sampled deals.
        games_per_sample: the number of games of a strand that share one sample of hands.
    """

    def __init__(
        self,
        observation: Observation,
        action: Action,
        policy: Action,
        agreement: Agreement,
        people: People,
        seed: int,
        games_per_sample: int,
    ) -> None:
        model = SeatTracker.after(observation, agreement).model
        model.think(observation.seat)
        supposed = suppositions_of(observation, model, action, policy, people)
        self._people = people
        self._games_a_sample = games_per_sample
        self._understood, self._misunderstood = (
            Rollouts(
                observation,
                agreement,
                seed,
                suppositions=supposed,
                games_per_sample=games_per_sample,
                understood=understood,
            )
            for understood in (True, False)
        )

    def scores(self, actions: Sequence[Action], deals: Iterable[int]) -> list[tuple[float, ...]]:
        """Return the points that each action leads to on the sampled deals with these numbers."""
        found: list[tuple[float, ...]] = []
        for deal in deals:
            found += self._table_of(deal).scores(actions, (deal,))
        return found

    def futures(self, action: Action, deals: Iterable[int]) -> list[Future]:
        """Play an action out on the sampled deals with these numbers, and return what happens."""
        found: list[Future] = []
        for deal in deals:
            found += self._table_of(deal).futures(action, (deal,))
        return found

    def _table_of(self, deal: int) -> Rollouts:
        """Return the rollouts with which the sampled deal of this number is played."""
        # All games that share a sample of hands are played alike (see ``Belief.bring``).
        sample = deal // (STRANDS * self._games_a_sample) * STRANDS + deal % STRANDS
        misunderstood = is_misunderstood(sample, self._people)
        return self._misunderstood if misunderstood else self._understood
