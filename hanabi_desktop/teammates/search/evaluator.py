"""Rollouts of a position behind one interface: in this process, or in worker processes.

A worker receives a position once, then tries actions on the sampled deals whose numbers it is
given. The result of a deal does not depend on the worker, so several workers reach the same
decision as one would, only sooner. A worker that has died is replaced before the next position; until
then, the teammate plays by the conventions.
"""

import logging
import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from statistics import fmean, stdev
from typing import Any, Protocol

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.support.workers import (
    WorkerProcess,
    WorkFailedError,
    serve_questions,
    usual_count,
)
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.search.belief import GAMES_PER_SAMPLE, STRANDS
from hanabi_desktop.teammates.search.deadline import Deadline
from hanabi_desktop.teammates.search.rollouts import Future, Rollouts

UNSEEN = 0.3
"""Divided by the number of deals, an allowance on top of the standard error for rare outcomes."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The mean difference of two series of scores on the same deals, with its standard error."""

    games: int
    difference: float
    standard_error: float


def compare(these: Sequence[float], those: Sequence[float]) -> Comparison:
    """Compare scores game by game; both sequences cover the same deals in the same order."""
    differences = [a - b for a, b in zip(these, those, strict=True)]
    return Comparison(len(differences), fmean(differences), standard_error(differences))


class Scores:
    """The scores of actions on sampled deals, by action and deal."""

    def __init__(self) -> None:
        self._by_action: dict[Action, dict[int, float]] = {}

    def take(
        self, actions: Sequence[Action], deals: Iterable[int], rows: Iterable[Sequence[float]]
    ) -> None:
        """Add a row of scores per deal, one score per action; there may be fewer rows than deals."""
        for deal, row in zip(deals, rows, strict=False):
            for action, score in zip(actions, row, strict=True):
                self._by_action.setdefault(action, {})[deal] = score

    def scores_of(self, action: Action) -> list[float]:
        """Return the scores of an action, in the order in which its deals were played."""
        return list(self._by_action.get(action, {}).values())

    def tried(self, action: Action) -> int:
        """Return the number of deals on which an action was played out."""
        return len(self._by_action.get(action, ()))

    def shared(self, one: Action, other: Action) -> tuple[list[float], list[float]]:
        """Return the scores of two actions on the deals on which both were played out."""
        these, those = self._by_action.get(one, {}), self._by_action.get(other, {})
        both = [deal for deal in these if deal in those]
        return [these[deal] for deal in both], [those[deal] for deal in both]

    def lead(self, one: Action, other: Action) -> Comparison:
        """Return how far an action is ahead of another, on the deals on which both were played out."""
        return compare(*self.shared(one, other))

    def best_of(self, actions: Iterable[Action]) -> Action:
        return max(actions, key=lambda action: fmean(self.scores_of(action)))

    def near_best(self, actions: Sequence[Action], allowance: float = 0.0) -> list[Action]:
        """Return the actions that are the best within the error and an allowance in points."""
        best = self.best_of(actions)
        return [action for action in actions if not self._is_behind(action, best, allowance)]

    def _is_behind(self, action: Action, best: Action, allowance: float) -> bool:
        """Return whether an action is behind another by more than a standard error and the allowances."""
        lead = self.lead(best, action)
        return lead.difference > lead.standard_error + UNSEEN / lead.games + allowance


