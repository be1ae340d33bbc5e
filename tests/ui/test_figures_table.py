"""The small tables of the review: every number is readable, at any width."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.ui.widgets.figures_table import FiguresModel, FiguresTable


def test_columns_share_the_width_or_scroll(qtbot: QtBot) -> None:
    rows = FiguresModel()
    rows.show(
        ("", "Spelare", "Björn", "Wilhelmina"),
        [("Förlorade poäng", "−47,5", "0,0", "10,2"), ("Dragna kort", "1", "2", "3")],
    )
    table, area, inner = FiguresTable(rows), QScrollArea(), QWidget()
    words = QLabel("As many lines as there is room for words in one of them, and no more.")
    words.setWordWrap(True)
    column = QVBoxLayout(inner)
    column.addWidget(words)
    column.addWidget(table)
    area.setWidgetResizable(True)
    area.setWidget(inner)
    area.resize(420, 130)
    qtbot.addWidget(area)
    table.fit()
    area.show()
    header, scrolled = table.horizontalHeader(), set[bool]()
    for width in (*range(420, 140, -1), *range(140, 420)):
        area.resize(width, 130)
        area.grab()
        needed = [
            max(header.sectionSizeHint(one), table.sizeHintForColumn(one)) for one in range(4)
        ]
        scrolls = table.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        scrolled.add(scrolls)
        if scrolls:
            assert all(header.sectionSize(one) >= needed[one] for one in range(4))
        else:
            assert sum(needed) <= table.viewport().width()
        assert table.viewport().height() >= 2 * table.rowHeight(0)
    assert scrolled == {True, False}
