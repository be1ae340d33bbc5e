"""Card faces and backs, painted at any width u; all lengths are shares of u."""

from itertools import pairwise
from math import sqrt
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from hanabi_desktop.game.cards import BOX_SUITS, RANKS, Card, Rank, Suit
from hanabi_desktop.table.appearance import (
    BACK,
    BACK_INK,
    BACK_INK_DIM,
    GRID,
    INDIGO,
    PAPER,
    PAPER_INK,
    CardBack,
    CardDesign,
    Palette,
    faded,
    is_pale,
    mixed,
    suit_colours,
)
from hanabi_desktop.table.art.painting import body_font, numeral
from hanabi_desktop.table.art.suits import (
    BurstStyle,
    card_style,
    draw_burst,
    draw_symbol,
    draw_tile,
    has_many_inks,
)

if TYPE_CHECKING:
    from hanabi_desktop.game.observation import ClueMarks

HEIGHT = 1.4
CORNER = 0.09
MARGIN = 0.045
FIELD_CORNER = 0.058
KEYLINE = 0.009
_MOTIF_ZONE = QRectF(0.10, 0.50, 0.80, 0.78)
_MOTIF: dict[int, tuple[tuple[tuple[float, float], ...], float]] = {
    1: (((0.50, 0.50),), 0.40),
    2: (((0.35, 0.33), (0.66, 0.70)), 0.27),
    3: (((0.50, 0.25), (0.26, 0.72), (0.74, 0.72)), 0.26),
    4: (((0.27, 0.25), (0.73, 0.25), (0.27, 0.74), (0.73, 0.74)), 0.24),
    5: (((0.24, 0.20), (0.76, 0.20), (0.50, 0.50), (0.24, 0.79), (0.76, 0.79)), 0.22),
}
"""For each rank, the centres and the radius of its bursts, as shares of the motif zone's width."""


def card_box(u: float) -> QRectF:
    """Return a card's box at width u, with its top left corner at the origin."""
    return QRectF(0, 0, u, HEIGHT * u)


def draw_face(
    painter: QPainter,
    card: Card,
    u: float,
    design: CardDesign = CardDesign.PICTURES,
    *,
    every_colour: bool = False,
) -> None:
    """Draw a card's face with its top left corner at the origin.

    ``every_colour`` adds a band with the signs of all suits that a clue can name.
    """
    colours = suit_colours(card.suit)
    _draw_paper(painter, u, PAPER)
    field = _field(u)
    fade = QLinearGradient(field.topLeft(), field.bottomLeft())
    fade.setColorAt(0, colours.field.darker(108 if is_pale(card.suit) else 118))
    fade.setColorAt(0.34, colours.field)
    fade.setColorAt(1, mixed(colours.field, QColor("white"), 0.07))
    keyline = colours.ink if is_pale(card.suit) else colours.field.darker(140)
    painter.setPen(QPen(keyline, max(0.6, KEYLINE * u)))
    painter.setBrush(fade)
    painter.drawRoundedRect(field, FIELD_CORNER * u, FIELD_CORNER * u)
    has_pictures = design is CardDesign.PICTURES
    if u >= 64 and has_pictures and not every_colour:
        _draw_waves(painter, u, colours.ink)
    if u >= 44 and has_pictures:
        _draw_motif(painter, card, u)
    elif not has_pictures:
        at = QPointF(0.5 * u, 0.92 * u)
        draw_symbol(painter, card.suit, at, 0.66 * u, _symbol_ink(card.suit))
    else:
        draw_symbol(painter, card.suit, QPointF(0.5 * u, 0.95 * u), 0.5 * u, _symbol_ink(card.suit))
    _draw_corners(painter, card, u, colours.ink, _symbol_ink(card.suit))
    if every_colour:
        _draw_every_suit(painter, u)


def draw_trash(painter: QPainter, card: Card, u: float, palette: Palette) -> None:
    """Draw a card that is no longer useful: faded, but readable."""
    field = suit_colours(card.suit).field
    ground = mixed(palette.panel, field, 0.36)
    painter.setPen(QPen(mixed(ground, palette.line, 0.6), MARGIN * u))
    painter.setBrush(ground)
    half = MARGIN * u / 2
    painter.drawRoundedRect(card_box(u).adjusted(half, half, -half, -half), CORNER * u, CORNER * u)
    _draw_corners(painter, card, u, palette.ink, palette.ink)


def draw_back_below(painter: QPainter, u: float) -> None:
    """Draw the back of a card that another one covers except for its edge."""
    _draw_paper(painter, u, PAPER)


