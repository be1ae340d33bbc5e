"""Statistics of many games, as pure functions of their summaries."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from hanabi_desktop.library.metadata.summary import Rules
from hanabi_desktop.teammates.levels import Level

LOST = frozenset({"strikes", "irreplaceable", "stuck"})
"""The codes of the endings that lose a game, so that it scores 0."""
_WINDOW = 20
"""Number of games in the running mean."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that was played here to its end.

    Attributes:
        names: the players' names, seat by seat.
        levels: the teammates' levels, None for a person.
        rules: the variants switched on.
        score: points, 0 when lost.
        most: the maximum score.
        ending: the code of its ending.
        helped: whether a player received help.
    """

    names: tuple[str, ...]
    levels: tuple[Level | None, ...]
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


GroupKey = int | Rules | Level | tuple[str, ...] | None
"""What the games of a group share: players, rules, names or a level; None for people only."""


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
    """Return each level once; None if only people played."""
    return {level for level in game.levels if level is not None} or {None}


# Decisions have figures of their own (see ``metadata.decision_costs``).
_KEYS: dict[Group, Callable[[FinishedGame], Iterable[GroupKey]]] = {
    Group.PLAYERS: lambda game: (len(game.names),),
    Group.RULES: lambda game: (game.rules,),
    Group.LINE_UP: lambda game: (tuple(sorted(game.names)),),
    Group.LEVEL: _levels,
}
