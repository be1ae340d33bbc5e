"""The teammates to choose from, each with a name, a level and a personality."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
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


class Personality(Enum):
    """A teammate's slight preference."""

    CAREFUL = "careful"
    BOLD = "bold"
    CHATTY = "chatty"


@dataclass(frozen=True, slots=True)
class Character:
    """One of the teammates to choose from.

    Attributes:
        name: the name, the same in every language.
        picture: the name of the file with the face, without its suffix.
    """

    name: str
    level: Level
    personality: Personality
    picture: str


@dataclass(frozen=True, slots=True)
class ProgramName:
    """A program of somebody else's that plays, as tables and games know it.

    It tells nothing of how the program is started: only the list kept by hand does.
    """

    name: str
    version: str = ""

    def __str__(self) -> str:
        return f"{self.name} {self.version}".strip()


Player = Level | ProgramName | None
"""Who plays a seat: a teammate of this level, or a program of somebody else's; None for a person."""

CHARACTERS = (
    Character("Björn", Level.CASUAL, Personality.CAREFUL, "bjorn"),
    Character("Zoë", Level.CASUAL, Personality.BOLD, "zoe"),
    Character("Åsa", Level.CASUAL, Personality.CHATTY, "asa"),
    Character("Daniël", Level.STANDARD, Personality.CAREFUL, "daniel"),
    Character("Noor", Level.STANDARD, Personality.BOLD, "noor"),
    Character("Elin", Level.STANDARD, Personality.CHATTY, "elin"),
    Character("Maud", Level.EXPERT, Personality.CAREFUL, "maud"),
    Character("Jonas", Level.EXPERT, Personality.BOLD, "jonas"),
    Character("Saar", Level.EXPERT, Personality.CHATTY, "saar"),
)


def available_characters(taken: Collection[str], level: Level) -> tuple[Character, ...]:
    """Return the teammates whose names are not taken, those of this level first, all set to this level.

    If a table needs more teammates of a level than there are, teammates of other levels play at it.
    """
    at_home = [c for c in CHARACTERS if c.level is level and c.name not in taken]
    guests = [c for c in CHARACTERS if c.level is not level and c.name not in taken]
    return (*at_home, *(replace(guest, level=level) for guest in guests))


def character_of(level: Level, personality: Personality) -> Character:
    """Return the teammate of this level and personality."""
    return next(c for c in CHARACTERS if c.level is level and c.personality is personality)
