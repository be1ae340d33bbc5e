"""Who sits where: the row of one seat, a person or one of the teammates; and the seating plan.

The plan shows the table from above, with a face at each seat, clockwise.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import (
    QCoreApplication,
    QObject,
    QPointF,
    QRandomGenerator,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.library.metadata.badges_and_notes import BADGES
from hanabi_desktop.session.setup import Seat, faces_of, seat_of, teammates_for, with_badges
from hanabi_desktop.table.appearance import faded, text_px
from hanabi_desktop.table.art.painting import draw_words
from hanabi_desktop.table.art.pictures import draw_badge, draw_portrait, draw_program_sign
from hanabi_desktop.teammates.characters import CHARACTERS, Character, Level, ProgramName
from hanabi_desktop.ui.widgets.controls import BadgeButton, ChoiceBox, badge_icon, painted_icon
from hanabi_desktop.ui.widgets.theme import palette_in_use
from hanabi_desktop.wording.names import character_line, level_name, personality_name
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


_NAME_PX = 118
"""The least width of the field for a name, in pixels."""


class SeatRow(QObject):
    """The widgets of one seat: a person's badge or a teammate's face, the name, and who plays.

    Args:
        place: the seat, counted from 0.
        parent: its owner.
        programs: those of others that can sit here as well.

    Signals:
        changed: a person or another teammate was chosen.
    """

    changed = Signal()

    def __init__(self, place: int, parent: QObject, programs: Iterable[ProgramName] = ()) -> None:
        super().__init__(parent)
        self._place = place
        self._players: tuple[Character | ProgramName, ...] = (*CHARACTERS, *programs)
        self._own_names = frozenset(
            one.name if isinstance(one, Character) else str(one) for one in self._players
        )
        text = translate("NewGame", "Seat {number}").format(number=place + 1)
        self.label = QLabel(text)
        self.badge = BadgeButton(BADGES[place])
        self.face = QLabel()
        self.face.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(_NAME_PX)
        # Its usual size is for more letters than most names have.
        self.name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.name.setAccessibleName(text)
        self.kind = ChoiceBox()
        self.kind.addItem(translate("NewGame", "Person"), None)
        for chosen, player in enumerate(self._players):
            self.kind.addItem(player_text(player), chosen)
            if isinstance(player, Character):
                line = character_line(player)
                self.kind.setItemData(self.kind.count() - 1, line, Qt.ItemDataRole.ToolTipRole)
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
        player = self._players[chosen]
        if isinstance(player, ProgramName):
            return Seat(name, program=player)
        return replace(seat_of(player), name=name)

    def fill(self, seat: Seat) -> None:
        self.name.setText(seat.name)
        sits = seat.character
        self.kind.setCurrentIndex(0 if sits is None else 1 + _place_of(sits))
        if seat.program is not None:
            programs = enumerate(self._players)
            named = (place for place, one in programs if _is_program(one, seat.program.name))
            found = next(named, None)
            self.kind.setCurrentIndex(1 + (found or 0))
            if found is None:  # it was removed
                self.name.setText(CHARACTERS[0].name)
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

    def show_face(self, face: Character | ProgramName | None) -> None:
        if isinstance(face, ProgramName):
            self.face.setPixmap(program_icon(_FACE_PX).pixmap(_FACE_PX))
            self.face.setToolTip(player_text(face))
            self.kind.setAccessibleDescription("")
        elif face is not None:
            self.face.setPixmap(face_icon(face, _FACE_PX).pixmap(_FACE_PX))
            self.face.setToolTip(character_line(face))
            self.kind.setAccessibleDescription(character_line(face))

    def make_person(self) -> None:
        """Make this a person's seat, under a name that is not a teammate's."""
        if self.name.text() in self._own_names:
            self.name.setText(default_person(self._place))
        self.kind.setCurrentIndex(self.kind.findData(None))
        self.show_if(shown=self.label.isEnabled())

    def _on_kind_chosen(self) -> None:
        """Use the teammate's name unless a person has entered another one."""
        chosen = self.kind.currentData()
        if chosen is None:
            self.make_person()
        elif self.name.text() in (*self._own_names, default_person(), default_person(self._place)):
            player = self._players[chosen]
            self.name.setText(player.name if isinstance(player, Character) else str(player))
        self.show_if(shown=True)
        self.changed.emit()


def _is_program(player: Character | ProgramName, name: str) -> bool:
    return isinstance(player, ProgramName) and player.name == name


def player_text(player: Character | ProgramName) -> str:
    """Return the description of a teammate, or of a program of somebody else's."""
    if isinstance(player, Character):
        return teammate_text(player)
    #: a player who is a program that the person has added: {name} is its name and version
    return translate("NewGame", "Program: {name}").format(name=player)


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


def program_icon(px: int) -> QIcon:
    """Return the sign of a program of somebody else's as an icon."""
    return painted_icon(px, draw_program_sign)


_DIALOG_FACE_PX = 28


