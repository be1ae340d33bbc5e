"""Submenus of which one entry is chosen."""

from collections.abc import Hashable, Iterable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget


class ChoiceMenu(QMenu):
    """One entry for each value, of which one is checked.

    Signals:
        chosen: (object) this value was picked.
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
        """Mark the value in force."""
        self._entries[value].setChecked(True)

    def name(self, title: str, names: Mapping[Hashable, str]) -> None:
        """Write its title, and what each entry is called."""
        self.setTitle(title)
        for value, name in names.items():
            self._entries[value].setText(name)
