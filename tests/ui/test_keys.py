"""Shortcuts are listed in one place, can be changed, are remembered, and never conflict."""

import sys
from pathlib import Path

import pytest
from driving import entry, start
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QSlider, QWidget

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Rank, Suit
from hanabi_desktop.game.moves import Play
from hanabi_desktop.table.intent import Zone
from hanabi_desktop.ui.settings.settings_dialog import SettingsDialog
from hanabi_desktop.ui.shell.command import ASSIGNABLE, AT_THE_TABLE, DIGITS, Command
from hanabi_desktop.ui.shell.keys import FIXED, KeyMap, KeysDialog


def press(key: Qt.Key, text: str = "", *, shift: bool = False, keypad: bool = False) -> QKeyEvent:
    modifiers = Qt.KeyboardModifier.NoModifier
    if shift:
        modifiers |= Qt.KeyboardModifier.ShiftModifier
    if keypad:
        modifiers |= Qt.KeyboardModifier.KeypadModifier
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text)


def test_default_keys_are_unique_and_named() -> None:
    usual = [command.usual_key for command in ASSIGNABLE]
    assert len(set(usual)) == len(usual)
    assert not set(usual) & set(FIXED)
    assert len({command.label for command in Command}) == len(Command)


def test_keys_trigger_their_commands() -> None:
    keys = KeyMap()
    assert keys.command_of(press(Qt.Key.Key_P, "p")) is Command.PLAY
    assert keys.command_of(press(Qt.Key.Key_3, "3", keypad=True)) is Command.THREE
    assert keys.command_of(press(Qt.Key.Key_3, "3", shift=True)) is Command.THREE
    assert keys.command_of(press(Qt.Key.Key_Space, " ")) is Command.EMPATHY
    # The window's shortcut, not the table's.
    assert keys.command_of(press(Qt.Key.Key_H, "h")) is None
    assert Command.HINT not in AT_THE_TABLE
    alt = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier, "p")
    assert keys.command_of(alt) is None


@pytest.mark.parametrize(
    ("typed", "place", "command"),
    [("з", 25, Command.PLAY), ("π", 25, Command.PLAY), ("в", 32, Command.DISCARD)],
)
@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="the scan codes are those of Linux"
)
def test_letter_keys_work_by_position_on_layouts_without_latin_letters(
    typed: str, place: int, command: Command
) -> None:
    event = QKeyEvent(
        QEvent.Type.KeyPress, ord(typed.upper()), Qt.KeyboardModifier(0), place + 8, 0, 0, typed
    )
    assert KeyMap().command_of(event) is command


def typed_at(typed: str, place: int) -> QKeyEvent:
    return QKeyEvent(
        QEvent.Type.KeyPress, ord(typed.upper()), Qt.KeyboardModifier(0), place + 8, 0, 0, typed
    )


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="the scan codes are those of Linux"
)
def test_labels_show_the_character_on_the_key(program: Program) -> None:
    keys, table = program.window.keys, start(program)
    keys.command_of(typed_at("з", 25))
    assert (keys.shown(Command.PLAY), keys.shown(Command.HINT)) == ("З", "Р")
    assert keys.shown(Command.UNDO) == "Ctrl+Z"
    assert table.screen.buttons.play._key == "З"
    hint = program.window.commands[Command.HINT]
    assert hint.shortcut() == QKeySequence("Р")
    assert QKeySequence("H") in hint.shortcuts()
    program.window.show_keys()
    dialog = program.window.findChild(KeysDialog)
    assert dialog is not None
    assert dialog.edits[Command.DISCARD].keySequence() == QKeySequence("В")
    dialog.edits[Command.DISCARD].setKeySequence(QKeySequence("Ф"))
    dialog.edits[Command.DISCARD].editingFinished.emit()
    assert keys.chosen == {"discard": "A"}
    dialog.reject()
    assert keys.command_of(typed_at("ф", 30)) is Command.DISCARD
    keys.command_of(typed_at("p", 25))
    assert (keys.shown(Command.PLAY), keys.shown(Command.DISCARD)) == ("P", "A")


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="the scan codes are those of Linux"
)
def test_letter_keys_of_latin_layouts_work_by_character() -> None:
    french_a = QKeyEvent(QEvent.Type.KeyPress, ord("A"), Qt.KeyboardModifier(0), 24, 0, 0, "a")
    accent = QKeyEvent(QEvent.Type.KeyPress, ord("Ö"), Qt.KeyboardModifier(0), 33, 0, 0, "ö")
    assert KeyMap().command_of(french_a) is KeyMap().taken_by(QKeySequence("A"))
    assert KeyMap().command_of(accent) is None


