"""Opening of the store for writing: it is locked, checked, and replaced if damaged."""

import os
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

from hanabi_desktop.library.metadata.store_problems import StoreError, Trouble
from hanabi_desktop.library.store.recovery import pending_recoveries, set_aside
from hanabi_desktop.library.store.store import FILE_NAME, Store

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
        self._connection.close()


class OpenStore:
    """The store of a folder, opened for writing and locked.

    Attributes:
        store: the connection.
        damaged: damaged stores set aside whose games are not recovered yet (see ``recovery``).

    Raises:
        StoreError: another window or program uses it, a later version wrote it, or the file system
            refuses. Nothing was changed then.
    """

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not os.access(folder, os.W_OK):
                raise StoreError(Trouble.READ_ONLY)  # SQLite would only say "cannot open"
            self._lock = Lock(folder)
        except (sqlite3.Error, OSError) as error:
            trouble = StoreError.from_error(error).trouble
            # Only windows of this program lock that file.
            is_ours = trouble is Trouble.LOCKED and isinstance(error, sqlite3.Error)
            raise StoreError(Trouble.IN_USE if is_ours else trouble) from error
        with ExitStack() as opened:
            opened.callback(self._lock.release)
            self.store = opened.enter_context(closing(_opened(folder / FILE_NAME)))
            self.store.purge()
            self.damaged = pending_recoveries(folder)
            self._opened = opened.pop_all()

    def close(self) -> None:
        self._opened.close()


def _opened(file: Path) -> Store:
    """Open the store of a folder; a damaged one is set aside and replaced."""
    try:
        return Store(file, writing=True)
    except StoreError as error:
        if error.trouble is not Trouble.DAMAGED:
            raise
    try:
        set_aside(file)
    except OSError as refused:
        raise StoreError.from_error(refused) from refused
    return Store(file, writing=True)


def copy_store(source: Path, folder: Path) -> None:
    """Copy the games of another store to a folder, unless the folder has a store already.

    A StoreError leaves no partial copy.
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
        raise StoreError.from_error(error) from error
    finally:
        half_made.unlink(missing_ok=True)
