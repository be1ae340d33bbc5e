"""What painters share: pixmaps painted once and cached, and soft shadows, glows and rings around boxes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from hanabi_desktop.table.appearance import faded

Key = TypeVar("Key", bound=Hashable)


class PixmapCache(Generic[Key]):
    """Pixmaps by key; the least recently used are dropped when the cache is full.

    The capacity ``most`` is measured in multiples of the largest pixmap cached. So the cache holds
    equally many pixmaps in a small and in a large window, but takes less memory in the small one.
    A change of ``most`` takes effect when the next pixmap is painted.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._largest = 0
        self._filled = 0
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()

    def __contains__(self, key: Key) -> bool:
        return key in self._kept

    def get(self, key: Key, paint: Callable[[], QPixmap]) -> QPixmap:
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        pixmap = self._kept[key] = paint()
        self._filled += _bytes_of(pixmap)
        self._largest = max(self._largest, _bytes_of(pixmap))
        while self._filled > self.most * self._largest:
            _, oldest = self._kept.popitem(last=False)
            self._filled -= _bytes_of(oldest)
            if _bytes_of(oldest) == self._largest:
                self._largest = max(map(_bytes_of, self._kept.values()))
        return pixmap


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def painted_pixmap(size: QSize, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """Return a transparent pixmap with an antialiased drawing.

    ``size`` is in device pixels, of which a logical pixel has ``ratio``; ``draw`` paints in logical
    pixels.
    """
    pixmap = QPixmap(size)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return pixmap


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
