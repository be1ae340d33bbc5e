"""Which puzzle comes next, and how well a person solves them.

Puzzles that were not solved at the first try come back, at growing intervals. Otherwise a new puzzle
near the person's rating comes, of another theme than the one before.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from hanabi_desktop.learning.exercises import RETURNS
from hanabi_desktop.learning.progress import Progress, Solved
from hanabi_desktop.learning.rating import Rating, rating_of_person
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.teammates.levels import Level


@dataclass(frozen=True, slots=True)
class PuzzleEntry:
    """What the list of puzzles knows of one, without its cards.

    Attributes:
        number: its permanent id, by which progress is stored.
        theme: its theme.
        level: the level whose agreement the table has.
        rating: its difficulty.
    """

    number: int
    theme: Theme
    level: Level
    rating: Rating


def is_first_try(solved: Solved) -> bool:
    """Return whether a puzzle counts as solved: at the first try, without a hint."""
    return solved.tries == 1 and not solved.shown and not solved.hints


def after_attempt(before: Solved | None, attempt: Solved, today: int) -> Solved:
    """Return the result of a puzzle after another attempt; the first one is what counts.

    Args:
        before: the result so far; None at the first attempt.
        attempt: the new attempt.
        today: the day, as by ``datetime.date.toordinal``.
    """
    first = before or attempt
    repeats = 0 if before is None else before.repeats + 1
    later = today + RETURNS[min(repeats, len(RETURNS) - 1)]
    due = 0 if is_first_try(attempt) else later
    return Solved(first.tries, first.shown, first.hints, due, repeats)


def due_places(entries: Sequence[PuzzleEntry], progress: Progress, today: int) -> list[int]:
    """Return the places, counted from 1, of the puzzles that come back by today, longest overdue first."""
    solved = progress.puzzles
    due = [
        (solved[entry.number].due, place)
        for place, entry in enumerate(entries, start=1)
        if entry.number in solved and 0 < solved[entry.number].due <= today
    ]
    return [place for _, place in sorted(due)]


def rating_of_solver(entries: Sequence[PuzzleEntry], progress: Progress) -> Rating:
    """Return a person's rating, from the first attempt at each puzzle."""
    ratings = {entry.number: entry.rating for entry in entries}
    return rating_of_person(
        (ratings[number], is_first_try(solved))
        for number, solved in progress.puzzles.items()
        if number in ratings
    )


def next_puzzle(
    entries: Sequence[PuzzleEntry], progress: Progress, today: int, last: Theme | None = None
) -> int | None:
    """Return the place, counted from 1, of the puzzle that comes next.

    Return None if every puzzle was tried and none comes back by today.

    Args:
        entries: all puzzles.
        progress: the learner's progress.
        today: the day, as by ``datetime.date.toordinal``.
        last: the theme of the puzzle before; another theme is preferred.
    """
    if due := due_places(entries, progress, today):
        return due[0]
    person = rating_of_solver(entries, progress)
    new = [
        (entry.theme is last, abs(entry.rating.points - person.points), place)
        for place, entry in enumerate(entries, start=1)
        if entry.number not in progress.puzzles
    ]
    return min(new)[2] if new else None
