"""The drawing above a firework: the ranks still to come, or the highest rank it can reach.

Every function paints into a box in the painter's own coordinates.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.table.art.bursts import BurstStyle, draw_burst
from hanabi_desktop.table.art.faces import HEIGHT
from hanabi_desktop.table.art.lettering import draw_words
from hanabi_desktop.table.art.palette import Palette, faded, suit_colours
from hanabi_desktop.table.art.symbols import draw_symbol

_LEAST_STEP = 10
"""The least distance of the ranks above a firework in pixels; closer ones would overlap."""
_LEAST_TAG_PX = 20.0
"""The least width of the tag that says what a firework can still reach, in pixels."""


@dataclass(frozen=True, slots=True)
class FireworkColumn:
    """The part of a firework still to come.

    Attributes:
        suit: the suit of the firework.
        height: its top rank, 0 to 5.
        reachable: the highest rank it can still reach.
        words: the label of a firework that can no longer be completed, such as "max 3".
    """

    suit: Suit
    height: int
    reachable: int
    words: str


def draw_firework_column(
    painter: QPainter, box: QRectF, firework_column: FireworkColumn, step: float, palette: Palette
) -> None:
    """Draw the ranks still to come above a firework, the next one bold."""
    top_card = box.bottom() - HEIGHT * box.width() - (firework_column.height - 1) * step
    free = QRectF(box.left(), box.top(), box.width(), top_card - 3 - box.top())
    if firework_column.height == 0:
        free.setBottom(box.bottom())
    if firework_column.height == 5:
        _draw_crown(painter, box, firework_column.suit)
        return
    complete_able = firework_column.reachable == 5
    if complete_able and free.height() > 4:
        pen = QPen(faded(palette.ink2, 0.6), 1)
        pen.setDashPattern([1, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(free.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    following, last = firework_column.height + 1, firework_column.reachable
    if step < _LEAST_STEP:
        last = min(last, following)
    for rank in range(following, last + 1):
        line = _mast_line(box, rank, step)
        bold = rank == following
        if bold and firework_column.height:  # where cards overlap much, keep it above the top card
            line.moveBottom(min(line.bottom(), top_card - 4 - (_rank_px(step) - step) / 2))
        draw_words(
            painter,
            line,
            str(rank),
            palette.ink if bold else palette.scenery_ink2,
            px=_rank_px(step),
            weight=800 if bold else 500,
        )
    if not complete_able:
        _draw_tag(
            painter,
            _mast_line(box, firework_column.reachable + 1, step),
            firework_column.words,
            palette,
        )
    if firework_column.height == 0:
        # Put the symbol midway between the foot and the lowest rank.
        room = box.bottom() - _mast_line(box, 1, step).center().y() - _rank_px(step) / 2
        at = QPointF(box.center().x(), box.bottom() - room / 2)
        ink = None if palette.dark else suit_colours(firework_column.suit).field.darker(115)
        if firework_column.suit in (Suit.MULTICOLOUR, Suit.WHITE) and not palette.dark:
            ink = palette.ink if firework_column.suit is Suit.WHITE else None
        draw_symbol(painter, firework_column.suit, at, 0.42 * box.width(), ink)


def _rank_px(step: float) -> int:
    return min(20, max(12, round(0.6 * step)))


def _mast_line(box: QRectF, rank: int, step: float) -> QRectF:
    return QRectF(box.left(), box.top() + (5 - rank) * step, box.width(), step)


def _draw_tag(painter: QPainter, line: QRectF, words: str, palette: Palette) -> None:
    wide = max(line.width() - 2, _LEAST_TAG_PX)
    tag = QRectF(line.center().x() - wide / 2, line.center().y() - 9, wide, 18)
    painter.setPen(QPen(palette.ember, 1.4))
    painter.setBrush(palette.panel)
    painter.drawRoundedRect(tag, 4, 4)
    draw_words(painter, tag, words, palette.ember, px=12, weight=700)


def _draw_crown(painter: QPainter, box: QRectF, suit: Suit) -> None:
    light = suit_colours(suit).light
    centre = QPointF(box.center().x(), box.top() + 2)
    painter.save()
    painter.setClipRect(box.adjusted(-4, -40, 4, 0))
    draw_burst(painter, suit, centre, 0.48 * box.width(), BurstStyle(light, light, 1.2))
    painter.restore()
