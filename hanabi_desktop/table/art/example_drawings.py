"""Drawings of example positions: a clue and the actions that follow from it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen

from hanabi_desktop.game.cards import Card
from hanabi_desktop.table.art.faces import HEIGHT, card_box, draw_face
from hanabi_desktop.table.art.lettering import draw_words
from hanabi_desktop.table.art.palette import Palette

_CARD = 34.0
_GAP, _ROW_GAP, _MARGIN = 7.0, 12.0, 6.0
_SIGN = 16.0
"""The space above a row for the signs of its cards, in units."""


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """A card of a row.

    Attributes:
        card: the face.
        is_pointed_at: whether the clue touches it.
        is_clued: whether it had a clue before.
        turn: when it is played as a result, counted from 1; 0 if it is not.
        is_kept: whether it is kept as a result.
    """

    card: Card
    is_pointed_at: bool = False
    is_clued: bool = False
    turn: int = 0
    is_kept: bool = False


@dataclass(frozen=True, slots=True)
class DrawnRow:
    """A hand, or the fireworks, under a label."""

    label: str
    cards: tuple[DrawnCard, ...]


def example_size(rows: Sequence[DrawnRow]) -> QSizeF:
    """Return the size of a drawing, in units."""
    widest = max((len(row.cards) for row in rows), default=0)
    width = max(5, widest) * (_CARD + _GAP) + 2 * _MARGIN
    return QSizeF(width, len(rows) * _row_height() + _MARGIN)


def _row_height() -> float:
    return 2 * _SIGN + HEIGHT * _CARD + _ROW_GAP


def draw_example(rows: Sequence[DrawnRow], palette: Palette, ratio: float) -> QImage:
    """Return the rows below each other, on a transparent background, at ``ratio`` pixels per unit."""
    size = example_size(rows)
    image = QImage(
        round(size.width() * ratio),
        round(size.height() * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for line, row in enumerate(rows):
        top = line * _row_height()
        words = QRectF(_MARGIN, top, size.width() - 2 * _MARGIN, _SIGN)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        draw_words(painter, words, row.label, palette.ink2, px=13, weight=600, align=align)
        for place, drawn in enumerate(row.cards):
            at = QPointF(_MARGIN + place * (_CARD + _GAP), top + 2 * _SIGN)
            _draw_card(painter, at, drawn, palette)
    painter.end()
    return image


def _draw_card(painter: QPainter, at: QPointF, drawn: DrawnCard, palette: Palette) -> None:
    painter.save()
    painter.translate(at)
    draw_face(painter, drawn.card, _CARD)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = card_box(_CARD)
    if drawn.is_pointed_at:
        painter.setPen(QPen(palette.ring, 3))
        painter.drawRoundedRect(box.adjusted(-2.5, -2.5, 2.5, 2.5), 6, 6)
    elif drawn.is_clued:
        painter.setPen(QPen(palette.ink2, 1.5, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(box.adjusted(-2.5, -2.5, 2.5, 2.5), 6, 6)
    if drawn.turn:
        _draw_play(painter, box, drawn.turn, palette)
    elif drawn.is_kept:
        _draw_kept(painter, box, palette)
    painter.restore()


def _draw_play(painter: QPainter, box: QRectF, turn: int, palette: Palette) -> None:
    """Draw an arrow upwards with the number of the play."""
    x, foot = box.center().x() - 5, box.top() - 4
    arrow = QPainterPath(QPointF(x, foot - _SIGN + 6))
    arrow.lineTo(x + 5, foot - 5)
    arrow.lineTo(x - 5, foot - 5)
    arrow.closeSubpath()
    painter.fillPath(arrow, palette.ink)
    number = QRectF(x + 6, foot - _SIGN + 4, 14, _SIGN - 6)
    draw_words(painter, number, str(turn), palette.ink, px=13, weight=700)


def _draw_kept(painter: QPainter, box: QRectF, palette: Palette) -> None:
    """Draw a bracket above a card that is kept."""
    painter.setPen(QPen(palette.ink, 2.5))
    y = box.top() - 7
    painter.drawLine(QPointF(box.left() + 4, y), QPointF(box.right() - 4, y))
    painter.drawLine(QPointF(box.left() + 4, y), QPointF(box.left() + 4, y + 5))
    painter.drawLine(QPointF(box.right() - 4, y), QPointF(box.right() - 4, y + 5))
