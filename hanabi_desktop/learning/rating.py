"""Ratings of puzzles and of the person who solves them, on one scale.

The scale is Elo's: a person solves a puzzle of the same rating in half of all cases, and one that is
400 points easier in ten of eleven. 1,500 is a puzzle that half of the solvers in ``lab.puzzle_search``
find. A person's rating is updated after each puzzle by Glicko (M. Glickman, "Parameter estimation in
large dynamic paired comparison experiments", Applied Statistics 48, 1999).
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass

MIDDLE = 1500.0
_PER_LOGIT = 400 / math.log(10)


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating and its standard error.

    Attributes:
        points: the most likely rating.
        error: its standard error, in points.
    """

    points: float
    error: float


BEFORE_ANY = Rating(MIDDLE, 350.0)
"""The rating of a person who has not solved a puzzle yet."""

LEAST_ERROR = 60.0
"""The error never falls below this, so that a rating can follow a person who learns."""


def rating_of_puzzle(found: float, solvers: int) -> Rating:
    """Return the rating of a puzzle.

    Args:
        found: the number of solvers that find the best move; need not be whole, because a solver can
            be undecided.
        solvers: the number of solvers it was given to.
    """
    # Half a success and half a failure are added (Jeffreys' prior), so that the logarithm is finite.
    share = (found + 0.5) / (solvers + 1)
    points = MIDDLE - _PER_LOGIT * math.log(share / (1 - share))
    return Rating(points, _PER_LOGIT / math.sqrt((solvers + 1) * share * (1 - share)))


def rating_of_person(results: Iterable[tuple[Rating, bool]]) -> Rating:
    """Return a person's rating from puzzles in the order in which they were tried.

    Args:
        results: the rating of each puzzle, and whether it was solved at the first try without help.
    """
    rating = BEFORE_ANY
    for puzzle, is_solved in results:
        rating = _after(rating, puzzle, is_solved=is_solved)
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
