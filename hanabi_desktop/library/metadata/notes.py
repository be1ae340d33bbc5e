"""What people store with a game: bookmarks, notes on cards, the arrangement of hands, variations."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A moment, after ``turns`` turns, that a seat has bookmarked; the note may be empty."""

    turns: int
    seat: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class CardNote:
    """A note on a card, as it was written after ``turns`` turns; empty if one was removed.

    ``seat`` is that of its author.
    """

    turns: int
    seat: int
    order: int
    text: str


@dataclass(frozen=True, slots=True)
class HeldHand:
    """How a player has arranged their hand, by the cards' orders; not part of the game.

    Attributes:
        row: the sorted cards, from left to right; cards drawn since are to their left.
        raised, tilted: the cards that are raised, and those that are tilted.
    """

    row: tuple[int, ...] = ()
    raised: frozenset[int] = frozenset()
    tilted: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class BranchEntry:
    """A variation of a game, as shown in a list.

    Attributes:
        turn: the number of the game's turns after which it begins.
        points: the points it ended with.
    """

    name: str
    turn: int
    points: int
