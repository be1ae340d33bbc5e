"""A learner's progress, stored as one small file in the profile."""

from collections.abc import Iterable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject

from hanabi_desktop.learning.exercises import Exercise
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.progress import Milestone, Progress, Solved
from hanabi_desktop.learning.puzzle_order import after_attempt
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

    def solve(self, puzzle: int, attempt: Solved, today: int) -> None:
        """Save an attempt at a puzzle; only the first one counts.

        Args:
            puzzle: its number.
            attempt: the result.
            today: the day, as by ``datetime.date.toordinal``.
        """
        before = self.current.puzzles.get(puzzle)
        solved = after_attempt(before, attempt, today)
        self.change(puzzles={**self.current.puzzles, puzzle: solved})

    def count_game(self) -> None:
        """Save that another game is finished."""
        self.change(games=self.current.games + 1)

    def reach_milestone(self, milestone: Milestone, today: date) -> None:
        """Save that a milestone is reached; only the first time counts."""
        milestones = self.current.milestones
        if milestone.value not in milestones:
            self.change(milestones={**milestones, milestone.value: today.toordinal()})

    def tell_milestones(self) -> tuple[Milestone, ...]:
        """Return the milestones that were reached but not told yet, and save that they are told."""
        reached, told = self.current.milestones, self.current.told
        new = tuple(one for one in Milestone if one.value in reached and one.value not in told)
        self.change(told=told | {one.value for one in new})
        return new

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
