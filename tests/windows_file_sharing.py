"""Renaming and deleting as on Windows: refused while the file is open."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

SHARING_VIOLATION = 32
_OPEN_FILES = Path("/proc/self/fd")


def is_open(file: str | os.PathLike[str], dir_fd: int | None = None) -> bool:
    """Return whether this process has a file open; the name may be relative to an open folder."""
    if sys.platform == "win32":
        try:
            Path(file).rename(file)
        except PermissionError:
            return True
        return False
    folder = Path() if dir_fd is None else (_OPEN_FILES / str(dir_fd)).readlink()
    path = os.path.realpath(folder / file)
    for one in _OPEN_FILES.iterdir():
        try:
            if str(one.readlink()) == path:
                return True
        except OSError:  # closed meanwhile
            continue
    return False


def sharing_violation(file: str | os.PathLike[str]) -> PermissionError:
    """Return the error that Windows raises, with its ``winerror``."""
    error = PermissionError(13, "it is used by another process", os.fspath(file), SHARING_VIOLATION)
    if sys.platform != "win32":
        vars(error)["winerror"] = SHARING_VIOLATION
    return error


@contextmanager
def as_on_windows() -> Iterator[None]:
    """Refuse to move, replace or delete a file that this process has open, as Windows does."""
    if sys.platform == "win32":
        yield
        return

    def refusing(change: Callable[..., None]) -> Callable[..., None]:
        def changed(*files: Any, **more: Any) -> None:
            for file in files:  # rmtree passes names relative to an open folder
                if is_open(file, more.get("dir_fd")) and not Path(file).is_dir():
                    raise sharing_violation(file)
            change(*files, **more)

        return changed

    names = ("rename", "replace", "remove", "unlink")
    with patch.multiple(os, **{name: refusing(getattr(os, name)) for name in names}):
        yield
