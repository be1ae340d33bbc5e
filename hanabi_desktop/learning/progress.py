"""How far a learner has come."""

import msgspec

from hanabi_desktop.learning.exercises import Exercise
from hanabi_desktop.learning.lessons import Lesson


class Solved(msgspec.Struct, frozen=True):
    """How a puzzle was done.

    Attributes:
        tries: answers given, the right one included.
        shown: the answer was shown instead.
        hints: how often a hint was asked for.
    """

    tries: int = 0
    shown: bool = False
    hints: int = 0


class Progress(msgspec.Struct, frozen=True):
    """What has been learned so far.

    Attributes:
        places: the step each lesson has come to, by the lesson's name.
        finished: the lessons that were taken to their end.
        puzzles: the puzzles that were done, by their numbers.
        exercises: moments of one's own games, by their keys.
    """

    places: dict[str, int] = {}
    finished: frozenset[str] = frozenset()
    puzzles: dict[int, Solved] = {}
    exercises: dict[str, Exercise] = {}

    def place_in(self, lesson: Lesson) -> int:
        """Return the step a lesson has reached; 0 if it is not begun or is finished."""
        return self.places.get(lesson.value, 0)

    def has_finished(self, lesson: Lesson) -> bool:
        """Return whether a lesson was taken to its end."""
        return lesson.value in self.finished
