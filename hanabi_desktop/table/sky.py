"""The bursts in the sky: one for each firework, growing with its rank.

They never move and add no information; without enough free sky they are left out.
"""

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.table.art.burst_painter import Burst, BurstPainter, burst_of
from hanabi_desktop.table.layout.geometry import Geometry

_Z = -30.0
_SMALLEST, _FAINTEST, _BRIGHTEST = 0.42, 0.3, 0.62
"""The size of a burst at rank 1 relative to rank 5, and its brightness at ranks 1 and 5."""


def share_of(rank: int) -> float:
    """Return the size of a burst at a rank, as a share of its place, 0 to 1."""
    return 0.0 if rank == 0 else _SMALLEST + (1 - _SMALLEST) * (rank - 1) / 4


def brightness_of(rank: int) -> float:
    """Return the brightness of a burst at a rank, 0 to 1."""
    return _FAINTEST + (_BRIGHTEST - _FAINTEST) * (rank - 1) / 4


class Sky(QObject):
    """Keeps the bursts behind the table up to date; ``bursts`` paints them in another thread."""

    def __init__(self, scene: QGraphicsScene, bursts: BurstPainter) -> None:
        super().__init__(scene)
        self._scene = scene
        self._bursts = bursts
        self._items: dict[Suit, QGraphicsPixmapItem] = {}
        self._shown: dict[Suit, tuple[Burst, QRectF]] = {}
        self.pixel_ratio = 1.0
        bursts.painted.connect(self._on_painted)

    def show(self, geometry: Geometry, seen: Observation) -> None:
        wanted: dict[Suit, tuple[Burst, QRectF]] = {}
        for suit, rank, place in zip(
            seen.options.suits, seen.fireworks, geometry.sky, strict=False
        ):
            if rank:
                side = share_of(rank) * place.width()
                box = QRectF(0, 0, side, side)
                box.moveCenter(place.center())
                wanted[suit] = burst_of(suit, side * self.pixel_ratio), box
                self._item(suit).setOpacity(brightness_of(rank))
        for suit in self._items.keys() - wanted.keys():
            self._scene.removeItem(self._items.pop(suit))
        self._shown = wanted
        for suit in wanted:
            self._put(suit)

    def clear(self) -> None:
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items.clear()
        self._shown.clear()

    def _item(self, suit: Suit) -> QGraphicsPixmapItem:
        item = self._items.get(suit)
        if item is None:
            item = self._items[suit] = QGraphicsPixmapItem()
            item.setZValue(_Z)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self._scene.addItem(item)
        return item

    def _put(self, suit: Suit) -> None:
        """Show a burst in its place if it has been painted."""
        burst, box = self._shown[suit]
        pixmap = self._bursts.pixmap(burst)
        if pixmap is not None:
            item = self._items[suit]
            item.setPixmap(pixmap)
            item.setScale(box.width() / pixmap.width())
            item.setPos(box.topLeft())

    def _on_painted(self, burst: Burst) -> None:
        for suit, (shown, _) in self._shown.items():
            if shown == burst:
                self._put(suit)
