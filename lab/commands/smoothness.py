"""``smoothness``: measure frame times in a real window, idle and during search and review.

The frames of an empty Qt scene are measured as well, as a baseline for the machine.
"""

import argparse
import itertools
import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractAnimation,
    QAbstractEventDispatcher,
    QEvent,
    QEventLoop,
    QObject,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

from hanabi_desktop.app.application import make_application
from hanabi_desktop.commands.arguments import add_appearance, add_json
from hanabi_desktop.commands.selftest import percentiles
from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Played
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.session.reviews import GameReview
from hanabi_desktop.settings.start import StartOptions
from hanabi_desktop.support.interpreter import pause_collector
from hanabi_desktop.table.appearance import Speed, Theme
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.players import LookaheadPlayer
from hanabi_desktop.teammates.search.deadline import CancellationToken
from hanabi_desktop.teammates.search.evaluator import Workers
from hanabi_desktop.teammates.teammate import Budget
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.main_window import DEFAULT_SIZE
from lab.staging.staged_window import StagedWindow

_DEALS = (3,)
_SETTLED_MS = 60
_RESIZES = 40
_RELAID_TURNS = 20
_IDLE_S = 5.0
_LONGEST_MS = 8000
_LONG_S = 60.0
_BARE_MS = 20_000
_REVIEWED = 79_000_001


class _Frame(NamedTuple):
    """An iteration of the event loop that painted, in milliseconds.

    Attributes:
        work: CPU time of the GUI thread: animation, painting, presenting.
        apart: wall time since the previous frame; None for the first frame of an animation.
    """

    work: float
    apart: float | None


class _FrameTimes(QObject):
    """Measures each iteration of the event loop in which a scene's view was painted.

    CPU time does not pass while the loop sleeps, or while a shared machine gives the
    processor to others; the time between frames includes waiting for a computing thread.

    Args:
        view: the view.
        is_moving: whether an animation is running, so that another frame follows.
    """

    def __init__(self, view: QGraphicsView, is_moving: Callable[[], bool]) -> None:
        super().__init__(view)
        self._is_moving = is_moving
        self._work_before = _thread_ms()
        self._last_frame: float | None = None
        self._painted = False
        self._frames: list[_Frame] = []
        view.viewport().installEventFilter(self)
        dispatcher = QAbstractEventDispatcher.instance()
        if dispatcher is not None:
            # If events are pending, the loop does not block: it emits only "awake".
            dispatcher.aboutToBlock.connect(self._end_turn)
            dispatcher.awake.connect(self._end_turn)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if event.type() is QEvent.Type.Paint:
            self._painted = True
        return super().eventFilter(watched, event)

    def take(self) -> list[_Frame]:
        """Return the frames measured since the last call."""
        taken, self._frames = self._frames, []
        return taken

    def _end_turn(self) -> None:
        """Record the iteration that has ended."""
        work, now = _thread_ms(), 1000 * time.perf_counter()
        if self._painted:
            apart = None if self._last_frame is None else now - self._last_frame
            self._frames.append(_Frame(work - self._work_before, apart))
            self._last_frame = now if self._is_moving() else None
        self._painted = False
        self._work_before = work


