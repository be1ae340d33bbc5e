"""The lock that lets only one window at a time write to a profile's games."""

import sqlite3
from pathlib import Path

_FILE_NAME = "games.lock"


class Lock:
    """An exclusive lock on a folder, until it is released or the process ends in any way.

    It is SQLite's own lock, on an empty file beside the store. The operating system releases it
    when a process is killed, so it cannot be left behind.

    Raises:
        sqlite3.Error: another process holds it, or the folder is not writable.
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
        """Release the folder."""
        self._connection.close()