def draw_back(
    painter: QPainter, u: float, back: CardBack = CardBack.WAVES, *, quiet: bool = False
) -> None:
    """Draw a card's back; ``quiet`` fades its pattern below information about the card."""
    _draw_paper(painter, u, PAPER)
    field = _field(u)
    painter.setPen(QPen(INDIGO, max(0.6, KEYLINE * u)))
    painter.setBrush(BACK)
    painter.drawRoundedRect(field, FIELD_CORNER * u, FIELD_CORNER * u)
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(field, FIELD_CORNER * u, FIELD_CORNER * u)
    painter.setClipPath(clip)
    painter.setOpacity(0.08 if quiet else 0.18)
    painter.setPen(QPen(BACK_INK, max(0.7, 0.008 * u)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match back:
        case CardBack.WAVES:
            _draw_seigaiha(painter, field, u)
        case CardBack.STARS:
            _draw_asanoha(painter, field, u)
        case CardBack.RINGS:
            _draw_shippo(painter, field, u)
        case CardBack.BASKET:
            _draw_basket(painter, field, u)
    painter.restore()


def draw_emblem(painter: QPainter, u: float) -> None:
    """Draw a small burst in a ring, for a back without information."""
    centre, radius = QPointF(0.5 * u, 0.7 * u), 0.2 * u
    painter.setPen(QPen(faded(BACK_INK, 0.4), max(0.8, 0.01 * u)))
    painter.setBrush(faded(BACK, 0.6))
    painter.drawEllipse(centre, radius, radius)
    ink = faded(BACK_INK, 0.85)
    draw_burst(painter, Suit.YELLOW, centre, 0.62 * radius, BurstStyle(ink, ink))


def draw_badges(painter: QPainter, marks: "ClueMarks", u: float, *, frames: bool) -> None:
    """Draw on a back what clues have pointed out; with ``frames``, mark what is still unknown."""
    side = 0.36 * u
    rank_box = QRectF(0.085 * u, 0.095 * u, side, side)
    suit_box = QRectF(0.555 * u, 0.095 * u, side, side)
    if marks.told_rank or (frames and len(marks.ranks) == 1):
        _draw_paper_badge(painter, marks.told_value or next(iter(marks.ranks)), rank_box)
    elif frames:
        _draw_question(painter, rank_box)
    suit = next(iter(marks.suits)) if frames and len(marks.suits) == 1 else marks.told_suit
    if suit is not None:
        draw_tile(painter, suit, suit_box)
        others = marks.suits - {suit}
        if others:
            _draw_or_other(painter, min(others, key=lambda other: other.value), suit_box)
    elif frames:
        _draw_question(painter, suit_box)


def draw_knowledge(
    painter: QPainter,
    marks: "ClueMarks",
    possible: frozenset[Card],
    suits: tuple[Suit, ...],
    u: float,
) -> None:
    """Draw on a quiet back what clues have said about the card, and what it can still be."""
    draw_badges(painter, marks, u, frames=True)
    grid = QRectF(0.085 * u, 0.53 * u, 0.83 * u, 0.785 * u)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(GRID)
    painter.drawRoundedRect(grid, 0.04 * u, 0.04 * u)
    _draw_grid(painter, possible, suits, grid)


def _draw_grid(
    painter: QPainter, possible: frozenset[Card], suits: tuple[Suit, ...], grid: QRectF
) -> None:
    row = grid.height() / len(suits)
    column = grid.width() / 6
    size = min(0.86 * row, 0.9 * column, 0.165 * grid.width())
    for place, suit in enumerate(suits):
        y = grid.top() + row * (place + 0.5)
        ranks = {card.rank for card in possible if card.suit is suit}
        painter.setOpacity(1.0 if ranks else 0.22)
        draw_symbol(painter, suit, QPointF(grid.left() + 0.6 * column, y), size)
        painter.setOpacity(1.0)
        painter.setPen(Qt.PenStyle.NoPen)
        for rank in RANKS:
            at = QPointF(grid.left() + column * (rank + 0.5), y)
            if rank in ranks:
                painter.setBrush(suit_colours(suit).light)
                painter.drawPath(numeral(str(rank.value), at, max(12.0, 1.02 * size)))
            else:
                painter.setBrush(faded(BACK_INK_DIM, 0.5))
                painter.drawEllipse(at, 0.06 * size + 0.3, 0.06 * size + 0.3)


def strip_height(u: float, suits: int) -> float:
    """Return the height of the knowledge strip under a card of width u."""
    line = max(14.0, 0.17 * u)
    return line * (_suit_lines(u, suits) + 1) + 3


def _suit_lines(u: float, suits: int) -> int:
    return 1 if u / suits >= 13 else 2


def draw_strip(
    painter: QPainter,
    marks: "ClueMarks",
    suits: tuple[Suit, ...],
    box: QRectF,
    *,
    pointed_out_only: bool = False,
) -> None:
    """Draw what a card's holder knows: suits, then ranks, each in its fixed place.

    ``pointed_out_only`` draws nothing for a card without clues (friendly table talk).
    """
    if pointed_out_only and not marks.touched:
        return
    painter.setPen(QPen(QColor("#36447A"), 1))
    painter.setBrush(INDIGO)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    lines = _suit_lines(box.width(), len(suits))
    per_line = -(-len(suits) // lines)
    line = (box.height() - 3) / (lines + 1)
    size = min(0.8 * line, 0.86 * box.width() / per_line, 18.0)
    for place, suit in enumerate(suits):
        at = QPointF(
            box.left() + box.width() * (place % per_line + 0.5) / per_line,
            box.top() + 2 + line * (place // per_line + 0.5),
        )
        if pointed_out_only and not (marks.told_suits and suit in marks.suits):
            continue
        if suit not in marks.suits:
            _draw_strip_dot(painter, at)
        elif marks.told_suits:
            draw_tile(painter, suit, _square(at, size + 2))
        else:
            draw_symbol(painter, suit, at, size)
    for rank in RANKS:
        at = QPointF(
            box.left() + box.width() * (rank - 0.5) / len(RANKS), box.bottom() - 1.5 - line / 2
        )
        if pointed_out_only and not (marks.told_rank and rank in marks.ranks):
            continue
        if rank not in marks.ranks:
            _draw_strip_dot(painter, at)
        elif marks.is_told(rank):
            _draw_paper_badge(painter, rank, _square(at, size + 2))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(BACK_INK)
            painter.drawPath(numeral(str(rank.value), at, max(12.0, 0.9 * size)))


def draw_critical_badge(painter: QPainter, u: float) -> None:
    """Draw the "!" of a critical card, the last copy still needed, on its lower right corner."""
    side = max(14.0, 0.215 * u)
    centre = QPointF(u - 0.28 * side, HEIGHT * u - 0.28 * side)
    painter.setPen(QPen(QColor("#1E2A52"), 1))
    painter.setBrush(PAPER)
    painter.drawEllipse(centre, side / 2, side / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#B3261E"))
    painter.drawPath(numeral("!", centre, 0.8 * side))


def draw_misplay_cross(painter: QPainter, u: float, ember: QColor) -> None:
    """Draw the cross of a misplayed card."""
    pen = QPen(ember, 0.1 * u)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    middle = QPointF(u / 2, HEIGHT * u / 2)
    arm = 0.28 * u
    painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm))
    painter.drawLine(middle + QPointF(arm, -arm), middle + QPointF(-arm, arm))


def _square(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def _field(u: float) -> QRectF:
    margin = MARGIN * u
    return card_box(u).adjusted(margin, margin, -margin, -margin)


def _symbol_ink(suit: Suit) -> QColor | None:
    return None if has_many_inks(suit) else suit_colours(suit).ink


def _draw_paper(painter: QPainter, u: float, paper: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paper)
    painter.drawRoundedRect(card_box(u), CORNER * u, CORNER * u)


def _draw_corners(
    painter: QPainter, card: Card, u: float, ink: QColor, symbol_ink: QColor | None
) -> None:
    small = u < 64
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    height = (0.56 if small else 0.47) * u
    painter.drawPath(numeral(str(card.rank.value), QPointF(0.235 * u, 0.275 * u), height))
    width = (0.33 if small else 0.27) * u
    draw_symbol(painter, card.suit, QPointF(0.755 * u, 0.275 * u), width, symbol_ink)


def _draw_motif(painter: QPainter, card: Card, u: float) -> None:
    zone = QRectF(
        _MOTIF_ZONE.x() * u, _MOTIF_ZONE.y() * u, _MOTIF_ZONE.width() * u, _MOTIF_ZONE.height() * u
    )
    centres, radius = _MOTIF[card.rank]
    for x, y in centres:
        centre = QPointF(zone.left() + x * zone.width(), zone.top() + y * zone.height())
        draw_burst(painter, card.suit, centre, radius * zone.width(), card_style(card.suit))


def _draw_every_suit(painter: QPainter, u: float) -> None:
    """Draw a band at the bottom edge with the signs of the five suits that a clue can name."""
    band = QRectF(MARGIN * u, 1.17 * u, (1 - 2 * MARGIN) * u, 0.185 * u)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INDIGO)
    painter.drawRoundedRect(band, FIELD_CORNER * u, FIELD_CORNER * u)
    apart = band.width() / len(BOX_SUITS)
    for place, suit in enumerate(BOX_SUITS):
        at = QPointF(band.left() + apart * (place + 0.5), band.center().y())
        draw_symbol(painter, suit, at, 0.15 * u)


def _draw_waves(painter: QPainter, u: float, ink: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(ink, 0.24), max(0.6, 0.008 * u)))
    for line in range(3):
        y = (1.27 + 0.03 * line) * u
        wave = QPainterPath(QPointF(0.075 * u, y))
        step = 0.17 * u
        for crest in range(5):
            x = 0.075 * u + step * crest + (0.03 * u if line % 2 else 0)
            wave.quadTo(x + step / 2, y - 0.035 * u, min(x + step, 0.925 * u), y)
        painter.drawPath(wave)


def _draw_seigaiha(painter: QPainter, field: QRectF, u: float) -> None:
    """Draw rows of overlapping waves as in old Japanese prints.

    Each arc is drawn separately: a single path takes Qt thirty times as long on a large card.
    """
    radius = max(5.0, 0.085 * u)
    rows = int(field.height() / (radius / 2)) + 3
    columns = int(field.width() / (2 * radius)) + 3
    for row in range(rows):
        for column in range(columns):
            x = field.left() + (2 * column + row % 2 - 1) * radius
            y = field.top() + row * radius / 2
            for ring in (1.0, 0.66, 0.33):
                r = radius * ring
                painter.drawArc(QRectF(x - r, y - r, 2 * r, 2 * r), 30 * 16, 120 * 16)


def _draw_asanoha(painter: QPainter, field: QRectF, u: float) -> None:
    """Draw six-pointed stars: equilateral triangles, each divided from its corners to its centre."""
    side = max(10.0, 0.19 * u)
    high = side * sqrt(3) / 2
    middle = field.center()
    rows, columns = int(field.height() / high) // 2 + 2, int(field.width() / side) // 2 + 3
    for row in range(-rows, rows):
        for column in range(-columns, columns):
            corner = QPointF(middle.x() + (column + row % 2 / 2) * side, middle.y() + row * high)
            right, below = corner + QPointF(side, 0), corner + QPointF(side / 2, high)
            beside = below + QPointF(side, 0)
            for triangle in ((corner, right, below), (right, below, beside)):
                centre = (triangle[0] + triangle[1] + triangle[2]) / 3
                for point, following in pairwise((*triangle, triangle[0])):
                    painter.drawLine(point, centre)
                    painter.drawLine(point, following)


def _draw_shippo(painter: QPainter, field: QRectF, u: float) -> None:
    """Draw rings, each of which four others divide into petals."""
    radius = max(6.0, 0.12 * u)
    step, middle = radius * sqrt(2), field.center()
    rows, columns = int(field.height() / step) // 2 + 2, int(field.width() / step) // 2 + 2
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            painter.drawEllipse(middle + QPointF(column, row) * step, radius, radius)


def _draw_basket(painter: QPainter, field: QRectF, u: float) -> None:
    """Draw wickerwork: squares of bars that lie and stand by turns."""
    side, middle = max(8.0, 0.15 * u), field.center()
    rows, columns = int(field.height() / side) // 2 + 2, int(field.width() / side) // 2 + 2
    for row in range(-rows, rows):
        for column in range(-columns, columns):
            box = QRectF(middle.x() + column * side, middle.y() + row * side, side, side)
            for share in (0.14, 0.38, 0.62, 0.86):
                x, y = box.left() + share * side, box.top() + share * side
                if (row + column) % 2:
                    painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
                else:
                    painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))


