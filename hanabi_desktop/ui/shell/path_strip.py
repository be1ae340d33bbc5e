"""The stretch of the path of lessons around the boat, on the start page."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from hanabi_desktop.learning.path import Light
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.table.art.painting import LEAST_PX, body_font, draw_words
from hanabi_desktop.table.art.path_art import (
    DECK,
    HANGS,
    POST,
    draw_boat,
    draw_flames,
    draw_path_lantern,
    draw_pier,
    draw_reflection,
)
from hanabi_desktop.ui.widgets.theme import draws_focus, palette_in_use

_LANE = 2.3
"""The height of the water between the pier and the words, in radii of a lantern."""
_ABOVE = 1.2
_WORDS_PX, _GAP_PX, _BESIDE_PX = 36, 4, 12


class PathStrip(QPushButton):
    """A few lanterns on a pier, with the boat at the lesson to take next, above its title."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lights: Sequence[Light] = ()
        self.setAutoDefault(True)  # so that Enter presses it
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def say(self, text: str, lights: Sequence[Light]) -> None:
        """Set the words below the pier, and the lanterns on it."""
        self._lights = lights
        self.setText(text)
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the least size at which no word is cut off."""
        words = QFontMetricsF(body_font(LEAST_PX, 600)).horizontalAdvance(self.text())
        return QSize(ceil(words) + 2 * _BESIDE_PX, text_px(_WORDS_PX))

    def size_for(self, width: int, r: float) -> QSize:
        """Return the size at a width, with lanterns of this radius."""
        return QSize(width, round((_ABOVE + POST + DECK + _LANE) * r) + text_px(_WORDS_PX))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        palette = palette_in_use()
        words = QRectF(self.rect())
        words.setTop(words.bottom() - text_px(_WORDS_PX))
        r = words.top() / (_ABOVE + POST + DECK + _LANE)
        top = _ABOVE * r
        deck = QRectF(_GAP_PX, top + POST * r, self.width() - 2 * _GAP_PX, DECK * r)
        column = deck.width() / max(1, len(self._lights))
        posts = [deck.left() + 4 + place * column for place in range(len(self._lights))]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_pier(painter, deck, [*posts, deck.right() - 4], r, palette)
        for place, light in enumerate(self._lights):
            middle = deck.left() + (place + 0.5) * column
            if light is not Light.UNLIT:
                draw_reflection(painter, QPointF(middle, deck.bottom()), r, _LANE * r, palette)
            if light is Light.NEXT:
                draw_boat(painter, QPointF(middle, deck.bottom() + 1.5 * r), r, palette)
            draw_path_lantern(painter, QPointF(middle, top + HANGS * r), r, light, palette)
            if light is Light.FLAWLESS:
                draw_flames(painter, QPointF(middle, deck.top()), r, palette)
        over, focused = self.underMouse(), draws_focus(self)
        edge, width = (palette.accent, 1.0) if over else (palette.line, 1.0)
        if focused:
            edge, width = QColor("white") if palette.dark else palette.ink, 2.0
        painter.setPen(QPen(edge, width))
        painter.setBrush(palette.raised if over else palette.panel)
        painter.drawRoundedRect(words.adjusted(1, 1, -1, -1), 10, 10)
        inside = words.adjusted(_BESIDE_PX, 4, -_BESIDE_PX, -4)
        draw_words(painter, inside, self.text(), palette.ink, px=14, weight=600)
        painter.end()
