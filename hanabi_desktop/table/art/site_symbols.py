"""The symbols of the suits of hanab.live, 100 units in size around the origin like ours.

Purple is a bunch of grapes, black a gate, pink a heart and light pink a hollow one, brown an acorn, omni
the sign of infinity, null an empty frame and prism a cut stone. A rainbow has three arcs, a muddy one
stands in a puddle. A dark suit has the symbol of its light one in a ring.
"""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPen, QPolygonF, QTransform

from hanabi_desktop.game.cards import Suit

LIGHT_OF = {
    Suit.DARK_RAINBOW: Suit.RAINBOW,
    Suit.DARK_PINK: Suit.PINK,
    Suit.GRAY: Suit.WHITE,
    Suit.DARK_BROWN: Suit.BROWN,
    Suit.DARK_OMNI: Suit.OMNI,
    Suit.DARK_NULL: Suit.NULL,
    Suit.COCOA_RAINBOW: Suit.MUDDY_RAINBOW,
    Suit.GRAY_PINK: Suit.LIGHT_PINK,
    Suit.DARK_PRISM: Suit.PRISM,
}
"""The light suit of each dark one."""

_IN_RING = 0.64
"""How much smaller a symbol is in its ring."""


def ringed(symbol: QPainterPath) -> QPainterPath:
    """Return a symbol made smaller, to stand in a ring."""
    return QTransform.fromScale(_IN_RING, _IN_RING).map(symbol)


def dark_ring() -> QPainterPath:
    """Return the ring of a dark suit."""
    return _hollow(_round(0, 0, 50), _round(0, 0, 44))


def site_symbol(suit: Suit) -> QPainterPath:
    """Return the outline of a suit of the site that is light, or black.

    Raises:
        ValueError: the suit is one of ours, or the dark form of a light one.
    """
    match suit:
        case Suit.PURPLE:
            return _grapes()
        case Suit.BLACK:
            return _gate()
        case Suit.PINK:
            return _heart(1)
        case Suit.LIGHT_PINK:
            return _hollow(_heart(1), _heart(0.66))
        case Suit.BROWN:
            return _acorn()
        case Suit.OMNI:
            return _infinity()
        case Suit.NULL:
            return _frame()
        case Suit.PRISM:
            return _cut_stone()
        case Suit.RAINBOW | Suit.MUDDY_RAINBOW:
            bow = QPainterPath()
            for part in rainbow_parts(suit):
                bow.addPath(part)
            return bow
    raise ValueError(suit)


def rainbow_parts(suit: Suit) -> tuple[QPainterPath, ...]:
    """Return the arcs of a rainbow from the outer one, or two arcs and the puddle of a muddy one."""
    if suit is Suit.RAINBOW:
        return tuple(_arc(radius, 12, foot=32) for radius in (43, 27, 11))
    return _arc(40, 15, foot=10), _arc(19, 15, foot=10), _puddle()


def _round(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def _hollow(outer: QPainterPath, inner: QPainterPath) -> QPainterPath:
    return outer.subtracted(inner)


def _stroked(line: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker(QPen(Qt.GlobalColor.black, width))
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(line).simplified()


def _arc(radius: float, width: float, foot: float) -> QPainterPath:
    """Return half a ring whose ends stand at the height of ``foot``."""
    line = QPainterPath(QPointF(-radius, foot))
    line.arcTo(QRectF(-radius, foot - radius - 6, 2 * radius, 2 * radius), 180, -180)
    line.lineTo(radius, foot)
    stroker = QPainterPathStroker(QPen(Qt.GlobalColor.black, width))
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    return stroker.createStroke(line).simplified()


def _puddle() -> QPainterPath:
    puddle = QPainterPath()
    puddle.addRoundedRect(QRectF(-50, 20, 100, 22), 11, 11)
    return puddle


def _grapes() -> QPainterPath:
    bunch = QPainterPath()
    for row, count in enumerate((3, 2, 1)):
        for place in range(count):
            x = 26 * (place - (count - 1) / 2)
            bunch.addPath(_round(x, -12 + 23 * row, 14))
    stalk = QPainterPath(QPointF(-2, -22))
    stalk.quadTo(-2, -38, 14, -46)
    return bunch.simplified().united(_stroked(stalk, 8))


def _gate() -> QPainterPath:
    beam = QPainterPath(QPointF(-50, -44))
    beam.quadTo(0, -28, 50, -44)
    beam.lineTo(47, -27)
    beam.quadTo(0, -13, -47, -27)
    beam.closeSubpath()
    gate = beam
    for box in (
        QRectF(-40, -9, 80, 10),
        QRectF(-32, -24, 13, 72),
        QRectF(19, -24, 13, 72),
    ):
        part = QPainterPath()
        part.addRect(box)
        gate = gate.united(part)
    return gate


def _heart(scale: float) -> QPainterPath:
    heart = QPainterPath(QPointF(0, 50))
    heart.cubicTo(-24, 22, -50, 8, -50, -18)
    heart.cubicTo(-50, -35, -38, -44, -26, -44)
    heart.cubicTo(-12, -44, -3, -33, 0, -18)
    heart.cubicTo(3, -33, 12, -44, 26, -44)
    heart.cubicTo(38, -44, 50, -35, 50, -18)
    heart.cubicTo(50, 8, 24, 22, 0, 50)
    return QTransform.fromScale(scale, scale).map(heart)


def _acorn() -> QPainterPath:
    cup = QPainterPath(QPointF(-40, -8))
    cup.cubicTo(-42, -32, -20, -36, 0, -36)
    cup.cubicTo(20, -36, 42, -32, 40, -8)
    cup.closeSubpath()
    nut = QPainterPath(QPointF(-32, 0))
    nut.lineTo(32, 0)
    nut.cubicTo(32, 26, 14, 38, 0, 50)
    nut.cubicTo(-14, 38, -32, 26, -32, 0)
    stalk = QPainterPath(QPointF(0, -34))
    stalk.quadTo(0, -42, 8, -48)
    return cup.united(_stroked(stalk, 9)).united(nut)


def _infinity() -> QPainterPath:
    line = QPainterPath()
    for step in range(73):
        turn = math.tau * step / 72
        share = 42 / (1 + math.sin(turn) ** 2)
        point = QPointF(share * math.cos(turn), 1.5 * share * math.sin(turn) * math.cos(turn))
        if step:
            line.lineTo(point)
        else:
            line.moveTo(point)
    return _stroked(line, 15)


def _frame() -> QPainterPath:
    def square(reach: float) -> QPainterPath:
        return _polygon((0, -reach), (reach, 0), (0, reach), (-reach, 0))

    return _hollow(square(50), square(31))


def _cut_stone() -> QPainterPath:
    stone = _polygon((0, -48), (48, 38), (-48, 38))
    for line in (((0, -50), (0, 12)), ((0, 12), (52, 42)), ((0, 12), (-52, 42))):
        cut = QPainterPath(QPointF(*line[0]))
        cut.lineTo(*line[1])
        stone = stone.subtracted(_stroked(cut, 7))
    return stone