def test_keyboard_focus_can_leave_the_shortcut_dialog(program: Program) -> None:
    program.window.show_keys()
    dialog = program.window.findChild(KeysDialog)
    assert dialog is not None
    first, second = list(dialog.edits.values())[:2]
    first.setFocus()
    had = first.keySequence()
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is second
    QTest.keyClick(second, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.focusWidget() is first
    assert first.keySequence() == had
    QTest.keyClick(first, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_shown_key_of_a_colour_or_value_is_the_current_one() -> None:
    keys = KeyMap()
    assert (keys.shown_for(Suit.RED), keys.shown_for(Rank.THREE)) == ("R", "3")
    keys.choose({"red": "X"})
    assert keys.shown_for(Suit.RED) == "X"


def test_key_that_is_taken_or_fixed_is_refused() -> None:
    keys = KeyMap()
    for taken in ("D", "Ctrl+Z", "Esc", "Shift+?", ""):
        assert not keys.assign(Command.PLAY, QKeySequence(taken)), taken
    assert keys.chosen == {}
    assert keys.assign(Command.PLAY, QKeySequence("X"))
    assert keys.command_of(press(Qt.Key.Key_X, "x")) is Command.PLAY
    assert keys.command_of(press(Qt.Key.Key_P, "p")) is None


@pytest.mark.parametrize(
    ("remembered", "kept"),
    [
        ({"play": "X"}, {"play": "X"}),
        ({"play": "D", "discard": "P"}, {"play": "D", "discard": "P"}),
        ({"play": "D"}, {}),
        ({"play": "Esc", "unknown": "X"}, {}),
        ({"play": "no such key"}, {}),
    ],
)
def test_remembered_keys_are_used_unless_invalid(
    remembered: dict[str, str], kept: dict[str, str]
) -> None:
    keys = KeyMap()
    keys.choose(remembered)
    assert keys.chosen == kept


def test_changed_key_works_is_shown_and_is_remembered(program: Program) -> None:
    window, room = program.window, program.game
    room.tables.start(room.tables.last_setup())
    dialog = KeysDialog(window.keys, window)
    dialog.show()
    edit = dialog.edits[Command.DISCARD]
    edit.setKeySequence(QKeySequence("P"))
    edit.editingFinished.emit()
    assert dialog.note.text() == "P is already in use: Play a card."
    assert edit.keySequence() == QKeySequence("D")
    edit.setKeySequence(QKeySequence("X"))
    edit.editingFinished.emit()
    assert program.settings.current.keys == {"discard": "X"}
    dialog.edits[Command.UNDO].setKeySequence(QKeySequence("Ctrl+Backspace"))
    dialog.edits[Command.UNDO].editingFinished.emit()
    dialog.close()
    assert entry(program.window, "Take back the last move").shortcut() == QKeySequence(
        "Ctrl+Backspace"
    )
    room.screen.view.setFocus()
    before = room.screen.intent.pending
    QTest.keyClick(room.screen.view, Qt.Key.Key_D)
    assert room.screen.intent.pending == before
    QTest.keyClick(room.screen.view, Qt.Key.Key_1)
    QTest.keyClick(room.screen.view, Qt.Key.Key_Escape)
    window.keys.choose({})
    assert program.settings.current.keys == {}


@pytest.mark.parametrize(("typed", "place", "rank"), [("&", 10, 1), ("é", 11, 2), ("(", 14, 5)])
@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="the scan codes are those of Linux"
)
def test_digit_row_works_on_french_keyboards(
    program: Program, typed: str, place: int, rank: int
) -> None:
    keys = KeyMap()
    event = QKeyEvent(
        QEvent.Type.KeyPress, ord(typed.upper()), Qt.KeyboardModifier(0), place, 0, 0, typed
    )
    assert keys.command_of(event) is next(one for one, value in DIGITS.items() if value == rank)
    shifted = QKeyEvent(
        QEvent.Type.KeyPress, ord("!"), Qt.KeyboardModifier.ShiftModifier, place, 0, 0, "!"
    )
    assert keys.command_of(shifted) is None
    start(program, 3)
    intent = program.game.screen.intent
    intent.press_zone(Zone.PLAY)
    QApplication.sendEvent(program.game.screen.view, event)
    history = program.game.session.cursor.present.history
    assert len(history) == 1
    assert isinstance(history[0].action, Play)


def test_held_digit_counts_once(program: Program) -> None:
    start(program, 3)
    screen = program.game.screen
    program.game.session.teammates.set_pause(60_000)
    screen.intent.press_zone(Zone.PLAY)
    for repeats in (False, True, True):
        none = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(
            screen.view, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_2, none, "2", repeats)
        )
    assert screen.intent.pending.question is None, "the play must not become a clue"


