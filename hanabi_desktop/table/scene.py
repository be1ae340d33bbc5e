"""The graphics scene of the table: it shows the model's state, and animates its changes."""

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, QSizeF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from hanabi_desktop.game.moves import Event, Misplayed, Turn
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.table.appearance import (
    Dress,
    Palette,
    Speed,
    Theme,
    palette_of,
    text_scale,
)
from hanabi_desktop.table.art.scenery import Scenery
from hanabi_desktop.table.dragging import Dragging
from hanabi_desktop.table.effects import Effects, flares_of_turn
from hanabi_desktop.table.fireworks import Sky
from hanabi_desktop.table.intent import Intent
from hanabi_desktop.table.layout.arrangement import arrange
from hanabi_desktop.table.layout.geometry import Geometry, SeatPlace
from hanabi_desktop.table.layout.placement import Composition
from hanabi_desktop.table.models.own_hand import OwnHand
from hanabi_desktop.table.models.table_model import TableModel, continues
from hanabi_desktop.table.motion import DEAL_APART_MS, CardMotions, Motions, StagedUpdate
from hanabi_desktop.table.scene_items import CardItems
from hanabi_desktop.table.sounds import Cue, Sound, Sounds, cues_of_turn
from hanabi_desktop.table.table_decor import SeatLabel, TableDecor, last_clue_line

_BEFORE_THE_FIRST_GAME = GameOptions(3)


