"""Keeps how far a learner has come: one small file in the profile.

A file that cannot be read is set aside, and learning begins afresh. What cannot be written is tried
again until it is.
"""

from collections.abc import Iterable
from functools import partial
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from hanabi_desktop.learning.exercises import Exercise
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.progress import Progress, Solved
from hanabi_desktop.support.background import BackgroundThread
from hanabi_desktop.support.files import read_file, set_aside, write_atomically

FILE_NAME = "progress.json"

RETRY_MS = 5_000


class ProgressStore(QObject):
    """Reads the progress of one profile, and writes it in a thread of its own.

    Signals:
        saved: an attempt to save was made; ``unsaved`` tells how it went.

    Attributes:
        current: what has been learned; it holds even when it cannot be saved.
        set_aside: where an unreadable file was moved, None when there was none.
        unsaved: why it could not be saved, None when it was.
    """

    saved = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = folder / FILE_NAME
        self.set_aside: Path | None = None
        self.unsaved: OSError | None = None
        self._writer = BackgroundThread("progress", self)
        self._retry = QTimer(self, interval=RETRY_MS)
        self._retry.timeout.connect(self._save)
        self._is_closed = False
        self.current = self._read()

    def close(self) -> None:
        """Wait until everything is written, what could not be written once more; nothing more is."""
        self._is_closed = True
        self._retry.stop()
        if self.unsaved is not None:
            self._save()
        self._writer.close()

    def _read(self) -> Progress:
        try:
            return msgspec.json.decode(read_file(self._file), type=Progress)
        except FileNotFoundError:
            return Progress()
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            self.set_aside = set_aside(self._file)
            return Progress()

    def reach(self, lesson: Lesson, place: int) -> None:
        """A lesson has come to this step."""
        self._change(places={**self.current.places, lesson.value: place})

    def finish(self, lesson: Lesson) -> None:
        """A lesson has come to its end."""
        places = {
            name: place for name, place in self.current.places.items() if name != lesson.value
        }
        self._change(places=places, finished=self.current.finished | {lesson.value})

    def solve(self, puzzle: int, solved: Solved) -> None:
        """A puzzle is done; the first time counts."""
        if puzzle not in self.current.puzzles:
            self._change(puzzles={**self.current.puzzles, puzzle: solved})

    def take_in(self, exercises: Iterable[Exercise]) -> None:
        """Keep exercises; those that are there already stay as they are."""
        fresh = {one.key: one for one in exercises}
        self._change(exercises=fresh | self.current.exercises)

    def keep_exercise(self, exercise: Exercise) -> None:
        """An exercise has been tried."""
        self._change(exercises={**self.current.exercises, exercise.key: exercise})

    def drop_exercise(self, exercise: Exercise) -> None:
        """The game of an exercise is no longer there."""
        others = {k: one for k, one in self.current.exercises.items() if k != exercise.key}
        self._change(exercises=others)

    def _change(self, **changes: object) -> None:
        changed = msgspec.structs.replace(self.current, **changes)
        if changed == self.current:
            return
        self.current = changed
        self._save()

    def _save(self) -> None:
        self._writer.run(partial(self._write, self.current), lambda _: self._on_written())

    def _write(self, progress: Progress) -> None:
        try:
            write_atomically(self._file, msgspec.json.format(msgspec.json.encode(progress)))
            self.unsaved = None
        except OSError as error:
            self.unsaved = error

    def _on_written(self) -> None:
        if self.unsaved is None:
            self._retry.stop()
        elif not self._retry.isActive() and not self._is_closed:
            self._retry.start()
        self.saved.emit()
