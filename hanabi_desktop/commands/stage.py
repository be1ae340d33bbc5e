"""A window without a session behind it, shown known positions of known games."""

import tempfile
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest

from hanabi_desktop.app import Program, StartOptions
from hanabi_desktop.game.moves import Turn
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, apply, deal, observe
from hanabi_desktop.session.advance import Advance
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.teammates.convention_player import ConventionPlayer
from hanabi_desktop.teammates.explaining import heard_reasons
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.teammate import Budget
from hanabi_desktop.windows.new_game import default_seats


class Stage:
    """Makes a program in a profile of its own and leads it through games.

    Attributes:
        program: all parts of the running program.
    """

    def __init__(self, options: StartOptions) -> None:
        self._profile = tempfile.TemporaryDirectory(prefix="hanabi-")
        self.program = Program(replace(options, profile=Path(self._profile.name)))
        self.program.show()
        self.settle()

    def close(self) -> None:
        """Close the window and forget the profile."""
        self.program.window.close()
        self.program.window.deleteLater()
        self.program.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._profile.cleanup()

    def settle(self) -> None:
        """Let everything that has been asked for be done and drawn."""
        QTest.qWait(30)

    def lead(self, options: GameOptions, deal_number: int, turns: int) -> Observation:
        """Play so many turns of a game between teammates, on to a turn of the first seat."""
        setup = GameSetup(default_seats(options.players), options, deal_number)
        self.program.room.on_started(setup)
        state = deal(options, deal_number)
        self.program.room.on_caught_up((Advance(observe(state, 0)),))
        while state.ending is None and not (len(state.history) >= turns and state.seat_to_act == 0):
            state, turn = _one_turn(state)
            seen = observe(state, 0)
            told = heard_reasons(seen, Level.CASUAL)[-1]
            self.program.room.on_advanced(Advance(seen, turn, told))
        self.settle()
        return observe(state, 0)


def _one_turn(state: GameState) -> tuple[GameState, Turn]:
    seat = state.seat_to_act
    decision = ConventionPlayer(Level.CASUAL).choose(observe(state, seat), Budget())
    state, _ = apply(state, decision.action)
    return state, observe(state, 0).history[-1]