class TableScene(QGraphicsScene):
    """The cards and the other items on the table; actions go to the intent, state stays in the model.

    Attributes:
        card_items: the card items, by the cards' orders.
        composition: the placement and look of each card.
        update_stages: the updates of texts and panels after a new position or a new row of the log.

    Signals:
        settled: everything that moved has arrived.
        rearranged: the geometry has changed.
    """

    settled = Signal()
    rearranged = Signal()

    def __init__(
        self, model: TableModel, own_hand: OwnHand, intent: Intent, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self.own_hand = own_hand
        self.intent = intent
        self._theme = Theme.NIGHT
        self.dress = Dress()
        self._pixel_ratio = 1.0
        self._text = text_scale()
        self.composition = Composition(model, own_hand, intent)
        self.card_items = CardItems(self)
        self._shown: Observation | None = None
        self._geometry = arrange(1000, 700, 3, 5)
        self._decor = TableDecor(self)
        self._scenery = Scenery()
        self._told: Turn | None = None
        self._strikes = 0
        self.update_stages = StagedUpdate(self)
        self.motions = Motions(self)
        self.effects = Effects(self)
        self._sky = Sky(self, self.effects.bursts)
        self.sounds = Sounds(self)
        self._cards = CardMotions(
            self.composition, self.card_items, self.motions, lambda: self._geometry, self
        )
        self._cards.arrived.connect(self._on_arrived)
        self._cards.crossed.connect(self._count_strikes)
        self._cards.crossed.connect(self.update_stages.release)
        self.dragging = Dragging(
            self.composition,
            self.card_items,
            self._decor,
            intent,
            own_hand,
            lambda: self._geometry,
            parent=self,
        )
        self.dragging.room_wanted.connect(self._make_room)
        self.dragging.ended.connect(self._show_changed_looks)
        for stage in (self._refresh_supplies, self._refresh_columns, self._refresh_seats):
            self.update_stages.add(stage)
        self.motions.moved.connect(self.update_stages.follow_frame)
        self.effects.motions.moved.connect(self.update_stages.follow_frame)
        # Without an index, moving an item costs no more than its repaint.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        model.changed.connect(self._on_model_changed)
        own_hand.changed.connect(self._show_changed_looks)
        intent.changed.connect(self._show_changed_looks)
        intent.pointed.connect(self._cards.update_look)

    def set_speed(self, speed: Speed) -> None:
        self.motions.speed = self.effects.motions.speed = self.sounds.speed = speed
        self.card_items.at_once = not speed.travels

    def stop(self) -> None:
        """Stop animations, painting and sound for good, because the program is about to end."""
        self.update_stages.stop()
        self.motions.finish()
        self.effects.stop()
        self.sounds.stop()
        self.card_items.stop()

    @property
    def geometry(self) -> Geometry:
        return self._geometry

    # -- appearance -------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in another theme, or at the current text size."""
        if theme is self._theme and self._text == text_scale():
            return
        self._theme, self._text = theme, text_scale()
        self._decor.set_palette(palette_of(theme))
        self.effects.set_palette(palette_of(theme))
        self.card_items.renew_art(theme, self._pixel_ratio, self.dress)
        self._relayout()

    @property
    def colours(self) -> Palette:
        return palette_of(self._theme)

    def set_dress(self, dress: Dress) -> None:
        """Change the look of the cards and of the table."""
        if dress != self.dress:
            self.dress, self._decor.back = dress, dress.back
            self.card_items.renew_art(self._theme, self._pixel_ratio, dress)
            self._relayout()

    def set_seats(self, labels: tuple[SeatLabel, ...]) -> None:
        self._decor.seats.labels = labels

    def show_told(self, turn: Turn | None) -> None:
        """Show the arrow of an earlier clue; None shows that of the last turn again."""
        if turn is not self._told:
            self._told = turn
            if self._shown is self._model.observation is not None:
                self._show_own_row()

    def set_thinking(self, seat: int | None) -> None:
        """Show at a teammate's place that it is thinking; None for nobody."""
        self._decor.seats.thinking = seat
        self._refresh_seats()

    def retranslate(self) -> None:
        self._decor.retranslate()
        self._refresh_decor()

    def resize(self, size: QSize, pixel_ratio: float) -> None:
        if pixel_ratio != self._pixel_ratio:
            self._pixel_ratio = pixel_ratio
            self._decor.set_pixel_ratio(pixel_ratio)
            self._sky.pixel_ratio = pixel_ratio
            self.card_items.renew_art(self._theme, pixel_ratio, self.dress)
        self.setSceneRect(0, 0, size.width(), size.height())
        self._relayout()

    # -- hit testing and boxes --------------------------------------------------------------

    def card_at(self, point: QPointF) -> int | None:
        """Return the order of the uppermost hand card at a point; None if there is none."""
        in_hand = {card.order for card in self._model.cards if card.seat is not None}
        return self.card_items.uppermost_at(point, in_hand.__contains__)

    def played_card_at(self, point: QPointF) -> int | None:
        """Return the order of the uppermost played card at a point; None if there is none."""
        played = {card.order for card in self._model.cards if card.seat is None}
        return self.card_items.uppermost_at(point, played.__contains__)

    def strike_at(self, point: QPointF) -> int | None:
        """Return the strike at a point, counted from 1; None if there is none."""
        strike = self._geometry.strike_at(point)
        burnt = self._shown.strikes if self._shown is not None else 0
        return strike if strike is not None and strike <= burnt else None

    def hand_boxes(self) -> dict[int, QRectF]:
        """Return the final box of each card in a hand, by order."""
        seen = self._model.observation
        if seen is None or self.sceneRect().isEmpty():
            return {}
        placements = self._cards.targets()
        return {
            card.order: placements[card.order].box
            for card in self._model.cards
            if card.seat is not None
        }

    def card_boxes(self) -> list[QRectF]:
        """Return the final boxes of all cards: those in hands, and the visible part of each firework."""
        seen = self._model.observation
        built = () if seen is None else self._geometry.built(seen.fireworks)
        return [*self.hand_boxes().values(), *built]

    def card_box(self, order: int) -> QRectF:
        """Return the present box of a card; empty if it is not on the table."""
        item = self.card_items.get(order)
        return item.face_box() if item else QRectF()

    def seat_box(self, seat: int) -> QRectF:
        """Return the place of a teammate; empty for the viewer's seat."""
        place = self._place_of(seat)
        return QRectF() if place is None else place.panel

    def plate_box(self, seat: int) -> QRectF:
        """Return the name plate of a teammate; empty for the viewer's seat."""
        place = self._place_of(seat)
        return QRectF() if place is None else place.plate

    def _place_of(self, seat: int) -> SeatPlace | None:
        seen = self._model.observation
        return None if seen is None else self._geometry.place_of(seat, seen)

    def _make_room(self) -> None:
        """Move the other own cards aside for the one being dragged."""
        self._show_own_row()
        self._cards.glide()

    # -- updates from the model ---------------------------------------------------------------

    def _on_model_changed(self) -> None:
        self.motions.finish()
        self.dragging.let_go()
        before, seen = self._shown, self._model.observation
        self._shown = seen
        self._strikes = 0 if seen is None else seen.strikes
        self.update_stages.start()
        if before is None or seen is None or not continues(before, seen):
            self._change_game(seen)
        elif len(seen.history) == len(before.history) + 1:
            self._show_turn(before, seen, seen.history[-1].events)
        else:
            self._show_new_game(seen)
        if self.motions.speed is Speed.OFF:
            self.update_stages.finish()

    def _change_game(self, seen: Observation | None) -> None:
        """Show another game, or none; nothing of the previous game remains."""
        self._clear()
        if seen is not None:
            self._arrange()
            self._show_new_game(seen)
        self.update_stages.finish()

    def _show_new_game(self, seen: Observation) -> None:
        """Show another position of the game: animate the deal, or place everything at once."""
        if seen.history:
            self._cards.put_all()
        else:
            self._show_deal()

    def _show_changed_looks(self) -> None:
        """Redraw cards whose look has changed and animate them to their places."""
        # The intent may have processed a new state before the scene shows it.
        ahead = self._shown is not self._model.observation
        if ahead or self._shown is None or self.dragging.order is not None:
            return
        self._cards.update_look()
        self._show_own_row()
        if self._cards.glides or not self.motions.running:
            self._cards.glide()

    def _show_deal(self) -> None:
        self._cards.deal()
        dealt = range(0, len(self.card_items), 3)
        self.sounds.stop()
        self.sounds.play([Cue(Sound.DEAL, DEAL_APART_MS * place) for place in dealt])

    def _show_turn(self, before: Observation, seen: Observation, events: tuple[Event, ...]) -> None:
        """Animate a turn from the position before it."""
        self._strikes = before.strikes  # the strike appears after its card's animation
        if self._model.acts and any(isinstance(event, Misplayed) for event in events):
            self.update_stages.hold()  # texts must not reveal the strike earlier, except in a replay
        self._cards.show_events(events)
        line = last_clue_line(self._geometry, self._model, self.composition.own_slots())
        self.effects.show(flares_of_turn(events, before, seen, self._geometry, line))
        self.sounds.play(cues_of_turn(events, before, seen, acts=self._model.acts))

    def _on_arrived(self) -> None:
        """Animate cards that were rearranged while others were moving."""
        ahead = self._shown is not self._model.observation
        if not ahead:
            self._light_sky()
        if ahead or not self._cards.misplaced():
            self.settled.emit()
        else:
            self._cards.glide()

    def _count_strikes(self) -> None:
        """Show the new strike after its card's animation."""
        if self._shown is not None and self._strikes != self._shown.strikes:
            self._strikes = self._shown.strikes
            self._decor.show_strikes(self._geometry, self._strikes)

    def _light_sky(self) -> None:
        """Show the bursts of the fireworks; there are none in high contrast."""
        if self._shown is not None and self.colours.glow:
            self._sky.show(self._geometry, self._shown)
        else:
            self._sky.clear()

    # -- layout -----------------------------------------------------------------------------

    def geometry_for(self, size: QSizeF) -> Geometry:
        seen = self._model.observation
        options = seen.options if seen is not None else _BEFORE_THE_FIRST_GAME
        strips = options.table_talk is not TableTalk.STRICT
        return arrange(
            size.width(),
            size.height(),
            options.players,
            len(options.suits),
            strips=strips,
            text=self._text,
            extra_cards=options.extra_cards,
        )

    def _arrange(self) -> None:
        size = self.sceneRect().size()
        if not size.isEmpty():
            self._geometry = self.geometry_for(size)
            base, theme = self._geometry.base, self._theme
            cloth = self.dress.cloth
            if self._scenery.paint(size.toSize(), base, theme, self._pixel_ratio, cloth):
                self.update()
            self.rearranged.emit()

    def _relayout(self) -> None:
        """Lay everything out at once for another size, theme or game."""
        self.motions.finish()
        self.effects.clear()
        self._arrange()
        if self.sceneRect().isEmpty():
            return
        self._decor.forget()
        self._refresh_decor()
        if self._model.observation is not None:
            self._cards.put_all()
        self.update()

    def release(self) -> None:
        """Free the large pictures while the table is hidden, until :meth:`renew`."""
        self._scenery.forget()
        self._sky.clear()
        self.effects.forget()

    def renew(self) -> None:
        """Paint released pictures again, which takes a few milliseconds; bursts follow from their thread."""
        if self._scenery.pixmap.isNull():
            self._arrange()
            self._light_sky()

    def _refresh_decor(self) -> None:
        self._refresh_supplies()
        self._refresh_columns()
        self._refresh_seats()

    def _refresh_seats(self) -> None:
        seen = self._model.observation
        if seen is not None:
            self._decor.seats.show(self._geometry, seen, acts=self._model.acts)

    def _refresh_supplies(self) -> None:
        seen = self._model.observation
        if seen is not None:
            self._decor.show_supplies(self._geometry, seen, strikes=self._strikes)

    def _refresh_columns(self) -> None:
        seen = self._model.observation
        if seen is not None:
            self._decor.show_firework_columns(self._geometry, seen)
            self._show_own_row()

    def _show_own_row(self) -> None:
        """Update the slot numbers and the clue line of the viewer's cards."""
        slots = self.composition.own_slots()
        self._decor.show_own_row(self._geometry, self._model, slots, self._told)

    def _clear(self) -> None:
        self.card_items.remove(set(self.card_items))
        self._decor.clear()
        self._sky.clear()
        self.effects.clear()

    # -- Qt -----------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802 (Qt's name)
        self._scenery.draw(painter, QRectF(rect))
