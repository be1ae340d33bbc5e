"""What may come of a position, and where that is worked out."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.search.deadline import Deadline
from hanabi_desktop.teammates.search.futures import Future


class Evaluator(Protocol):
    """What may come of a position."""

    def estimate(self, actions: Sequence[Action], deals: range) -> Sequence[tuple[float, ...]]:
        """Return what each action seems worth on the imagined deals of these numbers, soon told.

        Deal by deal; fewer come back where there was no time for all of them.
        """
        ...

    def play_out(self, actions: Sequence[Action], deals: range) -> Sequence[tuple[float, ...]]:
        """Return the points that each action leads to, played to the end; else as :meth:`estimate`."""
        ...

    def solved(self, actions: Sequence[Action]) -> Sequence[tuple[float, ...]]:
        """Return the same near the end, with one's own turns to come played as well as can be.

        Empty where that is too much.
        """
        ...

    def futures(self, action: Action, deals: Sequence[int]) -> Sequence[Future]:
        """Return what happens after an action on the imagined deals of these numbers, to the end.

        Fewer come back where there was no time for all of them.
        """
        ...


class EvaluatorFactory(Protocol):
    """Where games are played out: in this process, or in others."""

    def look(
        self, observation: Observation, agreement: Agreement, seed: int, deadline: Deadline
    ) -> AbstractContextManager[Evaluator]:
        """Return what may come of a position, asked until the deadline."""
        ...
