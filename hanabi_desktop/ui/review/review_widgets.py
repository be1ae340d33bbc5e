"""What the pages of a review share: the signs of the grades, and texts that adapt their height.

Each grade has its own shape as well as a colour.
"""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from hanabi_desktop.review.findings import Grade
from hanabi_desktop.table.appearance import Palette, text_px
from hanabi_desktop.table.art.painting import draw_words
from hanabi_desktop.ui.widgets.controls import KeyButton
from hanabi_desktop.ui.widgets.sentences import Sentence
from hanabi_desktop.ui.widgets.theme import palette_in_use


def sign_colour(palette: Palette, grade: Grade | None, *, gains: bool) -> QColor:
    """Return the colour of a moment; for luck it depends on whether it was good or bad."""
    if grade is None or grade is Grade.UNRECORDED:
        return palette.ice
    return palette.good if gains or grade is Grade.STRONG else palette.ember


def draw_sign(
    painter: QPainter, centre: QPointF, grade: Grade | None, palette: Palette, *, gains: bool
) -> None:
    """Draw a grade's sign: one, two or three triangles for a cost, a diamond, a ring for luck.

    An empty square stands for a convention that nobody recorded.

    Args:
        painter: the painter.
        centre: the centre of the sign, which is 14 pixels high.
        grade: the grade; None for luck.
        palette: the theme's palette.
        gains: whether the luck was good, which fills the ring.
    """
    colour = sign_colour(palette, grade, gains=gains)
    painter.save()
    painter.translate(centre)
    painter.setPen(QPen(palette.panel, 1.4))
    painter.setBrush(colour)
    match grade:
        case None:
            painter.setPen(QPen(colour, 2))
            painter.setBrush(colour if gains else palette.panel)
            painter.drawEllipse(QPointF(0, 0), 4.5, 4.5)
        case Grade.STRONG:
            painter.drawPolygon(
                QPolygonF([QPointF(0, -7), QPointF(6, 0), QPointF(0, 7), QPointF(-6, 0)])
            )
        case Grade.INACCURACY:
            _triangle(painter, QPointF(0, 0), 6.5)
        case Grade.MISTAKE:
            _triangle(painter, QPointF(0, -3.4), 6.5)
            _triangle(painter, QPointF(0, 3.4), 6.5)
        case Grade.BLUNDER:
            for place in (-5.0, 0.0, 5.0):
                _triangle(painter, QPointF(0, place), 7)
        case Grade.UNRECORDED:
            painter.setPen(QPen(colour, 2))
            painter.setBrush(palette.panel)
            painter.drawRect(QRectF(-4.5, -4.5, 9, 9))
    painter.restore()


def sign_picture(grade: Grade, palette: Palette) -> QPixmap:
    """Return a sign as a pixmap, for a table."""
    ratio = QGuiApplication.primaryScreen().devicePixelRatio()
    picture = QPixmap(QSize(20, 20) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_sign(painter, QPointF(10, 10), grade, palette, gains=False)
    painter.end()
    return picture


def _triangle(painter: QPainter, centre: QPointF, half: float) -> None:
    corners = (QPointF(-half, -0.7 * half), QPointF(half, -0.7 * half), QPointF(0, 0.8 * half))
    painter.drawPolygon(QPolygonF([centre + corner for corner in corners]))


class VerdictBox(QWidget):
    """The cost or gain of a decision, with the sign and the name of its grade."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points, self._name = "", ""
        self._grade: Grade | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def tell(self, points: str, name: str, grade: Grade, plain: str) -> None:
        """Show a grade; ``plain`` is what screen readers read."""
        self._points, self._name, self._grade = points, name, grade
        self.setAccessibleName(plain)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        return QSize(220, text_px(58))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        if self._grade is None:
            return
        palette, grade = palette_in_use(), self._grade
        gains = grade is Grade.STRONG
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(palette.line, 1))
        painter.setBrush(palette.raised)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        colour = sign_colour(palette, grade, gains=gains)
        draw_words(
            painter, QRectF(8, 0, 76, self.height()), self._points, colour, px=28, weight=800
        )
        draw_sign(painter, QPointF(98, self.height() / 2), grade, palette, gains=gains)
        left = Qt.AlignmentFlag.AlignLeft
        words = QRectF(113, 0, self.width() - 118, self.height())
        draw_words(painter, words, self._name, palette.ink, px=15, weight=700, align=left)
        painter.end()


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
