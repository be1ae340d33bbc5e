"""Dialogs about the conventions of a table: those known, and the choice of an agreement."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLocale, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.game.cards import Rank, parse_cards
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.learning.lessons import EXAMPLES, LESSON_OF, Example
from hanabi_desktop.library.metadata.agreement_file import MOST_LETTERS
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.table.art.figures import (
    DrawnCard,
    DrawnRow,
    draw_example,
    example_size,
)
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import (
    BASICS,
    SWITCHES,
    Agreement,
    Convention,
    agreement_of,
    needed_for,
    resting_on,
    useful_in,
)
from hanabi_desktop.teammates.explaining.clue_readings import Habit
from hanabi_desktop.ui.widgets.controls import ChoiceBox, label_for
from hanabi_desktop.ui.widgets.dialogs import Question
from hanabi_desktop.ui.widgets.layouts import FlowLayout, Scrolled
from hanabi_desktop.ui.widgets.theme import palette_in_use
from hanabi_desktop.ui.widgets.window_sizes import resize_within_screen
from hanabi_desktop.wording.conventions import (
    convention_name,
    convention_rule,
    described,
    discard_label,
    fireworks_label,
    habits_by_player,
    hand_label,
    hand_of,
    no_habits,
)
from hanabi_desktop.wording.learning import lesson_title
from hanabi_desktop.wording.markup import escape
from hanabi_desktop.wording.names import agreement_name, capital

translate = QCoreApplication.translate


class AgreementChoice(ChoiceBox):
    """Offers all conventions that every teammate knows, the levels' agreements, and the saved ones.

    Signals:
        other_asked: open the dialog to compose another agreement; the choice stays until that is done.
    """

    changed = Signal()
    other_asked = Signal()

    def __init__(self, kept: Sequence[Agreement], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept = tuple(kept)
        self._offered: tuple[Agreement | None, ...] = ()
        self._chosen: Agreement | None = None
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._write()
        self.activated.connect(self._on_activated)

    @property
    def agreement(self) -> Agreement | None:
        """The agreement chosen; None stands for all conventions that every teammate knows."""
        return self._chosen

    @property
    def kept(self) -> tuple[Agreement, ...]:
        """The saved agreements, by name."""
        return self._kept

    def choose(self, agreement: Agreement | None) -> None:
        self._chosen = agreement
        self._write()
        self.changed.emit()

    def keep(self, kept: Sequence[Agreement]) -> None:
        self._kept = tuple(kept)
        self._write()

    def _write(self) -> None:
        own = [agreement for agreement in self._kept if agreement != self._chosen]
        if self._chosen is not None and self._chosen.level is None:
            own.insert(0, self._chosen)
        self._offered = (None, *map(agreement_of, Level), *own)
        with QSignalBlocker(self):
            self.clear()
            self.addItem(translate("NewGame", "All conventions your teammates share"))
            for agreement in self._offered:
                if agreement is not None:
                    self.addItem(agreement_name(agreement))
            self.insertSeparator(self.count())
            self.addItem(translate("NewGame", "Other agreement…"))
            self.setCurrentIndex(self._offered.index(self._chosen))

    def _on_activated(self, place: int) -> None:
        if place < len(self._offered):
            self.choose(self._offered[place])
            return
        self.setCurrentIndex(self._offered.index(self._chosen))
        self.other_asked.emit()


class ExamplePicture(QLabel):
    """One example as a picture; its accessible name describes the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_example(self, example: Example | None) -> None:
        """Draw an example; None hides the picture."""
        self.setVisible(example is not None)
        if example is None:
            return
        rows = _rows(example)
        image = draw_example(rows, palette_in_use(), self.devicePixelRatioF())
        self.setPixmap(QPixmap.fromImage(image))
        size = example_size(rows)
        self.setMinimumSize(QSize(round(size.width()), round(size.height())))
        self.setAccessibleName(described(example))


