"""Sentences with tiles in them, to be drawn or shown as a label, and those about a game at the table."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QSizePolicy,
    QWidget,
)

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.review.findings import Grade, TurnReview
from hanabi_desktop.table.appearance import text_px, text_scale
from hanabi_desktop.table.art.painting import LEAST_PX, body_font
from hanabi_desktop.table.art.suits import draw_tile
from hanabi_desktop.table.marks import MarkedMove, MarkKind
from hanabi_desktop.table.models.lists import DiscardCell, LogEntry, Row
from hanabi_desktop.table.models.table_model import TableCard
from hanabi_desktop.ui.widgets.controls import PaintedOnce
from hanabi_desktop.ui.widgets.theme import palette_in_use
from hanabi_desktop.wording.conventions import convention_name, convention_rule
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.events import (
    discard_sentence,
    hand_card_sentence,
    known_of,
    said_sentence,
    turn_sentence,
)
from hanabi_desktop.wording.hints import ahead_figures, ahead_sentence
from hanabi_desktop.wording.markup import BOLD, BOLD_END, PLAIN, RICH, TILE, Markup, tip_text
from hanabi_desktop.wording.move_reasons import reason_sentence, term_sentence
from hanabi_desktop.wording.names import card_name
from hanabi_desktop.wording.review import better_mark, made_mark

_USUAL_PX = 14
_FEW_LINES = 2


@dataclass(frozen=True, slots=True)
class _Piece:
    """A run of text of one weight, or a tile; ``x`` and ``line`` are its position."""

    text: str
    bold: bool
    suit: Suit | None
    x: float
    line: int


_Part = tuple[str, bool, Suit | None, float]
"""A run of text of one weight, or a tile, within a word; and its width."""


class Sentence:
    """A marked-up sentence broken into lines; Qt's own layout would separate a tile from its word.

    Args:
        marked: the sentence in the markup of :mod:`hanabi_desktop.wording.markup`.
        width: the available width in pixels; a wider word gets a line of its own, and is elided.
        px: the font size in pixels, at the usual text size.
        grows: whether the font grows with the text size.
        most_lines: the number of lines after which the sentence is cut off; 0 for no limit.

    Attributes:
        width: the width of the widest line, in pixels.
        is_cut: whether something of the sentence is missing.
    """

    def __init__(
        self, marked: str, width: float, px: int, *, grows: bool = True, most_lines: int = 0
    ) -> None:
        px = text_px(px) if grows else px
        self._fonts = body_font(px, 400), body_font(px, 700)
        self._metrics = QFontMetricsF(self._fonts[0]), QFontMetricsF(self._fonts[1])
        self._line_height = round(1.36 * px) + 1.0
        self._tile = round(1.3 * px)
        self._pieces: list[_Piece] = []
        self.width = 0.0
        self.lines = 1
        self.is_cut = False
        self._break_into_lines(marked, width, most_lines)
        self.height = self.lines * self._line_height

    def _break_into_lines(self, marked: str, width: float, most_lines: int) -> None:
        space = self._advance(" ", bold=False)
        x, bold = 0.0, False
        for word in marked.split(" "):
            parts, bold = self._parts(word, bold=bold)
            length = sum(advance for *_, advance in parts)
            if parts and length > width:
                parts = self._elided(parts, width - length)
                length = sum(advance for *_, advance in parts)
            if x > 0 and x + length > width:
                if self.lines == most_lines:
                    self._cut(width)
                    return
                x = 0.0
                self.lines += 1
            for text, heavy, suit, advance in parts:
                self._append(_Piece(text, heavy, suit, x, self.lines - 1), spaced=x > 0)
                x += advance
            self.width = max(self.width, x)
            x += space

    def _elided(self, parts: Sequence[_Part], spare: float) -> list[_Part]:
        """Return the parts of a word with the longest one elided; ``spare`` is the room left, if negative."""
        place = max(range(len(parts)), key=lambda place: len(parts[place][0]))
        text, bold, suit, advance = parts[place]
        room = advance + spare
        if suit is not None or room <= 0:
            return list(parts)
        self.is_cut = True
        text = self._metrics[bold].elidedText(text, Qt.TextElideMode.ElideRight, room)
        elided = (text, bold, suit, self._advance(text, bold=bold))
        return [*parts[:place], elided, *parts[place + 1 :]]

    def _cut(self, width: float) -> None:
        """End the last line in an ellipsis."""
        last, self.is_cut = self._pieces[-1], True
        if last.suit is None:
            text = f"{last.text} …"
            elided = self._metrics[last.bold].elidedText(
                text, Qt.TextElideMode.ElideRight, width - last.x
            )
            self._pieces[-1] = replace(last, text=elided)

    def _append(self, piece: _Piece, *, spaced: bool) -> None:
        last = self._pieces[-1] if self._pieces else None
        joins = (
            last is not None
            and spaced
            and last.suit is piece.suit is None
            and (last.bold, last.line) == (piece.bold, piece.line)
        )
        if last is not None and joins:
            self._pieces[-1] = replace(last, text=f"{last.text} {piece.text}")
        else:
            self._pieces.append(piece)

    def _parts(self, word: str, *, bold: bool) -> tuple[list[_Part], bool]:
        """Return the runs of a word with their widths, and whether it ends in bold."""
        parts: list[_Part] = []
        stretch = ""

        def end_stretch() -> None:
            if stretch:
                parts.append((stretch, bold, None, self._advance(stretch, bold=bold)))

        letters = iter(word)
        for letter in letters:
            if letter not in (BOLD, BOLD_END, TILE):
                stretch += letter
                continue
            end_stretch()
            stretch = ""
            if letter == TILE:
                parts.append(("", bold, Suit.from_letter(next(letters)), self._tile + 4.0))
            else:
                bold = letter == BOLD
        end_stretch()
        return parts, bold

    def _advance(self, text: str, *, bold: bool) -> float:
        return self._metrics[bold].horizontalAdvance(text)

    def draw(self, painter: QPainter, at: QPointF, ink: QColor) -> None:
        """Draw the lines, with the top left corner of the first at a point."""
        for piece in self._pieces:
            top = at.y() + piece.line * self._line_height
            if piece.suit is not None:
                drop = (self._line_height - self._tile) / 2
                box = QRectF(
                    at.x() + piece.x + 0.5, top + drop + 0.5, self._tile - 1, self._tile - 1
                )
                draw_tile(painter, piece.suit, box)
                continue
            metrics = self._metrics[piece.bold]
            painter.setFont(self._fonts[piece.bold])
            painter.setPen(ink)
            lead = (self._line_height - metrics.height()) / 2
            painter.drawText(QPointF(at.x() + piece.x, top + lead + metrics.ascent()), piece.text)


class SentenceLabel(QWidget):
    """A sentence on a rounded background, on at most two lines.

    Its accessible name is the plain text, and so is its tooltip if the sentence had to be cut off.
    """

    _SIDE_PX = 15
    _ROUNDING_PX = 16

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marked = ""
        self._reserved = 0
        self._picture = PaintedOnce()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, marked: str, plain: str, reserved: int = 0) -> None:
        """Show a sentence, leaving ``reserved`` pixels free at the right end."""
        self._marked = marked
        self._reserved = reserved
        self.setAccessibleName(plain)
        self._explain()
        self.update()

    def _explain(self) -> None:
        is_cut = self._sentence(self.width()).is_cut
        self.setToolTip(tip_text(self.accessibleName()) if is_cut else "")

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        self._explain()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        self._picture.show(self, (self._marked, self._reserved), self._paint)

    def _paint(self, painter: QPainter) -> None:
        palette = palette_in_use()
        painter.setPen(palette.line)
        painter.setBrush(palette.panel)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = min(box.height() / 2, self._ROUNDING_PX)
        painter.drawRoundedRect(box, radius, radius)
        sentence = self._sentence(self.width())
        at = QPointF(self._SIDE_PX, (self.height() - sentence.height) / 2)
        sentence.draw(painter, at, palette.ink)

    def height_within(self, width: float) -> float:
        """Return the height in pixels that the whole sentence needs at this width."""
        return self._sentence(width).height + 4

    def _sentence(self, width: float) -> Sentence:
        """Break the sentence into lines: one if it fits, or else two in a smaller font.

        At a larger text size the font never becomes smaller than it usually is.
        """
        room = width - 2 * self._SIDE_PX - self._reserved
        sentence = Sentence(self._marked, room, _USUAL_PX)
        if sentence.lines == 1:
            return sentence
        largest, least = text_px(LEAST_PX), LEAST_PX if text_scale() == 1 else _USUAL_PX
        for px in range(max(largest, least), least - 1, -1):
            sentence = Sentence(self._marked, room, px, grows=False, most_lines=_FEW_LINES)
            if not sentence.is_cut:
                break
        return sentence


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
        if row.reason.ahead is not None:
            reason = f"{reason} ({ahead_figures(row.reason.ahead)})"
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
