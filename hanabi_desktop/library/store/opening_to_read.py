"""Opening of a store for reading, even without disk space, permissions or a current version."""

import os
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

from hanabi_desktop.library.store.connection import connected, log_of
from hanabi_desktop.library.store.schema import VERSION, migrated_copy

_AS_IT_IS = "ro&immutable=1"
"""SQLite's mode without log and locks, which writes no files next to the store."""


class ReadingConnection:
    """A read-only connection to a store.

    Args:
        file: the store.
        version: its version, from the file header.

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
