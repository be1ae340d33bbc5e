"""The deal of the day: numbers, results, runs of days."""

from datetime import date, timedelta

import pytest

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.learning.daily import (
    RULES,
    Attempt,
    daily_deal,
    day_of,
    day_results,
    number_of,
    run_of_days,
)

DAY = date(2026, 11, 28)


def attempt(
    game: int, day: date = DAY, *, later: int = 0, over: bool = True, score: int = 20
) -> Attempt:
    return Attempt(game, number_of(day), day + timedelta(days=later), over, score, 25)


def test_number_of_a_day_is_its_date() -> None:
    assert number_of(DAY) == 20_261_128
    assert day_of(20_261_128) == DAY


@pytest.mark.parametrize("number", [0, 48_213, 20_261_328, 20_260_230])
def test_other_numbers_are_no_day(number: int) -> None:
    assert day_of(number) is None


def test_daily_deal_has_the_rules_of_every_day() -> None:
    assert daily_deal(RULES, number_of(DAY)) == DAY
    assert daily_deal(GameOptions(3), number_of(DAY)) is None


def test_first_finished_attempt_counts() -> None:
    results = day_results([attempt(3, score=25), attempt(1, over=False), attempt(2, score=19)])
    assert results[DAY].score == 19
    assert results[DAY].game == 2


def test_unfinished_attempt_is_remembered() -> None:
    assert not day_results([attempt(1, over=False)])[DAY].is_over


def test_deal_played_after_its_day_is_late() -> None:
    assert day_results([attempt(1, later=2)])[DAY].is_late
    assert not day_results([attempt(1)])[DAY].is_late


def test_deal_played_before_its_day_does_not_count() -> None:
    assert day_results([attempt(1, later=-1)]) == {}


def test_run_counts_days_in_a_row_up_to_yesterday_or_today() -> None:
    days = [DAY - timedelta(days=back) for back in (1, 2, 3, 5)]
    results = day_results(attempt(game, day) for game, day in enumerate(days))
    assert run_of_days(results, DAY) == 3
    results |= day_results([attempt(9)])
    assert run_of_days(results, DAY) == 4
    assert run_of_days(results, DAY + timedelta(days=2)) == 0


def test_late_and_unfinished_days_break_a_run() -> None:
    yesterday = DAY - timedelta(days=1)
    results = day_results([attempt(1, later=0), attempt(2, yesterday, later=1)])
    assert run_of_days(results, DAY) == 1
    assert run_of_days(day_results([attempt(1, over=False)]), DAY) == 0
