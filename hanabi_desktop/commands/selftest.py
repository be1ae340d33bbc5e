"""``selftest``: play a whole game in the real window and measure its performance."""

import argparse
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, QTimer

from hanabi_desktop import __version__
from hanabi_desktop.app.application import make_application
from hanabi_desktop.app.program import Program
from hanabi_desktop.commands.arguments import SPEEDS, add_appearance, add_json, positive_number
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.session.setup import GameSetup, seat_of
from hanabi_desktop.settings.start import StartOptions
from hanabi_desktop.support.files import is_frozen
from hanabi_desktop.support.interpreter import pause_collector
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Speed, Theme
from hanabi_desktop.teammates.characters import CHARACTERS, Level
from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.main_window import DEFAULT_SIZE
from hanabi_desktop.wording.problems import unwritable_file

translate = QCoreApplication.translate


def is_made(folder: Path) -> bool:
    """Create a folder if necessary; on failure print a message to stderr and return False."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(unwritable_file(folder, error), file=sys.stderr)
        return False
    return True


def percentiles(values: Iterable[float], digits: int) -> dict[str, float]:
    """Return median, 99th percentile and maximum, rounded; empty without values."""
    ordered = sorted(values)
    shares = {"p50": 0.5, "p99": 0.99, "max": 1.0} if ordered else {}
    return {
        name: round(ordered[int(share * (len(ordered) - 1))], digits)
        for name, share in shares.items()
    }


_GAME_LIMIT_MS = 300_000
_STARTED = {"window": "first_paint_ms", "page": "start_page_ms", "bare": "bare_window_ms"}
"""The modes of ``first-paint``, with the names of their figures."""
_THINKING_MS = 200
_BARE = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        with open(sys.argv[2], "w") as out:
            out.write(str(1000 * (time.time() - float(sys.argv[1]))))
        QTimer.singleShot(0, QApplication.quit)
application = QApplication([])
window = Window()
window.resize(1280, 800)
window.show()
application.exec()
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        required=True,
        help=translate("Commands", "folder for the report and pictures"),
    )
    add_appearance(parser)
    parser.add_argument(
        "--speed",
        choices=SPEEDS,
        default="normal",
        help=translate("Commands", "speed of animations"),
    )
    parser.add_argument(
        "--starts",
        type=positive_number,
        default=7,
        help=translate("Commands", "number of starts to measure"),
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play a game between Experts, and print the measurements and write them next to the pictures.

    Return 1 if the game does not end, or if no teammate searches although search is on.
    """
    out: Path = arguments.out
    if not is_made(out):
        return 2
    _start_ms("page")
    starts = [{what: _start_ms(what) for what in _STARTED} for _ in range(arguments.starts)]
    with tempfile.TemporaryDirectory(prefix="hanabi-") as profile:
        report = _play(arguments, out, Path(profile))
    report = {
        **{name: round(median(ms[what] for ms in starts), 1) for what, name in _STARTED.items()},
        **report,
    }
    (out / "report.json").write_text(json.dumps(report) + "\n")
    if arguments.json:
        print(json.dumps(report))
    else:
        for name, value in report.items():
            print(f"{name:15} {value}")
    thought = not report["compiled"] or report["workers"] > 0
    return 0 if report["score"] is not None and thought else 1


def _play(arguments: argparse.Namespace, out: Path, profile: Path) -> dict[str, Any]:
    """Play a game with Experts in every seat, in a real window."""
    pause_collector()  # as in a start
    application = make_application()
    size = QSize(*arguments.size) if arguments.size else DEFAULT_SIZE
    seats = tuple(seat_of(character) for character in CHARACTERS if character.level is Level.EXPERT)
    program = Program(
        StartOptions(
            language=Language(arguments.lang) if arguments.lang else None,
            theme=Theme(arguments.theme) if arguments.theme else None,
            speed=Speed(arguments.speed),
            size=size,
            profile=profile,
            setup=GameSetup(seats, GameOptions(3), 1),
        )
    )
    program.preferences.change(thinking_ms=_THINKING_MS)
    game = program.game
    frames = _FrameWatch(game)
    game.screen.view.viewport().installEventFilter(frames)
    seen_end = []
    workers: set[int | None] = set()

    def watch() -> None:
        workers.update(process.pid for process in multiprocessing.active_children())
        if program.window.page is game.end.page:
            seen_end.append(True)
            program.window.grab().save(str(out / "over.png"))
            program.window.close()

    def in_the_middle() -> None:
        seen = game.table.observation
        if seen is not None and len(seen.history) == 30:
            program.window.grab().save(str(out / "table.png"))
            frames.forget_last()

    game.screen.scene.settled.connect(in_the_middle)
    poll = QTimer(program)
    poll.timeout.connect(watch)
    poll.start(200)
    QTimer.singleShot(_GAME_LIMIT_MS, program.window.close)
    program.show()
    application.exec()
    seen = game.table.observation
    moves = len(seen.history) if seen is not None else 0
    score = None
    if seen is not None and seen.ending is not None and seen_end:
        score = score_of(seen.fireworks, seen.ending)
    report = {
        "frames": len(frames.intervals_ms),
        "frame_ms": percentiles(frames.intervals_ms, digits=2),
        "rss_mb": _peak_memory_mb(),
        "moves": moves,
        "score": score,
        "workers": len(workers),
        "compiled": compiled(),
        "version": __version__,
    }
    program.deleteLater()
    return report


class _FrameWatch(QObject):
    """Measures frame times while cards are moving."""

    def __init__(self, game: GameController) -> None:
        super().__init__(game)
        self._motions = game.screen.scene.motions
        self._last: float | None = None
        self.intervals_ms: list[float] = []

    def forget_last(self) -> None:
        """Exclude the time up to the next frame, which was spent on something else."""
        self._last = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if event.type() is QEvent.Type.Paint:
            now = time.perf_counter()
            if self._last is not None and self._motions.moving:
                self.intervals_ms.append(1000 * (now - self._last))
            self._last = now if self._motions.moving else None
        return super().eventFilter(watched, event)


def _peak_memory_mb() -> float | None:
    """Return the peak memory of this process in MB, or None if the system does not report it."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 (not on Windows)

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1024 * 1024 if sys.platform == "darwin" else 1024), 1)


def _start_ms(what: str) -> float:
    """Return the time in ms from starting a process to its first painted frame."""
    frozen = is_frozen()
    if what == "bare" and not frozen:
        command = [sys.executable, "-c", _BARE]
    else:
        itself = [sys.executable] if frozen else [sys.executable, "-m", "hanabi_desktop.cli"]
        command = [*itself, "first-paint", what]
    # Measure a warm start, with bytecode already compiled.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory(prefix="hanabi-") as folder:
        # A frozen GUI program has no standard output on Windows.
        result = Path(folder) / "ms"
        words = [*command, str(time.time()), str(result)]
        subprocess.run(words, check=True, capture_output=True, env=environment)  # noqa: S603 (ourselves)
        return float(result.read_text())
