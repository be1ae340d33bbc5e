"""Pixmaps kept for when they are wanted again."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

Key = TypeVar("Key", bound=Hashable)


class PixmapCache(Generic[Key]):
    """Pixmaps by key, the least used forgotten once they fill their room.

    The room is measured by what is kept, so that it holds as many of them in a window of any
    size, and no more memory is taken than this window needs.

    Args:
        most: how many of the largest that is kept it has room for; of smaller ones more.

    Attributes:
        most: the same; another holds from the next pixmap on.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._largest = 0
        self._filled = 0
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()

    def __contains__(self, key: Key) -> bool:
        return key in self._kept

    def get(self, key: Key, paint: Callable[[], QPixmap]) -> QPixmap:
        """Return the pixmap of a key, painted now if it is not kept."""
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
    """Return a pixmap with nothing behind what is drawn, smoothly, into it.

    Args:
        size: in the screen's own pixels.
        ratio: how many of these are one pixel of the window.
        draw: paints in pixels of the window.
    """
    pixmap = QPixmap(size)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return pixmap
