"""What people keep with a game: bookmarks, notes on cards, how they hold their hands, other courses."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A moment that somebody wanted to find again.

    Attributes:
        turns: so many had been played by then.
        seat: who marked it.
        note: why; may be empty.
    """

    turns: int
    seat: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class CardNote:
    """A note on a card, as it was written during the game.

    Attributes:
        turns: so many had been played by then.
        seat: who wrote it.
        order: on which card.
        text: empty where a note was taken off.
    """

    turns: int
    seat: int
    order: int
    text: str


@dataclass(frozen=True, slots=True)
class HeldHand:
    """How somebody holds their cards, by the cards' orders; none of it is part of the game.

    Attributes:
        row: those that were sorted, from left to right; cards drawn since lie left of them.
        raised, tilted: those held higher, and at an angle.
    """

    row: tuple[int, ...] = ()
    raised: frozenset[int] = frozenset()
    tilted: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class BranchEntry:
    """A course that a game did not take, as a list shows it.

    Attributes:
        name: what it is called.
        turn: after so many of the game's turns it begins.
        points: what it ended with.
    """

    name: str
    turn: int
    points: int
