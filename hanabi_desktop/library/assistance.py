"""What helped the person who played a game, counted honestly."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Assistance:
    """Counts of help.

    Attributes:
        hints: how often they asked what a teammate would do.
        undos: how often they took a move back.
        restarts: how often they had begun the same deal before.
    """

    hints: int = 0
    undos: int = 0
    restarts: int = 0


NO_ASSISTANCE = Assistance()
