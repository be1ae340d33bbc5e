"""Interfaces for rollouts of a position, in this process or in worker processes."""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.search.deadline import Deadline
from hanabi_desktop.teammates.search.futures import Future
from hanabi_desktop.teammates.search.rollouts import Rollouts


class Evaluator(Protocol):
    """Evaluates the actions of a position."""

    def estimate(self, actions: Sequence[Action], deals: range) -> Sequence[tuple[float, ...]]:
        """Return a quick estimate of what each action is worth on the sampled deals with these numbers.

        The result has one row per deal, with one number per action; it is shorter if there is no
        time for all deals.
        """
        ...

    def play_out(self, actions: Sequence[Action], deals: range) -> Sequence[tuple[float, ...]]:
        """Return the points that each action leads to in complete games, in the form of :meth:`estimate`."""
        ...

    def solved(self, actions: Sequence[Action]) -> Sequence[tuple[float, ...]]:
        """Return the points of each action near the end of the game, if the seat then plays optimally.

        The result has one row per deal; it is empty if solving the position would take too long.
        """
        ...

    def futures(self, action: Action, deals: Sequence[int]) -> Sequence[Future]:
        """Play an action out on the sampled deals with these numbers, and return what happens.

        The result is shorter if there is no time for all deals.
        """
        ...


class EvaluatorFactory(Protocol):
    """Creates evaluators that play games out in this process or in others."""

    def look(
        self, observation: Observation, agreement: Agreement, seed: int, deadline: Deadline
    ) -> AbstractContextManager[Evaluator]:
        """Return an evaluator of a position, to be used until the deadline."""
        ...


class LocalEvaluator:
    """Creates evaluators that play games out in this process."""

    @contextmanager
    def look(
        self, observation: Observation, agreement: Agreement, seed: int, deadline: Deadline
    ) -> Iterator[Evaluator]:
        """Yield an evaluator of a position, to be used until the deadline."""
        yield _InTurn(Rollouts(observation, agreement, seed), deadline)


class _InTurn:
    """An evaluator that plays out one deal after the other."""

    def __init__(self, rollouts: Rollouts, deadline: Deadline) -> None:
        self._rollouts = rollouts
        self._deadline = deadline

    def estimate(self, actions: Sequence[Action], deals: range) -> list[tuple[float, ...]]:
        return self._rollouts.estimates(actions, deals, self._deadline)

    def play_out(self, actions: Sequence[Action], deals: range) -> list[tuple[float, ...]]:
        return self._rollouts.scores(actions, deals, self._deadline)

    def solved(self, actions: Sequence[Action]) -> list[tuple[float, ...]]:
        return self._rollouts.endings(actions, self._deadline)

    def futures(self, action: Action, deals: Sequence[int]) -> list[Future]:
        return self._rollouts.futures(action, deals, self._deadline)
