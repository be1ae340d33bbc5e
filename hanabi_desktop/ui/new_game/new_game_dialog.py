"""The dialog for a new game: number of players, seats, rules and deal."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QLocale,
    QRect,
    QSize,
    Signal,
)
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, GameOptions, TableTalk
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.library.metadata.badges_and_notes import free_badge
from hanabi_desktop.session.setup import GameSetup, Seat, faces_of
from hanabi_desktop.settings.programs import KeptProgram
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.teammates.conventions import CONVENTIONS, Agreement, agreed_by, kept_with
from hanabi_desktop.ui.agreements import AgreementChoice, AgreementDialog
from hanabi_desktop.ui.widgets.controls import ChoiceBox, label_for
from hanabi_desktop.ui.widgets.layouts import Columns
from hanabi_desktop.ui.widgets.seats import (
    SeatingPlan,
    SeatRow,
    StartingPlayerDialog,
    default_seats,
    problem_with,
)
from hanabi_desktop.ui.widgets.theme import announce
from hanabi_desktop.wording.conventions import convention_name
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.markup import tip_text
from hanabi_desktop.wording.names import (
    RULES,
    capital,
    multicolour_line,
    multicolour_name,
    rule_line,
    rule_name,
    talk_line,
    talk_name,
)

translate = QCoreApplication.translate


_INDENT_PX = 34
_WIDTH_PX = 310


class RulesChoice(QWidget):
    """A check box for each rule, and the choices of multicolour and of table talk."""

    def __init__(self, options: GameOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.boxes: dict[str, QCheckBox] = {}
        for rule in RULES:
            box, line = QCheckBox(rule_name(rule)), _quiet_line()
            line.setText(rule_line(rule))
            box.setAccessibleDescription(line.text())
            layout.addWidget(box)
            layout.addWidget(line)
            self.boxes[rule] = box
        self.multicolour, self._multicolour_line = ChoiceBox(), _quiet_line()
        for kind in Multicolour:
            self.multicolour.addItem(multicolour_name(kind), kind)
        self.multicolour.currentIndexChanged.connect(self._explain)
        layout.addSpacing(4)
        layout.addLayout(_row(translate("NewGame", "Multicolour"), self.multicolour))
        layout.addSpacing(6)
        layout.addWidget(self._multicolour_line)
        self.talk, self._talk_line = ChoiceBox(), _quiet_line()
        for talk in TableTalk:
            self.talk.addItem(talk_name(talk), talk)
        self.talk.currentIndexChanged.connect(self._explain)
        #: what players may say to each other, and what the cards show of earlier clues
        layout.addLayout(_row(translate("NewGame", "Memory and talk"), self.talk))
        layout.addSpacing(6)
        layout.addWidget(self._talk_line)
        layout.addStretch(1)
        self.show_rules(options)
        self._explain()

    def show_rules(self, options: GameOptions) -> None:
        for rule, box in self.boxes.items():
            box.setChecked(getattr(options, rule))
        self.multicolour.setCurrentIndex(self.multicolour.findData(options.multicolour))
        self.talk.setCurrentIndex(self.talk.findData(options.table_talk))

    def _explain(self) -> None:
        """Say below each choice what it means."""
        self._multicolour_line.setText(multicolour_line(self.multicolour.currentData()))
        self.multicolour.setAccessibleDescription(self._multicolour_line.text())
        self._talk_line.setText(talk_line(self.talk.currentData()))
        self.talk.setAccessibleDescription(self._talk_line.text())

    def applied_to(self, options: GameOptions) -> GameOptions:
        rules: dict[str, Any] = {rule: box.isChecked() for rule, box in self.boxes.items()}
        kind, talk = self.multicolour.currentData(), self.talk.currentData()
        return replace(options, multicolour=kind, table_talk=talk, **rules)


def _row(name: str, box: ChoiceBox) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(5, 4, 0, 0)
    row.addWidget(label_for(name, box))
    row.addSpacing(10)
    row.addWidget(box, 1)
    return row


def _quiet_line() -> QLabel:
    line = QLabel()
    line.setObjectName("quiet")
    line.setWordWrap(True)
    line.setFixedWidth(text_px(_WIDTH_PX))
    line.setContentsMargins(_INDENT_PX, 0, 0, 8)
    return line


_BY_CLOTHES = "clothes"
"""The choice that asks who begins after the dialog has been accepted."""
_MOST_DIGITS = 18
"""How many digits a deal's number may have."""
_GROUPING = " \u00a0\u202f,.’'"
"""The signs that group digits in some language."""
_GAP_PX = 24
_FRAME = QSize(16, 48)
"""The largest size of a window's frame, in pixels."""


