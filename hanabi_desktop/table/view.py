"""The window onto the table: it turns the pointer's doings into calls of the intent."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from hanabi_desktop.models.table import TableCard
from hanabi_desktop.table.geometry import Supply
from hanabi_desktop.table.intent import Intent
from hanabi_desktop.table.pending import Zone
from hanabi_desktop.table.scene import TableScene

DRAG_STARTS_AFTER_PX = 4
HOLD_MS = 350
LASTING_MS = 90


def tab_step(event: QEvent) -> int:
    """1 for a press of Tab, -1 for one of Shift+Tab, 0 for everything else."""
    if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
        return 0
    return {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}.get(Qt.Key(event.key()), 0)


class TableView(QGraphicsView):
    """Shows the scene one to one and follows the pointer.

    Signals:
        menu_asked: (int, QPoint) what can be done with this card, at a point of the screen?
        played_pressed: (int) a card on a firework was clicked.
        strike_pressed: (int) a strike, counted from 1, was clicked.
    """

    menu_asked = Signal(int, QPoint)
    played_pressed = Signal(int)
    strike_pressed = Signal(int)

    def __init__(self, scene: TableScene, intent: Intent, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._intent = intent
        self._pressed: tuple[int | None, QPointF] | None = None
        self._describe: Callable[[TableCard], str] = lambda _: ""
        self._hint: Callable[[int], str] = lambda _: ""
        self._explain: Callable[[Supply], str] = lambda _: ""
        self._summary: Callable[[], str] = lambda: ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setAcceptDrops(False)  # what is dropped on the table is the window's
        scene.dragging.changed.connect(self._on_dragging_changed)
        # Measured: fewer pixels to send to the screen, p99 of a frame 33 ms against 39.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._hold = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._hold.timeout.connect(self._on_held)
        self._lasting = QTimer(self, singleShot=True, interval=LASTING_MS)
        self._lasting.timeout.connect(self.lay_out)

    # -- for screen readers -----------------------------------------------------------------

    def lend_words(
        self,
        describe: Callable[[TableCard], str],
        hint: Callable[[int], str],
        explain: Callable[[Supply], str],
        summary: Callable[[], str],
    ) -> None:
        """Lend the table its words.

        Args:
            describe: a card in a hand as it is read aloud.
            hint: what a click on a card would do, by its order.
            explain: what lanterns, fuses and deck stand for, and how many there are.
            summary: fireworks, tokens, strikes and deck as they are read aloud.
        """
        self._describe, self._hint = describe, hint
        self._explain, self._summary = explain, summary

    def summary(self) -> str:
        """Fireworks, tokens, strikes and deck as they are read aloud."""
        return self._summary()

    def hint(self, order: int) -> str:
        """What a click on a card would do."""
        return self._hint(order)

    def describe(self, card: TableCard) -> str:
        """A card in a hand as it is read aloud."""
        return self._describe(card)

    def hand_cards(self) -> tuple[TableCard, ...]:
        """The cards in hands: the own hand first, then clockwise, each from left to right."""
        return self._scene.hand_cards()

    def focused_card(self) -> int | None:
        """The order of the card with the keyboard focus."""
        return self._intent.pending.focused if self.hasFocus() else None

    def press_card(self, order: int) -> None:
        """Do what a click on a card does."""
        self.focus_card(order)
        self._intent.press_card(order)

    def focus_card(self, order: int) -> None:
        """Give a card the keyboard focus."""
        self.setFocus()
        self._intent.focus(order)

    def card_rect(self, order: int) -> QRect:
        """Where a card is on the screen."""
        box = self.mapFromScene(self._scene.card_box(order)).boundingRect()
        return QRect(self.viewport().mapToGlobal(box.topLeft()), box.size())

    def stop(self) -> None:
        """Wait for nothing any more, for good."""
        self._hold.stop()
        self._lasting.stop()

    # -- the pointer ------------------------------------------------------------------------

    def cancel_drag(self) -> bool:
        """Put a card being dragged back; False when there is none."""
        self._pressed = None
        return self._scene.dragging.cancel()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        """Remember where the pointer went down."""
        if event.button() is Qt.MouseButton.LeftButton:
            point = self.mapToScene(event.position().toPoint())
            self._pressed = (self._scene.card_at(point), point)
            self._hold.start()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        """Pick a card up after a few pixels, carry it along, or show what can be pressed."""
        point = self.mapToScene(event.position().toPoint())
        if self._pressed is None:
            self._point_at(point)
            return
        order, start = self._pressed
        dragging = self._scene.dragging
        if dragging.order is not None:
            dragging.carry_to(point)
        elif (
            order is not None
            and (point - start).manhattanLength() >= DRAG_STARTS_AFTER_PX
            and self._intent.may_drag(order)
        ):
            self._hold.stop()
            self._intent.cancel()
            self._scene.motions.finish()
            dragging.begin(order, start)
            dragging.carry_to(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        """Lay a dragged card down, or press what is under the pointer."""
        if event.button() is not Qt.MouseButton.LeftButton or self._pressed is None:
            super().mouseReleaseEvent(event)
            return
        order, _ = self._pressed
        self._pressed = None
        self._hold.stop()
        if self._intent.pending.empathy:
            self._intent.see_again()
            return
        point = self.mapToScene(event.position().toPoint())
        dragged = self._scene.dragging.order
        if dragged is not None:
            zone = self._scene.dragging.end(point)
            if zone is not None:
                self._intent.drop(dragged, zone)
        elif order is not None and order == self._scene.card_at(point):
            self._intent.focus(None)
            self._intent.press_card(order)
        elif self._scene.zone_at(point) is Zone.PLAY and self._intent.pending.chosen is not None:
            self._intent.press_zone(Zone.PLAY)
        elif self._intent.has_begun:
            self._intent.cancel()
        else:
            self._ask_about(point)

    def _ask_about(self, point: QPointF) -> None:
        """A click on what has been played, or on a strike, asks for the moment it happened."""
        played, strike = self._scene.played_card_at(point), self._scene.strike_at(point)
        if played is not None:
            self.played_pressed.emit(played)
        elif strike is not None:
            self.strike_pressed.emit(strike)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 (Qt's name)
        """Ask for the menu of the card under the pointer, or of the focused one."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            order = self._intent.pending.focused
            at = self.card_rect(order).center() if order is not None else event.globalPos()
        else:
            order, at = self._scene.card_at(self.mapToScene(event.pos())), event.globalPos()
        if order is not None and self._scene.dragging.order is None:
            self.menu_asked.emit(order, at)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 (Qt's name)
        """The pointer is over no card any more."""
        super().leaveEvent(event)
        self._intent.point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Leave every key to the table around: arrows walk cards here, they do not scroll."""
        event.ignore()

    def event(self, event: QEvent) -> bool:
        """Tab walks the hands first, then goes on to the buttons."""
        step = tab_step(event)
        if step and (self._intent.aim_at_next(step) or self._intent.move_region(step)):
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 (Qt's name)
        """Coming by Tab, focus the first or the last hand."""
        super().focusInEvent(event)
        if event.reason() is Qt.FocusReason.TabFocusReason:
            self._intent.move_region(1)
        elif event.reason() is Qt.FocusReason.BacktabFocusReason:
            self._intent.move_region(-1)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Lay the table out for the new size.

        While a window's edge is dragged the old picture is stretched, as every size needs
        every card and sign painted anew; the new one follows once the size holds still.
        """
        super().resizeEvent(event)
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
        """Lay a stretched table out at once: nobody is dragging an edge."""
        if self._lasting.isActive():
            self.lay_out()

    def lay_out(self) -> None:
        """Lay the table out for the size the view has now."""
        self._lasting.stop()
        self.setTransform(QTransform())
        self._scene.resize(self.viewport().size(), self.devicePixelRatioF())

    def _on_held(self) -> None:
        """A teammate's hand held down shows what its holder knows."""
        order = self._pressed[0] if self._pressed else None
        seat = next((card.seat for card in self.hand_cards() if card.order == order), None)
        if seat is not None and self._scene.dragging.order is None:
            self._intent.see_as_holder(seat)

    def seat_under_pointer(self) -> int | None:
        """Whose card lies under the pointer; None for nobody's."""
        if not self.underMouse():
            return None
        order = self._scene.card_at(self.mapToScene(self.mapFromGlobal(QCursor.pos())))
        return next((card.seat for card in self.hand_cards() if card.order == order), None)

    def _on_dragging_changed(self, dragging: bool) -> None:  # noqa: FBT001 (a signal's argument)
        """A newer state takes a card out of the hand that carries it."""
        if not dragging:
            self._pressed = None

    def _point_at(self, point: QPointF) -> None:
        """Mark what a click would do: on the card, by the pointer's shape and in its tooltip."""
        order, scene = self._scene.card_at(point), self._scene
        self._intent.point_at(order)
        chosen = self._intent.pending.chosen is not None
        hint, pointing = "", order is not None
        if order is not None:
            hint = self._hint(order)
        elif chosen and scene.zone_at(point) is Zone.PLAY:
            pointing = True
        elif (played := scene.played_card_at(point)) is not None:
            hint, pointing = self._hint(played), True
        elif (supply := scene.geometry.supply_at(point)) is not None:
            hint = self._explain(supply)
            pointing = scene.strike_at(point) is not None
        shape = Qt.CursorShape.PointingHandCursor if pointing else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        self.viewport().setToolTip(hint)
