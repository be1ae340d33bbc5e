"""Reading and writing files so that nothing is lost."""

import errno
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

_T = TypeVar("_T")

_HELD = (5, 32)
"""Windows' codes for a file that another program holds: access denied, sharing violation."""
_AGAIN_S = 0.02


def set_aside(file: Path) -> Path | None:
    """Move a file that cannot be read out of the way; where to, None where that failed."""
    names = (f".unreadable{n or ''}{file.suffix}" for n in range(1000))
    free = (file.with_suffix(name) for name in names)
    aside = next((other for other in free if not other.exists()), None)
    if aside is None:
        return None
    try:
        file.replace(aside)
    except OSError:
        return None
    return aside


def write_atomically(file: Path, data: bytes, patience_s: float = 1.0) -> None:
    """Write beside the file, then put it in its place in one step.

    Whatever fails, the old file is still there and whole. Two programs that write the same
    file at once do not meet: the later one's version stays.

    Args:
        file: written or replaced.
        data: the contents.
        patience_s: so long the replacing is tried again where another program holds the file, as
            virus scanners and file synchronisation do on Windows; 0 where nobody may wait.

    Raises:
        OSError: the folder cannot be made, or the disk is full or read-only.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_name(f"{file.name}.{os.getpid()}.new")
    try:
        with new.open("wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        replace_file(new, file, patience_s)
    except OSError:
        new.unlink(missing_ok=True)
        raise


def replace_file(file: Path, target: Path, patience_s: float = 1.0) -> None:
    """Move a file to a place where another one may lie, which is replaced.

    Args:
        file: moved.
        target: its new place.
        patience_s: as of ``write_atomically``.

    Raises:
        OSError: it cannot be moved, or the other one is still held when patience ends.
    """
    _once_free(lambda: file.replace(target), patience_s)


def read_file(file: Path, patience_s: float = 1.0) -> bytes:
    """Return what a file holds, which another program may be replacing meanwhile.

    Args:
        file: read.
        patience_s: as of ``write_atomically``.

    Raises:
        OSError: there is none, it cannot be read, or it is still held when patience ends.
    """
    return _once_free(file.read_bytes, patience_s)


def _once_free(act: Callable[[], _T], patience_s: float) -> _T:
    """Do something with a file, again and again as long as another program holds it."""
    until = time.monotonic() + patience_s
    while True:
        try:
            return act()
        except OSError as error:
            if not _is_held(error) or time.monotonic() >= until:
                raise
            time.sleep(_AGAIN_S)


def _is_held(error: OSError) -> bool:
    """Return whether Windows says that another program holds the file."""
    code = getattr(error, "winerror", None)
    if code is None:  # opening a file tells the C library's number alone
        return sys.platform == "win32" and error.errno == errno.EACCES
    return code in _HELD
