"""Statistics of what people's decisions cost in reviewed games, as pure functions of the reviews."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt

from hanabi_desktop.teammates.conventions import Convention

LEAST_GAMES = 10
"""Fewest games from which anything is reported about a person."""
LATEST = 10
"""Number of games that count as the latest."""
_NORMAL_95 = 1.96


class DecisionKind(Enum):
    """The kind of action."""

    PLAY = "play"
    DISCARD = "discard"
    CLUE = "clue"


@dataclass(frozen=True, slots=True)
class DecisionCost:
    """One decision of a review.

    Attributes:
        seat: the seat that decided.
        kind: the kind of action.
        convention: the convention that explains the best move.
        cost: in points.
    """

    seat: int
    kind: DecisionKind
    convention: Convention
    cost: float


@dataclass(frozen=True, slots=True)
class DecidedGame:
    """The decisions of a game.

    Attributes:
        people: the names of the people who played, by seat.
        decisions: the decisions of all seats.
    """

    people: dict[int, str]
    decisions: tuple[DecisionCost, ...]


@dataclass(frozen=True, slots=True)
class MeanCost:
    """The average cost of a decision.

    Attributes:
        decisions: the number of decisions.
        games: the number of games they were made in.
        mean: points per decision.
        margin: half the width of the 95 % confidence interval. Games are the sampling unit, since
            decisions of one game are correlated. None if there are fewer than ``LEAST_GAMES``
            games.
    """

    decisions: int
    games: int
    mean: float
    margin: float | None


DecisionGroup = DecisionKind | Convention


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """The cost of one person's decisions of a group.

    Attributes:
        name: the person's name in the games.
        group: the group of decisions; None for all of them.
        whole: over all games.
        latest: over the latest games; None if there are too few games.
        course: over successive groups of ten games, the oldest first. Games without such a decision
            do not count, and a remainder of fewer than ten is left out.
    """

    name: str
    group: DecisionGroup | None
    whole: MeanCost
    latest: MeanCost | None
    course: tuple[MeanCost, ...]


def decision_rows(
    games: Sequence[DecidedGame], *, by_convention: bool
) -> tuple[tuple[DecisionRow, ...], int]:
    """Return what each person's decisions cost, sorted by number of games, descending.

    Args:
        games: the oldest first.
        by_convention: whether to group by the convention of the best move, or else by kind of
            action.

    Returns:
        The rows, and the largest number of games of any person who has too few.
    """
    names: dict[str, list[DecidedGame]] = {}
    for game in games:
        for name in dict.fromkeys(game.people.values()):
            names.setdefault(name, []).append(game)
    rows: list[DecisionRow] = []
    few = 0
    for name, theirs in sorted(names.items(), key=lambda one: -len(one[1])):
        if len(theirs) < LEAST_GAMES:
            few = max(few, len(theirs))
            continue
        groups = _groups(name, theirs, by_convention=by_convention)
        rows += [_row(name, group, theirs, by_convention=by_convention) for group in groups]
    return tuple(rows), few


def _groups(
    name: str, games: Iterable[DecidedGame], *, by_convention: bool
) -> tuple[DecisionGroup | None, ...]:
    """Return None for all decisions together, then their groups, the largest first."""
    counts: dict[DecisionGroup, int] = {}
    for game in games:
        for one in _of(name, game):
            group = one.convention if by_convention else one.kind
            counts[group] = counts.get(group, 0) + 1
    return (None, *sorted(counts, key=lambda group: -counts[group]))


def _of(name: str, game: DecidedGame) -> Iterable[DecisionCost]:
    return (one for one in game.decisions if game.people.get(one.seat) == name)


def _row(
    name: str, group: DecisionGroup | None, games: Sequence[DecidedGame], *, by_convention: bool
) -> DecisionRow:
    sums: list[tuple[float, int]] = []
    for game in games:
        costs = [
            one.cost
            for one in _of(name, game)
            if group is None or group is (one.convention if by_convention else one.kind)
        ]
        sums.append((sum(costs), len(costs)))
    latest = _mean(sums[-LATEST:]) if len(games) >= 2 * LEAST_GAMES else None
    decided = [one for one in sums if one[1]]
    starts = range(0, len(decided) - LEAST_GAMES + 1, LEAST_GAMES)
    course = tuple(_mean(decided[start : start + LEAST_GAMES]) for start in starts)
    return DecisionRow(name, group, _mean(sums), latest, course)


def _mean(sums: Sequence[tuple[float, int]]) -> MeanCost:
    """Return a ratio of sums, its error from how games differ (Cochran, Sampling Techniques, 6.3)."""
    games = [(cost, number) for cost, number in sums if number]
    decisions = sum(number for _, number in games)
    mean = sum(cost for cost, _ in games) / max(1, decisions)
    margin = None
    if len(games) >= LEAST_GAMES:
        spread = sum((cost - mean * number) ** 2 for cost, number in games)
        error = sqrt(spread * len(games) / (len(games) - 1)) / decisions
        margin = _NORMAL_95 * error
    return MeanCost(decisions, len(games), mean, margin)
