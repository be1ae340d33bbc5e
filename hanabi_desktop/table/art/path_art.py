"""The drawings of the path of lessons: piers, lanterns, flames, runs of puzzles and the boat.

The functions draw in pixels at the size of the lanterns, whose radius is ``r`` everywhere.
"""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from hanabi_desktop.learning.path import Light
from hanabi_desktop.table.appearance import Palette, faded, mixed
from hanabi_desktop.table.art.signs import draw_clue_token

POST = 3.7
"""The height of a pier's posts above its deck, in radii of a lantern."""
DECK = 0.6
"""The thickness of a deck, in radii of a lantern."""
HANGS = 2.0
"""How far below the top of the posts the centre of a lantern hangs, in radii."""
_SAG, _TOP = 0.55, 0.2
"""The sag of the string between two posts, and how far below their tops it is tied, in radii."""


def wood(palette: Palette) -> QColor:
    """Return the colour of piers and of the boat."""
    if not palette.glow:
        return palette.panel
    return mixed(palette.hills[1], palette.highlight, 0.22 if palette.dark else 0.3)


def _edge(palette: Palette, r: float) -> QPen:
    """Return the pen for outlines; in high contrast they carry the drawing."""
    if not palette.glow:
        return QPen(palette.line, 2)
    ink = QColor("#05091C") if palette.dark else mixed(palette.hills[1], palette.ink, 0.5)
    return QPen(faded(ink, 0.7), 0.06 * r)


def draw_pier(
    painter: QPainter, box: QRectF, posts: Sequence[float], r: float, palette: Palette
) -> None:
    """Draw a pier with its posts and the string between them.

    Args:
        painter: the painter.
        box: the deck.
        posts: the x coordinates of the posts.
        r: the radius of a lantern.
        palette: the colours.
    """
    planks, top = wood(palette), box.top() - POST * r
    thick = 0.17 * r
    painter.setPen(
        QPen(palette.ink3 if not palette.glow else mixed(planks, palette.ink3, 0.6), 1.5)
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for left, right in pairwise(posts):
        string = QPainterPath(QPointF(left, top + _TOP * r))
        string.quadTo((left + right) / 2, top + (_TOP + 2 * _SAG) * r, right, top + _TOP * r)
        painter.drawPath(string)
    painter.setPen(_edge(palette, r))
    painter.setBrush(planks)
    for x in posts:
        painter.drawRoundedRect(
            QRectF(x - thick, top, 2 * thick, box.bottom() - top + 1.5 * r), thick / 2, thick / 2
        )
    painter.setBrush(mixed(planks, palette.highlight, 0.12) if palette.glow else planks)
    painter.drawRoundedRect(box, 0.12 * r, 0.12 * r)
    painter.setPen(QPen(faded(_edge(palette, r).color(), 0.45), 1))
    plank, x = 1.1 * r, box.left() + 1.1 * r
    while palette.glow and x < box.right() - 2:
        painter.drawLine(QPointF(x, box.top() + 1), QPointF(x, box.bottom() - 1))
        x += plank


def draw_reflection(
    painter: QPainter, top: QPointF, r: float, room: float, palette: Palette
) -> None:
    """Draw the light of a lantern on the water, as short strokes below a point."""
    if not palette.glow:
        return
    lines = max(1, int(room / (0.42 * r)))
    for line in range(lines):
        reach = r * (0.95 - 0.55 * line / lines) * (0.72 if line % 2 else 1.0)
        pen = QPen(faded(palette.highlight, 0.42 * (1 - line / lines)), 0.11 * r)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        y = top.y() + 0.42 * r * (line + 0.6)
        shift = r * (0.12 if line % 2 else -0.08)
        painter.drawLine(QPointF(top.x() - reach + shift, y), QPointF(top.x() + reach + shift, y))


def draw_path_lantern(
    painter: QPainter, centre: QPointF, r: float, light: Light, palette: Palette
) -> None:
    """Draw the lantern of a lesson: dark, glowing because it is the next, or lit."""
    painter.setPen(QPen(palette.ink3, 1.2))
    painter.drawLine(centre - QPointF(0, (HANGS - _TOP - _SAG) * r), centre - QPointF(0, r))
    if light is Light.NEXT:
        _draw_halo(painter, centre, r, palette)
    if light is Light.UNLIT:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(palette.panel, 0.75))
        painter.drawRoundedRect(
            QRectF(centre.x() - r, centre.y() - 0.92 * r, 2 * r, 1.84 * r), 0.85 * r, 0.75 * r
        )
    draw_clue_token(painter, centre, r, palette, lit=light is not Light.UNLIT)


