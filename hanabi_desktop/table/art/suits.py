"""What stands for each suit: its symbol, and its firework.

The symbols are 100 units in size around the origin. Of the suits of hanab.live, purple is a bunch of grapes,
black a gate, pink a heart and light pink a hollow one, brown an acorn, omni the sign of infinity, null an
empty frame and prism a cut stone. A rainbow has three arcs, a muddy one stands in a puddle. A dark suit
has the symbol of its light one in a ring.

The fireworks are small on cards and large in
the sky: white is a willow of falling rays, red a peony of dots, blue a chrysanthemum of dashes,
yellow a sparkler of needles, green a palm of bending fronds, multicolour has rays in five colours. The
suits of hanab.live borrow these fireworks.
"""

import math
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
    QTransform,
)

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.table.appearance import five_inks, is_pale, suit_colours

_SYMBOL_SIZE = 100.0


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
    light = LIGHT_OF.get(suit)
    return site_symbol(suit) if light is None else dark_ring().united(ringed(symbol_path(light)))


def has_many_inks(suit: Suit) -> bool:
    """Return whether the parts of a symbol have inks of their own: multicolour, and each rainbow."""
    return LIGHT_OF.get(suit, suit) in (Suit.MULTICOLOUR, Suit.RAINBOW, Suit.MUDDY_RAINBOW)


def _inked_parts(suit: Suit) -> tuple[tuple[QPainterPath, QColor], ...]:
    """Return the parts of such a symbol with their inks."""
    white, red, blue, yellow, green = five_inks()
    if suit is Suit.MULTICOLOUR:
        fan = (white, red, blue, yellow, green)
        return tuple((_fan_sector(place), ink) for place, ink in enumerate(fan))
    light = LIGHT_OF.get(suit)
    if light is not None:
        inner = ((ringed(part), ink) for part, ink in _inked_parts(light))
        return ((dark_ring(), white), *inner)
    return tuple(zip(rainbow_parts(suit), (red, yellow, blue), strict=True))


def draw_symbol(
    painter: QPainter, suit: Suit, centre: QPointF, width: float, ink: QColor | None = None
) -> None:
    """Draw a symbol of this width around a centre; without an ink, in its own light colours."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(centre)
    painter.scale(width / _SYMBOL_SIZE, width / _SYMBOL_SIZE)
    if ink is None and has_many_inks(suit):
        for part, colour in _inked_parts(suit):
            painter.setBrush(colour)
            painter.drawPath(part)
    else:
        painter.setBrush(ink or suit_colours(suit).light)
        painter.drawPath(symbol_path(suit))
    painter.restore()


def draw_tile(painter: QPainter, suit: Suit, box: QRectF) -> None:
    """Draw a suit's tile: the symbol on the suit's field, readable on any background."""
    colours = suit_colours(suit)
    painter.save()
    radius = 0.24 * box.width()
    painter.setPen(QPen(colours.ink if is_pale(suit) else colours.field.darker(130), 1))
    painter.setBrush(colours.field)
    painter.drawRoundedRect(box, radius, radius)
    ink = None if has_many_inks(suit) else colours.ink
    draw_symbol(painter, suit, box.center(), 0.68 * box.width(), ink)
    painter.restore()


@dataclass(frozen=True, slots=True)
class BurstStyle:
    """The style of a burst; ``fullness`` is the density of rays: 1 on a card, 2 or more in the sky.

    ``second`` is the colour of dots and centres.
    """

    ink: QColor
    second: QColor
    fullness: float = 1.0


def card_style(suit: Suit) -> BurstStyle:
    """Return the style of a burst printed on a card."""
    colours = suit_colours(suit)
    return BurstStyle(colours.ink, colours.second)


def sky_style(suit: Suit) -> BurstStyle:
    """Return the style of a burst in the night sky."""
    colours = suit_colours(suit)
    return BurstStyle(colours.light, QColor("#FFF3D6"), 1.8)


def draw_burst(
    painter: QPainter, suit: Suit, centre: QPointF, radius: float, style: BurstStyle
) -> None:
    """Draw the suit's burst; small radii get fewer rays."""
    painter.save()
    painter.translate(centre)
    if radius < 11:
        _asterisk(painter, suit, radius, style)
    else:
        _DRAWN[LIGHT_OF.get(suit, suit)](painter, radius, style)
    painter.restore()


def _rays(full: int, radius: float, style: BurstStyle) -> int:
    """Return the number of rays: all of them from a radius of 30 px, 70 % below."""
    return round(full * style.fullness * (1 if radius >= 30 else 0.7))


def _point(turn: float, radius: float) -> QPointF:
    """Return a point at a share of a full turn, clockwise from twelve o'clock."""
    angle = 2 * math.pi * turn
    return QPointF(radius * math.sin(angle), -radius * math.cos(angle))


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)


