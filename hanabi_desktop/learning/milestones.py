"""Milestones: quiet landmarks of a person who plays and learns, each reached once."""

from collections.abc import Mapping
from enum import Enum

from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.progress import Progress
from hanabi_desktop.learning.themes import Theme

WEEK = 7
"""The days in a row that make a week of deals of the day."""


class Milestone(Enum):
    """A landmark; the value is its name in the file."""

    FIRST_PERFECT = "first_perfect"
    WEEK_OF_DAYS = "week_of_days"
    ALL_FINESSES = "all_finesses"
    ALL_LESSONS = "all_lessons"


def learned_milestones(progress: Progress, puzzles: Mapping[int, Theme]) -> frozenset[Milestone]:
    """Return the milestones that lessons and puzzles have led to.

    Args:
        progress: the learner's progress.
        puzzles: the theme of each puzzle, by its number.
    """
    reached = set()
    finesses = [number for number, theme in puzzles.items() if theme is Theme.FINESSE]
    solved = progress.puzzles
    if finesses and all(one in solved and not solved[one].shown for one in finesses):
        reached.add(Milestone.ALL_FINESSES)
    if all(progress.has_finished(lesson) for lesson in Lesson):
        reached.add(Milestone.ALL_LESSONS)
    return frozenset(reached)
