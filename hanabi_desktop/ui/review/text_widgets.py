"""Texts of a review that adapt their height to their contents."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from hanabi_desktop.ui.widgets.buttons import KeyButton
from hanabi_desktop.ui.widgets.sentences import Sentence
from hanabi_desktop.ui.widgets.theme import palette_in_use


class MarkedText(QWidget):
    """A sentence with tiles, on as many lines as needed."""

    def __init__(self, px: int = 13, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._px = px
        self._marked = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, marked: str, plain: str) -> None:
        """Show a sentence; ``plain`` is what screen readers read."""
        self._marked = marked
        self.setAccessibleName(plain)
        self.setVisible(bool(marked))
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        return QSize(180, round(self._sentence().height))

    def _sentence(self) -> Sentence:
        return Sentence(self._marked, max(60, self.width()), self._px)

    def _fit(self) -> None:
        height = round(self._sentence().height)
        if height != self.minimumHeight():
            self.setFixedHeight(height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._sentence().draw(painter, QPointF(0, 0), palette_in_use().ink)
        painter.end()


def quiet_label() -> QLabel:
    """Return a label for a few lines in a softer colour."""
    label = QLabel()
    label.setObjectName("quiet")
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def yielding_button() -> KeyButton:
    """Return a button that may become narrower than its text, which is then written smaller."""
    button = KeyButton()
    button.setAutoDefault(False)
    button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    return button


def heading_label() -> QLabel:
    """Return the heading of a section."""
    label = QLabel()
    label.setObjectName("heading")
    return label
