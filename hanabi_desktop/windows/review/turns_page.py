"""Every turn in a table: the curve and its marks in figures."""

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hanabi_desktop.models.statistics_table import Cell, FiguresModel
from hanabi_desktop.review.findings import Review
from hanabi_desktop.windows.widgets.figures_table import FiguresTable
from hanabi_desktop.windows.widgets.theme import is_language_change
from hanabi_desktop.wording.review import grade_name, percent, plain_points, points

translate = QCoreApplication.translate


class TurnsPage(QWidget):
    """Turn by turn.

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
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        self.table.activated.connect(self._choose)
        self.table.clicked.connect(self._choose)
        self._retranslate()

    def show_review(self, review: Review | None, names: tuple[str, ...]) -> None:
        """Show what is known by now; whatever is chosen stays chosen."""
        self._review, self._names = review, names
        self._tell()

    def _tell(self) -> None:
        row = self.table.currentIndex().row()
        turns = () if self._review is None or not self._names else self._review.turns
        rows: list[tuple[Cell, ...]] = [
            (
                f"{turn.turn} {self._names[turn.seat]}",
                plain_points(turn.before.value),
                points(-turn.cost.points) if turn.cost.deals else "",
                "" if turn.grade is None else grade_name(turn.grade),
                percent(turn.before.perfect),
                points(turn.hidden + turn.draw),
            )
            for turn in turns
        ]
        headings = (
            translate("Review", "Turn"),
            translate("Review", "Expected"),
            translate("Review", "Decision"),
            translate("Review", "Grade"),
            translate("Review", "Perfect"),
            translate("Review", "Luck"),
        )
        self.rows.show(headings, rows)
        if 0 <= row < len(rows):
            self.table.selectRow(row)

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(index.row() + 1)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 (Qt's name)
        """Write every word anew in another language."""
        super().changeEvent(event)
        if is_language_change(event):
            self._retranslate()

    def _retranslate(self) -> None:
        self.table.setAccessibleName(translate("Review", "Every turn"))
        self._tell()
