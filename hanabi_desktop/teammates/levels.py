"""The levels of teammates a person can choose from."""

from collections.abc import Iterable
from enum import Enum


class Level(Enum):
    """How much of the conventions a teammate uses and expects."""

    CASUAL = "casual"
    STANDARD = "standard"
    EXPERT = "expert"

    @property
    def place(self) -> int:
        """The level's place in the ascending order, 0 to 2."""
        return list(Level).index(self)

    def includes(self, other: "Level") -> bool:
        """Whether whoever plays at this level knows the other's conventions."""
        return self.place >= other.place


def agreed_level(levels: Iterable[Level]) -> Level:
    """The level a table plays at: the lowest of its teammates', for all must understand.

    A table without teammates reads clues at the casual level.
    """
    return min(levels, key=lambda level: level.place, default=Level.CASUAL)
