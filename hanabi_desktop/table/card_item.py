"""The scene item of a card: a cached pixmap at a placement."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from hanabi_desktop.table.art.card_art import CardArt, CardLook
from hanabi_desktop.table.art.faces import card_box
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
        """Change the look; the placement stays."""
        if look != self._look or self.pixmap().isNull():
            self._look = look
            self.setPixmap(art.pixmap(look))
            self.put(self._placement)

    def fade_look(self) -> None:
        """Discard the look after a change of theme."""
        self._look = None

    def put(self, placement: Placement) -> None:
        """Move the card to a placement."""
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
        """Return whether a scene point lies on the card."""
        return self.face_box().contains(point)
