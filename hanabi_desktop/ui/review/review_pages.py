"""The pages of a review beside the moments: the sum of points, the list of turns, hands and bookmarks."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QLocale,
    QModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.library.metadata.badges_and_notes import Bookmark, BranchEntry
from hanabi_desktop.review.findings import HeldKnowledge, Ledger, Review, Stage, TurnReview
from hanabi_desktop.review.hands import HANDS
from hanabi_desktop.review.moments import Moment, MomentKind
from hanabi_desktop.support.translation import percent
from hanabi_desktop.table.appearance import faded, text_px
from hanabi_desktop.table.art.painting import draw_words
from hanabi_desktop.ui.review.review_widgets import (
    MarkedText,
    heading_label,
    quiet_label,
    sign_picture,
    yielding_button,
)
from hanabi_desktop.ui.widgets.controls import ChoiceBox, fill
from hanabi_desktop.ui.widgets.figures_table import Cell, FiguresModel, FiguresTable, Sign
from hanabi_desktop.ui.widgets.layouts import Scrolled
from hanabi_desktop.ui.widgets.theme import Adaptive, palette_in_use
from hanabi_desktop.wording.markup import RICH
from hanabi_desktop.wording.move_reasons import Places
from hanabi_desktop.wording.review import (
    awaited_sentence,
    ceiling_sentence,
    grade_name,
    known_sentences,
    last_perfect_sentence,
    ledger_rows,
    moment_name,
    plain_points,
    points,
    story_sentences,
)
from hanabi_desktop.wording.review_summary import judged_sentence

translate = QCoreApplication.translate


_ROW, _LABEL, _FIGURE = 24, 0.5, 40
_LEAST_SPAN = 4.0


class Waterfall(QWidget):
    """Bars that each begin where the one above ends; the table below shows the same data."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ledger: Ledger | None = None
        self._names: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_ledger(self, ledger: Ledger, names: tuple[str, ...], title: str) -> None:
        """Show a ledger; ``names`` are the names of its six rows."""
        self._ledger, self._names = ledger, names
        self.setAccessibleName(title)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        return QSize(220, 6 * text_px(_ROW) + 8)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        ledger = self._ledger
        if ledger is None:
            return
        steps = (ledger.deal, ledger.draw, ledger.hidden, ledger.decision)
        levels = [ledger.par]
        for step in steps:
            levels.append(levels[-1] + step)
        low, high = min(levels), max(levels)
        spare = max(0.6, (_LEAST_SPAN - (high - low)) / 2)
        low, high = low - spare, high + spare
        label = _LABEL * self.width()
        wide = text_px(_FIGURE)
        room = self.width() - label - wide - 8

        def x(level: float) -> float:
            return label + room * (level - low) / (high - low)

        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, row = palette_in_use(), text_px(_ROW)
        rows: list[tuple[float, float, str]] = [(low, levels[0], plain_points(ledger.par))]
        rows += [
            (levels[place], levels[place + 1], points(step)) for place, step in enumerate(steps)
        ]
        rows.append((low, ledger.final, plain_points(ledger.final)))
        for place, (begin, end, figure) in enumerate(rows):
            top = 4.0 + place * row
            whole = place in (0, len(rows) - 1)
            colour = palette.highlight if whole else palette.good if end >= begin else palette.ember
            left, right = sorted((x(begin), x(end)))
            bar = QRectF(left, top + 4, max(2.0, right - left), row - 8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawRoundedRect(bar, 2, 2)
            if not whole and right - left > 9:
                self._draw_way(painter, bar, rises=end >= begin)
            if place + 1 < len(rows):
                painter.setPen(QPen(faded(palette.ink3, 0.7), 1, Qt.PenStyle.DotLine))
                painter.drawLine(QPointF(x(end), top + row - 4), QPointF(x(end), top + row + 4))
            align = Qt.AlignmentFlag.AlignLeft
            name = QRectF(0, top, label - 6, row)
            weight = 600 if whole else 500
            draw_words(
                painter, name, self._names[place], palette.ink, px=13, weight=weight, align=align
            )
            amount = QRectF(self.width() - wide, top, wide, row)
            right_side = Qt.AlignmentFlag.AlignRight
            draw_words(painter, amount, figure, palette.ink, px=13, weight=700, align=right_side)
        painter.end()

    @staticmethod
    def _draw_way(painter: QPainter, bar: QRectF, *, rises: bool) -> None:
        """Draw an arrowhead that shows a bar's direction without colour."""
        tip = bar.right() - 2 if rises else bar.left() + 2
        back = tip - 5 if rises else tip + 5
        painter.setBrush(palette_in_use().panel)
        middle = bar.center().y()
        painter.drawPolygon(
            [QPointF(tip, middle), QPointF(back, middle - 4), QPointF(back, middle + 4)]
        )


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
                points(turn.hidden + turn.draw) if turn.is_judged else "",
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
        if turn.stage is Stage.UNDERWAY:
            return "…"
        if not turn.cost.deals:
            return ""
        cost = points(-turn.cost.points)
        if turn.grade is None:
            return cost
        return Sign(cost, grade_name(turn.grade), sign_picture(turn.grade, palette_in_use()))

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(index.row() + 1)

    def retranslate(self) -> None:
        self.table.setAccessibleName(translate("Review", "Every turn"))
        self._tell()


class PointsPage(Adaptive, QScrollArea):
    """The ledger as a chart and as a table, and the table of seats; empty until the review is complete.

    Attributes:
        awaited: says how many turns are still to be judged.
    """

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
        self.awaited = quiet_label()
        self.save_button, self.copy_button = yielding_button(), yielding_button()
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        whole = QWidget()
        outer = QVBoxLayout(whole)
        outer.setContentsMargins(0, 0, 6, 0)
        inner = self._inner = QWidget()
        outer.addWidget(self.awaited)
        outer.addWidget(inner)
        outer.addStretch(1)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
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
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setObjectName("clear")
        self.setWidget(whole)

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
        is_complete = review is not None and review.complete
        self._inner.setVisible(is_complete)
        self.awaited.setVisible(review is not None and not is_complete)
        if review is None or not self._names:
            return
        if not is_complete:
            self.awaited.setText(awaited_sentence(review))
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
        self._ledger_title.setText(translate("Review", "Where the points came from"))
        self._seats_title.setText(translate("Review", "Decisions and luck by player"))
        self._allowed_title.setText(translate("Review", "Best score for this deal"))
        self._note.setText(
            translate(
                "Review",
                "“This deal”, “Cards drawn” and “Hidden cards” are luck. “Points without luck”"
                " is the score minus these three.",
            )
        )
        self.save_button.setText(translate("Review", "Save…"))
        self.copy_button.setText(translate("Review", "Copy text"))
        self.setAccessibleName(translate("Review", "Points and luck"))
        self.ledger_table.setAccessibleName(self._ledger_title.text())
        self.seat_table.setAccessibleName(self._seats_title.text())
        self._tell()


_MOST_CARDS = 5
"""The size of the largest hand."""


class HandsPage(Adaptive, QWidget):
    """The cards of a hand: what its holder could know of each, and how likely each card was.

    Signals:
        wanted: (int) work out what this seat could know.
    """

    wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._known: tuple[HeldKnowledge, ...] = ()
        self._places: Places = {}
        self.seats = ChoiceBox()
        self.seats.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.cards = [MarkedText() for _ in range(_MOST_CARDS)]
        self._note = quiet_label()
        shown = QVBoxLayout()
        shown.setSpacing(12)
        for text in self.cards:
            shown.addWidget(text)
        shown.addWidget(self._note)
        shown.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.seats)
        column.addWidget(Scrolled(shown), 1)
        self.seats.activated.connect(lambda: self.wanted.emit(self.seats.currentData()))
        self.retranslate()

    @property
    def seat(self) -> int:
        """The seat whose hand is shown."""
        return int(self.seats.currentData() or 0)

    def show_names(self, names: Sequence[str]) -> None:
        """Set the players' names."""
        self._names = tuple(names)
        self.retranslate()

    def choose(self, seat: int) -> None:
        """Show the hand of a seat."""
        self.seats.setCurrentIndex(max(0, self.seats.findData(seat)))

    def show_known(self, known: tuple[HeldKnowledge, ...], places: Places) -> None:
        """Show the result; an empty one while it is still being computed."""
        self._known, self._places = known, places
        self._tell()

    def _tell(self) -> None:
        rich = known_sentences(self._known, self._places, RICH)
        plain = known_sentences(self._known, self._places)
        for place, text in enumerate(self.cards):
            told = place < len(plain)
            text.say(rich[place] if told else "", plain[place] if told else "")
        self._note.setText(
            #: {hands} is a number such as 4,000
            translate(
                "Review",
                "Based on {hands} possible hands, given what this player had seen by then."
                " Nothing later counts.",
            ).format(hands=QLocale().toString(HANDS))
            if self._known
            else translate("Review", "The figures will appear in a moment.")
        )

    def retranslate(self) -> None:
        fill(
            self.seats,
            translate("Review", "Player"),
            tuple((name, seat) for seat, name in enumerate(self._names)),
        )
        self._tell()


class BookmarksPage(Adaptive, QWidget):
    """The bookmarks, and below them the variations of the game.

    A bookmark's note stays hidden until its moment has been passed.

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
