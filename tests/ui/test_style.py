"""The style sheet, wherever the program is installed."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.table.appearance import Theme, palette_of
from hanabi_desktop.ui.widgets import theme as style
from hanabi_desktop.ui.widgets.seats import default_seats


def checked_box() -> QImage:
    box = QCheckBox()
    box.setChecked(True)
    box.setStyleSheet(style.style_sheet(palette_of(Theme.NIGHT)))
    box.resize(40, 40)
    return box.grab().toImage()


@pytest.mark.parametrize(
    "folder",
    [
        "Åsa Öberg spelar",
        "it's (1)",
        "a; b {c}",
        pytest.param(
            'qu"ote',
            marks=[
                pytest.mark.skipif(
                    "sys.platform == 'win32'", reason="Windows does not allow this file name"
                ),
                pytest.mark.unportable_names,
            ],
        ),
    ],
)
def test_icons_are_found_in_folders_of_any_name(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    usual = checked_box()
    shutil.copytree(style.RESOURCES / "icons", tmp_path / folder / "icons")
    monkeypatch.setattr(style, "RESOURCES", tmp_path / folder)
    assert checked_box() == usual


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_menu_fits_a_small_screen_group_by_group(program: Program) -> None:
    program.preferences.change(text_size=150)
    menu = program.window.menu
    for part in (menu, *menu.groups):
        part.popup(program.window.mapToGlobal(program.window.rect().topLeft()))
        assert part.actionGeometry(part.actions()[-1]).bottom() < 600
        part.close()


@pytest.mark.parametrize("theme", list(Theme))
@pytest.mark.parametrize("name", ["pill", "count", "choice", "link", "primary"])
def test_focus_is_visible_on_checked_buttons(
    qapp: QApplication, qtbot: QtBot, theme: Theme, name: str
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(style.style_sheet(palette_of(theme)))
    row = QHBoxLayout(window)
    button, other = QPushButton("5"), QPushButton("other")
    for one in (button, other):
        one.setObjectName(name)
        one.setCheckable(True)
        one.setChecked(True)
        row.addWidget(one)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    looks = []
    for focused in (button, other):
        focused.setFocus()
        style.set_focus_by_keys(focused, by_keys=True)
        looks.append(button.grab().toImage())
    assert looks[0] != looks[1]


def test_frame_of_the_focus_is_drawn_only_where_keys_brought_it(program: Program) -> None:
    program.game.tables.start(GameSetup(default_seats(3), GameOptions(3), 5))
    program.window.activateWindow()
    log, button = program.game.screen.side.log, program.game.screen.buttons.remark
    QApplication.processEvents()
    plain = log.grab().toImage()
    at = log.mapTo(program.window, QPoint(20, 20))
    QTest.mousePress(program.window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    assert log.hasFocus()
    assert log.property("by_keys") is not True
    QTest.mouseRelease(program.window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    button.setFocus()
    assert button.property("by_keys") is not True, "the mouse was used last"
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget().property("by_keys") is True
    log.setFocus(Qt.FocusReason.TabFocusReason)
    assert log.property("by_keys") is True
    assert log.grab().toImage() != plain
