"""The cards as a screen reader finds them: a list of hands, read card by card.

A scene's items are invisible to screen readers, so the view offers an interface of its own
whose children are the cards in hands. They are named by the words the view was lent, which
speak only of what the seat that looks on may know.
"""

from PySide6.QtCore import QCoreApplication, QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)

from hanabi_desktop.models.table import TableCard
from hanabi_desktop.table.view import TableView


def offer_cards_to_screen_readers() -> None:
    """Teach Qt's accessibility to find the cards; once for the program."""
    QAccessible.installFactory(_interface_of)


def tell_focus(view: TableView, order: int) -> None:
    """Say that a card has the keyboard focus now."""
    if not QAccessible.isActive():
        return
    orders = [card.order for card in view.hand_cards()]
    if order in orders:
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        event.setChild(orders.index(order))
        QAccessible.updateAccessibility(event)


def _interface_of(_key: str, thing: QObject) -> QAccessibleInterface | None:
    return _TableInterface(thing) if isinstance(thing, TableView) else None


class _Interface(QAccessibleInterface):
    """What table and cards have in common."""

    def setText(self, text: QAccessible.Text, value: str) -> None:  # noqa: N802 (Qt's name)
        """Names are not for others to change."""

    def foregroundColor(self) -> QColor:  # noqa: N802 (Qt's name)
        """Colours tell nothing here."""
        return QColor()

    def backgroundColor(self) -> QColor:  # noqa: N802 (Qt's name)
        """Colours tell nothing here."""
        return QColor()


class _TableInterface(_Interface):
    """The table: a list of the cards in hands, the own hand first."""

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self._view = view

    def isValid(self) -> bool:  # noqa: N802 (Qt's name)
        return True

    def object(self) -> QObject:
        return self._view

    def window(self) -> QWindow | None:
        return self._view.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:
        around = self._view.parentWidget()
        return None if around is None else QAccessible.queryAccessibleInterface(around)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = 1
        state.focused = int(self._view.hasFocus())
        return state

    def text(self, kind: QAccessible.Text) -> str:
        if kind is QAccessible.Text.Name:
            return self._view.accessibleName()
        return self._view.summary() if kind is QAccessible.Text.Description else ""

    def rect(self) -> QRect:
        return QRect(self._view.mapToGlobal(self._view.rect().topLeft()), self._view.size())

    def childCount(self) -> int:  # noqa: N802 (Qt's name)
        return len(self._view.hand_cards())

    def child(self, index: int) -> QAccessibleInterface | None:
        cards = self._view.hand_cards()
        if not 0 <= index < len(cards):
            return None
        return _CardInterface(self._view, cards[index].order)

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 (Qt's name)
        orders = [card.order for card in self._view.hand_cards()]
        if not isinstance(child, _CardInterface) or child.order not in orders:
            return -1
        return orders.index(child.order)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # noqa: N802 (Qt's name)
        for index, card in enumerate(self._view.hand_cards()):
            if self._view.card_rect(card.order).contains(x, y):
                return self.child(index)
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # noqa: N802 (Qt's name)
        orders = [card.order for card in self._view.hand_cards()]
        focused = self._view.focused_card()
        return self.child(orders.index(focused)) if focused in orders else None


class _CardActions(QAccessibleActionInterface):
    """What a screen reader can do with a card: what a click does, and move the focus there."""

    def __init__(self, view: TableView, order: int) -> None:
        super().__init__()
        self._view = view
        self._order = order

    def actionNames(self) -> list[str]:  # noqa: N802 (Qt's name)
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:  # noqa: N802 (Qt's name)
        if name == self.pressAction():
            self._view.press_card(self._order)
        elif name == self.setFocusAction():
            self._view.focus_card(self._order)

    def localizedActionName(self, name: str) -> str:  # noqa: N802 (Qt's name)
        return QCoreApplication.translate("QAccessibleActionInterface", name)

    def localizedActionDescription(self, name: str) -> str:  # noqa: N802 (Qt's name)
        return self._view.hint(self._order) if name == self.pressAction() else ""

    def keyBindingsForAction(self, _name: str) -> list[str]:  # noqa: N802 (Qt's name)
        return []


class _CardInterface(_Interface):
    """One card in a hand; what is known of it is asked anew each time."""

    def __init__(self, view: TableView, order: int) -> None:
        super().__init__()
        self._view = view
        self.order = order
        self._actions = _CardActions(view, order)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:
        wanted = kind is QAccessible.InterfaceType.ActionInterface
        return self._actions if wanted else super().interface_cast(kind)

    def _card(self) -> TableCard | None:
        return next((card for card in self._view.hand_cards() if card.order == self.order), None)

    def isValid(self) -> bool:  # noqa: N802 (Qt's name)
        return self._card() is not None

    def object(self) -> QObject | None:
        return None

    def window(self) -> QWindow | None:
        return self._view.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:
        return QAccessible.queryAccessibleInterface(self._view)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = 1
        state.focused = int(self._view.focused_card() == self.order)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        card = self._card()
        if card is not None and kind is QAccessible.Text.Name:
            return self._view.describe(card)
        if card is not None and kind is QAccessible.Text.Description:
            return self._view.hint(self.order)
        return ""

    def rect(self) -> QRect:
        return self._view.card_rect(self.order)

    def childCount(self) -> int:  # noqa: N802 (Qt's name)
        return 0

    def child(self, _index: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, _child: QAccessibleInterface) -> int:  # noqa: N802 (Qt's name)
        return -1

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface | None:  # noqa: N802 (Qt's name)
        return None