def may_reach(
    threshold: float, values: Sequence[float], whole: int, *, errors: float, luck: float
) -> bool:
    """Return whether the final mean can still reach a threshold (stochastic curtailment).

    The final mean is predicted from the values so far, with an allowance for luck in the values
    still to come.

    Args:
        threshold: the value that the final mean has to reach.
        values: the values so far.
        whole: the final number of values.
        errors: the number of its standard errors by which the final mean also has to exceed 0.
        luck: the allowance for luck, in standard errors of the change still to come.
    """
    error = standard_error(values)
    error_at_the_end = error * math.sqrt(len(values) / whole)
    luck_to_come = math.sqrt(error**2 - error_at_the_end**2)
    return fmean(values) + luck * luck_to_come >= max(threshold, errors * error_at_the_end)


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean; 0 for a single value."""
    return stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0


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
        self,
        observation: Observation,
        agreement: Agreement,
        seed: int,
        deadline: Deadline,
        games_per_sample: int = GAMES_PER_SAMPLE,
    ) -> AbstractContextManager[Evaluator]:
        """Return an evaluator of a position, to be used until the deadline.

        Its arguments are those of ``Rollouts``.
        """
        ...


class LocalEvaluator:
    """Creates evaluators that play games out in this process."""

    @contextmanager
    def look(
        self,
        observation: Observation,
        agreement: Agreement,
        seed: int,
        deadline: Deadline,
        games_per_sample: int = GAMES_PER_SAMPLE,
    ) -> Iterator[Evaluator]:
        rollouts = Rollouts(observation, agreement, seed, games_per_sample=games_per_sample)
        yield _InTurn(rollouts, deadline)


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


log = logging.getLogger(__name__)

_POLL_S = 0.005
_NICE = 10

_Results = list[tuple[float, ...]]
"""The points or estimates of each action, deal by deal."""


@dataclass(frozen=True, slots=True)
class _Position:
    """Request: use this position from now on."""

    observation: Observation
    agreement: Agreement
    seed: int
    games_per_sample: int


@dataclass(frozen=True, slots=True)
class _Trial:
    """Request: try actions, in complete games or by estimates."""

    actions: tuple[Action, ...]
    deals: Sequence[int]
    seconds: float
    to_the_end: bool


@dataclass(frozen=True, slots=True)
class _Following:
    """Request: play an action out and return what happens."""

    action: Action
    deals: Sequence[int]
    seconds: float


@dataclass(frozen=True, slots=True)
class _Ending:
    """Request: solve the endgame after each of these actions."""

    actions: tuple[Action, ...]
    seconds: float


class Workers:
    """Worker processes that play games out, with a lower priority than the window.

    ``count`` is None for one per processor, at most four.
    """

    def __init__(self, count: int | None = None) -> None:
        self._count = count or usual_count()
        self._workers: list[_Worker] = []

    @contextmanager
    def look(
        self,
        observation: Observation,
        agreement: Agreement,
        seed: int,
        deadline: Deadline,
        games_per_sample: int = GAMES_PER_SAMPLE,
    ) -> Iterator[Evaluator]:
        """Yield an evaluator of a position until the deadline; only one thread may use it at a time."""
        self._replace_dead_workers()
        for worker in self._workers:
            worker.ask(_Position(observation, agreement, seed, games_per_sample))

        yield _Shared(self._workers, deadline)

    def _replace_dead_workers(self) -> None:
        for worker in self._workers:
            worker.check_alive()
        self._workers = [worker for worker in self._workers if worker.is_alive]
        try:
            while len(self._workers) < self._count:
                self._workers.append(_Worker())
        except OSError as error:  # the system cannot start another process
            log.warning("no process can be started to look ahead: %s", error)

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
        self._workers = []


class _Shared:
    """An evaluator that distributes a position among several processes."""

    def __init__(self, workers: Sequence["_Worker"], deadline: Deadline) -> None:
        self._workers = workers
        self._deadline = deadline

    def estimate(self, actions: Sequence[Action], deals: range) -> _Results:
        return self._shared_out(actions, deals, to_the_end=False)

    def play_out(self, actions: Sequence[Action], deals: range) -> _Results:
        return self._shared_out(actions, deals, to_the_end=True)

    def _shared_out(self, actions: Sequence[Action], deals: range, *, to_the_end: bool) -> _Results:
        if not self._workers:
            return []
        shares = self._shares(deals)
        left = self._deadline.seconds_left
        asked = [
            (worker, worker.ask(_Trial(tuple(actions), share, left, to_the_end)))
            for worker, share in zip(self._workers, shares, strict=True)
        ]
        found: dict[int, tuple[float, ...]] = {}
        for (worker, number), share in zip(asked, shares, strict=True):
            found |= zip(share, worker.answer(number, self._deadline), strict=False)
        return [found[deal] for deal in deals if deal in found]

    def futures(self, action: Action, deals: Sequence[int]) -> list[Future]:
        if not self._workers:
            return []
        shares = self._shares(deals)
        left = self._deadline.seconds_left
        asked = [
            (worker, worker.ask(_Following(action, share, left)))
            for worker, share in zip(self._workers, shares, strict=True)
        ]
        found: dict[int, Future] = {}
        for (worker, number), share in zip(asked, shares, strict=True):
            found |= zip(share, worker.answer(number, self._deadline), strict=False)
        return [found[deal] for deal in deals if deal in found]

    def _shares(self, deals: Sequence[int]) -> list[list[int]]:
        """Assign deals to workers; a strand goes to one worker, so only that worker draws its hands."""
        shares: list[list[int]] = [[] for _ in self._workers]
        for deal in deals:
            shares[deal % STRANDS % len(shares)].append(deal)
        return shares

    def solved(self, actions: Sequence[Action]) -> _Results:
        if not self._workers:
            return []
        worker = self._workers[0]
        number = worker.ask(_Ending(tuple(actions), self._deadline.seconds_left))
        return worker.answer(number, self._deadline)


class _Worker(WorkerProcess):
    """One worker process."""

    def __init__(self) -> None:
        super().__init__(_serve, "looking ahead")

    def answer(self, number: int, deadline: Deadline) -> list[Any]:
        """Return the answer to the request with this number.

        The result is empty if the request failed, the time is over or the worker died.
        """
        while self.is_alive and not deadline.is_over:
            if not self.has_answered(_POLL_S):
                continue
            try:
                received = self.received()
            except WorkFailedError as error:
                if error.number == number:
                    return []
                continue
            if received is not None and received[0] == number:
                return list(received[1]) if isinstance(received[1], list) else []
        return []


def _serve(there: Connection) -> None:
    """Run the worker process: receive a position, then try actions in it."""
    rollouts: Rollouts | None = None

    def answer(asked: object) -> _Results | list[Future] | None:
        nonlocal rollouts
        if isinstance(asked, _Position):
            rollouts = None
            rollouts = Rollouts(
                asked.observation,
                asked.agreement,
                asked.seed,
                games_per_sample=asked.games_per_sample,
            )
            return None
        if rollouts is None or not isinstance(asked, _Trial | _Ending | _Following):
            return []
        return _answer(rollouts, asked, Deadline(asked.seconds, lambda: not there.poll()))

    serve_questions(there, answer, _NICE)


def _answer(
    rollouts: Rollouts, asked: _Trial | _Ending | _Following, deadline: Deadline
) -> _Results | list[Future]:
    """Return the results of the actions, until the time is over or another request arrives."""
    if isinstance(asked, _Following):
        return rollouts.futures(asked.action, asked.deals, deadline)
    if isinstance(asked, _Ending):
        return rollouts.endings(asked.actions, deadline)
    evaluate = rollouts.scores if asked.to_the_end else rollouts.estimates
    return evaluate(asked.actions, asked.deals, deadline)
