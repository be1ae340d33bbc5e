"""A short message at the foot of a part of the window that disappears after a while."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from hanabi_desktop.ui.widgets.announcement import announce
from hanabi_desktop.ui.widgets.frame import TOAST_FOOT_PX

_SHOWN_MS = 5000
_FROM_SIDE_PX = 10


class Toast(QLabel):
    """Says that something has been done; it lets clicks through.

    Args:
        place: returns the part of the window at whose foot the toast appears; it covers nothing
            else.
        parent: the window.
    """

    def __init__(self, place: Callable[[], QRect], parent: QWidget) -> None:
        super().__init__(parent)
        self._place_now = place
        self.setObjectName("toast")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._gone = QTimer(self, singleShot=True)
        self._gone.timeout.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()

    def say(self, text: str) -> None:
        """Show a message and announce it to screen readers."""
        self.setText(text)
        self.show()
        self.place()
        self.raise_()
        self._gone.start(_SHOWN_MS)
        announce(self, text)

    def dismiss(self) -> None:
        """Hide the message at once."""
        self._gone.stop()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Update the position when the window is resized."""
        if event.type() is QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """Update the position and the size."""
        if self.isHidden():
            return
        within = self._place_now()
        widest = within.width() - 2 * _FROM_SIDE_PX
        line = self.fontMetrics().horizontalAdvance(self.text()) + 2 * TOAST_FOOT_PX
        self.setFixedWidth(min(widest, max(line, self.minimumSizeHint().width())))
        self.setFixedHeight(self.heightForWidth(self.width()))
        foot = within.bottom() - self.height() - TOAST_FOOT_PX
        self.move(within.center().x() - self.width() // 2, foot)