def _draw_halo(painter: QPainter, centre: QPointF, r: float, palette: Palette) -> None:
    """Draw a wide glow; in high contrast a solid ring."""
    if palette.glow:
        glow = QRadialGradient(centre, 3.1 * r)
        glow.setColorAt(0, faded(palette.highlight, 0.6))
        glow.setColorAt(0.45, faded(palette.highlight, 0.24))
        glow.setColorAt(1, faded(palette.highlight, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(centre, 3.1 * r, 3.1 * r)
    painter.setPen(QPen(palette.ring, 4 if not palette.glow else 0.12 * r))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, 1.5 * r, 1.5 * r)


def draw_flames(painter: QPainter, foot: QPointF, r: float, palette: Palette) -> None:
    """Draw three small flames side by side; ``foot`` is the lowest point of the middle one."""
    painter.setPen(Qt.PenStyle.NoPen)
    for place in (-1, 0, 1):
        at = foot + QPointF(0.62 * place * r, 0)
        high = (0.78 if place == 0 else 0.62) * r
        for colour, share in (
            (palette.ring, 1.0),
            (mixed(palette.highlight, QColor("white"), 0.55), 0.55),
        ):
            painter.setBrush(colour)
            painter.drawPath(_flame(at, share * high))


def _flame(foot: QPointF, high: float) -> QPainterPath:
    wide = 0.42 * high
    path = QPainterPath(foot - QPointF(0, high))
    path.cubicTo(
        foot + QPointF(0.2 * wide, -0.75 * high),
        foot + QPointF(1.3 * wide, -0.3 * high),
        foot + QPointF(0, 0),
    )
    path.cubicTo(
        foot + QPointF(-1.3 * wide, -0.3 * high),
        foot + QPointF(-0.2 * wide, -0.75 * high),
        foot - QPointF(0, high),
    )
    return path


def draw_boat(painter: QPainter, water: QPointF, r: float, palette: Palette) -> None:
    """Draw a small boat with a lantern at its bow; ``water`` is the middle of its water line."""
    planks = mixed(wood(palette), palette.ink, 0.2) if palette.glow else palette.panel
    painter.setPen(QPen(planks, 0.12 * r) if palette.glow else QPen(palette.line, 2))
    painter.drawLine(water + QPointF(1.1 * r, -0.4 * r), water + QPointF(1.3 * r, -1.75 * r))
    draw_clue_token(painter, water + QPointF(1.3 * r, -1.4 * r), 0.36 * r, palette, lit=True)
    hull = QPainterPath(water + QPointF(-1.95 * r, -0.62 * r))
    hull.quadTo(water + QPointF(0, -0.12 * r), water + QPointF(1.95 * r, -0.72 * r))
    hull.quadTo(water + QPointF(1.5 * r, 0.34 * r), water + QPointF(0.6 * r, 0.36 * r))
    hull.lineTo(water + QPointF(-0.8 * r, 0.36 * r))
    hull.quadTo(water + QPointF(-1.6 * r, 0.3 * r), water + QPointF(-1.95 * r, -0.62 * r))
    painter.setPen(_edge(palette, r))
    painter.setBrush(planks)
    painter.drawPath(hull)
    if palette.glow:
        painter.setPen(QPen(palette.ripple, 1.4))
        for reach, low in ((2.3, 0.42), (1.5, 0.62)):
            painter.drawLine(
                water + QPointF(-reach * r, low * r), water + QPointF(reach * r, low * r)
            )


def run_dots_width(count: int, side: float) -> float:
    """Return the width of a row of dots, each of this diameter."""
    return side * (1.5 * count - 0.5)


def draw_run_dots(
    painter: QPainter,
    left: QPointF,
    solved: Sequence[bool | None],
    side: float,
    colours: tuple[QColor, QColor],
) -> None:
    """Draw a dot for each puzzle of a run: filled if solved, crossed if its answer was shown, or empty.

    ``left`` is the middle of the left edge; the two ``colours`` are those of filled and other dots.
    """
    full, quiet = colours
    for place, one in enumerate(solved):
        centre = left + QPointF(side * (0.5 + 1.5 * place), 0)
        painter.setPen(QPen(full if one else quiet, 1.5))
        painter.setBrush(full if one else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, side / 2 - 0.75, side / 2 - 0.75)
        if one is False:
            arm = 0.26 * side
            painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm))
            painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm))
