"""The table model of the library's games, which loads pages of rows on demand."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, Protocol

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from hanabi_desktop.library.metadata.summary import GameSummary, Order

PAGE = 100
_KEPT_PAGES = 12

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class Column(IntEnum):
    """The columns, from left to right."""

    STAR = 0
    GAME = 1
    SCORE = 2
    RULES = 3
    TURNS = 4
    COST = 5
    DATE = 6


ORDERS = {
    Column.GAME: Order.NAMES,
    Column.SCORE: Order.SCORE,
    Column.RULES: Order.PLAYERS,
    Column.TURNS: Order.TURNS,
    Column.COST: Order.COST,
    Column.DATE: Order.DATE,
}
"""The sort order of each sortable column."""


_TELLING = (Column.GAME, Column.SCORE)
"""The columns with icons, which a tooltip explains."""


class GameWords(Protocol):
    """Formats the games of the list."""

    def heading(self, column: Column) -> str:
        """Return the header of a column."""

    def heading_tip(self, column: Column) -> str:
        """Return the tooltip of a header; empty for none."""

    def cell(self, game: GameSummary, column: Column) -> str:
        """Return the text of a cell."""

    def spoken(self, game: GameSummary, column: Column) -> str:
        """Return the cell's accessible text."""

    def tip(self, game: GameSummary, column: Column) -> str:
        """Return the cell's tooltip."""


class GamesModel(QAbstractTableModel):
    """A table model whose rows are fetched page by page when they become visible.

    Args:
        words: formats the games.
        fetch: requests the page that starts at a row; :meth:`take_page` delivers it.
    """

    class Role(IntEnum):
        """Data roles besides the text."""

        GAME = Qt.ItemDataRole.UserRole

    def __init__(
        self, words: GameWords, fetch: Callable[[int], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._fetch = fetch
        self._count = 0
        self._pages: OrderedDict[int, Sequence[GameSummary]] = OrderedDict()
        self._awaited: set[int] = set()

    def show(self, count: int, first: Sequence[GameSummary]) -> None:
        """Show another list, given its length and first page."""
        self.beginResetModel()
        self._count = count
        self._pages.clear()
        self._awaited.clear()
        if first:
            self._pages[0] = first
        self.endResetModel()

    def refresh(self, count: int, first: Sequence[GameSummary]) -> None:
        """Reload the list after games have changed, keeping the scroll position."""
        if count != self._count:
            self.show(count, first)
            return
        self._pages.clear()
        self._awaited.clear()
        if first:
            self._pages[0] = first
        if count:
            self.dataChanged.emit(self.index(0, 0), self.index(count - 1, len(Column) - 1))

    def take_page(self, start: int, games: Sequence[GameSummary]) -> None:
        """Insert a requested page."""
        page = start // PAGE
        self._awaited.discard(page)
        if not games or start >= self._count:
            return
        self._pages[page] = games
        while len(self._pages) > _KEPT_PAGES:
            self._pages.popitem(last=False)
        last = min(self._count, start + len(games)) - 1
        self.dataChanged.emit(self.index(start, 0), self.index(last, len(Column) - 1))

    def game(self, row: int) -> GameSummary | None:
        """Return a row's game, or None while it is being fetched."""
        page, place = divmod(row, PAGE)
        games = self._pages.get(page)
        if games is None:
            if page not in self._awaited and 0 <= row < self._count:
                self._awaited.add(page)
                self._fetch(page * PAGE)
            return None
        self._pages.move_to_end(page)
        return games[place] if place < len(games) else None

    def retranslate(self) -> None:
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        if self._count:
            self.dataChanged.emit(self.index(0, 0), self.index(self._count - 1, len(Column) - 1))

    def rowCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: N802 (Qt's name)
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: N802 (Qt's name)
        return 0 if parent.isValid() else len(Column)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's text, accessible text or tooltip, or the row's game."""
        if not index.isValid():
            return None
        game = self.game(index.row())
        column = Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return "" if game is None else self._words.cell(game, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return "" if game is None else self._words.spoken(game, column)
            case Qt.ItemDataRole.ToolTipRole if game is not None and column in _TELLING:
                return self._words.tip(game, column)
            case GamesModel.Role.GAME:
                return game
            case _:
                return None

    def headerData(  # noqa: N802 (Qt's name)
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._words.heading(Column(section))
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.ToolTipRole:
            return self._words.heading_tip(Column(section))
        return None
