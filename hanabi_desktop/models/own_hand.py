"""How people hold their own cards: in which order, raised or tilted, with notes on them.

None of it is part of the game: slots, plays and conventions go by the cards' age.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.cards import Card, Rank, Suit

LONGEST_NOTE = 40


def noted_card(note: str, suits: tuple[Suit, ...]) -> Card | None:
    """The card a note names by letter and rank, such as "r2" or "2 R"; None for other notes."""
    signs = sorted(note.replace(" ", "").casefold(), reverse=True)
    letters = {suit.letter: suit for suit in suits}
    ranks = {str(rank.value): rank for rank in Rank}
    if len(signs) == 2 and signs[0] in letters and signs[1] in ranks:
        return Card(letters[signs[0]], ranks[signs[1]])
    return None


@dataclass(slots=True)
class _Holding:
    """How one person holds their cards, by the cards' orders."""

    sorted: tuple[int, ...] = ()
    raised: frozenset[int] = frozenset()
    tilted: frozenset[int] = frozenset()
    notes: dict[int, str] = field(default_factory=dict)


class OwnHand(QObject):
    """Remembers what the people at the screen have done to the look of their hands.

    It tells of one person's hand at a time: nobody reads another's notes.

    Signals:
        changed: something lies, or is marked, otherwise than before.
        noted: (int, str) a note was written on a card, by order; empty when it was taken off.
    """

    changed = Signal()
    noted = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._holdings: dict[int, _Holding] = {}
        self._mine = _Holding()

    def begin(self) -> None:
        """Another game: nothing is sorted or marked, in nobody's hand."""
        self._holdings.clear()
        self.put_away()

    def put_away(self) -> None:
        """Nobody looks on: tell of no hand."""
        self._mine = _Holding()
        self.changed.emit()

    def take(self, seat: int, notes: Mapping[int, str]) -> None:
        """Tell of this person's hand from now on, with these notes on it."""
        self._mine = self._holdings.setdefault(seat, _Holding())
        self._mine.notes = dict(notes)
        self.changed.emit()

    def row(self, hand: tuple[int, ...]) -> tuple[int, ...]:
        """A hand (the oldest card first) as it lies from left to right.

        As dealt, the newest card lies leftmost; cards drawn after the hand was sorted join it
        on the left.
        """
        fresh = [order for order in reversed(hand) if order not in self._mine.sorted]
        return (*fresh, *(order for order in self._mine.sorted if order in hand))

    def row_with(self, hand: tuple[int, ...], order: int, place: int) -> tuple[int, ...]:
        """The row if a card were moved to a place, 0 being the leftmost."""
        row = [other for other in self.row(hand) if other != order]
        row.insert(max(0, min(place, len(row))), order)
        return tuple(row)

    def move(self, hand: tuple[int, ...], order: int, place: int) -> None:
        """Move a card to a place within its hand."""
        self._mine.sorted = self.row_with(hand, order, place)
        self.changed.emit()

    @property
    def is_sorted(self) -> bool:
        """Whether cards lie otherwise than by age."""
        return bool(self._mine.sorted)

    def sort_by_age(self) -> None:
        """Let the cards lie as they were drawn again."""
        self._mine.sorted = ()
        self.changed.emit()

    def is_raised(self, order: int) -> bool:
        """Whether a card is held a little higher."""
        return order in self._mine.raised

    def raise_or_lower(self, order: int) -> None:
        """Hold a card a little higher, or no longer."""
        self._mine.raised ^= {order}
        self.changed.emit()

    def is_tilted(self, order: int) -> bool:
        """Whether a card is held at an angle."""
        return order in self._mine.tilted

    def tilt_or_straighten(self, order: int) -> None:
        """Hold a card at an angle, or no longer."""
        self._mine.tilted ^= {order}
        self.changed.emit()

    def note(self, order: int) -> str:
        """What is written on a card."""
        return self._mine.notes.get(order, "")

    def write(self, order: int, text: str) -> None:
        """Write a note on a card; an empty one takes it off."""
        note = " ".join(text.split())[:LONGEST_NOTE]
        if note == self.note(order):
            return
        if note:
            self._mine.notes[order] = note
        else:
            del self._mine.notes[order]
        self.noted.emit(order, note)
        self.changed.emit()
