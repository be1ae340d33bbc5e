"""Remarks besides clues, at tables that allow them.

A strict table allows only clues (docs/rules.md, "Communication"). A remark does not affect the
game, and an answer only points at what clues have already told everybody.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from hanabi_desktop.game.cards import Rank, Suit
from hanabi_desktop.game.observation import Observation, Refusal, slot_of
from hanabi_desktop.game.options import TableTalk


class Remark(Enum):
    """The remarks; the values are the names in files."""

    KNOW_NOTHING = "know_nothing"
    REMEMBER = "remember"
    THANKS = "thanks"
    WELL_PLAYED = "well_played"
    SORRY = "sorry"

    @property
    def asks_somebody(self) -> bool:
        """Whether it is a question to another seat."""
        return self is Remark.REMEMBER


@dataclass(frozen=True, slots=True)
class Pointing:
    """A card that its holder points at, and what clues have told about it.

    ``slot`` is 1 for the newest; ``suit`` and ``rank`` are None if no clue has told them.
    """

    order: int
    slot: int
    suit: Suit | None
    rank: Rank | None


@dataclass(frozen=True, slots=True)
class Said:
    """A remark that was made after ``turns`` turns.

    Attributes:
        to: the seat that was asked; None unless it is a question.
        answer: the cards that the asked seat has pointed at; None if there is no answer.
    """

    turns: int
    seat: int
    remark: Remark
    to: int | None = None
    answer: tuple[Pointing, ...] | None = None

    def is_same_as(self, other: "Said") -> bool:
        """Return whether it is the same remark in the same turn, ignoring the answer."""
        mine = (self.turns, self.seat, self.remark, self.to)
        return mine == (other.turns, other.seat, other.remark, other.to)


def why_not_say(observation: Observation, said: Said, before: Iterable[Said]) -> Refusal | None:
    """Return why the observing seat may not say this now, given all remarks ``before``; None if it may."""
    options = observation.options
    if options.table_talk is TableTalk.STRICT:
        return Refusal.NO_REMARKS
    if observation.ending is not None:
        return Refusal.GAME_OVER
    if observation.seat_to_act != observation.seat:
        return Refusal.SOMEBODY_DECIDES
    others = {None, *range(options.players)} - {observation.seat}
    if said.to not in others or said.remark.asks_somebody == (said.to is None):
        return Refusal.NO_SUCH_SEAT
    if any(said.is_same_as(other) for other in before):
        return Refusal.SAID_ALREADY
    return None


def clued_cards(observation: Observation, seat: int) -> tuple[Pointing, ...]:
    """Return the cards of a hand that clues have touched, the newest first; common knowledge."""
    orders = observation.hand_orders(seat)
    return tuple(
        Pointing(
            held.order,
            slot_of(orders, held.order),
            held.marks.told_suit,
            next(iter(held.marks.ranks)) if held.marks.told_rank else None,
        )
        for held in reversed(observation.hands[seat])
        if held.marks.touched
    )
