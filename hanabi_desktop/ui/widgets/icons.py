"""Small line icons in the text colour."""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPen, QPixmap

from hanabi_desktop.table.art.palette import Palette


def menu_icon(palette: Palette) -> QIcon:
    """Return three lines."""

    def draw(painter: QPainter) -> None:
        for y in (5, 10, 15):
            painter.drawLine(3, y, 17, y)

    return _icon(palette, draw)


def advice_icon(palette: Palette) -> QIcon:
    """Return a light bulb."""
    return _icon(palette, draw_advice_sign)


def draw_advice_sign(painter: QPainter) -> None:
    """Draw a light bulb, within a square of 20 units."""
    painter.drawArc(QRectF(4.5, 2, 11, 11), -45 * 16, 270 * 16)
    painter.drawLine(QPointF(7.6, 12.2), QPointF(7.6, 14.5))
    painter.drawLine(QPointF(12.4, 12.2), QPointF(12.4, 14.5))
    painter.drawLine(QPointF(7.6, 14.5), QPointF(12.4, 14.5))
    painter.drawLine(QPointF(8.6, 18), QPointF(11.4, 18))


def draw_review_sign(painter: QPainter) -> None:
    """Draw a curve over its axes, within a square of 20 units."""
    painter.drawPolyline([QPointF(2.5, 2.5), QPointF(2.5, 17.5), QPointF(18, 17.5)])
    painter.drawPolyline([QPointF(6, 13), QPointF(9.5, 8.5), QPointF(12.5, 11), QPointF(17.5, 4)])


def undo_icon(palette: Palette) -> QIcon:
    """Return an arrow that turns back."""

    def draw(painter: QPainter) -> None:
        path = QPainterPath(QPointF(4, 7.5))
        path.lineTo(12, 7.5)
        path.cubicTo(QPointF(18.5, 7.5), QPointF(18.5, 16), QPointF(12, 16))
        path.lineTo(8, 16)
        painter.drawPath(path)
        painter.drawPolyline([QPointF(7.5, 4), QPointF(4, 7.5), QPointF(7.5, 11)])

    return _icon(palette, draw)


def eye_icon(palette: Palette) -> QIcon:
    """Return an eye."""

    def draw(painter: QPainter) -> None:
        lids = QPainterPath(QPointF(1.8, 10))
        lids.cubicTo(QPointF(6, 3.6), QPointF(14, 3.6), QPointF(18.2, 10))
        lids.cubicTo(QPointF(14, 16.4), QPointF(6, 16.4), QPointF(1.8, 10))
        painter.drawPath(lids)
        painter.drawEllipse(QPointF(10, 10), 2.6, 2.6)

    return _icon(palette, draw)


def book_icon(palette: Palette) -> QIcon:
    """Return an open book."""

    def draw(painter: QPainter) -> None:
        for side in (-1, 1):
            page = QPainterPath(QPointF(10, 5.5))
            page.cubicTo(
                QPointF(10 + side * 2.5, 3.8),
                QPointF(10 + side * 6, 3.8),
                QPointF(10 + side * 8, 4.2),
            )
            page.lineTo(10 + side * 8, 15.6)
            page.cubicTo(
                QPointF(10 + side * 6, 15.2), QPointF(10 + side * 2.5, 15.2), QPointF(10, 17)
            )
            painter.drawPath(page)
        painter.drawLine(QPointF(10, 5.5), QPointF(10, 17))

    return _icon(palette, draw)


def settings_icon(palette: Palette) -> QIcon:
    """Return three sliders at different positions."""

    def draw(painter: QPainter) -> None:
        for y, x in ((4.5, 13.0), (10.0, 6.5), (15.5, 11.5)):
            painter.drawLine(QPointF(2.5, y), QPointF(x - 2.2, y))
            painter.drawLine(QPointF(x + 2.2, y), QPointF(17.5, y))
            painter.drawEllipse(QPointF(x, y), 2.2, 2.2)

    return _icon(palette, draw)


def star_path(centre: QPointF, radius: float) -> QPainterPath:
    """Return a star with five points."""
    path = QPainterPath()
    for corner in range(10):
        angle = math.radians(36 * corner - 90)
        reach = radius if corner % 2 == 0 else 0.45 * radius
        point = centre + QPointF(reach * math.cos(angle), reach * math.sin(angle))
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def painted_icon(px: int, draw: Callable[[QPainter, QRectF], None]) -> QIcon:
    """Return an icon ``px`` pixels wide at twice the resolution; ``draw`` paints into the given box."""
    pixmap = QPixmap(2 * px, 2 * px)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, QRectF(0, 0, px, px))
    painter.end()
    return QIcon(pixmap)


def _icon(palette: Palette, draw: Callable[[QPainter], None]) -> QIcon:
    """Return an icon of strokes, within a square of 20 pixels."""

    def draw_strokes(painter: QPainter, _: QRectF) -> None:
        pen = QPen(palette.ink, 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        draw(painter)

    return painted_icon(20, draw_strokes)
