"""Hot seat: several people share one screen, and a curtain covers the table between turns."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.library.metadata.badges_and_notes import Badge
from hanabi_desktop.session.play.cursor import Cursor
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.session.play.position import Handover
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.setup import GameSetup, Seat, seat_of
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.table.models.lists import LogEntry, Row
from hanabi_desktop.table.scene import TableScene
from hanabi_desktop.table.sounds import Cue, Sound
from hanabi_desktop.table.view import TableView
from hanabi_desktop.teammates.characters import CHARACTERS
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.curtain import RecapLine
from hanabi_desktop.ui.shell.keys import GracePeriod
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.controls import ChoiceBox, KeyButton
from hanabi_desktop.ui.widgets.seats import face_icon, teammate_text
from hanabi_desktop.ui.widgets.sentences import TableWords
from hanabi_desktop.ui.widgets.theme import Adaptive
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.markup import tip_text
from hanabi_desktop.wording.player_names import shown_name

translate = QCoreApplication.translate


_SECOND_MS = 1000


class DonePanel(Adaptive, QWidget):
    """Names the next player; hands over when the button is pressed, or after a chosen time.

    Attributes:
        grace_ms: how long input is ignored after the panel appears, in milliseconds. Otherwise a
            double click would hide the result of the move.
        second_ms: the length of a second of the countdown, in milliseconds.
        seconds: the countdown to the handover; None waits for the button.

    Signals:
        done: the player is ready to hand over.
        changed: the panel is offered or withdrawn.
    """

    done = Signal()
    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.grace_ms = 400
        self.second_ms = _SECOND_MS
        self.seconds: int | None = None
        self._next = ""
        self._left = 0
        self._counts = Counts()
        self.button = KeyButton()
        self.button.setObjectName("primary")
        self.button.setMinimumHeight(44)
        self.button.clicked.connect(self.finish)
        self._note = QLabel()
        self._note.setObjectName("scenery_note")
        self._note.setWordWrap(True)
        self._note.setTextFormat(Qt.TextFormat.PlainText)  # names may contain markup
        self._note.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.button)
        column.addWidget(self._note)
        column.addStretch(1)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._on_second)
        self._grace = GracePeriod()
        self.hide()

    def offer(self, name: str) -> None:
        """Wait until the player is ready to hand over to the person named."""
        self._next = name
        self._grace.start(self.grace_ms)
        self._restart_countdown()
        self.retranslate()
        self.changed.emit()

    def set_seconds(self, seconds: int | None) -> None:
        """Hand over after ``seconds``; None waits for the button."""
        self.seconds = seconds
        self._restart_countdown()
        self._tell()

    def _restart_countdown(self) -> None:
        self._left = self.seconds or 0
        if self.is_offered and self.seconds is not None:
            self._clock.start(self.second_ms)
        else:
            self._clock.stop()

    def end_grace(self) -> None:
        """Accept input from now on."""
        self._grace.end()

    def finish(self) -> None:
        """End the turn, unless the grace period still lasts."""
        if self.is_offered and not self._grace.lasts:
            self.done.emit()

    def withdraw(self) -> None:
        self._next = ""
        self._clock.stop()
        self._tell()
        self.changed.emit()

    @property
    def is_offered(self) -> bool:
        """Whether the panel waits for a player to hand over."""
        return bool(self._next)

    def retranslate(self) -> None:
        #: the person who has played has seen what came of it
        self.button.setText(translate("DonePanel", "Done"))
        #: the name of a key
        self.button.show_key(translate("DonePanel", "Enter"))
        self._tell()

    def _tell(self) -> None:
        text = ""
        if self.is_offered:
            text = translate("DonePanel", "Then pass the screen to {name}.").format(name=self._next)
        if self._clock.isActive():
            #: {seconds} is such as "3 seconds"
            text = translate("DonePanel", "Passing the screen to {name} in {seconds}.").format(
                name=self._next, seconds=self._counts.seconds(self._left)
            )
        self._note.setText(text)
        self.button.setAccessibleDescription(text)
        self.button.setToolTip(tip_text(text))

    def _on_second(self) -> None:
        """Count down while the table is visible and no dialog, menu or text field is in use."""
        asked = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        writing = isinstance(QApplication.focusWidget(), QLineEdit)
        if asked or writing or not self.isVisible() or self.window().isMinimized():
            return
        self._left -= 1
        if self._left > 0:
            self._tell()
        else:
            self._clock.stop()
            self.done.emit()


_FACE_PX = 26


class SeatHandover(QDialog):
    """Asks which of the people at these seats leaves, and which teammate takes the seat."""

    def __init__(self, seats: Sequence[Seat], people: Sequence[int], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("SeatHandover", "Let a computer teammate take over"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = QLabel(self.windowTitle())
        title.setObjectName("title")
        note = QLabel(
            translate(
                "SeatHandover",
                "The game continues from here. The teammate knows what could be seen from that seat.",
            )
        )
        note.setWordWrap(True)
        note.setMinimumWidth(text_px(420))
        self.person, self.teammate = ChoiceBox(), ChoiceBox()
        for seat in people:
            self.person.addItem(shown_name(seats[seat].name), seat)
        taken = {seat.name for seat in seats}
        for place, character in enumerate(CHARACTERS):
            if character.name not in taken:
                text = f"{character.name}, {teammate_text(character)}"
                self.teammate.addItem(face_icon(character, _FACE_PX), text, place)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        for text, box in (
            (translate("SeatHandover", "Who is leaving"), self.person),
            (translate("SeatHandover", "Who takes over"), self.teammate),
        ):
            box.setAccessibleName(text)
            form.addRow(text, box)
        buttons = QDialogButtonBox()
        self.hand_button = buttons.addButton(
            translate("SeatHandover", "Hand over"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.hand_button.setAutoDefault(False)
        cancel = buttons.addButton(
            translate("Question", "Cancel"), QDialogButtonBox.ButtonRole.RejectRole
        )
        cancel.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(14)
        layout.addWidget(title)
        layout.addWidget(note)
        layout.addLayout(form)
        layout.addWidget(buttons)

    def chosen(self) -> tuple[int, Seat]:
        """Return the seat of the person who leaves, and the teammate who takes it."""
        return self.person.currentData(), seat_of(CHARACTERS[self.teammate.currentData()])


_RECAP_STEP_MS = 900
_MOST_LINES = 6
"""The most recap lines that fit on the curtain of the smallest window."""


class HotSeatController(QObject):
    """Hands the screen over from one person to the next.

    Attributes:
        recap: replays to each person what has happened since their last turn.

    Signals:
        covered: the screen is covered; clear everything that was shown.
    """

    covered = Signal()

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        scene: TableScene,
        view: TableView,
        done: DonePanel,
        words: TableWords,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._session = session
        self._scene = scene
        self._view = view
        self._done = done
        self._words = words
        self._handover: Handover | None = None
        self.recap = Recap(session.cursor, scene, view, self)
        session.started.connect(self._on_started)
        session.closed.connect(self.leave)
        session.covered.connect(self._on_covered)
        session.seated.connect(lambda _: done.withdraw())
        session.turn_passed.connect(self._on_turn_passed)
        done.done.connect(session.hand_over)
        window.commands.connect(Command.HAND_SEAT, self._ask_who_leaves)
        window.language_changed.connect(self._on_language_changed)
        window.curtain.taken.connect(self._on_taken)
        window.curtain.risen.connect(self.recap.start)

    def set_seconds(self, seconds: int | None) -> None:
        """Hand over after ``seconds``; None waits for the player."""
        self._done.set_seconds(seconds)

    @property
    def next_name(self) -> str | None:
        """The name of the person who takes the covered table next; None while the table is not covered."""
        return None if self._handover is None else self._words.names[self._handover.seat]

    def _on_language_changed(self) -> None:
        if self._handover is not None:
            self._window.curtain.tell(*self._told(self._handover))

    def leave(self) -> None:
        """Reset: no game is covered any more."""
        self._handover = None
        self.recap.stop()
        self._done.withdraw()
        self._window.lift_curtain()

    def _on_started(self, setup: GameSetup) -> None:
        if not setup.is_shared or self._session.mode is not Mode.PLAYED:
            self.leave()

    def _on_turn_passed(self, seat: int) -> None:
        self._done.offer(self._words.names[seat])

    def _on_covered(self, handover: Handover) -> None:
        self._handover = handover
        self.recap.stop()
        self._done.withdraw()
        self.covered.emit()
        self._play_curtain_sound()
        self._window.cover(*self._told(handover))

    def cover_again(self) -> None:
        """Lower the curtain again over the table, which has not changed behind it."""
        if self._handover is not None:
            self._window.cover(*self._told(self._handover))

    def _told(self, handover: Handover) -> tuple[str, Badge | None, list[RecapLine]]:
        """Return the texts on the curtain."""
        name = self._words.names[handover.seat]
        setup = self._session.setup
        badge = None if setup is None else setup.seats[handover.seat].badge
        return name, badge, self._lines(handover)

    def _play_curtain_sound(self) -> None:
        """Play the curtain's sound instead of those still scheduled."""
        self._scene.sounds.stop()
        self._scene.sounds.play([Cue(Sound.CURTAIN)])

    def _lines(self, handover: Handover) -> list[RecapLine]:
        """Return the recap, oldest first, with only the latest remarks if there are many."""
        latest = handover.said[-max(1, _MOST_LINES - len(handover.turns)) :]
        rows: list[tuple[int, int, Row]] = [
            *((turn.number, 0, LogEntry(turn)) for turn in handover.turns),
            *((remark.turns, 1, remark) for remark in latest),
        ]
        return [
            RecapLine("" if later else str(turns), self._words.rich(row), self._words.plain(row))
            for turns, later, row in sorted(rows, key=lambda row: row[:2])
        ]

    def _ask_who_leaves(self) -> None:
        """Let a person leave a game at a shared screen, and a teammate take the seat."""
        setup, people = self._session.setup, self._session.people_who_may_leave
        if setup is None or not people or self._session.mode is Mode.STUDIED:
            return
        self._session.cover()  # everybody is called to the screen
        dialog = SeatHandover(setup.seats, people, self._window)
        dialog.accepted.connect(lambda: self._session.hand_seat_to(*dialog.chosen()))
        dialog.open()

    def _on_taken(self) -> None:
        handover, self._handover = self._handover, None
        if handover is None:
            return
        self._play_curtain_sound()
        self._session.take_seat(self.recap.prepare(handover))
        self._window.uncover()
        self._view.setFocus()


