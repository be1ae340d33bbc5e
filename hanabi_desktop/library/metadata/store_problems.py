"""The errors of the store as a whole.

Errors::

    Exception
     +-- StoreError   ``trouble`` says what is wrong
"""

import errno
import sqlite3
from dataclasses import dataclass
from enum import Enum
from pathlib import Path


class Trouble(Enum):
    """Why games cannot be stored; the texts are in ``wording.library``."""

    FULL = "full"
    READ_ONLY = "read_only"
    IN_USE = "in_use"  # by another window of this program
    LOCKED = "locked"  # by another program, such as a scanner or a backup
    NEWER = "newer"  # written by a later version of this program
    DAMAGED = "damaged"
    UNREACHABLE = "unreachable"


@dataclass(frozen=True, slots=True)
class Recovery:
    """The number of games recovered from a damaged store, and where the unchanged file is now."""

    set_aside: Path
    games: int


class StoreError(Exception):
    """The store, or the file system under it, has failed."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble

    @classmethod
    def from_error(cls, error: sqlite3.Error | OSError) -> "StoreError":
        """Return the store error for an error of SQLite or the operating system."""
        if isinstance(error, OSError):
            if getattr(error, "winerror", None) in _HELD_BY_ANOTHER:
                return cls(Trouble.LOCKED)
            return cls(_BY_ERRNO.get(error.errno or 0, Trouble.UNREACHABLE))
        # The low byte is the primary error code; the extended code is not needed.
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        return cls(_BY_CODE.get(code, Trouble.UNREACHABLE))


_HELD_BY_ANOTHER = {32, 33}
"""Windows' codes of sharing and lock violations, which Python reports as missing permissions."""

_BY_CODE = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
}
_BY_ERRNO = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EACCES: Trouble.READ_ONLY,
    errno.EPERM: Trouble.READ_ONLY,
    errno.EROFS: Trouble.READ_ONLY,
}
