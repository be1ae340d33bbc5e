"""The deal of the day: its number, and what a person has reached on each day.

The number is the date, as in 20261128, so that everybody has the same deal without a network.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.characters import Level, Player

RULES = GameOptions(4)
"""The rules of every deal of the day: a person with three teammates."""
FIRST_NUMBER, LAST_NUMBER = 20_000_101, 99_991_231
"""The numbers of all days lie between these."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A game that was begun with the number of a day.

    Attributes:
        game: its id in the library; later games have greater ids.
        number: the number of the deal.
        begun: the date on which it was begun.
        is_over: whether it has ended.
        most: the maximum score.
        fireworks: the top rank of each; empty where not yet determined.
    """

    game: int
    number: int
    begun: date
    is_over: bool
    score: int
    most: int
    fireworks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DayResult:
    """What a person reached on the deal of a day.

    Attributes:
        game: the id of the game that counts: the first one that ended, else the last one begun.
        score: points at the end.
        most: the maximum score.
        is_late: whether it was begun after its day.
        fireworks: the top rank of each; empty where not yet determined.
    """

    day: date
    game: int
    is_over: bool
    score: int
    most: int
    is_late: bool
    fireworks: tuple[int, ...] = ()


def number_of(day: date) -> int:
    """Return the number of the deal of a day."""
    return 10_000 * day.year + 100 * day.month + day.day


def day_of(number: int) -> date | None:
    """Return the day whose deal has a number; None if there is none."""
    if not FIRST_NUMBER <= number <= LAST_NUMBER:
        return None
    try:
        return date(number // 10_000, number // 100 % 100, number % 100)
    except ValueError:
        return None


def daily_deal(options: GameOptions, number: int) -> date | None:
    """Return the day whose deal this is; None if it is no deal of a day."""
    return day_of(number) if options == RULES else None


def has_usual_players(players: Iterable[Player]) -> bool:
    """Return whether a person and Casual teammates play, as in every deal of a day."""
    return set(players) == {None, Level.CASUAL}


def day_results(attempts: Iterable[Attempt]) -> dict[date, DayResult]:
    """Return the result of each day whose deal was begun on that day or later."""
    results: dict[date, DayResult] = {}
    for attempt in sorted(attempts, key=lambda attempt: attempt.game):
        day = day_of(attempt.number)
        if day is None or attempt.begun < day:
            continue  # the deal was played by its number before it was the deal of a day
        before = results.get(day)
        if before is None or not before.is_over:
            results[day] = DayResult(
                day,
                attempt.game,
                attempt.is_over,
                attempt.score,
                attempt.most,
                attempt.begun > day,
                attempt.fireworks,
            )
    return results


def run_of_days(results: Mapping[date, DayResult], today: date) -> int:
    """Return on how many days in a row, up to today or yesterday, the deal was played on its day."""

    def is_played(day: date) -> bool:
        result = results.get(day)
        return result is not None and result.is_over and not result.is_late

    day = today if is_played(today) else today - timedelta(days=1)
    run = 0
    while is_played(day):
        run += 1
        day -= timedelta(days=1)
    return run
