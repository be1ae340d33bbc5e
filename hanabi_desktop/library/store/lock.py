"""One window at a time keeps games in a profile."""

import sqlite3
from pathlib import Path

_FILE_NAME = "games.lock"


class Lock:
    """Holds a folder until it is let go, or until the process has ended, however it ends.

    The lock is SQLite's own, on an empty file beside the store: the system takes it off a
    process that has been killed, so it cannot be left behind.

    Raises:
        sqlite3.Error: another process holds it, or the folder cannot be written.
    """

    def __init__(self, folder: Path) -> None:
        self._connection = sqlite3.connect(
            folder / _FILE_NAME, timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except BaseException:
            self._connection.close()
            raise

    def release(self) -> None:
        """Let the folder go."""
        self._connection.close()
