"""Makes the teammates of a table."""

from collections.abc import Sequence

from hanabi_desktop.teammates.characters import Temper
from hanabi_desktop.teammates.convention_player import ConventionPlayer
from hanabi_desktop.teammates.levels import Level, agreed_level


def teammates_of(
    levels: Sequence[Level | None], tempers: Sequence[Temper | None] = ()
) -> dict[int, ConventionPlayer]:
    """Make a teammate for every seat with a level; None is a person's seat.

    All of them use and expect only what the lowest level among them knows.
    """
    agreed = agreed_level(level for level in levels if level is not None)
    tempers = tempers or (None,) * len(levels)
    return {
        seat: ConventionPlayer(agreed, temper)
        for seat, (level, temper) in enumerate(zip(levels, tempers, strict=True))
        if level is not None
    }
