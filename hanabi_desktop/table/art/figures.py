"""Figures of cards and of example positions, in the rulebook and at the end of lessons."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen

from hanabi_desktop.game.cards import Card, Suit, parse_cards
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.table.appearance import Palette
from hanabi_desktop.table.art.card_faces_and_backs import (
    HEIGHT,
    card_box,
    draw_critical_badge,
    draw_face,
    draw_misplay_cross,
)
from hanabi_desktop.table.art.painting import draw_words

_EXAMPLE_CARD = 34.0
_EXAMPLE_GAP, _ROW_GAP, _EXAMPLE_MARGIN = 7.0, 12.0, 6.0
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
    width = max(5, widest) * (_EXAMPLE_CARD + _EXAMPLE_GAP) + 2 * _EXAMPLE_MARGIN
    return QSizeF(width, len(rows) * _row_height() + _EXAMPLE_MARGIN)


def _row_height() -> float:
    return 2 * _SIGN + HEIGHT * _EXAMPLE_CARD + _ROW_GAP


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
        words = QRectF(_EXAMPLE_MARGIN, top, size.width() - 2 * _EXAMPLE_MARGIN, _SIGN)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        draw_words(painter, words, row.label, palette.ink2, px=13, weight=600, align=align)
        for place, drawn in enumerate(row.cards):
            at = QPointF(
                _EXAMPLE_MARGIN + place * (_EXAMPLE_CARD + _EXAMPLE_GAP),
                top + 2 * _SIGN,
            )
            _draw_example_card(painter, at, drawn, palette)
    painter.end()
    return image


def _draw_example_card(painter: QPainter, at: QPointF, drawn: DrawnCard, palette: Palette) -> None:
    painter.save()
    painter.translate(at)
    draw_face(painter, drawn.card, _EXAMPLE_CARD)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = card_box(_EXAMPLE_CARD)
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


_CARD, _SMALL_CARD = 62.0, 44.0
_MANY = 7
"""Rows of more cards than this use smaller cards, so that they fit the page's width."""
_GAP, _SMALL_GAP = 7.0, 3.0
_MARGIN = 8.0
_STEP = 0.34


@dataclass(frozen=True, slots=True)
class Drawing:
    """A figure of cards side by side.

    Attributes:
        cards: the cards from left to right, as in "r1 b3".
        ringed: the indices of the cards that are pointed at.
        crossed: the indices of the cards that cannot be played.
        critical: the indices of the cards that must not be lost.
        stacked: whether each card stands for a firework of that height.
        apart: the number of cards before a wider gap; None for no gap.
        every_colour: whether multicolour cards count as every colour.
    """

    cards: str
    ringed: tuple[int, ...] = ()
    crossed: tuple[int, ...] = ()
    critical: tuple[int, ...] = ()
    stacked: bool = False
    apart: int | None = None
    every_colour: bool = False


DRAWINGS = {
    "fireworks": Drawing("w2 r3 b1 y4 g5", stacked=True),
    "suit": Drawing("b1 b1 b1 b2 b2 b3 b3 b4 b4 b5"),
    "clue_colour": Drawing("b3 r1 w4 r4 g2", ringed=(1, 3)),
    "clue_value": Drawing("b3 r1 w4 r4 g2", ringed=(1,)),
    "playing": Drawing("r2 r3 r4 r1", ringed=(1,), crossed=(2, 3), stacked=False, apart=1),
    "critical": Drawing("y3 b2 g4 r1 w4", critical=(4,)),
    "multicolour": Drawing("m1 m2 m3 m4 m5"),
    "ten_multicolour": Drawing("m1 m1 m1 m2 m2 m3 m3 m4 m4 m5"),
    "every_colour": Drawing("b3 m1 r4 m5 r2", ringed=(1, 2, 3, 4), every_colour=True),
}
"""The figures by their names in the rulebook's text."""


