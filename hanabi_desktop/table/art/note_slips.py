"""Notes on cards: a paper slip at the lower right edge."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from hanabi_desktop.game.cards import Card, Suit
from hanabi_desktop.table.art.lettering import body_font, draw_words, numeral
from hanabi_desktop.table.art.palette import PAPER_INK, suit_colours
from hanabi_desktop.table.art.symbols import draw_symbol
from hanabi_desktop.table.models.own_hand import noted_card

SLIP_HEIGHT = 20.0
_SLIP = QColor("#FFE9B8")
_LEFT_FREE = 24.0
"""The space in pixels for the slot number under the card's lower left corner."""


def draw_note(painter: QPainter, note: str, suits: tuple[Suit, ...], u: float) -> None:
    """Draw the note on a card of width u; a note that names a card is shown as that card."""
    card = noted_card(note, suits)
    widest = u - _LEFT_FREE
    written = QFontMetricsF(body_font(12, 600)).horizontalAdvance(note) + 14
    width = min(widest, 42.0 if card else written)
    box = QRectF(u + 4 - width, 1.4 * u - 5, width, SLIP_HEIGHT)
    if card is not None:
        _draw_little_card(painter, card, box)
        return
    painter.setPen(QPen(QColor("#8A6A2A"), 0.8))
    painter.setBrush(_SLIP)
    painter.drawPath(_folded(box))
    draw_words(painter, box.adjusted(5, 0, -5, 0), note, PAPER_INK, px=12, weight=600)


def _draw_little_card(painter: QPainter, card: Card, box: QRectF) -> None:
    """Draw a small card on its side."""
    colours = suit_colours(card.suit)
    painter.setPen(QPen(QColor("#8A6A2A"), 0.8))
    painter.setBrush(_SLIP)
    painter.drawPath(_folded(box))
    field = box.adjusted(2.5, 2.5, -2.5, -2.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.field)
    painter.drawRoundedRect(field, 2.5, 2.5)
    painter.setBrush(colours.ink)
    quarter = QPointF(field.width() / 4, 0)
    painter.drawPath(numeral(str(card.rank.value), field.center() - quarter, 15))
    ink = None if card.suit is Suit.MULTICOLOUR else colours.ink
    draw_symbol(painter, card.suit, field.center() + quarter * 0.9, 12, ink)


def _folded(box: QRectF) -> QPainterPath:
    """Return a slip whose lower left corner is folded."""
    fold = 5.0
    slip = QPainterPath(box.topLeft())
    slip.lineTo(box.topRight())
    slip.lineTo(box.bottomRight())
    slip.lineTo(box.bottomLeft() + QPointF(fold, 0))
    slip.lineTo(box.bottomLeft() - QPointF(0, fold))
    slip.closeSubpath()
    return slip
