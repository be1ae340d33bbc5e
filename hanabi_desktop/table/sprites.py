"""Pictures on the table that are repainted only when their contents change."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from hanabi_desktop.table.art.lettering import draw_words
from hanabi_desktop.table.art.pixmap_cache import PixmapCache, painted_pixmap

Draw = Callable[[QPainter], None]

GROUND, SIGNS = -20.0, -10.0
"""The z values of the layers below the cards: backgrounds, and things on the table."""

_KEPT = 4


class Sprites:
    """Named pixmap items of a scene, with a cache of pictures shown before."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[str, QGraphicsPixmapItem] = {}
        self._keys: dict[str, Hashable] = {}
        self._kept: PixmapCache[Hashable] = PixmapCache(_KEPT)
        self.pixel_ratio = 1.0

    def put(
        self, name: str, key: Hashable, box: QRectF, z: float, draw: Draw, *, pad: float = 0
    ) -> QGraphicsPixmapItem:
        """Show a picture; ``draw`` paints in scene coordinates, within ``box`` and its padding."""
        item = self._items.get(name)
        if item is None:
            item = QGraphicsPixmapItem()
            item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._scene.addItem(item)
            self._items[name] = item
        outer = box.adjusted(-pad, -pad, pad, pad)
        full_key = (key, outer.getRect(), self.pixel_ratio)
        if self._keys.get(name) != full_key:
            self._keys[name] = full_key
            kept = self._kept.get((name, full_key), lambda: self._painted(outer, draw))
            item.setPixmap(kept)
            item.setPos(outer.topLeft())
        item.setZValue(z)
        return item

    def write(
        self,
        name: str,
        box: QRectF,
        text: str,
        colour: QColor,
        *,
        align: Qt.AlignmentFlag,
        px: int = 13,
    ) -> None:
        self.put(
            name,
            text,
            box,
            SIGNS,
            lambda painter: draw_words(painter, box, text, colour, px=px, align=align),
        )

    def drop(self, name: str) -> None:
        item = self._items.pop(name, None)
        self._keys.pop(name, None)
        if item is not None:
            self._scene.removeItem(item)

    def drop_all_but(self, names: set[str]) -> None:
        for name in [name for name in self._items if name not in names]:
            self.drop(name)

    def forget(self) -> None:
        """Have every picture painted again, because the theme or the language has changed."""
        self._keys.clear()
        self._kept = PixmapCache(_KEPT)

    def _painted(self, box: QRectF, draw: Draw) -> QPixmap:
        ratio = self.pixel_ratio
        size = QSize(max(1, round(box.width() * ratio)), max(1, round(box.height() * ratio)))

        def draw_there(painter: QPainter) -> None:
            painter.translate(-box.topLeft())
            draw(painter)

        return painted_pixmap(size, ratio, draw_there)
