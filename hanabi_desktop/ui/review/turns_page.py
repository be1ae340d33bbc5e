"""The page with every turn in a table: the curve and its marks as figures."""

from PySide6.QtCore import QCoreApplication, QModelIndex, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hanabi_desktop.review.findings import Review, TurnReview
from hanabi_desktop.ui.review.grade_signs import sign_picture
from hanabi_desktop.ui.widgets.adaptive import Adaptive
from hanabi_desktop.ui.widgets.figures_table import FiguresTable
from hanabi_desktop.ui.widgets.statistics_table import Cell, FiguresModel, Sign
from hanabi_desktop.ui.widgets.theme import palette_in_use
from hanabi_desktop.wording.review import grade_name, percent, plain_points, points

translate = QCoreApplication.translate


class TurnsPage(Adaptive, QWidget):
    """A table with one row for each turn.

    Signals:
        chosen: (int) go to the decision of this turn, counted from 1.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._review: Review | None = None
        self._names: tuple[str, ...] = ()
        self.rows = FiguresModel(self)
        self.table = FiguresTable(self.rows)
        self.table.leave_out_names()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        self.table.activated.connect(self._choose)
        self.table.clicked.connect(self._choose)
        self.retranslate()

    def show_review(self, review: Review | None, names: tuple[str, ...]) -> None:
        """Show the results so far; the selection stays."""
        self._review, self._names = review, names
        self._tell()

    def _tell(self) -> None:
        row = self.table.currentIndex().row()
        turns = () if self._review is None or not self._names else self._review.turns
        rows: list[tuple[Cell, ...]] = [
            (
                Sign(str(turn.turn), self._names[turn.seat]),
                plain_points(turn.before.value),
                self._decision(turn),
                percent(turn.before.perfect),
                points(turn.hidden + turn.draw),
            )
            for turn in turns
        ]
        headings = (
            translate("Review", "Turn"),
            translate("Review", "Points"),
            translate("Review", "Decision"),
            translate("Review", "Perfect"),
            translate("Review", "Luck"),
        )
        self.rows.show(headings, rows)
        self.table.share_width()
        if 0 <= row < len(rows):
            self.table.selectRow(row)

    @staticmethod
    def _decision(turn: TurnReview) -> Cell:
        """Return the cost of a decision, with the sign of its grade."""
        if not turn.cost.deals:
            return ""
        cost = points(-turn.cost.points)
        if turn.grade is None:
            return cost
        return Sign(cost, grade_name(turn.grade), sign_picture(turn.grade, palette_in_use()))

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(index.row() + 1)

    def retranslate(self) -> None:
        """Set every text again, in the new language."""
        self.table.setAccessibleName(translate("Review", "Every turn"))
        self._tell()
