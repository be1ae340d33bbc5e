"""The dialog that sets a table: how many, who, by which rules, which deal."""

from dataclasses import dataclass, replace

from PySide6.QtCore import (
    QCoreApplication,
    QRandomGenerator,
    QRectF,
    QRegularExpression,
    QSize,
    Qt,
)
from PySide6.QtGui import QIcon, QPainter, QPixmap, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, GameOptions
from hanabi_desktop.session.setup import GameSetup, Seat, seat_of, teammates_for
from hanabi_desktop.table.art.portraits import draw_portrait
from hanabi_desktop.teammates.characters import CHARACTERS, Character
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.windows.rules_choice import RulesChoice
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.names import level_name, temper_name

translate = QCoreApplication.translate

HIGHEST_DEAL = 99_999
_LONGEST_NAME = 16
_FACE_PX = 22


def random_deal() -> int:
    """Any deal of up to five digits."""
    return QRandomGenerator.system().bounded(1, HIGHEST_DEAL + 1)


def default_person() -> str:
    """What a person is called before saying so."""
    #: the name of the person who plays, until another is typed
    return translate("NewGame", "Player")


def default_seats(players: int) -> tuple[Seat, ...]:
    """One person, and teammates in every other seat."""
    person = default_person()
    levels = (Level.CASUAL,) * (players - 1)
    return (Seat(person), *teammates_for(levels, [person]))


@dataclass(frozen=True, slots=True)
class _SeatRow:
    """The widgets of one seat."""

    label: QLabel
    name: QLineEdit
    kind: QComboBox

    @property
    def seat(self) -> Seat:
        name, chosen = self.name.text().strip(), self.kind.currentData()
        if chosen is None:
            return Seat(name)
        return replace(seat_of(CHARACTERS[chosen]), name=name)

    def show_if(self, *, shown: bool) -> None:
        for widget in (self.label, self.name, self.kind):
            widget.setVisible(shown)


