"""What the players of kept games have agreed on, as far as their clues tell."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hanabi_desktop.game.moves import Clue
from hanabi_desktop.game.record import GameRecord
from hanabi_desktop.library.metadata.problems import UnreadableGameError
from hanabi_desktop.library.metadata.store_problems import StoreError, Trouble
from hanabi_desktop.library.metadata.summary import UNFINISHED
from hanabi_desktop.library.records.verification import verify
from hanabi_desktop.library.store.store import Store
from hanabi_desktop.session.library.service import LibraryService
from hanabi_desktop.support.background import Task
from hanabi_desktop.support.worker_process import usual_count
from hanabi_desktop.teammates.agreement_evidence import Fit
from hanabi_desktop.teammates.measuring.agreement_fit import fit
from hanabi_desktop.teammates.measuring.reading_workers import (
    ReadingCancelledError,
    ReadingWorkers,
)


@dataclass(slots=True)
class Found:
    """How it went.

    Attributes:
        fit: what was found; None where no game has a clue, or nothing could be found.
        left_out: games that are damaged or break the rules.
        trouble: why the games could not be read.
        cancelled: somebody stopped it.
    """

    fit: Fit | None = None
    left_out: int = 0
    trouble: Trouble | None = None
    cancelled: bool = False


def find_agreement(games: Sequence[int], service: LibraryService, task: Task) -> Found:
    """Look for the agreement that reads the clues of these games best.

    To be called in the task's thread; the reading is done in processes that yield to the window.

    Raises:
        OSError: no process can be started.
        WorkFailedError: a mistake of ours; the log says where.
    """
    found = Found()
    try:
        with service.reading() as store:
            records = list(_records(games, store, task, found))
    except StoreError as error:
        return Found(trouble=error.trouble)
    if task.is_cancelled:
        return Found(cancelled=True)
    if not records:
        return found
    try:
        with ReadingWorkers(records, usual_count(), lambda: task.is_cancelled) as workers:
            found.fit = fit(records, workers.read, task.tell)
    except ReadingCancelledError:
        return Found(cancelled=True)
    return found


def _records(games: Sequence[int], store: Store, task: Task, found: Found) -> Iterator[GameRecord]:
    """Those games in which somebody gave a clue.

    One of ours that can still be gone on with is left out: how well its clues fit its cards would
    tell about cards that somebody must not see yet.
    """
    for game in games:
        if task.is_cancelled:
            return
        try:
            saved = store.load(game)
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
