"""Dragging one of the viewer's cards onto a zone or along the hand."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal

from hanabi_desktop.table.art.card_faces_and_backs import HEIGHT
from hanabi_desktop.table.intent import Intent, Zone
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.table.layout.placement import Carried, Composition, Placement
from hanabi_desktop.table.models.own_hand import OwnHand
from hanabi_desktop.table.scene_items import CardItems
from hanabi_desktop.table.table_decor import TableDecor

_WAIT_MS = 400
"""How long a dropped card waits in place for the result of its action, in milliseconds."""


class Dragging(QObject):
    """Lets a card follow the pointer; the intent decides what dropping it means.

    Signals:
        changed: (bool) a card has been picked up, or dropped.
        carried: (QRectF) the box of the dragged card; empty once it has been dropped.
        room_wanted: the other own cards have to move aside.
        ended: the card was dropped and has to go where it belongs.
    """

    changed = Signal(bool)
    carried = Signal(QRectF)
    room_wanted = Signal()
    ended = Signal()

    def __init__(
        self,
        composition: Composition,
        cards: CardItems,
        decor: TableDecor,
        intent: Intent,
        own_hand: OwnHand,
        geometry: Callable[[], Geometry],
        parent: QObject,
    ) -> None:
        """Create the dragging; ``geometry`` returns the geometry at the present size."""
        super().__init__(parent)
        self._geometry = geometry
        self._composition = composition
        self._cards = cards
        self._decor = decor
        self._intent = intent
        self._own_hand = own_hand
        self._grip = QPointF()
        self._wait = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._wait.timeout.connect(self.cancel)

    @property
    def order(self) -> int | None:
        """The order of the dragged card; None while there is none."""
        carried = self._composition.carried
        return carried.order if carried else None

    def begin(self, order: int, point: QPointF) -> None:
        self._wait.stop()
        at = self._cards[order].placement
        self._grip = QPointF(point.x() - at.x, point.y() - at.y)
        self._composition.carried = Carried(order)
        self.carry_to(point)
        self.changed.emit(True)

    def carry_to(self, point: QPointF) -> None:
        """Move the card with the pointer; highlight the zone below it, or make room in the viewer's hand."""
        carried = self._composition.carried
        if carried is None:
            return
        geometry = self._geometry()
        width = geometry.own_width
        corner = _kept_in_sight(point - self._grip, width, geometry)
        card = Placement(corner.x(), corner.y(), width, 100)
        self._cards[carried.order].put(card)
        self.carried.emit(card.box)
        accepting = {zone for zone in Zone if self._intent.accepts(carried.order, zone)}
        self._decor.show_zones(geometry, accepting, zone_at(point, geometry))
        middle = QPointF(corner.x() + width / 2, point.y())
        place = geometry.own_place(middle, len(self._composition.own_row().orders))
        if place != carried.place:
            self._composition.carried = Carried(carried.order, place)
            self.room_wanted.emit()

    def end(self, point: QPointF) -> Zone | None:
        """Drop the card at a point; return the zone that takes it, or None.

        Over such a zone the card stays where it is and flies on once the action is done; if that
        takes longer, it waits in the hand.
        """
        carried = self._composition.carried
        if carried is None:
            return None
        zone = zone_at(point, self._geometry())
        if zone is not None and self._intent.accepts(carried.order, zone):
            self._composition.carried = Carried(carried.order)
            self._show_let_go()
            self._wait.start()
            return zone
        self.let_go()
        if carried.place is not None and zone is None:
            self._own_hand.move(self._composition.own_orders, carried.order, carried.place)
        else:
            self.ended.emit()
        return zone

    def cancel(self) -> bool:
        """Drop the card so that it glides back; return False if there is none."""
        if not self.let_go():
            return False
        self.ended.emit()
        return True

    def let_go(self) -> bool:
        """Drop the card where it is; return False if there is none."""
        if self._composition.carried is None:
            return False
        self._wait.stop()
        self._composition.carried = None
        self._show_let_go()
        return True

    def _show_let_go(self) -> None:
        self._decor.hide_zones()
        self.carried.emit(QRectF())
        self.changed.emit(False)


def _kept_in_sight(corner: QPointF, width: float, geometry: Geometry) -> QPointF:
    """Return a card's position, limited to the table: the pointer may be over the side panel."""
    table_width, table_height = geometry.size
    right, bottom = table_width - width, table_height - HEIGHT * width / 2
    return QPointF(min(corner.x(), right), min(corner.y(), bottom))


def zone_at(point: QPointF, geometry: Geometry) -> Zone | None:
    """Return the zone at a point of the scene; points beyond the right edge count as the discard pile."""
    if geometry.fireworks.adjusted(-24, -36, 24, 12).contains(point):
        return Zone.PLAY
    right = geometry.right_buttons
    if point.x() > geometry.size[0] or right.adjusted(-8, -8, 8, 8).contains(point):
        return Zone.DISCARD
    return None
