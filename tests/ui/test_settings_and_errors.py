"""Settings take effect at once; an unexpected error does not end the program."""

import json
import logging
import sys
import threading
from pathlib import Path

import pytest
from driving import MakeProgram, own_turn, seen, start
from internals import game_of
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLabel,
    QMessageBox,
    QSlider,
)
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.moves import Clue
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import TableTalk
from hanabi_desktop.settings.settings_store import Settings, SettingsStore
from hanabi_desktop.settings.start import StartOptions, first_look
from hanabi_desktop.support import background, kept_file
from hanabi_desktop.support.logs import FILE_NAME, log_to
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import CardBack, CardDesign, Cloth, Dress, Speed, Theme
from hanabi_desktop.table.sounds import SoundGroup
from hanabi_desktop.ui.errors import ErrorDialog, ErrorReporter
from hanabi_desktop.ui.settings.settings_dialog import SettingsDialog
from hanabi_desktop.ui.settings.settings_rows import FolderRow, PictureRow
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets.dialogs import Question
from hanabi_desktop.wording.names import talk_name


@pytest.fixture
def dialog(program: Program) -> SettingsDialog:
    program.window.commands.give(Command.SETTINGS)
    dialog = program.window.findChild(SettingsDialog)
    assert dialog is not None
    return dialog


def choose(dialog: SettingsDialog, name: str, value: str) -> None:
    (box,) = (one for one in dialog.findChildren(QComboBox) if one.accessibleName() == name)
    box.setCurrentIndex(box.findText(value))


def switch(dialog: SettingsDialog, name: str) -> None:
    (box,) = (one for one in dialog.findChildren(QCheckBox) if one.text() == name)
    box.toggle()


def test_each_setting_takes_effect_at_once_and_is_remembered(
    program: Program, dialog: SettingsDialog
) -> None:
    room = program.game
    choose(dialog, "Colours", "Day")
    choose(dialog, "Cards", "Plain, with large symbols")
    (backs,), (cloths,) = (
        [row for row in dialog.rows if isinstance(row, PictureRow) and row.name == name]
        for name in ("card_back", "cloth")
    )
    backs.buttons[CardBack.RINGS].click()
    cloths.buttons[Cloth.LINEN].click()
    choose(dialog, "Motion", "Slow")
    choose(dialog, "Memory and talk", talk_name(TableTalk.FRIENDLY))
    choose(dialog, "Passing the screen", "After 6 seconds")
    dialog.findChild(QSlider).setValue(25)
    switch(dialog, "Clue sounds")
    switch(dialog, "Warn of an obvious mistake")
    switch(dialog, "Ask before a hint (counts as help)")
    dress = Dress(CardDesign.LARGE, CardBack.RINGS, Cloth.LINEN)
    assert room.screen.scene.dress == dress
    assert room.screen.scene.motions.speed is Speed.SLOW
    assert room.tables.last_setup().options.table_talk is TableTalk.FRIENDLY
    assert room.screen.scene.sounds.volume == 25
    assert SoundGroup.CLUES in room.screen.scene.sounds.silenced
    assert not room.screen.intent.warn_mistakes
    assert room.advice.confirm_hint
    choose(dialog, "Language", "Nederlands")
    QApplication.processEvents()
    assert dialog.windowTitle() == "Instellingen"
    program.settings.close()
    remembered = SettingsStore(program.settings.folder).current
    assert remembered == program.settings.current
    assert (remembered.theme, remembered.volume) == (Theme.DAY, 25)
    assert remembered.handover_seconds == 6
    dialog.accept()


def test_everything_can_be_reset_except_the_seating(
    program: Program, dialog: SettingsDialog
) -> None:
    start(program)
    program.preferences.change(theme=Theme.DAY, volume=0, keys={"play": "X"}, warn_mistakes=False)
    dialog.reset_button.click()
    current = program.settings.current
    assert (current.theme, current.volume, current.keys) == (Theme.NIGHT, 60, {})
    assert len(current.line_ups) == 1
    assert dialog.findChild(QSlider).value() == 60
    dialog.accept()


