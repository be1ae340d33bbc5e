"""Real widgets over the scene, for the keyboard focus and for screen readers.

Qt's accessibility ignores scene items. Accessible interfaces written in Python are
garbage-collected while Qt still holds them, and the next request for one crashes the program. So an
unpainted button lies over each card in a hand, each firework, the clue tokens, the strikes and the
deck. Qt reports their names, descriptions, states and actions on every system; mouse events pass
through to the view.
"""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.table.art.painting import draw_focus
from hanabi_desktop.table.intent import Intent
from hanabi_desktop.table.layout.geometry import Geometry, Supply
from hanabi_desktop.table.models.own_hand import OwnHand
from hanabi_desktop.table.models.table_model import TableCard, TableModel
from hanabi_desktop.table.scene import TableScene

_PILE_CORNER = 8.0
_RING = 10
"""How far the focus ring of a pile extends beyond it, in pixels."""


class ItemDescriptions(Protocol):
    """The texts that tooltips and screen readers use for the things on the table."""

    def of_card(self, card: TableCard) -> str: ...

    def for_pointer(self, order: int) -> str:
        """Return what a click on a card would do; empty if nothing."""

    def tip_of_card(self, order: int) -> str:
        """Return the tooltip of a card: facts not shown elsewhere, and what a click would do."""

    def tip_of_firework(self, column: int) -> str:
        """Return which card comes next, how many copies are left, and what a click would do."""

    def tip_of_supply(self, supply: Supply) -> str:
        """Return the meaning of clue tokens, strikes or deck, and what a click would do."""

    def of_firework(self, column: int) -> str:
        """Return the spoken description of a firework and its height."""

    def for_firework(self, column: int) -> str:
        """Return what a click on a firework would do; empty if nothing."""

    def left_of(self, supply: Supply) -> str:
        """Return how many clue tokens or cards are left, or how many strikes there are."""

    def meaning_of(self, supply: Supply) -> str:
        """Return the meaning of clue tokens, strikes or deck."""

    def of_table(self) -> str:
        """Return a description of fireworks, clue tokens, strikes and deck in one sentence."""


