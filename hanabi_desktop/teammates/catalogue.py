"""Makes the teammate of a level."""

from hanabi_desktop.teammates.casual import CasualTeammate
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.teammate import Teammate


def teammate_of(level: Level) -> Teammate:
    """Make a teammate of this level."""
    match level:
        case Level.CASUAL:
            return CasualTeammate()
