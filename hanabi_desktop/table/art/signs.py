"""Drawings of everything beside the cards: tokens, strikes, deck, name plates, and above fireworks."""

import math
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from hanabi_desktop.game.cards import ClueValue, Rank, Suit
from hanabi_desktop.game.options import MAX_CLUE_TOKENS, MAX_STRIKES
from hanabi_desktop.library.metadata.badges_and_notes import Badge
from hanabi_desktop.table.appearance import (
    BACK_INK,
    GRID,
    PAPER,
    PAPER_INK,
    CardBack,
    Palette,
    faded,
    is_pale,
    mixed,
    suit_colours,
    text_px,
)
from hanabi_desktop.table.art.card_faces_and_backs import HEIGHT, draw_back, draw_back_below
from hanabi_desktop.table.art.painting import body_font, draw_soft_box, draw_words, numeral
from hanabi_desktop.table.art.pictures import draw_badge, draw_portrait, draw_program_sign
from hanabi_desktop.table.art.suits import (
    BurstStyle,
    draw_burst,
    draw_symbol,
    draw_tile,
    has_many_inks,
)
from hanabi_desktop.teammates.characters import Character, ProgramName


def draw_clue_medallion(
    painter: QPainter, centre: QPointF, radius: float, value: ClueValue, palette: Palette
) -> None:
    """Draw the medallion on a clue's line."""
    painter.setPen(QPen(palette.ring, 2))
    painter.setBrush(palette.panel)
    painter.drawEllipse(centre, radius, radius)
    side = 1.15 * radius
    box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    draw_clue_sign(painter, box, value)


def draw_clue_sign(painter: QPainter, box: QRectF, value: ClueValue) -> None:
    """Draw a suit's tile, or a rank on a paper badge."""
    if isinstance(value, Suit):
        draw_tile(painter, value, box)
    else:
        draw_rank_tile(painter, value, box)


