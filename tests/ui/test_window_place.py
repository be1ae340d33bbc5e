"""The main window: fitted to the screen, and restored to its last place."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from driving import MakeProgram
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.application import fitting_scale
from hanabi_desktop.app.program import Program
from hanabi_desktop.settings.settings_store import SettingsStore
from hanabi_desktop.settings.start import StartOptions, WindowState, first_look
from hanabi_desktop.support.translation import Language
from hanabi_desktop.ui.shell.main_window import LEAST_SIZE
from hanabi_desktop.ui.widgets.window_sizes import fit_into

LAPTOP = QRect(0, 30, 1366, 738)


Start = Callable[[], Program]


@pytest.fixture
def started(make_program: MakeProgram, tmp_path: Path) -> Start:
    """Return a function that starts the program in the test's profile."""

    def begin() -> Program:
        program = make_program(StartOptions(language=Language.ENGLISH, profile=tmp_path))
        program.show()
        QApplication.processEvents()
        return program

    return begin


@pytest.mark.parametrize(
    ("box", "fitted"),
    [
        (QRect(100, 100, 800, 600), QRect(100, 100, 800, 600)),
        (QRect(0, 0, 3000, 1900), LAPTOP),
        (QRect(1300, 700, 800, 600), QRect(566, 168, 800, 600)),
        (QRect(-500, -500, 800, 600), QRect(0, 30, 800, 600)),
    ],
)
def test_box_is_fitted_into_the_available_screen(box: QRect, fitted: QRect) -> None:
    assert fit_into(box, LAPTOP) == fitted


@pytest.mark.parametrize(
    "settings",
    [{"window": [3000, 1900]}, {"window": [3000, 1900], "window_position": [4000, -900]}],
)
def test_window_remembered_from_a_larger_screen_is_fitted_to_this_one(
    started: Start, tmp_path: Path, settings: dict[str, object]
) -> None:
    (tmp_path / "settings.json").write_text(json.dumps(settings))
    program = started()
    window = program.window
    assert window.screen().availableGeometry().contains(window.frameGeometry())


def test_window_opens_at_its_last_place(started: Start) -> None:
    first = started()
    first.window.resize(1000, 600)
    first.window.move(110, 90)
    first.window.close()
    again = started()
    assert (again.window.pos(), again.window.size()) == (QPoint(110, 90), QSize(1000, 600))


@pytest.mark.parametrize(
    ("shown", "state"),
    [
        (Qt.WindowState.WindowMaximized, WindowState.MAXIMISED),
        (Qt.WindowState.WindowFullScreen, WindowState.FULL_SCREEN),
    ],
)
def test_window_opens_in_its_last_state(
    started: Start, tmp_path: Path, qtbot: QtBot, shown: Qt.WindowState, state: WindowState
) -> None:
    first = started()
    first.window.resize(1000, 600)
    first.window.setWindowState(shown)
    QApplication.processEvents()
    first.window.close()
    assert first_look(tmp_path).state is state
    assert SettingsStore(tmp_path).current.window == (1000, 600)
    again = started()
    qtbot.waitUntil(lambda: again.window.windowState() == shown)


@pytest.mark.parametrize(
    ("screen", "scale"),
    [
        (QSize(1366, 738), None),
        (QSize(1093, 590), None),
        (QSize(683, 384), 0.66),
        (QSize(512, 300), 0.51),
    ],
)
def test_interface_is_scaled_down_on_a_screen_below_the_minimum_size(
    screen: QSize, scale: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("QT_SCALE_FACTOR", raising=False)
    found = fitting_scale(screen)
    if scale is None:
        assert found is None
        return
    assert found is not None
    assert found == pytest.approx(scale, abs=0.01)
    room = QSize(round(screen.width() / found), round(screen.height() / found))
    assert room.width() >= LEAST_SIZE.width()
    assert room.height() >= LEAST_SIZE.height()
