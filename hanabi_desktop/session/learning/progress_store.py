"""A learner's progress, stored as one small file in the profile."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject

from hanabi_desktop.learning.exercises import Exercise
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.progress import Progress, Solved
from hanabi_desktop.support.kept_file import KeptFile

FILE_NAME = "progress.json"


class ProgressStore(KeptFile[Progress]):
    """Stores a learner's progress."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(folder / FILE_NAME, Progress, parent)

    def reach(self, lesson: Lesson, place: int) -> None:
        """Save the step that a lesson has reached."""
        self.change(places={**self.current.places, lesson.value: place})

    def finish(self, lesson: Lesson) -> None:
        """Save that a lesson is finished."""
        places = {
            name: place for name, place in self.current.places.items() if name != lesson.value
        }
        self.change(places=places, finished=self.current.finished | {lesson.value})

    def solve(self, puzzle: int, solved: Solved) -> None:
        """Save the result of a puzzle; only the first time counts."""
        if puzzle not in self.current.puzzles:
            self.change(puzzles={**self.current.puzzles, puzzle: solved})

    def add_exercises(self, exercises: Iterable[Exercise]) -> None:
        """Add exercises; existing ones are not changed."""
        fresh = {one.key: one for one in exercises}
        self.change(exercises=fresh | self.current.exercises)

    def keep_exercise(self, exercise: Exercise) -> None:
        """Save the state of an exercise."""
        self.change(exercises={**self.current.exercises, exercise.key: exercise})

    def drop_exercise(self, exercise: Exercise) -> None:
        """Delete an exercise whose game no longer exists."""
        others = {k: one for k, one in self.current.exercises.items() if k != exercise.key}
        self.change(exercises=others)
