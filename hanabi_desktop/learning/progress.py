"""A learner's progress."""

import msgspec

from hanabi_desktop.learning.exercises import Exercise
from hanabi_desktop.learning.lessons import Lesson


class Solved(msgspec.Struct, frozen=True):
    """The result of the first attempt at a puzzle, and when it comes back.

    Attributes:
        tries: the number of answers, including the right one.
        shown: whether the answer was shown instead.
        hints: the number of hints requested.
        due: the day on which it comes back, as by ``datetime.date.toordinal``; 0 for never.
        repeats: how often it was tried again later.
    """

    tries: int = 0
    shown: bool = False
    hints: int = 0
    due: int = 0
    repeats: int = 0


class Progress(msgspec.Struct, frozen=True):
    """Everything learned so far.

    Attributes:
        places: the step each lesson has reached, by the lesson's name.
        finished: the lessons that were finished.
        puzzles: the results of puzzles, by their numbers.
        exercises: the exercises from the player's own games, by their keys.
        games: the number of games finished.
        milestones: the day on which each was reached, as by ``datetime.date.toordinal``, by name.
        told: the names of the milestones that the person has been told.
    """

    places: dict[str, int] = {}
    finished: frozenset[str] = frozenset()
    puzzles: dict[int, Solved] = {}
    exercises: dict[str, Exercise] = {}
    games: int = 0
    milestones: dict[str, int] = {}
    told: frozenset[str] = frozenset()

    def place_in(self, lesson: Lesson) -> int:
        """Return the step a lesson has reached; 0 if it is not begun or is finished."""
        return self.places.get(lesson.value, 0)

    def has_finished(self, lesson: Lesson) -> bool:
        """Return whether a lesson was finished."""
        return lesson.value in self.finished