class NewGameDialog(QDialog):
    """Two to five seats, each with a name; at least one of them is a person's.

    Args:
        last: the table shown at first.
        earlier: the tables played at before.
        fresh_deal: the number of a new deal.
        agreements: the saved agreements, by name.
        programs: those that the person has added.

    Signals:
        lesson_asked: (Lesson) start this lesson instead.
    """

    agreements_changed = Signal(object)
    lesson_asked = Signal(object)

    def __init__(
        self,
        last: GameSetup,
        earlier: Sequence[GameSetup],
        fresh_deal: int,
        parent: QWidget | None = None,
        agreements: Sequence[Agreement] = (),
        programs: Sequence[KeptProgram] = (),
    ) -> None:
        super().__init__(parent)
        self._fresh_deal = fresh_deal
        self._counts_words = Counts()
        self._begins: int | None = None
        self.setWindowTitle(translate("NewGame", "New game"))
        self.counts = QButtonGroup(self)
        self._programs = tuple(programs)
        labels = [program.label for program in programs]
        self.rows = [SeatRow(place, self, labels) for place in range(MAX_PLAYERS)]
        self.deal = QLineEdit()
        self.deal.setPlaceholderText(translate("NewGame", "a new deal"))
        self.deal.textChanged.connect(self._check_deal)
        self.first = ChoiceBox()
        self.rules = RulesChoice(last.options)
        self.teaching = QCheckBox(translate("NewGame", "Teaching table (counts as help)"))
        self.teaching.setToolTip(
            tip_text(
                translate(
                    "NewGame",
                    "Before a move that costs 0.4 points or more, going by what you can know,"
                    " the table asks whether you mean it.",
                )
            )
        )
        self.teaching.setAccessibleDescription(self.teaching.toolTip())
        self.agreement = AgreementChoice(agreements)
        self.agreement_dialog: AgreementDialog | None = None
        self._unknown = QLabel()
        self._unknown.setObjectName("quiet")
        self.plan = SeatingPlan(self)
        self.earlier = self._earlier_tables(earlier)
        self._problem = QLabel()
        self._problem.setObjectName("problem")
        self._problem.setWordWrap(True)
        self._lay_out()
        self.fill(last)
        self.first.currentIndexChanged.connect(self._show_plan)
        self.counts.idToggled.connect(lambda *_: self._show_rows())
        for row in self.rows:
            row.name.textChanged.connect(self._name_first_seats)
            row.changed.connect(lambda row=row: self._on_seat_changed(row))
            row.badge.changed.connect(self._show_plan)
        self.agreement.changed.connect(self._on_agreement_changed)
        self.agreement.other_asked.connect(self._ask_for_agreement)
        self.play_button.setDefault(True)

    def _lay_out(self) -> None:
        self._title = QLabel(self.windowTitle())
        self._title.setObjectName("title")
        heading = QHBoxLayout()
        heading.addWidget(self._title, 1)
        heading.addWidget(self.earlier)
        counts = QHBoxLayout()
        counts.setSpacing(6)
        for number in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            counts.addWidget(self._count_button(number))
        counts.addStretch(1)
        seats = QWidget()
        grid = QGridLayout(seats)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(7)
        grid.addWidget(QLabel(translate("NewGame", "Players")), 0, 0)
        grid.addLayout(counts, 0, 1, 1, 3)
        for line, row in enumerate(self.rows, start=1):
            row.add_to(grid, line)
        below = MAX_PLAYERS + 1
        grid.addWidget(label_for(translate("NewGame", "Who starts"), self.first), below, 0)
        grid.addWidget(self.first, below, 1, 1, 3)
        grid.addWidget(label_for(translate("NewGame", "Deal number"), self.deal), below + 1, 0)
        grid.addWidget(self.deal, below + 1, 1, 1, 2)
        grid.addWidget(self.teaching, below + 1, 3)
        grid.addWidget(label_for(translate("NewGame", "Agreement"), self.agreement), below + 2, 0)
        grid.addWidget(self.agreement, below + 2, 1, 1, 3)
        grid.addWidget(self._unknown, below + 3, 1, 1, 3)
        grid.setRowStretch(below + 4, 1)
        self._columns = Columns(seats, self.rules)
        layout = self._layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(14)
        layout.addLayout(heading)
        layout.addWidget(self._columns, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._problem, 1)
        foot.addWidget(self._buttons())
        layout.addLayout(foot)

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        self.play_button = buttons.addButton(
            translate("NewGame", "Play"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.play_button.setObjectName("primary")
        buttons.addButton(
            translate("NewGame", "Cancel"), QDialogButtonBox.ButtonRole.RejectRole
        ).setAutoDefault(False)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _count_button(self, number: int) -> QPushButton:
        button = QPushButton(str(number))
        button.setObjectName("count")
        button.setCheckable(True)
        button.setAutoDefault(False)
        button.setAccessibleName(self._counts_words.players(number))
        self.counts.addButton(button, number)
        return button

    def _earlier_tables(self, earlier: Sequence[GameSetup]) -> QPushButton:
        """Return a button with a menu of the tables played at before."""
        #: a button with a menu: who has played together before
        button = QPushButton(translate("NewGame", "Recent tables"))
        button.setAutoDefault(False)
        menu = QMenu(button)
        for setup in earlier:
            action = menu.addAction(", ".join(setup.names).replace("&", "&&"))
            action.triggered.connect(lambda _=False, setup=setup: self.fill(setup))
        button.setMenu(menu)
        button.setVisible(bool(earlier))
        return button

    # -- input and output -----------------------------------------------------------------------

    def fill(self, setup: GameSetup) -> None:
        others = default_seats(MAX_PLAYERS)
        for place, row in enumerate(self.rows):
            row.fill(setup.seats[place] if place < len(setup.seats) else others[place])
        self.counts.button(setup.options.players).setChecked(True)
        self.rules.show_rules(setup.options)
        self.teaching.setChecked(setup.is_taught)
        self.agreement.choose(setup.wished)
        self._show_rows()
        agreed = setup.options.first_seat
        self.first.setCurrentIndex(0 if agreed is None else self.first.findData(agreed))

    @property
    def deal_number(self) -> int | None:
        """The number entered, without signs that group its digits; the new deal's if there is none."""
        text = "".join(sign for sign in self.deal.text() if sign not in _GROUPING)
        if not text:
            return self._fresh_deal
        is_number = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
        return int(text) if is_number else None

    def _check_deal(self) -> None:
        """Say at once why a number cannot be dealt."""
        unusable = self.deal_number is None
        self._problem.setText(
            translate("NewGame", "A deal number has digits only, at most {most}.").format(
                most=_MOST_DIGITS
            )
            if unusable
            else ""
        )
        if unusable:
            announce(self, self._problem.text())

    def setup(self) -> GameSetup:
        players = self.counts.checkedId()
        number = self.deal_number
        if number is None:
            number = self._fresh_deal
        begins = self.first.currentData()
        options = GameOptions(players, first_seat=self._begins if begins == _BY_CLOTHES else begins)
        seats = tuple(row.seat for row in self.rows[:players])
        rules = self.rules.applied_to(options)
        return GameSetup(
            seats,
            rules,
            number,
            is_taught=self.teaching.isChecked(),
            wished=self.agreement.agreement,
        )

    def accept(self) -> None:
        """Close if the names and the deal's number are valid and it is known who begins."""
        seats = [row.seat for row in self.rows[: self.counts.checkedId()]]
        problem = problem_with(seats) or self._problem_with_programs()
        if problem:
            self._problem.setText(problem)
            announce(self, problem)
        elif self.deal_number is None:
            self._check_deal()
            self.deal.setFocus()
        elif self.first.currentData() == _BY_CLOTHES:
            self._ask_for_starting_player(seats)
        else:
            super().accept()

    def _problem_with_programs(self) -> str:
        """Return which program does not know the rules chosen; empty if all do."""
        setup = self.setup()
        seated = {seat.program for seat in setup.seats if seat.program is not None}
        for program in self._programs:
            if program.label in seated and not program.plays(setup.options):
                #: {name} is a program that the person has added
                text = translate(
                    "NewGame", "{name} doesn’t play by these rules or with this many players."
                )
                return text.format(name=program.name)
        return ""

    def _ask_for_starting_player(self, seats: Sequence[Seat]) -> None:
        question = StartingPlayerDialog(seats, self)
        question.chosen.connect(self._begin_with)
        question.open()

    def _begin_with(self, seat: int) -> None:
        self._begins = seat
        super().accept()

    def _show_plan(self) -> None:
        """Show the seats, and who begins if that has been chosen."""
        begins = self.first.currentData()
        seats = [
            replace(row.seat, name=row.seat.name or row.label.text())
            for row in self.rows[: self.counts.checkedId()]
        ]
        self.plan.show_seats(seats, begins if begins in range(len(seats)) else None)
        for row, seat, face in zip(self.rows, seats, faces_of(seats), strict=False):
            row.show_face(seat.program or face)

    def _on_seat_changed(self, changed: SeatRow) -> None:
        """Give a new person a free badge."""
        rows = self.rows[: self.counts.checkedId()]
        taken = [row.seat.badge for row in rows if row is not changed]
        if changed.seat.badge in taken:
            changed.badge.show_badge(free_badge([badge for badge in taken if badge is not None]))
        self._show_rows()

    def _show_rows(self) -> None:
        players = self.counts.checkedId()
        if not any(row.seat.is_person for row in self.rows[:players]):
            self.rows[0].make_person()
        for place, row in enumerate(self.rows):
            row.show_if(shown=place < players)
        self._name_first_seats()
        self._tell_unknown()
        self._fit()

    def _fit(self) -> None:
        """Resize to the contents, within the limits of the screen and the window."""
        layout = self._layout
        # adjustSize() is limited to two thirds of the screen, which would cut off lines. Like it,
        # activate the layout first, so that a native window is created with its minimum size.
        parent = self.parentWidget()
        room = self.screen().availableSize() - _FRAME
        room = room.expandedTo(parent.window().size()) if parent is not None else room
        self._title.setMinimumHeight(0)
        self._columns.fit(room)
        layout.activate()
        self._columns.fit(room - (layout.sizeHint() - self._columns.sizeHint()))
        if self._columns.is_stacked:  # the plan is beside the title alone
            self._title.setMinimumHeight(self.plan.sizeHint().height())
            layout.activate()
            self._columns.fit(room - (layout.sizeHint() - self._columns.sizeHint()))
        layout.activate()
        self.resize(layout.sizeHint())

    def _place_plan(self) -> None:
        """Place the plan beside the title, or beside the player counts if the columns are side by side."""
        if self._columns.is_stacked:
            title = self._title.geometry()
            left, foot = title.left() + self._title.sizeHint().width(), self._columns.y()
            right = title.right()
        else:
            last = self.counts.button(MAX_PLAYERS)
            left, foot = last.mapTo(self, last.rect().bottomRight()).toTuple()
            right = self.rules.mapTo(self, self.rules.rect().topLeft()).x()
        box = QRect(left + _GAP_PX // 2, 8, right - left - _GAP_PX, foot - 8)
        size = self.plan.sizeHint().boundedTo(box.size())
        self.plan.setGeometry(QRect(box.topLeft(), size))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 (Qt's name)
        super().showEvent(event)
        if not event.spontaneous():
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        if layout := self.layout():
            layout.activate()
        self._place_plan()

    # -- agreement --------------------------------------------------------------------------------

    def _on_agreement_changed(self) -> None:
        self._tell_unknown()
        self._fit()

    def _tell_unknown(self) -> None:
        """Show which conventions of the chosen agreement somebody at the table does not know."""
        wished = self.agreement.agreement
        rows = self.rows[: self.counts.checkedId()]
        levels = [row.seat.level for row in rows if row.seat.level is not None]
        unknown = (
            () if wished is None else wished.conventions - agreed_by(levels, wished).conventions
        )
        names = [convention_name(convention) for convention in CONVENTIONS if convention in unknown]
        self._unknown.setText(self._counts_words.conventions_left_out(len(names)))
        self._unknown.setToolTip(tip_text(capital(QLocale().createSeparatedList(names))))
        self._unknown.setAccessibleDescription(self._unknown.toolTip())
        self._unknown.setVisible(bool(names))

    def _ask_for_agreement(self) -> None:
        """Open the agreement dialog, starting with the agreement that the table would play by."""
        setup = self.setup()
        dialog = self.agreement_dialog = AgreementDialog(
            setup.wished or setup.agreed, self.agreement.kept, setup.options, self
        )
        dialog.chosen.connect(self._on_agreed)
        dialog.dropped.connect(self._on_dropped)
        dialog.lesson_asked.connect(self._ask_for_lesson)
        dialog.open()

    def _on_agreed(self, agreement: Agreement) -> None:
        """Play by an agreement; one with a name is saved and replaces an earlier one of that name."""
        if agreement.name and agreement.level is None:
            self._keep(kept_with(self.agreement.kept, agreement))
        self.agreement.choose(agreement)

    def _on_dropped(self, agreement: Agreement) -> None:
        self._keep(tuple(kept for kept in self.agreement.kept if kept.name != agreement.name))
        self.agreement.choose(None)

    def _keep(self, agreements: tuple[Agreement, ...]) -> None:
        self.agreement.keep(agreements)
        self.agreements_changed.emit(agreements)

    def _ask_for_lesson(self, lesson: Lesson) -> None:
        self.reject()
        self.lesson_asked.emit(lesson)

    def _name_first_seats(self) -> None:
        """Offer every seat by its present name as the starting player; keep the choice if possible."""
        chosen = self.first.currentData()
        self.first.clear()
        self.first.addItem(translate("NewGame", "At random"), None)
        self.first.addItem(
            translate("NewGame", "Whoever wears the most colourful clothes"), _BY_CLOTHES
        )
        for seat, row in enumerate(self.rows[: self.counts.checkedId()]):
            self.first.addItem(row.seat.name or row.label.text(), seat)
        self.first.setCurrentIndex(max(0, self.first.findData(chosen)))
        self._show_plan()
