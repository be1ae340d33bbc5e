"""A window without a session behind it, shown known positions of known games."""

import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import sleep

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QWidget

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import observe
from hanabi_desktop.session.play.advance import Advance
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.settings.start_options import StartOptions
from hanabi_desktop.teammates.agreements import agreement_of
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.players.reasons import reasons_for_listener
from hanabi_desktop.windows.dialogs.new_game import default_seats
from lab.fitting.untried_games import untried


class StagedWindow:
    """Makes a program in a profile of its own and leads it through games.

    Attributes:
        program: all parts of the running program.
    """

    def __init__(self, options: StartOptions) -> None:
        self._profile = tempfile.TemporaryDirectory(prefix="hanabi-")
        self.program = Program(replace(options, profile=Path(self._profile.name)))
        self.program.show()
        self.settle()

    def save(self, widget: QWidget, file: Path) -> None:
        """Write what a widget of the window shows as a picture."""
        widget.grab().save(str(file))

    def close(self) -> None:
        """Close the window and forget the profile."""
        self.program.window.close()
        self.program.window.deleteLater()
        self.program.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._profile.cleanup()

    def settle(self) -> None:
        """Let everything that has been asked for be done and drawn.

        In small steps: Qt's wait lets no other thread of Python's run.
        """
        for _ in range(8):
            loop = QEventLoop()
            QTimer.singleShot(4, loop.quit)
            loop.exec()
            sleep(0.002)

    def settle_until(self, holds: Callable[[], bool]) -> None:
        """Wait for a state, and then until it is laid out and drawn as well."""
        while not holds():
            self.settle()
        self.settle()

    def play_to(
        self, options: GameOptions, deal_number: int, turns: int, clue_tokens: int = 0
    ) -> Observation:
        """Play so many turns of a game between teammates, on to a turn of the first seat.

        ``clue_tokens`` are those it shall have there at least.
        """
        self.set_up(options, deal_number)
        steps = []
        for step in played_game(options, deal_number):
            steps.append(step)
            seen = step.observation
            far_enough = len(seen.history) >= turns and seen.clue_tokens >= clue_tokens
            if far_enough and seen.seat_to_act == 0:
                break
        *before, last = steps
        if before:
            self.program.game.on_caught_up(before)
        self.show(last)
        self.settle()
        return seen

    def set_up(self, options: GameOptions, deal_number: int) -> None:
        """Turn to a table with teammates, nothing dealt yet."""
        setup = GameSetup(default_seats(options.players), options, deal_number)
        self.program.game.on_started(setup)

    def show(self, step: Advance) -> None:
        """Show the deal, or the next turn."""
        if step.turn is None:
            self.program.game.on_caught_up((step,))
        else:
            self.program.game.on_advanced(step)


def played_game(options: GameOptions, deal_number: int) -> Iterator[Advance]:
    """A game by the conventions alone, as the first seat sees it: the deal, then turn by turn."""
    casual = agreement_of(Level.CASUAL)
    for state in untried(options, deal_number, casual):
        seen = observe(state, 0)
        if seen.history:
            yield Advance(seen, seen.history[-1], reasons_for_listener(seen, casual)[-1])
        else:
            yield Advance(seen)