def _dot(painter: QPainter, at: QPointF, radius: float, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(at, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _asterisk(painter: QPainter, suit: Suit, r: float, style: BurstStyle) -> None:
    inks = five_inks() if has_many_inks(suit) else (style.ink,)
    for ray in range(8):
        painter.setPen(_pen(inks[ray % len(inks)], max(1.0, 0.13 * r)))
        painter.drawLine(_point(ray / 8, 0.22 * r), _point(ray / 8, r))


def _willow(painter: QPainter, r: float, style: BurstStyle) -> None:
    """Draw rays that rise and bend down, each with a glowing tip."""
    heart = QPointF(0, -0.1 * r)
    pen = _pen(style.ink, max(0.8, 0.02 * r))
    tiers = (1.0, 0.64) if style.fullness > 1 else (1.0,)
    for reach in tiers:
        rays = _rays(17, r, style)
        for ray in range(rays):
            out = _point((ray + 0.5) / rays, r * reach)
            tip = QPointF(0.95 * out.x(), 0.78 * out.y() + 0.2 * r * reach)
            path = QPainterPath(heart)
            path.quadTo(QPointF(0.82 * out.x(), 0.9 * out.y() - 0.34 * r * reach), tip)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
            _dot(painter, tip, 0.028 * r, style.ink)
    _dot(painter, heart, 0.06 * r, style.second)


def _peony(painter: QPainter, r: float, style: BurstStyle) -> None:
    rays = _rays(16, r, style)
    painter.setPen(_pen(style.ink, max(0.5, 0.012 * r)))
    painter.setOpacity(painter.opacity() * 0.55)
    for ray in range(rays):
        painter.drawLine(_point(ray / rays, 0.2 * r), _point(ray / rays, 0.9 * r))
    painter.setOpacity(painter.opacity() / 0.55)
    for ray in range(rays):
        _dot(painter, _point(ray / rays, 0.95 * r), 0.055 * r / style.fullness, style.ink)
        inner = _point((ray + 0.5) / rays, 0.66 * r)
        _dot(painter, inner, 0.042 * r / style.fullness, style.second)
        if style.fullness > 1 and ray % 2:
            _dot(painter, _point(ray / rays, 0.4 * r), 0.016 * r, style.second)
    _dot(painter, QPointF(0, 0), 0.08 * r / style.fullness, style.second)


def _chrysanthemum(painter: QPainter, r: float, style: BurstStyle) -> None:
    painter.setPen(_pen(style.ink, max(0.9, 0.05 * r / style.fullness)))
    for ring, (near, far) in enumerate(((0.22, 0.4), (0.5, 0.7), (0.8, 1.0))):
        rays = _rays((9, 14, 20)[ring], r, style)
        for ray in range(rays):
            turn = (ray + 0.5 * (ring % 2)) / rays
            painter.drawLine(_point(turn, near * r), _point(turn, far * r))
    _dot(painter, QPointF(0, 0), 0.07 * r / style.fullness, style.second)


def _sparkler(painter: QPainter, r: float, style: BurstStyle) -> None:
    rays = _rays(12, r, style) * 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.ink)
    thick = 0.045 * r / style.fullness
    for ray in range(rays):
        reach = r if ray % 2 == 0 else 0.62 * r
        needle = QPainterPath(_point(ray / rays, reach))
        needle.lineTo(_point(ray / rays + 0.25, thick))
        needle.lineTo(_point(ray / rays - 0.25, thick))
        needle.closeSubpath()
        painter.drawPath(needle)
    for ray in range(1, rays, 4):
        _dot(painter, _point(ray / rays, 0.85 * r), 0.045 * r / style.fullness, style.second)
    _dot(painter, QPointF(0, 0), 0.09 * r / style.fullness, style.second)


def _palm(painter: QPainter, r: float, style: BurstStyle) -> None:
    fronds = 11 if r >= 30 else 9
    for frond in range(fronds):
        turn = frond / fronds
        tip = _point(turn, r)
        tip.setY(tip.y() + 0.1 * r)
        bend = _point(turn, 0.6 * r)
        bend.setY(bend.y() - 0.16 * r)
        aside = _point(turn + 0.25, 0.06 * r)
        path = QPainterPath(QPointF(0, 0))
        path.quadTo(bend + aside, tip)
        path.quadTo(bend - aside, QPointF(0, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.ink)
        painter.drawPath(path)
        if style.fullness > 1:
            _dot(painter, tip, 0.03 * r, style.second)
            _dot(painter, _point(turn + 0.5 / fronds, 0.5 * r), 0.02 * r, style.second)
    _dot(painter, QPointF(0, 0), 0.07 * r / style.fullness, style.second)


def _rainbow(painter: QPainter, r: float, style: BurstStyle) -> None:
    rays = max(10, 5 * round(_rays(15, r, style) / 5))
    inks = five_inks()
    for ray in range(rays):
        colour = inks[ray % 5]
        reach = r if ray % 2 == 0 else 0.72 * r
        painter.setPen(_pen(colour, max(0.9, 0.04 * r)))
        painter.drawLine(_point(ray / rays, 0.2 * r), _point(ray / rays, 0.82 * reach))
        _dot(painter, _point(ray / rays, reach), 0.05 * r, colour)
    _dot(painter, QPointF(0, 0), 0.08 * r, style.second)


_DRAWN = {
    Suit.WHITE: _willow,
    Suit.RED: _peony,
    Suit.BLUE: _chrysanthemum,
    Suit.YELLOW: _sparkler,
    Suit.GREEN: _palm,
    Suit.MULTICOLOUR: _rainbow,
    Suit.PURPLE: _willow,
    Suit.BLACK: _peony,
    Suit.RAINBOW: _rainbow,
    Suit.PINK: _chrysanthemum,
    Suit.BROWN: _palm,
    Suit.OMNI: _sparkler,
    Suit.NULL: _willow,
    Suit.MUDDY_RAINBOW: _rainbow,
    Suit.LIGHT_PINK: _peony,
    Suit.PRISM: _sparkler,
}


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
