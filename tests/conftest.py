"""Fixtures, and the checks that every test must pass."""

import argparse
import gc
import logging
import os
import shutil
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

# A screen of 1120x800: Qt's own offscreen one is narrower than most windows of these tests.
os.environ.setdefault(
    "QT_QPA_PLATFORM",
    "offscreen:configfile=" + os.path.relpath(Path(__file__).with_name("screen.json")),
)

import pytest
from driving import MakeProgram
from live_objects import live_objects
from patience import PATIENCE_S, Deadline
from portable_names import unportable
from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QSize,
    QStandardPaths,
    Qt,
    QThread,
    QTimer,
)
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows_file_sharing import as_on_windows
from xdist.scheduler import LoadScopeScheduling

from hanabi_desktop.app.application import make_application
from hanabi_desktop.app.program import Program
from hanabi_desktop.learning.progress import Detail
from hanabi_desktop.settings.start import StartOptions
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Speed, Theme, text_px, use_text_scale
from hanabi_desktop.table.art.painting import body_font
from hanabi_desktop.teammates import players
from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.ui.widgets.theme import use_theme

if compiled():
    players.SECONDS_AT_ONCE = PATIENCE_S  # what a teammate does must not depend on a busy machine

_SIGNAL_MS = 600_000
"""The time limit for a signal, which cannot be extended: for the slowest machine, in milliseconds."""
TOGETHER = {
    "test_all_texts",
    "test_frozen_program",
    "test_kept_review",
    "test_many_games",
    "test_review_shown",
    "test_try_yourself",
    "test_wheel",
    "test_windows_installer",
}
"""Modules whose tests share an expensive fixture: each module runs in a single process."""
_POINTER = (10, 10)
"""The pointer's position before any test has moved it."""
_FOR_WANT_OF = "needs "

