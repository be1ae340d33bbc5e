"""Opening the store to write: locked, checked, and mended where it is damaged."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from hanabi_desktop.library.problems import UnreadableGameError
from hanabi_desktop.library.store.entry import MARK, Entry, unpacked
from hanabi_desktop.library.store.lock import Lock
from hanabi_desktop.library.store.problems import Recovery, StoreError, Trouble
from hanabi_desktop.library.store.schema import free_name
from hanabi_desktop.library.store.store import FILE_NAME, Store
from hanabi_desktop.library.verification import verify

_LONGEST_BODY = 1_000_000
_SIDE_FILES = ("-wal", "-shm")
_UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
"""What reading damaged tables raises; SQLite quotes damaged words in its own errors."""


class OpenStore:
    """The store of a folder, opened to write and locked.

    Attributes:
        store: the connection.
        recovery: what was done about a damaged one; None where it was sound.

    Raises:
        StoreError: another window has it, a later version has written it, or the file system
            refuses. Nothing was changed then.
    """

    def __init__(self, folder: Path) -> None:
        self.recovery: Recovery | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not os.access(folder, os.W_OK):
                raise StoreError(Trouble.READ_ONLY)  # SQLite would say no more than "cannot open"
            self._lock = Lock(folder)
        except (sqlite3.Error, OSError) as error:
            raise StoreError.of(error) from error
        try:
            self.store = self._opened(folder / FILE_NAME)
        except BaseException:
            self._lock.release()
            raise

    def _opened(self, file: Path) -> Store:
        try:
            store = Store(file, writing=True)
        except StoreError as error:
            if error.trouble is not Trouble.DAMAGED:
                raise
            try:
                aside = _set_aside(file)
            except OSError as refused:
                raise StoreError.of(refused) from refused
            store = Store(file, writing=True)
            self.recovery = Recovery(aside, _salvage(aside, store))
        store.purge()
        return store

    def close(self) -> None:
        """Leave the file and let others have it."""
        self.store.close()
        self._lock.release()


def copy_store(source: Path, folder: Path) -> None:
    """Have a folder hold the games of another one too, unless it holds some already.

    Raises:
        StoreError: it cannot; nothing is left half-copied.
    """
    target = folder / FILE_NAME
    half_made = folder / f"{FILE_NAME}.new"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if target.exists() or not source.exists():
            return
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(half_made)) as new:
            old.backup(new)
        half_made.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise StoreError.of(error) from error
    finally:
        half_made.unlink(missing_ok=True)


def _set_aside(file: Path) -> Path:
    """Move a damaged store out of the way, with what SQLite has beside it."""
    today = datetime.now(UTC).astimezone().strftime("%Y-%m-%d")
    aside = free_name(file, f"damaged-{today}")
    file.replace(aside)
    for ending in _SIDE_FILES:
        beside = file.with_name(file.name + ending)
        if beside.exists():
            beside.replace(aside.with_name(aside.name + ending))
    return aside


def _salvage(damaged: Path, into: Store) -> int:
    """Bring every game that can be read from a damaged store into a new one; how many.

    First by its tables, as far as SQLite follows them; then by the mark that every record
    begins with, wherever in the file it stands.
    """
    found: dict[int, _Found] = {}
    with tempfile.TemporaryDirectory(prefix="hanabi-") as folder:
        copy = Path(folder) / FILE_NAME  # SQLite may write into what it opens
        for ending in ("", "-wal"):
            source = damaged.with_name(damaged.name + ending)
            if source.exists():
                shutil.copy(source, copy.with_name(copy.name + ending))
        raw = b"".join(file.read_bytes() for file in sorted(copy.parent.iterdir()))
        for row in _by_tables(copy):
            _take(found, row["body"], row)
    by_tables = frozenset(found)
    for body in _by_marks(raw):
        _take(found, body, None, known=by_tables)
    return sum(one.put_into(into) for one in found.values() if not one.deleted)


@dataclass(frozen=True, slots=True)
class _Found:
    """A game found in a damaged store, with what the person had made of it."""

    entry: Entry
    title: str = ""
    starred: bool = False
    deleted: bool = False

    def put_into(self, store: Store) -> bool:
        """Keep it; whether it could be kept."""
        try:
            store.keep(self.entry)
            if self.title:
                store.rename(self.entry.id, self.title)
        except UnicodeEncodeError:  # a name that no text can hold
            return False
        if self.starred:
            store.star([self.entry.id], starred=True)
        return True


def _by_tables(copy: Path) -> Iterator[sqlite3.Row]:
    """What the tables still tell of each game, with its record; row by row, for any may fail."""
    try:
        with closing(sqlite3.connect(copy)) as connection:
            connection.row_factory = sqlite3.Row
            connection.text_factory = lambda text: text.decode("utf-8", "replace")
            connection.execute("PRAGMA cell_size_check = ON")
            for game in _ids(connection):
                try:
                    row = connection.execute(
                        "SELECT record.body, game.* FROM record LEFT JOIN game"
                        " ON game.id = record.game_id WHERE game_id = ?",
                        (game,),
                    ).fetchone()
                except _UNREADABLE:
                    continue
                if row is not None and isinstance(row["body"], bytes):
                    yield row
    except _UNREADABLE:
        return


def _ids(connection: sqlite3.Connection) -> list[int]:
    """The games' ids, from whichever of the tables and their indexes still tells them."""
    ids: set[int] = set()
    for statement in (
        "SELECT game_id FROM record ORDER BY game_id",
        "SELECT game_id FROM record ORDER BY game_id DESC",
        "SELECT id FROM game NOT INDEXED ORDER BY id",
        "SELECT id FROM game INDEXED BY game_listed WHERE deleted = 0",
    ):
        try:
            for row in connection.execute(statement):
                if isinstance(row[0], int):
                    ids.add(row[0])
        except _UNREADABLE:
            continue
    return sorted(ids)


def _by_marks(raw: bytes) -> Iterator[bytes]:
    """Whatever begins like a record."""
    at = raw.find(MARK)
    while at >= 0:
        yield raw[at : at + _LONGEST_BODY]
        at = raw.find(MARK, at + 1)


def _take(
    found: dict[int, _Found],
    body: bytes,
    row: sqlite3.Row | None,
    known: frozenset[int] = frozenset(),
) -> None:
    """Take a record in, if it is a game; of several states of one the longest.

    Args:
        found: by id, what there is so far.
        body: the record, with whatever follows it.
        row: of the list, where there is one.
        known: ids of games that the tables have told already.
    """
    try:
        game, saved = unpacked(body)
        verdict = verify(saved)
    except UnreadableGameError:
        return
    if verdict.broken is not None or game in known or not 0 < game < 1 << 62:
        return
    if game in found and len(found[game].entry.game.record.actions) >= len(saved.record.actions):
        return
    begun = game // 1_000_000  # seconds; an id is the microsecond its game was begun in
    entry = replace(Entry.of(saved, verdict, begun), id=game, imported=not saved.levels)
    if row is None or not isinstance(row["played_at"], int):
        found[game] = _Found(entry)
        return
    entry = replace(entry, played_at=row["played_at"], imported=bool(row["imported"]))
    found[game] = _Found(entry, str(row["title"]), bool(row["starred"]), bool(row["deleted"]))
