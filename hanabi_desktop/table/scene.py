"""The table as a scene: it shows what the model holds, and moves cards when it changes."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.moves import Discarded, Event, Misplayed
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.models.table import TableCard, TableModel, Touch, continues
from hanabi_desktop.table.art.card_art import CardArt, CardLook, Ring
from hanabi_desktop.table.art.palette import Theme, palette_of
from hanabi_desktop.table.art.scenery import paint_scenery
from hanabi_desktop.table.card_item import CardItem
from hanabi_desktop.table.effects import Effects
from hanabi_desktop.table.flares import flares_of_turn
from hanabi_desktop.table.furniture import Furniture, SeatLabel, last_clue_line
from hanabi_desktop.table.geometry import Geometry, arrange
from hanabi_desktop.table.intent import Intent, Zone
from hanabi_desktop.table.looks import look_of
from hanabi_desktop.table.motion import DEAL_APART_MS, DEAL_MS, LIFT_MS, Motion, Motions
from hanabi_desktop.table.placement import Placement, deck_placement, place_cards
from hanabi_desktop.table.speed import Speed
from hanabi_desktop.table.staging import motions_of_turn

_BEFORE_THE_FIRST_GAME = (3, 5)


@dataclass(frozen=True, slots=True)
class _Drag:
    """A card under the pointer: which, and where it was taken hold of."""

    order: int
    grip: QPointF


class TableScene(QGraphicsScene):
    """Cards and furniture. It asks the intent, and is never the state.

    Signals:
        settled: everything that moved has arrived.
        rearranged: the geometry is another.
        dragging_changed: (bool) a card has been picked up, or let go.
    """

    settled = Signal()
    rearranged = Signal()
    dragging_changed = Signal(bool)

    def __init__(self, model: TableModel, intent: Intent, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._intent = intent
        self._theme = Theme.NIGHT
        self._pixel_ratio = 1.0
        self._art = CardArt(self._theme, 1.0)
        self._items: dict[int, CardItem] = {}
        self._shown: Observation | None = None
        self._geometry = arrange(1000, 700, *_BEFORE_THE_FIRST_GAME)
        self._furniture = Furniture(self)
        self._scenery = QPixmap()
        self._drag: _Drag | None = None
        self.motions = Motions(self)
        self.effects = Effects(self)
        # Without an index, moving an item costs nothing but its repaint.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        model.changed.connect(self._on_model_changed)
        intent.changed.connect(self._on_intent_changed)

    def set_speed(self, speed: Speed) -> None:
        """Move, and light up, at another speed."""
        self.motions.speed = self.effects.motions.speed = speed

    @property
    def geometry(self) -> Geometry:
        """Where everything has its place at the present size."""
        return self._geometry

    # -- what it is shown with --------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in another theme."""
        self._theme = theme
        self._furniture.set_palette(palette_of(theme))
        self.effects.set_palette(palette_of(theme))
        self._renew_art()
        self._relayout()

    def set_seats(self, labels: tuple[SeatLabel, ...]) -> None:
        """Who sits where, seat by seat."""
        self._furniture.set_seats(labels)

    def set_thinking(self, seat: int | None) -> None:
        """Say at a teammate's place that it thinks."""
        self._furniture.set_thinking(seat)
        self._refresh_furniture()

    def retranslate(self) -> None:
        """Write every word anew, in another language."""
        self._furniture.forget()
        self._refresh_furniture()

    def resize(self, size: QSize, pixel_ratio: float) -> None:
        """Lay the table out for another size."""
        if pixel_ratio != self._pixel_ratio:
            self._pixel_ratio = pixel_ratio
            self._furniture.set_pixel_ratio(pixel_ratio)
            self._renew_art()
        self.setSceneRect(0, 0, size.width(), size.height())
        self._relayout()

    def _renew_art(self) -> None:
        self._art = CardArt(self._theme, self._pixel_ratio)
        for item in self._items.values():
            item.fade_look()

    # -- where things are -------------------------------------------------------------------

    def card_at(self, point: QPointF) -> int | None:
        """The order of the hand card at a point, the uppermost; None where there is none."""
        in_hand = {card.order for card in self._model.cards if card.seat is not None}
        at = [i for i in self._items.values() if i.order in in_hand and i.contains_point(point)]
        return max(at, key=lambda item: item.zValue()).order if at else None

    def hand_cards(self) -> tuple[TableCard, ...]:
        """The cards in hands: the own hand first, then clockwise, the newest card first."""
        seen = self._model.observation
        if seen is None:
            return ()
        players = seen.options.players
        held = [(card.seat, card) for card in self._model.cards if card.seat is not None]
        held.sort(key=lambda pair: ((pair[0] - seen.seat) % players, pair[1].slot))
        return tuple(card for _, card in held)

    def card_box(self, order: int) -> QRectF:
        """The box of a card where it lies now; empty when it is not on the table."""
        item = self._items.get(order)
        return item.face_box() if item else QRectF()

    def seat_box(self, seat: int) -> QRectF:
        """The place of a teammate; empty for the seat that looks on."""
        seen = self._model.observation
        if seen is None or seat == seen.seat:
            return QRectF()
        return self._geometry.seats[(seat - seen.seat) % seen.options.players - 1].panel

    def zone_at(self, point: QPointF) -> Zone | None:
        """The zone at a point of the scene; right of the table lie the discards."""
        if self._geometry.fireworks.adjusted(-24, -36, 24, 12).contains(point):
            return Zone.PLAY
        right = self._geometry.right_buttons
        if point.x() > self._geometry.size[0] or right.adjusted(-8, -8, 8, 8).contains(point):
            return Zone.DISCARD
        return None

    # -- dragging -----------------------------------------------------------------------------

    @property
    def dragging(self) -> int | None:
        """The card under the pointer."""
        return self._drag.order if self._drag else None

    def begin_drag(self, order: int, point: QPointF) -> None:
        """Take hold of a card."""
        self.motions.finish()
        at = self._items[order].placement
        self._drag = _Drag(order, QPointF(point.x() - at.x, point.y() - at.y))
        self.drag_to(point)
        self.dragging_changed.emit(True)

    def drag_to(self, point: QPointF) -> None:
        """Carry the card along; the zone under it lights up."""
        if self._drag is None:
            return
        item = self._items[self._drag.order]
        corner = point - self._drag.grip
        item.put(Placement(corner.x(), corner.y(), self._geometry.own_width, 100))
        self._show_zones(self.zone_at(point))

    def end_drag(self) -> None:
        """Let go: the card glides to where it belongs."""
        if self._drop_drag():
            self._glide(LIFT_MS)

    def _drop_drag(self) -> bool:
        """Let go of the card being carried, leaving it where it is; False when there is none."""
        if self._drag is None:
            return False
        self._drag = None
        self._show_zones(None)
        self.dragging_changed.emit(False)
        return True

    def _show_zones(self, lit: Zone | None) -> None:
        order = self._drag.order if self._drag else None
        accepting = (
            {zone for zone in Zone if self._intent.accepts(order, zone)}
            if order is not None
            else set()
        )
        self._furniture.show_zones(self._geometry, accepting, lit)

    # -- following the model ------------------------------------------------------------------

    def _on_model_changed(self) -> None:
        self.motions.finish()
        self._drop_drag()
        before, seen = self._shown, self._model.observation
        self._shown = seen
        if seen is None:
            self._clear()
            return
        same_game = before is not None and continues(before, seen)
        if not same_game:
            self._clear()
            self._arrange()
        self._refresh_furniture()
        events = seen.history[-1].events if same_game and seen.history else ()
        if same_game and before is not None and len(seen.history) == len(before.history) + 1:
            self._show_turn(before, seen, events)
        elif not seen.history:
            self._show_deal()
        else:
            self._put_everything()

    def _on_intent_changed(self) -> None:
        # The intent may hear of a new state before the scene has shown it.
        ahead = self._shown is not self._model.observation
        if ahead or self._shown is None or self._drag is not None:
            return
        self._dress()
        if not self.motions.running:
            self._glide(LIFT_MS)

    def _show_deal(self) -> None:
        """Deal every card from the deck, one after the other."""
        start = deck_placement(self._geometry)
        targets = self._targets()
        self._make_items(targets, start)
        self._dress()
        self.motions.run(
            [
                Motion(self._items[order], start, end, DEAL_MS, DEAL_APART_MS * place)
                for place, (order, end) in enumerate(sorted(targets.items()))
            ],
            self.settled.emit,
        )

    def _show_turn(self, before: Observation, seen: Observation, events: tuple[Event, ...]) -> None:
        """Animate from where everything is to where it belongs now."""
        targets = self._targets()
        self._make_items(targets, deck_placement(self._geometry))
        motions = motions_of_turn(events, self._items, targets, self._geometry, self._fireworks())
        self._dress()
        leaving = [event for event in events if isinstance(event, Misplayed | Discarded)]
        for event in leaving:
            self._dress_leaving(event)
        orders = {event.order for event in leaving}
        self.motions.run(motions, lambda: self._on_arrived(orders))
        line = last_clue_line(self._geometry, self._model)
        self.effects.show(flares_of_turn(events, before, seen, self._geometry, line))

    def _fireworks(self) -> dict[Suit, tuple[int, int]]:
        """Of each suit, its column and how high its firework is."""
        seen = self._model.observation
        if seen is None:
            return {}
        return {
            suit: (column, seen.fireworks[column]) for column, suit in enumerate(seen.options.suits)
        }

    def _on_arrived(self, leaving: set[int]) -> None:
        """Forget the cards that have left the table.

        The model may be ahead by then, so it cannot be asked which they are.
        """
        for order in leaving & self._items.keys():
            self.removeItem(self._items.pop(order))
        self.settled.emit()

    def _put_everything(self) -> None:
        """Show the position as it is, without a motion."""
        targets = self._targets()
        self._make_items(targets, deck_placement(self._geometry))
        self._dress()
        for order, placement in targets.items():
            self._items[order].put(placement)
        self._on_arrived(self._items.keys() - targets.keys())

    def _glide(self, duration: int) -> None:
        """Let every card go to where it belongs now."""
        targets = self._targets()
        self.motions.run(
            [
                Motion(item, item.placement, targets[item.order], duration)
                for item in self._items.values()
                if item.order in targets and item.placement != targets[item.order]
            ],
            self.settled.emit,
        )

    # -- laying out -------------------------------------------------------------------------

    def _arrange(self) -> None:
        seen = self._model.observation
        players, suits = _BEFORE_THE_FIRST_GAME
        if seen is not None:
            players, suits = seen.options.players, len(seen.options.suits)
        size = self.sceneRect().size()
        if not size.isEmpty():
            self._geometry = arrange(size.width(), size.height(), players, suits)
            self.rearranged.emit()

    def _relayout(self) -> None:
        """Lay everything out at once: another size, theme or game."""
        self.motions.finish()
        self.effects.clear()
        self._arrange()
        size = self.sceneRect().size().toSize()
        if size.isEmpty():
            return
        palette = palette_of(self._theme)
        self._scenery = paint_scenery(size, self._geometry.base, palette, self._pixel_ratio)
        self._furniture.forget()
        self._refresh_furniture()
        if self._model.observation is not None:
            self._put_everything()
        self.update()

    def _refresh_furniture(self) -> None:
        seen = self._model.observation
        if seen is not None:
            self._furniture.show(self._geometry, seen, self._model)

    def _targets(self) -> dict[int, Placement]:
        seen = self._model.observation
        if seen is None:
            return {}
        pending, players = self._intent.pending, seen.options.players
        question, dimmed = pending.question, frozenset[int]()
        if question is not None and question.draft is not None:
            dimmed = frozenset(seen.hand_orders(question.target)) - self._lit()
        if pending.empathy:
            dimmed = frozenset(c.order for c in self._model.cards if c.seat not in pending.empathy)
        cards, suits = self._model.cards, seen.options.suits
        return place_cards(self._geometry, cards, suits, seen.seat, players, pending.chosen, dimmed)

    def _make_items(self, targets: dict[int, Placement], start: Placement) -> None:
        for order in targets:
            if order not in self._items:
                item = CardItem(order)
                item.put(start)
                self.addItem(item)
                self._items[order] = item

    def _dress(self) -> None:
        """Give every card on the table its look."""
        seen = self._model.observation
        if seen is None:
            return
        targets, lit = self._targets(), self._lit()
        for card in self._model.cards:
            item = self._items.get(card.order)
            if item is None:
                continue
            width = round(targets[card.order].width)
            look = look_of(card, seen, width, self._intent.pending)
            if card.order in lit:
                ring = Ring.AGAIN if card.touch is not Touch.NEVER else Ring.NEW
                look = replace(look, ring=ring)
            item.wear(look, self._art)
            item.setOpacity(targets[card.order].opacity)

    def _lit(self) -> set[int]:
        """The cards that the clue being looked at would touch."""
        question = self._intent.pending.question
        draft = question.draft if question else None
        return {card.order for card in self._intent.touched(draft)} if draft else set()

    def _dress_leaving(self, event: Misplayed | Discarded) -> None:
        """Turn a card over as it goes to the discards; cross it when it did not fit."""
        look = CardLook(
            card=event.card,
            width=round(self._geometry.firework_width),
            suits=tuple(self._fireworks()),
            misplayed=isinstance(event, Misplayed),
        )
        self._items[event.order].wear(look, self._art)

    def _clear(self) -> None:
        for item in self._items.values():
            self.removeItem(item)
        self._items.clear()
        self._furniture.clear()
        self.effects.clear()

    # -- Qt -----------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802 (Qt's name)
        """Blit the scenery."""
        if self._scenery.isNull():
            return
        ratio, target = self._pixel_ratio, QRectF(rect)
        source = QRectF(target.topLeft() * ratio, target.size() * ratio)
        painter.drawPixmap(target, self._scenery, source)
