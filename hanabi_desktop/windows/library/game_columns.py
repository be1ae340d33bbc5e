"""How wide the columns of the list of games are: a pure function of what stands in them."""

from collections.abc import Mapping

from PySide6.QtGui import QFontMetrics

from hanabi_desktop.models.games import Column
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.windows.library.game_delegate import in_two_lines, room_for

_LEAST_NAMES_PX, _MOST_NAMES_PX = 160, 330
"""Between these lies what names have to have room for before others may have more than they must."""
_MOST_PX = 330
"""As wide as any column but that of names gets at most, in pixels at the usual size of words."""


class Needs:
    """How wide columns have to be for the words of games, in one line and in two.

    Attributes:
        columns: those that have the width that they need; names get what these leave.
        measured: the same and the names' own.
        full: the width for all words in one line, by column, in pixels.
        broken: the width for them in two lines.
    """

    columns = (Column.SCORE, Column.RULES, Column.TURNS, Column.COST, Column.DATE)
    measured = (Column.GAME, *columns)

    def __init__(self) -> None:
        self.full = dict.fromkeys(self.measured, 0)
        self.broken = dict.fromkeys(self.measured, 0)
        self._seen: set[tuple[Column, str, int]] = set()

    def take(self, column: Column, text: str, beside: int, metrics: QFontMetrics) -> bool:
        """Have room for these words as well; whether that takes more than before.

        Args:
            column: where they stand.
            text: the words.
            beside: what else stands in their cell, in pixels.
            metrics: of the font they are written in.
        """
        if (column, text, beside) in self._seen:
            return False
        self._seen.add((column, text, beside))
        full = beside + room_for(text, metrics)
        if full <= self.broken[column]:
            return False  # so it fits broken as well
        broken = max(room_for(line, metrics) for line in in_two_lines(text, metrics))
        before = self.full[column], self.broken[column]
        self.full[column] = max(self.full[column], full)
        self.broken[column] = max(self.broken[column], beside + broken)
        return before != (self.full[column], self.broken[column])


def widths_within(room: int, needs: Needs, headings: Mapping[Column, int]) -> dict[Column, int]:
    """Return how wide each column is, in pixels; one that is left out is missing.

    Where names have too little room beside all words in one line, columns are left out that say
    little, and words broken into two lines, one column after the other.

    Args:
        room: for names and columns together.
        needs: what the words of the games need.
        headings: what the words over the columns need.
    """
    most = text_px(_MOST_PX)
    least_names = min(
        text_px(_MOST_NAMES_PX), max(text_px(_LEAST_NAMES_PX), needs.broken[Column.GAME])
    )

    def width(column: Column, words: int) -> int:
        return min(most, max(words, headings[column]))

    widths = {column: width(column, needs.full[column]) for column in needs.columns}

    def leave_out(column: Column) -> None:
        widths.pop(column, None)

    def break_words(column: Column) -> None:
        widths[column] = width(column, needs.broken[column])

    for give_way, column in (
        (leave_out, Column.TURNS),
        (break_words, Column.RULES),
        (break_words, Column.SCORE),
        (leave_out, Column.COST),
        (break_words, Column.DATE),
    ):
        if room - sum(widths.values()) >= least_names:
            break
        give_way(column)
    return widths
