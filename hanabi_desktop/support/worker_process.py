"""A process of its own for work that must not keep the window waiting.

It is asked things by a pipe and answers by it. It yields to whatever else the machine does, and it
ends at once when it is told to, in the middle of its work too.
"""

import ctypes
import logging
import multiprocessing
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from hanabi_desktop.support.logs import where_it_happened

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

log = logging.getLogger(__name__)

_MOST = 4
_BELOW_NORMAL, _IDLE = 0x4000, 0x40
"""Windows' numbers for processes that wait for others."""
_HARDLY_EVER = 15
"""From this niceness on a process waits for those that are only below normal too."""


def usual_count() -> int:
    """Return the usual number of worker processes: one per processor, up to four."""
    return min(_MOST, os.cpu_count() or 1)


class WorkerProcess:
    """One process, seen from outside.

    Args:
        serve: answers one question after the other there; a function that can be pickled.
        name: what the process is called.

    Attributes:
        is_alive: whether it has not ended, as far as is known.

    Raises:
        OSError: the system has no room for another process.
    """

    def __init__(self, serve: Callable[[Connection], None], name: str) -> None:
        # A fresh interpreter: a fork of a program with threads and a window may hang.
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
        """Send a question; return the number of its answer."""
        self._asked += 1
        if self.is_alive:
            try:
                self.connection.send((self._asked, question))
            except OSError:
                self._bury()
        return self._asked

    def received(self) -> tuple[int, object] | None:
        """Return the number of an answer that has come, and the answer; None where the process has died.

        Raises:
            WorkFailedError: this answer's work has failed there.
        """
        try:
            number, answer = self.connection.recv()
        except (EOFError, OSError):
            self._bury()
            return None
        if isinstance(answer, _Failure):
            log.error("%s has failed at %s", self._name, answer.where)
            raise WorkFailedError(number)
        return number, answer

    def has_answered(self, seconds: float) -> bool:
        """Return whether an answer comes within so long, or has come."""
        try:
            return self.is_alive and self.connection.poll(seconds)
        except OSError:
            self._bury()
            return False

    def look_whether_it_lives(self) -> None:
        """Check whether the process has died since the last question."""
        if self.is_alive and not self._process.is_alive():
            self._bury()

    def _bury(self) -> None:
        log.warning("the process for %s has died", self._name)
        self.end()

    def end(self) -> None:
        """End it, at once."""
        self.is_alive = False
        self.connection.close()
        self._process.kill()
        self._process.join()


class WorkFailedError(Exception):
    """A mistake of ours: the log says where.

    Attributes:
        number: of the answer that there is none of.
    """

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class _Failure:
    """What comes instead of an answer.

    Attributes:
        where: the lines that led to it; not what the error says, it may quote a hidden card.
    """

    def __init__(self, where: str) -> None:
        self.where = where


def serve_questions(there: Connection, answer: Callable[[object], object], niceness: int) -> None:
    """Run a worker process until the other end is closed.

    Args:
        there: the pipe.
        answer: is given each question; where it returns None, nothing is sent back.
        niceness: how far it waits for others, as on Unix.
    """
    _yield_to_others(niceness)
    # Whoever asked may have gone, by Ctrl+C too.
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            number, question = there.recv()
            try:
                found = answer(question)
            except Exception as error:  # noqa: BLE001 (told where logs are kept)
                found = _Failure(where_it_happened(error))
            if found is not None:
                there.send((number, found))


def _yield_to_others(niceness: int) -> None:
    if sys.platform == "win32":
        this_process = ctypes.c_void_p(-1)
        priority = _IDLE if niceness >= _HARDLY_EVER else _BELOW_NORMAL
        ctypes.windll.kernel32.SetPriorityClass(this_process, priority)
    else:
        os.nice(niceness)
