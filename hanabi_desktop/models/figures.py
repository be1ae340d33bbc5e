"""Rows of figures as a Qt model: for the eye, the screen reader and a file alike."""

import csv
import io
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class FiguresModel(QAbstractTableModel):
    """A table of words and numbers that have been put into words already."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._headings: Sequence[str] = ()
        self._rows: Sequence[Sequence[str]] = ()

    def show(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Show other rows, each as long as there are headings."""
        self.beginResetModel()
        self._headings, self._rows = headings, rows
        self.endResetModel()

    def as_csv(self) -> str:
        """The table as comma-separated values (RFC 4180), its headings first."""
        text = io.StringIO()
        csv.writer(text).writerows([self._headings, *self._rows])
        return text.getvalue()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: N802 (Qt's name)
        """As many as there are."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: N802 (Qt's name)
        """As many as there are headings."""
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell's text; numbers, which are all but the first column, stand on the right."""
        if not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._rows[index.row()][index.column()]
            case Qt.ItemDataRole.TextAlignmentRole if index.column() > 0:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def headerData(  # noqa: N802 (Qt's name)
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """A heading."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole and section > 0:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return self._headings[section] if role == Qt.ItemDataRole.DisplayRole else None
