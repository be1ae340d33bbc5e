"""Rollouts in worker processes, so that the window stays responsive.

A worker receives a position once, then tries actions on the sampled deals whose numbers it is
given. The result of a deal does not depend on the worker, so several workers reach the same
decision as one would, only sooner. A worker that has died is replaced before the next position; until
then, the teammate plays by the conventions.
"""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.support.worker_process import (
    WorkerProcess,
    WorkFailedError,
    serve_questions,
    usual_count,
)
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.search.belief import GAMES_PER_SAMPLE, STRANDS
from hanabi_desktop.teammates.search.deadline import Deadline
from hanabi_desktop.teammates.search.evaluator import Evaluator
from hanabi_desktop.teammates.search.futures import Future
from hanabi_desktop.teammates.search.rollouts import Rollouts

log = logging.getLogger(__name__)

_POLL_S = 0.005
_NICE = 10

Scores = list[tuple[float, ...]]
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

    def estimate(self, actions: Sequence[Action], deals: range) -> Scores:
        return self._shared_out(actions, deals, to_the_end=False)

    def play_out(self, actions: Sequence[Action], deals: range) -> Scores:
        return self._shared_out(actions, deals, to_the_end=True)

    def _shared_out(self, actions: Sequence[Action], deals: range, *, to_the_end: bool) -> Scores:
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

    def solved(self, actions: Sequence[Action]) -> Scores:
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

    def answer(asked: object) -> Scores | list[Future] | None:
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
) -> Scores | list[Future]:
    """Return the results of the actions, until the time is over or another request arrives."""
    if isinstance(asked, _Following):
        return rollouts.futures(asked.action, asked.deals, deadline)
    if isinstance(asked, _Ending):
        return rollouts.endings(asked.actions, deadline)
    evaluate = rollouts.scores if asked.to_the_end else rollouts.estimates
    return evaluate(asked.actions, asked.deals, deadline)
