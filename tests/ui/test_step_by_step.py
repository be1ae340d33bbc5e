"""Step by step: each teammate's move waits for a key or a click."""

from driving import press, seen, start
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.moves import Discard
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.command import Command


def move(room: GameController) -> None:
    """Make some legal move that ends the person's turn."""
    room.session.submit(next(a for a in legal_actions(seen(room)) if not isinstance(a, Discard)))


def test_moves_wait_for_enter_one_by_one(program: Program, qtbot: QtBot) -> None:
    program.preferences.change(step_by_step=True)
    room = start(program)
    bar = room.screen.status_bar
    move(room)
    for turns in (2, 3):
        qtbot.waitUntil(lambda: bar.awaits_step)
        assert len(seen(room).history) == turns - 1
        assert bar.next_move.isVisible()
        press(room, "Return")
        qtbot.waitUntil(lambda turns=turns: len(seen(room).history) == turns)
    assert not bar.awaits_step, "it is the person's turn"


def test_button_makes_the_next_move(program: Program, qtbot: QtBot) -> None:
    program.preferences.change(step_by_step=True)
    room = start(program)
    move(room)
    qtbot.waitUntil(lambda: room.screen.status_bar.awaits_step)
    QTest.mouseClick(room.screen.status_bar.next_move, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(seen(room).history) == 2)


def test_turning_it_off_makes_the_waiting_move(program: Program, qtbot: QtBot) -> None:
    program.preferences.change(step_by_step=True)
    room = start(program)
    move(room)
    qtbot.waitUntil(lambda: room.screen.status_bar.awaits_step)
    program.preferences.change(step_by_step=False)
    qtbot.waitUntil(lambda: len(seen(room).history) == 3)
    assert not room.screen.status_bar.awaits_step


def test_taking_a_move_back_takes_the_offer_back(program: Program, qtbot: QtBot) -> None:
    program.preferences.change(step_by_step=True)
    room = start(program)
    move(room)
    qtbot.waitUntil(lambda: room.screen.status_bar.awaits_step)
    program.window.commands.give(Command.UNDO)
    qtbot.waitUntil(lambda: not seen(room).history)
    assert not room.screen.status_bar.awaits_step


def test_offer_returns_after_looking_back(program: Program, qtbot: QtBot) -> None:
    program.preferences.change(step_by_step=True)
    room = start(program)
    move(room)
    bar = room.screen.status_bar
    qtbot.waitUntil(lambda: bar.awaits_step)
    room.session.cursor.go_to(0)
    assert not bar.awaits_step
    room.session.cursor.go_to_present()
    assert bar.awaits_step
