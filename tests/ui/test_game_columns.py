"""Columns of the list of games fit their text, which wraps to two lines where needed."""

import pytest
from PySide6.QtGui import QFontMetrics, QGuiApplication

from hanabi_desktop.ui.library.game_table import Needs, in_two_lines, room_for, widths_within
from hanabi_desktop.ui.library.games_model import Column

HEADINGS = dict.fromkeys(Needs.columns, 60)
LONG = "13 av 30, förlorat på röda marker"


@pytest.fixture
def metrics(qapp: QGuiApplication) -> QFontMetrics:
    return QFontMetrics(qapp.font())


@pytest.fixture
def needs(metrics: QFontMetrics) -> Needs:
    needs = Needs()
    words = (LONG, "3 spelare · Kaskad av färger", "64", "−1,8", "21 aug. 2026, 00:00")
    for column, text in zip(needs.columns, words, strict=True):
        needs.take(column, text, 20, metrics)
    return needs


def test_text_wraps_after_a_comma_or_at_a_dot(metrics: QFontMetrics) -> None:
    assert in_two_lines(LONG, metrics) == ("13 av 30,", "förlorat på röda marker")
    assert in_two_lines("Träning · Åsa, Björn", metrics) == ("Träning", "Åsa, Björn")
    assert in_two_lines("Åsa, Björn, Zoë, Eva", metrics) == ("Åsa, Björn,", "Zoë, Eva")
    assert in_two_lines("64", metrics) == ("64",)


def test_text_stays_on_one_line_where_it_fits(needs: Needs, metrics: QFontMetrics) -> None:
    widths = widths_within(3000, needs, HEADINGS)
    assert set(widths) == set(needs.columns)
    assert widths[Column.SCORE] == 20 + room_for(LONG, metrics)
    assert widths[Column.TURNS] == 60, "the heading should determine the width"


def test_names_get_space_as_long_as_other_columns_can_shrink(needs: Needs) -> None:
    before = None
    for room in range(1400, 500, -1):
        widths = widths_within(room, needs, HEADINGS)
        left = room - sum(widths.values())
        assert all(widths[column] >= needs.broken[column] for column in widths)
        if left < 160:
            assert Column.TURNS not in widths
            assert widths[Column.SCORE] == needs.broken[Column.SCORE]
            assert widths[Column.DATE] == max(60, needs.broken[Column.DATE])
        if before is not None:
            assert all(widths[column] <= before[column] for column in widths)
        before = widths


def test_columns_do_not_change_with_shorter_texts(needs: Needs, metrics: QFontMetrics) -> None:
    assert not needs.take(Column.SCORE, "13 av 30", 20, metrics)
    assert needs.take(Column.SCORE, f"{LONG}, och mer", 20, metrics)
    assert not needs.take(Column.SCORE, f"{LONG}, och mer", 20, metrics)
