"""The statistics of all games, worked out beside the window."""

from dataclasses import dataclass
from pathlib import Path

from hanabi_desktop.library.metadata.statistics import (
    FinishedGame,
    Group,
    Statistics,
    statistics_of,
)
from hanabi_desktop.library.metadata.store_problems import StoreError, Trouble
from hanabi_desktop.library.store.store import Store
from hanabi_desktop.session.tasks import Task

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
    wish: StatisticsQuery, store_file: Path, task: Task
) -> Statistics | Trouble | None:
    """Work them out; None where it was cancelled. To be called in the task's thread."""
    try:
        store = Store(store_file)
    except StoreError as error:
        return error.trouble
    try:
        whole = store.count_played(imported=wish.imported)
        games: list[FinishedGame] = []
        for done, game in enumerate(store.played(imported=wish.imported)):
            games.append(game)
            if done % _TELL_EVERY == 0:
                task.tell(done, whole)
                if task.is_cancelled:
                    return None
        return statistics_of(games, wish.group, helped=wish.helped)
    except StoreError as error:
        return error.trouble
    finally:
        store.close()
