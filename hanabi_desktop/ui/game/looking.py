"""Looking back in a game in progress, stepping through a finished one, and bookmarks."""

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from hanabi_desktop.game.moves import Clued
from hanabi_desktop.library.metadata.badges_and_notes import HeldHand
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.ui.end.end_controller import EndController
from hanabi_desktop.ui.game.table_screen import TableScreen
from hanabi_desktop.ui.new_game.new_game_controller import NewGameController
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.sentences import TableWords

translate = QCoreApplication.translate


class _Shown(Enum):
    PRESENT = auto()
    """The present position of a game in progress."""
    PAST = auto()
    """An earlier position of a game in progress."""
    OVER = auto()
    """A position of a finished game."""


class LookingController(QObject):
    """Moves the session's cursor and shows its position."""

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        screen: TableScreen,
        words: TableWords,
        tables: NewGameController,
        end: EndController,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._session = session
        self._cursor = session.cursor
        self._screen = screen
        self._words = words
        self._tables = tables
        self._end = end
        self._shown = _Shown.PRESENT
        self._turns = 0
        self._viewpoint: tuple[int | None, bool] = None, False
        self._told: tuple[object, ...] | None = None
        bar, cursor = screen.replay_bar, session.cursor
        bar.turn_chosen.connect(cursor.go_to)
        bar.back.clicked.connect(cursor.go_to_present)
        bar.seat_chosen.connect(cursor.look_from)
        hiding = window.commands[Command.HIDE_RESULT]
        bar.hide_button.clicked.connect(hiding.trigger)
        hiding.toggled.connect(self._hide_result)
        bar.guess_button.clicked.connect(window.commands[Command.GUESS].trigger)
        bar.hide_button.setChecked(hiding.isChecked())
        bar.play_on_button.clicked.connect(self._play_on)
        bar.result_button.clicked.connect(end.return_to_result)
        for asked in (screen.view.turn_pressed, screen.side.log.turn_pressed):
            asked.connect(cursor.go_to)
        screen.card_menu.first_touch_asked.connect(self._go_to_first_touch)
        screen.own_hand.noted.connect(session.notebook.note)
        screen.own_hand.held.connect(self._hold)

    def begin(self) -> None:
        self._told = None
        if self._shown is not _Shown.PRESENT:
            self._shown = _Shown.PRESENT
            self._screen.set_replaying(False)

    def _hide_result(self, hidden: bool) -> None:  # noqa: FBT001 (a signal's argument)
        self._screen.replay_bar.hide_button.setChecked(hidden)
        self._cursor.hide_end(hidden=hidden)

    def show_held_hand(self) -> None:
        """Arrange the viewer's hand as it was at the position shown."""
        notebook, over = self._session.notebook, self._cursor.is_read_only
        held = HeldHand() if over else notebook.held_at(self._cursor.moment)
        self._screen.own_hand.take(notebook.notes, held)

    def _hold(self, hand: HeldHand) -> None:
        """Save the arrangement of the viewer's hand for a game in progress; the past is not changed."""
        if self._cursor.may_act:
            self._session.notebook.hold(hand)

    def follow(self) -> None:
        cursor, before = self._cursor, self._shown
        if cursor.is_read_only:
            self._shown = _Shown.OVER
            self._show_over(begins=before is not _Shown.OVER)
        elif cursor.is_looking_back:
            self._shown = _Shown.PAST
            self._end.postpone()
            self.show_held_hand()
            self._screen.look_back(cursor.moment, cursor.turns)
            if before is _Shown.PAST and cursor.turns > self._turns:
                self._tell_present()
        elif before is not _Shown.PRESENT:
            self._shown = _Shown.PRESENT
            self.show_held_hand()
            self._screen.set_replaying(False)
            self._screen.view.setFocus()
        self._turns = cursor.turns

    def _tell_present(self) -> None:
        """Tell a person who is looking back that the game has moved on."""
        present, setup = self._cursor.present, self._session.setup
        if present is None or setup is None:
            return
        if present.ending is not None or present.seat_to_act in setup.people:
            self._window.toast.say(
                translate("GameController", "The game has moved on. Esc takes you back to it.")
            )

    def _show_over(self, *, begins: bool) -> None:
        """Show the position of the cursor in a finished game."""
        cursor, bar, whole = self._cursor, self._screen.replay_bar, self._cursor.present
        if whole is None:
            return
        viewpoint = cursor.viewer, cursor.shows_all
        if begins or viewpoint != self._viewpoint:
            self._screen.intent.cancel()  # a note being written belongs to the previous seat
            self.show_held_hand()
        self._viewpoint = viewpoint
        told = tuple(turn.action for turn in whole.history), cursor.hides_end
        if begins or told != self._told:
            self._told = told
            if begins or not cursor.hides_end:
                bar.show_game(whole, self._words.names, shows_all=cursor.can_show_all)
            bar.show_told(whole, goes_further=cursor.hides_end)
        bar.offer_result(offered=self._end.has_result)
        if begins:
            self._screen.set_replaying(True)
        seat = None if cursor.shows_all else cursor.viewer
        can_play_on = self._session.playable_branch is not None and self._tables.may_play
        bar.show_moment(cursor.moment, seat, can_play_on=can_play_on)

    def _go_to_first_touch(self, order: int) -> None:
        """Show the turn in which a clue first touched a card, as far as the viewer may see the game."""
        seen = self._cursor.present
        for turn in seen.history if seen is not None else ():
            if any(isinstance(e, Clued) and order in e.touched for e in turn.events):
                self._cursor.go_to(turn.number)
                return
        self._window.toast.say(translate("GameController", "No clue has touched this card yet."))

    def _play_on(self) -> None:
        """Start a new game at the position shown."""
        branch = self._session.playable_branch
        if branch is not None:
            self._tables.branch(*branch)
            self._window.toast.say(translate("GameController", "From here on, this is a new game."))


