"""The result of a game as a picture to share."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from hanabi_desktop.game.cards import Rank, Suit
from hanabi_desktop.table.art.lettering import draw_words
from hanabi_desktop.table.art.scenery import draw_sky_burst, paint_scenery
from hanabi_desktop.ui.widgets.theme import palette_in_use
from hanabi_desktop.wording.sharing import SharedResult

SIZE = QSize(1200, 630)
"""The size in pixels at which most sites show a shared picture."""
_HORIZON = 470.0
_BURSTS = (
    (Suit.RED, 130, 150, 92),
    (Suit.WHITE, 285, 300, 62),
    (Suit.BLUE, 1070, 150, 92),
    (Suit.YELLOW, 925, 290, 62),
    (Suit.GREEN, 1115, 345, 50),
)
"""Fireworks of the same size for every game, so that they give nothing away."""
_PANEL = QRectF(330, 60, 540, 500)


def result_picture(result: SharedResult) -> QPixmap:
    """Return a picture of a result in the theme in use."""
    colours = palette_in_use()
    picture = paint_scenery(SIZE, _HORIZON, colours, 1.0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for suit, x, y, radius in _BURSTS:
        draw_sky_burst(painter, suit, QPointF(x, y), radius, _HORIZON, on_dark=colours.dark)
    painter.setPen(QPen(colours.line, 1.5))
    painter.setBrush(colours.panel)
    painter.drawRoundedRect(_PANEL, 18, 18)
    ink, quiet = colours.ink, colours.ink2

    def line(top: float, height: float) -> QRectF:
        return QRectF(_PANEL.left() + 24, _PANEL.top() + top, _PANEL.width() - 48, height)

    draw_words(painter, line(20, 46), "Hanabi", ink, px=34, weight=700)
    draw_words(painter, line(66, 30), result.deal, quiet, px=21)
    draw_words(painter, line(112, 110), result.score or result.verdict, ink, px=76, weight=700)
    if result.score:
        draw_words(painter, line(224, 50), result.verdict, colours.accent, px=34, weight=700)
    _draw_heights(painter, line(300, 120), result.heights)
    draw_words(painter, line(440, 36), result.figures, quiet, px=20)
    painter.end()
    return picture


def _draw_heights(painter: QPainter, box: QRectF, heights: tuple[int, ...]) -> None:
    """Draw a column of lamps for each firework, lit as far as it came."""
    colours = palette_in_use()
    step = box.width() / len(heights)
    for place, height in enumerate(heights):
        x = box.left() + step * (place + 0.5)
        for rank in range(Rank.FIVE):
            y = box.bottom() - 12 - 23 * rank
            is_lit = rank < height
            painter.setPen(QPen(colours.accent if is_lit else colours.ink3, 2))
            painter.setBrush(colours.highlight if is_lit else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x, y), 9, 9)
