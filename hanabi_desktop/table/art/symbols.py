"""The symbol of each suit, 100 units in size around the origin."""

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.table.art.palette import five_inks, suit_colours

SIZE = 100.0


def _polar(degrees: float, radius: float) -> QPointF:
    """Return a point at an angle counted clockwise from three o'clock."""
    angle = math.radians(degrees)
    return QPointF(radius * math.cos(angle), radius * math.sin(angle))


def _crescent() -> QPainterPath:
    moon, shade = QPainterPath(), QPainterPath()
    moon.addEllipse(QPointF(-4, 0), 46, 46)
    shade.addEllipse(QPointF(20, -12), 40, 40)
    return moon.subtracted(shade)


def _blossom() -> QPainterPath:
    flower = QPainterPath()
    for petal in range(5):
        lobe = QPainterPath()
        lobe.addEllipse(_polar(-90 + 72 * petal, 27), 22, 22)
        flower = flower.united(lobe)
    heart = QPainterPath()
    heart.addEllipse(QPointF(0, 0), 11, 11)
    return flower.subtracted(heart)


def _drop() -> QPainterPath:
    drop = QPainterPath(QPointF(0, -50))
    drop.cubicTo(6, -28, 34, -8, 34, 16)
    drop.cubicTo(34, 36, 19, 50, 0, 50)
    drop.cubicTo(-19, 50, -34, 36, -34, 16)
    drop.cubicTo(-34, -8, -6, -28, 0, -50)
    gleam = QPainterPath(QPointF(-21, 14))
    gleam.cubicTo(-21, 28, -12, 36, 1, 38)
    stroker = QPainterPathStroker(QPen(Qt.GlobalColor.black, 7))
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return drop.subtracted(stroker.createStroke(gleam))


def _spark() -> QPainterPath:
    spark = QPainterPath(_polar(-90, 50))
    for arm in range(4):
        spark.quadTo(_polar(-45 + 90 * arm, 9), _polar(90 * arm, 50))
    return spark


def _leaf() -> QPainterPath:
    leaf = QPainterPath(QPointF(-42, 42))
    leaf.cubicTo(-50, -8, -12, -46, 46, -46)
    leaf.cubicTo(46, 10, 12, 46, -28, 30)
    leaf.lineTo(-36, 46)
    leaf.closeSubpath()
    vein = QPainterPath(QPointF(-30, 32))
    vein.quadTo(-4, 10, 22, -22)
    stroker = QPainterPathStroker(QPen(Qt.GlobalColor.black, 7))
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return leaf.subtracted(stroker.createStroke(vein))


def _fan_sector(place: int) -> QPainterPath:
    """Return one of the fan's five leaves, from left to right."""
    pivot, outer, inner = QPointF(0, 40), 74.0, 26.0
    start, span = 164 - 29.6 * place, -27.0
    sector = QPainterPath()
    big = QRectF(pivot.x() - outer, pivot.y() - outer, 2 * outer, 2 * outer)
    small = QRectF(pivot.x() - inner, pivot.y() - inner, 2 * inner, 2 * inner)
    sector.arcMoveTo(big, start)
    sector.arcTo(big, start, span)
    sector.arcTo(small, start + span, -span)
    sector.closeSubpath()
    return QTransform().scale(0.7, 0.9).map(sector)


def _fan() -> QPainterPath:
    fan = QPainterPath()
    for place in range(5):
        fan.addPath(_fan_sector(place))
    return fan


@cache
def symbol_path(suit: Suit) -> QPainterPath:
    """Return the symbol's outline, about 100 units wide. Do not change the result."""
    match suit:
        case Suit.WHITE:
            return _crescent()
        case Suit.RED:
            return _blossom()
        case Suit.BLUE:
            return _drop()
        case Suit.YELLOW:
            return _spark()
        case Suit.GREEN:
            return _leaf()
        case Suit.MULTICOLOUR:
            return _fan()


def draw_symbol(
    painter: QPainter, suit: Suit, centre: QPointF, width: float, ink: QColor | None = None
) -> None:
    """Draw a symbol of this width around a centre; without an ink, in its own light colours."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(centre)
    painter.scale(width / SIZE, width / SIZE)
    if suit is Suit.MULTICOLOUR and ink is None:
        for place, colour in enumerate(five_inks()):
            painter.setBrush(colour)
            painter.drawPath(_fan_sector(place))
    else:
        painter.setBrush(ink or suit_colours(suit).light)
        painter.drawPath(symbol_path(suit))
    painter.restore()


def draw_tile(painter: QPainter, suit: Suit, box: QRectF) -> None:
    """Draw a suit's tile: the symbol on the suit's field, readable on any background."""
    colours = suit_colours(suit)
    painter.save()
    radius = 0.24 * box.width()
    painter.setPen(QPen(colours.ink if suit is Suit.WHITE else colours.field.darker(130), 1))
    painter.setBrush(colours.field)
    painter.drawRoundedRect(box, radius, radius)
    ink = None if suit is Suit.MULTICOLOUR else colours.ink
    draw_symbol(painter, suit, box.center(), 0.68 * box.width(), ink)
    painter.restore()
