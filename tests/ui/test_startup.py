"""Startup: the window opens at once, the program loads behind its first frame."""

import gc
import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import MakeProgram
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFileOpenEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop import cli
from hanabi_desktop.app import application as app
from hanabi_desktop.app import program as program_module
from hanabi_desktop.app.application import Application, Opening, Terminations
from hanabi_desktop.app.program import Program
from hanabi_desktop.commands import command_list
from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Clue
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.learning.puzzles import all_puzzles
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.metadata.problems import Trouble
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.session.library.store_access import Refused
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.settings.settings_store import LineUp, SettingsStore
from hanabi_desktop.settings.start import FirstLook, StartOptions, first_look
from hanabi_desktop.support.interpreter import pause_collector
from hanabi_desktop.support.logs import FILE_NAME as LOG_FILE
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Speed, Theme, palette_of, text_scale
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.seats import default_seats
from hanabi_desktop.ui.widgets.window_sizes import HORIZON, bar_height, text_scale_in


def remember(folder: Path, **changes: object) -> None:
    """Write the settings of a profile before the program starts with it."""
    store = SettingsStore(folder)
    store.change(**changes)
    store.close()


@pytest.fixture
def opening(qapp: Application, tmp_path: Path) -> Iterator[Opening]:
    """Yield a freshly opened window, with a remembered size and theme."""
    remember(tmp_path, theme=Theme.DAY, window=(1100, 700))
    opening = Opening(qapp, StartOptions(profile=tmp_path, language=Language.ENGLISH))
    yield opening
    close(opening)


def close(opening: Opening) -> None:
    opening.window.close()
    opening.window.deleteLater()
    if opening.program is not None:
        opening.program.deleteLater()
    opening.end_log()
    opening.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def _collecting() -> Iterator[None]:
    """Restore garbage collection, which an aborted start leaves disabled."""
    yield
    gc.enable()


def built(opening: Opening, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: opening.program is not None)


def test_window_closed_before_its_game_is_shown_starts_none(
    make_program: MakeProgram, qapp: Application, tmp_path: Path
) -> None:
    setup = GameSetup(default_seats(3), GameOptions(3), 5)
    program = make_program(StartOptions(profile=tmp_path, setup=setup, speed=Speed.OFF))
    program.show()
    program.window.close()
    qapp.processEvents()
    assert program.game.session.game_id is None


def test_background_of_the_remembered_theme_is_painted_first(opening: Opening) -> None:
    window, day = opening.window, palette_of(Theme.DAY)
    assert window.isVisible()
    assert window.size() == QSize(1100, 700)
    assert opening.program is None
    picture = window.grab().toImage()
    water = round(HORIZON * picture.height())
    for row, colour in ((0, day.sky[0]), (water - 4, day.sky[-1]), (water + 4, day.water[0])):
        assert alike(picture.pixelColor(550, row), colour)


def alike(one: QColor, other: QColor) -> bool:
    parts = zip(one.getRgb(), other.getRgb(), strict=True)
    return all(abs(int(a) - int(b)) <= 4 for a, b in parts)


def test_start_page_follows_in_the_same_window(opening: Opening, qtbot: QtBot) -> None:
    built(opening, qtbot)
    program = opening.program
    assert program is not None
    assert program.window is opening.window
    assert program.window.size() == QSize(1100, 700)
    qtbot.waitUntil(program.window.start_page.isVisible)
    assert program.window.start_page.first_button.hasFocus()
    assert program.reports_errors
    assert opening._options == StartOptions()


@pytest.mark.parametrize("size", [QSize(1280, 800), QSize(1024, 640)])
def test_nothing_moves_once_the_start_page_is_painted(
    qapp: Application,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    size: QSize,
) -> None:
    build, seen = MainWindow.build_start_page, []

    def built_to_be_watched(window: MainWindow) -> None:
        build(window)
        window.start_page.painted.connect(lambda: seen.append(where_all_is(window)))

    monkeypatch.setattr(MainWindow, "build_start_page", built_to_be_watched)
    opening = Opening(qapp, StartOptions(profile=tmp_path, language=Language.ENGLISH, size=size))
    qtbot.waitUntil(lambda: opening.program is not None and opening.program._is_ready)
    QApplication.processEvents()
    assert seen[0] == where_all_is(opening.window)
    close(opening)


