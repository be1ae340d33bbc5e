"""Sky, hills and water behind the table, one pixmap for each size and theme; and the program's icon."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QPointF, QRandomGenerator, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QIcon,
    QImage,
    QImageReader,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.support.files import RESOURCES
from hanabi_desktop.table.appearance import (
    Cloth,
    Palette,
    Theme,
    faded,
    is_pale,
    mixed,
    palette_of,
    suit_colours,
)
from hanabi_desktop.table.art.suits import BurstStyle, draw_burst, sky_style

_STARS_PER_MEGAPIXEL = 110
_RIPPLES_PER_MEGAPIXEL = 90


class _Chance:
    """A random generator with a fixed seed, so that stars and ripples are always the same."""

    def __init__(self, seed: int) -> None:
        self._generator = QRandomGenerator(seed)

    def uniform(self, low: float, high: float) -> float:
        return low + (high - low) * self._generator.generateDouble()


class Scenery:
    """The landscape behind the table, painted once for each size, water line, theme, pixel ratio and cloth."""

    def __init__(self) -> None:
        self._pixmap = QPixmap()
        self._painted: object = None

    @property
    def pixmap(self) -> QPixmap:
        """The landscape; null before it is painted."""
        return self._pixmap

    def paint(
        self, size: QSize, horizon: float, theme: Theme, pixel_ratio: float, cloth: Cloth
    ) -> bool:
        """Paint the landscape unless it is up to date; return whether it was painted."""
        wanted = (size, horizon, theme, pixel_ratio, cloth)
        if wanted == self._painted:
            return False
        self._painted = wanted
        self._pixmap = paint_scenery(size, horizon, palette_of(theme), pixel_ratio, cloth)
        return True

    def forget(self) -> None:
        """Free the landscape; :meth:`paint` paints it again."""
        self._pixmap, self._painted = QPixmap(), None

    def draw(self, painter: QPainter, target: QRectF) -> None:
        if not self._pixmap.isNull():
            ratio = self._pixmap.devicePixelRatio()
            source = QRectF(target.topLeft() * ratio, target.size() * ratio)
            painter.drawPixmap(target, self._pixmap, source)


def paint_scenery(
    size: QSize,
    horizon: float,
    palette: Palette,
    pixel_ratio: float,
    cloth: Cloth = Cloth.WATER,
) -> QPixmap:
    """Return the landscape; ``horizon`` is the y coordinate of the water line in pixels."""
    pixmap = QPixmap(size * pixel_ratio)
    pixmap.setDevicePixelRatio(pixel_ratio)
    # A new pixmap is uninitialised, and sky and water cover some rows and columns only in part
    # where their edges fall between two pixels.
    pixmap.fill(palette.water[-1])
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width, height = float(size.width()), float(size.height())
    _fill(painter, QRectF(0, 0, width, horizon), palette.sky)
    where = _Chance(8)
    if palette.stars:
        _draw_stars(painter, width, horizon, where)
    _draw_hills(painter, width, horizon, palette)
    ground = QRectF(0, horizon, width, height - horizon)
    _fill(painter, ground, cloth_colours(cloth, palette))
    if cloth is Cloth.WATER or not palette.glow:
        _draw_ripples(painter, ground, palette, where)
    elif cloth is Cloth.BOARDS:
        _draw_boards(painter, ground, palette, where)
    else:
        _draw_linen(painter, ground, palette)
    painter.end()
    return pixmap


_TINTS = {
    Cloth.BOARDS: (QColor("#6B4423"), QColor("#EBCB9E")),
    Cloth.LINEN: (QColor("#1D6144"), QColor("#BFDDB8")),
}
"""The colour mixed into the water, by night and by day."""
_TINTED = 0.42


def cloth_colours(cloth: Cloth, palette: Palette) -> tuple[QColor, ...]:
    """Return the colours below the water line, from top to foot, on which texts of the table stand.

    In high contrast every cloth is as black as the water.
    """
    if cloth not in _TINTS or not palette.glow:
        return palette.water
    by_night, by_day = _TINTS[cloth]
    return tuple(mixed(c, by_night if palette.dark else by_day, _TINTED) for c in palette.water)


def draw_sky_burst(
    painter: QPainter,
    suit: Suit,
    centre: QPointF,
    radius: float,
    horizon: float,
    *,
    on_dark: bool,
) -> None:
    """Draw a large burst with its glow, its trail and its reflection on the water."""
    style = _burst_style(suit, on_dark=on_dark)
    light = style.ink
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    glow = QRadialGradient(centre, 1.5 * radius)
    glow.setColorAt(0, faded(light, 0.26))
    glow.setColorAt(1, faded(light, 0))
    painter.setBrush(glow)
    painter.drawEllipse(centre, 1.5 * radius, 1.5 * radius)
    trail = QLinearGradient(centre.x(), centre.y(), centre.x(), horizon)
    trail.setColorAt(0, faded(light, 0.6))
    trail.setColorAt(1, faded(light, 0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(trail, 2))
    path = QPainterPath(QPointF(centre.x(), centre.y() + 0.9 * radius))
    path.quadTo(centre.x() + 4, (centre.y() + horizon) / 2, centre.x() - 3, horizon)
    painter.drawPath(path)
    where = _Chance(suit.value + 1)
    for line in range(12):
        reach = radius * (0.55 - 0.035 * line) * where.uniform(0.6, 1.1)
        shift = where.uniform(-0.2, 0.2) * radius
        y = horizon + 8 + 8 * line
        painter.setPen(QPen(faded(light, 0.34 - 0.026 * line), 2))
        painter.drawLine(
            QPointF(centre.x() + shift - reach, y), QPointF(centre.x() + shift + reach, y)
        )
    draw_burst(painter, suit, centre, radius, style)
    painter.restore()


def _burst_style(suit: Suit, *, on_dark: bool) -> BurstStyle:
    style = sky_style(suit)
    if on_dark:
        return style
    colours = suit_colours(suit)
    ink = colours.ink if is_pale(suit) else colours.field
    return BurstStyle(ink, ink, style.fullness)


def even_heights(points: float, fireworks: int) -> tuple[int, ...]:
    """Return the top rank of each firework if these points are spread evenly, the highest first."""
    each, more = divmod(round(points), fireworks) if fireworks else (0, 0)
    return tuple(each + (place < more) for place in range(fireworks))


def draw_fireworks(
    painter: QPainter,
    box: QRectF,
    heights: Sequence[float],
    suits: Sequence[Suit],
    *,
    on_dark: bool,
) -> None:
    """Draw a small firework for each suit, the higher its top rank the higher and the larger.

    Args:
        painter: draws them; it should smooth edges.
        box: the sky for all of them.
        heights: the top rank of each suit, 0 to 5; a mean need not be whole.
        suits: the suits, in the same order.
        on_dark: whether the sky is dark.
    """
    apart = box.width() / max(1, len(heights))
    largest = min(0.46 * apart, 0.3 * box.height())
    for place, (suit, height) in enumerate(zip(suits, heights, strict=False)):
        share = height / 5
        radius = largest * (0.35 + 0.65 * share)
        x = box.left() + (place + 0.5) * apart
        y = box.bottom() - radius - share * (box.height() - 2 * radius)
        style = _burst_style(suit, on_dark=on_dark)
        painter.save()
        if height <= 0:
            painter.setOpacity(0.35)
        painter.setPen(QPen(faded(style.ink, 0.45), max(1.0, radius / 9)))
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x, min(box.bottom(), y + radius)))
        draw_burst(painter, suit, QPointF(x, y), radius, style)
        painter.restore()


def _fill(painter: QPainter, box: QRectF, colours: tuple[QColor, ...]) -> None:
    fade = QLinearGradient(box.topLeft(), box.bottomLeft())
    for place, colour in enumerate(colours):
        fade.setColorAt(place / (len(colours) - 1), colour)
    painter.fillRect(box, fade)


def _draw_stars(painter: QPainter, width: float, horizon: float, where: _Chance) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(round(width * horizon / 1e6 * _STARS_PER_MEGAPIXEL)):
        painter.setBrush(faded(QColor("#F4EFE2"), where.uniform(0.12, 0.5)))
        at = QPointF(where.uniform(0, width), where.uniform(0, 0.92 * horizon))
        radius = where.uniform(0.5, 1.1)
        painter.drawEllipse(at, radius, radius)


def _draw_hills(painter: QPainter, width: float, horizon: float, palette: Palette) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    ridges = (
        (palette.hills[0], ((0.0, 0.14), (0.22, 0.055), (0.48, 0.10), (0.72, 0.03), (1.0, 0.11))),
        (palette.hills[1], ((0.0, 0.035), (0.3, 0.06), (0.55, 0.02), (0.8, 0.055), (1.0, 0.03))),
    )
    for colour, points in ridges:
        ridge = QPainterPath(QPointF(0, horizon))
        ridge.lineTo(0, horizon * (1 - points[0][1]))
        for (x0, y0), (x1, y1) in pairwise(points):
            middle = (x0 + x1) / 2 * width
            ridge.cubicTo(
                middle,
                horizon * (1 - y0),
                middle,
                horizon * (1 - y1),
                x1 * width,
                horizon * (1 - y1),
            )
        ridge.lineTo(width, horizon)
        ridge.closeSubpath()
        painter.setBrush(colour)
        painter.drawPath(ridge)


def _draw_ripples(painter: QPainter, water: QRectF, palette: Palette, where: _Chance) -> None:
    painter.setPen(QPen(palette.ripple, 1))
    for _ in range(round(water.width() * water.height() / 1e6 * _RIPPLES_PER_MEGAPIXEL)):
        x = where.uniform(water.left(), water.right())
        y = round(where.uniform(water.top() + 6, water.bottom())) + 0.5
        painter.drawLine(QPointF(x, y), QPointF(x + where.uniform(14, 90), y))


def _draw_boards(painter: QPainter, ground: QRectF, palette: Palette, where: _Chance) -> None:
    """Draw boards of a jetty, with some grain; they grow broader towards the viewer."""
    seam, light = (
        faded(QColor("black"), 0.34 if palette.dark else 0.16),
        faded(palette.ripple, 0.16),
    )
    y, board = ground.top(), 0.09 * ground.height()
    while y < ground.bottom():
        painter.setPen(QPen(seam, 1.4))
        painter.drawLine(QPointF(ground.left(), y), QPointF(ground.right(), y))
        painter.setPen(QPen(light, 1))
        painter.drawLine(QPointF(ground.left(), y + 1.5), QPointF(ground.right(), y + 1.5))
        painter.setPen(QPen(faded(seam, 0.5 * seam.alphaF()), 1))
        for _ in range(round(ground.width() / 160)):
            x, at = where.uniform(ground.left(), ground.right()), y + where.uniform(4, board - 2)
            painter.drawLine(QPointF(x, at), QPointF(x + where.uniform(30, 160), at))
        y, board = y + board, 1.18 * board


def _draw_linen(painter: QPainter, ground: QRectF, palette: Palette) -> None:
    """Draw a cloth of crossing threads, with a seam along its far edge."""
    painter.fillRect(ground, QBrush(palette.ripple, Qt.BrushStyle.Dense7Pattern))
    painter.setPen(QPen(faded(palette.ripple, 0.05), 1))
    for place in range(round(ground.width() / 6)):
        x = ground.left() + 6 * place + 0.5
        painter.drawLine(QPointF(x, ground.top()), QPointF(x, ground.bottom()))
    for place in range(round(ground.height() / 6)):
        y = ground.top() + 6 * place + 0.5
        painter.drawLine(QPointF(ground.left(), y), QPointF(ground.right(), y))
    seam = QPen(faded(palette.ripple, 0.3), 1.4)
    seam.setDashPattern([6, 4])
    painter.setPen(seam)
    painter.drawLine(
        QPointF(ground.left(), ground.top() + 6), QPointF(ground.right(), ground.top() + 6)
    )


ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)
_DRAWINGS = (128, 48, 24, 16)
"""The sizes of the drawings; each is used for its size and larger ones, up to the next drawing."""


def icon_drawing(size: int) -> Path:
    """Return the path of the drawing for an icon of this size in pixels."""
    least = next((least for least in _DRAWINGS if least <= size), _DRAWINGS[-1])
    return RESOURCES / "icons" / f"program-{least}.svg"


def picture_of(drawing: Path, width: int, height: int) -> QImage:
    """Return a drawing at this size in pixels."""
    reader = QImageReader(str(drawing))
    reader.setScaledSize(QSize(width, height))
    return reader.read()


def program_icon() -> QIcon:
    """Return the icon in every size a desktop asks for."""
    icon = QIcon()
    for size in ICON_SIZES:
        icon.addPixmap(QPixmap.fromImage(picture_of(icon_drawing(size), size, size)))
    return icon
