"""Computation of the statistics of all games in the background."""

from dataclasses import dataclass

from hanabi_desktop.library.metadata.statistics import (
    DecidedGame,
    DecisionRow,
    Figures,
    FinishedGame,
    Group,
    Statistics,
    decision_rows,
    statistics_of,
)
from hanabi_desktop.library.metadata.store_problems import StoreError, Trouble
from hanabi_desktop.library.store.store import Store
from hanabi_desktop.review.review_json import decisions_in
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.support.background import Task
from hanabi_desktop.teammates.characters import CHARACTERS

_TELL_EVERY = 500


@dataclass(frozen=True, slots=True)
class StatisticsQuery:
    """A request for statistics.

    Attributes:
        group: the criterion by which games are grouped.
        helped: True for games with help only, False for games without, None for all.
        imported: True for imported games, False for games played here, None for both.
        most: the maximum score to select; None for the commonest one.
    """

    group: Group = Group.PLAYERS
    helped: bool | None = False
    imported: bool | None = False
    most: int | None = None


@dataclass(frozen=True, slots=True)
class DecisionStatistics:
    """The cost of people's decisions in reviewed games.

    Attributes:
        rows: person by person.
        few: the largest number of reviewed games of any person who has too few.
        by_convention: whether decisions are grouped by convention.
    """

    rows: tuple[DecisionRow, ...]
    few: int
    by_convention: bool


@dataclass(frozen=True, slots=True)
class ComputedStatistics:
    """The requested statistics.

    Attributes:
        games: the results of the games, grouped by players where decisions are requested.
        decisions: the costs of decisions; None if they are not requested.
    """

    games: Statistics
    decisions: DecisionStatistics | None


def compute_statistics(
    query: StatisticsQuery, service: LibraryService, task: Task
) -> ComputedStatistics | Trouble | None:
    """Compute the statistics in the task's thread; return None if it was cancelled."""
    try:
        with service.reading() as store:
            about_decisions = query.group in (Group.DECISIONS, Group.CONVENTIONS)
            whole = store.count_played(imported=query.imported)
            games: list[FinishedGame] = []
            for done, game in enumerate(store.played(imported=query.imported)):
                games.append(game)
                if done % _TELL_EVERY == 0:
                    task.tell(done, whole)
                    if task.is_cancelled:
                        return None
            decisions = _of_decisions(query, store, task) if about_decisions else None
    except StoreError as error:
        return error.trouble
    if task.is_cancelled:
        return None
    group = Group.PLAYERS if about_decisions else query.group
    shown = statistics_of(games, group, helped=query.helped, most=query.most)
    return ComputedStatistics(shown, decisions)


def _of_decisions(query: StatisticsQuery, store: Store, task: Task) -> DecisionStatistics | None:
    games: list[DecidedGame] = []
    for stored in store.reviews(imported=query.imported):
        if task.is_cancelled:
            return None
        if query.helped is not None and stored.helped is not query.helped:
            continue
        levels = stored.levels or (None,) * len(stored.names)
        people = {seat: stored.names[seat] for seat, level in enumerate(levels) if level is None}
        decisions = decisions_in(stored.body)
        if decisions:
            games.append(DecidedGame(people, decisions))
    by_convention = query.group is Group.CONVENTIONS
    rows, few = decision_rows(games, by_convention=by_convention)
    return DecisionStatistics(rows, few, by_convention)


def figures_together(store: Store) -> dict[str, Figures]:
    """Return the figures of the games that people played with each teammate, by its name."""
    together: dict[str, list[FinishedGame]] = {one.name: [] for one in CHARACTERS}
    for game in store.played():
        if None in game.levels:
            for name, level in zip(game.names, game.levels, strict=False):
                if level is not None and name in together:
                    together[name].append(game)
    return {name: Figures.from_games(games) for name, games in together.items()}
