"""What helped those who played a game, counted honestly."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Assistance:
    """Counts of help.

    Attributes:
        hints: how often they asked what a teammate would do.
        undos: how often they took a move back.
        restarts: how often they had begun the same deal before.
        branched_at: after how many turns it was taken up from a replay, in which every card
            could be seen; None where it was not.
        taught: the table warned them before moves that cost much.
    """

    hints: int = 0
    undos: int = 0
    restarts: int = 0
    branched_at: int | None = None
    taught: bool = False


NO_ASSISTANCE = Assistance()
