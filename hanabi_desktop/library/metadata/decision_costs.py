"""What people's decisions cost in the games that were reviewed: pure functions of what was found."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt

from hanabi_desktop.teammates.conventions import Convention

LEAST_GAMES = 10
"""Nothing is told of somebody from fewer games."""
LATEST = 10
"""So many games are the latest."""
_NORMAL_95 = 1.96


class DecisionKind(Enum):
    """What was done."""

    PLAY = "play"
    DISCARD = "discard"
    CLUE = "clue"


@dataclass(frozen=True, slots=True)
class DecisionCost:
    """One decision of a review.

    Attributes:
        seat: whose.
        kind: what was done.
        convention: what explains the move that would have been best.
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
        decisions: everybody's.
    """

    people: dict[int, str]
    decisions: tuple[DecisionCost, ...]


@dataclass(frozen=True, slots=True)
class MeanCost:
    """What a decision cost on average.

    Attributes:
        decisions: how many.
        games: in how many games.
        mean: points a decision.
        margin: half of the 95 % interval: games are drawn, not decisions, for those of one game
            hang together. None with fewer games than are told of.
    """

    decisions: int
    games: int
    mean: float
    margin: float | None


DecisionGroup = DecisionKind | Convention


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """What one person's decisions of a group cost.

    Attributes:
        name: whose; as they are called in the games.
        group: which decisions; None: all.
        whole: in all games.
        latest: in the latest games; None with too few.
        course: in ten games at a time, the first ones first; games without such a decision do
            not count, and of fewer than ten nothing is told.
    """

    name: str
    group: DecisionGroup | None
    whole: MeanCost
    latest: MeanCost | None
    course: tuple[MeanCost, ...]


def decision_rows(
    games: Sequence[DecidedGame], *, by_convention: bool
) -> tuple[tuple[DecisionRow, ...], int]:
    """Return what each person's decisions cost, those of whom most games are known first.

    Args:
        games: the first one first.
        by_convention: told apart by what explains the best move, or by what was done.

    Returns:
        The rows, and the most games of any person of whom too few are known.
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
    """Return all decisions together, then the groups of them, the largest first."""
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
