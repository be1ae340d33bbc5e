"""The table model of the discard pile: one row per suit, one column per rank."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from hanabi_desktop.game.cards import RANKS, Card, Suit
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.scoring import Standing, copies_left, is_critical, is_irreplaceable

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class DiscardCell:
    """One cell of the discard table.

    Attributes:
        card: suit and rank.
        discarded: number of copies on the pile.
        left: number of copies elsewhere.
        critical: whether only one copy is left and still needed.
        lost: whether it is still needed but no copy is left.
    """

    card: Card
    discarded: int
    left: int
    critical: bool
    lost: bool

    @property
    def copies(self) -> int:
        """The number of copies in the game."""
        return self.discarded + self.left


class DiscardsModel(QAbstractTableModel):
    """A cell for each card identity of the game; ``say`` describes a cell in words."""

    class Role(IntEnum):
        """Data roles of a cell."""

        CELL = Qt.ItemDataRole.UserRole

    def __init__(self, say: Callable[[DiscardCell], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say = say
        self._suits: tuple[Suit, ...] = ()
        self._cells: dict[Card, DiscardCell] = {}

    def show(self, observation: Observation) -> None:
        """Update all cells from a new observation."""
        standing = Standing.from_table(observation)
        cells = {}
        for suit in observation.options.suits:
            for rank in RANKS:
                card = Card(suit, rank)
                cells[card] = DiscardCell(
                    card,
                    standing.discarded.get(card, 0),
                    copies_left(card, standing),
                    is_critical(card, standing),
                    is_irreplaceable(card, standing),
                )
        if observation.options.suits != self._suits:
            self.beginResetModel()
            self._suits = observation.options.suits
            self._cells = cells
            self.endResetModel()
            return
        changed = [card for card, cell in cells.items() if cell != self._cells[card]]
        self._cells = cells
        for card in changed:
            index = self.index(self._suits.index(card.suit), card.rank - 1)
            self.dataChanged.emit(index, index)

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits in play, in row order."""
        return self._suits

    def pile_size(self) -> int:
        """Return how many cards lie on the pile."""
        return sum(cell.discarded for cell in self._cells.values())

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 (Qt's signature)
        return 0 if parent.isValid() else len(self._suits)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 (Qt's signature)
        return 0 if parent.isValid() else len(RANKS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the cell itself or its description."""
        if not index.isValid() or index.row() >= len(self._suits):
            return None
        cell = self._cells[Card(self._suits[index.row()], RANKS[index.column()])]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return self._say(cell)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._say(cell)
            case DiscardsModel.Role.CELL:
                return cell
        return None
