"""Pixmaps kept for when they are wanted again."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PySide6.QtGui import QPixmap

Key = TypeVar("Key", bound=Hashable)


class PixmapCache(Generic[Key]):
    """Pixmaps by key, the least used forgotten once they fill their room."""

    def __init__(self, room_bytes: int) -> None:
        self._room = room_bytes
        self._filled = 0
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()

    def __contains__(self, key: Key) -> bool:
        return key in self._kept

    def get(self, key: Key, paint: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap of a key, painted now if it is not kept."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        pixmap = self._kept[key] = paint()
        self._filled += _bytes_of(pixmap)
        while self._filled > self._room and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._filled -= _bytes_of(oldest)
        return pixmap


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
