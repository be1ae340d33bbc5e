"""The items of the scene: one for each card, and pictures that are repainted only when they change."""

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from hanabi_desktop.table.appearance import Dress, Theme
from hanabi_desktop.table.art.card_faces_and_backs import card_box
from hanabi_desktop.table.art.card_pixmaps import CardArt, CardLook
from hanabi_desktop.table.art.painting import PixmapCache, draw_words, painted_pixmap
from hanabi_desktop.table.layout.placement import Placement


class CardItem(QGraphicsPixmapItem):
    """Shows a look at a placement; it knows the card's order and nothing else about the game."""

    def __init__(self, order: int) -> None:
        super().__init__()
        self.order = order
        self._look: CardLook | None = None
        self._placement = Placement(0, 0, 1)
        self._held_at = (0.0, 0)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    @property
    def look(self) -> CardLook | None:
        """How the card is drawn; None before the first look and after a change of theme."""
        return self._look

    @property
    def placement(self) -> Placement:
        """The position, size, tilt and opacity."""
        return self._placement

    def set_look(self, look: CardLook, art: CardArt) -> None:
        if look != self._look or self.pixmap().isNull():
            self._look = look
            self.setPixmap(art.pixmap(look))
            self.put(self._placement)

    def fade_look(self) -> None:
        """Discard the look after a change of theme."""
        self._look = None

    def put(self, placement: Placement) -> None:
        self._placement = placement
        if self._look is None:
            return
        scale = placement.width / self._look.width
        pad = self._look.pad * scale
        self.setScale(scale)
        self.setPos(placement.x - pad, placement.y - pad)
        self.setZValue(placement.z)
        self.setOpacity(placement.opacity)
        self._hold_at(placement.tilt)

    def _hold_at(self, tilt: float) -> None:
        """Rotate the card around its centre; an unrotated card skips the transform, which costs time."""
        if self._look is None or (tilt, self._look.width) == self._held_at:
            return
        self._held_at = (tilt, self._look.width)
        centre = card_box(self._look.width).center() + QPointF(self._look.pad, self._look.pad)
        turned = QTransform.fromTranslate(centre.x(), centre.y()).rotate(tilt)
        self.setTransform(turned.translate(-centre.x(), -centre.y()))

    def face_box(self) -> QRectF:
        """Return the card's box in the scene, without glow and strip."""
        return self._placement.box

    def contains_point(self, point: QPointF) -> bool:
        return self.face_box().contains(point)


class CardItems(Mapping[int, CardItem]):
    """Owns every card item of a scene, by the card's order.

    Attributes:
        at_once: whether looks are painted immediately. If not, looks that are not cached are
            painted one at a time, each in its own turn of the event loop, so that no frame is late.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[int, CardItem] = {}
        self._art = CardArt(Theme.NIGHT, 1.0)
        self._unstyled: dict[int, CardLook] = {}
        self._next = QTimer(scene, singleShot=True, interval=0)
        self._next.timeout.connect(self._style_next_card)
        self.at_once = True

    def __getitem__(self, order: int) -> CardItem:
        return self._items[order]

    def __iter__(self) -> Iterator[int]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def renew_art(self, theme: Theme, pixel_ratio: float, dress: Dress) -> None:
        self._art = CardArt(theme, pixel_ratio, dress)
        for item in self._items.values():
            item.fade_look()

    def make(self, orders: Collection[int], start: Placement) -> None:
        """Create the items that do not exist yet, at a placement."""
        for order in orders:
            if order not in self._items:
                item = CardItem(order)
                item.put(start)
                self._scene.addItem(item)
                self._items[order] = item

    def update_look(self, order: int, look: CardLook) -> None:
        """Give a card a look, at once or as soon as there is time to paint it."""
        self._unstyled.pop(order, None)
        if self.at_once or look in self._art:
            self._items[order].set_look(look, self._art)
        elif look != self._items[order].look:
            self._unstyled[order] = look
            self._next.start()

    def _style_next_card(self) -> None:
        order = next(iter(self._unstyled), None)
        if order is not None:
            self._items[order].set_look(self._unstyled.pop(order), self._art)
        if self._unstyled:
            self._next.start()

    def stop(self) -> None:
        self._next.stop()

    def remove(self, orders: Collection[int]) -> None:
        for order in orders & self._items.keys():
            self._unstyled.pop(order, None)
            self._scene.removeItem(self._items.pop(order))

    def uppermost_at(self, point: QPointF, among: Callable[[int], bool]) -> int | None:
        """Return the order of the uppermost card at a point that passes ``among``; None if there is none."""
        there = [
            item
            for order, item in self._items.items()
            if item.contains_point(point) and among(order)
        ]
        return max(there, key=CardItem.zValue).order if there else None


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