def _draw_paper_badge(painter: QPainter, rank: Rank, box: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(PAPER)
    radius = 0.2 * box.width()
    painter.drawRoundedRect(box, radius, radius)
    painter.setBrush(PAPER_INK)
    painter.drawPath(numeral(str(rank.value), box.center(), max(12.0, box.height())))


def _draw_or_other(painter: QPainter, other: Suit, tile: QRectF) -> None:
    """Draw a small tile on the corner of a suit's tile: the card may also be of another suit."""
    side = 0.56 * tile.width()
    small = QRectF(tile.right() - 0.8 * side, tile.bottom() - 0.5 * side, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(BACK)
    painter.drawRoundedRect(small.adjusted(-2, -2, 2, 2), 0.2 * side, 0.2 * side)
    draw_tile(painter, other, small)


def _draw_question(painter: QPainter, box: QRectF) -> None:
    """Draw a question mark in a frame for a rank or suit that is still unknown."""
    painter.setPen(QPen(faded(BACK_INK_DIM, 0.6), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = 0.2 * box.width()
    painter.drawRoundedRect(box, radius, radius)
    painter.setPen(BACK_INK_DIM)
    painter.setFont(body_font(round(0.42 * box.height()), 500))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")


def _draw_strip_dot(painter: QPainter, at: QPointF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(BACK_INK_DIM, 0.6))
    painter.drawEllipse(at, 1.2, 1.2)
