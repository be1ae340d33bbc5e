"""The list of games as a table: a star before each, sorted by its headings."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from hanabi_desktop.library.metadata.query import Order
from hanabi_desktop.library.metadata.summary import GameSummary
from hanabi_desktop.models.games import ORDERS, Column, GamesModel
from hanabi_desktop.table.art.lettering import text_px
from hanabi_desktop.table.art.palette import faded
from hanabi_desktop.windows.widgets.icons import star_path
from hanabi_desktop.windows.widgets.theme import is_theme_change, palette_in_use

_ROW_PX = 38
_IN_SIGHT = 50
_WIDTHS = {
    Column.STAR: 44,
    Column.SCORE: 160,
    Column.RULES: 184,
    Column.TURNS: 84,
    Column.COST: 104,
    Column.DATE: 156,
}

_LEAST_NAMES_PX = 150
_DISPENSABLE = (Column.TURNS, Column.COST)
"""What is left out, in this order, where names have no room."""


class _Delegate(QStyledItemDelegate):
    """Draws a star, filled or hollow, in the first column."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a cell."""
        super().paint(painter, option, index)
        game = index.data(GamesModel.Role.GAME)
        if index.column() != Column.STAR or not isinstance(game, GameSummary):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = palette_in_use().accent if game.starred else faded(palette_in_use().ink3, 0.7)
        state: QStyle.StateFlag = option.state
        if state & QStyle.StateFlag.State_Selected:
            ink = palette_in_use().on_highlight
        painter.setPen(ink)
        painter.setBrush(ink if game.starred else Qt.BrushStyle.NoBrush)
        painter.drawPath(star_path(QPointF(QRectF(option.rect).center()), 8))
        painter.restore()


class GameTable(QTableView):
    """Shows the model's games; Enter opens, Delete deletes, F2 renames, Space marks with a star.

    Signals:
        opening, deleting, renaming, starring: this is to be done with the games chosen.
    """

    opening = Signal()
    deleting = Signal()
    renaming = Signal()
    starring = Signal()

    def __init__(self, games: GamesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("games")
        self._games = games
        self._delegate = _Delegate(self)
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
        self._fit()

    def _fit(self) -> None:
        """Rows and columns as large as their words; what names need most gives way to them."""
        self.verticalHeader().setDefaultSectionSize(text_px(_ROW_PX))
        room = self.viewport().width() - text_px(_LEAST_NAMES_PX)
        for column, width in _WIDTHS.items():
            self.setColumnWidth(column, text_px(width))
            room -= text_px(width)
        for column in _DISPENSABLE:
            self.setColumnHidden(column, room < 0)
            room += text_px(_WIDTHS[column]) if room < 0 else 0

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Share the room out anew."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 (Qt's name)
        """Words may be of another size now."""
        super().changeEvent(event)
        if is_theme_change(event):
            self._fit()

    @property
    def order(self) -> tuple[Order, bool]:
        """What the list is to be sorted by, and whether the other way round than usual."""
        header = self.horizontalHeader()
        order = ORDERS.get(Column(header.sortIndicatorSection()), Order.DATE)
        falls = header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
        return order, falls is not order.value[1]

    def chosen(self) -> tuple[range, ...]:
        """The rows chosen; many of them may not have been fetched."""
        parts = self.selectionModel().selection().toList()
        return tuple(range(part.top(), part.bottom() + 1) for part in parts)

    def chosen_in_sight(self) -> list[GameSummary]:
        """The games chosen, as far as they have been fetched; no more than a few."""
        rows = (row for part in self.chosen() for row in part[:_IN_SIGHT])
        games = (self._games.game(row) for row in rows)
        return [game for game in games if game is not None]

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key is for; False when it is not one of the list's own."""
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
        """The list's own keys first."""
        if not self.press(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        """A press on a star is for the star."""
        super().mousePressEvent(event)
        if self.indexAt(event.position().toPoint()).column() == Column.STAR:
            self.starring.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        """Twice anywhere else opens the game."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and index.column() != Column.STAR:
            self.opening.emit()
