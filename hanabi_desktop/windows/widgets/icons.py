"""Small icons of strokes, in the colour of the words beside them."""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPen, QPixmap

from hanabi_desktop.table.art.palette import Palette


def menu_icon(palette: Palette) -> QIcon:
    """Three lines."""

    def draw(painter: QPainter) -> None:
        for y in (5, 10, 15):
            painter.drawLine(3, y, 17, y)

    return _icon(palette, draw)


def advice_icon(palette: Palette) -> QIcon:
    """A light bulb."""

    def draw(painter: QPainter) -> None:
        painter.drawArc(QRectF(4.5, 2, 11, 11), -45 * 16, 270 * 16)
        painter.drawLine(QPointF(7.6, 12.2), QPointF(7.6, 14.5))
        painter.drawLine(QPointF(12.4, 12.2), QPointF(12.4, 14.5))
        painter.drawLine(QPointF(7.6, 14.5), QPointF(12.4, 14.5))
        painter.drawLine(QPointF(8.6, 18), QPointF(11.4, 18))

    return _icon(palette, draw)


def star_path(centre: QPointF, radius: float) -> QPainterPath:
    """A star of five points."""
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
    """An icon so many pixels wide, twice as fine; ``draw`` paints into the box it is given."""
    pixmap = QPixmap(2 * px, 2 * px)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, QRectF(0, 0, px, px))
    painter.end()
    return QIcon(pixmap)


def _icon(palette: Palette, draw: Callable[[QPainter], None]) -> QIcon:
    """An icon of strokes, within 20 pixels square."""

    def draw_strokes(painter: QPainter, _: QRectF) -> None:
        pen = QPen(palette.ink, 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        draw(painter)

    return painted_icon(20, draw_strokes)
