"""The service that saves the games of a profile and finds them again."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.library.metadata.problems import Recovery, Trouble, UnreadableGameError
from hanabi_desktop.library.metadata.summary import (
    EVERYTHING,
    GameSummary,
    Overview,
    Query,
    Reviewed,
)
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.library.store import Store
from hanabi_desktop.library.store_opening import RecoveredGame, put_back, recover
from hanabi_desktop.library.store_rows import StoredGame
from hanabi_desktop.session.library.loading import OpenedGame, open_kept
from hanabi_desktop.session.library.store_access import Refused, StoreAccess
from hanabi_desktop.support.background import Retry, Task


class GameSaver(Protocol):
    """Saves games while they are played."""

    def keep(self, entry: StoredGame, then: Callable[[], None]) -> None:
        """Save the current state of a game, then call ``then``.

        It is called in any case and in the same thread: at once, when the game is saved, or when
        saving has failed.
        """

    def forget(self, game: int) -> None:
        """Delete a game without any turns."""

    def annotate(self, game: int, saved: SavedGame) -> None:
        """Save the annotations of a game that was played."""


class NullSaver:
    """A saver that does nothing."""

    def keep(self, entry: StoredGame, then: Callable[[], None]) -> None:  # noqa: ARG002 (see GameSaver)
        then()

    def forget(self, game: int) -> None: ...

    def annotate(self, game: int, saved: SavedGame) -> None: ...


Answer = TypeVar("Answer")

_PATIENCE_MS = 4


@dataclass(frozen=True, slots=True)
class Listed:
    """The first page of a list of games.

    Attributes:
        listed: the number of games in the list.
        games: the number of games in the library.
        first: the games of the first page.
    """

    listed: int
    games: int
    first: list[GameSummary]


class LibraryService(QObject):
    """Saves and finds games, and reports why that fails.

    Requests to write are carried out in order. All callbacks run in the thread of this object.

    Attributes:
        patience_ms: how long saving a game blocks the caller; if the disk takes longer, the
            callback comes later.
        trouble: why games cannot be saved at the moment; None if they can.

    Signals:
        opened: the store is open.
        recovering: (int, int) progress of reading a damaged store: the amount done and the total.
        recovered: (Recovery or None) games were recovered from a damaged store; None if the rest
            follows at the next start.
        troubled: (Trouble or None) games can no longer be saved; None if they can again.
        changed: games were added, removed or changed.
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
        self._unstored: dict[int, StoredGame] = {}
        self._late: set[int] = set()  # those of them that failed and will be retried
        self._looked_up: set[int] = set()
        self._recovery: Task | None = None
        self._store.opened.connect(self._on_opened)
        self._retry = Retry(self._try_again, self)

    @property
    def file(self) -> Path:
        return self._store.file

    def open(self) -> None:
        self._write((), self._on_written)

    @property
    def unstored(self) -> tuple[StoredGame, ...]:
        """Games that are not in the store yet."""
        return tuple(self._unstored.values())

    def keep_now(self) -> Trouble | None:
        """Wait until all games are in the store; return why that fails, or None."""
        entries = self.unstored
        if entries:
            self._on_written(
                self._store.write(lambda store: store.keep(*entries)).result(), entries
            )
        return self.trouble if self._unstored else None

    def close(self) -> None:
        """Save what is not saved yet, and close the store."""
        self._retry.stop()
        if self._recovery is not None:
            self._recovery.finish()  # it continues at the next start
        if self._unstored:  # the last chance for games that could not be saved before
            self._write(self.unstored)
        self._store.close()

    def move_to(self, folder: Path, then: Callable[[Refused | None], None]) -> None:
        """Switch to another folder: use the store that is there, or else copy this one."""

        def on_moved(trouble: Trouble | None) -> None:
            if trouble is None:
                self._on_written(None)
                if self._late:
                    self._try_again()
            then(None if trouble is None else Refused(trouble))

        self._store.move_to(folder, on_moved)

    # -- writing ----------------------------------------------------------------------------------

    def keep(self, entry: StoredGame, then: Callable[[], None]) -> None:
        """Save the current state of a game, then call ``then`` (see :class:`GameSaver`)."""
        self._unstored[entry.id] = entry

        def on_written(trouble: Trouble | None) -> None:
            self._on_written(trouble, (entry,))
            then()

        self._write((entry,), on_written, wait_ms=self.patience_ms)

    def forget(self, game: int) -> None:
        self._unstored.pop(game, None)
        self.change(lambda store: store.forget(game))

    def annotate(self, game: int, saved: SavedGame) -> None:
        self.change(lambda store: store.annotate(game, saved))

    def keep_review(
        self, game: int, body: bytes, reviewed: Reviewed, then: Callable[[bool], None]
    ) -> None:
        """Save a review of a game; ``then`` is called with whether that succeeded."""
        self.change(
            lambda store: store.review(game, body, reviewed), lambda refused: then(refused is None)
        )

    def end_game(self, game: int, then: Callable[[Refused | None], None]) -> None:
        """End an unfinished game permanently: nobody can continue it."""
        self.change(lambda store: store.end(game), then)

    def rename(self, game: int, title: str, then: Callable[[Refused | None], None]) -> None:
        self.change(lambda store: store.rename(game, title), then)

    def star(
        self, games: Sequence[int], then: Callable[[Refused | None], None], *, starred: bool
    ) -> None:
        self.change(lambda store: store.star(games, starred=starred), then)

    def delete(self, games: Sequence[int], then: Callable[[Refused | None], None]) -> None:
        """Remove games from the list; after 30 days they are deleted permanently."""
        self.change(lambda store: store.delete(games), then)

    def bring_back(self, games: Sequence[int], then: Callable[[Refused | None], None]) -> None:
        self.change(lambda store: store.bring_back(games), then)

    def change(
        self,
        job: Callable[[Store], object],
        then: Callable[[Refused | None], None] = lambda _: None,
    ) -> None:
        """Run a job that changes games, after all earlier ones."""

        def on_done(trouble: Trouble | None) -> None:
            if trouble is None:
                self.changed.emit()
            then(None if trouble is None else Refused(trouble))

        self._store.write(job, on_done)

    def do(self, job: Callable[[Store], object]) -> Trouble | None:
        """Change games from another thread and wait; return why that failed, or None."""
        trouble = self._store.write(job).result()
        if trouble is None:
            self.changed.emit()
        return trouble

    def _on_written(self, trouble: Trouble | None, entries: tuple[StoredGame, ...] = ()) -> None:
        before = len(self._unstored)
        for entry in entries:
            if trouble is not None:
                self._late.add(entry.id)
            elif self._unstored.get(entry.id) is entry:
                del self._unstored[entry.id]
        self._late &= self._unstored.keys()
        if self._late and trouble is None:
            trouble = self.trouble  # this game is saved, but another one is not
        if len(self._unstored) < before:
            self.changed.emit()
        if trouble is not self.trouble:
            self.trouble = trouble
            self.troubled.emit(trouble)
        self._retry.note(failed=trouble is not None)

    def _try_again(self) -> None:
        """Retry saving the games that are not saved; without any, only open the store."""
        entries = self.unstored
        self._write(entries, lambda trouble: self._on_written(trouble, entries))

    def _write(
        self,
        entries: tuple[StoredGame, ...],
        then: Callable[[Trouble | None], None] | None = None,
        *,
        wait_ms: float = 0,
    ) -> None:
        """Save these games; without any, only check whether games can be saved."""
        self._store.write(
            lambda store: store.keep(*entries) if entries else None, then, wait_ms=wait_ms
        )

    # -- reading ----------------------------------------------------------------------------------

    def overview(self, then: Callable[[Overview | Refused], None]) -> None:
        self.ask(lambda store: store.overview(), then)

    def find(
        self, query: Query, most: int, then: Callable[[Listed | Refused], None]
    ) -> "Future[Listed | Refused]":
        """Find games; the first ``most`` of them are included."""

        def look(store: Store) -> Listed:
            listed, first = store.top(query, most)
            return Listed(listed, listed if query == EVERYTHING else store.count(), first)

        def on_found(found: Listed | Refused) -> None:
            then(found)
            if isinstance(found, Listed):
                self._look_up_fireworks(found.first)

        return self.ask(look, on_found)

    def _look_up_fireworks(self, games: Sequence[GameSummary]) -> None:
        """Determine, once per game, the fireworks that an earlier version did not store."""
        unknown = [game.id for game in games if not game.fireworks]
        unknown = [game for game in unknown if game not in self._looked_up]
        if unknown:
            self._looked_up.update(unknown)
            self.change(
                lambda store: store.look_up_fireworks(unknown),
                lambda refused: self._look_up_later(unknown, refused=refused is not None),
            )

    def _look_up_later(self, games: Sequence[int], *, refused: bool) -> None:
        """Allow another attempt if the fireworks could not be written."""
        if refused:
            self._looked_up.difference_update(games)

    def page(
        self,
        query: Query,
        start: int,
        most: int,
        then: Callable[[list[GameSummary] | Refused], None],
    ) -> None:
        """Get more of the games that match a query."""

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
        """Get the ids of the games in these rows of a list; an empty sequence stands for all rows."""

        def look(store: Store) -> tuple[int, ...]:
            parts = [(part.start, len(part)) for part in rows] or [(0, -1)]
            return tuple(game for part in parts for game in store.find(query, *part))

        self.ask(look, then)

    def open_game(
        self,
        game: int,
        then: Callable[[OpenedGame | UnreadableGameError | BrokenTurnError | Refused], None],
    ) -> None:
        """Read a game; if that fails, ``then`` gets the error."""

        def look(store: Store) -> OpenedGame | UnreadableGameError | BrokenTurnError:
            try:
                return open_kept(store, game)
            except (UnreadableGameError, BrokenTurnError) as error:
                return error

        self.ask(look, then)

    def ask(
        self, job: Callable[[Store], Answer], then: Callable[[Answer | Refused], None]
    ) -> "Future[Answer | Refused]":
        """Run a job that reads; the future can be cancelled until the job starts."""
        return self._store.ask(job, then)

    def reading(self) -> AbstractContextManager[Store]:
        """Return the store, for a reader in a thread of its own; it may raise a StoreError."""
        return self._store.reading()

    # -- recovery of a damaged store ---------------------------------------------------------------

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
        """Recover games in the task's thread, while other games are saved in between."""

        def tell(done: int, whole: int) -> bool:
            task.tell(done, whole)
            return not task.is_cancelled

        def keep(found: Sequence[RecoveredGame]) -> int | None:
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
