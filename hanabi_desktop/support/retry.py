"""Tries again what has failed, until it goes well."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS = 3_000


class Retry(QObject):
    """Calls a function every few seconds as long as what it does fails.

    Args:
        again: does it once more; whoever learns how that went says so by :meth:`note`.
        parent: its owner.
    """

    def __init__(self, again: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=INTERVAL_MS)
        self._timer.timeout.connect(again)

    def set_interval(self, milliseconds: int) -> None:
        """Wait so long between two attempts."""
        self._timer.setInterval(milliseconds)

    @property
    def is_trying(self) -> bool:
        """Whether the last attempt failed, so that another one follows."""
        return self._timer.isActive()

    def note(self, *, failed: bool) -> None:
        """Take note of how an attempt went: try again from now on, or no longer."""
        if not failed:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """Try no more."""
        self._timer.stop()
