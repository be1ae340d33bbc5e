"""The teammates one can sit down with: a name, a level, and a temper.

What a temper makes of the weights stands in ``tempers.py``.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import Enum

from hanabi_desktop.teammates.levels import Level


class Temper(Enum):
    """What a teammate likes a little more than others do."""

    CAREFUL = "careful"
    BOLD = "bold"
    CHATTY = "chatty"


@dataclass(frozen=True, slots=True)
class Character:
    """One of the teammates to choose from; the name is its own in every language."""

    name: str
    level: Level
    temper: Temper


CHARACTERS = (
    Character("Björn", Level.CASUAL, Temper.CAREFUL),
    Character("Zoë", Level.CASUAL, Temper.BOLD),
    Character("Åsa", Level.CASUAL, Temper.CHATTY),
    Character("Daniël", Level.STANDARD, Temper.CAREFUL),
    Character("Noor", Level.STANDARD, Temper.BOLD),
    Character("Elin", Level.STANDARD, Temper.CHATTY),
    Character("Maud", Level.EXPERT, Temper.CAREFUL),
    Character("Jonas", Level.EXPERT, Temper.BOLD),
    Character("Saar", Level.EXPERT, Temper.CHATTY),
)


def others_than(taken: Collection[str], level: Level) -> tuple[Character, ...]:
    """The teammates whose names are not taken: those of this level first, then all at it.

    Where a table wants more of a level than have that level by habit, others play at it too.
    """
    at_home = [c for c in CHARACTERS if c.level is level and c.name not in taken]
    guests = [c for c in CHARACTERS if c.level is not level and c.name not in taken]
    return (*at_home, *(replace(guest, level=level) for guest in guests))


def character_of(level: Level, temper: Temper) -> Character:
    """The teammate of this level and temper."""
    return next(c for c in CHARACTERS if c.level is level and c.temper is temper)
