"""Retrying failed operations at intervals."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS = 3_000


class Retry(QObject):
    """Calls a function every few seconds until it succeeds.

    Args:
        again: starts another attempt; its outcome is reported to :meth:`note`.
        parent: its owner.
    """

    def __init__(self, again: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=INTERVAL_MS)
        self._timer.timeout.connect(again)

    def set_interval(self, milliseconds: int) -> None:
        """Set the time between attempts."""
        self._timer.setInterval(milliseconds)

    @property
    def is_trying(self) -> bool:
        """Whether the last attempt failed and another will follow."""
        return self._timer.isActive()

    def note(self, *, failed: bool) -> None:
        """Record the outcome of an attempt, and start or stop retrying."""
        if not failed:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """Stop retrying."""
        self._timer.stop()
