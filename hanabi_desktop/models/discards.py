"""The discard pile, sorted: a row a suit, a column a rank."""

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
    """What the pile says of one face.

    Attributes:
        card: the face.
        discarded: copies on the pile.
        left: copies elsewhere.
        critical: one copy is left, and it is needed.
        lost: it is needed, and no copy is left.
    """

    card: Card
    discarded: int
    left: int
    critical: bool
    lost: bool

    @property
    def copies(self) -> int:
        """How many there are in the game."""
        return self.discarded + self.left


class DiscardsModel(QAbstractTableModel):
    """A cell for each face of the game; ``say`` puts a cell into words."""

    class Role(IntEnum):
        """What a cell can be asked for."""

        CELL = Qt.ItemDataRole.UserRole

    def __init__(self, say: Callable[[DiscardCell], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say = say
        self._suits: tuple[Suit, ...] = ()
        self._cells: dict[Card, DiscardCell] = {}

    def show(self, observation: Observation) -> None:
        """Take a new observation in."""
        standing = Standing.of(observation)
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
        """The suits in play, one a row."""
        return self._suits

    def pile_size(self) -> int:
        """Return how many cards lie on the pile."""
        return sum(cell.discarded for cell in self._cells.values())

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 (Qt's signature)
        """Return a row a suit."""
        return 0 if parent.isValid() else len(self._suits)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 (Qt's signature)
        """Return a column a rank."""
        return 0 if parent.isValid() else len(RANKS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the cell, or its sentence."""
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
