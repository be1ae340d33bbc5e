"""How a person arranges their own hand: order, raised or tilted cards, and notes.

None of this affects the game: slots and conventions depend on the cards' age only.
"""

import re
from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.cards import Card, Rank, Suit
from hanabi_desktop.library.metadata.badges_and_notes import HeldHand

LONGEST_NOTE = 40


_BRACKETS = re.compile(r"\[([^\]]*)\]")
_NAMED = re.compile(r"([a-z])\s*([1-5])|([1-5])\s*([a-z])")


def noted_card(note: str, suits: tuple[Suit, ...]) -> Card | None:
    """Return the card that a note such as "r2" or "2 R" names, or None.

    As on hanab.live, only the text after the last "|" counts, or the part of it in brackets.
    """
    latest = note.rpartition("|")[2]
    bracketed = _BRACKETS.search(latest)
    named = _NAMED.fullmatch((bracketed[1] if bracketed else latest).strip().casefold())
    if named is None:
        return None
    letter, rank = named[1] or named[4], named[2] or named[3]
    suit = next((suit for suit in suits if suit.letter.casefold() == letter), None)
    return None if suit is None else Card(suit, Rank(int(rank)))


class OwnHand(QObject):
    """The arrangement of one person's hand, and the notes on it.

    It holds one person's hand at a time, so that nobody reads another's notes; the session
    stores them all.

    Signals:
        changed: the order, the marks or a note have changed.
        noted: (int, str) a note was written on the card of this order; empty when removed.
        held: (HeldHand) the arrangement has changed.
    """

    changed = Signal()
    noted = Signal(int, str)
    held = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hand = HeldHand()
        self._notes: dict[int, str] = {}

    def put_away(self) -> None:
        """Clear the hand, as when the screen is being handed over."""
        self.take({}, HeldHand())

    def take(self, notes: Mapping[int, str], hand: HeldHand) -> None:
        """Show a person's hand with this arrangement and these notes."""
        self._hand, self._notes = hand, dict(notes)
        self.changed.emit()

    def _hold(self, hand: HeldHand) -> None:
        self._hand = hand
        self.held.emit(hand)
        self.changed.emit()

    def row(self, hand: tuple[int, ...]) -> tuple[int, ...]:
        """Return a hand, given oldest card first, in the order in which it lies from left to right.

        By default the newest card is leftmost; cards drawn after sorting are added on the left.
        """
        fresh = [order for order in reversed(hand) if order not in self._hand.row]
        return (*fresh, *(order for order in self._hand.row if order in hand))

    def row_with(self, hand: tuple[int, ...], order: int, place: int) -> tuple[int, ...]:
        """Return the row as it would be with a card moved to an index from the left."""
        row = [other for other in self.row(hand) if other != order]
        row.insert(max(0, min(place, len(row))), order)
        return tuple(row)

    def move(self, hand: tuple[int, ...], order: int, place: int) -> None:
        self._hold(replace(self._hand, row=self.row_with(hand, order, place)))

    @property
    def is_sorted(self) -> bool:
        """Whether the cards are in another order than by age."""
        return bool(self._hand.row)

    def sort_by_age(self) -> None:
        """Sort the cards by age, newest leftmost."""
        self._hold(replace(self._hand, row=()))

    def is_raised(self, order: int) -> bool:
        return order in self._hand.raised

    def raise_or_lower(self, order: int) -> None:
        self._hold(replace(self._hand, raised=self._hand.raised ^ {order}))

    def is_tilted(self, order: int) -> bool:
        return order in self._hand.tilted

    def tilt_or_straighten(self, order: int) -> None:
        self._hold(replace(self._hand, tilted=self._hand.tilted ^ {order}))

    def note(self, order: int) -> str:
        """Return the note on a card; empty if there is none."""
        return self._notes.get(order, "")

    def write(self, order: int, text: str) -> None:
        """Write a note on a card; an empty text removes it."""
        note = " ".join(text.split())[:LONGEST_NOTE]
        if note == self.note(order):
            return
        if note:
            self._notes[order] = note
        else:
            del self._notes[order]
        self.noted.emit(order, note)
        self.changed.emit()
