"""Buffering of keys and clicks that arrive before the window is ready."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QAction, QInputEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

_KEPT = (
    QEvent.Type.KeyPress,
    QEvent.Type.KeyRelease,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
)


class EarlyInput(QObject):
    """Holds back a window's keys and clicks, and delivers them when the window is ready.

    Args:
        window: a window that is already shown but still empty.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._kept: list[QInputEvent] = []
        self._door = window.windowHandle()
        self._door.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Buffer keys and clicks; let every other event pass."""
        if event.type() in _KEPT and isinstance(event, QInputEvent):
            self._kept.append(event.clone())
            return True
        return super().eventFilter(watched, event)

    def deliver(self) -> None:
        """Deliver the buffered events in order, and stop buffering."""
        self._door.removeEventFilter(self)
        kept, self._kept = self._kept, []
        for event in kept:
            if not self._is_shortcut(event):
                QCoreApplication.sendEvent(self._door, event)

    def _is_shortcut(self, event: QInputEvent) -> bool:
        """Trigger the action of a shortcut; return whether there was one.

        Qt looks for shortcuts before an event is sent, so a sent event would not trigger them.
        """
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return False
        pressed = QKeySequence(event.keyCombination())
        for action in self._window.findChildren(QAction):
            if action.isEnabled() and pressed in action.shortcuts():
                action.trigger()
                return True
        return False
