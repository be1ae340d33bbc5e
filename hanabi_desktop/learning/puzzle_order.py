"""The difficulty of puzzles, the rating of a person, and the order in which puzzles come."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from hanabi_desktop.learning.progress import RETURNS, Progress, Solved
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.teammates.characters import Level

MIDDLE = 1500.0
_PER_LOGIT = 400 / math.log(10)


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating and its standard error, in points."""

    points: float
    error: float


BEFORE_ANY = Rating(MIDDLE, 350.0)
"""The rating of a person who has not solved a puzzle yet."""

LEAST_ERROR = 60.0
"""The error never falls below this, so that a rating can follow a person who learns."""

PROVISIONAL_PUZZLES = 10
"""A person's rating is provisional before this many puzzles, and not shown before as many are solved."""

LARGEST_STEP = 60.0
"""The most points by which one puzzle changes a rating that is shown."""


class Difficulty(Enum):
    """How hard a puzzle is; the value is the highest rating of this difficulty.

    The best move is found by three quarters of people or more, by a half, by a quarter, by fewer.
    """

    EASY = MIDDLE - _PER_LOGIT * math.log(3)
    MEDIUM = MIDDLE
    HARD = MIDDLE + _PER_LOGIT * math.log(3)
    VERY_HARD = math.inf


def difficulty_of(puzzle: Rating) -> Difficulty:
    """Return the difficulty of a puzzle of this rating."""
    return next(difficulty for difficulty in Difficulty if puzzle.points <= difficulty.value)


_TRIES = 10
"""A share of people that is computed, not observed, counts as much as so many tries."""
_LEAST_SHARE = 0.02
"""A puzzle is rated as if at least this share of people solved it, and as many failed."""


def rating_of_puzzle(chance: float) -> Rating:
    """Return the rating of a puzzle that this share of people would solve."""
    share = min(1 - _LEAST_SHARE, max(_LEAST_SHARE, chance))
    points = MIDDLE - _PER_LOGIT * math.log(share / (1 - share))
    return Rating(points, _PER_LOGIT / math.sqrt(_TRIES * share * (1 - share)))


def rating_of_person(results: Iterable[tuple[Rating, bool]]) -> Rating:
    """Return a person's rating, given their puzzles in the order in which they were tried.

    Each result is the rating of a puzzle, and whether it was solved at the first try without help.
    Once the rating is no longer provisional, a puzzle changes it by ``LARGEST_STEP`` at most.
    """
    rating = BEFORE_ANY
    for number, (puzzle, is_solved) in enumerate(results):
        after = _after(rating, puzzle, is_solved=is_solved)
        if number >= PROVISIONAL_PUZZLES:
            step = max(-LARGEST_STEP, min(LARGEST_STEP, after.points - rating.points))
            after = Rating(rating.points + step, after.error)
        rating = after
    return rating


def _after(person: Rating, puzzle: Rating, *, is_solved: bool) -> Rating:
    """Return a person's rating after one puzzle: Glicko's update for a single result."""
    weight = _weight(puzzle.error)
    chance = _chance(weight * (person.points - puzzle.points))
    information = weight**2 * chance * (1 - chance) / _PER_LOGIT**2
    variance = 1 / (1 / person.error**2 + information)
    step = variance * weight * (is_solved - chance) / _PER_LOGIT
    return Rating(person.points + step, max(LEAST_ERROR, math.sqrt(variance)))


def _chance(difference: float) -> float:
    return 1 / (1 + math.exp(-difference / _PER_LOGIT))


def _weight(error: float) -> float:
    """Return Glicko's factor g: a result against an uncertain rating says less."""
    return 1 / math.sqrt(1 + 3 * (error / _PER_LOGIT / math.pi) ** 2)


@dataclass(frozen=True, slots=True)
class PuzzleEntry:
    """What the list of puzzles knows of one, without its cards.

    Attributes:
        number: its permanent id, by which progress is stored.
        level: the level whose agreement the table has.
        rating: its difficulty.
        has_usual_rules: whether its game is played by the rules of the lessons.
    """

    number: int
    theme: Theme
    level: Level
    rating: Rating
    has_usual_rules: bool = True


def is_first_try(solved: Solved) -> bool:
    """Return whether a puzzle counts as solved: at the first try, without a hint."""
    return solved.tries == 1 and not solved.shown and not solved.hints


