"""The list model of the teammates."""

from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from hanabi_desktop.teammates.characters import CHARACTERS, Character

AnyIndex = QModelIndex | QPersistentModelIndex


class TeammateRole(IntEnum):
    """Data roles besides the text."""

    CHARACTER = Qt.ItemDataRole.UserRole


class TeammatesModel(QAbstractListModel):
    """A list model with a row for each teammate, level by level.

    Args:
        describe: returns a teammate's name, level and personality for screen readers.
    """

    def __init__(self, describe: Callable[[Character], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._describe = describe

    def retranslate(self) -> None:
        """Update all texts after a language change."""
        self.dataChanged.emit(self.index(0), self.index(len(CHARACTERS) - 1))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 (Qt's name and default)
        """Return the number of teammates."""
        return 0 if parent.isValid() else len(CHARACTERS)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a teammate's name, character or description."""
        character = CHARACTERS[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return character.name
            case TeammateRole.CHARACTER:
                return character
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._describe(character)
        return None
