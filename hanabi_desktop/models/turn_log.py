"""The log: every turn, the newest first."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum, auto
from typing import Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from hanabi_desktop.game.moves import Turn
from hanabi_desktop.game.observation import Observation, slot_of
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


class LogWords(Protocol):
    """Puts a row into words."""

    def plain(self, entry: LogEntry) -> str:
        """The sentence in plain text."""
        ...

    def rich(self, entry: LogEntry) -> str:
        """The sentence with tiles."""
        ...

    def note(self, entry: LogEntry) -> str:
        """Why it was done, and the rule behind it; empty for a person's turn."""
        ...


class TurnLogModel(QAbstractListModel):
    """One row a turn, the newest first.

    The words are lent by whoever makes the model, and asked for whenever a row is shown.
    """

    class Role(IntEnum):
        """What a row can be asked for."""

        ENTRY = Qt.ItemDataRole.UserRole
        RICH_TEXT = auto()

    def __init__(
        self,
        words: LogWords,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._entries: list[LogEntry] = []
        self._rich: dict[int, str] = {}

    def show(self, entries: Iterable[LogEntry]) -> None:
        """Show these turns, the first one first, in place of all others."""
        self.beginResetModel()
        self._rich.clear()
        self._entries = list(entries)[::-1]
        self.endResetModel()

    def add(self, entry: LogEntry) -> None:
        """Put a turn on top."""
        self.beginInsertRows(QModelIndex(), 0, 0)
        self._entries.insert(0, entry)
        self.endInsertRows()

    def tell_all(self, reasons: Sequence[Reason | None]) -> None:
        """The game is over: give every turn, the first one first, its whole reason."""
        ascending = zip(self._entries[::-1], reasons, strict=True)
        self._entries = [replace(entry, reason=reason) for entry, reason in ascending][::-1]
        self.retranslate()

    @property
    def newest(self) -> LogEntry | None:
        """The turn just played, None at the deal."""
        return self._entries[0] if self._entries else None

    def entry(self, number: int) -> LogEntry | None:
        """The turn of a number, counted from 1; None where there is none."""
        place = len(self._entries) - number
        return self._entries[place] if 0 <= place < len(self._entries) else None

    def retranslate(self) -> None:
        """Have every row read anew in another language."""
        self._rich.clear()
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def _rich_text(self, entry: LogEntry) -> str:
        """A turn's sentence with tiles; views ask for it again and again."""
        number = entry.turn.number
        if number not in self._rich:
            self._rich[number] = self._words.rich(entry)
        return self._rich[number]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 (Qt's signature)
        """As many rows as turns."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The sentence of a turn, its reason, or the entry itself."""
        if not index.isValid() or index.row() >= len(self._entries):
            return None
        entry = self._entries[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._words.plain(entry)
            case TurnLogModel.Role.RICH_TEXT:
                return self._rich_text(entry)
            case Qt.ItemDataRole.ToolTipRole:
                return self._words.note(entry) or None
            case TurnLogModel.Role.ENTRY:
                return entry
        return None
