"""The bar: the most frequent commands, one click away and labelled."""

import pytest
from driving import centre, own_turn, seen, start
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.ui.shell.command import Command


def test_eye_shows_hands_as_their_holders_see_them(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    own_turn(room, qtbot)
    bar, intent = program.window.bar, room.screen.intent
    bar.eye_button.click()
    assert intent.pending.empathy == {1, 2}
    assert bar.eye_button.isChecked()
    bar.eye_button.click()
    assert not intent.pending.empathy
    assert not bar.eye_button.isChecked()
    intent.see_as_holder(1)
    assert bar.eye_button.isChecked(), "the button should also reflect a request by key or pointer"


def test_click_with_the_eye_on_works_as_usual(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    own_turn(room, qtbot)
    order = seen(room).own_hand[0].order
    program.window.bar.eye_button.click()
    assert room.screen.intent.pending.empathy
    QTest.mouseClick(
        room.screen.view.viewport(), Qt.MouseButton.LeftButton, pos=centre(room, order)
    )
    assert room.screen.intent.pending.chosen == order


def test_undo_button_is_enabled_with_the_menu_entry(program: Program, qtbot: QtBot) -> None:
    program.preferences.change(thinking_ms=0)
    room = start(program)
    own_turn(room, qtbot)
    bar, commands = program.window.bar, program.window.commands
    assert not bar.undo_button.isEnabled()
    action = next(iter(room.table.legal))
    room.session.submit(action)
    qtbot.waitUntil(commands[Command.UNDO].isEnabled)
    assert bar.undo_button.isEnabled()
    own_turn(room, qtbot)
    turns = len(seen(room).history)
    bar.undo_button.click()
    qtbot.waitUntil(lambda: len(seen(room).history) < turns)


def test_table_buttons_are_shown_only_with_the_table(program: Program) -> None:
    start(program)
    window = program.window
    table = (window.bar.undo_button, window.bar.eye_button)
    always = (window.bar.advice_button, window.bar.rules_button, window.bar.settings_button)
    assert all(button.isVisibleTo(window) for button in (*table, *always))
    window.commands.give(Command.LIBRARY)
    assert not any(button.isVisibleTo(window) for button in table)
    assert all(button.isVisibleTo(window) for button in always)


def test_each_button_names_itself_and_its_key(program: Program) -> None:
    start(program)
    bar, keys = program.window.bar, program.window.keys
    for button, command in (
        (bar.undo_button, Command.UNDO),
        (bar.eye_button, Command.EMPATHY),
        (bar.rules_button, Command.RULES),
        (bar.settings_button, Command.SETTINGS),
    ):
        assert button.accessibleName()
        assert keys.shown(command) in button.toolTip()


@pytest.mark.parametrize("command", [Command.RULES, Command.SETTINGS])
def test_button_requests_rulebook_or_settings(
    program: Program, qtbot: QtBot, command: Command
) -> None:
    start(program)
    with qtbot.waitSignal(program.window.commands[command].triggered):
        getattr(program.window.bar, f"{command.value}_button").click()