LONGEST_NOTE = 200


class BookmarkDialog(QDialog):
    """Asks for a note on a moment that is already marked.

    ``remove_button`` closes the dialog and removes the bookmark.
    """

    def __init__(self, turn: int, note: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Bookmark", "Bookmark"))
        #: a moment of the game is marked: {turn} turns have been played
        text = translate("Bookmark", "Marked after turn {turn}. You’ll find it in the review.")
        question = QLabel(text.format(turn=turn))
        question.setWordWrap(True)
        self.note = QLineEdit(note)
        self.note.setMaxLength(LONGEST_NOTE)
        self.note.setPlaceholderText(translate("Bookmark", "What were you wondering? (optional)"))
        self.note.setAccessibleName(translate("Bookmark", "Note on this moment"))
        buttons = QDialogButtonBox()
        done = buttons.addButton(
            translate("Bookmark", "Done"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        done.setObjectName("primary")
        self.remove_button = buttons.addButton(
            translate("Bookmark", "Remove the bookmark"), QDialogButtonBox.ButtonRole.ResetRole
        )
        self.remove_button.setAutoDefault(False)
        self.remove_button.clicked.connect(self.reject)
        buttons.accepted.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        for part in (question, self.note, buttons):
            column.addWidget(part)
        self.setMinimumWidth(text_px(380))
        self.finished.connect(self.deleteLater)
        self.note.setFocus()


class BookmarksController(QObject):
    """Sets bookmarks at the moment shown to the viewer."""

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        screen: TableScreen,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._session = session
        self._screen = screen
        self.dialog: BookmarkDialog | None = None
        window.commands.connect(Command.BOOKMARK, self.mark)
        for changed in (session.started, session.covered, session.seated):
            changed.connect(self._drop)

    def mark(self) -> None:
        seen, notebook = self._session.cursor.present, self._session.notebook
        if seen is None and self._session.mode is Mode.PLAYED:  # the screen is being passed on
            self._window.toast.say(
                translate("Bookmark", "Take your seat first, then you can set a bookmark.")
            )
            return
        if seen is None or not notebook.takes_bookmarks:
            self._window.toast.say(
                translate("Bookmark", "You can only set bookmarks in a game you are playing.")
            )
            return
        self._drop()
        note, turn = notebook.bookmarked or "", len(seen.history)
        notebook.bookmark(note, turn)
        dialog = self.dialog = BookmarkDialog(turn, note, self._window)
        dialog.accepted.connect(lambda: notebook.bookmark(dialog.note.text().strip(), turn))
        dialog.remove_button.clicked.connect(lambda: notebook.remove_bookmark(turn))
        dialog.finished.connect(self._on_closed)
        dialog.open()

    def _on_closed(self) -> None:
        self.dialog = None
        self._screen.view.setFocus()

    def _drop(self) -> None:
        """Close the dialog because the game or the viewer changes; the typed text is saved."""
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.reject()