class StartingPlayerDialog(QDialog):
    """Asks who wears the most colourful clothes.

    Signals:
        chosen: (int) the seat that begins.
    """

    chosen = Signal(int)

    def __init__(self, seats: Sequence[Seat], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Colourful", "Who starts?"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 24)
        layout.setSpacing(10)
        question = QLabel(translate("Colourful", "Who is wearing the most colourful clothes?"))
        question.setObjectName("title")
        layout.addWidget(question)
        for number, (seat, face) in enumerate(zip(seats, faces_of(seats), strict=True)):
            # Qt leaves no room between icon and text.
            button = QPushButton(f"\u2002{seat.name.replace('&', '&&')}")
            button.setAccessibleName(seat.name)
            button.setIconSize(QSize(_DIALOG_FACE_PX, _DIALOG_FACE_PX))
            if seat.badge is not None:
                button.setIcon(badge_icon(seat.badge, _DIALOG_FACE_PX))
            elif face is not None:
                button.setIcon(face_icon(face, _DIALOG_FACE_PX))
            elif seat.program is not None:
                button.setIcon(program_icon(_DIALOG_FACE_PX))
            button.clicked.connect(lambda _=False, number=number: self._choose(number))
            layout.addWidget(button)

    def _choose(self, seat: int) -> None:
        self.accept()
        self.chosen.emit(seat)


_PLAN_WIDTH, _PLAN_HEIGHT, _PLAN_FACE = 330, 92, 24
_PLACES = {
    2: ((0.5, 0.82), (0.5, 0.19)),
    3: ((0.5, 0.82), (0.33, 0.24), (0.67, 0.24)),
    4: ((0.5, 0.82), (0.3, 0.5), (0.5, 0.19), (0.7, 0.5)),
    5: ((0.5, 0.82), (0.31, 0.62), (0.34, 0.22), (0.66, 0.22), (0.69, 0.62)),
}
"""The centre of each seat's face, as shares of width and height; the first seat is at the bottom."""


class SeatingPlan(QWidget):
    """A picture of the table; its accessible name says the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats: Sequence[Seat] = ()
        self._faces: Sequence[Character | None] = ()
        self._begins: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seats(self, seats: Sequence[Seat], begins: int | None) -> None:
        """Show the seats, and who begins; None if that is not known yet."""
        self._seats, self._begins = tuple(seats), begins
        self._faces = faces_of(self._seats)
        #: {names} are those at the table, in the order of their turns
        text = translate("NewGame", "Clockwise: {names}")
        self.setAccessibleName(text.format(names=", ".join(seat.name for seat in seats)))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        return QSize(text_px(_PLAN_WIDTH), text_px(_PLAN_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = palette_in_use()
        table = QRectF(0, 0, 0.26 * self.width(), 0.42 * self.height())
        table.moveCenter(QRectF(self.rect()).center())
        painter.setPen(QPen(palette.line, 1.5))
        painter.setBrush(palette.raised)
        painter.drawEllipse(table)
        _draw_way_of_turns(painter, table.center(), 0.3 * table.height(), palette.ink3)
        for place, seat in enumerate(self._seats):
            x, y = _PLACES[len(self._seats)][place]
            at = QPointF(x * self.width(), y * self.height())
            self._draw_seat(painter, at, seat, self._faces[place])
            if place == self._begins:
                painter.setPen(QPen(palette.accent, 2.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                radius = text_px(_PLAN_FACE) / 2 + 3
                painter.drawEllipse(at, radius, radius)
        painter.end()

    def _draw_seat(
        self, painter: QPainter, at: QPointF, seat: Seat, character: Character | None
    ) -> None:
        side = text_px(_PLAN_FACE)
        face = QRectF(0, 0, side, side)
        face.moveCenter(at)
        if character is not None:
            draw_portrait(painter, character, face)
        elif seat.badge is not None:
            draw_badge(painter, seat.badge, face)
        elif seat.program is not None:
            draw_program_sign(painter, face)
        words = QRectF(face.right() + 8, face.top(), self.width() - face.right() - 8, side)
        align = Qt.AlignmentFlag.AlignLeft
        if at.x() < 0.5 * self.width():  # names are on the outer side
            words = QRectF(0, face.top(), face.left() - 8, side)
            align = Qt.AlignmentFlag.AlignRight
        draw_words(painter, words, seat.name, palette_in_use().ink2, px=13, align=align)


def _draw_way_of_turns(painter: QPainter, centre: QPointF, radius: float, ink: QColor) -> None:
    """Draw an open circle with an arrowhead: play goes clockwise."""
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    path = QPainterPath()
    path.arcMoveTo(box, 60)
    path.arcTo(box, 60, 280)
    pen = QPen(faded(ink, 0.9), 1.8)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path.toReversed())
    tip = path.pointAtPercent(0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(
        QPolygonF([tip + QPointF(3.5, 2.5), tip + QPointF(-4, 2), tip + QPointF(1.5, -4.5)])
    )
