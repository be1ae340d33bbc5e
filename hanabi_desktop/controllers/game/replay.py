"""A game that is over on the table: stepping, looking with other eyes, playing on from there.

Made by the game's controller.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from hanabi_desktop.controllers.game.new_game import NewGameController
from hanabi_desktop.library.metadata.jottings import HeldHand
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.library.saving import GameSaver
from hanabi_desktop.session.play.replay import Replay
from hanabi_desktop.windows.game.table_screen import TableScreen
from hanabi_desktop.windows.main.main_window import MainWindow
from hanabi_desktop.windows.widgets.words import TableWords
from hanabi_desktop.wording.player_names import shown_name

translate = QCoreApplication.translate


class ReplayController(QObject):
    """Holds the replay that is shown, if one is.

    Attributes:
        current: the game looked at; None while one is played, or none is there.

    Signals:
        moved: (tuple of Advance) every step from the deal to the moment shown.
        closed: the game is taken off the table.
    """

    moved = Signal(object)
    closed = Signal()

    def __init__(
        self,
        window: MainWindow,
        screen: TableScreen,
        words: TableWords,
        tables: NewGameController,
        keeper: GameSaver,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._screen = screen
        self._words = words
        self._tables = tables
        self._keeper = keeper
        self.current: Replay | None = None
        screen.replay_bar.seat_chosen.connect(self.look_from)
        screen.replay_bar.playing_on.connect(self._play_on)

    def begin(self, opened: OpenedGame) -> None:
        """Put a game on the table, nothing shown of it yet (see :meth:`show`)."""
        screen = self._screen
        replay = self.current = Replay(opened, self, self._keeper)
        replay.moved.connect(self.moved)
        self._words.names = tuple(shown_name(seat.name) for seat in replay.seats)
        self._tell_game(replay)
        screen.own_hand.take(replay.notes, HeldHand())
        screen.set_replaying(True)
        screen.scene.set_thinking(None)
        self._window.menu.offer(same_deal=False, sharing=True)
        self._window.menu.offer_advice(during=False)

    def show(self) -> None:
        """Show its moment."""
        if self.current is not None:
            self.current.show()
            self._tell_bar(self.current)

    def close(self) -> None:
        """Take the game off the table."""
        if self.current is not None:
            self.closed.emit()
            self.current.deleteLater()
            self.current = None
            self._screen.set_replaying(False)

    def show_line(self, turn: int, states: Sequence[Any]) -> None:
        """Show a course that the game did not take: the states that follow so many turns."""
        replay = self.current
        if replay is not None:
            replay.look_at_line(turn, states)
            self._tell_game(replay)

    def show_branch(self, place: int) -> None:
        """Show one of the courses that are kept with the game."""
        replay = self.current
        if replay is not None:
            replay.look_at_branch(place)
            self._tell_game(replay)

    @property
    def is_on_line(self) -> bool:
        """Whether a course is shown that the game did not take."""
        return self.current is not None and self.current.is_on_line

    def leave_line(self, turn: int) -> None:
        """Go back to the game as it was played."""
        replay = self.current
        if replay is not None:
            replay.leave_line(turn)
            self._tell_game(replay)

    def _tell_game(self, replay: Replay) -> None:
        bar = self._screen.replay_bar
        bar.show_game(replay.whole, self._words.names, shows_all=replay.can_show_all)
        self._tell_bar(replay)

    def go_to(self, turn: int) -> None:
        """Show the moment after so many turns."""
        if self.current is not None:
            self.current.go_to(turn)
            self._tell_bar(self.current)

    def _tell_bar(self, replay: Replay) -> None:
        can_play_on = replay.branch() is not None and self._tables.may_play
        self._screen.replay_bar.show_moment(replay.turn, replay.seat, can_play_on=can_play_on)

    def look_from(self, seat: int | None) -> None:
        """Show the game as a seat sees it; None: every card."""
        replay = self.current
        if replay is not None:
            self._screen.intent.cancel()  # a note being written belongs to the seat before
            replay.look_from(seat)
            self._screen.own_hand.take(replay.notes, HeldHand())
            self._tell_bar(replay)

    def _play_on(self) -> None:
        """Begin a game of one's own at the moment shown."""
        replay = self.current
        branch = None if replay is None else replay.branch()
        if replay is not None and branch is not None:
            self._tables.branch(*branch, replay.turn)
            self._window.toast.say(translate("GameController", "From here on, this is a new game."))
