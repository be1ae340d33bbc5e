"""Processes for long computations: the window's workers, and the tasks of commands.

The window must not be blocked: questions to a worker and its answers travel through a pipe. A worker
runs at low priority and ends immediately when told to, even in the middle of a computation.

The tasks of a command run in processes of this machine, or on a cluster of machines that Dask leads. Dask
is an optional extra, imported only when a cluster is asked for, by its name alone, so that no
installer bundles it. The tasks, their seeds and the order of their results are the same everywhere.
"""

import ctypes
import logging
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

from hanabi_desktop.support.logs import where_it_happened

if TYPE_CHECKING:
    from concurrent.futures import Executor
    from multiprocessing.context import SpawnProcess


log = logging.getLogger(__name__)

_MOST = 4
_BELOW_NORMAL, _IDLE = 0x4000, 0x40
"""Windows' priority classes."""
_HARDLY_EVER = 15
"""From this niceness on, Windows' idle priority class is used instead of below-normal."""


def usual_count() -> int:
    """Return the usual number of worker processes: one per processor, up to four."""
    return min(_MOST, os.cpu_count() or 1)


class WorkerProcess:
    """A worker process, as its parent sees it.

    Args:
        serve: the picklable function that answers questions in the process.
        name: the process's name.

    Attributes:
        is_alive: False once the process is known to have ended.

    Raises:
        OSError: the system cannot start another process.
    """

    def __init__(self, serve: Callable[[Connection], None], name: str) -> None:
        # Spawned: forking a process with threads and a window may hang.
        context = multiprocessing.get_context("spawn")
        self.connection, there = context.Pipe()
        self._process: SpawnProcess = context.Process(
            target=serve, args=(there,), name=name, daemon=True
        )
        try:
            self._process.start()
        except OSError:
            self.connection.close()
            raise
        finally:
            there.close()
        self._name = name
        self._asked = 0
        self.is_alive = True

    def ask(self, question: object) -> int:
        """Send a question and return its number."""
        self._asked += 1
        if self.is_alive:
            try:
                self.connection.send((self._asked, question))
            except OSError:
                self._mark_dead()
        return self._asked

    def received(self) -> tuple[int, object] | None:
        """Return the next answer with its question's number, or None if the process has died.

        A WorkFailedError means that the question raised an error in the worker.
        """
        try:
            number, answer = self.connection.recv()
        except (EOFError, OSError):
            self._mark_dead()
            return None
        if isinstance(answer, _Failure):
            log.error("%s has failed at %s", self._name, answer.where)
            raise WorkFailedError(number)
        return number, answer

    def has_answered(self, seconds: float) -> bool:
        """Return whether an answer is available within the timeout."""
        try:
            return self.is_alive and self.connection.poll(seconds)
        except OSError:
            self._mark_dead()
            return False

    def check_alive(self) -> None:
        """Check whether the process has died since the last question."""
        if self.is_alive and not self._process.is_alive():
            self._mark_dead()

    def _mark_dead(self) -> None:
        log.warning("the process for %s has died", self._name)
        self.end()

    def end(self) -> None:
        self.is_alive = False
        self.connection.close()
        self._process.kill()
        self._process.join()


class WorkFailedError(Exception):
    """An error in the worker's code when it answered a question of this number; see the log."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class _Failure:
    """Sent in place of an answer.

    ``where`` is the traceback without the error's message, which may quote a hidden card.
    """

    def __init__(self, where: str) -> None:
        self.where = where


def serve_questions(there: Connection, answer: Callable[[object], object], niceness: int) -> None:
    """Serve questions until the other end of the pipe is closed, at this nice value.

    ``answer`` computes the answer of a question; None sends nothing back.
    """
    _lower_priority(niceness)
    # The parent may have ended, by Ctrl+C too.
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            number, question = there.recv()
            try:
                found = answer(question)
            except Exception as error:  # noqa: BLE001 (logged in the parent)
                found = _Failure(where_it_happened(error))
            if found is not None:
                there.send((number, found))


def _lower_priority(niceness: int) -> None:
    if sys.platform == "win32":
        this_process = ctypes.c_void_p(-1)
        priority = _IDLE if niceness >= _HARDLY_EVER else _BELOW_NORMAL
        ctypes.windll.kernel32.SetPriorityClass(this_process, priority)
    else:
        os.nice(niceness)


_CONNECT_S = 10

_clients: list[Any] = []
"""The connection to the cluster in use; empty if tasks run on this machine."""


@contextmanager
def on_cluster(address: str) -> Iterator[None]:
    """Run all tasks on the cluster whose scheduler has this address.

    A task whose worker dies is given to another one.

    Raises:
        ImportError: Dask is not installed.
        OSError: there is no scheduler at this address.
        ValueError: it is no address.
    """
    distributed = import_module("distributed")
    with distributed.Client(address, timeout=_CONNECT_S, set_as_default=False) as client:
        _clients.append(client)
        try:
            yield
        finally:
            _clients.pop()


def has_cluster() -> bool:
    """Return whether tasks run on a cluster."""
    return bool(_clients)


def runs_here(jobs: int) -> bool:
    """Return whether tasks need no pool, because a single process of this machine does them all."""
    return jobs == 1 and not has_cluster()


@contextmanager
def task_pool(jobs: int) -> "Iterator[Executor]":
    """Return an executor of so many processes, or the cluster in use, whatever its size."""
    if not has_cluster():
        # Imported here, because the window, which imports this module, runs no tasks.
        from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415

        with ProcessPoolExecutor(jobs) as pool:
            yield pool
        return
    with _clients[-1].get_executor(pure=False) as pool:
        yield pool