def where_all_is(window: MainWindow) -> list[tuple[str, QRect]]:
    parts = [part for part in window.start_page.findChildren(QWidget) if part.isVisible()]
    return [(part.objectName(), QRect(part.mapToGlobal(QPoint()), part.size())) for part in parts]


def test_remembered_text_size_applies_before_the_bar_exists(
    opening: Opening, tmp_path: Path, qtbot: QtBot
) -> None:
    remember(tmp_path, text_size=150, language=Language.DUTCH)
    built(opening, qtbot)
    program = opening.program
    assert program is not None
    assert text_scale() == text_scale_in(1100, 700, 150) > 1
    assert program.preferences  # the bar is built with the settings
    assert program.window.bar.height() == bar_height(700)


def test_start_page_uses_remembered_language_and_look_before_settings_load(
    qapp: Application, tmp_path: Path, qtbot: QtBot
) -> None:
    remember(tmp_path, language=Language.SWEDISH, theme=Theme.DAY, goes_on=True)
    opening = Opening(qapp, StartOptions(profile=tmp_path))
    looks = list[tuple[object, ...]]()

    def look() -> None:
        """Look at the page as it is built, before its first frame lets the settings load."""
        assert opening.program is not None
        page = opening.program.window.start_page
        sky = page.grab().toImage().pixelColor(600, 2)
        is_first = page.first_button is page.go_on_button
        looks.append((opening.program._settings, is_first, page.go_on_button.text(), sky))

    opening.built.connect(look)
    built(opening, qtbot)
    program = opening.program
    assert program is not None
    assert looks == [(None, True, "Fortsätt", palette_of(Theme.DAY).sky[0])]
    page = program.window.start_page
    assert program.preferences
    assert page.go_on_button.text() == "Fortsätt"
    program.translation.use(Language.ENGLISH)
    close(opening)


def test_refused_settings_are_reported_in_the_first_frame(
    qapp: Application, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "settings.json").write_text('{"theme": ')
    opening = Opening(qapp, StartOptions(profile=tmp_path, language=Language.ENGLISH))
    built(opening, qtbot)
    assert not opening.program._is_ready
    labels = opening.window.start_page.findChildren(QLabel)
    assert any("settings.unreadable.json" in label.text() for label in labels)
    close(opening)


def test_file_chosen_before_the_program_is_loaded_is_opened(
    opening: Opening, qapp: Application, tmp_path: Path, qtbot: QtBot
) -> None:
    broken = tmp_path / "broken.hanabi"
    broken.write_text("{")
    QApplication.sendEvent(qapp, QFileOpenEvent(str(broken)))
    assert opening.program is None

    def boxes() -> list[QMessageBox]:
        return [box for box in opening.window.findChildren(QMessageBox) if box.isVisible()]

    qtbot.waitUntil(lambda: bool(boxes()))
    assert boxes()[0].text().startswith("broken.hanabi")
    boxes()[0].close()


