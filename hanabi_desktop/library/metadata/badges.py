"""The badges that distinguish people at the table: a colour and a symbol each."""

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
