"""The model of a month of deals of the day."""

from calendar import Calendar
from collections.abc import Mapping
from datetime import date
from enum import IntEnum
from typing import Protocol

from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from hanabi_desktop.learning.daily import DayResult

AnyIndex = QModelIndex | QPersistentModelIndex
_WEEK = 7
_NOTHING = Qt.ItemFlag.NoItemFlags


class DayRole(IntEnum):
    """Data roles besides the text."""

    DAY = Qt.ItemDataRole.UserRole
    RESULT = Qt.ItemDataRole.UserRole + 1
    IS_TODAY = Qt.ItemDataRole.UserRole + 2


class DayWords(Protocol):
    """Formats days."""

    def name(self, day: date, *, is_today: bool) -> str:
        """Return the name of a day."""

    def state(self, result: DayResult | None, *, is_ahead: bool) -> str:
        """Return whether the deal of a day was played."""


class DaysModel(QAbstractTableModel):
    """A table model with a row for each week of a month and a column for each weekday.

    Cells outside the month are empty.
    """

    def __init__(self, words: DayWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._weeks: list[list[date]] = []
        self._today = self._month = date.min
        self._results: Mapping[date, DayResult] = {}

    @property
    def month(self) -> date:
        """The first day of the month shown."""
        return self._month

    def show(self, month: date, today: date, results: Mapping[date, DayResult]) -> None:
        """Show a month.

        Args:
            month: any day of it.
            today: the present day.
            results: what was reached, by day.
        """
        self.beginResetModel()
        self._today, self._results = today, results
        self._month = month.replace(day=1)
        first = QLocale().firstDayOfWeek().value - 1
        self._weeks = Calendar(first).monthdatescalendar(month.year, month.month)
        self.endResetModel()

    def place_of(self, day: date) -> QModelIndex:
        """Return the index of a day; invalid if it is not in this month."""
        for row, week in enumerate(self._weeks):
            if day in week and day.month == self._month.month:
                return self.index(row, week.index(day))
        return QModelIndex()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 (Qt's name and default)
        """Return the number of weeks."""
        return 0 if parent.isValid() else len(self._weeks)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 (Qt's name and default)
        """Return the number of weekdays."""
        return 0 if parent.isValid() else _WEEK

    def headerData(  # noqa: N802 (Qt's name)
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return the name of a weekday."""
        if orientation is not Qt.Orientation.Horizontal or not self._weeks:
            return None
        weekday = self._weeks[0][section].isoweekday()
        if role == Qt.ItemDataRole.DisplayRole:
            return QLocale().dayName(weekday, QLocale.FormatType.ShortFormat)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return QLocale().dayName(weekday)
        return None

    def _day(self, index: AnyIndex) -> date | None:
        day = self._weeks[index.row()][index.column()]
        return day if day.month == self._month.month else None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Return the item flags: days that have come can be chosen."""
        day = self._day(index)
        if day is None or day > self._today:
            return _NOTHING
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a day's number, result or accessible text."""
        day = self._day(index)
        if day is None:
            return None
        result = self._results.get(day)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return str(day.day)
            case DayRole.DAY:
                return day
            case DayRole.RESULT:
                return result
            case DayRole.IS_TODAY:
                return day == self._today
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                state = self._words.state(result, is_ahead=day > self._today)
                return f"{self._words.name(day, is_today=day == self._today)}: {state}"
        return None
