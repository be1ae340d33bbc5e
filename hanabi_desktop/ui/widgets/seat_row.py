"""The row of one seat in the dialog for a new game: a person, or one of the teammates."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, QRandomGenerator, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QSizePolicy

from hanabi_desktop.library.metadata.badges_and_notes import BADGES
from hanabi_desktop.session.setup import Seat, seat_of, teammates_for, with_badges
from hanabi_desktop.table.art.pictures import draw_portrait
from hanabi_desktop.teammates.characters import CHARACTERS, Character, Level
from hanabi_desktop.ui.widgets.buttons import BadgeButton, painted_icon
from hanabi_desktop.ui.widgets.choices import ChoiceBox
from hanabi_desktop.wording.names import level_name, personality_name
from hanabi_desktop.wording.player_names import LONGEST_NAME

translate = QCoreApplication.translate


HIGHEST_DEAL = 99_999


def random_deal() -> int:
    """Return the number of a random deal of up to five digits."""
    return QRandomGenerator.system().bounded(1, HIGHEST_DEAL + 1)


def default_seats(players: int, name: str = "") -> tuple[Seat, ...]:
    """Return a person, under this name if there is one, and teammates in every other seat."""
    person = name or default_person()
    levels = (Level.CASUAL,) * (players - 1)
    return with_badges((Seat(person), *teammates_for(levels, [person])))


_FACE_PX = 26
_OWN_NAMES = frozenset(character.name for character in CHARACTERS)


def default_person(place: int = 0) -> str:
    """Return the default name of a person at this place."""
    #: the name of the person who plays, until another is typed
    name = translate("NewGame", "Player")
    if place == 0:
        return name
    #: a person at a shared screen, until a name is typed: {player} is "Player"
    return translate("NewGame", "{player} {number}").format(player=name, number=place + 1)


def problem_with(seats: Sequence[Seat]) -> str:
    """Return what is wrong with the names and badges at a table; empty if nothing is."""
    names = [seat.name for seat in seats]
    badges = [seat.badge for seat in seats if seat.badge is not None]
    if not all(names):
        return translate("NewGame", "Give every seat a name.")
    if len({name.casefold() for name in names}) < len(names):
        return translate("NewGame", "Give every seat a different name.")
    if len(set(badges)) < len(badges):
        return translate("NewGame", "Give every person a different badge.")
    return ""


class SeatRow(QObject):
    """The widgets of one seat: a person's badge or a teammate's face, the name, and who plays.

    Signals:
        changed: a person or another teammate was chosen.
    """

    changed = Signal()

    def __init__(self, place: int, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        text = translate("NewGame", "Seat {number}").format(number=place + 1)
        self.label = QLabel(text)
        self.badge = BadgeButton(BADGES[place])
        self.face = QLabel()
        self.face.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(140)
        self.name.setAccessibleName(text)
        self.kind = ChoiceBox()
        self.kind.addItem(translate("NewGame", "Person"), None)
        for chosen, character in enumerate(CHARACTERS):
            self.kind.addItem(teammate_text(character), chosen)
        #: read by screen readers: who plays at this seat, a person or a teammate
        self.kind.setAccessibleName(translate("NewGame", "{seat}: who plays").format(seat=text))
        self.kind.activated.connect(self._on_kind_chosen)

    def add_to(self, grid: QGridLayout, line: int) -> None:
        """Add the widgets to a row of a grid of four columns; badge and face share one."""
        grid.setColumnMinimumWidth(1, self.badge.sizeHint().width())
        for column, widget in enumerate((self.label, self.badge, self.name, self.kind)):
            grid.addWidget(widget, line, column)
        grid.addWidget(self.face, line, 1)
        # Keep the rows below in place when the number of players or the player in this seat
        # changes.
        self.badge.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        for widget in (self.name, self.kind):
            policy = widget.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            widget.setSizePolicy(policy)

    @property
    def seat(self) -> Seat:
        name, chosen = self.name.text().strip(), self.kind.currentData()
        if chosen is None:
            return Seat(name, badge=self.badge.badge)
        return replace(seat_of(CHARACTERS[chosen]), name=name)

    def fill(self, seat: Seat) -> None:
        self.name.setText(seat.name)
        sits = seat.character
        self.kind.setCurrentIndex(0 if sits is None else 1 + _place_of(sits))
        if seat.badge is not None:
            self.badge.show_badge(seat.badge)
        self.show_if(shown=self.label.isEnabled())

    def show_if(self, *, shown: bool) -> None:
        """Show or hide this row's fields; the label stays, disabled."""
        self.label.setEnabled(shown)
        for widget in (self.name, self.kind):
            widget.setVisible(shown)
        is_person = self.kind.currentData() is None
        self.badge.setVisible(shown and is_person)
        self.face.setVisible(shown and not is_person)

    def show_face(self, face: Character | None) -> None:
        if face is not None:
            self.face.setPixmap(face_icon(face, _FACE_PX).pixmap(_FACE_PX))

    def make_person(self) -> None:
        """Make this a person's seat, under a name that is not a teammate's."""
        if self.name.text() in _OWN_NAMES:
            self.name.setText(default_person(self._place))
        self.kind.setCurrentIndex(self.kind.findData(None))
        self.show_if(shown=self.label.isEnabled())

    def _on_kind_chosen(self) -> None:
        """Use the teammate's name unless a person has entered another one."""
        chosen = self.kind.currentData()
        if chosen is None:
            self.make_person()
        elif self.name.text() in (*_OWN_NAMES, default_person(), default_person(self._place)):
            self.name.setText(CHARACTERS[chosen].name)
        self.show_if(shown=True)
        self.changed.emit()


def teammate_text(character: Character) -> str:
    """Return the description of a teammate, such as "Computer: Casual, bold"."""
    #: a teammate: {level} is such as "Casual", {personality} such as "bold"
    return translate("NewGame", "Computer: {level}, {personality}").format(
        level=level_name(character.level), personality=personality_name(character.personality)
    )


def _place_of(sits: Character) -> int:
    """Return the index of the teammate with this level and personality."""
    return next(
        place
        for place, character in enumerate(CHARACTERS)
        if (character.level, character.personality) == (sits.level, sits.personality)
    )


def face_icon(character: Character, px: int) -> QIcon:
    """Return a teammate's face as an icon."""
    return painted_icon(px, lambda painter, box: draw_portrait(painter, character, box))
