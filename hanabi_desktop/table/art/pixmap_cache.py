"""A cache of pixmaps."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

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
