"""What points at something on the table: a light around it, or an arrow to it."""

from collections.abc import Collection

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPolygonItem

from hanabi_desktop.learning.lessons import Thing
from hanabi_desktop.table.art.faces import HEIGHT
from hanabi_desktop.table.art.palette import faded
from hanabi_desktop.table.layout.tip_place import HEAD, Way
from hanabi_desktop.table.scene import TableScene

_ABOVE_CARDS = 870
_LINE, _EDGE = 2.5, 5.5


class Pointer(QObject):
    """An arrow that is shown while a popover is open; it carries no information of its own."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._under, self._line, self._head = (
            QGraphicsPathItem(),
            QGraphicsPathItem(),
            QGraphicsPolygonItem(),
        )
        for item in (self._under, self._line, self._head):
            item.setZValue(_ABOVE_CARDS)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.hide()
            scene.addItem(item)

    def show(self, way: Way) -> None:
        """Draw the arrow along a path; an empty path hides it."""
        for item in (self._under, self._line, self._head):
            item.setVisible(bool(way))
        if not way:
            return
        path = QPainterPath(way[0])
        for corner in way[1:]:
            path.lineTo(corner)
        palette = self._scene.colours
        for item, colour, width in (
            (self._under, palette.panel, _EDGE),
            (self._line, palette.ring, _LINE),
        ):
            item.setPath(path)
            pen = QPen(colour, width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            item.setPen(pen)
        tip = way[-1]
        back = QPointF(0, HEAD if way[-2].y() > tip.y() else -HEAD)
        wing = QPointF(0.62 * HEAD, 0)
        self._head.setPolygon(QPolygonF([tip + back - wing, tip + back + wing, tip]))
        self._head.setBrush(palette.ring)
        self._head.setPen(QPen(palette.panel, 1))


_ABOVE_EVERYTHING = 900
_RING, _GLOW = 3.0, 9.0
_ROUNDING = 12.0


class Spotlight(QObject):
    """Highlights parts of the table and cards until other ones are set."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._things: frozenset[Thing] = frozenset()
        self._orders: tuple[int, ...] = ()
        self._glow, self._ring = QGraphicsPathItem(), QGraphicsPathItem()
        for item in (self._glow, self._ring):
            item.setZValue(_ABOVE_EVERYTHING)
            item.hide()
            scene.addItem(item)
        scene.rearranged.connect(self._draw)
        scene.settled.connect(self._draw)

    def point_at(self, things: Collection[Thing], orders: Collection[int] = ()) -> None:
        """Highlight these parts of the table and these cards; empty arguments remove the highlight."""
        self._things, self._orders = frozenset(things), tuple(orders)
        self._draw()

    def boxes(self) -> list[QRectF]:
        boxes = [box for thing in self._things for box in self._boxes_of(thing)]
        boxes += [self._scene.card_box(order) for order in self._orders]
        return [box.adjusted(-5, -5, 5, 5) for box in boxes if not box.isEmpty()]

    def _boxes_of(self, thing: Thing) -> list[QRectF]:
        geometry = self._scene.geometry
        match thing:
            case Thing.OWN_HAND:
                size = QSizeF(geometry.own_width, HEIGHT * geometry.own_width)
                first, last = geometry.own_slots[0], geometry.own_slots[-1]
                return [QRectF(first, size).united(QRectF(last, size))]
            case Thing.HANDS:
                return [seat.panel for seat in geometry.seats]
            case Thing.FIREWORKS:
                return [geometry.fireworks]
            case Thing.CLUE_TOKENS:
                return [geometry.clue_tokens.united(geometry.clue_token_words)]
            case Thing.STRIKES:
                return [geometry.strikes.united(geometry.strike_words)]
            case Thing.DECK:
                return [geometry.deck.united(geometry.deck_words)]

    def _draw(self) -> None:
        path = QPainterPath()
        for box in self.boxes():
            path.addRoundedRect(box, _ROUNDING, _ROUNDING)
        palette = self._scene.colours
        self._glow.setPen(QPen(faded(palette.highlight, 0.28), _GLOW))
        self._ring.setPen(QPen(palette.ring, _RING))
        for item in (self._glow, self._ring):
            item.setPath(path)
            item.setVisible(not path.isEmpty())
