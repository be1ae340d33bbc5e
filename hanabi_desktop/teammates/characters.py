"""The teammates to choose from, each with a name, a level and a personality.

``personalities.py`` defines how a personality changes the weights.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import Enum

from hanabi_desktop.teammates.levels import Level


class Personality(Enum):
    """A teammate's slight preference."""

    CAREFUL = "careful"
    BOLD = "bold"
    CHATTY = "chatty"


@dataclass(frozen=True, slots=True)
class Character:
    """One of the teammates to choose from; the name is the same in every language."""

    name: str
    level: Level
    personality: Personality


CHARACTERS = (
    Character("Björn", Level.CASUAL, Personality.CAREFUL),
    Character("Zoë", Level.CASUAL, Personality.BOLD),
    Character("Åsa", Level.CASUAL, Personality.CHATTY),
    Character("Daniël", Level.STANDARD, Personality.CAREFUL),
    Character("Noor", Level.STANDARD, Personality.BOLD),
    Character("Elin", Level.STANDARD, Personality.CHATTY),
    Character("Maud", Level.EXPERT, Personality.CAREFUL),
    Character("Jonas", Level.EXPERT, Personality.BOLD),
    Character("Saar", Level.EXPERT, Personality.CHATTY),
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
