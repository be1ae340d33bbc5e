"""The view of the table: it turns pointer and keyboard events into calls of the intent."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPointingDevice,
    QResizeEvent,
    QShowEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from hanabi_desktop.game.moves import Event, Misplayed, Played
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.table.callouts import TableCallouts
from hanabi_desktop.table.dragging import zone_at
from hanabi_desktop.table.intent import Intent, Zone
from hanabi_desktop.table.layout.geometry import Supply
from hanabi_desktop.table.models.own_hand import OwnHand
from hanabi_desktop.table.models.table_model import TableModel
from hanabi_desktop.table.overlay import ItemDescriptions, TableOverlay
from hanabi_desktop.table.scene import TableScene

DRAG_STARTS_AFTER_PX = 4
HOLD_MS = 350
LASTING_MS = 90
_ONE_BUTTON = (QPointingDevice.PointerType.Finger, QPointingDevice.PointerType.Pen)
"""Pointing devices with a single button, on which a long press opens the context menu."""


def turn_of_play(seen: Observation | None, order: int) -> int | None:
    """Return the number of the turn in which a card was played; None if it has not been."""
    return _turn_of(seen, lambda event: isinstance(event, Played) and event.order == order)


def turn_of_strike(seen: Observation | None, strike: int) -> int | None:
    """Return the number of the turn of the given strike, counted from 1; None if there was none."""
    return _turn_of(seen, lambda event: isinstance(event, Misplayed), strike)


def _turn_of(
    seen: Observation | None, happened: Callable[[Event], bool], time: int = 1
) -> int | None:
    """Return the number of the turn in which something happened the ``time``-th time, or None."""
    turns = seen.history if seen is not None else ()
    numbers = [turn.number for turn in turns if any(map(happened, turn.events))]
    return numbers[time - 1] if time <= len(numbers) else None


class TableView(QGraphicsView):
    """Shows the scene at scale 1 and handles the pointer.

    Attributes:
        overlay: the buttons over the scene for keyboard and screen readers.
        callouts: tooltips and teammates' remarks.

    Signals:
        menu_asked: (int, QPoint) open the menu of the card with this order at a point of the
            screen.
        turn_pressed: (int) a played card or a strike of this turn was clicked.
    """

    menu_asked = Signal(int, QPoint)
    turn_pressed = Signal(int)

    def __init__(
        self,
        scene: TableScene,
        model: TableModel,
        own_hand: OwnHand,
        intent: Intent,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._model = model
        self._intent = intent
        self._descriptions: ItemDescriptions | None = None
        self._pressed: tuple[int | None, QPointF] | None = None
        self._has_one_button = self._looking_through = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setAcceptDrops(False)  # the window handles drops
        scene.dragging.changed.connect(self._on_dragging_changed)
        # Measured: with fewer pixels to send to the screen, the 99th percentile of a frame is 33 ms
        # instead of 39.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._hold = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._hold.timeout.connect(self._on_held)
        self._lasting = QTimer(self, singleShot=True, interval=LASTING_MS)
        self._lasting.timeout.connect(self.lay_out)
        self.overlay = TableOverlay(self.viewport(), scene, model, own_hand, intent, self._tab)
        self.overlay.card_pressed.connect(self._press_card)
        self.overlay.firework_pressed.connect(self._press_firework)
        self.overlay.supply_pressed.connect(self._press_supply)
        self.callouts = TableCallouts(self, scene, model, intent)
        scene.update_stages.add(self.update_description)

    # -- keyboard and screen readers ----------------------------------------------------------

    def set_descriptions(self, descriptions: ItemDescriptions) -> None:
        self._descriptions = descriptions
        self.callouts.set_descriptions(descriptions)
        self.overlay.set_descriptions(descriptions)
        self.update_description()

    def update_description(self) -> None:
        """Update every text for another position or another language."""
        if self._descriptions is not None:
            self.setAccessibleDescription(self._descriptions.of_table())
        self.callouts.tip.forget()
        self.overlay.refresh()

    def walk(self, places: int) -> None:
        """Move the focus by this many cards or piles to the right, within the focused hand or the piles."""
        if not self.overlay.walk_piles(places):
            self._intent.move_focus(places)

    def walk_region(self, step: int) -> bool:
        """Move the focus from hand to hand, then to the piles; past either end return False without focus."""
        if self.overlay.focused_pile is not None:
            self.setFocus()
            return step < 0 and self._intent.move_region(step)
        if self._intent.move_region(step):
            return True
        return step > 0 and self._focus_first_pile()

    def confirm(self) -> None:
        """Handle Enter: confirm the pending action, else press the focused pile or card."""
        pile = self.overlay.focused_pile
        if pile is not None and not self._intent.pending.is_choosing:
            pile.click()
        else:
            self._intent.confirm()

    def _focus_first_pile(self) -> bool:
        piles = self.overlay.piles
        if piles:
            piles[0].setFocus()
        return bool(piles)

    def _tab(self, step: int) -> bool:
        """Let Tab change the receiver of a pending clue, or move through the table and on to the buttons."""
        if self._intent.target_next(step) or self.walk_region(step):
            return True
        self.setFocus()
        return super().focusNextPrevChild(step > 0)

    def _press_card(self, order: int) -> None:
        """Handle a click on a card, and focus it."""
        self._intent.focus(order)
        self.setFocus()
        self._intent.press_card(order)

    def _press_firework(self, column: int) -> None:
        """Play the chosen card; if none is chosen, show the moment when the firework's last card was played."""
        seen = self._model.observation
        if self._intent.pending.chosen is not None:
            self._intent.press_zone(Zone.PLAY)
        elif seen is not None:
            top = (seen.options.suits[column], seen.fireworks[column])
            for card in self._model.cards:
                face = card.card
                if card.seat is None and face is not None and (face.suit, face.rank) == top:
                    self._ask_for(turn_of_play(seen, card.order))

    def _press_supply(self, supply: Supply) -> None:
        """Ask for the moment of the last strike; clue tokens and deck have no action."""
        seen = self._model.observation
        if supply is Supply.STRIKES and seen is not None and seen.strikes:
            self._ask_for(turn_of_strike(seen, seen.strikes))

    def stop(self) -> None:
        self._hold.stop()
        self._lasting.stop()
        self.callouts.forget()

    # -- the pointer ------------------------------------------------------------------------

    def cancel_drag(self) -> bool:
        """Put back a card being dragged; return False if there is none."""
        self._pressed = None
        return self._scene.dragging.cancel()

    def let_go(self) -> None:
        """End a drag, or a held press, whose release will not come."""
        self._hold.stop()
        if self._looking_through:
            self._looking_through = False
            self._intent.show_all_hands()
        self.cancel_drag()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        self.callouts.tip.forget()
        self._scene.dragging.cancel()  # a dropped card that waits for its action is not picked up again
        if event.button() is Qt.MouseButton.LeftButton:
            point = self.mapToScene(event.position().toPoint())
            self._pressed = (self._scene.card_at(point), point)
            self._looking_through = False
            self._has_one_button = event.pointerType() in _ONE_BUTTON
            self._hold.start()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        point = self.mapToScene(event.position().toPoint())
        self.callouts.tip.follow(event.position())
        if self._pressed is not None and not event.buttons() & Qt.MouseButton.LeftButton:
            self.let_go()  # another window, or the desktop, got the release
        if self._pressed is None:
            self._point_at(point)
            return
        order, start = self._pressed
        dragging = self._scene.dragging
        if dragging.order is not None:
            dragging.carry_to(point)
            return
        if (point - start).manhattanLength() < DRAG_STARTS_AFTER_PX:
            return
        self._hold.stop()
        if order is not None and self._intent.may_drag(order):
            self._intent.cancel()
            self._scene.motions.finish()
            dragging.begin(order, start)
            dragging.carry_to(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        if event.button() is not Qt.MouseButton.LeftButton or self._pressed is None:
            super().mouseReleaseEvent(event)
            return
        order, _ = self._pressed
        self._pressed = None
        self._hold.stop()
        if self._looking_through:
            self._looking_through = False
            self._intent.show_all_hands()
            return
        point = self.mapToScene(event.position().toPoint())
        dragged = self._scene.dragging.order
        if dragged is not None:
            zone = self._scene.dragging.end(point)
            if zone is not None:
                self._intent.drop(dragged, zone)
                # The intent asks for its colour or for a confirmation first.
                if self._intent.has_begun:
                    self._scene.dragging.cancel()
        elif order is not None and order == self._scene.card_at(point):
            self._intent.focus(None)
            self._intent.press_card(order)
        elif (
            zone_at(point, self._scene.geometry) is Zone.PLAY
            and self._intent.pending.chosen is not None
        ):
            self._intent.press_zone(Zone.PLAY)
        elif self._intent.has_begun:
            self._intent.cancel()
        else:
            self._ask_about(point)

    def _ask_about(self, point: QPointF) -> None:
        """Request the moment when the clicked card was played or the clicked strike occurred."""
        played, strike = self._scene.played_card_at(point), self._scene.strike_at(point)
        if played is not None:
            self._ask_for(turn_of_play(self._model.observation, played))
        elif strike is not None:
            self._ask_for(turn_of_strike(self._model.observation, strike))

    def _ask_for(self, turn: int | None) -> None:
        """Ask for the moment after a turn; None asks for nothing."""
        if turn is not None:
            self.turn_pressed.emit(turn)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 (Qt's name)
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            order = self._intent.pending.focused
            button = None if order is None else self.overlay.card(order)
            centre = None if button is None else button.mapToGlobal(button.rect().center())
            at = centre or event.globalPos()
        else:
            order, at = self._scene.card_at(self.mapToScene(event.pos())), event.globalPos()
        if order is not None and self._scene.dragging.order is None:
            self.menu_asked.emit(order, at)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 (Qt's name)
        super().leaveEvent(event)
        self.callouts.tip.forget()
        self._intent.point_at(None)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 (Qt's name)
        super().hideEvent(event)
        self.let_go()
        if not event.spontaneous():  # not for a window that is only minimised
            self._scene.release()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 (Qt's name)
        super().showEvent(event)
        if not event.spontaneous():
            self._scene.renew()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Leave every key to the table: here the arrow keys move between cards and do not scroll."""
        event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802, FBT001 (Qt's signature)
        return self._tab(1 if forward else -1)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 (Qt's name)
        """Pass the focus on: to the first hand or the piles if it comes by Tab, else to the focused card."""
        super().focusInEvent(event)
        if event.reason() is Qt.FocusReason.TabFocusReason:
            self._intent.focus(None)
            self._intent.move_region(1)
        elif event.reason() is Qt.FocusReason.BacktabFocusReason:
            self._intent.focus(None)
            self._focus_first_pile()
        if self.overlay.focus_intended() or self.overlay.focused_pile is not None:
            QTimer.singleShot(0, self.overlay, self.overlay.announce_focus)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Lay the table out for the new size.

        While a window's edge is dragged the old picture is stretched, because every size needs all
        cards and signs painted again; the layout follows once the size is stable. A dragged card
        goes back, because the zones are no longer where they are drawn.
        """
        super().resizeEvent(event)
        self.cancel_drag()
        laid_out = self._scene.sceneRect().size()
        if laid_out.isEmpty() or not self._scene.motions.speed.travels:
            self.lay_out()
            return
        size = self.viewport().size()
        self.setTransform(
            QTransform.fromScale(size.width() / laid_out.width(), size.height() / laid_out.height())
        )
        self._lasting.start()

    def settle(self) -> None:
        """Lay out a stretched table at once, because nobody is dragging an edge."""
        if self._lasting.isActive():
            self.lay_out()

    def lay_out(self) -> None:
        self._lasting.stop()
        self.setTransform(QTransform())
        self._scene.resize(self.viewport().size(), self.devicePixelRatioF())

    def _on_held(self) -> None:
        """Show a teammate's hand as its holder knows it, or open the menu of one of the viewer's cards.

        The menu opens only for devices with a single button: with a mouse it would get in the way
        of somebody who starts a drag slowly.
        """
        order, point = self._pressed or (None, QPointF())
        seat, seen = self._holder(order), self._model.observation
        if order is None or seat is None or seen is None or self._scene.dragging.order is not None:
            return
        if seat != seen.seat:
            self._looking_through = True
            self._intent.see_as_holder(seat)
        elif self._has_one_button:
            self._pressed = None
            self.menu_asked.emit(order, self.viewport().mapToGlobal(self.mapFromScene(point)))

    def seat_under_pointer(self) -> int | None:
        """Return the seat that holds the card under the pointer; None if there is none."""
        if not self.underMouse():
            return None
        order = self._scene.card_at(self.mapToScene(self.mapFromGlobal(QCursor.pos())))
        return self._holder(order)

    def _holder(self, order: int | None) -> int | None:
        card = None if order is None else self._model.card(order)
        return None if card is None else card.seat

    def _on_dragging_changed(self, dragging: bool) -> None:  # noqa: FBT001 (a signal's argument)
        """Forget where the pointer was pressed when a drag ends; a new position may have ended it."""
        if not dragging:
            self._pressed = None

    def _point_at(self, point: QPointF) -> None:
        """Mark the card under the pointer, and set the cursor's shape."""
        order, scene = self._scene.card_at(point), self._scene
        self._intent.point_at(order)
        chosen = self._intent.pending.chosen is not None
        pointing = (
            order is not None
            or (chosen and zone_at(point, scene.geometry) is Zone.PLAY)
            or scene.played_card_at(point) is not None
            or scene.strike_at(point) is not None
        )
        shape = Qt.CursorShape.PointingHandCursor if pointing else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            if self._pressed is None and not self._scene.motions.running:
                self.callouts.show_tip(self.mapToScene(event.pos()))
            return True
        return super().viewportEvent(event)
