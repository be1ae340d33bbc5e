"""Ratings of puzzles and people, and the order in which puzzles come."""

import math

import pytest

from hanabi_desktop.learning.progress import Progress, Solved
from hanabi_desktop.learning.puzzle_order import (
    BEFORE_ANY,
    LEAST_ERROR,
    MIDDLE,
    PuzzleEntry,
    Rating,
    after_attempt,
    due_places,
    next_puzzle,
    rating_of_person,
    rating_of_puzzle,
    rating_of_solver,
)
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.teammates.characters import Level

EASY, MEDIUM, HARD = (Rating(points, 100.0) for points in (1200.0, 1500.0, 1800.0))


def test_glicko_update_agrees_with_a_published_example() -> None:
    """Glickman's example has three games in one period; one game at a time ends close to it."""
    person = rating_of_person([(Rating(1500.0, 30.0), True)])
    assert person.points > BEFORE_ANY.points
    # One win of a player of 1500 ± 350 against 1500 ± 30: g = 0.9955, E = 0.5.
    weight, q = 0.9955, math.log(10) / 400
    variance = 1 / (1 / 350**2 + q**2 * weight**2 * 0.25)
    assert person.points == pytest.approx(1500 + variance * q * weight * 0.5, abs=0.5)
    assert person.error == pytest.approx(math.sqrt(variance), abs=0.5)


def test_puzzles_that_fewer_solvers_find_are_rated_higher() -> None:
    ratings = [rating_of_puzzle(found, 7).points for found in (6.5, 5, 3.5, 1, 0)]
    assert ratings == sorted(ratings)
    assert ratings[2] == pytest.approx(MIDDLE)


def test_rating_converges_with_a_shrinking_error() -> None:
    results = [(MEDIUM, True), (HARD, False)] * 60
    person = rating_of_person(results)
    assert 1500 < person.points < 1800
    assert LEAST_ERROR <= person.error < 90


ENTRIES = tuple(
    PuzzleEntry(number, theme, Level.CASUAL, rating)
    for number, theme, rating in (
        (11, Theme.SAVE, EASY),
        (12, Theme.PLAY, MEDIUM),
        (13, Theme.SAVE, MEDIUM),
        (14, Theme.FIX, HARD),
    )
)


def test_next_puzzle_is_near_the_rating_and_of_another_theme() -> None:
    assert next_puzzle(ENTRIES, Progress(), 100) == 2
    assert next_puzzle(ENTRIES, Progress(), 100, Theme.PLAY) == 3


def test_failed_puzzle_comes_back_first_and_later_each_time() -> None:
    first = after_attempt(None, Solved(2), 100)
    assert first.due == 101
    progress = Progress(puzzles={14: first})
    assert due_places(ENTRIES, progress, 100) == []
    assert next_puzzle(ENTRIES, progress, 101) == 4
    second = after_attempt(first, Solved(1, hints=1), 101)
    assert second.due == 101 + 3
    assert (second.tries, second.hints) == (2, 0), "the first attempt is what counts"
    solved = after_attempt(second, Solved(1), 104)
    assert solved.due == 0
    assert due_places(ENTRIES, Progress(puzzles={14: solved}), 1000) == []


def test_only_first_tries_without_help_raise_the_rating() -> None:
    def rating(solved: Solved) -> float:
        return rating_of_solver(ENTRIES, Progress(puzzles={12: solved})).points

    assert rating(Solved(1)) > MIDDLE
    for attempt in (Solved(2), Solved(1, hints=1), Solved(1, shown=True)):
        assert rating(attempt) < MIDDLE
    later = after_attempt(Solved(2), Solved(1), 100)
    assert rating(later) < MIDDLE, "a later success is not a first try"


def test_all_solved_leaves_no_next_puzzle_and_unknown_numbers_are_ignored() -> None:
    progress = Progress(puzzles={entry.number: Solved(1) for entry in ENTRIES} | {99: Solved(1)})
    assert next_puzzle(ENTRIES, progress, 100) is None
    without = Progress(puzzles={99: Solved(1)})
    assert rating_of_solver(ENTRIES, without) == BEFORE_ANY
