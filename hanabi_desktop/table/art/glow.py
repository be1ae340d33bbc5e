"""Soft shadows, glows and rings around rounded boxes."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from hanabi_desktop.table.art.palette import faded

_LEAST_LAYERS = 9
_LAYER_PX = 2.5
"""The width of one layer in pixels; wider layers would show as visible bands."""


def draw_soft_box(
    painter: QPainter, box: QRectF, radius: float, reach: float, colour: QColor, strength: float
) -> None:
    """Draw a glow or shadow that fades out ``reach`` pixels beyond a rounded box.

    ``strength`` is the opacity at the box's edge, 0 to 1; ``radius`` is that of its corners.
    """
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    # Draw layers from the outside in: their opacities add up towards the edge, like a blur.
    layers = max(_LEAST_LAYERS, round(reach / _LAYER_PX))
    layer_opacity = 1 - (1 - strength) ** (1 / layers)
    painter.setBrush(faded(colour, layer_opacity))
    for layer in range(layers):
        grown = reach * (1 - layer / layers) ** 1.4
        painter.drawRoundedRect(
            box.adjusted(-grown, -grown, grown, grown), radius + grown, radius + grown
        )
    painter.restore()


def draw_ring(
    painter: QPainter, box: QRectF, radius: float, width: float, colour: QColor, *, dashed: bool
) -> None:
    """Draw a ring just outside a rounded box."""
    painter.save()
    pen = QPen(colour, width)
    if dashed:
        pen.setDashPattern([2.6, 1.6])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    out = width / 2
    painter.drawRoundedRect(box.adjusted(-out, -out, out, out), radius + out, radius + out)
    painter.restore()


def draw_focus(painter: QPainter, box: QRectF, corner: float) -> None:
    """Draw the keyboard focus: a double ring, white inside dark, 4 px outside a box."""
    around = box.adjusted(-4, -4, 4, 4)
    draw_ring(painter, around, corner + 4, 6, QColor("#0A1024"), dashed=False)
    inner = around.adjusted(1.5, 1.5, -1.5, -1.5)
    draw_ring(painter, inner, corner + 4, 3, QColor("white"), dashed=False)
