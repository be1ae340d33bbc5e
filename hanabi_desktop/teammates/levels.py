"""The catalogue of teammates a person can choose from."""

from enum import Enum

from hanabi_desktop.teammates.casual import CasualTeammate
from hanabi_desktop.teammates.teammate import Teammate


class Level(Enum):
    """How much of the conventions a teammate uses and expects."""

    CASUAL = "casual"


def teammate_of(level: Level) -> Teammate:
    """Make a teammate of this level."""
    match level:
        case Level.CASUAL:
            return CasualTeammate()
