"""Keys and clicks that come before there is anything to take them."""

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
    """Holds a window's keys and clicks back, and delivers them when it is ready.

    Args:
        window: open by now; what it holds comes later.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._kept: list[QInputEvent] = []
        self._door = window.windowHandle()
        self._door.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Keep what a person does; let everything else pass."""
        if event.type() in _KEPT and isinstance(event, QInputEvent):
            self._kept.append(event.clone())
            return True
        return super().eventFilter(watched, event)

    def deliver(self) -> None:
        """Hand everything on, in the order it came, and keep nothing from now on."""
        self._door.removeEventFilter(self)
        kept, self._kept = self._kept, []
        for event in kept:
            if not self._is_shortcut(event):
                QCoreApplication.sendEvent(self._door, event)

    def _is_shortcut(self, event: QInputEvent) -> bool:
        """Carry out a command of the window; Qt looks for those before an event is sent."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return False
        pressed = QKeySequence(event.keyCombination())
        for action in self._window.findChildren(QAction):
            if action.isEnabled() and pressed in action.shortcuts():
                action.trigger()
                return True
        return False
