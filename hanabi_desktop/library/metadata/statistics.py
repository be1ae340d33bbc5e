"""What many games together show: pure functions of what the list knows of each."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from hanabi_desktop.library.metadata.summary import Rules
from hanabi_desktop.teammates.levels import Level

LOST = frozenset({"strikes", "irreplaceable", "stuck"})
"""How a game is lost, by the codes of its ending: it scores nothing."""
_WINDOW = 20
"""So many games the running mean looks back."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that was played here to its end.

    Attributes:
        names: of those who played, seat by seat.
        levels: of the teammates, None for a person.
        rules: the variants switched on.
        score: points, 0 when lost.
        most: the most points there were to get.
        ending: how it ended, by its code.
        helped: somebody was helped.
    """

    names: tuple[str, ...]
    levels: tuple[Level | None, ...]
    rules: Rules
    score: int
    most: int
    ending: str
    helped: bool


class Group(Enum):
    """What games are told apart by."""

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
        games: how many.
        mean: their mean score; 0 without games.
        best: the highest score.
        perfect: the share that reached every point, 0 to 1.
        strikeouts: the share that was lost by strikes, 0 to 1.
        streak: perfect games in a row, as it stands.
        longest: the longest such row.
        unlost: games in a row that were not lost, as it stands.
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
    def of(cls, games: Sequence[FinishedGame]) -> "Figures":
        """Return the figures of these games, the first one first."""
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
"""What the games of a group share: players, rules, names or a level; None: nobody's level."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """What the statistics page shows.

    Attributes:
        all: of all games looked at.
        histogram: how many games ended with so many points; from 0 to the most there were.
        scores: of each game, the first one first.
        running: the mean of each game and the nineteen before it, as far as there are any.
        groups: the figures of each group, the one with the most games first.
        most: the points there were to get in these games; means of 25 and of 30 are never mixed.
        scales: all such numbers of points that there are games with, the least first.
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
    """Return the statistics of some games that could reach equally many points.

    Args:
        games: the first one first.
        group: what they are told apart by.
        helped: only those in which somebody was helped, or only the others; None: all.
        most: only those in which so many points could be reached; None, or a number that no game
            has: the number that most games have.
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
        Figures.of(chosen),
        tuple(counts[points] for points in range(reachable + 1)),
        scores,
        tuple(_running(scores)),
        tuple((key, Figures.of(part)) for key, part in ordered),
        reachable,
        tuple(sorted(scales)),
    )


def _running(scores: Sequence[int]) -> Iterator[float]:
    """Yield the mean of the last games, at each of them."""
    total = 0
    for place, score in enumerate(scores):
        total += score - (scores[place - _WINDOW] if place >= _WINDOW else 0)
        yield total / min(place + 1, _WINDOW)


def _levels(game: FinishedGame) -> Iterable[GroupKey]:
    """Return each level once; None where only people played."""
    return {level for level in game.levels if level is not None} or {None}


# Decisions are no games: they have figures of their own (see ``metadata.decisions``).
_KEYS: dict[Group, Callable[[FinishedGame], Iterable[GroupKey]]] = {
    Group.PLAYERS: lambda game: (len(game.names),),
    Group.RULES: lambda game: (game.rules,),
    Group.LINE_UP: lambda game: (tuple(sorted(game.names)),),
    Group.LEVEL: _levels,
}
