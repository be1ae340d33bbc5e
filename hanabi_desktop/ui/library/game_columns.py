"""The widths of the columns in the list of games, as a pure function of their contents."""

from collections.abc import Mapping

from PySide6.QtGui import QFontMetrics

from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.ui.library.game_delegate import in_two_lines, room_for
from hanabi_desktop.ui.library.games_model import Column

_LEAST_NAMES_PX, _MOST_NAMES_PX = 160, 330
"""Bounds, in pixels, of the width that names get before other columns exceed their minimum width."""
_MOST_PX = 330
"""The greatest width of any column but that of the names, in pixels at the usual text size."""


class Needs:
    """The widths that columns need for the texts of games, on one line and on two.

    Attributes:
        columns: the columns with the width they need; the column of names gets the rest.
        measured: these columns and that of the names.
        full: the width that all texts need on one line, by column, in pixels.
        broken: the width that they need on two lines, by column, in pixels.
    """

    columns = (Column.SCORE, Column.RULES, Column.TURNS, Column.COST, Column.DATE)
    measured = (Column.GAME, *columns)

    def __init__(self) -> None:
        self.full = dict.fromkeys(self.measured, 0)
        self.broken = dict.fromkeys(self.measured, 0)
        self._seen: set[tuple[Column, str, int]] = set()

    def take(self, column: Column, text: str, beside: int, metrics: QFontMetrics) -> bool:
        """Add a text; return whether its column now needs more width.

        Args:
            column: the column of the text.
            text: the text.
            beside: the width of whatever else is in the cell, in pixels.
            metrics: the metrics of the font.
        """
        if (column, text, beside) in self._seen:
            return False
        self._seen.add((column, text, beside))
        full = beside + room_for(text, metrics)
        if full <= self.broken[column]:
            return False  # it fits on one line even in the width needed for two
        broken = max(room_for(line, metrics) for line in in_two_lines(text, metrics))
        before = self.full[column], self.broken[column]
        self.full[column] = max(self.full[column], full)
        self.broken[column] = max(self.broken[column], beside + broken)
        return before != (self.full[column], self.broken[column])


def widths_within(room: int, needs: Needs, headings: Mapping[Column, int]) -> dict[Column, int]:
    """Return the width of each column, in pixels; columns that are left out are missing.

    If the names would have too little room with all texts on one line, columns are reduced one after
    the other: less important ones are left out, and the texts of others are broken onto two lines.

    Args:
        room: the width for the names and all columns.
        needs: the widths that the texts need.
        headings: the widths that the headings need.
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
