"""Statistics of many games and of what decisions cost in them, as pure functions."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt

from hanabi_desktop.library.metadata.summary import Rules
from hanabi_desktop.teammates.characters import Level, Player, ProgramName
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
    """One decision of a review, by a seat.

    Attributes:
        convention: the convention that explains the best move.
        cost: in points.
    """

    seat: int
    kind: DecisionKind
    convention: Convention
    cost: float


@dataclass(frozen=True, slots=True)
class DecidedGame:
    """The decisions of all seats in a game, and the names of the people who played, by seat."""

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
    for name, theirs in sorted(names.items(), key=lambda entry: -len(entry[1])):
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
        for decision in _of(name, game):
            group = decision.convention if by_convention else decision.kind
            counts[group] = counts.get(group, 0) + 1
    return (None, *sorted(counts, key=lambda group: -counts[group]))


def _of(name: str, game: DecidedGame) -> Iterable[DecisionCost]:
    return (decision for decision in game.decisions if game.people.get(decision.seat) == name)


def _row(
    name: str, group: DecisionGroup | None, games: Sequence[DecidedGame], *, by_convention: bool
) -> DecisionRow:
    sums: list[tuple[float, int]] = []
    for game in games:
        costs = [
            decision.cost
            for decision in _of(name, game)
            if group is None or group is (decision.convention if by_convention else decision.kind)
        ]
        sums.append((sum(costs), len(costs)))
    latest = _mean(sums[-LATEST:]) if len(games) >= 2 * LEAST_GAMES else None
    decided = [game_sums for game_sums in sums if game_sums[1]]
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


LOST = frozenset({"strikes", "irreplaceable", "stuck"})
"""The codes of the endings that lose a game, so that it scores 0."""
_WINDOW = 20
"""Number of games in the running mean."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that was played here to its end.

    Attributes:
        players: who plays each seat; empty where unknown.
        rules: the variants switched on.
        score: points, 0 when lost.
        most: the maximum score.
        ending: the code of its ending.
        helped: whether a player received help.
    """

    names: tuple[str, ...]
    players: tuple[Player, ...]
    rules: Rules
    score: int
    most: int
    ending: str
    helped: bool


class Group(Enum):
    """The criteria by which games are grouped."""

    PLAYERS = "players"
    RULES = "rules"
    LINE_UP = "line_up"
    LEVEL = "level"
    DECISIONS = "decisions"
    CONVENTIONS = "conventions"


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of some games.

    Attributes:
        games: the number of games.
        mean: their mean score; 0 without games.
        best: the highest score.
        perfect: the share with the maximum score, 0 to 1.
        strikeouts: the share lost by strikes, 0 to 1.
        streak: the current number of perfect games in a row.
        longest: the longest such streak.
        unlost: the current number of games in a row that were not lost.
    """

    games: int = 0
    mean: float = 0.0
    best: int = 0
    perfect: float = 0.0
    strikeouts: float = 0.0
    streak: int = 0
    longest: int = 0
    unlost: int = 0

    @classmethod
    def from_games(cls, games: Sequence[FinishedGame]) -> "Figures":
        """Return the figures of these games, given in the order they were played."""
        if not games:
            return cls()
        streak = longest = unlost = 0
        for game in games:
            streak = streak + 1 if game.score == game.most else 0
            longest = max(longest, streak)
            unlost = 0 if game.ending in LOST else unlost + 1
        return cls(
            games=len(games),
            mean=sum(game.score for game in games) / len(games),
            best=max(game.score for game in games),
            perfect=sum(game.score == game.most for game in games) / len(games),
            strikeouts=sum(game.ending == "strikes" for game in games) / len(games),
            streak=streak,
            longest=longest,
            unlost=unlost,
        )


GroupKey = int | Rules | Level | ProgramName | tuple[str, ...] | None
"""What the games of a group share: players, rules, names, a level or a program; None for people only."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """The contents of the statistics page.

    Attributes:
        all: the figures of all selected games.
        histogram: the number of games by score, from 0 to the maximum score.
        scores: the score of each game, the oldest first.
        running: for each game, the mean of it and up to nineteen games before it.
        groups: the figures of each group, sorted by number of games, descending.
        most: the maximum score of these games; games with different maximum scores are never mixed.
        scales: the maximum scores that occur, ascending.
    """

    all: Figures
    histogram: tuple[int, ...]
    scores: tuple[int, ...]
    running: tuple[float, ...]
    groups: tuple[tuple[GroupKey, Figures], ...]
    most: int = 25
    scales: tuple[int, ...] = ()


def statistics_of(
    games: Iterable[FinishedGame], group: Group, *, helped: bool | None, most: int | None = None
) -> Statistics:
    """Return the statistics of games with the same maximum score.

    Args:
        games: the oldest first.
        group: the criterion by which they are grouped.
        helped: True for games with help only, False for games without, None for all.
        most: the maximum score to select; the commonest one where it is None or does not occur.
    """
    wanted = [game for game in games if helped is None or game.helped is helped]
    scales = Counter(game.most for game in wanted)
    commonest = max(scales, key=lambda points: (scales[points], -points), default=25)
    reachable = most if most is not None and most in scales else commonest
    chosen = [game for game in wanted if game.most == reachable]
    scores = tuple(game.score for game in chosen)
    counts = Counter(scores)
    parts: dict[GroupKey, list[FinishedGame]] = {}
    for game in chosen:
        for key in _KEYS[group](game):
            parts.setdefault(key, []).append(game)
    ordered = sorted(parts.items(), key=lambda part: -len(part[1]))
    return Statistics(
        Figures.from_games(chosen),
        tuple(counts[points] for points in range(reachable + 1)),
        scores,
        tuple(_running(scores)),
        tuple((key, Figures.from_games(part)) for key, part in ordered),
        reachable,
        tuple(sorted(scales)),
    )


def _running(scores: Sequence[int]) -> Iterator[float]:
    """Yield for each game the mean of the last games."""
    total = 0
    for place, score in enumerate(scores):
        total += score - (scores[place - _WINDOW] if place >= _WINDOW else 0)
        yield total / min(place + 1, _WINDOW)


def _levels(game: FinishedGame) -> Iterable[GroupKey]:
    """Return each program once, else each level once; None if only people played.

    A game with a program tells nothing of a level.
    """
    programs = {player for player in game.players if isinstance(player, ProgramName)}
    return programs or {player for player in game.players if player is not None} or {None}


# Decisions have figures of their own (see ``metadata.decision_costs``).
_KEYS: dict[Group, Callable[[FinishedGame], Iterable[GroupKey]]] = {
    Group.PLAYERS: lambda game: (len(game.names),),
    Group.RULES: lambda game: (game.rules,),
    Group.LINE_UP: lambda game: (tuple(sorted(game.names)),),
    Group.LEVEL: _levels,
}
