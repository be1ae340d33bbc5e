"""What painters share: cached pixmaps, soft shadows, glows and rings around boxes, and text.

Text is set in the two bundled typefaces. Numerals are outlines centred by their ink.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache
from typing import Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)

from hanabi_desktop.support.files import RESOURCES
from hanabi_desktop.table.appearance import faded, text_px

Key = TypeVar("Key", bound=Hashable)


class PixmapCache(Generic[Key]):
    """Pixmaps by key; the least recently used are dropped when the cache is full.

    The capacity ``most`` is measured in multiples of the largest pixmap cached. So the cache holds
    equally many pixmaps in a small and in a large window, but takes less memory in the small one.
    A change of ``most`` takes effect when the next pixmap is painted.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._largest = 0
        self._filled = 0
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()

    def __contains__(self, key: Key) -> bool:
        return key in self._kept

    def get(self, key: Key, paint: Callable[[], QPixmap]) -> QPixmap:
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        pixmap = self._kept[key] = paint()
        self._filled += _bytes_of(pixmap)
        self._largest = max(self._largest, _bytes_of(pixmap))
        while self._filled > self.most * self._largest:
            _, oldest = self._kept.popitem(last=False)
            self._filled -= _bytes_of(oldest)
            if _bytes_of(oldest) == self._largest:
                self._largest = max(map(_bytes_of, self._kept.values()))
        return pixmap


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def painted_pixmap(size: QSize, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """Return a transparent pixmap with an antialiased drawing.

    ``size`` is in device pixels, of which a logical pixel has ``ratio``; ``draw`` paints in logical
    pixels.
    """
    pixmap = QPixmap(size)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return pixmap


_LEAST_LAYERS = 9
_LAYER_PX = 2.5
"""The width of one layer in pixels; wider layers would show as visible bands."""


def draw_soft_box(
    painter: QPainter, box: QRectF, radius: float, reach: float, colour: QColor, strength: float
) -> None:
    """Draw a glow or shadow that fades out ``reach`` pixels beyond a rounded box.

    ``strength`` is the opacity at the box's edge, 0 to 1; ``radius`` is that of its corners.
    """
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    # Draw layers from the outside in: their opacities add up towards the edge, like a blur.
    layers = max(_LEAST_LAYERS, round(reach / _LAYER_PX))
    layer_opacity = 1 - (1 - strength) ** (1 / layers)
    painter.setBrush(faded(colour, layer_opacity))
    for layer in range(layers):
        grown = reach * (1 - layer / layers) ** 1.4
        painter.drawRoundedRect(
            box.adjusted(-grown, -grown, grown, grown), radius + grown, radius + grown
        )
    painter.restore()


def draw_ring(
    painter: QPainter, box: QRectF, radius: float, width: float, colour: QColor, *, dashed: bool
) -> None:
    """Draw a ring just outside a rounded box."""
    painter.save()
    pen = QPen(colour, width)
    if dashed:
        pen.setDashPattern([2.6, 1.6])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    out = width / 2
    painter.drawRoundedRect(box.adjusted(-out, -out, out, out), radius + out, radius + out)
    painter.restore()


def draw_focus(painter: QPainter, box: QRectF, corner: float) -> None:
    """Draw the keyboard focus: a double ring, white inside dark, 4 px outside a box."""
    around = box.adjusted(-4, -4, 4, 4)
    draw_ring(painter, around, corner + 4, 6, QColor("#0A1024"), dashed=False)
    inner = around.adjusted(1.5, 1.5, -1.5, -1.5)
    draw_ring(painter, inner, corner + 4, 3, QColor("white"), dashed=False)


BODY_FAMILY = "Figtree"
LEAST_PX = 12
_LINE = 1.25
"""The height of a line, as a multiple of its font size."""

_FILES = (
    "Figtree_400Regular.ttf",
    "Figtree_500Medium.ttf",
    "Figtree_600SemiBold.ttf",
    "Figtree_700Bold.ttf",
    "Figtree_800ExtraBold.ttf",
    "Fraunces_600SemiBold.ttf",
)


def load_fonts() -> None:
    """Register the bundled fonts with Qt; call once, after the application exists."""
    for file in _FILES:
        QFontDatabase.addApplicationFont(str(RESOURCES / "fonts" / file))


@cache
def body_font(px: int, weight: int = 400) -> QFont:
    """Return the font for everything but titles, with tabular figures. Do not change the result."""
    return _font(BODY_FAMILY, px, weight)


@cache
def title_font(px: int) -> QFont:
    """Return the font of titles and of names on the curtain. Do not change the result."""
    return _font("Fraunces", px, 600)


def _font(family: str, px: int, weight: int) -> QFont:
    font = QFont(family)
    font.setPixelSize(max(LEAST_PX, px))
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if family == BODY_FAMILY:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


def fitting_font(text: str, width: float, px: int, weight: int) -> QFont:
    """Return the largest font up to this size in which the text fits; the smallest if it never does."""
    for size in range(px, LEAST_PX, -1):
        font = body_font(size, weight)
        if QFontMetricsF(font).horizontalAdvance(text) <= width:
            return font
    return body_font(min(px, LEAST_PX), weight)


def draw_words(
    painter: QPainter,
    box: QRectF,
    text: str,
    colour: QColor,
    *,
    px: int = 13,
    weight: int = 500,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Draw one line of text, as large as the text size and the height of the box allow.

    The font shrinks if the box is too narrow; if that is not enough, the text is elided.
    """
    grown = max(px, min(text_px(px), int(box.height() / _LINE)))
    font = fitting_font(text, box.width(), grown, weight)
    painter.setFont(font)
    painter.setPen(colour)
    elided = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter, elided)


@cache
def _glyph(text: str) -> QPainterPath:
    """Return a numeral's outline at a font height of 200 units, its ink centred on the origin."""
    font = _font(BODY_FAMILY, 200, 800)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)  # the outlines of 1 and 4 overlap themselves
    path.addText(QPointF(0, 0), font, text)
    ink = path.boundingRect()
    path.translate(-ink.center())
    return path


def numeral(text: str, centre: QPointF, font_height: float) -> QPainterPath:
    """Return a numeral as on cards: its ink centred, at this font height."""
    scale = font_height / 200
    transform = QTransform().translate(centre.x(), centre.y()).scale(scale, scale)
    return transform.map(_glyph(text))