def _rows(example: Example) -> tuple[DrawnRow, ...]:
    rows = []
    if example.stacks:
        tops = tuple(DrawnCard(card) for card in parse_cards(example.stacks))
        rows.append(DrawnRow(fireworks_label(), tops))
    if example.discarded:
        gone = tuple(DrawnCard(card) for card in parse_cards(example.discarded))
        rows.append(DrawnRow(discard_label(), gone))
    rows += [
        DrawnRow(hand_label(example, place), _hand(example, place))
        for place in range(len(example.hands))
    ]
    return tuple(rows)


def _hand(example: Example, place: int) -> tuple[DrawnCard, ...]:
    words = example.hands[place].split()
    value = example.clue[1] if example.clue is not None and example.clue[0] == place else None
    turns = {where: turn for turn, where in enumerate(example.plays, start=1)}
    return tuple(
        DrawnCard(
            card,
            is_pointed_at=value in ((card.rank,) if isinstance(value, Rank) else (card.suit,)),
            is_clued="'" in words[slot - 1],
            turn=turns.get((place, slot), 0),
            is_kept=(place, slot) in example.keeps,
        )
        for slot, card in enumerate(hand_of(example, place), start=1)
    )


_LIST_PX, _TEXT_PX, _NAME_PX = 270, 400, 210
_LETTERS = 10


