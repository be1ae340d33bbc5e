"""The path through lessons, the runs of puzzles beside it, and how far a person has come."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from itertools import pairwise

from hanabi_desktop.learning.lessons import DEALS, RULES_OF, Chapter, Lesson, chapter_of
from hanabi_desktop.learning.progress import Progress
from hanabi_desktop.learning.puzzle_order import RUN, PuzzleEntry, is_first_try
from hanabi_desktop.learning.themes import Theme, theme_taught
from hanabi_desktop.teammates.characters import Level


class Light(Enum):
    """What the lantern of a lesson shows."""

    UNLIT = auto()
    NEXT = auto()
    LIT = auto()
    FLAWLESS = auto()
    """Finished without a mistake."""


def next_lesson(progress: Progress) -> Lesson | None:
    """Return the first lesson that is neither finished nor known; None if there is none."""
    return next((lesson for lesson in Lesson if not progress.knows(lesson)), None)


def light_of(lesson: Lesson, progress: Progress) -> Light:
    """Return what the lantern of a lesson shows."""
    if progress.has_finished(lesson):
        return Light.FLAWLESS if lesson.value in progress.flawless else Light.LIT
    if progress.knows(lesson):
        return Light.LIT
    return Light.NEXT if lesson is next_lesson(progress) else Light.UNLIT


def lessons_around(lesson: Lesson) -> tuple[Lesson, ...]:
    """Return a lesson with its neighbours on the path; three in any case."""
    order = list(Lesson)
    first = max(0, min(order.index(lesson) - 1, len(order) - 3))
    return tuple(order[first : first + 3])


def lesson_with_game(chapter: Chapter, progress: Progress) -> Lesson:
    """Return the lesson of a chapter whose game is offered at the end of it.

    Of those whose game has rules or deals of its own, it is the last one finished, else the first;
    if there is none, it is the chapter's last lesson.
    """
    special = [lesson for lesson in chapter.lessons if lesson in RULES_OF or lesson in DEALS]
    finished = [lesson for lesson in special if progress.has_finished(lesson)]
    return finished[-1] if finished else (special or chapter.lessons[-1:])[0]


@dataclass(frozen=True, slots=True)
class Run:
    """A run of up to five puzzles beside a lesson.

    Attributes:
        number: its number among the runs of the lesson, counted from 1.
        count: the number of those runs.
        places: the places of its puzzles in the list, counted from 1.
        solved: whether each of them was solved; None for one that was never tried.
        at_once: the places of those that were solved at the first try.
    """

    number: int
    count: int
    places: tuple[int, ...]
    solved: tuple[bool | None, ...]
    at_once: frozenset[int]

    @property
    def left(self) -> tuple[int, ...]:
        """The places of the puzzles never tried; all places if there are none."""
        new = (place for place, one in zip(self.places, self.solved, strict=True) if one is None)
        return tuple(new) or self.places


def runs_beside(
    entries: Sequence[PuzzleEntry], progress: Progress
) -> dict[Lesson, tuple[Run, ...]]:
    """Return the runs of puzzles beside each lesson that has any, in the order of the path.

    Those for tables of a lower level come first, and of these the easiest.
    """
    beside: dict[Lesson, list[tuple[int, int]]] = {lesson: [] for lesson in Lesson}
    for place, entry in enumerate(entries, start=1):
        lesson = _lesson_practised(entry.theme, entry.level)
        if lesson is not None:
            beside[lesson].append((entry.level.place, place))
    runs = {}
    for lesson, places in beside.items():
        chunks = _chunks([place for _, place in sorted(places)])
        runs[lesson] = tuple(
            run_of(sorted(chunk), entries, progress, number, len(chunks))
            for number, chunk in enumerate(chunks, start=1)
        )
    return {lesson: some for lesson, some in runs.items() if some}


def _chunks(places: Sequence[int]) -> list[Sequence[int]]:
    """Return as few parts as possible with five places or, towards the end, fewer."""
    count = -(-len(places) // RUN)
    ends = [sum(len(places[part::count]) for part in range(end)) for end in range(count + 1)]
    return [places[first:end] for first, end in pairwise(ends)]


def current_run(runs: Sequence[Run]) -> Run:
    """Return the first run with a puzzle never tried; else the one with the fewest solved at once."""
    begun = (run for run in runs if None in run.solved)
    return next(begun, None) or min(runs, key=lambda run: (len(run.at_once), run.number))


@cache
def _lesson_practised(theme: Theme, level: Level) -> Lesson | None:
    """Return the lesson that puzzles of a theme at tables of a level practise.

    It is the first one that teaches the theme, if possible in the chapter of that level.
    """
    teaching = [lesson for lesson in Lesson if theme_taught(lesson) is theme]
    for lesson in teaching:
        chapter = chapter_of(lesson)
        if chapter.level is level and chapter is not Chapter.VARIANTS:
            return lesson
    return teaching[0] if teaching else None


def run_of(
    places: Sequence[int],
    entries: Sequence[PuzzleEntry],
    progress: Progress,
    number: int = 1,
    count: int = 1,
) -> Run:
    """Return a run of puzzles, by their places in the list, and how far a person has come in it."""
    tried = {place: progress.puzzles.get(entries[place - 1].number) for place in places}
    return Run(
        number,
        count,
        tuple(places),
        tuple(None if result is None else not result.shown for result in tried.values()),
        frozenset(place for place, one in tried.items() if one is not None and is_first_try(one)),
    )
