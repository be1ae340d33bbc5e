"""The one way off the GUI thread: threads that work beside it and bring their answers back.

Their work makes no QObject. PySide keeps Python's lock while Qt connects an object in one thread
and waits for a lock of Qt's; the GUI thread, which holds that one as it disconnects another, may
be waiting for Python's: both then wait for ever. What needs such objects has a process of its own.
"""

import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from threading import Event
from time import monotonic
from typing import ParamSpec, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")
Arguments = ParamSpec("Arguments")

_TELL_S = 0.05


class BackgroundThread(QObject):
    """A thread that does one piece of work after the other; it starts with the first.

    Answers are handed over in the thread of this object, in the order in which they came.

    Args:
        name: what the thread is called in the log.
        parent: its owner.
    """

    _answered = Signal(object, object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executor = ThreadPoolExecutor(1, thread_name_prefix=name)
        # Queued even from this object's own thread: an answer never overtakes what was told before.
        self._answered.connect(self._hand_over, Qt.ConnectionType.QueuedConnection)

    def run(
        self,
        work: Callable[[], Answer],
        then: Callable[[Answer], None] | None = None,
        *,
        wait_ms: float = 0,
    ) -> "Future[Answer]":
        """Have something done after what was asked for before, and go on with what comes of it.

        Args:
            work: what is done; where it raises, the log says so, and ``then`` is not called.
            then: is given the answer; not called where the work was cancelled.
            wait_ms: where the work is done within so many milliseconds, ``then`` is called
                before this returns.

        Returns:
            The work, which can be cancelled before it begins; another thread may wait for it.
        """
        future = self._executor.submit(_logged, work)
        if then is None:
            return future
        if wait_ms:
            try:
                answer = future.result(wait_ms / 1000)
            except TimeoutError:
                pass
            else:
                then(answer)
                return future
        future.add_done_callback(partial(self._bring, then))
        return future

    def close(self, *, drop: bool = False) -> None:
        """Wait until everything is done, or, with ``drop``, until what has begun is; for good."""
        self._executor.shutdown(cancel_futures=drop)

    def _bring(self, then: Callable[[Answer], None], future: "Future[Answer]") -> None:
        """Pass an answer to the GUI thread."""
        if not future.cancelled() and future.exception() is None:
            self._answered.emit(then, future.result())

    def _hand_over(self, then: Callable[[object], None], answer: object) -> None:
        then(answer)


def in_a_process(
    work: Callable[Arguments, Answer], *arguments: Arguments.args, **more: Arguments.kwargs
) -> Answer:
    """Have a function done in a process of its own, and wait for it; not from the GUI thread.

    Function, arguments and answer have to be such as can be pickled.

    Raises:
        BrokenProcessPool: the process has died.
        Exception: whatever the function has raised.
    """
    # A fresh interpreter: a fork of a program with threads and a window may hang.
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(work, *arguments, **more).result()


def _logged(work: Callable[[], Answer]) -> Answer:
    try:
        return work()
    except Exception:  # a mistake of ours must not end the program
        log.exception("work in the background has failed")
        raise


class Task(QObject):
    """A long piece of work: it tells how far it has got, and can be cancelled.

    Signals:
        progressed: (int, int) how much is done, of how much; 0 of 0 where nobody knows.
        ended: (object) what has come of it; None where it failed.
    """

    progressed = Signal(int, int)
    ended = Signal(object)

    def __init__(self, work: Callable[["Task"], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._cancelled = Event()
        self._told_at = 0.0
        self._thread = BackgroundThread("long work", self)

    def start(self) -> None:
        """Begin."""
        self._thread.run(self._run, self._end)

    def cancel(self) -> None:
        """Have the work end soon, with what has been done so far."""
        self._cancelled.set()

    def finish(self) -> None:
        """Cancel, and wait until it has ended."""
        self.cancel()
        self._thread.close()

    # -- for the work ---------------------------------------------------------------------------

    @property
    def is_cancelled(self) -> bool:
        """Whether to stop."""
        return self._cancelled.is_set()

    def tell(self, done: int, whole: int) -> None:
        """Say how far it has got; as often as one likes."""
        now = monotonic()
        if now - self._told_at >= _TELL_S:
            self._told_at = now
            self.progressed.emit(done, whole)

    def _run(self) -> object:
        try:
            return self._work(self)
        except Exception:  # a mistake of ours must not end the program
            log.exception("long work has failed")
            return None

    def _end(self, answer: object) -> None:
        self._thread.close()
        self.ended.emit(answer)
