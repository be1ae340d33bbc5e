"""The teammates one can sit down with: a name, a level, and a temper.

A temper shifts a few weights a little. It changes which of several good actions is taken,
never what a clue means: conventions are the same for all.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache

from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.reasoning.appraisal import Weights
from hanabi_desktop.teammates.weights import read_weights, weights_file


class Temper(Enum):
    """What a teammate likes a little more than others do."""

    CAREFUL = "careful"
    BOLD = "bold"
    CHATTY = "chatty"


_SHIFTS: dict[Temper, dict[str, float]] = {
    Temper.CAREFUL: {"waste": 1.3, "waste_now": 1.3, "critical": 1.15, "gamble": 1.1},
    Temper.BOLD: {"play": 1.2, "blind": 1.2, "gamble": 0.9, "chop_with_token": 0.9},
    Temper.CHATTY: {"ready": 1.06, "soon": 1.06, "first_token": 0.9, "stall": 0.8},
}
"""By what factor a temper changes a weight."""


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


@cache
def tempered(players: int, temper: Temper | None) -> Weights:
    """The weights for so many players, shifted by a temper."""
    values = read_weights(weights_file(players))
    shifts = _SHIFTS[temper] if temper is not None else {}
    return Weights({name: value * shifts.get(name, 1.0) for name, value in values.items()})