class NewGameDialog(QDialog):
    """Two to five seats, each with a name, one of them a person's."""

    def __init__(self, last: GameSetup, random_deal: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._random_deal = random_deal
        self._counts_words = Counts()
        self.setWindowTitle(translate("NewGame", "New game"))
        title = QLabel(self.windowTitle())
        title.setObjectName("title")
        self.counts = QButtonGroup(self)
        counts = QHBoxLayout()
        counts.setSpacing(6)
        for number in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            counts.addWidget(self._count_button(number, last.options.players))
        counts.addStretch(1)
        self._rows = [self._row(place, last) for place in range(MAX_PLAYERS)]
        self.deal = QLineEdit()
        self.deal.setPlaceholderText(translate("NewGame", "a new one"))
        digits = QRegularExpression(r"\d{0,5}")
        self.deal.setValidator(QRegularExpressionValidator(digits, self.deal))
        self.first = QComboBox()
        self.first.setToolTip(
            translate("NewGame", "Perhaps whoever wears the most colourful clothes?")
        )
        self.rules = RulesChoice(last.options)
        self._problem = QLabel()
        self._problem.setObjectName("problem")
        self._problem.setWordWrap(True)
        buttons = QDialogButtonBox()
        self.play_button = buttons.addButton(
            translate("NewGame", "Play"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.play_button.setObjectName("primary")
        cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        cancel.setText(translate("NewGame", "Cancel"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._lay_out(title, counts, buttons)
        self.counts.idToggled.connect(lambda *_: self._show_rows(self.counts.checkedId()))
        for row in self._rows:
            row.name.textChanged.connect(self._name_first_seats)
        self._show_rows(last.options.players)
        agreed = last.options.first_seat
        self.first.setCurrentIndex(0 if agreed is None else agreed + 1)
        self.play_button.setDefault(True)

    def _lay_out(self, title: QLabel, counts: QHBoxLayout, buttons: QDialogButtonBox) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.addWidget(QLabel(translate("NewGame", "Players")), 0, 0)
        grid.addLayout(counts, 0, 1, 1, 2)
        for place, row in enumerate(self._rows, start=1):
            grid.addWidget(row.label, place, 0)
            grid.addWidget(row.name, place, 1)
            grid.addWidget(row.kind, place, 2)
        below = MAX_PLAYERS + 1
        grid.addWidget(_label(translate("NewGame", "Who begins"), self.first), below, 0)
        grid.addWidget(self.first, below, 1, 1, 2)
        grid.addWidget(_label(translate("NewGame", "Deal number"), self.deal), below + 1, 0)
        grid.addWidget(self.deal, below + 1, 1)
        grid.setRowStretch(below + 2, 1)
        sides = QHBoxLayout()
        sides.setSpacing(30)
        sides.addLayout(grid)
        sides.addWidget(self.rules)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(14)
        layout.addWidget(title)
        layout.addLayout(sides)
        layout.addWidget(self._problem)
        layout.addWidget(buttons)

    def setup(self) -> GameSetup:
        """The table as it is filled in."""
        players = self.counts.checkedId()
        number = int(self.deal.text()) if self.deal.text() else self._random_deal
        options = GameOptions(players, first_seat=self.first.currentData())
        return GameSetup(
            tuple(row.seat for row in self._rows[:players]), self.rules.applied_to(options), number
        )

    def accept(self) -> None:
        """Close, if every seat has a name of its own."""
        names = [row.seat.name for row in self._rows[: self.counts.checkedId()]]
        if not all(names):
            self._complain(translate("NewGame", "Give every seat a name."))
        elif len({name.casefold() for name in names}) < len(names):
            self._complain(translate("NewGame", "Give every seat a name of its own."))
        else:
            super().accept()

    def _count_button(self, number: int, chosen: int) -> QPushButton:
        """A button for so many players."""
        button = QPushButton(str(number))
        button.setObjectName("count")
        button.setCheckable(True)
        button.setAutoDefault(False)
        button.setChecked(number == chosen)
        button.setAccessibleName(self._counts_words.players(number))
        self.counts.addButton(button, number)
        return button

    def _complain(self, text: str) -> None:
        self._problem.setText(text)

    def _row(self, place: int, last: GameSetup) -> _SeatRow:
        """A seat's widgets, filled with who sat there last."""
        seats = last.seats if place < len(last.seats) else default_seats(MAX_PLAYERS)
        name = QLineEdit(seats[place].name)
        name.setMaxLength(_LONGEST_NAME)
        name.setMinimumWidth(170)
        kind = QComboBox()
        kind.setIconSize(QSize(_FACE_PX, _FACE_PX))
        kind.addItem(translate("NewGame", "Person"), None)
        for chosen, character in enumerate(CHARACTERS):
            #: a teammate: {level} is such as "Casual", {temper} such as "bold"
            text = translate("NewGame", "Teammate: {level}, {temper}").format(
                level=level_name(character.level), temper=temper_name(character.temper)
            )
            kind.addItem(_face(character), text, chosen)
        sits = seats[place].character
        kind.setCurrentIndex(0 if sits is None else 1 + _place_of(sits))
        kind.activated.connect(lambda _, place=place: self._on_kind_chosen(place))
        text = translate("NewGame", "Seat {number}").format(number=place + 1)
        name.setAccessibleName(text)
        #: read by screen readers: who plays at this seat, a person or a teammate
        kind.setAccessibleName(translate("NewGame", "{seat}: who plays").format(seat=text))
        return _SeatRow(QLabel(text), name, kind)

    def _on_kind_chosen(self, place: int) -> None:
        """A teammate brings its name, where the seat had another teammate's."""
        row = self._rows[place]
        chosen = row.kind.currentData()
        if chosen is None:
            self._keep_one_person(place)
            return
        taken = {other.seat.name for other in self._rows if other is not row}
        own_names = {character.name for character in CHARACTERS}
        name = CHARACTERS[chosen].name
        if row.seat.name in own_names and name not in taken:
            row.name.setText(name)
        self._show_rows(self.counts.checkedId())

    def _keep_one_person(self, chosen: int) -> None:
        """One screen shows one person's view: choosing a person makes the others teammates."""
        for place, row in enumerate(self._rows):
            if place != chosen and row.kind.currentData() is None:
                row.kind.setCurrentIndex(1)

    def _show_rows(self, players: int) -> None:
        if all(row.seat.level is not None for row in self._rows[:players]):
            self._rows[0].kind.setCurrentIndex(self._rows[0].kind.findData(None))
        for place, row in enumerate(self._rows):
            row.show_if(shown=place < players)
        self._name_first_seats()
        self.adjustSize()

    def _name_first_seats(self) -> None:
        """Offer every seat, by the name it has now, to begin; keep the choice where it stands."""
        chosen = self.first.currentIndex()
        players = self.counts.checkedId()
        self.first.clear()
        self.first.addItem(translate("NewGame", "Left to chance"), None)
        for seat, row in enumerate(self._rows[:players]):
            self.first.addItem(row.seat.name or row.label.text(), seat)
        self.first.setCurrentIndex(chosen if 0 <= chosen <= players else 0)


def _place_of(sits: Character) -> int:
    """Where the teammate of this level and temper stands among those to choose from."""
    return next(
        place
        for place, character in enumerate(CHARACTERS)
        if (character.level, character.temper) == (sits.level, sits.temper)
    )


def _face(character: Character) -> QIcon:
    """A teammate's face, for the list to choose from."""
    pixmap = QPixmap(2 * _FACE_PX, 2 * _FACE_PX)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_portrait(painter, character, QRectF(0, 0, _FACE_PX, _FACE_PX))
    painter.end()
    return QIcon(pixmap)


def _label(text: str, buddy: QWidget) -> QLabel:
    label = QLabel(text)
    label.setBuddy(buddy)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    buddy.setAccessibleName(text)
    return label
