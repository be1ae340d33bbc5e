"""How people play whose conventions are not recorded, estimated from their games.

A play that no agreement explains is no gamble among people who understand each other, and a card
that they do not play although an agreement says that it fits is seldom that card. So the actions of
people are evidence of what they know. The frequencies come from recorded games (``people.json``;
``measure-review people FILE --write`` counts them again). They depend on the circumstances of each
choice, never on what the card in question turned out to be.
"""

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path

from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.observation import HandCard, Observation
from hanabi_desktop.game.scoring import Standing
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.encoding.seat_tracker import SeatTracker
from hanabi_desktop.teammates.players.convention_player import Option
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.search.suppositions import Supposition

FILE = Path(__file__).parent / "people.json"


class CardChoice(Enum):
    """What a player did about a card, and what was known of the card."""

    PLAYED_AGREED = "played_agreed"
    """A clued card that the agreement takes to be playable was played."""
    PLAYED_CLUED = "played_clued"
    """A clued card was played that does not fit by the agreement alone."""
    PLAYED_PROMISED = "played_promised"
    """An unclued card was played that the agreement asks for (a finesse)."""
    PLAYED_NEWEST_AFTER_CLUE = "played_newest_after_clue"
    """The newest unclued card was played after somebody else was clued since the player's last turn."""
    PLAYED_NEWEST = "played_newest"
    PLAYED_OTHER_AFTER_CLUE = "played_other_after_clue"
    PLAYED_OTHER = "played_other"
    PLAYED_IN_LAST_ROUND = "played_in_last_round"
    """An unclued card was played in the last round."""
    LEFT_CLUED_FOR_PLAY = "left_clued_for_play"
    """A clued card that the agreement would have played was left for another play."""
    LEFT_CLUED_FOR_CLUE = "left_clued_for_clue"
    """A clued card that the agreement would have played was left for a clue."""
    LEFT_CLUED_FOR_DISCARD = "left_clued_for_discard"
    """A clued card that the agreement would have played was left for a discard."""
    LEFT_PROMISED = "left_promised"
    """An unclued card that the agreement asks for was left."""
    DISCARDED_CHOP = "discarded_chop"
    """The chop was discarded."""
    KEPT_CHOP = "kept_chop"
    """A card other than the chop was discarded."""

    @property
    def is_play(self) -> bool:
        """Whether the card was played."""
        return self.value.startswith("played")

    def identities(self, model: SeatModel) -> int:
        """Return the identities that the choice is evidence of, as bits: last copies or playable cards."""
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
    """How often something was true.

    Attributes:
        times: the number of cases in which it was.
        total: the number of all cases.
    """

    times: int
    total: int

    @property
    def chance(self) -> float:
        """The probability of the next case (Laplace's rule of succession)."""
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
        misunderstood: how often the agreement's failures actually happen: a card is played that
            fits by the agreement but not in fact, or a last copy on the chop is discarded by a
            player who discards.
        choices: for each choice, how often its card fitted or was a last copy.
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
    """Return what an action says about the acting seat's own cards, by order.

    Args:
        observation: what the acting seat saw before.
        model: what it believes by the agreement, after thinking about its own hand.
        action: what it did.
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
    """Return the agreement's choice for a seat, passing over a play that the seat did not make.

    Args:
        action: what the seat did.
        options: what the agreement weighs, the best first. A play that the seat did not make is
            passed over, since the seat may have known that the card does not fit.
    """
    agreed = options[0].action
    if not isinstance(agreed, Play) or agreed == action:
        return agreed
    others = (option.action for option in options if option.action == action)
    left = (option.action for option in options if not isinstance(option.action, Play))
    return next(others if isinstance(action, Play) else left, agreed)


def is_bluff(observation: Observation, action: Action) -> bool:
    """Return whether an action looks like a bluff, or like the answer to one.

    A bluff is a clue that touches no card that fits and is given to somebody other than the next
    player, in order to make the next player play their newest unclued card. For the clue, that card
    has to fit, since the giver sees it; for the play, it does not matter what the card turned out
    to be.
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
    card = held.card
    return (
        card is not None and card.rank == Standing.from_table(observation).fireworks[card.suit] + 1
    )


def _touches_what_fits(observation: Observation, clue: Clue) -> bool:
    touched = observation.touched_by(clue)
    return any(
        held.order in touched and _fits(observation, held)
        for held in observation.hands[clue.target]
    )


def is_unrecorded(
    observation: Observation, action: Action, options: Sequence[Option], agreement: Agreement
) -> bool:
    """Return whether an action makes sense only by a convention that teammates do not have.

    That is a clue that the agreement misreads, a blind play that it does not ask for, or the
    discard of an unclued card that is not the chop.
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
    """Return the probability that the cards an action says something about fit, or are last copies.

    Args: as for ``choices_about_cards``, and how people play.
    """
    choices = choices_about_cards(observation, model, action, policy)
    return tuple(
        Supposition(order, choice.identities(model), people.choices[choice].chance)
        for order, choice in choices.items()
    )
