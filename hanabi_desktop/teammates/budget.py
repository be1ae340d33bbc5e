"""How long a teammate may think, and by what means."""

import math
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.levels import Level

USUAL_SECONDS = 2.0


def _always() -> bool:
    return True


class Deadline:
    """The end of a budget that is being spent.

    Args:
        seconds: from now on.
        is_wanted: whether anybody still waits for the answer; may be asked in any thread.
    """

    def __init__(self, seconds: float, is_wanted: Callable[[], bool] = _always) -> None:
        self._until = time.monotonic() + seconds
        self._is_wanted = is_wanted

    @property
    def seconds_left(self) -> float:
        """Until then; less than 0 when it has passed."""
        return self._until - time.monotonic()

    @property
    def is_over(self) -> bool:
        """Whether to stop."""
        return self.seconds_left <= 0 or not self._is_wanted()


ENDLESS = Deadline(math.inf)


class Prospect(Protocol):
    """What may come of a position."""

    def glimpsed(self, actions: Sequence[Action], deals: range) -> Sequence[tuple[float, ...]]:
        """What each action seems worth on the imagined deals of these numbers, soon told.

        Deal by deal; fewer come back where there was no time for all of them.
        """
        ...

    def tried(self, actions: Sequence[Action], deals: range) -> Sequence[tuple[float, ...]]:
        """The points that each action leads to, played to the end; else as :meth:`glimpsed`."""
        ...

    def solved(self, actions: Sequence[Action]) -> Sequence[tuple[float, ...]]:
        """The same near the end, with one's own turns to come played as well as can be.

        Empty where that is too much.
        """
        ...


class Imagination(Protocol):
    """Where games are played out: in this process, or in others."""

    def look(
        self, observation: Observation, level: Level, seed: int, deadline: Deadline
    ) -> AbstractContextManager[Prospect]:
        """What may come of a position, asked until the deadline."""
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """What a teammate may spend on a move.

    Attributes:
        seconds: at most; 0: nothing beyond what the conventions say at once.
        effort: how many times the usual number of deals may be tried in that time.
        imagination: where games are played out; None: where the teammate thinks.
        is_wanted: as of :class:`Deadline`.
    """

    seconds: float = USUAL_SECONDS
    effort: float = 1.0
    imagination: Imagination | None = None
    is_wanted: Callable[[], bool] = _always

    @classmethod
    def of(cls, seconds: float, imagination: Imagination | None = None) -> "Budget":
        """So much time, and as much more or less effort than usual."""
        return cls(seconds, seconds / USUAL_SECONDS, imagination)

    def deadline(self) -> Deadline:
        """The end of the budget, from now on."""
        return Deadline(self.seconds, self.is_wanted)


AT_ONCE = Budget(0.0)
"""No looking ahead."""
