"""Saves the games of a profile and finds them again."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.library.metadata.problems import UnreadableGameError
from hanabi_desktop.library.metadata.query import EVERYTHING, Query
from hanabi_desktop.library.metadata.reviewed import Reviewed
from hanabi_desktop.library.metadata.store_problems import Recovery, Trouble
from hanabi_desktop.library.metadata.summary import GameSummary, Overview
from hanabi_desktop.library.records.saved_game import SavedGame
from hanabi_desktop.library.store.recovery import Found, put_back, recover
from hanabi_desktop.library.store.store import Store
from hanabi_desktop.library.store.stored_game import StoredGame
from hanabi_desktop.session.library.loading import OpenedGame, open_kept
from hanabi_desktop.session.library.store_access import Refused, StoreAccess
from hanabi_desktop.support.background import Task
from hanabi_desktop.support.retry import Retry

Answer = TypeVar("Answer")

_PATIENCE_MS = 4


@dataclass(frozen=True, slots=True)
class Listed:
    """The first page of a list of games.

    Attributes:
        listed: how many there are.
        games: of how many in all.
        first: those that stand on top.
    """

    listed: int
    games: int
    first: list[GameSummary]


class LibraryService(QObject):
    """Saves and finds games, and reports why that fails.

    Everything is kept in the order in which it happened; whatever is asked for is answered in the
    thread of this object.

    Attributes:
        patience_ms: how long whoever keeps a game waits for it on the spot; where the disk takes
            longer, they are told later.
        trouble: why games cannot be kept at the moment; None when they can.

    Signals:
        opened: the store is open.
        recovering: (int, int) so much of a damaged store has been read, of how much.
        recovered: (Recovery or None) games were brought back from a damaged store; None: the rest
            follows at the next start.
        troubled: (Trouble or None) games cannot be kept from now on; or, None, they can again.
        changed: there are other games than before, or one of them has changed.
    """

    opened = Signal()
    recovering = Signal(int, int)
    recovered = Signal(object)
    troubled = Signal(object)
    changed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.patience_ms = _PATIENCE_MS
        self.trouble: Trouble | None = None
        self._store = StoreAccess(folder, self)
        self._unkept: dict[int, StoredGame] = {}
        self._late: set[int] = set()  # of those, what has failed and is to be tried again
        self._looked_up: set[int] = set()
        self._recovery: Task | None = None
        self._store.opened.connect(self._on_opened)
        self._retry = Retry(self._try_again, self)

    @property
    def file(self) -> Path:
        """The store."""
        return self._store.file

    def open(self) -> None:
        """Open the store, before anybody asks for it."""
        self._write((), self._on_written)

    @property
    def unkept(self) -> tuple[StoredGame, ...]:
        """Games that are not in the store yet."""
        return tuple(self._unkept.values())

    def keep_now(self) -> Trouble | None:
        """Wait until everything handed over is in the store; return why it cannot be kept."""
        entries = self.unkept
        if entries:
            self._on_written(
                self._store.write(lambda store: store.keep(*entries)).result(), entries
            )
        return self.trouble if self._unkept else None

    def close(self) -> None:
        """Keep what is still to be kept, and leave the store."""
        self._retry.stop()
        if self._recovery is not None:
            self._recovery.finish()  # it goes on the next time
        if self._unkept:  # the last chance for what could not be kept before
            self._write(self.unkept)
        self._store.close()

    def move_to(self, folder: Path, then: Callable[[Refused | None], None]) -> None:
        """Keep games in another folder from now on: those that are there, else a copy of these."""

        def on_moved(trouble: Trouble | None) -> None:
            if trouble is None:
                self._on_written(None)
                if self._late:
                    self._try_again()
            then(None if trouble is None else Refused(trouble))

        self._store.move_to(folder, on_moved)

    # -- writing ----------------------------------------------------------------------------------

    def keep(self, entry: StoredGame, then: Callable[[], None]) -> None:
        """Keep a game as it is now, and go on with ``then`` (see ``keeping.GameSaver``)."""
        self._unkept[entry.id] = entry

        def on_written(trouble: Trouble | None) -> None:
            self._on_written(trouble, (entry,))
            then()

        self._write((entry,), on_written, wait_ms=self.patience_ms)

    def forget(self, game: int) -> None:
        """Delete a game in which nothing has happened."""
        self._unkept.pop(game, None)
        self.change(lambda store: store.forget(game))

    def annotate(self, game: int, saved: SavedGame) -> None:
        """Keep what was noted in a game that was played."""
        self.change(lambda store: store.annotate(game, saved))

    def keep_review(
        self, game: int, body: bytes, reviewed: Reviewed, then: Callable[[bool], None]
    ) -> None:
        """Keep what a review has found of a game; ``then`` is told whether it could be kept."""
        self.change(
            lambda store: store.review(game, body, reviewed), lambda refused: then(refused is None)
        )

    def end_game(self, game: int, then: Callable[[Refused | None], None]) -> None:
        """End a game that was broken off, for good: nobody goes on with it."""
        self.change(lambda store: store.end(game), then)

    def rename(self, game: int, title: str, then: Callable[[Refused | None], None]) -> None:
        """Call a game something."""
        self.change(lambda store: store.rename(game, title), then)

    def star(
        self, games: Sequence[int], then: Callable[[Refused | None], None], *, starred: bool
    ) -> None:
        """Mark games, or take the mark off."""
        self.change(lambda store: store.star(games, starred=starred), then)

    def delete(self, games: Sequence[int], then: Callable[[Refused | None], None]) -> None:
        """Take games off the list, for 30 days, then for good."""
        self.change(lambda store: store.delete(games), then)

    def bring_back(self, games: Sequence[int], then: Callable[[Refused | None], None]) -> None:
        """Put deleted games on the list again."""
        self.change(lambda store: store.bring_back(games), then)

    def change(
        self,
        job: Callable[[Store], object],
        then: Callable[[Refused | None], None] = lambda _: None,
    ) -> None:
        """Have something about the games changed, after what was asked for before."""

        def on_done(trouble: Trouble | None) -> None:
            if trouble is None:
                self.changed.emit()
            then(None if trouble is None else Refused(trouble))

        self._store.write(job, on_done)

    def do(self, job: Callable[[Store], object]) -> Trouble | None:
        """Change games from another thread and wait; return why that failed, if it did."""
        trouble = self._store.write(job).result()
        if trouble is None:
            self.changed.emit()
        return trouble

    def _on_written(self, trouble: Trouble | None, entries: tuple[StoredGame, ...] = ()) -> None:
        before = len(self._unkept)
        for entry in entries:
            if trouble is not None:
                self._late.add(entry.id)
            elif self._unkept.get(entry.id) is entry:
                del self._unkept[entry.id]
        self._late &= self._unkept.keys()
        if self._late and trouble is None:
            trouble = self.trouble  # this one is kept, but another one is not
        if len(self._unkept) < before:
            self.changed.emit()
        if trouble is not self.trouble:
            self.trouble = trouble
            self.troubled.emit(trouble)
        self._retry.note(failed=trouble is not None)

    def _try_again(self) -> None:
        """Try to keep what could not be kept, or only to open the store."""
        entries = self.unkept
        self._write(entries, lambda trouble: self._on_written(trouble, entries))

    def _write(
        self,
        entries: tuple[StoredGame, ...],
        then: Callable[[Trouble | None], None] | None = None,
        *,
        wait_ms: float = 0,
    ) -> None:
        """Keep these games; of none only see whether games can be kept."""
        self._store.write(
            lambda store: store.keep(*entries) if entries else None, then, wait_ms=wait_ms
        )

    # -- reading ----------------------------------------------------------------------------------

    def overview(self, then: Callable[[Overview | Refused], None]) -> None:
        """Look at the library as a whole."""
        self.ask(lambda store: store.overview(), then)

    def find(
        self, query: Query, most: int, then: Callable[[Listed | Refused], None]
    ) -> "Future[Listed | Refused]":
        """Look for games; ``most`` of them are brought at once."""

        def look(store: Store) -> Listed:
            listed, first = store.top(query, most)
            return Listed(listed, listed if query == EVERYTHING else store.count(), first)

        def on_found(found: Listed | Refused) -> None:
            then(found)
            if isinstance(found, Listed):
                self._look_up_fireworks(found.first)

        return self.ask(look, on_found)

    def _look_up_fireworks(self, games: Sequence[GameSummary]) -> None:
        """Have it looked up, once, where an earlier version has not kept how high they were."""
        unknown = [game.id for game in games if not game.fireworks]
        unknown = [game for game in unknown if game not in self._looked_up]
        if unknown:
            self._looked_up.update(unknown)
            self.change(
                lambda store: store.look_up_fireworks(unknown),
                lambda refused: self._look_up_later(unknown, refused=refused is not None),
            )

    def _look_up_later(self, games: Sequence[int], *, refused: bool) -> None:
        """Try again another time what could not be written."""
        if refused:
            self._looked_up.difference_update(games)

    def page(
        self,
        query: Query,
        start: int,
        most: int,
        then: Callable[[list[GameSummary] | Refused], None],
    ) -> None:
        """Bring more of the games looked for."""

        def on_found(found: list[GameSummary] | Refused) -> None:
            then(found)
            if isinstance(found, list):
                self._look_up_fireworks(found)

        self.ask(lambda store: store.page(query, start, most), on_found)

    def ids(
        self,
        query: Query,
        rows: Sequence[range],
        then: Callable[[tuple[int, ...] | Refused], None],
    ) -> None:
        """Bring the ids of the games in these rows of a list; no row stands for all of them."""

        def look(store: Store) -> tuple[int, ...]:
            parts = [(part.start, len(part)) for part in rows] or [(0, -1)]
            return tuple(game for part in parts for game in store.find(query, *part))

        self.ask(look, then)

    def open_game(
        self,
        game: int,
        then: Callable[[OpenedGame | UnreadableGameError | BrokenTurnError | Refused], None],
    ) -> None:
        """Read a game; where it cannot be read, bring what is wrong with it."""

        def look(store: Store) -> OpenedGame | UnreadableGameError | BrokenTurnError:
            try:
                return open_kept(store, game)
            except (UnreadableGameError, BrokenTurnError) as error:
                return error

        self.ask(look, then)

    def ask(
        self, job: Callable[[Store], Answer], then: Callable[[Answer | Refused], None]
    ) -> "Future[Answer | Refused]":
        """Have something looked up; what is returned can still be cancelled before it begins."""
        return self._store.ask(job, then)

    def reading(self) -> AbstractContextManager[Store]:
        """Return the store, for a reader in a thread of its own.

        Raises:
            StoreError: it cannot be opened or read.
        """
        return self._store.reading()

    # -- what comes back from a damaged store ------------------------------------------------------

    def _on_opened(self, damaged: tuple[Path, ...]) -> None:
        self.opened.emit()
        self.changed.emit()
        if damaged and self._recovery is None:
            self._recovery = Task(lambda task: self._recover(damaged, task), self)
            self._recovery.progressed.connect(self.recovering)
            self._recovery.ended.connect(self._on_recovered)
            self.recovering.emit(0, 0)
            self._recovery.start()

    def _recover(self, damaged: tuple[Path, ...], task: Task) -> Recovery | None:
        """Bring games back, in the task's thread, while others are kept in between."""

        def tell(done: int, whole: int) -> bool:
            task.tell(done, whole)
            return not task.is_cancelled

        def keep(found: Sequence[Found]) -> int | None:
            kept: list[int] = []
            trouble = self.do(lambda store: kept.append(put_back(store, found)))
            return kept[0] if trouble is None else None

        games = 0
        for store in damaged:
            brought_back = recover(store, keep, tell)
            if brought_back is None:
                return None
            games += brought_back
        return Recovery(damaged[-1], games)

    def _on_recovered(self, recovery: Recovery | None) -> None:
        if self._recovery is not None:
            self._recovery.deleteLater()
            self._recovery = None
        self.recovered.emit(recovery)
