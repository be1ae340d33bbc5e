"""Ratings of puzzles and people, and the order in which puzzles come."""

import math
from dataclasses import replace

import pytest

from hanabi_desktop.learning.progress import Progress, Solved
from hanabi_desktop.learning.puzzle_order import (
    BEFORE_ANY,
    LARGEST_STEP,
    LEAST_ERROR,
    MIDDLE,
    PROVISIONAL_PUZZLES,
    Difficulty,
    PuzzleEntry,
    Rating,
    after_attempt,
    difficulty_of,
    due_places,
    next_puzzle,
    puzzles_until_rating,
    rating_of_person,
    rating_of_puzzle,
    rating_of_solver,
    run_of_the_day,
    run_on,
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


def test_puzzles_that_fewer_people_find_are_rated_higher() -> None:
    ratings = [rating_of_puzzle(chance).points for chance in (0.95, 0.7, 0.5, 0.1, 0.0)]
    assert ratings == sorted(ratings)
    assert ratings[2] == pytest.approx(MIDDLE)


def test_rating_converges_with_a_shrinking_error() -> None:
    results = [(MEDIUM, True), (HARD, False)] * 60
    person = rating_of_person(results)
    assert 1500 < person.points < 1800
    assert LEAST_ERROR <= person.error < 90


def test_shown_rating_moves_by_small_steps() -> None:
    results = [(MEDIUM, number % 2 == 0) for number in range(PROVISIONAL_PUZZLES)]
    for last in ((HARD, True), (EASY, False)):
        before = rating_of_person(results).points
        assert abs(rating_of_person([*results, last]).points - before) <= LARGEST_STEP
    # An upset changes it by the most that one puzzle may; before it is shown, by more.
    upset = (Rating(2600.0, 60.0), True)
    before = rating_of_person(results).points
    assert rating_of_person([*results, upset]).points - before == pytest.approx(LARGEST_STEP)
    assert rating_of_person([upset]).points - MIDDLE > LARGEST_STEP


def test_rating_is_hidden_before_enough_puzzles_without_a_hint() -> None:
    entries = [PuzzleEntry(number, Theme.PLAY, Level.CASUAL, MEDIUM) for number in range(1, 20)]
    solved = {number: Solved(1) for number in range(1, 10)}
    assert puzzles_until_rating(entries, Progress()) == PROVISIONAL_PUZZLES
    assert puzzles_until_rating(entries, Progress(puzzles=solved)) == 1
    hinted = solved | {11: Solved(1, hints=1)}
    assert puzzles_until_rating(entries, Progress(puzzles=hinted)) == 1
    shown = solved | {11: Solved(0, shown=True), 13: Solved(2, shown=True)}
    assert puzzles_until_rating(entries, Progress(puzzles=shown)) == 1, "they were not solved"
    assert puzzles_until_rating(entries, Progress(puzzles=solved | {12: Solved(3)})) == 0


@pytest.mark.parametrize(
    ("share", "difficulty"),
    [
        (0.76, Difficulty.EASY),
        (0.74, Difficulty.MEDIUM),
        (0.49, Difficulty.HARD),
        (0.24, Difficulty.VERY_HARD),
    ],
)
def test_difficulty_is_the_share_of_people_who_find_the_move(
    share: float, difficulty: Difficulty
) -> None:
    assert difficulty_of(rating_of_puzzle(share)) is difficulty


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
    tried = [PuzzleEntry(n, Theme.FIX, Level.CASUAL, MEDIUM) for n in range(50, 60)]
    rated = Progress(puzzles={one.number: Solved(1 + one.number % 2) for one in tried})
    entries = (*ENTRIES, *tried)
    assert next_puzzle(entries, rated, 100) == 2
    assert next_puzzle(entries, rated, 100, Theme.PLAY) == 3


def test_next_puzzle_is_an_easy_one_before_the_rating_is_known() -> None:
    assert next_puzzle(ENTRIES, Progress(), 100) == 1


def test_next_puzzle_has_the_usual_rules_while_there_is_one() -> None:
    entries = [replace(one, has_usual_rules=one.number == 14) for one in ENTRIES]
    assert next_puzzle(entries, Progress(), 100) == 4
    assert next_puzzle(entries, Progress(puzzles={14: Solved(1)}), 100) == 1


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
    assert rating(Solved(0, shown=True)) == MIDDLE, "nor one whose answer was shown at once"
    for attempt in (Solved(2), Solved(1, shown=True)):
        assert rating(attempt) < MIDDLE
    assert rating(Solved(1, hints=1)) == MIDDLE, "a puzzle solved with a hint is not rated"
    later = after_attempt(Solved(2), Solved(1), 100)
    assert rating(later) < MIDDLE, "a later success is not a first try"


def test_all_solved_leaves_no_next_puzzle_and_unknown_numbers_are_ignored() -> None:
    progress = Progress(puzzles={entry.number: Solved(1) for entry in ENTRIES} | {99: Solved(1)})
    assert next_puzzle(ENTRIES, progress, 100) is None
    without = Progress(puzzles={99: Solved(1)})
    assert rating_of_solver(ENTRIES, without) == BEFORE_ANY


def entries_of(theme: Theme, points: range) -> list[PuzzleEntry]:
    return [
        PuzzleEntry(1000 + number, theme, Level.CASUAL, Rating(float(rating), 100.0))
        for number, rating in enumerate(points)
    ]


def test_run_of_a_theme_goes_from_easy_to_hard_and_takes_new_puzzles_first() -> None:
    entries = (*ENTRIES, *entries_of(Theme.PROMPT, range(1100, 2000, 100)))
    first = run_on(entries, Progress(), Theme.PROMPT)
    assert first == (5, 7, 9, 11, 13)
    tried = {entries[place - 1].number: Solved(1) for place in first}
    failed = tried | {entries[6].number: Solved(2)}
    again = run_on(entries, Progress(puzzles=failed), Theme.PROMPT)
    assert again == (6, 7, 8, 10, 12), "four new ones, and the one that was not solved at once"
    assert run_on(entries, Progress(), Theme.FIX) == (4,), "a theme may have fewer"
    entries = [replace(one, has_usual_rules=one.number > 1002) for one in entries]
    usual = run_on(entries, Progress(), Theme.PROMPT)
    assert usual == (8, 9, 10, 11, 13), "those with the usual rules come first"


def test_run_of_the_day_is_the_same_for_everybody_and_changes_with_the_day() -> None:
    kinds = (Theme.PLAY, Theme.SAVE, Theme.FIX, Theme.PROMPT, Theme.FINESSE)
    entries = [
        PuzzleEntry(number, kinds[number % 5], Level.CASUAL, Rating(1000.0 + number, 100.0))
        for number in range(150)
    ]
    entries[::7] = [replace(one, has_usual_rules=False) for one in entries[::7]]
    runs = [run_of_the_day(entries, day) for day in range(740_000, 740_020)]
    assert all(entries[place - 1].has_usual_rules for run in runs for place in run)
    assert len(set(runs)) == 20
    for run in runs:
        assert list(run) == sorted(run)
        assert len({entries[place - 1].theme for place in run}) == 5
