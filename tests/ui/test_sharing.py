"""The result of a game as a picture and a text, which give nothing away."""

from pathlib import Path

from driving import play_to_the_end, start
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import RANKS, Suit
from hanabi_desktop.support.translation import Language
from hanabi_desktop.ui.end.end_controller import PICTURE_SIZE, ShareDialog
from hanabi_desktop.wording.names import suit_name


def shared(program: Program, qtbot: QtBot) -> ShareDialog:
    """Play a game to its end, and share it from the end page."""
    start(program, 2, number=48_213)
    play_to_the_end(program, qtbot)
    page = program.game.end.page
    qtbot.waitUntil(page.isVisible)
    page.stop()
    QTest.mouseClick(page.share_button, Qt.MouseButton.LeftButton)
    dialog = program.controllers.after_game.dialog
    assert dialog is not None
    return dialog


def test_text_tells_the_result_and_no_card(program: Program, qtbot: QtBot) -> None:
    dialog = shared(program, qtbot)
    deal, result, fireworks, figures = dialog.text.splitlines()
    assert deal == "Hanabi · Deal 48,213"
    assert "of 25" in result
    heights = [part.count("●") for part in fireworks.split()]
    assert heights == sorted(heights, reverse=True), "the order must not tell the colours"
    assert "2 players" in figures
    for suit in Suit:
        assert suit_name(suit).lower() not in dialog.text.lower()
    dialog.close()


def test_picture_and_text_are_copied(program: Program, qtbot: QtBot) -> None:
    dialog = shared(program, qtbot)
    dialog.copy_text.click()
    assert QGuiApplication.clipboard().text() == dialog.text
    dialog.copy_picture.click()
    assert QGuiApplication.clipboard().image().size() == PICTURE_SIZE
    assert dialog.said.text()
    dialog.close()


def test_picture_is_saved_as_png(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = shared(program, qtbot)
    file = tmp_path / "result.png"
    program.controllers.after_game.save_to(file, dialog.picture)
    qtbot.waitUntil(file.exists)
    assert QImage(str(file)).size() == PICTURE_SIZE
    dialog.close()


def test_picture_is_the_same_for_other_colours(program: Program, qtbot: QtBot) -> None:
    """Only the heights are drawn, the highest first: which colour is missing stays untold."""
    dialog = shared(program, qtbot)
    assert len(RANKS) == 5
    assert "●" in dialog.text
    dialog.close()
    program.preferences.change(language=Language.DUTCH)
    program.controllers.after_game.share()
    again = program.controllers.after_game.dialog
    assert again is not None
    assert again.windowTitle() == "De uitslag delen"
    again.close()
