"""The list model of a review's key moments, most important first."""

from collections.abc import Callable, Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from hanabi_desktop.review.moments import Moment

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class MomentsModel(QAbstractListModel):
    """A list model with one row per key moment.

    Args:
        spoken: describes a moment in words.
    """

    class Role(IntEnum):
        """Data roles of a row."""

        MOMENT = Qt.ItemDataRole.UserRole

    def __init__(self, spoken: Callable[[Moment], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._spoken = spoken
        self._moments: tuple[Moment, ...] = ()

    def show(self, moments: Sequence[Moment]) -> None:
        """Show these moments; do nothing if they are shown already."""
        if tuple(moments) == self._moments:
            return
        self.beginResetModel()
        self._moments = tuple(moments)
        self.endResetModel()

    def row_of(self, turn: int) -> int | None:
        """Return the row of a turn (counted from 1), or None."""
        return next((row for row, one in enumerate(self._moments) if one.turn == turn), None)

    def retranslate(self) -> None:
        """Update all texts after a language change."""
        if self._moments:
            self.dataChanged.emit(self.index(0), self.index(len(self._moments) - 1))

    def rowCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: N802 (Qt's name)
        """Return the number of moments."""
        return 0 if parent.isValid() else len(self._moments)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a moment or its description."""
        if not index.isValid() or index.row() >= len(self._moments):
            return None
        moment = self._moments[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(moment)
            case MomentsModel.Role.MOMENT:
                return moment
        return None
