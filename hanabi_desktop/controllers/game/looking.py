"""Looking back in a game that goes on, and stepping through one that is over.

Made by the game's controller.
"""

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QObject

from hanabi_desktop.controllers.game.end import EndController
from hanabi_desktop.controllers.game.new_game import NewGameController
from hanabi_desktop.game.moves import Clued
from hanabi_desktop.library.metadata.jottings import HeldHand
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.windows.game.table_screen import TableScreen
from hanabi_desktop.windows.main.main_window import MainWindow
from hanabi_desktop.windows.widgets.words import TableWords

translate = QCoreApplication.translate


class _Shown(Enum):
    PRESENT = auto()
    """A game that goes on, as it stands."""
    PAST = auto()
    """An earlier position of it."""
    OVER = auto()
    """A game that nobody acts in."""


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
        self._line: tuple[object, ...] | None = None
        bar, cursor = screen.replay_bar, session.cursor
        bar.turn_chosen.connect(cursor.go_to)
        bar.left.connect(cursor.go_to_present)
        bar.seat_chosen.connect(cursor.look_from)
        bar.playing_on.connect(self._play_on)
        screen.moment_asked.connect(cursor.go_to)
        screen.first_touch_asked.connect(self._go_to_first_touch)
        screen.own_hand.noted.connect(session.notebook.note)
        screen.own_hand.held.connect(self._hold)

    def begin(self) -> None:
        """Reset for another game, or for none."""
        self._line = None
        if self._shown is not _Shown.PRESENT:
            self._shown = _Shown.PRESENT
            self._screen.set_replaying(False)

    def take_hand_up(self) -> None:
        """Have the own hand lie as it does at the position shown."""
        notebook, over = self._session.notebook, self._cursor.is_only_looked_at
        held = HeldHand() if over else notebook.held_at(self._cursor.moment)
        self._screen.own_hand.take(notebook.notes, held)

    def _hold(self, hand: HeldHand) -> None:
        """Keep with a game that goes on how its cards are held; the past is left alone."""
        if self._cursor.may_act:
            self._session.notebook.hold(hand)

    def follow(self) -> None:
        """Show where the cursor is."""
        cursor, before = self._cursor, self._shown
        if cursor.is_only_looked_at:
            self._shown = _Shown.OVER
            self._show_over(begins=before is not _Shown.OVER)
        elif cursor.is_looking_back:
            self._shown = _Shown.PAST
            self._end.put_off()
            self.take_hand_up()
            self._screen.look_back(cursor.moment, cursor.turns)
            if before is _Shown.PAST and cursor.turns > self._turns:
                self._tell_present()
        elif before is not _Shown.PRESENT:
            self._shown = _Shown.PRESENT
            self.take_hand_up()
            self._screen.set_replaying(False)
            self._screen.view.setFocus()
        self._turns = cursor.turns

    def _tell_present(self) -> None:
        """Tell somebody who looks back that the game has gone on."""
        present, setup = self._cursor.present, self._session.setup
        if present is None or setup is None:
            return
        if present.ending is not None or present.seat_to_act in setup.people:
            self._window.toast.say(
                translate("GameController", "The game has moved on. Esc takes you back to it.")
            )

    def _show_over(self, *, begins: bool) -> None:
        """Show where the cursor is in a game that is over."""
        cursor, bar, whole = self._cursor, self._screen.replay_bar, self._cursor.present
        if whole is None:
            return
        viewpoint = cursor.viewer, cursor.shows_all
        if begins or viewpoint != self._viewpoint:
            self._screen.intent.cancel()  # a note being written belongs to the seat before
            self.take_hand_up()
        self._viewpoint = viewpoint
        line = tuple(turn.action for turn in whole.history)
        if begins or line != self._line:
            self._line = line
            bar.show_game(whole, self._words.names, shows_all=cursor.can_show_all)
        if begins:
            self._screen.set_replaying(True)
        seat = None if cursor.shows_all else cursor.viewer
        can_play_on = self._session.playable_branch is not None and self._tables.may_play
        bar.show_moment(cursor.moment, seat, can_play_on=can_play_on)

    def _go_to_first_touch(self, order: int) -> None:
        """Show when a clue first touched a card, of what can be seen of the game's course."""
        seen = self._cursor.present
        for turn in seen.history if seen is not None else ():
            if any(isinstance(e, Clued) and order in e.touched for e in turn.events):
                self._cursor.go_to(turn.number)
                return
        self._window.toast.say(translate("GameController", "No clue has touched this card yet."))

    def _play_on(self) -> None:
        """Begin a game of one's own at the position shown."""
        branch = self._session.playable_branch
        if branch is not None:
            self._tables.branch(*branch)
            self._window.toast.say(translate("GameController", "From here on, this is a new game."))
