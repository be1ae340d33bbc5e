"""Tables of figures: a model of rows and columns, and views of it."""

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, overload

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QCoreApplication,
    QLocale,
    QObject,
    Qt,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from hanabi_desktop.library.metadata.statistics import Statistics
from hanabi_desktop.support.translation import decimal
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.table.models.lists import NOWHERE, AnyIndex

translate = QCoreApplication.translate


_DECIMALS = 4


@dataclass(frozen=True, slots=True)
class Share:
    """A share from 0 to 1, shown in per cent."""

    value: float


@dataclass(frozen=True, slots=True)
class Sign:
    """A text with a picture; the picture's name goes to screen readers, files and tooltips.

    Without a picture, the name is shown after the text where there is room.
    """

    text: str
    name: str
    picture: object = None

    @property
    def words(self) -> str:
        return f"{self.text} {self.name}"


Cell: TypeAlias = str | int | float | Share | Sign
"""A text, a count, a mean, a share or a sign."""


def cell_text(cell: Cell) -> str:
    """Return a cell formatted for the current locale."""
    locale = QLocale()
    match cell:
        case str():
            return cell
        case Sign():
            return cell.words
        case int():
            return locale.toString(cell)
        case float():
            return decimal(cell, 1)
        case Share(value):
            #: a share in percent, with a space before the sign where the language has one
            text = translate("Statistics", "{number}%")
            return text.format(number=decimal(100 * value, 1))


def _cell_value(cell: Cell) -> str | int | float:
    """Return a cell in a form any program reads: no grouping, no unit signs."""
    value = cell.value if isinstance(cell, Share) else cell
    if isinstance(value, Sign):
        return value.words
    return round(value, _DECIMALS) if isinstance(value, float) else value


class FiguresModel(QAbstractTableModel):
    """A table of words and numbers."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._headings: Sequence[str] = ()
        self._rows: Sequence[Sequence[Cell]] = ()
        self._is_short = False

    def shorten(self, *, short: bool) -> None:
        """Leave out the names of signs without a picture, or show them again."""
        self._is_short = short

    def show(self, headings: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
        """Show these rows; each has as many cells as there are headings."""
        self.beginResetModel()
        self._headings, self._rows = headings, rows
        self.endResetModel()

    def as_csv(self) -> str:
        """Return the table as CSV for a spreadsheet in the current locale, headings first.

        RFC 4180, with semicolons as separators where the locale's decimal point is a comma.
        """
        has_commas = QLocale().decimalPoint() == ","
        text = io.StringIO()
        writer = csv.writer(text, delimiter=";" if has_commas else ",")
        writer.writerow(self._headings)
        for row in self._rows:
            values = map(_cell_value, row)
            writer.writerow(
                str(value).replace(".", ",") if has_commas and isinstance(value, float) else value
                for value in values
            )
        return text.getvalue()

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 (Qt's name)
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 (Qt's name)
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's text or alignment: all but the first column are right-aligned numbers."""
        if not index.isValid():
            return None
        cell = self._rows[index.row()][index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole if isinstance(cell, Sign):
                is_named = cell.picture is None and not self._is_short
                return cell.words if is_named else cell.text
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return cell_text(cell)
            case Qt.ItemDataRole.ToolTipRole if isinstance(cell, Sign):
                return cell.name
            case Qt.ItemDataRole.DecorationRole if isinstance(cell, Sign):
                return cell.picture
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
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole and section > 0:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return self._headings[section] if role == Qt.ItemDataRole.DisplayRole else None


class RunningRows(Sequence[tuple[Cell, ...]]):
    """A lazy sequence of rows, one per game, each built when it is read."""

    def __init__(self, shown: Statistics) -> None:
        self._shown = shown

    def __len__(self) -> int:
        return len(self._shown.scores)

    @overload
    def __getitem__(self, place: int) -> tuple[Cell, ...]: ...
    @overload
    def __getitem__(self, place: slice) -> list[tuple[Cell, ...]]: ...
    def __getitem__(self, place: int | slice) -> tuple[Cell, ...] | list[tuple[Cell, ...]]:
        if isinstance(place, slice):
            return [self[n] for n in range(*place.indices(len(self)))]
        return place + 1, self._shown.scores[place], self._shown.running[place]


_ROW_PX, _SMALL_ROW_PX = 30, 28


def figures_table(model: QAbstractItemModel, parent: QWidget | None = None) -> QTableView:
    """Return a read-only table of figures."""
    table = QTableView(parent)
    table.setObjectName("figures")
    table.setAlternatingRowColors(True)
    _set_up(table, model, _ROW_PX)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    return table


def _set_up(table: QTableView, model: QAbstractItemModel, row_px: int) -> None:
    """Make a table read-only, with whole rows to select, and without a grid or row numbers."""
    table.setModel(model)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(row_px)
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class FiguresTable(QTableView):
    """A table whose rows can be selected, by keyboard or mouse."""

    def __init__(self, model: FiguresModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fitted_to: int | None = None
        self._names_give_way = False
        self._figures = model
        self.setObjectName("small_figures")
        _set_up(self, model, text_px(_SMALL_ROW_PX))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setWordWrap(True)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionsClickable(False)

    def fit(self) -> None:
        """Make the table as high as its rows; scroll sideways if the columns are too wide."""
        self._fitted_to = self.width()
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
        columns = range(self.model().columnCount())
        needed = sum(
            max(header.sectionSizeHint(column), self.sizeHintForColumn(column))
            for column in columns
        )
        scrolls = needed > self.width() - 2 * self.frameWidth()
        fits, shares = QHeaderView.ResizeMode.ResizeToContents, QHeaderView.ResizeMode.Stretch
        for column in columns:
            # A single column of figures gets the width it needs; several share the width that the
            # first column leaves.
            sharing = not scrolls and (column > 0) is (len(columns) > 2)
            header.setSectionResizeMode(column, shares if sharing else fits)
        bar = self.horizontalScrollBar().sizeHint().height() if scrolls else 0
        self.setHorizontalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAlwaysOn
            if scrolls
            else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )
        rows = self.model().rowCount()
        self.verticalHeader().setDefaultSectionSize(text_px(_SMALL_ROW_PX))
        self.setFixedHeight(header.sizeHint().height() + rows * text_px(_SMALL_ROW_PX) + 6 + bar)

    def leave_out_names(self) -> None:
        """From now on, leave out names in the first column where all figures would not fit."""
        self._names_give_way = True
        self.setProperty("is_dense", True)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def share_width(self) -> None:
        """Give every column of figures the width it needs, and the first column the rest."""
        header, left = self.horizontalHeader(), self.viewport().width()
        self._figures.shorten(short=False)
        for column in range(1, self.model().columnCount()):
            needed = max(header.sectionSizeHint(column), self.sizeHintForColumn(column))
            header.resizeSection(column, needed)
            left -= needed
        self._figures.shorten(short=left < self.sizeHintForColumn(0))
        header.resizeSection(0, max(left, self.sizeHintForColumn(0), header.sectionSizeHint(0)))
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        if self._names_give_way:
            self.share_width()
        if self._fitted_to not in (None, self.width()):
            self.fit()
