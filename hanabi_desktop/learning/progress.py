"""What a person has learned and reached, and how much the table shows them."""

from collections.abc import Mapping
from enum import Enum

import msgspec

from hanabi_desktop.learning.exercises import Exercise
from hanabi_desktop.learning.lessons import Chapter, Lesson
from hanabi_desktop.learning.themes import Theme


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
        finished: the names of the lessons finished.
        slips: the names of the lessons that are not finished and in which a mistake was made.
        flawless: the names of the lessons that were once finished without a mistake.
        puzzles: the results of puzzles, by their numbers.
        exercises: the exercises from the player's own games, by their keys.
        games: the number of games finished.
        milestones: the day on which each was reached, as by ``datetime.date.toordinal``, by name.
        told: the names of the milestones that the person has been told.
        hints: the names of the hints of a first game that the person has been told.
    """

    places: dict[str, int] = {}
    finished: frozenset[str] = frozenset()
    slips: frozenset[str] = frozenset()
    flawless: frozenset[str] = frozenset()
    puzzles: dict[int, Solved] = {}
    exercises: dict[str, Exercise] = {}
    games: int = 0
    milestones: dict[str, int] = {}
    told: frozenset[str] = frozenset()
    hints: frozenset[str] = frozenset()

    def place_in(self, lesson: Lesson) -> int:
        """Return the step a lesson has reached; 0 if it is not begun or is finished."""
        return self.places.get(lesson.value, 0)

    def has_finished(self, lesson: Lesson) -> bool:
        return lesson.value in self.finished


FIRST_GAMES = 3
"""A person's first games, in which the table also says how clues will be read."""
_GAMES_FOR_ALL = 10


class Detail(Enum):
    """How much the table shows.

    Simple: the cards, what clues have pointed out, and the score. Usual: also what clues have ruled
    out, the best score still possible, the pace, and empty clues. Everything: also the identities that
    the cards in sight rule out, and the efficiency.
    """

    SIMPLE = "simple"
    USUAL = "usual"
    EVERYTHING = "everything"


def is_in_first_games(progress: Progress) -> bool:
    """Return whether a person is still playing their first games."""
    return progress.games < FIRST_GAMES


def grown_detail(progress: Progress) -> Detail:
    """Return what the table shows to a person who has not chosen.

    The lessons on the rules lead to *usual*, those for casual tables to *everything*; so do games.
    """

    def has_finished(chapter: Chapter) -> bool:
        return all(progress.has_finished(lesson) for lesson in chapter.lessons)

    if has_finished(Chapter.CASUAL) or progress.games >= _GAMES_FOR_ALL:
        return Detail.EVERYTHING
    if has_finished(Chapter.RULES) or not is_in_first_games(progress):
        return Detail.USUAL
    return Detail.SIMPLE


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

    ``puzzles`` are the themes of all puzzles, by their numbers.
    """
    reached = set()
    finesses = [number for number, theme in puzzles.items() if theme is Theme.FINESSE]
    solved = progress.puzzles
    if finesses and all(number in solved and not solved[number].shown for number in finesses):
        reached.add(Milestone.ALL_FINESSES)
    if all(progress.has_finished(lesson) for lesson in Lesson):
        reached.add(Milestone.ALL_LESSONS)
    return frozenset(reached)
