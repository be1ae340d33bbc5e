"""The page of bookmarks and what-if lines.

A bookmark's note stays hidden until its moment has been passed.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QModelIndex, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hanabi_desktop.library.metadata.badges_and_notes import Bookmark, BranchEntry
from hanabi_desktop.ui.review.text_widgets import heading_label, quiet_label, yielding_button
from hanabi_desktop.ui.widgets.figures_table import Cell, FiguresModel, FiguresTable
from hanabi_desktop.ui.widgets.theme import Adaptive

translate = QCoreApplication.translate


class BookmarksPage(Adaptive, QWidget):
    """The bookmarks, and below them the variations of the game.

    Signals:
        chosen: (int) go to the moment after this many turns.
        branch_chosen: (int) show the variation with this index.
        renaming: (int) ask for a new name of the variation with this index.
        dropping: (int) delete the variation with this index.
    """

    chosen = Signal(int)
    branch_chosen = Signal(int)
    renaming = Signal(int)
    dropping = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bookmarks: tuple[Bookmark, ...] = ()
        self._names: tuple[str, ...] = ()
        self._passed = 0
        self.rows = FiguresModel(self)
        self.table = FiguresTable(self.rows)
        self._none, self._no_branches = quiet_label(), quiet_label()
        self._marked, self._courses = heading_label(), heading_label()
        self._branches: tuple[BranchEntry, ...] = ()
        self.branch_rows = FiguresModel(self)
        self.branch_table = FiguresTable(self.branch_rows)
        self.what_if_button, self.rename_button, self.drop_button = (
            yielding_button(),
            yielding_button(),
            yielding_button(),
        )
        buttons = QHBoxLayout()
        buttons.addWidget(self.rename_button)
        buttons.addWidget(self.drop_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for part in (self._marked, self._none):
            column.addWidget(part)
        column.addWidget(self.table, 1)
        for part in (self._courses, self._no_branches):
            column.addWidget(part)
        column.addWidget(self.branch_table, 1)
        column.addLayout(buttons)
        column.addWidget(self.what_if_button)
        column.addStretch(0)
        self.branch_table.activated.connect(lambda index: self.branch_chosen.emit(index.row()))
        self.branch_table.clicked.connect(lambda index: self.branch_chosen.emit(index.row()))
        self.rename_button.clicked.connect(lambda: self.renaming.emit(self._branch))
        self.drop_button.clicked.connect(lambda: self.dropping.emit(self._branch))
        self.table.activated.connect(self._choose)
        self.table.clicked.connect(self._choose)
        self.retranslate()

    def show_bookmarks(
        self, bookmarks: Sequence[Bookmark], names: Sequence[str], passed: int
    ) -> None:
        """Show the bookmarks of a game.

        Args:
            bookmarks: the bookmarks of all players.
            names: the players' names.
            passed: the number of turns that have been viewed; later notes stay hidden.
        """
        self._bookmarks = tuple(sorted(bookmarks, key=lambda one: one.turns))
        self._names, self._passed = tuple(names), passed
        self._tell()

    def _tell(self) -> None:
        later = translate("Review", "not reached yet")
        rows: list[tuple[Cell, ...]] = [
            (
                f"{one.turns} {self._names[one.seat]}",
                one.note if one.turns <= self._passed else later,
            )
            for one in self._bookmarks
            if one.seat < len(self._names)
        ]
        self.rows.show((translate("Review", "Turn"), translate("Review", "Note")), rows)
        self.table.setVisible(bool(rows))
        self._none.setVisible(not rows)

    @property
    def _branch(self) -> int:
        """The index of the selected variation; the last one if none is selected."""
        row = self.branch_table.currentIndex().row()
        return row if 0 <= row < len(self._branches) else len(self._branches) - 1

    def show_branches(self, branches: Sequence[BranchEntry]) -> None:
        """Show the variations of the game."""
        row = self.branch_table.currentIndex().row()
        self._branches = tuple(branches)
        self._tell_branches()
        if 0 <= row < len(self._branches):
            self.branch_table.selectRow(row)

    def _tell_branches(self) -> None:
        rows: list[tuple[Cell, ...]] = [(one.name, str(one.points)) for one in self._branches]
        headings = translate("Review", "Line"), translate("Review", "Points")
        self.branch_rows.show(headings, rows)
        for part in (self.branch_table, self.rename_button, self.drop_button):
            part.setVisible(bool(rows))
        self._no_branches.setVisible(not rows)

    def _choose(self, index: QModelIndex) -> None:
        if index.row() < len(self._bookmarks):
            self.chosen.emit(self._bookmarks[index.row()].turns)

    def retranslate(self) -> None:
        self._none.setText(
            translate("Review", "No bookmarks. While you play, Ctrl+B marks a moment.")
        )
        self._no_branches.setText(
            translate("Review", "No alternatives yet. Go to a turn and choose “Try another move”.")
        )
        self._marked.setText(translate("Review", "Bookmarks"))
        self._courses.setText(translate("Review", "What if"))
        self.what_if_button.setText(translate("Review", "Try another move"))
        self.rename_button.setText(translate("Review", "Rename"))
        self.drop_button.setText(translate("Review", "Remove"))
        self.table.setAccessibleName(self._marked.text())
        self.branch_table.setAccessibleName(self._courses.text())
        self._tell()
        self._tell_branches()