def draw_rank_tile(painter: QPainter, rank: Rank, box: QRectF) -> None:
    """Draw a rank on a paper badge."""
    radius = 0.24 * box.width()
    painter.setPen(QPen(PAPER_INK, 1))
    painter.setBrush(PAPER)
    painter.drawRoundedRect(box, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(PAPER_INK)
    painter.drawPath(numeral(str(rank.value), box.center(), 0.95 * box.height()))


@dataclass(frozen=True, slots=True)
class ClueLine:
    """The line from a clue's giver to the cards it touched.

    Attributes:
        points: the corners of the line, from the giver to the far end of the rail.
        medallion, radius: the centre and the radius of the medallion.
        heads: the tips of the arrowheads, each with whether the card was newly touched.
        value: the value of the clue.
    """

    points: tuple[tuple[float, float], ...]
    medallion: tuple[float, float]
    radius: float
    heads: tuple[tuple[float, float, bool], ...]
    value: ClueValue


def draw_clue_line(painter: QPainter, line: ClueLine, palette: Palette) -> None:
    """Draw a clue's line: stem, rail, an arrowhead for each card, and the medallion."""
    corners = [QPointF(x, y) for x, y in line.points]
    path = QPainterPath(corners[0])
    for before, corner, after in zip(corners, corners[1:], corners[2:], strict=False):
        inward, outward = QLineF(corner, before), QLineF(corner, after)
        bend = min(18.0, inward.length() / 2, outward.length() / 2)
        inward.setLength(bend)
        outward.setLength(bend)
        path.lineTo(inward.p2())
        path.quadTo(corner, outward.p2())
    path.lineTo(corners[-1])
    pen = QPen(palette.ring, 2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    for x, y, new in line.heads:
        head = QPolygonF([QPointF(x - 6, y - 9), QPointF(x + 6, y - 9), QPointF(x, y)])
        painter.setPen(QPen(palette.ring, 1.6))
        painter.setBrush(palette.ring if new else palette.panel)
        painter.drawPolygon(head)
    draw_clue_medallion(painter, QPointF(*line.medallion), line.radius, line.value, palette)


MOST_DECK_LAYERS = 3
_PLATE_GAP, _PLATE_END = 5, 6
"""The space between the name and the note on a plate, and that after the note, in pixels."""


def _string(box: QRectF) -> QPainterPath:
    string = QPainterPath(box.topLeft() + QPointF(0, 3))
    sag = 0.1 * box.height()
    string.quadTo(box.center().x(), box.top() + 2 * sag, box.right(), box.top() + 5)
    return string


def clue_token_places(box: QRectF) -> tuple[list[QPointF], float]:
    """Return the centres of the eight lanterns, and their radius."""
    string, radius = _string(box), min(0.3 * box.height(), 0.042 * box.width())
    hooks = ((place + 0.55) / (MAX_CLUE_TOKENS + 0.1) for place in range(MAX_CLUE_TOKENS))
    return [string.pointAtPercent(hook) + QPointF(0, 4 + radius) for hook in hooks], radius


def draw_clue_string(painter: QPainter, box: QRectF, palette: Palette) -> None:
    """Draw the string on which the eight lanterns hang."""
    painter.setPen(QPen(palette.ink3, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_string(box))


def draw_clue_token(
    painter: QPainter, centre: QPointF, r: float, palette: Palette, *, lit: bool
) -> None:
    """Draw a paper lantern; the glow of a lit one reaches about twice its radius."""
    body = QPainterPath()
    body.addRoundedRect(
        QRectF(centre.x() - r, centre.y() - 0.92 * r, 2 * r, 1.84 * r), 0.85 * r, 0.75 * r
    )
    rib = palette.on_highlight if lit else palette.ink3
    if lit and palette.glow:
        glow = QRadialGradient(centre, 2.1 * r)
        glow.setColorAt(0, faded(palette.highlight, 0.55))
        glow.setColorAt(1, faded(palette.highlight, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(centre, 2.1 * r, 2.1 * r)
    if lit:
        fill = QRadialGradient(centre, 1.1 * r)
        fill.setColorAt(0, mixed(palette.highlight, QColor("white"), 0.45))
        fill.setColorAt(1, palette.highlight)
        painter.setBrush(fill)
    else:
        painter.setBrush(faded(palette.panel, 0.35))
    painter.setPen(QPen(rib, 1))
    painter.drawPath(body)
    painter.setPen(QPen(faded(rib, 0.55), 0.9))
    for share in (-0.45, 0.0, 0.45):
        half = r * (0.96 if share == 0 else 0.86)
        y = centre.y() + share * r
        painter.drawLine(QPointF(centre.x() - half, y), QPointF(centre.x() + half, y))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rib)
    for y in (centre.y() - 1.12 * r, centre.y() + 0.92 * r):
        painter.drawRect(QRectF(centre.x() - 0.4 * r, y, 0.8 * r, 0.22 * r))


def strike_places(box: QRectF) -> tuple[list[QPointF], float]:
    """Return the centres of the three fuses, and their radius."""
    radius = min(box.height() / 2 - 1, 0.14 * box.width())
    gap = min(2.5 * radius, (box.width() - 2 * radius) / 2)
    return [box.center() + QPointF((place - 1) * gap, 0) for place in range(MAX_STRIKES)], radius


def draw_strikes(painter: QPainter, box: QRectF, strikes: int, palette: Palette) -> None:
    """Draw three rings: a cord with a glowing tip while unburnt, an ember cross once burnt."""
    centres, radius = strike_places(box)
    for place, centre in enumerate(centres):
        if place < strikes:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.ember)
            painter.drawEllipse(centre, radius, radius)
            pen = QPen(palette.on_ember, 0.22 * radius)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            arm = 0.38 * radius
            painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm))
            painter.drawLine(centre + QPointF(arm, -arm), centre + QPointF(-arm, arm))
        else:
            painter.setPen(QPen(palette.ink2, 1.6))
            painter.setBrush(faded(palette.panel, 0.4))
            painter.drawEllipse(centre, radius, radius)
            cord = QPainterPath(centre + QPointF(-0.42 * radius, 0.38 * radius))
            cord.cubicTo(
                centre + QPointF(0.5 * radius, 0.5 * radius),
                centre + QPointF(-0.6 * radius, -0.35 * radius),
                centre + QPointF(0.36 * radius, -0.34 * radius),
            )
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(cord)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.ring)
            painter.drawEllipse(cord.currentPosition(), 2.2, 2.2)


def draw_fault_cards(painter: QPainter, box: QRectF, strikes: int, palette: Palette) -> None:
    """Draw three small cards, blue side up; each strike turns one over to its red side."""
    centres, radius = strike_places(box)
    wide, high = 1.42 * radius, 1.96 * radius
    for place, centre in enumerate(centres):
        is_turned = place < strikes
        painter.save()
        painter.translate(centre)
        painter.rotate(8 if is_turned else 0)
        card = QRectF(-wide / 2, -high / 2, wide, high)
        painter.setPen(QPen(PAPER, 0.14 * radius))
        painter.setBrush(palette.ember if is_turned else suit_colours(Suit.BLUE).field)
        painter.drawRoundedRect(card, 0.26 * radius, 0.26 * radius)
        arm = 0.32 * radius
        pen = QPen(palette.on_ember if is_turned else PAPER, 0.2 * radius)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        if is_turned:
            painter.drawLine(QPointF(-arm, -arm), QPointF(arm, arm))
            painter.drawLine(QPointF(arm, -arm), QPointF(-arm, arm))
        else:
            painter.drawPoint(QPointF(0, 0))
        painter.restore()


