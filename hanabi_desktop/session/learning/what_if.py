"""What if: another action at a moment of a game that is over, and how it would have gone on."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.state import GameState
from hanabi_desktop.review.line import line_from
from hanabi_desktop.session.learning.scripted import led_by, reasons_of
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.play.replay import Replay
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.support.background import BackgroundThread


@dataclass(frozen=True, slots=True)
class OtherCourse:
    """What would have followed. It holds every card: for a ``Replay`` alone.

    Attributes:
        opened: the game.
        turn: after so many of its turns the other course begins.
        states: that follow there.
        action: the other action.
        at: after so many turns of the course it was done.
    """

    opened: OpenedGame
    turn: int
    states: tuple[GameState, ...]
    action: Action
    at: int


class WhatIf(QObject):
    """Leads the session's game: a moment in which another action is waited for.

    Signals:
        asked: a moment is on the table.
        found: (OtherCourse) the table has answered.

    Attributes:
        turn: after so many of the game's turns the other course begins.
    """

    asked = Signal()
    found = Signal(object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._thread = BackgroundThread("what if", self)
        self._opened: OpenedGame | None = None
        self._states: Sequence[GameState] = ()
        self.turn = 0

    @property
    def is_on(self) -> bool:
        """Whether an action is waited for."""
        return self._opened is not None

    def begin(self, replay: Replay) -> None:
        """Put the moment that a replay shows on the table; it has to be one somebody acts at."""
        opened, turn, states = replay.opened, replay.begins_at, replay.states_so_far
        state = states[-1]
        seat, agreement = state.seat_to_act, opened.saved.agreed
        reasons = reasons_of(state, agreement, seat)
        self._session.start_scripted(led_by(opened, seat, agreement), states, reasons)
        self._opened, self.turn, self._states = opened, turn, states
        self.asked.emit()

    def leave(self) -> OpenedGame | None:
        """Take it off the table; the game that it belongs to."""
        opened, self._opened = self._opened, None
        return opened

    def close(self) -> None:
        """End, for good: the program is about to end."""
        self._thread.close(drop=True)

    def propose(self, action: Action) -> None:
        """This would have been done."""
        opened, states, turn = self._opened, self._states, self.turn
        if opened is None:
            return
        agreement = opened.saved.agreed

        def on_found(following: tuple[GameState, ...]) -> None:
            if self._opened is opened:
                whole = (*states[turn + 1 :], *following)
                self.found.emit(OtherCourse(opened, turn, whole, action, len(states) - 1))

        self._thread.run(partial(line_from, states[-1], action, agreement), on_found)