class OverlayButton(QAbstractButton):
    """An unpainted button over something that the scene draws.

    It handles Tab only; the table handles all other keys.

    Signals:
        focused: the button got the keyboard focus.
    """

    focused = Signal()

    def __init__(self, tab: Callable[[int], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self._tab = tab
        # The whole table is a single tab stop: Tab goes to the view, which passes the focus on.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def name(self, name: str) -> None:
        """Set the accessible name; screen readers are notified only of a change."""
        if name != self.accessibleName():
            self.setAccessibleName(name)

    def describe(self, description: str) -> None:
        """Set the accessible description: what pressing does, or what is below."""
        if description != self.accessibleDescription():
            self.setAccessibleDescription(description)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802, FBT001 (Qt's signature)
        return self._tab(1 if forward else -1)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 (Qt's name)
        super().focusInEvent(event)
        self.focused.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        ...


class PileButton(OverlayButton):
    """A button over a firework, the clue tokens, the strikes or the deck; it draws a focus ring."""

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            inner = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
            draw_focus(painter, inner, _PILE_CORNER)


class TableOverlay(QObject):
    """Keeps the buttons over what the scene draws, and the focus on the intent's card.

    ``tab`` moves the focus as Tab (1) or Shift+Tab (-1) does, and returns whether anything took it.

    Signals:
        card_pressed: (int) the button of the card with this order was pressed.
        firework_pressed: (int) the button of the firework in this column was pressed.
        supply_pressed: (Supply) the button of the clue tokens, strikes or deck was pressed.
    """

    card_pressed = Signal(int)
    firework_pressed = Signal(int)
    supply_pressed = Signal(object)

    def __init__(
        self,
        viewport: QWidget,
        scene: TableScene,
        model: TableModel,
        own_hand: OwnHand,
        intent: Intent,
        tab: Callable[[int], bool],
    ) -> None:
        super().__init__(viewport)
        self._viewport = viewport
        self._scene = scene
        self._model = model
        self._intent = intent
        self._tab = tab
        self._descriptions: ItemDescriptions | None = None
        self._shown: Observation | None = None
        self._cards: dict[int, OverlayButton] = {}
        self._fireworks: list[PileButton] = []
        self._supplies: dict[Supply, PileButton] = {}
        own_hand.changed.connect(self.refresh)
        intent.changed.connect(self._follow_intent)
        scene.rearranged.connect(self._place)

    def set_descriptions(self, descriptions: ItemDescriptions) -> None:
        self._descriptions = descriptions

    def card(self, order: int) -> OverlayButton | None:
        return self._cards.get(order)

    @property
    def piles(self) -> list[PileButton]:
        """The buttons over fireworks, clue tokens, strikes and deck, in the order of navigation."""
        return [*self._fireworks, *self._supplies.values()]

    @property
    def focused_pile(self) -> PileButton | None:
        """The pile that has the focus; None if none has."""
        return next((pile for pile in self.piles if pile.hasFocus()), None)

    def walk_piles(self, places: int) -> bool:
        """Move the focus along the piles; return False if none has it."""
        focused, piles = self.focused_pile, self.piles
        if focused is None:
            return False
        piles[min(len(piles) - 1, max(0, piles.index(focused) + places))].setFocus()
        return True

    def focus_intended(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> bool:
        """Focus the card that the intent has focused; return False if there is none."""
        order = self._intent.pending.focused
        button = None if order is None else self._cards.get(order)
        if button is not None and not button.hasFocus():
            button.setFocus(reason)
        return button is not None

    def announce_focus(self) -> None:
        """Notify screen readers of the focus again.

        When the view passes its focus on, Qt reports the button first and the view last.
        """
        buttons = (*self._cards.values(), *self.piles)
        focused = next((button for button in buttons if button.hasFocus()), None)
        if focused is not None and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(focused, QAccessible.Event.Focus))

    # -- updates from the table -------------------------------------------------------------

    def refresh(self) -> None:
        """Update every button: which exist, where they are, and what they are called."""
        self._shown = self._model.observation
        held = self._scene.composition.hand_cards()
        self._keep_cards([card.order for card in held])
        self._keep_piles()
        self._name(held)
        self._place()
        self._follow_focus()

    def _follow_intent(self) -> None:
        """Update descriptions and places, which depend on the pending action."""
        if self._shown is not self._model.observation:
            return  # the intent may have processed a new state before the scene shows it
        self._describe()
        self._place()
        self._follow_focus()

    def _keep_cards(self, orders: list[int]) -> None:
        """Keep exactly one button for each of these cards, in this order for screen readers."""
        for order in set(self._cards) - set(orders):
            self._drop(self._cards.pop(order))
        kept = list(self._cards)
        new = [order for order in orders if order not in self._cards]
        for order in new:
            button = OverlayButton(self._tab, self._viewport)
            button.focused.connect(lambda order=order: self._intent.focus(order))
            button.clicked.connect(lambda _=False, order=order: self.card_pressed.emit(order))
            self._cards[order] = button
        self._cards = {order: self._cards[order] for order in orders}
        if kept != [order for order in orders if order not in new]:
            self._show_in_order()
        elif new:
            self._show_among(new)

    def _show_among(self, new: list[int]) -> None:
        """Insert new cards' buttons into the stacking order; restacking all would take a millisecond."""
        above: OverlayButton | None = next(iter(self.piles), None)
        for order in reversed(self._cards):
            button = self._cards[order]
            if order in new:
                button.show()
                if above is not None:
                    button.stackUnder(above)
            above = button

    def _keep_piles(self) -> None:
        seen = self._model.observation
        columns = len(seen.options.suits) if seen is not None else 0
        if columns == len(self._fireworks):
            return
        for pile in self.piles:
            self._drop(pile)
        self._fireworks, self._supplies = [], {}
        for column in range(columns):
            pile = self._make_pile()
            pile.clicked.connect(lambda _=False, c=column: self.firework_pressed.emit(c))
            self._fireworks.append(pile)
        for supply in Supply if columns else ():
            pile = self._make_pile()
            pile.clicked.connect(lambda _=False, s=supply: self.supply_pressed.emit(s))
            self._supplies[supply] = pile
        self._show_in_order()

    def _make_pile(self) -> PileButton:
        pile = PileButton(self._tab, self._viewport)
        pile.focused.connect(lambda: self._intent.focus(None))
        return pile

    def _show_in_order(self) -> None:
        """Stack the buttons: screen readers read children from the bottom of the stack to the top."""
        for button in (*self._cards.values(), *self.piles):
            button.show()
            button.raise_()

    def _drop(self, button: OverlayButton) -> None:
        """Remove a button; clear its texts at once, because Qt deletes it later."""
        if button.hasFocus():
            self._viewport.setFocus()
        button.name("")
        button.describe("")
        button.hide()
        button.deleteLater()

    def _name(self, held: tuple[TableCard, ...]) -> None:
        descriptions = self._descriptions
        if descriptions is None:
            return
        for card in held:
            self._cards[card.order].name(descriptions.of_card(card))
        for column, pile in enumerate(self._fireworks):
            pile.name(descriptions.of_firework(column))
        for supply, pile in self._supplies.items():
            pile.name(descriptions.left_of(supply))
        self._describe()

    def _describe(self) -> None:
        descriptions = self._descriptions
        if descriptions is None:
            return
        for order, button in self._cards.items():
            button.describe(descriptions.for_pointer(order))
        for column, pile in enumerate(self._fireworks):
            pile.describe(descriptions.for_firework(column))
        for supply, pile in self._supplies.items():
            pile.describe(descriptions.meaning_of(supply))

    def _place(self) -> None:
        boxes = self._scene.hand_boxes()
        for order, button in self._cards.items():
            if order in boxes:
                button.setGeometry(boxes[order].toAlignedRect())
        geometry = self._scene.geometry
        for box, pile in zip(_pile_boxes(geometry), self.piles, strict=False):
            pile.setGeometry(box.toAlignedRect().adjusted(-_RING, -_RING, _RING, _RING))

    def _follow_focus(self) -> None:
        """Keep the focus on its card, or give it to the table when the card is gone."""
        focused_card = any(button.hasFocus() for button in self._cards.values())
        if not focused_card and not self._viewport.hasFocus():
            return
        if not self.focus_intended() and focused_card:
            self._viewport.setFocus()


def _pile_boxes(geometry: Geometry) -> list[QRectF]:
    """Return the boxes of the fireworks, then of clue tokens, strikes and deck with their words."""
    return [*geometry.columns, *map(geometry.box_of, Supply)]
