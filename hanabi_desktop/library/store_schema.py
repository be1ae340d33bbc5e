"""The tables of the store as a sequence of migrations, one step per version.

A released version is never changed; every change is a new step. The version is SQLite's
``user_version``, 0 for an empty file.
"""

import json
import os
import shutil
import sqlite3
from collections.abc import Collection, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from weakref import WeakSet

from hanabi_desktop.library.metadata.problems import StoreError, Trouble
from hanabi_desktop.library.store_rows import programs_in, searched

_BUSY_S = 2.0
TABLES = "SELECT sql FROM sqlite_master"
"""Query of the CREATE statements of tables and indices; NULL for those that SQLite creates itself."""


@contextmanager
def translate_db_errors() -> Iterator[None]:
    """Translate errors of SQLite and the operating system to :class:`StoreError`."""
    try:
        yield
    except UnicodeDecodeError as error:  # SQLite quotes damaged text in its messages
        raise StoreError(Trouble.DAMAGED) from error
    except (sqlite3.Error, OSError) as error:
        raise StoreError.from_error(error) from error


class Connection(sqlite3.Connection):
    """A connection that releases its file when closed, even with unread rows.

    SQLite keeps the file open as long as a cursor has rows left, and Windows neither moves nor
    deletes an open file.
    """

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._cursors = WeakSet[sqlite3.Cursor]()

    def cursor(self, *arguments: Any, **more: Any) -> Any:
        cursor = super().cursor(*arguments, **more)
        self._cursors.add(cursor)
        return cursor

    def execute(self, *arguments: Any, **more: Any) -> sqlite3.Cursor:
        cursor: sqlite3.Cursor = self.cursor()
        return cursor.execute(*arguments, **more)

    def close(self) -> None:
        for cursor in list(self._cursors):
            cursor.close()
        super().close()


def log_of(file: Path) -> Path:
    """Return the path of SQLite's write-ahead log beside a store."""
    return file.with_name(f"{file.name}-wal")


