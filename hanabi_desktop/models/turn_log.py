"""The log: every turn and every remark, the newest first."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum, auto
from typing import Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from hanabi_desktop.game.moves import Turn
from hanabi_desktop.game.observation import Observation, slot_of
from hanabi_desktop.game.remarks import Said
from hanabi_desktop.teammates.teammate import Reason

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A turn and its reason.

    Attributes:
        turn: what was done and what came of it.
        reason: why a teammate did it; None for a person's turn.
        places: seat and slot of every card in a hand, as they lay after the turn, by order.
    """

    turn: Turn
    reason: Reason | None = None
    places: Mapping[int, tuple[int, int]] = field(default_factory=dict)

    @classmethod
    def of(cls, observation: Observation, turn: Turn, reason: Reason | None) -> "LogEntry":
        """Note where the cards lie while they still lie there."""
        return cls(turn, reason, places_in(observation) if reason is not None else {})


def places_in(observation: Observation) -> dict[int, tuple[int, int]]:
    """Seat and slot (1 for the newest) of every card in a hand, by order."""
    places = {}
    for seat in range(observation.options.players):
        hand = observation.hand_orders(seat)
        places.update({order: (seat, slot_of(hand, order)) for order in hand})
    return places


Row = LogEntry | Said
"""What a row tells of."""


class LogWords(Protocol):
    """Puts a row into words."""

    def plain(self, row: Row) -> str:
        """The sentence in plain text."""
        ...

    def rich(self, row: Row) -> str:
        """The sentence with tiles."""
        ...

    def note(self, row: Row) -> str:
        """Why it was done, and the rule behind it; empty for a person's turn and for a remark."""
        ...


class TurnLogModel(QAbstractListModel):
    """One row for each turn and each remark, the newest first.

    The words are lent by whoever makes the model, and asked for whenever a row is shown.
    """

    class Role(IntEnum):
        """What a row can be asked for."""

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
        self._rich: dict[int | Said, str] = {}

    def show(self, entries: Iterable[LogEntry], said: Iterable[Said] = ()) -> None:
        """Show these turns and remarks, each the first one first, in place of all others."""
        self.beginResetModel()
        self._rich.clear()
        rows: list[Row] = [*entries, *said]
        self._rows = sorted(rows, key=_turns_played)[::-1]
        self.endResetModel()

    def add(self, row: Row) -> None:
        """Put a turn or a remark on top."""
        self.beginInsertRows(QModelIndex(), 0, 0)
        self._rows.insert(0, row)
        self.endInsertRows()

    def tell_all(self, reasons: Sequence[Reason | None]) -> None:
        """The game is over: give every turn, the first one first, its whole reason."""
        self._rows = [
            replace(row, reason=reasons[row.turn.number - 1]) if isinstance(row, LogEntry) else row
            for row in self._rows
        ]
        self.retranslate()

    @property
    def said(self) -> tuple[Said, ...]:
        """Every remark, the newest first."""
        return tuple(row for row in self._rows if isinstance(row, Said))

    @property
    def newest(self) -> LogEntry | None:
        """The turn just played, None at the deal."""
        return next((row for row in self._rows if isinstance(row, LogEntry)), None)

    def entry(self, number: int) -> LogEntry | None:
        """The turn of a number, counted from 1; None where there is none."""
        place = self.place_of(number)
        row = None if place is None else self._rows[place]
        return row if isinstance(row, LogEntry) else None

    def place_of(self, number: int) -> int | None:
        """The row of the turn of a number, counted from 1; None where there is none."""
        turns = enumerate(self._rows)
        return next(
            (p for p, row in turns if isinstance(row, LogEntry) and row.turn.number == number),
            None,
        )

    def retranslate(self) -> None:
        """Have every row read anew in another language."""
        self._rich.clear()
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def _rich_text(self, row: Row) -> str:
        """A row's sentence with tiles; views ask for it again and again."""
        key = _turns_played(row) if isinstance(row, LogEntry) else row
        if key not in self._rich:
            self._rich[key] = self._words.rich(row)
        return self._rich[key]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 (Qt's signature)
        """As many rows as turns and remarks."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The sentence of a row, the reason of a turn, or what the row tells of."""
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


def _turns_played(row: Row) -> int:
    """How many turns had been played once this had happened."""
    return row.turn.number if isinstance(row, LogEntry) else row.turns
