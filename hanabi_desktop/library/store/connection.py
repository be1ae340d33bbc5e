"""Connections to the store's file, and what their errors mean."""

import sqlite3
from collections.abc import Collection, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakSet

from hanabi_desktop.library.metadata.store_problems import StoreError, Trouble

_BUSY_S = 2.0
TABLES = "SELECT sql FROM sqlite_master"
"""How tables and indices were made; those that SQLite makes by itself tell nothing."""


@contextmanager
def troubles() -> Iterator[None]:
    """Say what an error of SQLite's or the system's means."""
    try:
        yield
    except UnicodeDecodeError as error:  # SQLite tells of damage in the damaged words themselves
        raise StoreError(Trouble.DAMAGED) from error
    except (sqlite3.Error, OSError) as error:
        raise StoreError.of(error) from error


class Connection(sqlite3.Connection):
    """Lets go of its file when it is closed, even where somebody has broken off reading rows.

    SQLite keeps the file open as long as a cursor lives that has rows left, and Windows neither
    moves nor deletes an open file.
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
        """Execute a statement with a cursor of this connection's."""
        cursor: sqlite3.Cursor = self.cursor()
        return cursor.execute(*arguments, **more)

    def close(self) -> None:
        """Close the cursors, then the connection."""
        for cursor in list(self._cursors):
            cursor.close()
        super().close()


def log_of(file: Path) -> Path:
    """Return the write-ahead log that SQLite keeps beside a store until it is moved into it."""
    return file.with_name(f"{file.name}-wal")


def connected(file: Path, mode: str) -> sqlite3.Connection:
    """Return a connection that any one thread at a time may use; ``mode`` as in SQLite's file names."""
    uri = f"{file.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(
        uri,
        uri=True,
        timeout=_BUSY_S,
        isolation_level=None,
        check_same_thread=False,
        factory=Connection,
    )
    connection.execute("PRAGMA cell_size_check = ON")
    return connection


def check(file: Path, mode: str = "ro", tables: Collection[str] = ()) -> None:
    """See whether a store is sound, without changing a byte of it.

    Args:
        file: the store.
        mode: how it is opened, as in SQLite's file names.
        tables: how its tables were made, where that is known: damage to a name or a default value
            is none to SQLite.

    Raises:
        StoreError: it is damaged.
        sqlite3.Error: likewise, or it cannot be read.
    """
    with closing(connected(file, mode)) as connection:
        connection.text_factory = bytes  # what is wrong may be told in words that are none
        (sound,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        made = {sql for (sql,) in connection.execute(TABLES) if sql is not None}
    if sound != b"ok" or (tables and made != {table.encode() for table in tables}):
        raise StoreError(Trouble.DAMAGED)