def deck_layers(count: int) -> int:
    """Return how many card backs represent a deck of this size: one more for every 14 cards."""
    return 0 if count == 0 else min(MOST_DECK_LAYERS, 1 + count // 14)


def draw_no_deck(painter: QPainter, box: QRectF, palette: Palette) -> None:
    """Draw an empty frame in place of the deck."""
    u = box.width()
    pen = QPen(palette.ink3, 1.2)
    pen.setDashPattern([3, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 0.09 * u, 0.09 * u)


def deck_layer(box: QRectF, layer: int) -> QRectF:
    """Return the box of a card back of the deck, 0 being the uppermost."""
    return box.translated(2.5 * layer, -2.5 * layer)


def draw_deck_layer(painter: QPainter, box: QRectF, back: CardBack, *, below: bool) -> None:
    """Draw one card back of the deck; one ``below`` another shows only its edge."""
    u = box.width()
    painter.translate(box.topLeft())
    draw_soft_box(painter, QRectF(0, 1, u, HEIGHT * u), 0.09 * u, 4, QColor("#05091C"), 0.3)
    if below:
        draw_back_below(painter, u)
    else:
        draw_back(painter, u, back)


def draw_deck_count(painter: QPainter, box: QRectF, count: int, palette: Palette) -> None:
    """Draw the number of cards in the deck on a badge."""
    u = box.width()
    badge = QRectF(0, 0, 0.56 * u, 0.44 * u)
    badge.moveCenter(box.center())
    if count:
        painter.setPen(QPen(BACK_INK, 1))
        painter.setBrush(GRID)
        painter.drawRoundedRect(badge, 0.1 * u, 0.1 * u)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(BACK_INK if count else palette.ink2)
    painter.drawPath(numeral(str(count), badge.center(), 0.32 * u))


def draw_seat_panel(painter: QPainter, box: QRectF, palette: Palette) -> None:
    """Draw the background of a teammate's place."""
    painter.setPen(QPen(palette.line, 1))
    painter.setBrush(palette.seat_panel)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)


def draw_turn_dot(painter: QPainter, at: QPointF, palette: Palette) -> None:
    """Draw the dot for a turn left in the last round."""
    painter.setPen(QPen(palette.panel, 1.5))
    painter.setBrush(palette.accent)
    painter.drawEllipse(at, 4.5, 4.5)


def draw_plate(
    painter: QPainter,
    box: QRectF,
    name: str,
    note: str,
    palette: Palette,
    *,
    lit: bool,
    face: Character | Badge | ProgramName | None = None,
) -> None:
    """Draw a name plate with face, badge, sign or initial; lit for the seat to act."""
    radius = box.height() / 2
    if lit and palette.glow:
        draw_soft_box(painter, box, radius, 9, palette.highlight, 0.5)
    painter.setPen(QPen(palette.line if not lit else palette.highlight, 1))
    painter.setBrush(palette.highlight if lit else palette.panel)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    ink = palette.on_highlight if lit else palette.ink
    soft = palette.on_highlight if lit else palette.ink2
    disc = box.height() / 2 - 4
    centre = QPointF(box.left() + radius, box.center().y())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(ink, 0.16))
    painter.drawEllipse(centre, disc, disc)
    initial = QRectF(centre.x() - disc, centre.y() - disc, 2 * disc, 2 * disc)
    if face is None:
        draw_words(painter, initial, name[:1].upper(), ink, px=12, weight=700)
    elif isinstance(face, Badge):
        draw_badge(painter, face, initial.adjusted(-2, -2, 2, 2))
    elif isinstance(face, ProgramName):
        draw_program_sign(painter, initial.adjusted(-2, -2, 2, 2))
    else:
        draw_portrait(painter, face, initial.adjusted(-2, -2, 2, 2))
    words = box.adjusted(2 * radius + 1, 0, -_PLATE_END, 0)
    left = Qt.AlignmentFlag.AlignLeft
    name_width, note_width = _widths_on_plate(name, note, words.width())
    # The note must stay readable (it may be the marker of the turn): if both are long, cut the name
    # short.
    name_width = min(name_width, max(words.width() - _PLATE_GAP - note_width, min(44, name_width)))
    draw_words(
        painter,
        QRectF(words.left(), words.top(), name_width, words.height()),
        name,
        ink,
        px=14,
        weight=700,
        align=left,
    )
    rest = words.adjusted(name_width + _PLATE_GAP, 0, 0, 0)
    if rest.width() > 24:
        draw_words(painter, rest, note, soft, px=12, weight=500, align=left)


