"""The seating plan: the table from above, with a face at each seat, clockwise."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from hanabi_desktop.session.setup import Seat, faces_of
from hanabi_desktop.table.art.lettering import draw_words
from hanabi_desktop.table.art.palette import faded
from hanabi_desktop.table.art.pictures import draw_badge, draw_portrait
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.teammates.characters import Character
from hanabi_desktop.ui.widgets.buttons import badge_icon
from hanabi_desktop.ui.widgets.seat_row import face_icon
from hanabi_desktop.ui.widgets.theme import palette_in_use

translate = QCoreApplication.translate


_FACE_PX = 28


class StartingPlayerDialog(QDialog):
    """Asks who wears the most colourful clothes.

    Signals:
        chosen: (int) the seat that begins.
    """

    chosen = Signal(int)

    def __init__(self, seats: Sequence[Seat], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Colourful", "Who starts?"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 24)
        layout.setSpacing(10)
        question = QLabel(translate("Colourful", "Who wears the most colourful clothes?"))
        question.setObjectName("title")
        layout.addWidget(question)
        for number, (seat, face) in enumerate(zip(seats, faces_of(seats), strict=True)):
            # Qt leaves no room between icon and text.
            button = QPushButton(f"\u2002{seat.name.replace('&', '&&')}")
            button.setAccessibleName(seat.name)
            button.setIconSize(QSize(_FACE_PX, _FACE_PX))
            if seat.badge is not None:
                button.setIcon(badge_icon(seat.badge, _FACE_PX))
            elif face is not None:
                button.setIcon(face_icon(face, _FACE_PX))
            button.clicked.connect(lambda _=False, number=number: self._choose(number))
            layout.addWidget(button)

    def _choose(self, seat: int) -> None:
        self.accept()
        self.chosen.emit(seat)


_WIDTH, _HEIGHT, _FACE = 330, 92, 24
_PLACES = {
    2: ((0.5, 0.82), (0.5, 0.19)),
    3: ((0.5, 0.82), (0.33, 0.24), (0.67, 0.24)),
    4: ((0.5, 0.82), (0.3, 0.5), (0.5, 0.19), (0.7, 0.5)),
    5: ((0.5, 0.82), (0.31, 0.62), (0.34, 0.22), (0.66, 0.22), (0.69, 0.62)),
}
"""The centre of each seat's face, as shares of width and height; the first seat is at the bottom."""


class SeatingPlan(QWidget):
    """A picture of the table; its accessible name says the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats: Sequence[Seat] = ()
        self._faces: Sequence[Character | None] = ()
        self._begins: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seats(self, seats: Sequence[Seat], begins: int | None) -> None:
        """Show the seats, and who begins; None if that is not known yet."""
        self._seats, self._begins = tuple(seats), begins
        self._faces = faces_of(self._seats)
        #: {names} are those at the table, in the order of their turns
        text = translate("NewGame", "Clockwise: {names}")
        self.setAccessibleName(text.format(names=", ".join(seat.name for seat in seats)))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        return QSize(text_px(_WIDTH), text_px(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = palette_in_use()
        table = QRectF(0, 0, 0.26 * self.width(), 0.42 * self.height())
        table.moveCenter(QRectF(self.rect()).center())
        painter.setPen(QPen(palette.line, 1.5))
        painter.setBrush(palette.raised)
        painter.drawEllipse(table)
        _draw_way_of_turns(painter, table.center(), 0.3 * table.height(), palette.ink3)
        for place, seat in enumerate(self._seats):
            x, y = _PLACES[len(self._seats)][place]
            at = QPointF(x * self.width(), y * self.height())
            self._draw_seat(painter, at, seat, self._faces[place])
            if place == self._begins:
                painter.setPen(QPen(palette.accent, 2.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                radius = text_px(_FACE) / 2 + 3
                painter.drawEllipse(at, radius, radius)
        painter.end()

    def _draw_seat(
        self, painter: QPainter, at: QPointF, seat: Seat, character: Character | None
    ) -> None:
        side = text_px(_FACE)
        face = QRectF(0, 0, side, side)
        face.moveCenter(at)
        if character is not None:
            draw_portrait(painter, character, face)
        elif seat.badge is not None:
            draw_badge(painter, seat.badge, face)
        words = QRectF(face.right() + 8, face.top(), self.width() - face.right() - 8, side)
        align = Qt.AlignmentFlag.AlignLeft
        if at.x() < 0.5 * self.width():  # names are on the outer side
            words = QRectF(0, face.top(), face.left() - 8, side)
            align = Qt.AlignmentFlag.AlignRight
        draw_words(painter, words, seat.name, palette_in_use().ink2, px=13, align=align)


def _draw_way_of_turns(painter: QPainter, centre: QPointF, radius: float, ink: QColor) -> None:
    """Draw an open circle with an arrowhead: play goes clockwise."""
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    path = QPainterPath()
    path.arcMoveTo(box, 60)
    path.arcTo(box, 60, 280)
    pen = QPen(faded(ink, 0.9), 1.8)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path.toReversed())
    tip = path.pointAtPercent(0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(
        QPolygonF([tip + QPointF(3.5, 2.5), tip + QPointF(-4, 2), tip + QPointF(1.5, -4.5)])
    )