class Recap(QObject):
    """Replays what a person has not seen yet, move by move, until it is skipped.

    It also runs if animations are off: at a strict table a clue marks its cards only at that
    moment.

    Attributes:
        step_ms: how long each move is shown at normal speed, in milliseconds; 0 disables the recap.
    """

    def __init__(self, cursor: Cursor, scene: TableScene, view: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._cursor = cursor
        self._scene = scene
        self.step_ms = _RECAP_STEP_MS
        self._at: int | None = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._step)
        for watched in (view, view.viewport()):
            watched.installEventFilter(self)

    def prepare(self, handover: Handover) -> int | None:
        """Return the turn that this person saw last, or None if there is nothing to replay."""
        self._at = handover.since if self.step_ms and handover.turns else None
        return self._at

    def start(self) -> None:
        """Start, once the table is visible."""
        if self._at is not None:
            self._wait()

    def stop(self) -> None:
        self._at = None
        self._pause.stop()

    def _wait(self) -> None:
        factor = self._scene.motions.speed.factor or 1.0
        self._pause.start(round(self.step_ms * factor))

    def _step(self) -> None:
        if self._at is None or self._cursor.moment != self._at:
            self.stop()  # the person has moved the cursor
            return
        self._at += 1
        if self._at < self._cursor.turns:
            self._cursor.go_to(self._at)
            self._wait()
        else:
            self.stop()
            self._cursor.go_to_present()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        playing = self._at is not None and self._cursor.moment == self._at
        if playing and _skips(event):
            self.stop()
            self._cursor.go_to_present()
            return True
        return super().eventFilter(watched, event)


def _skips(event: QEvent) -> bool:
    """Return whether an event is a click, or a key press other than a step through the game."""
    if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
        return bool(event.text()) and not event.isAutoRepeat()
    return event.type() is QEvent.Type.MouseButtonPress
