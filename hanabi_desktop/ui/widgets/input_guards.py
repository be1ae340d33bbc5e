"""Input that does not count: a held key's repeats, and what follows too soon."""

from time import monotonic

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent


class GracePeriod:
    """A period measured by the clock, so that a window that was blocked does not prolong it."""

    def __init__(self) -> None:
        self._ends_at = 0.0

    def start(self, milliseconds: int) -> None:
        self._ends_at = monotonic() + milliseconds / 1000

    def end(self) -> None:
        self._ends_at = 0.0

    @property
    def lasts(self) -> bool:
        return monotonic() < self._ends_at


_AGAIN_MS = 30
"""A key pressed again within this time of its release, in milliseconds, is held and repeating."""


class HeldKeys:
    """Recognises the events of a held key from the presses and releases passed to it.

    X11 repeats a held key as releases and presses with the same time stamp. Qt recognises them as
    repeats only if both are in its queue, so a press very soon after a release of the same key counts
    as a repeat.
    """

    def __init__(self) -> None:
        self._released: tuple[int, int] | None = None

    def forget(self) -> None:
        """Forget the last release: the next press counts as the first one."""
        self._released = None

    def repeats(self, event: QKeyEvent) -> bool:
        """Return whether a key event repeats an earlier one; passing an event twice does no harm."""
        if event.isAutoRepeat():
            return True
        if event.type() is QEvent.Type.KeyRelease:
            # Screen readers send keys with the time 0.
            self._released = (event.key(), event.timestamp()) if event.timestamp() else None
        elif event.type() is QEvent.Type.KeyPress and self._released is not None:
            key, at = self._released
            return key == event.key() and 0 <= event.timestamp() - at < _AGAIN_MS
        return False
