"""The lists beside the table: the turn log and the discard pile."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum, auto
from typing import Protocol

from PySide6.QtCore import (
    QAbstractListModel,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from hanabi_desktop.game.cards import RANKS, Card, Suit
from hanabi_desktop.game.moves import Turn
from hanabi_desktop.game.observation import Observation, slot_of
from hanabi_desktop.game.remarks import Said
from hanabi_desktop.game.scoring import Standing, copies_left, is_critical, is_irreplaceable
from hanabi_desktop.teammates.teammate import Reason

AnyIndex = QModelIndex | QPersistentModelIndex
"""An index as Qt hands it to models and delegates."""
NOWHERE = QModelIndex()
"""The parent of every row of a list or table."""


@dataclass(frozen=True, slots=True)
class DiscardCell:
    """One cell of the discard table.

    Attributes:
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
        return sum(cell.discarded for cell in self._cells.values())

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 (Qt's name)
        return 0 if parent.isValid() else len(self._suits)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 (Qt's name)
        return 0 if parent.isValid() else len(RANKS)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
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


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A turn with its reason.

    Attributes:
        turn: the action and its outcome.
        reason: the teammate's reason; None for a person's turn.
        places: seat and slot of every card in a hand after the turn, by order.
    """

    turn: Turn
    reason: Reason | None = None
    places: Mapping[int, tuple[int, int]] = field(default_factory=dict)

    @classmethod
    def from_step(cls, step: "LogStep", turn: Turn) -> "LogEntry":
        """Create an entry that records the cards' places after the turn."""
        reason = step.reason
        return cls(turn, reason, places_in(step.observation) if reason is not None else {})


class LogStep(Protocol):
    """One step of the game as the observing seat may see it."""

    @property
    def observation(self) -> Observation: ...

    @property
    def turn(self) -> Turn | None:
        """The turn; None at the deal."""

    @property
    def reason(self) -> Reason | None:
        """A teammate's reason; None for a person's turn."""


def places_in(observation: Observation) -> dict[int, tuple[int, int]]:
    """Return seat and slot (1 for the newest) of every card in a hand, by order."""
    places = {}
    for seat in range(observation.options.players):
        hand = observation.hand_orders(seat)
        places.update({order: (seat, slot_of(hand, order)) for order in hand})
    return places


Row = LogEntry | Said
"""The turn or remark of a row."""


class LogWords(Protocol):
    """Formats the rows of the log."""

    def plain(self, row: Row) -> str: ...

    def rich(self, row: Row) -> str:
        """Return the sentence as rich text with card tiles."""
        ...

    def note(self, row: Row) -> str:
        """Return the reason and the rule behind it; empty for a person's turn or a remark."""
        ...


class TurnLogModel(QAbstractListModel):
    """A list model with one row for each turn and remark, newest first.

    The caller supplies the formatter, which is asked whenever a row is shown.
    """

    class Role(IntEnum):
        """Data roles of a row."""

        ROW = Qt.ItemDataRole.UserRole
        RICH_TEXT = auto()
        TURN = auto()

    def __init__(
        self,
        words: LogWords,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._rows: list[Row] = []
        self._told: list[LogStep | Said] = []
        self._rich: dict[int | Said, str] = {}

    def show(self, steps: Iterable[LogStep], said: Iterable[Said] = ()) -> None:
        """Show these steps and remarks, each oldest first.

        Rows that are unchanged are kept: playing on adds rows, and stepping back removes the newest.
        """
        events: list[LogStep | Said] = [step for step in steps if step.turn is not None]
        events = sorted((*events, *said), key=_when)
        shared = zip(self._told, events, strict=False)
        same = next(
            (place for place, (old, new) in enumerate(shared) if old is not new and old != new),
            min(len(self._told), len(events)),
        )
        before, self._told = self._told, events
        if before and not same:
            self._reset_log()
            return
        self._drop(len(before) - len(events))
        overlap = min(len(before), len(events))
        if overlap > same:
            self._replace(same, overlap)
        self._add(events[len(before) :])

    def _reset_log(self) -> None:
        self.beginResetModel()
        self._rich.clear()
        self._rows = [_row(event) for event in reversed(self._told)]
        self.endResetModel()

    def _drop(self, count: int) -> None:
        if count > 0:
            self.beginRemoveRows(NOWHERE, 0, count - 1)
            del self._rows[:count]
            self._rich.clear()
            self.endRemoveRows()

    def _replace(self, first: int, last: int) -> None:
        self._rich.clear()
        size = len(self._rows)
        for place in range(first, last):
            self._rows[size - 1 - place] = _row(self._told[place])
        self.dataChanged.emit(self.index(size - last), self.index(size - 1 - first))

    def _add(self, events: Sequence[LogStep | Said]) -> None:
        """Insert steps and remarks at the top, one by one."""
        for event in events:
            self.beginInsertRows(NOWHERE, 0, 0)
            self._rows.insert(0, _row(event))
            self.endInsertRows()

    @property
    def said(self) -> tuple[Said, ...]:
        """All remarks, newest first."""
        return tuple(row for row in self._rows if isinstance(row, Said))

    @property
    def newest(self) -> LogEntry | None:
        """The latest turn; None at the deal."""
        return next((row for row in self._rows if isinstance(row, LogEntry)), None)

    def entry(self, number: int) -> LogEntry | None:
        """Return the entry of a turn (counted from 1), or None."""
        place = self.place_of(number)
        row = None if place is None else self._rows[place]
        return row if isinstance(row, LogEntry) else None

    def place_of(self, number: int) -> int | None:
        """Return the row of a turn (counted from 1), or None."""
        turns = enumerate(self._rows)
        return next(
            (p for p, row in turns if isinstance(row, LogEntry) and row.turn.number == number),
            None,
        )

    def retranslate(self) -> None:
        self._rich.clear()
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def _rich_text(self, row: Row) -> str:
        """Return a row's rich text from a cache, as views ask for it often."""
        key = _turns_played(row) if isinstance(row, LogEntry) else row
        if key not in self._rich:
            self._rich[key] = self._words.rich(row)
        return self._rich[key]

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 (Qt's name)
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._words.plain(row)
            case TurnLogModel.Role.RICH_TEXT:
                return self._rich_text(row)
            case Qt.ItemDataRole.ToolTipRole:
                return self._words.note(row) or None
            case TurnLogModel.Role.ROW:
                return row
            case TurnLogModel.Role.TURN:
                return _turns_played(row)
        return None


def _when(event: LogStep | Said) -> int:
    """Return the number of turns played by the end of a row's event."""
    return event.turns if isinstance(event, Said) else len(event.observation.history)


def _row(event: LogStep | Said) -> Row:
    if isinstance(event, Said) or event.turn is None:
        return event  # type: ignore[return-value] # the deal is left out
    return LogEntry.from_step(event, event.turn)


def _turns_played(row: Row) -> int:
    """Return how many turns had been played once this had happened."""
    return row.turn.number if isinstance(row, LogEntry) else row.turns
