"""A short message over the foot of the window, gone after a while."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from hanabi_desktop.windows.spoken import speak

_SHOWN_MS = 5000
_FROM_FOOT_PX = 24


class Toast(QLabel):
    """Says that something has been done; what lies under it can still be clicked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._within = parent
        self.setObjectName("toast")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._gone = QTimer(self, singleShot=True)
        self._gone.timeout.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()

    def say(self, text: str) -> None:
        """Show a message, and have screen readers read it."""
        self.setText(text)
        self._place()
        self.show()
        self.raise_()
        self._gone.start(_SHOWN_MS)
        speak(self, text)

    def dismiss(self) -> None:
        """Send it away at once."""
        self._gone.stop()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Keep to the foot of the window."""
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        within = self._within.rect()
        self.setMaximumWidth(within.width() - 2 * _FROM_FOOT_PX)
        self.adjustSize()
        self.move(
            (within.width() - self.width()) // 2, within.height() - self.height() - _FROM_FOOT_PX
        )