def test_startup_ends_even_if_a_game_covers_the_start_page(
    opening: Opening,
    qapp: Application,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The start page is never painted then, while keys and clicks wait for the end of startup."""
    record = play_game(Seating((Level.CASUAL,) * 2), GameOptions(2), 8).record
    file = tmp_path / "game.json"
    file.write_bytes(write_json(SavedGame(record)))
    monkeypatch.setattr(gc, "freeze", lambda: None)
    pause_collector()
    QApplication.sendEvent(qapp, QFileOpenEvent(str(file)))
    built(opening, qtbot)
    qtbot.waitUntil(gc.isenabled)
    program = opening.program
    assert program is not None
    qtbot.waitUntil(lambda: program.game.screen.is_replaying)


def test_first_button_is_visible_as_soon_as_the_program_is_built(
    opening: Opening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the focus is lost if the window becomes active before its next turn."""
    build = opening._build
    seen: list[bool] = []

    def build_and_look() -> Program:
        program = build()
        seen.append(program.window.start_page.first_button.isVisible())
        return program

    monkeypatch.setattr(opening, "_build", build_and_look)
    built(opening, qtbot)
    assert seen == [True]


def press_early(opening: Opening, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
    """Send the key during the first frame, as the system would."""
    assert opening.program is None
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(opening.window.windowHandle(), QKeyEvent(kind, key, modifiers))


def test_key_pressed_before_the_program_is_loaded_is_carried_out(
    opening: Opening, qtbot: QtBot
) -> None:
    """Press Enter for the start page's first button, which begins a game."""
    press_early(opening, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    qtbot.waitUntil(
        lambda: (
            opening.program is not None
            and opening.program.window.page is not opening.program.window.start_page
        )
    )
    program = opening.program
    assert program is not None
    qtbot.waitUntil(lambda: program.window.page is program.game.screen)


def test_shortcut_pressed_before_the_menu_exists_is_carried_out(
    opening: Opening, qtbot: QtBot
) -> None:
    press_early(opening, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    built(opening, qtbot)
    program = opening.program
    assert program is not None
    qtbot.waitUntil(program.controllers.library.page.isVisible)


def test_click_before_buttons_exist_presses_the_button_at_its_place(
    opening: Opening, qtbot: QtBot, program: Program
) -> None:
    """A second window of the same size provides the button's position."""
    program.window.resize(opening.window.size())
    button = program.window.start_page.learn_button
    centre = button.mapTo(program.window, button.rect().center())
    QTest.mouseClick(opening.window.windowHandle(), Qt.MouseButton.LeftButton, pos=centre)
    built(opening, qtbot)
    program_there = opening.program
    assert program_there is not None

    def learns() -> bool:
        page = program_there.controllers.learning.page
        return page is not None and page.isVisible()

    qtbot.waitUntil(learns)


@pytest.mark.parametrize("is_painted", [False, True])
def test_window_closed_at_once_is_not_built(opening: Opening, is_painted: bool) -> None:
    if is_painted:
        opening.window.painted.emit()
    assert opening._due.isActive()
    opening.window.close()
    assert not opening._due.isActive()
    assert opening.program is None


def test_window_without_a_first_frame_is_still_built(opening: Opening, qtbot: QtBot) -> None:
    opening.window.blockSignals(True)  # it starts minimised: there is no first frame
    built(opening, qtbot)
    program = opening.program
    opening.window.blockSignals(False)
    opening.window.painted.emit()  # it is restored later
    qtbot.wait(50)
    assert opening.program is program
    qtbot.waitUntil(lambda: opening._second_starts is not None)


@pytest.mark.expects_warnings
def test_program_that_cannot_be_built_ends_the_process_with_the_error(
    opening: Opening, qapp: Application, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def build(*_: object) -> None:
        raise RuntimeError("no program")

    monkeypatch.setattr(program_module, "Program", build)
    with pytest.raises(RuntimeError, match="no program"):
        opening.run()
    logged = (tmp_path / LOG_FILE).read_text()
    assert "the program cannot be built" in logged
    assert "RuntimeError" in logged


def test_first_frame_waits_for_no_slow_import(tmp_path: Path) -> None:
    """``Qt``'s enumerations take 13 ms, the settings about as long, the program far more."""
    script = """
import json, sys
from pathlib import Path
import hanabi_desktop.cli
from hanabi_desktop.app.application import Opening, plain_application
from hanabi_desktop.settings.start import StartOptions
from PySide6 import QtCore

def tell():
    heavy = (
            "commands.arguments", "app.program", "settings.settings_store", "session", "teammates", "ui.shell.bar_and_menu"
        )
    print(json.dumps({
        "ours": [name for name in heavy if f"hanabi_desktop.{name}" in sys.modules],
        "others": [name for name in ("msgspec", "sqlite3", "asyncio") if name in sys.modules],
        "Qt": "Qt" in vars(QtCore),
    }))
    opening.window.close()

opening = Opening(plain_application(), StartOptions(profile=Path(sys.argv[1])))
opening.window.painted.connect(tell)
opening.run()
"""
    command = [sys.executable, "-c", script, str(tmp_path)]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert json.loads(told) == {"ours": [], "others": [], "Qt": False}


def test_start_page_imports_nothing_only_a_game_needs(tmp_path: Path) -> None:
    """Each of these modules takes 2 to 10 ms of startup."""
    script = """
import json, sys
from pathlib import Path
import hanabi_desktop.cli
from hanabi_desktop.app.application import Opening, plain_application
from hanabi_desktop.settings.start import StartOptions
from PySide6 import QtWidgets
from PySide6.QtWidgets import QApplication

heavy = (
    "hanabi_desktop.app.controllers", "hanabi_desktop.app.single_instance", "hanabi_desktop.game.moves",
    "hanabi_desktop.ui.widgets.dialogs", "PySide6.QtNetwork", "hashlib", "logging.handlers",
    "hanabi_desktop.settings.settings_store", "hanabi_desktop.ui.shell.bar_and_menu", "hanabi_desktop.table.art.signs",
    "hanabi_desktop.library", "hanabi_desktop.session", "hanabi_desktop.teammates", "msgspec", "tomllib",
)

def tell():
    told["imported"] = [name for name in heavy if name in sys.modules]
    told["QStyle"] = "QStyle" in vars(QtWidgets)
    told["style"] = QApplication.style().name()

def listen():
    opening.window.start_page.painted.connect(tell)
    opening.program.ready.connect(lambda: told.update(heard="PySide6.QtNetwork" in sys.modules))
    opening.program.ready.connect(lambda: told.update(cluster="distributed" in sys.modules))
    opening.program.ready.connect(opening.window.close)

told = {}
opening = Opening(plain_application(), StartOptions(profile=Path(sys.argv[1])))
opening.built.connect(listen)
opening.run()
print(json.dumps(told))
"""
    command = [sys.executable, "-c", script, str(tmp_path)]
    told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert told == {
        "imported": [],
        "QStyle": False,
        "style": "fusion",
        "heard": True,
        "cluster": False,
    }


def test_objects_created_at_startup_are_excluded_from_garbage_collection(
    opening: Opening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[bool] = []
    monkeypatch.setattr(gc, "freeze", lambda: kept.append(gc.isenabled()))
    pause_collector()
    built(opening, qtbot)
    qtbot.waitUntil(lambda: bool(kept))
    assert kept == [True]
    assert opening.program is not None
    assert opening.program.game is not None


@pytest.mark.parametrize("raised", [KeyboardInterrupt, RuntimeError])
def test_aborted_start_prints_no_traceback(
    raised: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(_options: StartOptions) -> int:
        raise raised

    monkeypatch.setattr(app, "run", run)
    if raised is KeyboardInterrupt:
        assert cli.main([]) == 130
    else:
        with pytest.raises(raised):  # the frozen program shows it in a message box
            cli.main([])


@pytest.mark.parametrize("theme", [*Theme, None])
def test_first_look_follows_the_settings(theme: Theme | None, tmp_path: Path) -> None:
    remember(tmp_path, theme=theme, window=(1500, 900))
    assert first_look(tmp_path) == FirstLook(theme, QSize(1500, 900))


def test_start_page_names_everybody_at_a_table_of_several_people(tmp_path: Path) -> None:
    seats = (Seat("Elin"), Seat("Noor"), *default_seats(3)[2:])
    table = LineUp.from_setup(GameSetup(seats, GameOptions(3), 5))
    remember(tmp_path, line_ups=(table,))
    assert first_look(tmp_path).companions == table.names


def test_first_look_has_everything_the_start_page_shows(tmp_path: Path) -> None:
    table = LineUp.from_setup(GameSetup(default_seats(2), GameOptions(2), 5))
    remember(tmp_path, language=Language.DUTCH, text_size=130, goes_on=True, line_ups=(table,))
    assert first_look(tmp_path) == FirstLook(
        language=Language.DUTCH, text_size=130, goes_on=True, companions=table.names[1:]
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        '{"text_size": NaN}',
        "\udcff",
        "[" * 100_000,
    ],
)
def test_first_look_falls_back_to_defaults_with_broken_settings(text: str, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(text, errors="surrogateescape")
    assert first_look(tmp_path) == FirstLook(is_refused=True)


@pytest.mark.parametrize(
    "text",
    [
        '{"theme": "mauve"}',
        '{"theme": ["day"]}',
        '{"language": "tlh"}',
        '{"language": 3}',
        '{"text_size": "large"}',
        '{"text_size": 900}',
        '{"line_ups": 3}',
        '{"line_ups": [{}]}',
        '{"window": 3}',
        '{"window": [1]}',
        '{"window": ["wide", "high"]}',
        '{"window": [-1, 900]}',
        '{"window": [1e300, 900]}',
        '{"window": [99999999999999, 900]}',
    ],
)
def test_first_look_falls_back_for_a_broken_setting_alone(text: str, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(f'{text[:-1]}, "goes_on": true}}')
    assert first_look(tmp_path) == FirstLook(goes_on=True)


def test_first_look_has_defaults_at_the_first_start(tmp_path: Path) -> None:
    assert first_look(tmp_path) == FirstLook(is_first_start=True)


@pytest.mark.parametrize(
    ("words", "file"),
    [
        ([], None),
        (["play"], None),
        (["play", "--from-desktop"], None),
        (["play", "--from-desktop", "Åsas spel.hanabi"], Path("Åsas spel.hanabi")),
    ],
)
def test_click_opens_the_window_without_loading_the_texts(
    words: list[str], file: Path | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[StartOptions] = []
    monkeypatch.setattr(app, "run", lambda options: asked.append(options) or 7)
    monkeypatch.setattr(command_list, "parser", None)
    assert cli.main(words) == 7
    assert asked == [StartOptions(file=file)]


def test_game_is_offered_at_once_after_the_program_was_killed(
    program: Program, qtbot: QtBot
) -> None:
    """The existence of a game is stored with its first move, not when the program ends."""
    seats = (Seat("Elin"), Seat("Zoë", Level.CASUAL))
    program.game.tables.start(GameSetup(seats, GameOptions(2, first_seat=0), 5))
    assert not program.settings.current.goes_on
    program.game.session.submit(Clue(1, Rank.ONE))
    qtbot.waitUntil(lambda: SettingsStore(program.settings.folder).current.goes_on)


def test_lesson_is_not_offered_as_a_game_to_resume(program: Program) -> None:
    learning = program.controllers.learning
    learning.begin_puzzle(1)
    program.game.session.submit(all_puzzles()[0].solution)
    assert not program.settings.current.goes_on


@pytest.mark.parametrize("trouble", [Trouble.NEWER, Trouble.LOCKED])
def test_continue_is_offered_unless_the_library_will_never_be_readable(
    program: Program, trouble: Trouble
) -> None:
    page = program.window.start_page
    page.welcome_back()
    page.expect_game()
    assert page.go_on_button.isVisible()
    program.controllers.library._show_overview(Refused(trouble))
    assert page.go_on_button.isVisible() is (trouble is Trouble.LOCKED)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_signals_ignored_from_the_start_stay_ignored(qapp: QApplication) -> None:
    """As under nohup, which keeps a program running when its terminal closes."""
    if sys.platform != "win32":
        before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
        terminations = Terminations()
        try:
            assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
            assert signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL
        finally:
            terminations.close()
            signal.signal(signal.SIGHUP, before)
