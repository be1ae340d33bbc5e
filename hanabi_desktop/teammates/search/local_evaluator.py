"""Rollouts in the teammate's own process."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.search.deadline import Deadline
from hanabi_desktop.teammates.search.evaluator import Evaluator
from hanabi_desktop.teammates.search.futures import Future
from hanabi_desktop.teammates.search.rollouts import Rollouts


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
