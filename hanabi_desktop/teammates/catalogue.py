"""Creation of a table's teammates."""

from collections.abc import Sequence

from hanabi_desktop.teammates.agreements import Agreement, agreed_by, agreement_of
from hanabi_desktop.teammates.characters import Level, Personality
from hanabi_desktop.teammates.players.convention_player import ConventionPlayer
from hanabi_desktop.teammates.players.lookahead_player import LookaheadPlayer
from hanabi_desktop.teammates.teammate import Teammate


def teammates_of(
    levels: Sequence[Level | None],
    personalities: Sequence[Personality | None] = (),
    wished: Agreement | None = None,
) -> dict[int, Teammate]:
    """Create a teammate for every seat with a level; None stands for a person's seat.

    All of them use and expect only conventions that are wished for and known to every teammate.
    Experts look ahead whatever the agreement.
    """
    agreed = agreed_by((level for level in levels if level is not None), wished)
    personalities = personalities or (None,) * len(levels)
    return {
        seat: teammate_of(level, agreed, personality)
        for seat, (level, personality) in enumerate(zip(levels, personalities, strict=True))
        if level is not None
    }


def teammate_of(
    level: Level, agreed: Agreement | None = None, personality: Personality | None = None
) -> Teammate:
    """Create a teammate of this level; without an agreement it plays by everything it knows."""
    agreed = agreed or agreement_of(level)
    if level is Level.EXPERT:
        return LookaheadPlayer(agreed, personality)
    return ConventionPlayer(agreed, personality)
