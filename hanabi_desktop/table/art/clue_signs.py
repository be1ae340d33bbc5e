"""Drawings of a clue: a sign for its value, a medallion, and a line to the cards it touches."""

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from hanabi_desktop.game.cards import Rank, Suit
from hanabi_desktop.game.moves import ClueValue
from hanabi_desktop.table.art.lettering import numeral
from hanabi_desktop.table.art.palette import PAPER, PAPER_INK, Palette
from hanabi_desktop.table.art.symbols import draw_tile


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
        medallion: the centre of the medallion.
        radius: the radius of the medallion.
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
