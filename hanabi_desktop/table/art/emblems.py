"""People's badges: a symbol on a coloured disc. Coordinates are in hundredths of its diameter."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from hanabi_desktop.library.metadata.badges import Badge, Emblem, Tint
from hanabi_desktop.table.art.palette import BACK_INK

TINTS = {
    Tint.ROSE: QColor("#b4476f"),
    Tint.RUST: QColor("#a4571f"),
    Tint.OLIVE: QColor("#6f7523"),
    Tint.TEAL: QColor("#23747f"),
    Tint.INDIGO: QColor("#4a55b5"),
    Tint.PLUM: QColor("#7d4592"),
}
"""The disc colours; each has a contrast of at least 4.5:1 with the cream of the symbols."""


def draw_badge(painter: QPainter, badge: Badge, box: QRectF) -> None:
    """Paint a person's badge into a square box."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(TINTS[badge.tint])
    painter.drawEllipse(QRectF(0, 0, 100, 100))
    painter.setBrush(BACK_INK)
    painter.drawPath(emblem_path(badge.emblem))
    if badge.emblem is Emblem.KITE:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(BACK_INK, 5, c=Qt.PenCapStyle.RoundCap))
        painter.drawPath(_kite_tail())
    painter.restore()


@cache
def emblem_path(emblem: Emblem) -> QPainterPath:
    """Return the outline of a symbol. Do not change the result."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    match emblem:
        case Emblem.BOAT:
            _add_polygon(path, (20, 62), (80, 62), (68, 78), (32, 78))
            _add_polygon(path, (48, 20), (48, 56), (24, 56))
            _add_polygon(path, (54, 28), (54, 56), (74, 56))
        case Emblem.FISH:
            path.addEllipse(QPointF(44, 50), 27, 18)
            _add_polygon(path, (70, 50), (86, 34), (86, 66))
            path.addEllipse(QPointF(30, 46), 4, 4)
        case Emblem.KITE:
            _add_polygon(path, (56, 16), (76, 38), (48, 62), (34, 34))
        case Emblem.HOUSE:
            _add_polygon(path, (50, 20), (80, 46), (72, 46), (72, 76), (28, 76), (28, 46), (20, 46))
            path.addRect(QRectF(44, 56, 13, 20))
        case Emblem.CAT:
            path.setFillRule(Qt.FillRule.WindingFill)
            path.addEllipse(QPointF(50, 56), 26, 23)
            _add_polygon(path, (25, 24), (46, 36), (28, 52))
            _add_polygon(path, (75, 24), (54, 36), (72, 52))
            path = path.subtracted(_dots((40, 53), (60, 53)))
        case Emblem.BELL:
            path.setFillRule(Qt.FillRule.WindingFill)
            path.moveTo(26, 66)
            path.cubicTo(36, 58, 28, 26, 50, 24)
            path.cubicTo(72, 26, 64, 58, 74, 66)
            path.closeSubpath()
            path.addEllipse(QPointF(50, 22), 5, 5)
            path.addEllipse(QPointF(50, 74), 7, 6)
    return path


def _add_polygon(path: QPainterPath, *corners: tuple[float, float]) -> None:
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    path.closeSubpath()


def _dots(*centres: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    for x, y in centres:
        path.addEllipse(QPointF(x, y), 4, 5)
    return path


def _kite_tail() -> QPainterPath:
    path = QPainterPath(QPointF(48, 62))
    path.cubicTo(40, 70, 52, 74, 42, 84)
    return path
