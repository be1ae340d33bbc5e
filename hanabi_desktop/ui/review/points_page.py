"""The page that shows where the points came from, what the deal allowed, and how each seat decided."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from hanabi_desktop.review.findings import Review
from hanabi_desktop.review.moments import Moment, MomentKind
from hanabi_desktop.ui.review.texts import heading_label, quiet_label, yielding_button
from hanabi_desktop.ui.review.waterfall import Waterfall
from hanabi_desktop.ui.widgets.adaptive import Adaptive
from hanabi_desktop.ui.widgets.figures_table import FiguresTable
from hanabi_desktop.ui.widgets.statistics_table import Cell, FiguresModel
from hanabi_desktop.wording.review import moment_name, points
from hanabi_desktop.wording.review_figures import (
    ceiling_sentence,
    last_perfect_sentence,
    ledger_rows,
)
from hanabi_desktop.wording.review_story import story_sentences
from hanabi_desktop.wording.review_summary import judged_sentence

translate = QCoreApplication.translate


class PointsPage(Adaptive, QScrollArea):
    """The ledger as a chart and as a table, and the table of seats.

    Signals:
        saving, copying: save or copy the summary.
    """

    saving = Signal()
    copying = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._review: Review | None = None
        self._moments: tuple[Moment, ...] = ()
        self._names: tuple[str, ...] = ()
        self._ledger_title, self._seats_title = heading_label(), heading_label()
        self._allowed_title = heading_label()
        self.waterfall = Waterfall()
        self.ledger_rows, self.seat_rows = FiguresModel(self), FiguresModel(self)
        self.ledger_table, self.seat_table = (
            FiguresTable(self.ledger_rows),
            FiguresTable(self.seat_rows),
        )
        self._luck, self._allowed, self._note = quiet_label(), quiet_label(), quiet_label()
        self.story, self.judged = quiet_label(), quiet_label()
        self.save_button, self.copy_button = yielding_button(), yielding_button()
        self._lay_out()
        self.save_button.clicked.connect(self.saving)
        self.copy_button.clicked.connect(self.copying)
        self.retranslate()

    def _lay_out(self) -> None:
        inner = self._inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(8)
        for part in (
            self.story,
            self.judged,
            self._ledger_title,
            self.waterfall,
            self.ledger_table,
            self._luck,
            self._note,
            self._allowed_title,
            self._allowed,
            self._seats_title,
            self.seat_table,
        ):
            column.addWidget(part)
        buttons = QHBoxLayout()
        for button in (self.save_button, self.copy_button):
            buttons.addWidget(button)
        column.addLayout(buttons)
        column.addStretch(1)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setObjectName("clear")
        self.setWidget(inner)

    def show_review(
        self,
        review: Review | None,
        moments: tuple[Moment, ...],
        names: tuple[str, ...],
    ) -> None:
        """Show the results so far."""
        self._review, self._moments, self._names = review, moments, names
        self._tell()

    def _tell(self) -> None:
        review = self._review
        self._inner.setVisible(review is not None)
        if review is None or not self._names:
            return
        self.story.setText(" ".join(story_sentences(review, self._moments, self._names)))
        self.judged.setText(judged_sentence(review))
        rows = ledger_rows(review.ledger, ended=review.ended)
        names = tuple(name for name, _ in rows)
        self.waterfall.show_ledger(review.ledger, names[:6], self._ledger_title.text())
        headings = (translate("Review", "Source"), translate("Review", "Points"))
        self.ledger_rows.show(headings, rows)
        self._luck.setText(self._luck_words())
        self._luck.setVisible(bool(self._luck.text()))
        allowed = []
        if review.ceiling is not None:
            allowed.append(ceiling_sentence(review.ceiling.lower, review.ceiling.upper))
        if review.last_perfect is not None:
            allowed.append(last_perfect_sentence(review.last_perfect, len(review.turns)))
        self._allowed.setText(
            " ".join(filter(None, allowed)) or translate("Review", "Not worked out yet.")
        )
        seats, lucks = review.seats, [review.luck_of(seat.seat) for seat in review.seats]
        figures: list[tuple[Cell, ...]] = [
            (translate("Review", "Decisions"), *(seat.decisions for seat in seats)),
            (translate("Review", "Cost in points"), *(seat.cost for seat in seats)),
            (translate("Review", "Strong"), *(seat.strong for seat in seats)),
            (translate("Review", "Inaccuracies"), *(seat.inaccuracies for seat in seats)),
            (translate("Review", "Mistakes"), *(seat.mistakes for seat in seats)),
            (translate("Review", "Blunders"), *(seat.blunders for seat in seats)),
            (translate("Review", "Cards drawn"), *(points(luck.draw) for luck in lucks)),
            (translate("Review", "Hidden cards"), *(points(luck.hidden) for luck in lucks)),
        ]
        self.seat_rows.show(("", *self._names), figures)
        for table in (self.ledger_table, self.seat_table):
            table.fit()

    def _luck_words(self) -> str:
        """Return the luckiest and the unluckiest draw, in words."""
        draws = [one for one in self._moments if one.kind is MomentKind.DRAWN]
        lucky = max(draws, key=lambda one: one.points, default=None)
        unlucky = min(draws, key=lambda one: one.points, default=None)
        text = translate("Review", "Turn {turn}: {what}, {points} points")
        told = [
            text.format(turn=one.turn, what=moment_name(one), points=points(one.points))
            for one in dict.fromkeys((lucky, unlucky))
            if one is not None
        ]
        return "\n".join(told)

    def retranslate(self) -> None:
        """Set every text again, in the new language."""
        self._ledger_title.setText(translate("Review", "Where the points came from"))
        self._seats_title.setText(translate("Review", "Decisions and luck by player"))
        self._allowed_title.setText(translate("Review", "Best score for this deal"))
        self._note.setText(
            translate(
                "Review",
                "“This deal”, “Cards drawn” and “Hidden cards” are luck. “Points without luck” are the"
                " points minus these three.",
            )
        )
        self.save_button.setText(translate("Review", "Save …"))
        self.copy_button.setText(translate("Review", "Copy text"))
        self.setAccessibleName(translate("Review", "Points and luck"))
        self.ledger_table.setAccessibleName(self._ledger_title.text())
        self.seat_table.setAccessibleName(self._seats_title.text())
        self._tell()