def least_plate_width(name: str, note: str, height: float) -> float:
    """Return the width of a plate of this height that fits name and note at the usual text size."""
    name_width, note_width = _widths_on_plate(name, note, 0)
    return math.ceil(height + 1 + name_width + _PLATE_GAP + note_width + _PLATE_END)


def _widths_on_plate(name: str, note: str, room: float) -> tuple[float, float]:
    """Return the widths of name and note at the current text size, or at the usual one if room is short."""
    for scaled in (text_px, round):
        name_width = QFontMetricsF(body_font(scaled(14), 700)).horizontalAdvance(name) + 1
        note_width = QFontMetricsF(body_font(scaled(12), 500)).horizontalAdvance(note) + 1
        if name_width + _PLATE_GAP + note_width <= room:
            break
    return name_width, note_width


_LEAST_DISTANCE = 0.9
"""The least distance of the ranks above a firework, in heights of their figures."""
_TAG_HEIGHT = 18.0
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
    if complete_able and free.height() > _rank_px(step) + 6:  # its line would cross the figure
        pen = QPen(faded(palette.ink2, 0.6), 1)
        pen.setDashPattern([1, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(free.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    lines = _lines_above(box, firework_column, step, top_card)
    if not complete_able:
        tag = _mast_line(box, firework_column.reachable + 1, step)
        tops = [line.center().y() - _rank_px(step) / 2 for line in lines.values()]
        bottom = min([*tops, tag.center().y() + _TAG_HEIGHT / 2])
        if bottom - _TAG_HEIGHT >= box.top() - 2:
            tag.moveCenter(QPointF(tag.center().x(), bottom - _TAG_HEIGHT / 2))
        else:
            lines = {}  # the tag matters more than the next rank
        _draw_tag(painter, tag, firework_column.words, palette)
    for rank, line in lines.items():
        bold = rank == firework_column.height + 1
        draw_words(
            painter,
            line,
            str(rank),
            palette.ink if bold else palette.scenery_ink2,
            px=_rank_px(step),
            weight=800 if bold else 500,
        )
    if firework_column.height == 0:
        # Put the symbol midway between the foot and the lowest rank.
        room = box.bottom() - _mast_line(box, 1, step).center().y() - _rank_px(step) / 2
        at = QPointF(box.center().x(), box.bottom() - room / 2)
        ink = None if palette.dark else suit_colours(firework_column.suit).field.darker(115)
        if has_many_inks(firework_column.suit):
            ink = None
        elif is_pale(firework_column.suit) and not palette.dark:
            ink = palette.ink
        draw_symbol(painter, firework_column.suit, at, 0.42 * box.width(), ink)


def _lines_above(
    box: QRectF, firework_column: FireworkColumn, step: float, top_card: float
) -> dict[int, QRectF]:
    """Return where the ranks still to come stand: all of them, or the next one where they would overlap."""
    following = firework_column.height + 1
    lines = {
        rank: _mast_line(box, rank, step)
        for rank in range(following, firework_column.reachable + 1)
    }
    if not lines:
        return lines
    first = lines[following]
    if firework_column.height:  # where cards overlap much, keep it above the top card
        first.moveBottom(min(first.bottom(), top_card - 4 - (_rank_px(step) - step) / 2))
    centres = [line.center().y() for line in lines.values()]
    apart = min((low - high for low, high in pairwise(centres)), default=step)
    return lines if apart >= _LEAST_DISTANCE * _rank_px(step) else {following: first}


def _rank_px(step: float) -> int:
    return min(20, max(12, round(0.6 * step)))


def _mast_line(box: QRectF, rank: int, step: float) -> QRectF:
    return QRectF(box.left(), box.top() + (5 - rank) * step, box.width(), step)


def _draw_tag(painter: QPainter, line: QRectF, words: str, palette: Palette) -> None:
    wide = max(line.width() - 2, _LEAST_TAG_PX)
    tag = QRectF(
        line.center().x() - wide / 2, line.center().y() - _TAG_HEIGHT / 2, wide, _TAG_HEIGHT
    )
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
