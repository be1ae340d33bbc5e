"""Menus that stay inside their window, and submenus with one checked entry."""

from collections.abc import Hashable, Iterable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

_FROM_EDGE_PX = 6


class InnerMenu(QMenu):
    """A menu that stays inside its window, wherever in a bar it is opened."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 (Qt's name)
        """Move to the left if the menu would extend beyond the window's right edge."""
        super().showEvent(event)
        host = self.parentWidget()
        while isinstance(host, QMenu):
            host = host.parentWidget()
        if host is not None:
            edge = host.window().frameGeometry().right() - _FROM_EDGE_PX
            if self.geometry().right() > edge:
                self.move(edge - self.width(), self.y())


class ChoiceMenu(QMenu):
    """A submenu with one entry for each value, exactly one of them checked.

    Signals:
        chosen: (object) this value was chosen.
    """

    chosen = Signal(object)

    def __init__(self, values: Iterable[Hashable], parent: QWidget) -> None:
        super().__init__(parent)
        group = QActionGroup(self)
        self._entries: dict[Hashable, QAction] = {}
        for value in values:
            action = QAction(self, checkable=True)
            action.triggered.connect(lambda _=False, value=value: self.chosen.emit(value))
            group.addAction(action)
            self.addAction(action)
            self._entries[value] = action

    def mark(self, value: Hashable) -> None:
        """Check the entry of the value in use."""
        self._entries[value].setChecked(True)

    def name(self, title: str, names: Mapping[Hashable, str]) -> None:
        """Set the title and the text of each entry."""
        self.setTitle(title)
        for value, name in names.items():
            self._entries[value].setText(name)