def test_new_folder_for_games_is_shown_once_the_move_succeeds(
    program: Program, dialog: SettingsDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    room = start(program)
    own_turn(room, qtbot)
    room.session.submit(legal_actions(seen(room))[0])
    there = tmp_path / "there"
    program.preferences.change(library=str(there))
    qtbot.waitUntil(lambda: program.settings.current.library == str(there))
    assert (there / "games.sqlite").exists()
    (tmp_path / "file").write_text("")
    program.preferences.change(library=str(tmp_path / "file"))
    qtbot.waitUntil(lambda: bool(dialog.findChildren(QMessageBox)))
    assert program.settings.current.library == str(there)
    dialog.findChildren(QMessageBox)[0].buttons()[0].click()
    dialog.accept()


def test_folder_dialog_for_games_starts_at_the_current_folder(
    dialog: SettingsDialog, program: Program
) -> None:
    (row,) = (row for row in dialog.rows if isinstance(row, FolderRow))
    row.other.click()
    (asked,) = dialog.findChildren(QFileDialog)
    assert Path(asked.directory().absolutePath()) == program.settings.folder
    asked.close()


def test_broken_settings_file_falls_back_with_a_message(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    for content in (b"{", b"[]", b"\xff\xfe", b""):
        file.write_bytes(content)
        settings = SettingsStore(tmp_path)
        assert settings.current == Settings()
        assert settings.set_aside is not None
        assert settings.set_aside.read_bytes() == content


@pytest.mark.expects_warnings
@pytest.mark.parametrize(
    ("name", "value", "usual"),
    [
        ("theme", "sepia", Theme.NIGHT),
        ("volume", 1000, 60),
        ("deck", "tarot", CardDesign.PICTURES),
        ("window", [99999999999999, 900], None),
        ("text_size", "large", 100),
        ("keys", 7, {}),
    ],
)
def test_unreadable_setting_falls_back_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str, value: object, usual: object
) -> None:
    file = tmp_path / "settings.json"
    others = {"language": "sv", "library": "/home/ines/games", "asks_before_hint": True}
    content = json.dumps({**others, name: value})
    file.write_text(content, encoding="utf-8")
    settings = SettingsStore(tmp_path)
    assert settings.set_aside is None
    expected = Settings(Language.SWEDISH, library="/home/ines/games", confirm_hint=True)
    assert settings.current == expected
    field = {"deck": "card_design"}.get(name, name)
    assert getattr(settings.current, field) == usual
    assert [record.getMessage() for record in caplog.records] == [
        f"settings.json: unreadable values are left out: {name}"
    ]
    look = first_look(tmp_path)
    assert look.language is Language.SWEDISH
    assert not look.is_refused
    settings.change(volume=25)
    settings.close()
    copy = tmp_path / "settings.unreadable.json"
    assert copy.read_text("utf-8") == content, "a later version may still read what this one cannot"


@pytest.mark.expects_warnings
def test_unreadable_entry_of_a_collection_falls_back_alone(tmp_path: Path) -> None:
    table = {"names": ["Ines", "Zoë"], "levels": [None, "casual"]}
    broken = {"names": ["Ines"], "levels": ["unheard of"]}
    (tmp_path / "settings.json").write_text(
        json.dumps({"line_ups": [broken, table], "silenced": ["cards", "thunder"]}), "utf-8"
    )
    settings = SettingsStore(tmp_path).current
    assert [one.names for one in settings.line_ups] == [("Ines", "Zoë")]
    assert settings.silenced == {SoundGroup.CARDS}


def test_settings_are_written_in_a_background_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk may be slow; nothing is written after the store has been closed."""
    writers: list[threading.Thread] = []

    def write(file: Path, data: bytes) -> None:
        writers.append(threading.current_thread())
        file.write_bytes(data)

    monkeypatch.setattr(kept_file, "write_atomically", write)
    settings = SettingsStore(tmp_path)
    settings.change(volume=25)
    settings.change(volume=25)
    settings.close()
    settings.change(volume=30)
    assert len(writers) == 1
    assert threading.main_thread() not in writers
    assert SettingsStore(tmp_path).current.volume == 25


def test_failed_save_of_settings_is_retried(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "RETRY_INTERVAL_MS", 1)
    profile = tmp_path / "profile"
    profile.write_text("", encoding="utf-8")
    settings = SettingsStore(profile)
    settings.change(volume=25)
    qtbot.waitUntil(lambda: settings.unsaved is not None)
    profile.unlink()
    qtbot.waitUntil(lambda: settings.unsaved is None)
    settings.close()
    assert SettingsStore(profile).current.volume == 25


def test_abandoning_a_game_in_progress_needs_confirmation(program: Program) -> None:
    room = start(program)
    room.tables.same_deal()
    assert not program.window.findChildren(Question), "no question is needed before the first move"
    course = game_of(room.session)
    room.session.submit(Clue(1, Rank.ONE))
    room.tables.same_deal()
    (question,) = program.window.findChildren(Question)
    assert game_of(room.session) is course
    question.yes.click()
    assert game_of(room.session) is not course


def test_counted_actions_need_confirmation_if_so_configured(program: Program) -> None:
    room = start(program)
    program.preferences.change(confirm_restart=True, confirm_hint=True)
    course = game_of(room.session)
    room.tables.same_deal()
    (question,) = program.window.findChildren(Question)
    question.reject()
    assert game_of(room.session) is course
    room.tables.same_deal()
    question = program.window.findChildren(Question)[-1]
    question.yes.click()
    assert game_of(room.session) is not course
    program.window.commands.give(Command.HINT)
    program.window.findChildren(Question)[-1].yes.click()
    assert room.session.assistance.hints <= 1


# -- errors -----------------------------------------------------------------------------------------


def broken(card: Card) -> None:
    message = f"the secret is {card}"
    raise ValueError(message)


@pytest.mark.expects_warnings
def test_log_file_is_created_with_the_first_warning(tmp_path: Path) -> None:
    folder, log = tmp_path / "profile", logging.getLogger("hanabi_desktop.test")
    handler = log_to(folder)
    try:
        log.info("as usual")
        assert not folder.exists()
        folder.write_text("")  # nothing can be written where a file is in the way
        log.warning("lost")
        folder.unlink()
        log.warning("kept")
        log.warning("kept as well")
    finally:
        logging.getLogger().removeHandler(handler)
        handler.close()
    lines = (folder / FILE_NAME).read_text().splitlines()
    assert [line.partition("hanabi_desktop.test: ")[2] for line in lines] == [
        "kept",
        "kept as well",
    ]


@pytest.mark.expects_warnings
def test_error_is_logged_and_reported_without_its_message(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    room = start(program)
    own_turn(room, qtbot)
    room.session.submit(legal_actions(seen(room))[0])
    own_turn(room, qtbot)
    before = seen(room)
    handler = log_to(tmp_path)
    reporter = ErrorReporter(program.window, room, program.controllers.library_service, program)
    try:
        broken(Card.parse("r5"))
    except ValueError as error:
        reporter.take(error)
    logging.getLogger().removeHandler(handler)
    handler.close()
    logged = (tmp_path / FILE_NAME).read_text()
    assert "ValueError" in logged
    assert "in broken" in logged
    assert "secret" not in logged
    assert "r5" not in logged
    dialog = program.window.findChild(ErrorDialog)
    assert "secret" not in dialog.text.toPlainText()
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == dialog.text.toPlainText()
    begun = game_of(room.session)
    dialog.go_on_button.click()
    qtbot.waitUntil(lambda: game_of(room.session) is not begun)  # as it was last saved
    assert seen(room) == before
    # A second error at once, because the game itself may cause it.
    reporter.take(ValueError())
    program.window.findChildren(ErrorDialog)[-1].go_on_button.click()
    assert program.window.page is program.window.start_page


def test_closed_program_restores_the_exception_hooks(
    make_program: MakeProgram, qapp: QApplication, tmp_path: Path
) -> None:
    before = sys.excepthook, threading.excepthook
    program = make_program(StartOptions(profile=tmp_path, language=Language.ENGLISH))
    program.reports_errors = True
    program.show()
    qapp.processEvents()
    assert program.game is not None
    assert sys.excepthook is not before[0]
    program.window.close()
    assert (sys.excepthook, threading.excepthook) == before


def test_labels_stay_level_with_their_boxes_as_text_grows(
    program: Program, dialog: SettingsDialog
) -> None:
    program.preferences.change(text_size=150)
    QApplication.processEvents()
    boxes = [box for box in dialog.findChildren(QComboBox) if box.isVisible()]
    assert boxes
    for box in boxes:
        labels = [one for one in dialog.findChildren(QLabel) if one.buddy() is box]
        (label,) = labels
        assert abs(label.geometry().center().y() - box.geometry().center().y()) <= 1, label.text()
