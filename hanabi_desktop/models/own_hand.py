"""How people hold their own cards: in which order, raised or tilted, with notes on them.

None of it is part of the game: slots, plays and conventions go by the cards' age.
"""

import re
from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.cards import Card, Rank, Suit
from hanabi_desktop.library.metadata.jottings import HeldHand

LONGEST_NOTE = 40


_BRACKETS = re.compile(r"\[([^\]]*)\]")
_NAMED = re.compile(r"([a-z])\s*([1-5])|([1-5])\s*([a-z])")


def noted_card(note: str, suits: tuple[Suit, ...]) -> Card | None:
    """Return the card a note names by letter and rank, such as "r2" or "2 R"; None for other notes.

    As on hanab.live, what stands after the last "|" counts, and of that what stands in brackets.
    """
    latest = note.rpartition("|")[2]
    bracketed = _BRACKETS.search(latest)
    named = _NAMED.fullmatch((bracketed[1] if bracketed else latest).strip().casefold())
    if named is None:
        return None
    letter, rank = named[1] or named[4], named[2] or named[3]
    suit = next((suit for suit in suits if suit.letter == letter), None)
    return None if suit is None else Card(suit, Rank(int(rank)))


class OwnHand(QObject):
    """How whoever looks on holds their hand, and what they have written on it.

    It tells of one person's hand at a time: nobody reads another's notes. The session keeps all.

    Signals:
        changed: something lies, or is marked, otherwise than before.
        noted: (int, str) a note was written on a card, by order; empty when it was taken off.
        held: (HeldHand) the cards are held otherwise.
    """

    changed = Signal()
    noted = Signal(int, str)
    held = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hand = HeldHand()
        self._notes: dict[int, str] = {}

    def put_away(self) -> None:
        """Clear the hand, because nobody looks on."""
        self.take({}, HeldHand())

    def take(self, notes: Mapping[int, str], hand: HeldHand) -> None:
        """Tell of a person's hand from now on, held so, with these notes on it."""
        self._hand, self._notes = hand, dict(notes)
        self.changed.emit()

    def _hold(self, hand: HeldHand) -> None:
        self._hand = hand
        self.held.emit(hand)
        self.changed.emit()

    def row(self, hand: tuple[int, ...]) -> tuple[int, ...]:
        """Return a hand (the oldest card first) as it lies from left to right.

        As dealt, the newest card lies leftmost; cards drawn after the hand was sorted join it
        on the left.
        """
        fresh = [order for order in reversed(hand) if order not in self._hand.row]
        return (*fresh, *(order for order in self._hand.row if order in hand))

    def row_with(self, hand: tuple[int, ...], order: int, place: int) -> tuple[int, ...]:
        """Return the row if a card were moved to a place, 0 being the leftmost."""
        row = [other for other in self.row(hand) if other != order]
        row.insert(max(0, min(place, len(row))), order)
        return tuple(row)

    def move(self, hand: tuple[int, ...], order: int, place: int) -> None:
        """Move a card to a place within its hand."""
        self._hold(replace(self._hand, row=self.row_with(hand, order, place)))

    @property
    def is_sorted(self) -> bool:
        """Whether cards lie otherwise than by age."""
        return bool(self._hand.row)

    def sort_by_age(self) -> None:
        """Let the cards lie as they were drawn again."""
        self._hold(replace(self._hand, row=()))

    def is_raised(self, order: int) -> bool:
        """Return whether a card is held a little higher."""
        return order in self._hand.raised

    def raise_or_lower(self, order: int) -> None:
        """Hold a card a little higher, or no longer."""
        self._hold(replace(self._hand, raised=self._hand.raised ^ {order}))

    def is_tilted(self, order: int) -> bool:
        """Return whether a card is held at an angle."""
        return order in self._hand.tilted

    def tilt_or_straighten(self, order: int) -> None:
        """Hold a card at an angle, or no longer."""
        self._hold(replace(self._hand, tilted=self._hand.tilted ^ {order}))

    def note(self, order: int) -> str:
        """Return what is written on a card."""
        return self._notes.get(order, "")

    def write(self, order: int, text: str) -> None:
        """Write a note on a card; an empty one takes it off."""
        note = " ".join(text.split())[:LONGEST_NOTE]
        if note == self.note(order):
            return
        if note:
            self._notes[order] = note
        else:
            del self._notes[order]
        self.noted.emit(order, note)
        self.changed.emit()