LESSON_FIGURES = {
    Lesson.TABLE: Drawing("w1 r1 b1 y1 g1"),
    Lesson.PLAYING: Drawing("r2 r3 r4", ringed=(1,), crossed=(2,), apart=1),
    Lesson.CLUES: Drawing("b3 r1 w4 r4 g2", ringed=(1, 3)),
    Lesson.DISCARDING: Drawing("b4 g3 y2 w5 r4", ringed=(4,), critical=(3,)),
    Lesson.THE_END: Drawing("w5 r5 b4 y5 g5"),
    Lesson.CHOP_AND_FOCUS: Drawing("b4 g1 r3 g4 b1", ringed=(4,)),
    Lesson.PLAY_CLUES: Drawing("r1 b4 r2 w4 g3", ringed=(2,), apart=1),
    Lesson.SAVE_CLUES: Drawing("g4 w1 r4 w4 b5", ringed=(4,), critical=(4,)),
    Lesson.GOOD_TOUCH: Drawing("r2 r3 w4 b2 r1", ringed=(1,), crossed=(4,), apart=1),
    Lesson.PROMPTS: Drawing("b1 b2 w3 b3", ringed=(1, 3), apart=1),
    Lesson.FINESSES: Drawing("b1 b2 b3", ringed=(2,), apart=1),
    Lesson.ONES_AND_FIXES: Drawing("r1 b1 y1 r1", ringed=(1, 2), crossed=(3,), apart=1),
    Lesson.STALLS: Drawing("b5 g3 b4 w2 y3", ringed=(0,)),
    Lesson.DOUBLE_FINESSES: Drawing("r1 r2 r3 r4", ringed=(3,), apart=1),
    Lesson.REVERSE_FINESSES: Drawing("r1 r3 r2", ringed=(1,), apart=1),
    Lesson.LAYERED_FINESSES: Drawing("g1 r1 g2 g3", ringed=(3,), apart=1),
    Lesson.REPEATED_CLUES: Drawing("y1 y2 y3", ringed=(2,), apart=1),
    Lesson.TELLING_DISCARDS: Drawing("y2 y2", ringed=(1,), crossed=(0,), apart=1),
    Lesson.BLUFFS: Drawing("r1 g3", ringed=(1,)),
    Lesson.PACE: Drawing("w5 r4 b5 y3 g5"),
    Lesson.MULTICOLOUR: Drawing("m1 m2 m3 m4 m5"),
    Lesson.TEN_MULTICOLOUR: Drawing("m1 m1 m2 m2 m3 m4 m5"),
    Lesson.EVERY_COLOUR: Drawing("r1 m3 b4 r2 m5", ringed=(0, 1, 3, 4), every_colour=True),
    Lesson.TEN_EVERY_COLOUR: Drawing("b1 m1 b4 y2 m2", ringed=(0, 1, 2, 4), every_colour=True),
    Lesson.CHOREOGRAPHY: Drawing("r2 r3", ringed=(1,), apart=1),
    Lesson.BOUQUET: Drawing("w5 r5 b5 y5 g5"),
    Lesson.EMPTY_CLUES: Drawing("b1 g3 b4 y2 y3"),
}
"""The figures at the end of lessons; what stands before a gap is what lies on the table."""


def drawing(name: str, palette: Palette, ratio: float) -> QImage:
    """Return a figure of the rulebook on a transparent background, at ``ratio`` pixels per unit.

    It may be called in any thread; a KeyError is raised if there is no such figure.
    """
    drawn = DRAWINGS[name]
    is_long = len(parse_cards(drawn.cards)) > _MANY
    return draw_figure(drawn, palette, ratio, _SMALL_CARD if is_long else _CARD)


def draw_figure(drawn: Drawing, palette: Palette, ratio: float, u: float) -> QImage:
    """Return a figure on a transparent background, at ``ratio`` pixels per unit.

    A card is ``u`` units wide; ``palette`` colours the arrows and rings.
    """
    cards = parse_cards(drawn.cards)
    tall = max(card.rank for card in cards) - 1 if drawn.stacked else 0
    rise = tall * _STEP * u
    gap = _SMALL_GAP if len(cards) > _MANY else _GAP
    gaps = (len(cards) - 1) * gap + (0 if drawn.apart is None else 3 * _GAP)
    width = len(cards) * u + gaps + 2 * _MARGIN
    height = HEIGHT * u + rise + 2 * _MARGIN
    image = QImage(
        round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    x = _MARGIN
    for place, card in enumerate(cards):
        if drawn.apart == place:
            arrow = QRectF(x - _GAP, _MARGIN, 3 * _GAP, HEIGHT * u)
            draw_words(painter, arrow, "←", palette.ink2, px=20, weight=700)
            x += 3 * _GAP
        _draw_card(painter, QPointF(x, _MARGIN + rise), card, u, drawn, place, palette)
        x += u + gap
    painter.end()
    return image


def _draw_card(
    painter: QPainter,
    at: QPointF,
    card: Card,
    u: float,
    drawn: Drawing,
    place: int,
    palette: Palette,
) -> None:
    painter.save()
    painter.translate(at)
    if drawn.stacked:
        for rank in range(1, card.rank):
            draw_face(painter, Card(card.suit, type(card.rank)(rank)), u)
            painter.translate(0, -_STEP * u)
    draw_face(painter, card, u, every_colour=drawn.every_colour and card.suit is Suit.MULTICOLOUR)
    if place in drawn.ringed:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.ring, 3.5))
        painter.drawRoundedRect(card_box(u).adjusted(-3, -3, 3, 3), 8, 8)
    if place in drawn.crossed:
        draw_misplay_cross(painter, u, palette.ember)
    if place in drawn.critical:
        draw_critical_badge(painter, u)
    painter.restore()