def test_wheel_leaves_closed_boxes_and_sliders_to_the_page(program: Program) -> None:
    program.window.commands.give(Command.SETTINGS)
    dialog = program.window.findChild(SettingsDialog)
    assert dialog is not None
    dialog.close_button.setFocus()
    pages = (dialog, program.game.screen.replay_bar, program.controllers.library.page)
    found = 0
    for page in pages:
        boxes: list[QComboBox | QSlider] = [
            *page.findChildren(QComboBox),
            *page.findChildren(QSlider),
        ]
        for box in boxes:
            found += 1
            before = box.currentIndex() if isinstance(box, QComboBox) else box.value()
            scroll_over(box)
            after = box.currentIndex() if isinstance(box, QComboBox) else box.value()
            assert after == before, box.accessibleName()
            assert not box.focusPolicy() & Qt.FocusPolicy.WheelFocus & ~Qt.FocusPolicy.StrongFocus
    assert found > 15
    language = next(row.widget for row in dialog.rows if row.name == "language")
    dialog.activateWindow()
    language.setFocus()
    QApplication.processEvents()
    assert isinstance(language, QComboBox)
    place = language.currentIndex()
    scroll_over(language)
    assert language.currentIndex() != place, "with the focus the wheel changes it"
    dialog.close()


def scroll_over(widget: QWidget) -> None:
    """Turn the wheel by two notches over the middle of a widget."""
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        widget.mapToGlobal(middle),
        QPoint(),
        QPoint(0, -240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def test_every_command_has_words_of_its_own() -> None:
    numbered = {Command.ONE, Command.TWO, Command.THREE, Command.FOUR, Command.FIVE}
    for command in Command:
        assert command.label.startswith("Slot ") is (command in numbered), command


def test_screen_reader_knows_which_key_is_edited(program: Program) -> None:
    program.window.show_keys()
    dialog = program.window.findChild(KeysDialog)
    assert dialog is not None
    for command, edit in dialog.edits.items():
        (field,) = edit.findChildren(QLineEdit)
        assert field.accessibleName() == command.label
    dialog.close()


def test_handbook_lists_every_key() -> None:
    handbook = (Path(__file__).parents[2] / "docs" / "handbook.md").read_text("utf-8")
    rows = [f"| {command.title} | `{command.usual_key}` |" for command in ASSIGNABLE]
    assert handbook.partition("## All keys\n")[2].splitlines()[5 : 5 + len(rows)] == rows
