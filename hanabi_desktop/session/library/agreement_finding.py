"""The search for the agreement that the players of saved games have."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from hanabi_desktop.game.moves import Clue
from hanabi_desktop.game.record import GameRecord
from hanabi_desktop.library.metadata.problems import UnreadableGameError
from hanabi_desktop.library.metadata.store_problems import StoreError, Trouble
from hanabi_desktop.library.metadata.summary import UNFINISHED
from hanabi_desktop.library.records.saved_game import verify
from hanabi_desktop.library.store.store import Store
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.support.background import Task
from hanabi_desktop.support.worker_process import usual_count
from hanabi_desktop.teammates.agreements import Fit
from hanabi_desktop.teammates.measuring.concordance import (
    ReadingCancelledError,
    ReadingWorkers,
    fit,
)

FIRST_GAMES = 30
"""Number of games read at first."""


@dataclass(slots=True)
class Found:
    """The result of a search for an agreement.

    Attributes:
        fit: the agreement found; None if no game has a clue, or the search failed.
        players: the players of the games that were read.
        left_out: the number of games that are damaged or break the rules.
        trouble: why the games could not be read.
        cancelled: whether the search was cancelled.
    """

    fit: Fit | None = None
    players: frozenset[str] = frozenset()
    left_out: int = 0
    trouble: Trouble | None = None
    cancelled: bool = False


def find_agreement(games: Sequence[int], service: LibraryService, task: Task) -> Found:
    """Find the agreement that explains the clues of these games best.

    If there are many games, a part is read first, then twice as many each time until the result no
    longer changes. Call this in the task's thread; low-priority processes do the reading.

    Raises:
        OSError: no process can be started.
        WorkFailedError: an internal error; the log has the details.
    """
    found = Found()
    # In random order, so that a part of the games is representative.
    order = Random(len(games)).sample(games, len(games))  # noqa: S311 (not a secret)
    records: list[GameRecord] = []
    enough = FIRST_GAMES
    while not found.cancelled:
        before, read = found.fit, len(records)
        try:
            with service.reading() as store:
                for record in _records(order, store, task, found):
                    records.append(record)
                    if len(records) >= enough:
                        break
        except StoreError as error:
            return Found(trouble=error.trouble)
        if task.is_cancelled:
            return Found(cancelled=True)
        if len(records) == read:
            break
        try:
            with ReadingWorkers(records, usual_count(), lambda: task.is_cancelled) as workers:
                found.fit = fit(records, workers.read, task.tell)
        except ReadingCancelledError:
            return Found(cancelled=True)
        found.players = frozenset(name for record in records for name in record.seats)
        if before is not None and _is_equivalent(before, found.fit):
            break
        enough *= 2
    return found


def _is_equivalent(one: Fit, other: Fit) -> bool:
    """Return whether two fits have the same agreement, and are certain of the same conventions."""
    sure = [{each.convention for each in fit.evidence if each.is_sure} for fit in (one, other)]
    return one.agreement == other.agreement and sure[0] == sure[1]


def _records(games: list[int], store: Store, task: Task, found: Found) -> Iterator[GameRecord]:
    """Yield the games with at least one clue, taken from the end of the list.

    Unfinished games played here are skipped: how well their clues match their cards would reveal
    cards that a player must not see yet.
    """
    while games and not task.is_cancelled:
        try:
            saved = store.load(games.pop())
        except UnreadableGameError:
            found.left_out += 1
            continue
        verdict = verify(saved)
        if verdict.broken is not None:
            found.left_out += 1
        elif saved.levels and verdict.ending == UNFINISHED:
            continue
        elif any(isinstance(action, Clue) for action in saved.record.actions):
            yield saved.record