DATA = Path(__file__).resolve().parent.parent.parent / "shared" / "data"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--deep``: many more random games, for unattended runs."""
    parser.addoption("--deep", action="store_true", help="many more random games")


class Sharing(LoadScopeScheduling):
    """Distribute tests one by one, except those that share an expensive fixture."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, _ = nodeid.partition("::")
        return file if Path(file).stem in TOGETHER else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Sharing:
    """Return the scheduler that distributes tests over several processes."""
    return Sharing(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run long tests first: at the end, one of them would keep all processes waiting."""
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    """Return the sort key of a test: those that mostly wait first, then long-running ones."""
    if item.get_closest_marker("waits") is not None:
        return 0
    if item.path.stem in TOGETHER:
        return 1
    return 2 if item.get_closest_marker("slow") is not None else 3


def pytest_collection_finish() -> None:
    """Freeze imported objects, so that garbage collection does not traverse them repeatedly."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test that uses a program which the system lacks."""
    wanted = [name for marker in item.iter_markers("needs") for name in marker.args]
    missing = [name for name in wanted if not shutil.which(name) and not Path(name).is_file()]
    if missing:
        pytest.skip(_FOR_WANT_OF + ", ".join(missing))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the missing programs, and the number of tests skipped for each."""
    lacking = Counter[str]()
    for report in terminalreporter.getreports("skipped"):
        _, _, why = report.longrepr
        _, needs, programs = why.partition(_FOR_WANT_OF)
        lacking.update(programs.split(", ") if needs else ())
    if lacking:
        tests = ", ".join(f"{name} ({count})" for name, count in sorted(lacking.items()))
        terminalreporter.write_line(
            f"Tests skipped for want of: {tests}. Run run.py check as root,"
        )
        terminalreporter.write_line("or install what it names at its start.")


@pytest.fixture(autouse=True, scope="session")
def _sharing() -> Iterator[None]:
    """Fail a test that moves or deletes an open file, which Windows does not allow."""
    if not sys.platform.startswith("linux"):
        yield
        return
    with as_on_windows():
        yield


@pytest.fixture(autouse=True)
def _portable_names(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a file whose name is not portable."""
    yield
    folder = getattr(request.node, "funcargs", {}).get("tmp_path")
    if folder is not None and request.node.get_closest_marker("unportable_names") is None:
        bad = unportable(sorted(file.relative_to(folder) for file in folder.rglob("*")))
        assert not bad, bad


@pytest.fixture(scope="session")
def deep(request: pytest.FixtureRequest) -> bool:
    """Whether ``--deep`` was given."""
    return bool(request.config.getoption("--deep"))


@pytest.fixture(scope="session")
def qapp() -> Iterator[QApplication]:
    """Yield the only application object, created as the program creates it."""
    QStandardPaths.setTestModeEnabled(True)
    application = QCoreApplication.instance() or make_application()
    assert isinstance(application, QApplication)
    yield application
    application.processEvents()


class PatientBot(QtBot):
    """A qtbot whose time limits grow with the slowness of the machine."""

    def waitUntil(  # noqa: N802 (pytest-qt's name)
        self, callback: Callable[[], object], *, timeout: int = 1000 * int(PATIENCE_S)
    ) -> None:
        deadline = Deadline(timeout / 1000)
        while True:
            try:
                super().waitUntil(callback, timeout=timeout)
            except TimeoutError:
                if deadline.has_passed():
                    raise
            else:
                return

    def waitSignal(self, signal: Any, *, timeout: int = _SIGNAL_MS, **more: Any) -> Any:  # noqa: N802 (pytest-qt's name)
        return super().waitSignal(signal, timeout=timeout, **more)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """Return a qtbot with longer time limits."""
    return PatientBot(request)


@pytest.fixture
def recorded_games() -> Path:
    """Return the folder of recorded games, if it exists beside the project."""
    if not DATA.is_dir():
        pytest.skip("the recorded games are not available")
    return DATA


@pytest.fixture
def make_program(qapp: QApplication) -> Iterator[MakeProgram]:
    """Return a function that creates the whole program; whatever it created is closed in the end.

    A program that stays open after a failed test would go on saving its settings, and its warnings
    would fail the tests that follow.
    """
    created: list[Program] = []

    def make(options: StartOptions) -> Program:
        created.append(Program(options))
        return created[-1]

    yield make
    for program in created:
        program.window.close()
        program.window.deleteLater()
        program.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    use_theme(Theme.NIGHT)
    use_text_scale(1.0)
    QApplication.setFont(body_font(text_px(14)))


@pytest.fixture
def program(qapp: QApplication, make_program: MakeProgram, tmp_path: Path) -> Iterator[Program]:
    """Yield the whole program in its own profile, with its window open and animations off."""
    options = StartOptions(
        language=Language.ENGLISH,
        speed=Speed.OFF,
        detail=Detail.EVERYTHING,
        size=QSize(1280, 800),
        profile=tmp_path,
    )
    program = make_program(options)
    program.show()
    program.window.activateWindow()
    qapp.processEvents()
    assert program.game is not None
    program.controllers.library_service.patience_ms = (
        60_000  # every move is shown at once, however busy the machine
    )
    yield program
    # After a Ctrl click Qt believes that Ctrl is still held, which would affect the next test.
    QTest.keyRelease(program.window, Qt.Key.Key_Control)
    # And the pointer stays where it was: what appears under it is not given the focus.
    QCursor.setPos(*_POINTER)
    program.window.close()
    program.translation.use(Language.ENGLISH)


class _Unexpected(logging.Handler):
    """A log handler that records everything from warnings on."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture(autouse=True)
def _words_of_argparse() -> Iterator[None]:
    """Let argparse speak English again: a command in another language changes it for the whole process."""
    before = argparse._  # type: ignore[attr-defined] # the gettext that commands replace
    yield
    argparse._ = before  # type: ignore[attr-defined] # as above


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that logs a warning or leaves a thread, a timer or a window behind."""
    threads_before = set(threading.enumerate())
    unexpected = _Unexpected()
    logging.getLogger().addHandler(unexpected)
    yield
    logging.getLogger().removeHandler(unexpected)
    if "expects_warnings" not in request.keywords:
        assert [record.getMessage() for record in unexpected.records] == []
    # Python sees Qt's threads as dummies; they are checked below.
    new = (t for t in set(threading.enumerate()) - threads_before if t.is_alive())
    left = [t for t in new if not isinstance(t, threading._DummyThread)]
    assert left == []
    assert gc.isenabled()
    # From Python 3.13 on, a connection that is collected before it is closed warns: here, not in
    # whichever test runs when Python happens to collect.
    gc.collect()
    if "qapp" in request.fixturenames:
        assert _left_in_qt(QCoreApplication.instance()) == []


def _left_in_qt(application: QCoreApplication | None) -> list[str]:
    """Return windows still open, and timers, threads and animations still running."""
    assert isinstance(application, QApplication)
    application.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    left = [f"window {w}" for w in application.topLevelWidgets() if w.isVisible()]
    for thing in live_objects(QTimer, QThread, QAbstractAnimation):
        running = (
            thing.isActive()
            if isinstance(thing, QTimer)
            else thing.isRunning()
            if isinstance(thing, QThread)
            else isinstance(thing, QAbstractAnimation)
            and thing.state() is QAbstractAnimation.State.Running
        )
        if running and thing is not QThread.currentThread():
            left.append(f"running {thing}")
    return left
