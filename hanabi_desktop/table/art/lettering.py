"""The two bundled typefaces, lines of text, and numerals as outlines centred by their ink."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QTransform,
)

from hanabi_desktop.support.files import RESOURCES
from hanabi_desktop.table.appearance import text_px

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
