"""Remarks besides clues, at tables that allow them.

RULES.md, "Communication": a strict table knows clues alone. A remark changes nothing in the
game, and an answer points at nothing but what clues have already said to everybody.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from hanabi_desktop.game.cards import Rank, Suit
from hanabi_desktop.game.observation import Observation, Refusal, slot_of
from hanabi_desktop.game.options import TableTalk


class Remark(Enum):
    """What can be said; the values are the names in files."""

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
    """A card that its holder points at, and what clues have said of it.

    Attributes:
        order: the card.
        slot: where it lies in its hand, 1 for the newest.
        suit, rank: what is known of it; None where no clue has pointed it out.
    """

    order: int
    slot: int
    suit: Suit | None
    rank: Rank | None


@dataclass(frozen=True, slots=True)
class Said:
    """A remark that was made.

    Attributes:
        turns: how many turns had been played by then.
        seat: who made it.
        remark: what was said.
        to: who was asked, of a question.
        answer: what whoever was asked has pointed at; None where nobody has answered.
    """

    turns: int
    seat: int
    remark: Remark
    to: int | None = None
    answer: tuple[Pointing, ...] | None = None

    def is_same_as(self, other: "Said") -> bool:
        """Return whether the same was said in the same turn, whatever the answer."""
        mine = (self.turns, self.seat, self.remark, self.to)
        return mine == (other.turns, other.seat, other.remark, other.to)


def why_not_say(observation: Observation, said: Said, before: Iterable[Said]) -> Refusal | None:
    """Return why the observing seat may not say this now, ``before`` being what has been said so far."""
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


def remembered(observation: Observation, seat: int) -> tuple[Pointing, ...]:
    """Return the cards of a hand that clues have pointed at, the newest first. Common knowledge."""
    orders = observation.hand_orders(seat)
    return tuple(
        Pointing(
            held.order,
            slot_of(orders, held.order),
            next(iter(held.marks.suits)) if held.marks.told_suit else None,
            next(iter(held.marks.ranks)) if held.marks.told_rank else None,
        )
        for held in reversed(observation.hands[seat])
        if held.marks.touched
    )
