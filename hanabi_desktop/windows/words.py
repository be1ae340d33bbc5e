"""The words of a game at the table: sentences with the names of those who sit there."""

from hanabi_desktop.models.discards import DiscardCell
from hanabi_desktop.models.turn_log import LogEntry
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.events import turn_sentence
from hanabi_desktop.wording.markup import PLAIN, RICH
from hanabi_desktop.wording.piles import discard_sentence
from hanabi_desktop.wording.reasons import reason_sentence


class TableWords:
    """Knows the players' names; the models ask it for their words.

    Attributes:
        names: the players' names, seat by seat.
    """

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        self.counts = Counts()

    def plain(self, entry: LogEntry) -> str:
        """A turn in plain text."""
        return turn_sentence(entry.turn, self.names, PLAIN)

    def rich(self, entry: LogEntry) -> str:
        """A turn with tiles."""
        return turn_sentence(entry.turn, self.names, RICH)

    def reason(self, entry: LogEntry) -> str:
        """Why a turn was played; empty for a person's."""
        if entry.reason is None:
            return ""
        return reason_sentence(entry.reason, entry.turn, entry.slot, self.names)

    def discard_cell(self, cell: DiscardCell) -> str:
        """A cell of the discards in words."""
        return discard_sentence(
            cell.card, cell.discarded, cell.left, critical=cell.critical, lost=cell.lost
        )