class AgreementDialog(QDialog):
    """Composes an agreement; a convention that needs others is offered together with them.

    Args:
        options: the rules of the table; conventions of no use under these rules can still be chosen.

    Signals:
        chosen: (Agreement) play by this one; if it has a name, save it.
        dropped: (Agreement) delete this saved agreement.
    """

    chosen = Signal(object)
    dropped = Signal(object)
    lesson_asked = Signal(object)

    def __init__(
        self,
        first: Agreement,
        kept: Sequence[Agreement],
        options: GameOptions,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._kept = tuple(kept)
        self._useful = useful_in(SWITCHES, options)
        self._agreed: set[Convention] = set()
        self.setWindowTitle(translate("Agreement", "Agreement"))
        self.begin_with = ChoiceBox()
        self.name = QLineEdit()
        self.name.setMaxLength(MOST_LETTERS)
        self.name.setMinimumWidth(text_px(_NAME_PX))
        self.begin_with.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.begin_with.setMinimumContentsLength(_LETTERS)
        self.switches = QListWidget()
        self.question: Question | None = None
        self._title, self._rule, self._needs = QLabel(), QLabel(), QLabel()
        self.picture = ExamplePicture()
        self.lesson_button = QPushButton()
        self.drop_button = QPushButton(translate("Agreement", "Delete"))
        self._write()
        self._lay_out()
        self._connect()
        self._begin(first)
        self.switches.setCurrentRow(0)
        resize_within_screen(self, 780, 590)

    @property
    def agreement(self) -> Agreement:
        return Agreement(BASICS | self._agreed, self.name.text().strip())

    # -- construction -----------------------------------------------------------------------------

    def _write(self) -> None:
        self.begin_with.setAccessibleName(translate("Agreement", "Start with"))
        for level in Level:
            self.begin_with.addItem(agreement_name(agreement_of(level)))
        for own in self._kept:
            self.begin_with.addItem(agreement_name(own))
        self.name.setPlaceholderText(translate("Agreement", "enter a name to save it"))
        self.name.setAccessibleName(translate("Agreement", "Name of the agreement"))
        self.switches.setAccessibleName(translate("Agreement", "Conventions"))
        for convention in SWITCHES:
            item = QListWidgetItem(capital(convention_name(convention)))
            item.setData(Qt.ItemDataRole.UserRole, int(convention))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, convention_rule(convention))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            self.switches.addItem(item)
        self._title.setObjectName("heading")
        self._needs.setObjectName("quiet")
        self.lesson_button.setObjectName("link")
        for label in (self._title, self._rule, self._needs):
            label.setWordWrap(True)
        for button in (self.lesson_button, self.drop_button):
            button.setAutoDefault(False)

    def _lay_out(self) -> None:
        title = QLabel(self.windowTitle())
        title.setObjectName("title")
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(title)
        fields = FlowLayout(spacing=10)
        for text, field in (
            (translate("Agreement", "Start with"), self.begin_with),
            (translate("Agreement", "Name"), self.name),
        ):
            pair = QWidget()
            row = QHBoxLayout(pair)
            row.setContentsMargins(0, 0, 0, 0)
            row.addWidget(label_for(text, field))
            row.addWidget(field)
            fields.addWidget(pair)
        top.addLayout(fields, 1)
        self.switches.setFixedWidth(text_px(_LIST_PX))
        explanation = QWidget()
        column = QVBoxLayout(explanation)
        column.setSpacing(10)
        for widget in (self._title, self._rule, self._needs):
            column.addWidget(widget)
        column.addWidget(self.lesson_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.picture)
        column.addStretch(1)
        scroll = Scrolled(explanation)
        scroll.setMinimumWidth(_TEXT_PX)
        sides = QHBoxLayout()
        sides.setSpacing(16)
        sides.addWidget(self.switches)
        sides.addWidget(scroll, 1)
        buttons = QDialogButtonBox()
        self.play_button = buttons.addButton(
            translate("Agreement", "Use this agreement"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.play_button.setObjectName("primary")
        self.play_button.setDefault(True)
        cancel = buttons.addButton(
            translate("Agreement", "Cancel"), QDialogButtonBox.ButtonRole.RejectRole
        )
        cancel.setAutoDefault(False)
        buttons.addButton(self.drop_button, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(14)
        layout.addLayout(top)
        layout.addLayout(sides, 1)
        layout.addWidget(buttons)

    def _connect(self) -> None:
        self.begin_with.activated.connect(lambda place: self._begin(self._offered[place]))
        self.switches.currentRowChanged.connect(lambda _: self._tell())
        self.switches.itemChanged.connect(self._on_switched)
        self.lesson_button.clicked.connect(self._ask_for_lesson)
        self.drop_button.clicked.connect(self._drop)
        self.finished.connect(self.deleteLater)

    # -- choices ----------------------------------------------------------------------------------

    @property
    def _offered(self) -> tuple[Agreement, ...]:
        return (*map(agreement_of, Level), *self._kept)

    def _begin(self, agreement: Agreement) -> None:
        self._agreed = set(agreement.conventions - BASICS)
        self.name.setText(agreement.name)
        if agreement in self._offered:
            self.begin_with.setCurrentIndex(self._offered.index(agreement))
        self.drop_button.setEnabled(agreement in self._kept)
        self._show_switches()

    def _show_switches(self) -> None:
        with QSignalBlocker(self.switches):
            for row, convention in enumerate(SWITCHES):
                is_on = convention in self._agreed
                state = Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked
                self.switches.item(row).setCheckState(state)
        self._tell()

    def _on_switched(self, item: QListWidgetItem) -> None:
        """Ask before other conventions are switched along with this one."""
        self.switches.setCurrentItem(item)
        convention = Convention(item.data(Qt.ItemDataRole.UserRole))
        if item.checkState() is Qt.CheckState.Checked:
            others = [other for other in needed_for(convention) if other not in self._agreed]
            text = translate("Agreement", "“{name}” also needs: {others}. Agree on all of them?")
            does = translate("Agreement", "Agree on all")
            changed = self._agreed | {convention, *others}
        else:
            others = [other for other in resting_on(convention) if other in self._agreed]
            text = translate(
                "Agreement", "Without “{name}”, these go too: {others}. Leave them out?"
            )
            does = translate("Agreement", "Leave all out")
            changed = self._agreed - {convention, *others}
        if not others:
            self._agreed = changed
            self._tell()
            return
        self._show_switches()
        names = QLocale().createSeparatedList([convention_name(other) for other in others])
        question = self.question = Question(
            text.format(name=convention_name(convention), others=names), does, self
        )
        question.agreed.connect(lambda: self._change_to(changed))
        question.open()

    def _change_to(self, agreed: set[Convention]) -> None:
        self._agreed = agreed
        self._show_switches()

    def _tell(self) -> None:
        row = self.switches.currentRow()
        if row < 0:
            return
        convention = SWITCHES[row]
        self._title.setText(capital(convention_name(convention)))
        self._rule.setText(convention_rule(convention))
        needed = [convention_name(need) for need in needed_for(convention)]
        lines = []
        if needed:
            #: {names} are conventions, such as "finesse, prompt"
            text = translate("Agreement", "Needs: {names}.")
            lines.append(text.format(names=QLocale().createSeparatedList(needed)))
        if convention not in self._useful:
            lines.append(translate("Agreement", "It makes no difference under this table’s rules."))
        self._needs.setText(" ".join(lines))
        self._needs.setVisible(bool(lines))
        self.picture.show_example(EXAMPLES.get(convention))
        #: a button; {title} is a lesson's
        lesson = translate("Agreement", "Lesson: {title}")
        self.lesson_button.setText(lesson.format(title=lesson_title(LESSON_OF[convention])))

    def _ask_for_lesson(self) -> None:
        lesson = LESSON_OF[SWITCHES[self.switches.currentRow()]]
        self.reject()
        self.lesson_asked.emit(lesson)

    def _drop(self) -> None:
        agreement = self.agreement
        self.reject()
        self.dropped.emit(agreement)

    def accept(self) -> None:
        agreement = self.agreement
        super().accept()
        self.chosen.emit(agreement)


class ConventionsDialog(QDialog):
    """The conventions of the table, to be read while playing; deleted when closed."""

    def __init__(
        self, agreement: Agreement, options: GameOptions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        #: {name} is what an agreement is called, such as "Casual"
        title = translate("Conventions", "Agreement at this table: {name}")
        self.setWindowTitle(title.format(name=agreement_name(agreement)))
        heading = QLabel(self.windowTitle())
        heading.setObjectName("title")
        heading.setWordWrap(True)
        self.rules = QTextBrowser()
        self.rules.setAccessibleName(self.windowTitle())
        self._names: Sequence[str] = ()
        self._teammates: Sequence[int] = ()
        self._viewer = 0
        self._conventions = "".join(
            f"<p><b>{escape(capital(convention_name(convention)))}</b><br>"
            f"{escape(convention_rule(convention))}</p>"
            for convention in agreement.useful_in(options)
        )
        self.rules.setHtml(self._conventions)
        buttons = QDialogButtonBox()
        close = buttons.addButton(
            translate("Conventions", "Close"), QDialogButtonBox.ButtonRole.RejectRole
        )
        close.setDefault(True)
        buttons.rejected.connect(self.reject)
        self.finished.connect(self.deleteLater)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(14)
        layout.addWidget(heading)
        layout.addWidget(self.rules, 1)
        layout.addWidget(buttons)
        resize_within_screen(self, 560, 560)

    def introduce(self, names: Sequence[str], teammates: Sequence[int], viewer: int) -> None:
        self._names, self._teammates, self._viewer = names, teammates, viewer

    def show_habits(self, habits: Mapping[int, Sequence[Habit]]) -> None:
        """Show above the conventions how teammates read each player; ``habits`` are by seat."""
        players = habits_by_player(habits, self._names, self._teammates, self._viewer)
        parts = [
            f"<p><b>{escape(heading)}</b><br>{'<br>'.join(map(escape, meanings))}</p>"
            for heading, meanings in players
        ]
        shown = "".join(parts) or f"<p>{escape(no_habits())}</p>"
        self.rules.setHtml(f"{shown}<hr>{self._conventions}")
