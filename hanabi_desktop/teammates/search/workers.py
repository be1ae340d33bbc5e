"""Plays games out in processes of their own, so that nobody who looks at the table waits.

A worker is told a position once, then tries actions on the imagined deals whose numbers it is
given. What comes of a deal does not depend on the worker, so that several of them decide as
one alone would, only sooner. A worker that dies is replaced; until the new one is there, the
teammate plays by the conventions.
"""

import ctypes
import logging
import multiprocessing
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.support.logs import where_it_happened
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.search.belief import STRANDS
from hanabi_desktop.teammates.search.deadline import Deadline
from hanabi_desktop.teammates.search.evaluator import Evaluator
from hanabi_desktop.teammates.search.rollouts import Rollouts

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

log = logging.getLogger(__name__)

MOST_WORKERS = 4
_POLL_S = 0.005
_NICE = 10
_BELOW_NORMAL = 0x4000
"""Windows' number for a process that waits for others."""

Scores = list[tuple[float, ...]]
"""The points of each action, or what it seems worth, deal by deal."""


@dataclass(frozen=True, slots=True)
class _Position:
    """What is to be thought about from now on."""

    observation: Observation
    level: Level
    seed: int


@dataclass(frozen=True, slots=True)
class _Trial:
    """Actions to be tried: to the end, or by an estimate."""

    actions: tuple[Action, ...]
    deals: Sequence[int]
    seconds: float
    to_the_end: bool


@dataclass(frozen=True, slots=True)
class _Ending:
    """Actions whose endings are asked for."""

    actions: tuple[Action, ...]
    seconds: float


class Workers:
    """Processes that play games out.

    Args:
        count: how many; by default one for each processor, up to four: they yield to the window.
    """

    def __init__(self, count: int | None = None) -> None:
        self._count = count or min(MOST_WORKERS, os.cpu_count() or 1)
        self._workers: list[_Worker] = []

    @contextmanager
    def look(
        self, observation: Observation, level: Level, seed: int, deadline: Deadline
    ) -> Iterator[Evaluator]:
        """What may come of a position, asked until the deadline; for one thread at a time."""
        self._replace_the_dead()
        for worker in self._workers:
            worker.ask(_Position(observation, level, seed))

        yield _Shared(self._workers, deadline)

    def _replace_the_dead(self) -> None:
        for worker in self._workers:
            worker.look_whether_it_lives()
        self._workers = [worker for worker in self._workers if worker.is_alive]
        try:
            while len(self._workers) < self._count:
                self._workers.append(_Worker())
        except OSError as error:  # the system has no room for another process
            log.warning("no process can be started to look ahead: %s", error)

    def close(self) -> None:
        """End all workers, at once."""
        for worker in self._workers:
            worker.end()
        self._workers = []


class _Shared:
    """A position that several processes think about."""

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

    def _shares(self, deals: range) -> list[list[int]]:
        """Each worker's deals: all of a strand to the same one, for its hands are drawn there."""
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


class _Worker:
    """One process, seen from outside."""

    def __init__(self) -> None:
        # A fresh interpreter: a fork of a program with threads and a window may hang.
        context = multiprocessing.get_context("spawn")
        self._here, there = context.Pipe()
        self._process: SpawnProcess = context.Process(
            target=_serve, args=(there,), name="looking ahead", daemon=True
        )
        try:
            self._process.start()
        except OSError:
            self._here.close()
            raise
        finally:
            there.close()
        self._asked = 0
        self.is_alive = True

    def ask(self, question: _Position | _Trial | _Ending) -> int:
        """Ask it something; the number of its answer."""
        self._asked += 1
        if self.is_alive:
            try:
                self._here.send((self._asked, question))
            except OSError:
                self._bury()
        return self._asked

    def answer(self, number: int, deadline: Deadline) -> Scores:
        """The answer of this number; nothing where it failed, time is over or the worker has died."""
        while self.is_alive and not deadline.is_over:
            try:
                if self._here.poll(_POLL_S):
                    answered, answer = self._here.recv()
                    failed = isinstance(answer, str)
                    if failed:
                        log.error("looking ahead has failed at %s", answer)
                    if answered == number:
                        return [] if failed else list(answer)
            except (EOFError, OSError):
                self._bury()
        return []

    def look_whether_it_lives(self) -> None:
        """Notice that it has died since it was last asked."""
        if self.is_alive and not self._process.is_alive():
            self._bury()

    def _bury(self) -> None:
        log.warning("a process that looked ahead has died; another one takes its place")
        self.end()

    def end(self) -> None:
        """End it, at once."""
        self.is_alive = False
        self._here.close()
        self._process.kill()
        self._process.join()


def _serve(there: Connection) -> None:
    """The work of a process, until nobody is at the other end."""
    _yield_to_the_window()
    rollouts: Rollouts | None = None
    # Whoever asked may have gone, by Ctrl+C too.
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            number, asked = there.recv()
            try:
                if isinstance(asked, _Position):
                    rollouts = None
                    rollouts = Rollouts(asked.observation, asked.level, asked.seed)
                else:
                    deadline = Deadline(asked.seconds, lambda: not there.poll())
                    there.send((number, _answer(rollouts, asked, deadline) if rollouts else []))
            except Exception as error:  # noqa: BLE001 (a mistake of ours: told where logs are kept)
                there.send((number, where_it_happened(error)))


def _yield_to_the_window() -> None:
    if sys.platform == "win32":
        this_process = ctypes.c_void_p(-1)
        ctypes.windll.kernel32.SetPriorityClass(this_process, _BELOW_NORMAL)
    else:
        os.nice(_NICE)


def _answer(rollouts: Rollouts, asked: _Trial | _Ending, deadline: Deadline) -> Scores:
    """What comes of the actions, until the time is over or something else is asked."""
    if isinstance(asked, _Ending):
        return rollouts.endings(asked.actions, deadline)
    evaluate = rollouts.scores if asked.to_the_end else rollouts.estimates
    return evaluate(asked.actions, asked.deals, deadline)
