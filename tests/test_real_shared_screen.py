"""Several people's games in the real window, by mouse only and by keys only.

As in ``test_real_window``, Xvfb, openbox and xdotool simulate the people. A second, hidden program plays the
same game in parallel and provides the positions to click. Whenever the table is covered, a screenshot of the
real window is taken: except for its middle, where the text is, the curtain is always the same, to the pixel.
"""

import math
import subprocess
import sys
import time
from pathlib import Path

import pytest
from internals import game_of
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from test_real_window import Player, Screen, pytestmark, screen

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.session.setup import GameSetup, Seat, with_badges
from hanabi_desktop.settings.settings_store import LineUp, SettingsStore
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import Budget

__all__ = ["pytestmark", "screen"]

NAMES = ("Åsa", "Björn", "Cécile", "Daniël", "Noor")
MIDDLE = QRect(340, 0, 600, 800)
GRACE_S = 0.5
HANDOVERS = 10
"""Of about fifty in a game; all of them with ``--deep``."""


class People(Player):
    """People who sit at the program's window in turn, and know the deal."""

    def __init__(self, screen: Screen, mirror: Program, folder: Path, people: str) -> None:
        self.screen = screen
        self.game = mirror.game
        self.window = mirror.window
        self.window.curtain.grace_ms = self.game.screen.done.grace_ms = 0
        self.game.hot_seat.recap.step_ms = 0
        self.folder = folder
        folder.mkdir()
        self.moves = 1
        self.cloth: list[QImage] = []
        self.handovers = 0
        seats = with_badges(
            Seat(NAMES[seat], None if who == "p" else Level.CASUAL)
            for seat, who in enumerate(people)
        )
        self.setup = GameSetup(seats, GameOptions(len(people), first_seat=0), 31)
        store = SettingsStore(folder)
        store.change(line_ups=(LineUp.from_setup(self.setup),))
        store.close()
        self._errors = folder / "stderr"
        words = "play --deal 31 --speed off --size 1280x800 --lang en"
        with self._errors.open("w") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "hanabi_desktop.cli", *words.split(), "--profile", folder],
                env=screen.environment,
                stderr=errors,
            )
        self._name = screen.window("Hanabi", self.process)
        screen.tool("key", "Return")  # the start page's first button plays at the last table
        self.game.tables.start(self.setup)
        QTest.qWait(10)

    def play_from_hand_to_hand(self, handovers: float, *, by_mouse: bool) -> str:
        """Play until the given number of handovers or the end of the game; return the window title."""
        session, screen = self.game.session, self.game.screen
        while not (game_of(session).is_over and session.viewer is not None):
            if self.handovers >= handovers:
                break
            if session.viewer is None:
                self._hand_over(by_mouse=by_mouse)
            elif screen.done.isVisible():
                self.wait_for(self.window.windowTitle())
                time.sleep(GRACE_S)
                if by_mouse:
                    self._click(self._widget(screen.done.button))
                else:
                    self._keys("Return")
                session.hand_over()
            elif self.game.table.legal:
                self._act(by_mouse=by_mouse)
            QTest.qWait(5)
        self.wait_for(self.window.windowTitle())
        return self.window.windowTitle()

    def _hand_over(self, *, by_mouse: bool) -> None:
        self.wait_for(self.window.windowTitle())
        assert self.window.windowTitle().endswith(" is next · Hanabi")
        time.sleep(GRACE_S)
        self._check_curtain()
        if by_mouse:
            self._click(self._widget(self.window.curtain.button))
        else:
            self._keys("Return")
        self.window.curtain.button.click()
        self.handovers += 1
        time.sleep(0.1)
        if by_mouse:  # both skip the recap
            self._click(QPoint(4, 400))
        else:
            self._keys("Escape")

    def _act(self, *, by_mouse: bool) -> None:
        seen = self.game.table.observation
        assert seen is not None
        self.wait_for(self.window.windowTitle())
        self.state = game_of(self.game.session).state
        action = ConventionPlayer(agreement_of(Level.CASUAL)).choose(seen, Budget()).action
        self.viewer = seen.seat
        if by_mouse:
            self.moves += 1
            self._by_mouse(action)
        else:
            self.moves += 2  # never by stepping the focus: that of the two programs may differ
            self._by_keys(action)
        self.game.screen.intent.cancel()
        self.game.session.submit(action)

    def _check_curtain(self) -> None:
        self._move(MIDDLE.bottomLeft())  # no tooltip, no highlight
        picture = self.screen.picture(self._name, self.folder / "covered.png")
        assert picture.size().width() == 1280
        sides = [
            picture.copy(0, 0, MIDDLE.left(), picture.height()),
            picture.copy(MIDDLE.right(), 0, 1280 - MIDDLE.right(), picture.height()),
        ]
        self.cloth = self.cloth or sides
        assert sides == self.cloth


@pytest.mark.waits
@pytest.mark.parametrize(("people", "by_mouse"), [("pcp", True), ("ppppp", False)])
def test_shared_screen_is_passed_from_person_to_person(
    screen: Screen, program: Program, tmp_path: Path, deep: bool, people: str, by_mouse: bool
) -> None:
    players = People(screen, program, tmp_path / "people", people)
    try:
        enough = math.inf if deep else HANDOVERS
        title = players.play_from_hand_to_hand(enough, by_mouse=by_mouse)
        assert title.endswith(" · Hanabi")
        assert players.handovers >= HANDOVERS
        code, _, errors = players.leave()
    finally:
        players.process.kill()
        players.process.wait()
    assert errors == ""
    assert code == 0


@pytest.mark.waits
def test_held_key_does_not_open_the_curtain(
    screen: Screen, program: Program, tmp_path: Path
) -> None:
    players = People(screen, program, tmp_path / "people", "ppp")
    try:
        players.play_from_hand_to_hand(1, by_mouse=False)
        players._act(by_mouse=False)
        assert players.game.screen.done.isVisible()
        players.wait_for(program.window.windowTitle())
        time.sleep(GRACE_S)
        screen.tool("keydown", "Return")  # hands over, and stays pressed
        players.game.session.hand_over()
        covered = program.window.windowTitle()
        assert covered.endswith(" is next · Hanabi")
        players.wait_for(covered)
        for _ in range(20):
            time.sleep(0.1)
            assert screen.tool("getwindowname", players._name) == covered
        screen.tool("keyup", "Return")
        time.sleep(GRACE_S)
        assert screen.tool("getwindowname", players._name) == covered
        screen.tool("key", "Return")
        program.window.curtain.button.click()
        players.wait_for(program.window.windowTitle())
        assert program.window.windowTitle() != covered
        code, _, errors = players.leave()
    finally:
        players.process.kill()
        players.process.wait()
    assert errors == ""
    assert code == 0
