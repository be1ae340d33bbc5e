"""The movements of the cards: dealing, playing, discarding, drawing and rearranging."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.moves import Discarded, Event, Misplayed
from hanabi_desktop.table.animation.motion import (
    CROSSED_MS,
    DEAL_APART_MS,
    DEAL_MS,
    LIFT_MS,
    Motion,
    Motions,
    motions_of_turn,
)
from hanabi_desktop.table.art.card_art import CardLook
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.table.layout.placement import Composition, Placement, deck_placement
from hanabi_desktop.table.scene_items import CardItems


class CardMotions(QObject):
    """Creates the cards, sets their look, and moves them to where they belong.

    Attributes:
        glides: whether cards only move within hands; such a glide may be replaced by another one.

    Signals:
        arrived: the last card has arrived.
        crossed: a misplayed card has been crossed out.
    """

    arrived = Signal()
    crossed = Signal()

    def __init__(
        self,
        composition: Composition,
        items: CardItems,
        motions: Motions,
        geometry: Callable[[], Geometry],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._composition = composition
        self._items = items
        self._motions = motions
        self._geometry = geometry
        self.glides = False

    def targets(self) -> dict[int, Placement]:
        """Return the placement where each card belongs, by order."""
        return self._composition.placements(self._geometry())

    def update_look(self) -> None:
        targets = self.targets()
        for order, look in self._composition.looks(targets, self._geometry()).items():
            if order in self._items:
                self._items.update_look(order, look)
                self._items[order].setOpacity(targets[order].opacity)

    def deal(self) -> None:
        start = deck_placement(self._geometry())
        targets = self.targets()
        self._items.make(targets, start)
        self.update_look()
        self._motions.run(
            [
                Motion(self._items[order], start, end, DEAL_MS, DEAL_APART_MS * place)
                for place, (order, end) in enumerate(sorted(targets.items()))
            ],
            self._arrive,
        )

    def show_events(self, events: tuple[Event, ...]) -> None:
        geometry, targets = self._geometry(), self.targets()
        self._items.make(targets, deck_placement(geometry))
        fireworks = self._composition.fireworks()
        motions = motions_of_turn(events, self._items, targets, geometry, fireworks)
        self.update_look()
        leaving = [event for event in events if isinstance(event, Misplayed | Discarded)]
        for event in leaving:
            self._style_leaving_card(event, crossed=False)
        crossings = [
            (CROSSED_MS, partial(self._cross, event))
            for event in leaving
            if isinstance(event, Misplayed)
        ]
        # Determine now which cards leave: by the time they arrive the model may already be ahead.
        orders = {event.order for event in leaving}
        self._motions.run(motions, lambda: self._arrive(orders), crossings)

    def put_all(self) -> None:
        """Place every card where it belongs, without animation."""
        targets = self.targets()
        self._items.make(targets, deck_placement(self._geometry()))
        self.update_look()
        for order, placement in targets.items():
            self._items[order].put(placement)
        self._arrive(self._items.keys() - targets.keys())

    def glide(self) -> None:
        """Animate every card but the one being dragged to where it belongs."""
        self._motions.finish()
        ways = [
            Motion(self._items[order], self._items[order].placement, target, LIFT_MS)
            for order, target in self.misplaced().items()
        ]
        self.glides = True
        self._motions.run(ways, self._arrive)

    def misplaced(self) -> dict[int, Placement]:
        """Return where the displaced cards belong, by order, without the one being dragged."""
        carried = self._composition.carried
        return {
            order: target
            for order, target in self.targets().items()
            if order in self._items
            and (carried is None or order != carried.order)
            and self._items[order].placement != target
        }

    def _arrive(self, leaving: set[int] | None = None) -> None:
        self._items.remove(leaving or set())
        self.glides = False
        self.arrived.emit()

    def _cross(self, event: Misplayed) -> None:
        self._style_leaving_card(event, crossed=True)
        self.crossed.emit()

    def _style_leaving_card(self, event: Misplayed | Discarded, *, crossed: bool) -> None:
        """Show the face of a card that leaves the table, with a cross once it turns out to be misplayed."""
        if event.order not in self._items:
            return
        look = CardLook(
            card=event.card,
            width=round(self._geometry().firework_width),
            suits=tuple(self._composition.fireworks()),
            misplayed=crossed,
        )
        self._items.update_look(event.order, look)