def connected(file: Path, mode: str) -> sqlite3.Connection:
    """Return a connection that one thread at a time may use; ``mode`` is that of SQLite's URIs."""
    uri = f"{file.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(
        uri,
        uri=True,
        timeout=_BUSY_S,
        isolation_level=None,
        check_same_thread=False,
        factory=Connection,
    )
    try:
        connection.execute("PRAGMA cell_size_check = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def check(file: Path, mode: str = "ro", tables: Collection[str] = ()) -> None:
    """Check a store for damage, without changing it; ``mode`` is that of SQLite's URIs.

    ``tables`` are the expected CREATE statements, if known: SQLite does not detect damage to a name
    or a default value. A StoreError or sqlite3.Error is raised for damage.
    """
    with closing(connected(file, mode)) as connection:
        connection.text_factory = bytes  # messages may quote invalid UTF-8
        (sound,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        made = {sql for (sql,) in connection.execute(TABLES) if sql is not None}
    if sound != b"ok" or (tables and made != {table.encode() for table in tables}):
        raise StoreError(Trouble.DAMAGED)


_VERSION_AT = 60
"""Offset of ``user_version`` in a file: four bytes, big-endian (SQLite's file format, 1.3)."""
_HEADER = 100

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE game (
            id INTEGER PRIMARY KEY,
            title TEXT NOT NULL DEFAULT '',
            starred INTEGER NOT NULL DEFAULT 0,
            deleted INTEGER NOT NULL DEFAULT 0,
            imported INTEGER NOT NULL,
            played_at INTEGER NOT NULL,
            names TEXT NOT NULL,
            levels TEXT NOT NULL,
            players INTEGER NOT NULL,
            rules INTEGER NOT NULL,
            deal INTEGER,
            turns INTEGER NOT NULL,
            score INTEGER NOT NULL,
            most INTEGER NOT NULL,
            strikes INTEGER NOT NULL,
            ending TEXT NOT NULL,
            helped INTEGER NOT NULL,
            search TEXT NOT NULL,
            fingerprint INTEGER NOT NULL
        ) STRICT""",
        # All search criteria: a search reads only the index, in its order.
        """CREATE INDEX game_listed ON game (deleted, played_at, id, search, players, levels,
            rules, score, ending, starred, imported)""",
        "CREATE INDEX game_by_fingerprint ON game (fingerprint) WHERE imported = 1",
        """CREATE TABLE record (
            game_id INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
            body BLOB NOT NULL
        ) STRICT""",
    ),
    ("ALTER TABLE game ADD COLUMN branched_at INTEGER",),
    (
        "ALTER TABLE game ADD COLUMN review_engine INTEGER",
        "ALTER TABLE game ADD COLUMN review_complete INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE game ADD COLUMN cost REAL",
        """CREATE TABLE review (
            game_id INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
            body BLOB NOT NULL
        ) STRICT""",
    ),
    ("ALTER TABLE game ADD COLUMN bookmarks INTEGER NOT NULL DEFAULT 0",),
    ("ALTER TABLE game ADD COLUMN fireworks TEXT NOT NULL DEFAULT ''",),
    (
        # Games are ordered by a counter: dates mislead after a clock was set back.
        "ALTER TABLE game ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0",
        """UPDATE game SET sequence = place FROM (SELECT id AS played,
            row_number() OVER (ORDER BY played_at, id) AS place FROM game) WHERE played = id""",
        "DROP INDEX game_listed",
        """CREATE INDEX game_listed ON game (deleted, sequence, id, search, players, levels,
            rules, score, ending, starred, imported)""",
        "CREATE INDEX game_by_sequence ON game (sequence)",
    ),
    (
        # A day that is worked out again elsewhere would be another one.
        "ALTER TABLE game ADD COLUMN begun_on TEXT",
        "UPDATE game SET begun_on = date(id / 1000000, 'unixepoch', 'localtime')",
        "UPDATE game SET search = searched(title, names, deal)",
    ),
    (
        "ALTER TABLE game ADD COLUMN programs TEXT NOT NULL DEFAULT ''",
        """UPDATE game SET programs = programs_in(body) FROM record
            WHERE game_id = id AND instr(levels, 'person') > 0""",
    ),
)
VERSION = len(STEPS)


@cache
def tables_made() -> frozenset[str]:
    """Return the current version's CREATE statements as SQLite stores them."""
    with closing(sqlite3.connect(":memory:")) as connection:
        _add_functions(connection)
        for step in STEPS:
            for statement in step:
                connection.execute(statement)
        return frozenset(sql for (sql,) in connection.execute(TABLES) if sql is not None)


def version_of(file: Path) -> int:
    """Return the version in the file header of a store, without opening it; 0 for a new one."""
    try:
        with file.open("rb") as stream:
            head = stream.read(_HEADER)
    except FileNotFoundError:
        return 0
    return int.from_bytes(head[_VERSION_AT : _VERSION_AT + 4], "big")


def migrate(connection: sqlite3.Connection, file: Path) -> None:
    """Migrate a store to the current version, each step in a transaction.

    A copy of the old store is written beside it first, named after the version and the date.

    Raises:
        sqlite3.Error: a step failed; the completed steps are kept.
        OSError: there is no space for the copy; nothing was changed.
    """
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    if 0 < found < VERSION:
        _back_up(connection, file, found)
    _take_steps(connection)


def _take_steps(connection: sqlite3.Connection) -> None:
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    _add_functions(connection)
    for version in range(found, VERSION):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in STEPS[version]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {version + 1}")
        except BaseException:
            connection.rollback()
            raise
        connection.commit()


def _add_functions(connection: sqlite3.Connection) -> None:
    """Define the functions that the steps use."""
    connection.create_function("searched", 3, _searched_in, deterministic=True)
    connection.create_function("programs_in", 1, programs_in, deterministic=True)


def _searched_in(title: str, names: str, deal: int | None) -> str:
    try:
        seats = list(map(str, json.loads(names)))
    except (ValueError, TypeError):  # damaged; the row itself is reported when it is read
        seats = [names]
    return searched(seats, deal, title)


def migrated_copy(file: Path, folder: Path) -> Path:
    """Copy a store with its log to a folder, and migrate the copy.

    Raises:
        sqlite3.Error: a step of the migration failed.
        OSError: there is no space for the copy.
    """
    copy = folder / file.name
    for source in (file, log_of(file)):
        if source.exists():
            shutil.copyfile(source, folder / source.name)
    with closing(connected(copy, "rw")) as connection:
        _take_steps(connection)
    return copy


def _back_up(connection: sqlite3.Connection, file: Path, version: int) -> None:
    today = datetime.now(UTC).astimezone().strftime("%Y-%m-%d")
    copy = free_name(file, f"version-{version}-{today}")
    half_made = copy.with_name(f"{copy.name}.new")
    try:
        with closing(sqlite3.connect(half_made)) as target:
            connection.backup(target)
        shutil.move(half_made, copy)
    finally:
        half_made.unlink(missing_ok=True)


def free_name(file: Path, words: str) -> Path:
    """Return an unused name next to a file, such as ``games.damaged-2026-11-22.sqlite``."""
    number = 1
    while True:
        name = words if number == 1 else f"{words}-{number}"
        free = file.with_name(f"{file.stem}.{name}{file.suffix}")
        if not free.exists():
            return free
        number += 1


_AS_IT_IS = "ro&immutable=1"
"""SQLite's mode without log and locks, which writes no files next to the store."""


class ReadingConnection:
    """A read-only connection to a store, whose version is that in the file header.

    Attributes:
        connection: to the store, or to a copy of it where the store itself cannot be read: it has
            an older version, or its log has content and nothing can be written beside it.

    Raises:
        sqlite3.Error, OSError: it cannot be read.
    """

    def __init__(self, file: Path, version: int) -> None:
        self._copy: TemporaryDirectory[str] | None = None
        log = log_of(file)
        has_log = log.exists() and log.stat().st_size > 0
        can_write = os.access(file, os.W_OK) and os.access(file.parent, os.W_OK)
        if 0 < version < VERSION or (has_log and not can_write):
            self.connection = self._open_copy(file)
        elif can_write:
            try:
                self.connection = _probed(file, "rw")
            except sqlite3.OperationalError:  # such as no space for the index of the log
                if has_log:
                    raise
                self.connection = _probed(file, _AS_IT_IS)
        else:
            self.connection = _probed(file, _AS_IT_IS)

    def _open_copy(self, file: Path) -> sqlite3.Connection:
        self._copy = TemporaryDirectory(prefix="hanabi-")
        try:
            return _probed(migrated_copy(file, Path(self._copy.name)), "rw")
        except BaseException:
            self._copy.cleanup()
            raise

    def close(self) -> None:
        """Close the file, and delete the copy."""
        self.connection.close()
        if self._copy is not None:
            self._copy.cleanup()


def _probed(file: Path, mode: str) -> sqlite3.Connection:
    """Connect and read the file header; connecting alone does not access the file."""
    connection = connected(file, mode)
    try:
        connection.execute("PRAGMA user_version").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection
