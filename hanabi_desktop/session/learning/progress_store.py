"""Keeps how far a learner has come: one small file in the profile.

A file that cannot be read is set aside, and learning begins afresh.
"""

from functools import partial
from pathlib import Path

import msgspec

from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.progress import Progress, Solved
from hanabi_desktop.support.background import BackgroundThread
from hanabi_desktop.support.files import set_aside, write_atomically

FILE_NAME = "progress.json"


class ProgressStore:
    """Reads the progress of one profile, and writes it in a thread of its own.

    Attributes:
        current: what has been learned; it holds even when it cannot be saved.
        set_aside: where an unreadable file was moved, None when there was none.
        unsaved: why the last change could not be saved, None when it was.
    """

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE_NAME
        self.set_aside: Path | None = None
        self.unsaved: OSError | None = None
        self._writer = BackgroundThread("progress")
        self.current = self._read()

    def close(self) -> None:
        """Wait until everything is written; nothing more is."""
        self._writer.close()

    def _read(self) -> Progress:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=Progress)
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

    def _change(self, **changes: object) -> None:
        changed = msgspec.structs.replace(self.current, **changes)
        if changed == self.current:
            return
        self.current = changed
        self._writer.run(partial(self._write, changed))

    def _write(self, progress: Progress) -> None:
        try:
            write_atomically(self._file, msgspec.json.format(msgspec.json.encode(progress)))
            self.unsaved = None
        except OSError as error:
            self.unsaved = error
