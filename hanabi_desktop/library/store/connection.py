"""Connections to the store's file, and the translation of their errors."""

import sqlite3
from collections.abc import Collection, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakSet

from hanabi_desktop.library.metadata.store_problems import StoreError, Trouble

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
        """Return a cursor that is closed with the connection."""
        cursor = super().cursor(*arguments, **more)
        self._cursors.add(cursor)
        return cursor

    def execute(self, *arguments: Any, **more: Any) -> sqlite3.Cursor:
        """Execute a statement with a cursor of this connection."""
        cursor: sqlite3.Cursor = self.cursor()
        return cursor.execute(*arguments, **more)

    def close(self) -> None:
        """Close the cursors, then the connection."""
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
    """Check a store for damage, without changing it.

    Args:
        file: the store.
        mode: how it is opened, as in SQLite's URIs.
        tables: the expected CREATE statements, if known: SQLite does not detect damage to a name or
            a default value.

    Raises:
        StoreError: it is damaged.
        sqlite3.Error: it is damaged, or cannot be read.
    """
    with closing(connected(file, mode)) as connection:
        connection.text_factory = bytes  # messages may quote invalid UTF-8
        (sound,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        made = {sql for (sql,) in connection.execute(TABLES) if sql is not None}
    if sound != b"ok" or (tables and made != {table.encode() for table in tables}):
        raise StoreError(Trouble.DAMAGED)
