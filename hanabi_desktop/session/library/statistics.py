"""The statistics of all games, worked out beside the window."""

from dataclasses import dataclass

from hanabi_desktop.library.metadata.statistics import (
    FinishedGame,
    Group,
    Statistics,
    statistics_of,
)
from hanabi_desktop.library.metadata.store_problems import StoreError, Trouble
from hanabi_desktop.session.library.service import LibraryService
from hanabi_desktop.support.background import Task

_TELL_EVERY = 500


@dataclass(frozen=True, slots=True)
class StatisticsQuery:
    """Which statistics are wanted.

    Attributes:
        group: what games are told apart by.
        helped: only games in which somebody was helped, or only the others; None: all.
        imported: only games from elsewhere, or only those played here; None: both.
    """

    group: Group = Group.PLAYERS
    helped: bool | None = False
    imported: bool | None = False


def compute_statistics(
    query: StatisticsQuery, service: LibraryService, task: Task
) -> Statistics | Trouble | None:
    """Work them out; None where it was cancelled. To be called in the task's thread."""
    try:
        with service.reading() as store:
            whole = store.count_played(imported=query.imported)
            games: list[FinishedGame] = []
            for done, game in enumerate(store.played(imported=query.imported)):
                games.append(game)
                if done % _TELL_EVERY == 0:
                    task.tell(done, whole)
                    if task.is_cancelled:
                        return None
    except StoreError as error:
        return error.trouble
    return statistics_of(games, query.group, helped=query.helped)
