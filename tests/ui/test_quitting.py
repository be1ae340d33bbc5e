"""Quitting while games cannot be saved: the program asks first and loses nothing without consent."""

from pathlib import Path
from typing import Any

import pytest
from driving import own_turn, seen, start
from internals import game_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.library.metadata.problems import StoreError, Trouble
from hanabi_desktop.library.store import Store
from hanabi_desktop.session.library.loading import open_file
from hanabi_desktop.ui.quitting import UnsavedGames


class FullDisk:
    """A disk that refuses to save games while it is full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        keep = Store.keep
        self.is_full = True

        def keep_or_fail(store: Store, *entries: Any) -> None:
            if self.is_full:
                raise StoreError(Trouble.FULL)
            keep(store, *entries)

        monkeypatch.setattr(Store, "keep", keep_or_fail)


@pytest.fixture
def disk(program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> FullDisk:
    """Return a full disk while a game on the table has an unsaved move."""
    room = start(program)
    own_turn(room, qtbot)
    disk = FullDisk(monkeypatch)
    room.session.submit(legal_actions(seen(room))[0])
    qtbot.waitUntil(lambda: program.controllers.library_service.trouble is Trouble.FULL)
    return disk


def question(program: Program) -> UnsavedGames:
    (box,) = (box for box in program.window.findChildren(UnsavedGames) if box.isVisible())
    return box


def test_quitting_asks_while_a_game_is_not_saved(program: Program, disk: FullDisk) -> None:
    assert not program.window.close()
    assert program.window.isVisible()
    box = question(program)
    assert box.text().startswith("The disk is full")
    assert box.informativeText().startswith(
        "If you quit now, the unsaved moves of 1 game are lost."
    )
    assert box.defaultButton() is box.again_button
    assert not program.window.close(), "quitting again must not ask a second question"
    question(program)
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert program.window.isVisible()
    disk.is_full = False


def test_retrying_quits_once_the_game_is_saved(
    program: Program, disk: FullDisk, tmp_path: Path
) -> None:
    program.window.close()
    question(program).again_button.click()
    box = question(program)  # the disk is still full
    disk.is_full = False
    turns = game_of(program.game.session).turns
    box.again_button.click()
    assert not program.window.isVisible()
    store = Store(tmp_path / "games.sqlite")
    unfinished = store.overview().unfinished
    store.close()
    assert unfinished is not None
    assert unfinished.turns == turns


def test_games_are_saved_to_a_file_before_quitting(
    program: Program, disk: FullDisk, qtbot: QtBot, tmp_path: Path
) -> None:
    turns = game_of(program.game.session).turns
    program.window.close()
    question(program).elsewhere_button.click()
    (dialog,) = program.window.findChildren(QFileDialog)
    file = tmp_path / "mine.hanabi"
    dialog.fileSelected.emit(str(file))
    dialog.reject()
    assert not program.window.isVisible()
    assert len(open_file(file).saved.record.actions) == turns


def test_unwritable_file_keeps_the_program_open(
    program: Program, disk: FullDisk, tmp_path: Path
) -> None:
    program.controllers.quitting.save_to(tmp_path / "settings.json" / "mine.hanabi")
    assert program.window.isVisible()
    (box,) = (box for box in program.window.findChildren(QMessageBox) if box.isVisible())
    box.reject()
    disk.is_full = False


def test_unsaved_games_are_lost_only_on_explicit_request(
    program: Program, disk: FullDisk, tmp_path: Path
) -> None:
    program.window.close()
    question(program).quit_button.click()
    assert not program.window.isVisible()


class EndingSession:
    """A stand-in for the session manager Qt passes at the end of a desktop session."""

    was_cancelled = False

    def cancel(self) -> None:
        self.was_cancelled = True


def test_shutdown_is_delayed_while_a_game_is_not_saved(program: Program, disk: FullDisk) -> None:
    session = EndingSession()
    program.controllers.quitting._on_session_ending(session)
    assert session.was_cancelled
    question(program).reject()
    disk.is_full = False
    again = EndingSession()
    program.controllers.quitting._on_session_ending(again)
    assert not again.was_cancelled
