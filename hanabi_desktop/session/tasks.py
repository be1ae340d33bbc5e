"""Long work beside the window: it tells how far it has got, and can be cancelled."""

import logging
from collections.abc import Callable
from threading import Event, Thread
from time import monotonic

from PySide6.QtCore import QObject, Signal

log = logging.getLogger(__name__)

_TELL_S = 0.05


class Task(QObject):
    """A piece of work in a thread of its own.

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
        self._thread = Thread(target=self._run, name="long work")

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def cancel(self) -> None:
        """Have the work end soon, with what has been done so far."""
        self._cancelled.set()

    def finish(self) -> None:
        """Cancel, and wait until it has ended."""
        self.cancel()
        if self._thread.is_alive():
            self._thread.join()

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

    def _run(self) -> None:
        try:
            answer = self._work(self)
        except Exception:  # a mistake of ours must not end the program
            log.exception("long work has failed")
            answer = None
        self.ended.emit(answer)