def after_attempt(before: Solved | None, attempt: Solved, today: int) -> Solved:
    """Return the result of a puzzle after another attempt; the first one is what counts.

    ``before`` is None at the first attempt; ``today`` is a day as by ``datetime.date.toordinal``.
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
    """Return a person's rating, from the first attempt at each puzzle.

    Puzzles with hints don't count, nor do those whose answer was shown before any try.
    """
    return rating_of_person(_rated_results(entries, progress))


def puzzles_until_rating(entries: Sequence[PuzzleEntry], progress: Progress) -> int:
    """Return how many more puzzles a person has to solve, without a hint, until the rating is shown."""
    listed = {entry.number for entry in entries}
    solved = sum(
        number in listed and not one.hints and not one.shown
        for number, one in progress.puzzles.items()
    )
    return max(0, PROVISIONAL_PUZZLES - solved)


def _rated_results(entries: Sequence[PuzzleEntry], progress: Progress) -> list[tuple[Rating, bool]]:
    """Return the rating of each puzzle tried without a hint, and whether it was solved at once.

    A puzzle whose answer was shown before any other answer was not tried.
    """
    ratings = {entry.number: entry.rating for entry in entries}
    return [
        (ratings[number], is_first_try(solved))
        for number, solved in progress.puzzles.items()
        if number in ratings and solved.tries and not solved.hints
    ]


RUN = 5
"""The number of puzzles in a run."""


def run_on(entries: Sequence[PuzzleEntry], progress: Progress, theme: Theme) -> tuple[int, ...]:
    """Return the places, counted from 1, of a run of one theme, the easiest first.

    Puzzles never tried come before those that were not solved at the first try, and these before the
    others; of puzzles never tried, those with the usual rules come first. Of each kind, five are
    spread evenly over their difficulty.
    """
    solved = progress.puzzles

    def rank_of(place: int) -> int:
        entry = entries[place - 1]
        before = solved.get(entry.number)
        return int(not entry.has_usual_rules) if before is None else 2 + is_first_try(before)

    places = [place for place, entry in enumerate(entries, start=1) if entry.theme is theme]
    chosen: list[int] = []
    for rank in range(4):
        alike = _easiest_first(entries, [place for place in places if rank_of(place) == rank])
        chosen += _spread(alike, RUN - len(chosen))
    return _easiest_first(entries, chosen)


def _spread(places: Sequence[int], count: int) -> list[int]:
    """Return so many of the places, evenly spread from the first to the last; all if there are fewer."""
    if len(places) <= count:
        return list(places)
    return [places[step * (len(places) - 1) // max(1, count - 1)] for step in range(count)]


def run_of_the_day(entries: Sequence[PuzzleEntry], day: int) -> tuple[int, ...]:
    """Return the places, counted from 1, of a day's mixed run, the same for everybody.

    One puzzle is taken from each fifth of the list, which is sorted by difficulty, of different
    themes as far as possible; all have the usual rules. ``day`` is a day as by
    ``datetime.date.toordinal``.
    """
    usual = [place for place, entry in enumerate(entries) if entry.has_usual_rules]
    chosen: list[int] = []
    themes: set[Theme] = set()
    for part in range(RUN):
        fifth = usual[len(usual) * part // RUN : len(usual) * (part + 1) // RUN]
        # A multiplier without a common divisor visits the whole fifth before it repeats a puzzle.
        order = [fifth[(day * 7919 + step) % len(fifth)] for step in range(len(fifth))]
        at = next((at for at in order if entries[at].theme not in themes), order[0])
        themes.add(entries[at].theme)
        chosen.append(at + 1)
    return _easiest_first(entries, chosen)


def _easiest_first(entries: Sequence[PuzzleEntry], places: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(places, key=lambda place: (entries[place - 1].rating.points, place)))


def next_puzzle(
    entries: Sequence[PuzzleEntry], progress: Progress, today: int, last: Theme | None = None
) -> int | None:
    """Return the place, counted from 1, of the puzzle that comes next.

    It has the usual rules while there is one, and is near the person's rating; until that is known,
    it is an easy one. Return None if every puzzle was tried and none comes back by today, a day as
    by ``datetime.date.toordinal``. ``last`` is the theme of the puzzle before; another is preferred.
    """
    if due := due_places(entries, progress, today):
        return due[0]
    wanted = rating_of_solver(entries, progress).points
    if puzzles_until_rating(entries, progress):
        wanted = min(wanted, Difficulty.EASY.value)
    new = [
        (
            not entry.has_usual_rules,
            entry.theme is last,
            abs(entry.rating.points - wanted),
            place,
        )
        for place, entry in enumerate(entries, start=1)
        if entry.number not in progress.puzzles
    ]
    return min(new)[-1] if new else None
