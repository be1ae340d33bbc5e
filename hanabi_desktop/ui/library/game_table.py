"""The list of games as a table, sorted by its headings."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from hanabi_desktop.library.metadata.query import Order
from hanabi_desktop.library.metadata.summary import GameSummary
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.ui.library.game_columns import Needs, widths_within
from hanabi_desktop.ui.library.game_delegate import (
    GameDelegate,
    room_beside_words,
)
from hanabi_desktop.ui.library.games_model import ORDERS, Column, GamesModel
from hanabi_desktop.ui.widgets.adaptive import Adaptive

_ROW_PX, _STAR_PX = 42, 44
_IN_SIGHT = 50


class GameTable(Adaptive, QTableView):
    """Shows the model's games; Enter opens, Delete deletes, F2 renames, Space stars.

    Signals:
        opening, deleting, renaming, starring: do this with the selected games.
    """

    opening = Signal()
    deleting = Signal()
    renaming = Signal()
    starring = Signal()

    def __init__(self, games: GamesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("games")
        self._games = games
        self._delegate = GameDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setModel(games)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.setSectionResizeMode(Column.GAME, QHeaderView.ResizeMode.Stretch)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        columns.setHighlightSections(False)
        columns.setSortIndicatorShown(True)
        columns.setSortIndicator(Column.DATE, Qt.SortOrder.DescendingOrder)
        columns.setSectionsClickable(True)
        self._needs = Needs()
        self._measured: set[int] = set()
        self._is_sorting = self._fits_later = False
        columns.sortIndicatorChanged.connect(self._on_sorting)
        columns.viewport().installEventFilter(self)
        games.modelReset.connect(self._on_reset)
        games.dataChanged.connect(self._on_data_changed)
        self.verticalScrollBar().valueChanged.connect(self._measure)
        self._fit()

    def _on_sorting(self) -> None:
        self._is_sorting = True

    def _on_reset(self) -> None:
        """Restore the selection after a reset."""
        # Keep the widths: the pointer is on a heading, which may be clicked again.
        if self._is_sorting:
            self._is_sorting = False
            self._measured.clear()
            self._measure()
        else:
            self._reset()

    def _reset(self) -> None:
        """Measure rows and columns again."""
        self._needs = Needs()
        self._measured.clear()
        self._fit()
        self._measure()

    def _on_data_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        """Update rows that were fetched or changed."""
        if last.row() - first.row() + 1 == self._games.rowCount():
            self._reset()  # all rows change when the language does
            return
        self._measured.difference_update(range(first.row(), last.row() + 1))
        self._measure()

    def _measure(self) -> None:
        """Measure the texts of the visible rows."""
        metrics, foot = self.fontMetrics(), self.rowAt(self.viewport().height() - 1)
        last = foot if foot >= 0 else self._games.rowCount() - 1
        is_wider = False
        for row in range(max(0, self.rowAt(0)), last + 1):
            game = None if row in self._measured else self._games.game(row)
            if game is None:
                continue
            self._measured.add(row)
            for column in self._needs.measured:
                text = self._games.index(row, column).data()
                beside = room_beside_words(game, column)
                is_wider |= self._needs.take(column, text, beside, metrics)
        if is_wider and self.horizontalHeader().viewport().underMouse():
            self._fits_later = True
        elif is_wider:
            self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Widen columns only after the pointer has left the headings, so that none moves under it."""
        if event.type() is QEvent.Type.Leave and self._fits_later:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Fit row heights and column widths to the texts."""
        self._fits_later = False
        self.verticalHeader().setDefaultSectionSize(text_px(_ROW_PX))
        header, star = self.horizontalHeader(), text_px(_STAR_PX)
        self.setColumnWidth(Column.STAR, star)
        headings = {
            column: header.sectionSizeFromContents(column).width() for column in self._needs.columns
        }
        widths = widths_within(self.viewport().width() - star, self._needs, headings)
        for column in self._needs.columns:
            self.setColumnHidden(column, column not in widths)
            if column in widths:
                self.setColumnWidth(column, widths[column])

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Distribute the width again."""
        super().resizeEvent(event)
        self._fit()
        self._measure()

    def restyle(self) -> None:
        """Fit the new text size."""
        self._reset()

    @property
    def order(self) -> tuple[Order, bool]:
        """The sort order, and whether it is the reverse of the usual direction."""
        header = self.horizontalHeader()
        order = ORDERS.get(Column(header.sortIndicatorSection()), Order.DATE)
        falls = header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
        return order, falls is not order.value[1]

    def chosen(self) -> tuple[range, ...]:
        """Return the selected rows, many of which may not have been fetched."""
        parts = self.selectionModel().selection().toList()
        return tuple(range(part.top(), part.bottom() + 1) for part in parts)

    def selected_games(self) -> list[GameSummary]:
        """Return the selected games that have been fetched; at most 50 per range of rows."""
        rows = (row for part in self.chosen() for row in part[:_IN_SIGHT])
        games = (self._games.game(row) for row in rows)
        return [game for game in games if game is not None]

    def chosen_ids(self) -> tuple[int, ...]:
        """Return the ids of the selected games; none if more than 50 are selected."""
        few = sum(map(len, self.chosen())) <= _IN_SIGHT
        return tuple(game.id for game in self.selected_games()) if few else ()

    def choose(self, rows: Sequence[int]) -> None:
        """Select these rows instead of the present ones, and go to the first of them."""
        flags = QItemSelectionModel.SelectionFlag
        chosen = self.selectionModel()
        for place, row in enumerate(rows):
            index = self._games.index(row, Column.GAME)
            if place == 0:
                # Not selectRow(): while Ctrl is still held after Ctrl+L, it would only toggle the
                # row.
                chosen.setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            else:
                chosen.select(index, flags.Select | flags.Rows)

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key of the list; return False if it is another key."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.opening.emit()
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.deleting.emit()
            case Qt.Key.Key_F2:
                self.renaming.emit()
            case Qt.Key.Key_Space:
                self.starring.emit()
            case _:
                return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Handle the list's own keys first."""
        if not self.press(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        """Toggle the star that was pressed."""
        super().mousePressEvent(event)
        if self.indexAt(event.position().toPoint()).column() == Column.STAR:
            self.starring.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        """Open the game, unless the double click is on the star."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and index.column() != Column.STAR:
            self.opening.emit()
