"""What events in games that were played out are worth, in points."""

import math
from collections.abc import Iterable, Sequence
from statistics import fmean

from hanabi_desktop.game.cards import Rank
from hanabi_desktop.teammates.search.rollouts import Event, EventKind, Future

_SAME = 0.9
"""The correlation from which on two events count as one: a regression would divide the worth of both."""
_RIDGE = 2.0


def solved(left: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a positive definite system by Gaussian elimination.

    Args:
        left: the matrix, row by row.
        right: the right-hand side.
    """
    rows = [[*row, value] for row, value in zip(left, right, strict=True)]
    size = len(rows)
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [b - factor * a for a, b in zip(rows[i], rows[j], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - rest) / rows[i][i]
    return found


def distinct(events: Iterable[Event], futures: Sequence[Future]) -> list[Event]:
    """Return the events without those that nearly always come with, or instead of, an earlier one."""
    games = len(futures)
    kept: dict[Event, int] = {}  # the games with the event, as bits
    for event in events:
        mine = sum(1 << place for place, one in enumerate(futures) if event in one.events)
        if not any(abs(_correlation(mine, other, games)) >= _SAME for other in kept.values()):
            kept[event] = mine
    return list(kept)


def _correlation(these: int, those: int, games: int) -> float:
    """Return the correlation of two sets of games, given as bits; 0 if a set holds all or none."""
    one, other, both = these.bit_count(), those.bit_count(), (these & those).bit_count()
    spread = one * (games - one) * other * (games - other)
    return (games * both - one * other) / math.sqrt(spread) if spread else 0.0


def frequency(futures: Sequence[Future], event: Event) -> float:
    """Return the share of games with an event."""
    return fmean(event in one.events for one in futures)


def worth(futures: Sequence[Future], events: Sequence[Event]) -> dict[Event, float]:
    """Return the worth of each event in points, by a ridge regression over all these games."""
    mean = fmean(one.score for one in futures)
    means = [frequency(futures, event) for event in events]
    rows = [
        [float(event in one.events) - much for event, much in zip(events, means, strict=True)]
        for one in futures
    ]
    size = len(events)
    left = [
        [sum(row[i] * row[j] for row in rows) + (_RIDGE if i == j else 0.0) for j in range(size)]
        for i in range(size)
    ]
    right = [
        sum(row[i] * (one.score - mean) for row, one in zip(rows, futures, strict=True))
        for i in range(size)
    ]
    return dict(zip(events, solved(left, right), strict=True))


def cost_apart(
    better: Sequence[Future], made: Sequence[Future], event: Event, *, after_better: bool
) -> float:
    """Return the points per game lost on the deals on which an event follows only one of two moves.

    Args:
        better: the games after the better move, deal by deal.
        made: the games after the other move, on the same deals.
        event: the event.
        after_better: whether it follows only the better move on these deals, rather than only the other.
    """
    lost = 0
    for good, bad in zip(better, made, strict=True):
        follows = event in good.events, event in bad.events
        if follows == (after_better, not after_better):
            lost += good.score - bad.score
    return lost / len(better)


def points_missing(futures: Sequence[Future], event: Event) -> float:
    """Return the points per game that the firework of a missing card lacks for the same reason.

    A lost card takes the higher ones with it; of those that come too late, each has its own event.
    """
    return fmean(
        sum(_points(other) for other in one.events if _is_alike(other, event)) for one in futures
    )


def _is_alike(one: Event, other: Event) -> bool:
    is_same_kind = one.kind is other.kind and one.identity >= 0
    return is_same_kind and one.identity // len(Rank) == other.identity // len(Rank)


def _points(event: Event) -> int:
    return len(Rank) - event.identity % len(Rank) if event.kind is EventKind.LOST else 1
