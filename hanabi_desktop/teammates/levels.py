"""The levels of teammates to choose from."""

from collections.abc import Iterable
from enum import Enum


class Level(Enum):
    """How many of the conventions a teammate uses and expects."""

    CASUAL = "casual"
    STANDARD = "standard"
    EXPERT = "expert"

    @property
    def place(self) -> int:
        """The level's index in ascending order, 0 to 2."""
        return list(Level).index(self)

    def includes(self, other: "Level") -> bool:
        """Return whether a player of this level knows the other level's conventions."""
        return self.place >= other.place


def lowest_level(levels: Iterable[Level]) -> Level:
    """Return the lowest level of a table's teammates; casual if there are none."""
    return min(levels, key=lambda level: level.place, default=Level.CASUAL)
