"""A window that is driven through known positions of known games."""

import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import sleep

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QWidget

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.session.play.position import Move
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.settings.start import StartOptions
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.reasons import reasons_for_listener
from hanabi_desktop.ui.widgets.seats import default_seats
from lab.fitting.untried_games import untried

_AGREED = agreement_of(Level.CASUAL)


class StagedWindow:
    """Creates a program with a temporary profile and drives it through games.

    Attributes:
        program: the running program.
    """

    def __init__(self, options: StartOptions) -> None:
        self._profile = tempfile.TemporaryDirectory(prefix="hanabi-")
        self.program = Program(replace(options, profile=Path(self._profile.name)))
        self.program.show()
        self.settle()

    def save(self, widget: QWidget, file: Path) -> None:
        """Save a picture of a widget, laid out for its present texts."""
        self.lay_out(widget)
        widget.grab().save(str(file))

    @staticmethod
    def lay_out(widget: QWidget) -> None:
        """Show a window that is hidden, and activate all layouts whose contents have changed."""
        if widget.isWindow() and widget.isHidden():
            widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
            widget.show()
        for _ in range(2):  # what stands in a scroll area changes the layout around it
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    def close(self) -> None:
        """Close the window and delete the profile."""
        self.program.window.close()
        self.program.window.deleteLater()
        self.program.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._profile.cleanup()

    def settle(self) -> None:
        """Process events until all pending work is done and painted.

        It waits in small steps, as Qt's wait does not release the GIL to other threads.
        """
        for _ in range(8):
            loop = QEventLoop()
            QTimer.singleShot(4, loop.quit)
            loop.exec()
            sleep(0.002)

    def settle_until(self, holds: Callable[[], bool]) -> None:
        """Wait for a state, and until it is laid out and painted."""
        while not holds():
            self.settle()
        self.settle()

    def play_to(
        self, options: GameOptions, deal_number: int, turns: int, clue_tokens: int = 0
    ) -> Observation:
        """Play a game between teammates for a number of turns, and on to a turn of the first seat.

        Args:
            options: the game options.
            deal_number: the number of the deal.
            turns: the minimum number of turns; fewer if the game ends before.
            clue_tokens: the minimum number left.

        Returns:
            The game as the first seat sees it.
        """
        states = [next(game := untried(options, deal_number, _AGREED))]
        for state in game:
            states.append(state)
            far_enough = len(state.history) >= turns and state.clue_tokens >= clue_tokens
            if far_enough and state.seat_to_act == 0:
                break
        *before, last = states
        self._lead(options, deal_number, before)
        self._act(last)
        self.settle()
        return self.seen

    def steps(self, options: GameOptions, deal_number: int) -> Iterator[Callable[[], None]]:
        """Yield a callable that shows the deal, then one for each turn."""
        game = untried(options, deal_number, _AGREED)
        yield partial(self._lead, options, deal_number, [next(game)])
        for state in game:
            yield partial(self._act, state)

    @property
    def seen(self) -> Observation:
        """The game on the table, as the first seat sees it."""
        seen = self.program.game.session.cursor.present
        if seen is None:
            raise ValueError("there is no game on the table")
        return seen

    def _lead(self, options: GameOptions, deal_number: int, states: Sequence[GameState]) -> None:
        setup = GameSetup(default_seats(options.players), options, deal_number)
        reasons = reasons_for_listener(observe(states[-1], 0), _AGREED)
        self.program.game.session.lead(_Bystander(), setup, states, reasons)

    def _act(self, state: GameState) -> None:
        reason = reasons_for_listener(observe(state, 0), _AGREED)[-1]
        move = Move(state.history[-1].action, reason, {0: reason})
        self.program.game.session.act(move)


class _Bystander:
    """A session's guide that does nothing, because the script makes all moves."""

    def propose(self, action: Action) -> None:
        """Do nothing; the script plays."""

    def follow(self) -> None:
        """Do nothing."""

    def withdraw(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""
