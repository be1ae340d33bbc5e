"""What people add to their games.

At the table a badge, a colour and a symbol, distinguishes each of them; with a game they store
bookmarks, notes on cards, the arrangement of hands, and variations.
"""

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum


class Tint(Enum):
    """A person's colour; none is a suit's. The values are the names in files."""

    ROSE = "rose"
    RUST = "rust"
    OLIVE = "olive"
    TEAL = "teal"
    INDIGO = "indigo"
    PLUM = "plum"


class Emblem(Enum):
    """A person's symbol; none is a suit's. The values are the names in files."""

    BOAT = "boat"
    FISH = "fish"
    KITE = "kite"
    HOUSE = "house"
    CAT = "cat"
    BELL = "bell"


@dataclass(frozen=True, slots=True)
class Badge:
    """A colour and a symbol."""

    tint: Tint
    emblem: Emblem


BADGES = tuple(map(Badge, Tint, Emblem))
"""The badges for people who have not chosen one."""


def free_badge(taken: Collection[Badge]) -> Badge:
    """Return a badge whose colour and symbol are both unused, as long as there is one."""
    tints, emblems = {badge.tint for badge in taken}, {badge.emblem for badge in taken}
    free = (b for b in BADGES if b.tint not in tints and b.emblem not in emblems)
    return next(free, BADGES[len(taken) % len(BADGES)])


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
