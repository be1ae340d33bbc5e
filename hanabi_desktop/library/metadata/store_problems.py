"""What can be wrong with the store as a whole.

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
    """Why games cannot be kept; the sentences stand in ``wording.library``."""

    FULL = "full"
    READ_ONLY = "read_only"
    IN_USE = "in_use"  # by another window of this program
    LOCKED = "locked"  # by another program, such as a scanner or a backup
    NEWER = "newer"  # a later version of this program has written it
    DAMAGED = "damaged"
    UNREACHABLE = "unreachable"


@dataclass(frozen=True, slots=True)
class Recovery:
    """What became of a damaged store.

    Attributes:
        set_aside: where it lies now, untouched.
        games: how many games could be read.
    """

    set_aside: Path
    games: int


class StoreError(Exception):
    """The store, or the file system under it, has refused.

    Attributes:
        trouble: why.
    """

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble

    @classmethod
    def of(cls, error: sqlite3.Error | OSError) -> "StoreError":
        """Return what an error of SQLite's or of the system's means to whoever plays."""
        if isinstance(error, OSError):
            if getattr(error, "winerror", None) in _HELD_BY_ANOTHER:
                return cls(Trouble.LOCKED)
            return cls(_BY_ERRNO.get(error.errno or 0, Trouble.UNREACHABLE))
        # The lower byte is the error; what stands above it tells more than anybody asks here.
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        return cls(_BY_CODE.get(code, Trouble.UNREACHABLE))


_HELD_BY_ANOTHER = {32, 33}
"""Windows' numbers of sharing and lock violations, which Python takes for missing rights."""

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
