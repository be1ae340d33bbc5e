"""Background threads that deliver their results to the GUI thread.

Work in these threads must not create QObjects. PySide holds the GIL while Qt connects an object in
one thread and waits for a Qt mutex; the GUI thread, holding that mutex while it disconnects another,
may be waiting for the GIL: a deadlock. Work that needs QObjects runs in a separate process.
"""

import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from queue import Empty, SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import Any, ParamSpec, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

RETRY_INTERVAL_MS = 3_000


class Retry(QObject):
    """Calls ``again`` every few seconds until :meth:`note` hears that it has succeeded."""

    def __init__(self, again: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=RETRY_INTERVAL_MS)
        self._timer.timeout.connect(again)

    def set_interval(self, milliseconds: int) -> None:
        self._timer.setInterval(milliseconds)

    @property
    def is_trying(self) -> bool:
        """Whether the last attempt failed and another will follow."""
        return self._timer.isActive()

    def note(self, *, failed: bool) -> None:
        if not failed:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        self._timer.stop()


log = logging.getLogger(__name__)

Answer = TypeVar("Answer")
Arguments = ParamSpec("Arguments")

_TELL_S = 0.05
_PATIENCE_S = 10.0
"""How long the end of the program waits for long work that was cancelled, in seconds."""


class _AbandonableThread:
    """A thread like an executor's, whose work may never end, such as reading from a dead share.

    Python waits at its end for the threads of executors, but not for daemons.
    """

    def __init__(self, name: str, patience_s: float) -> None:
        self._name, self._patience_s = name, patience_s
        self._queue = SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None]()
        self._thread: Thread | None = None

    def submit(
        self, call: Callable[[Callable[[], Answer]], Answer], work: Callable[[], Answer]
    ) -> "Future[Answer]":
        if self._thread is None:
            self._thread = Thread(target=self._serve, name=self._name, daemon=True)
            self._thread.start()
        future = Future[Answer]()
        self._queue.put((future, partial(call, work)))
        return future

    def shutdown(self, *, cancel_futures: bool) -> None:
        """End the thread after the queued work, or give it up when the patience is over."""
        while cancel_futures:
            try:
                left = self._queue.get_nowait()
            except Empty:  # the thread may have taken the last one meanwhile
                break
            if left is not None:
                left[0].cancel()
        self._queue.put(None)
        if self._thread is not None:
            self._thread.join(self._patience_s)

    def _serve(self) -> None:
        while (queued := self._queue.get()) is not None:
            future, work = queued
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(work())
            except BaseException as error:  # noqa: BLE001 (passed on, as executors do)
                future.set_exception(error)


class BackgroundThread(QObject):
    """A thread that runs tasks one after another; it starts with the first task.

    Results are delivered in this object's thread, in the order of the tasks.

    ``patience_s`` is how long closing waits for the work, in seconds, before it is abandoned; None
    waits until it is done.
    """

    _answered = Signal(object, object)

    def __init__(
        self, name: str, parent: QObject | None = None, *, patience_s: float | None = None
    ) -> None:
        super().__init__(parent)
        self._executor: ThreadPoolExecutor | _AbandonableThread = (
            ThreadPoolExecutor(1, thread_name_prefix=name)
            if patience_s is None
            else _AbandonableThread(name, patience_s)
        )
        self._is_closed = False
        # Queued even within this object's own thread, so that results stay in order.
        self._answered.connect(self._hand_over, Qt.ConnectionType.QueuedConnection)

    def run(
        self,
        work: Callable[[], Answer],
        then: Callable[[Answer], None] | None = None,
        *,
        wait_ms: float = 0,
    ) -> "Future[Answer]":
        """Queue work, and pass its result to a callback; once the thread is closed, do nothing.

        Args:
            work: the function to run; if it raises, the error is logged and ``then`` is not called.
            then: receives the result; not called if the work was cancelled.
            wait_ms: if the work finishes within this time in milliseconds, ``then`` is called
                before this returns.

        Returns:
            A future, which can be cancelled before the work begins; another thread may wait for it.
            It is cancelled already if the thread is closed.
        """
        if self._is_closed:  # such as a timer of a window that is about to be deleted
            late = Future[Answer]()
            late.cancel()
            return late
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
        """Shut the thread down after all queued work, or with ``drop`` after the current task only."""
        self._is_closed = True
        self._executor.shutdown(cancel_futures=drop)

    def _bring(self, then: Callable[[Answer], None], future: "Future[Answer]") -> None:
        is_abandoned = self._is_closed and isinstance(self._executor, _AbandonableThread)
        if not is_abandoned and not future.cancelled() and future.exception() is None:
            self._answered.emit(then, future.result())

    def _hand_over(self, then: Callable[[object], None], answer: object) -> None:
        then(answer)


def in_a_process(
    work: Callable[Arguments, Answer], *arguments: Arguments.args, **more: Arguments.kwargs
) -> Answer:
    """Run a function in a separate process and wait for it; never call this from the GUI thread.

    The function, its arguments and its result must be picklable. Whatever it raises is raised here,
    or a BrokenProcessPool if the process died.
    """
    # Spawned: forking a process with threads and a window may hang.
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(work, *arguments, **more).result()


def _logged(work: Callable[[], Answer]) -> Answer:
    try:
        return work()
    except Exception:  # a bug must not end the program
        log.exception("work in the background has failed")
        raise


class Task(QObject):
    """A long-running task that reports progress and can be cancelled.

    Args:
        work: the function to run, which receives this task.
        patience_s: how long finishing waits, in seconds, before the work is abandoned; None waits
            until it is done.

    Signals:
        progressed: (int, int) steps done and steps in total; 0 of 0 if unknown.
        ended: (object) the result; None if the task failed.
    """

    progressed = Signal(int, int)
    ended = Signal(object)

    def __init__(
        self,
        work: Callable[["Task"], object],
        parent: QObject | None = None,
        *,
        patience_s: float | None = _PATIENCE_S,
    ) -> None:
        super().__init__(parent)
        self._work = work
        self._cancelled = Event()
        self._told_at = 0.0
        self._thread = BackgroundThread("long work", self, patience_s=patience_s)

    def start(self) -> None:
        self._thread.run(self._run, self._end)

    def cancel(self) -> None:
        """Ask the task to stop soon, keeping what has been done."""
        self._cancelled.set()

    def finish(self) -> None:
        """Cancel the task and wait until it has ended, or until the patience is over."""
        self.cancel()
        self._thread.close()

    # -- called by the work ---------------------------------------------------------------------------

    @property
    def is_cancelled(self) -> bool:
        return self._cancelled.is_set()

    def tell(self, done: int, whole: int) -> None:
        """Report progress; may be called as often as convenient."""
        now = monotonic()
        if now - self._told_at >= _TELL_S:
            self._told_at = now
            self.progressed.emit(done, whole)

    def _run(self) -> object:
        try:
            return self._work(self)
        except Exception:  # a bug must not end the program
            log.exception("long work has failed")
            return None

    def _end(self, answer: object) -> None:
        self._thread.close()
        self.ended.emit(answer)