def _thread_ms() -> float:
    return 1000 * time.thread_time()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    add_appearance(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure frame times, print them, and return the exit code."""
    # GLib's loop emits aboutToBlock before it does its work; Qt's own loop after.
    os.environ["QT_NO_GLIB"] = "1"
    pause_collector()  # as at start-up
    application = make_application()
    size = QSize(*arguments.size) if arguments.size else DEFAULT_SIZE
    stage = StagedWindow(
        StartOptions(theme=Theme(arguments.theme or "night"), speed=Speed.NORMAL, size=size)
    )
    report: dict[str, Any] = {"size": [size.width(), size.height()]}
    meanwhiles = (("idle", _nothing), ("thinking", _thinking), ("reviewing", _reviewing))
    for name, meanwhile in meanwhiles:
        report[name] = _measure(stage, meanwhile)
    report["bare"] = {"scene": _figures(_bare_frames(size))}
    report["idle_cpu_percent"] = _idle_share(stage)
    report["rss_mb"] = _memory_mb()
    stage.close()
    application.processEvents()
    if arguments.json:
        print(json.dumps(report))
    else:
        _tell(report)
    return 0


def _measure(stage: StagedWindow, meanwhile: "Callable[[StagedWindow], Any]") -> dict[str, Any]:
    """Measure deals, turns, completed fireworks, a dragged splitter and a relayout."""
    game, window = stage.program.game, stage.program.window
    scene = game.screen.scene
    frames = _FrameTimes(
        game.screen.view, lambda: scene.motions.moving or scene.effects.motions.moving
    )
    deals: list[_Frame] = []
    turns: list[_Frame] = []
    completed: list[_Frame] = []
    stretched: list[_Frame] = []
    relaid: list[_Frame] = []
    with meanwhile(stage):
        for deal in _DEALS:
            for step in list(stage.steps(GameOptions(3), deal)):
                frames.take()
                QTimer.singleShot(0, game, step)
                _wait_for_rest(game)
                history = stage.seen.history
                first = history[-1].events[0] if history else None
                five = isinstance(first, Played) and first.card.rank is Rank.FIVE
                group = completed if five else turns if history else deals
                group.extend(frames.take())
        stage.play_to(GameOptions(3), _DEALS[0], _RELAID_TURNS)
        _wait_for_rest(game)
        frames.take()
        size = window.size()
        for times in range(_RESIZES):
            other = size - QSize(4, 2) * (times % 2 + 1)
            QTimer.singleShot(0, window, partial(window.resize, other))
            _wait(_SETTLED_MS)
        stretched.extend(frames.take())
        for _ in range(_RESIZES):
            QTimer.singleShot(0, game.screen.view, game.screen.view.lay_out)
            _wait(_SETTLED_MS)
        relaid.extend(frames.take())
        window.resize(size)
        _wait(_SETTLED_MS)
    frames.deleteLater()
    groups = {"deal": deals, "turn": turns, "completed": completed}
    groups |= {"dragged edge": stretched, "relayout": relaid}
    return {name: _figures(times) for name, times in groups.items()}


def _bare_frames(size: QSize) -> list[_Frame]:
    """Measure the frames of a scene in which a single picture moves."""
    scene = QGraphicsScene(0, 0, size.width(), size.height())
    view = QGraphicsView(scene)
    view.resize(size)
    card = QPixmap(size.width() // 8, size.height() // 4)
    card.fill(Qt.GlobalColor.gray)
    item = scene.addPixmap(card)
    clock = QVariantAnimation(duration=_BARE_MS, startValue=0.0, endValue=size.width() / 2)
    clock.valueChanged.connect(lambda x: item.setPos(x, x / 4))
    view.show()
    _wait(_SETTLED_MS)
    frames = _FrameTimes(view, lambda: clock.state() is QAbstractAnimation.State.Running)
    clock.start()
    _wait(_BARE_MS + _SETTLED_MS)
    view.deleteLater()
    return frames.take()


def _wait_for_rest(game: GameController) -> None:
    scene, waited = game.screen.scene, 0
    _wait(_SETTLED_MS)
    while (scene.motions.running or scene.effects.motions.running) and waited < _LONGEST_MS:
        _wait(_SETTLED_MS)
        waited += _SETTLED_MS


def _wait(milliseconds: int) -> None:
    """Run the event loop normally, so that it sleeps when there is nothing to do."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


@contextmanager
def _nothing(_stage: StagedWindow) -> Iterator[None]:
    yield


@contextmanager
def _thinking(stage: StagedWindow) -> Iterator[None]:
    """Run an Expert's search without a pause in its usual thread or process."""
    cancellation = CancellationToken()
    seen = stage.program.game.table.observation
    workers = Workers()
    budget = replace(Budget.for_seconds(_LONG_S, workers), cancellation=cancellation)

    def think() -> None:
        player = LookaheadPlayer(agreement_of(Level.EXPERT))
        while seen is not None and cancellation.lasts():
            player.choose(seen, budget)

    thread = threading.Thread(target=think)
    thread.start()
    try:
        yield
    finally:
        cancellation.end()
        thread.join()
        workers.close()


@contextmanager
def _reviewing(stage: StagedWindow) -> Iterator[None]:
    """Review one game after another in the background, as during play."""
    service = stage.program.controllers.reviews.service
    numbers = itertools.count(_REVIEWED)

    def review_another() -> None:
        number = next(numbers)
        record = play_game(Seating((Level.EXPERT,) * 3), GameOptions(3), number).record
        review = service.open(open_text(write_json(SavedGame(record)).decode()))
        service.begin(review)
        going.append(review)
        review.changed.connect(go_on)

    def go_on() -> None:
        if not going[-1].is_going_on:
            review_another()

    going: list[GameReview] = []
    review_another()
    try:
        yield
    finally:
        going[-1].changed.disconnect()
        service.close()


def _idle_share(stage: StagedWindow) -> float:
    """Return the CPU use of an idle table, in percent of one processor."""
    _wait_for_rest(stage.program.game)
    before = time.process_time()
    since = time.perf_counter()
    _wait(round(1000 * _IDLE_S))
    return round(100 * (time.process_time() - before) / (time.perf_counter() - since), 2)


def _memory_mb() -> float | None:
    """Return the program's current memory in MB, or None if the system does not report it."""
    status = Path("/proc/self/status")
    if not status.exists():
        return None
    held = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return round(int(held.split()[1]) / 1024, 1)


def _figures(frames: list[_Frame]) -> dict[str, Any]:
    aparts = (frame.apart for frame in frames if frame.apart is not None)
    return {
        "frames": len(frames),
        "work_ms": percentiles((frame.work for frame in frames), digits=1),
        "apart_ms": percentiles(aparts, digits=1),
    }


def _tell(report: dict[str, Any]) -> None:
    for name, value in report.items():
        if isinstance(value, dict):
            for group, figures in value.items():
                print(f"{name:10} {group:12} {figures}")
        else:
            print(f"{name:21} {value}")
