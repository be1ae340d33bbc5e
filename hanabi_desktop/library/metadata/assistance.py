"""The help that the players of a game received."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Assistance:
    """Counts of help.

    Attributes:
        hints: how often they asked what a teammate would do.
        undos: how often they took a move back.
        restarts: how often they had started the same deal before.
        branched_at: the number of turns after which it was continued from a replay, where all cards
            are visible; None for other games.
        taught: whether the table warned them before costly moves.
        reads_ahead: whether the table told them how their clues would be read, by a setting.
    """

    hints: int = 0
    undos: int = 0
    restarts: int = 0
    branched_at: int | None = None
    taught: bool = False
    reads_ahead: bool = False


NO_ASSISTANCE = Assistance()
