"""The sentences about a game at the table, with the players' names."""

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.review.findings import Grade, TurnReview
from hanabi_desktop.table.marks import MarkedMove, MarkKind
from hanabi_desktop.table.models.lists import DiscardCell, LogEntry, Row
from hanabi_desktop.table.models.table_model import TableCard
from hanabi_desktop.wording.clues_and_hints import ahead_sentence
from hanabi_desktop.wording.conventions import convention_name, convention_rule
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.events import (
    discard_sentence,
    hand_card_sentence,
    known_of,
    said_sentence,
    turn_sentence,
)
from hanabi_desktop.wording.markup import PLAIN, RICH, Markup, tip_text
from hanabi_desktop.wording.move_reasons import reason_sentence, term_sentence
from hanabi_desktop.wording.names import card_name
from hanabi_desktop.wording.review import better_mark, made_mark


def better_move(turn: TurnReview) -> Action:
    """Return the better move; the move made if there is no better one."""
    is_bettered = turn.grade not in (Grade.STRONG, Grade.UNRECORDED) and turn.cost.points > 0
    return turn.cost.best if is_bettered else turn.action


def moves_drawn(made: Action, better: Action) -> tuple[MarkedMove, ...]:
    """Return the marks of the move made, and of the better one if it differs."""
    marked = MarkedMove(MarkKind.MADE, made, made_mark(made))
    if better == made:
        return (marked,)
    return marked, MarkedMove(MarkKind.BETTER, better, better_mark(better))


class TableWords:
    """Puts a game into words, with the players' names by seat; used by the models."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        self.counts = Counts()

    def plain(self, row: Row) -> str:
        return self._sentence(row, PLAIN)

    def rich(self, row: Row) -> str:
        return self._sentence(row, RICH)

    def _sentence(self, row: Row, markup: Markup) -> str:
        if isinstance(row, LogEntry):
            return turn_sentence(row.turn, self.names, markup)
        return said_sentence(row, self.names, markup)

    def reason(self, entry: LogEntry, markup: Markup = PLAIN) -> str:
        """Return why a turn was played; empty for a person's turn."""
        if entry.reason is None:
            return ""
        text = reason_sentence(entry.reason, entry.turn, entry.places, self.names, markup)
        if entry.reason.ahead is not None:
            ahead = ahead_sentence(entry.reason.ahead, entry.places, self.names)
            return f"{text} {ahead}"
        return text if entry.reason.term is None else f"{text} {term_sentence(entry.reason.term)}"

    def note(self, row: Row) -> str:
        """Return why a turn was played, with the rule of the convention behind it."""
        if not isinstance(row, LogEntry) or row.reason is None:
            return ""
        name = convention_name(row.reason.convention)
        rule = convention_rule(row.reason.convention)
        reason = self.reason(row)
        return tip_text(f"{reason}\n\n{name}: {rule}" if rule else reason)

    def hand_card(self, card: TableCard, options: GameOptions, note: str = "") -> str:
        """Return the spoken description of a card in a hand, with its holder's note."""
        if card.seat is None or card.marks is None:
            return "" if card.card is None else card_name(card.card)
        return hand_card_sentence(
            self.names[card.seat],
            card.slot,
            card.card,
            known_of(card.marks, options.suits, card.possible),
            every_colour=card.card is not None and options.multicolour.counts_as_every(card.card),
            clued=card.marks.touched,
            critical=card.critical,
            trash=card.trash,
            note=note,
        )

    def discard_cell(self, cell: DiscardCell) -> str:
        return discard_sentence(
            cell.card, cell.discarded, cell.left, critical=cell.critical, lost=cell.lost
        )
