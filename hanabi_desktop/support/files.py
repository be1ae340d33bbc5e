"""The program's data folders, and reading and writing files without losing data."""

import errno
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

_PACKAGE = Path(__file__).resolve().parents[1]


def is_frozen() -> bool:
    """Return whether the program runs from a PyInstaller bundle."""
    return getattr(sys, "frozen", False)


def _folder(name: str) -> Path:
    """Return a data folder: in the bundle, in the installed package, or in the checkout."""
    if is_frozen():
        return Path(getattr(sys, "_MEIPASS", _PACKAGE)) / name
    installed = _PACKAGE / name
    return installed if installed.is_dir() else _PACKAGE.parent / name


LICENCES = _folder("licences")
RESOURCES = _folder("resources")
TRANSLATIONS = _folder("translations")


_T = TypeVar("_T")

_HELD = (5, 32)
"""Windows' codes for a file that another program holds: access denied, sharing violation."""
_AGAIN_S = 0.02


def _names_aside(file: Path) -> Iterator[Path]:
    """Yield the paths that an unreadable file can get."""
    for n in range(1000):
        yield file.with_suffix(f".unreadable{n or ''}{file.suffix}")


def is_folder(path: Path) -> bool:
    """Return whether a path is a folder; one that cannot be reached is none.

    ``Path.is_dir`` raises for some folders, such as one on a share that is gone.
    """
    return os.path.isdir(path)  # noqa: PTH112 (Path.is_dir raises)


def set_aside(file: Path) -> Path | None:
    """Rename an unreadable file and return its new path, or None if that failed."""
    aside = next((other for other in _names_aside(file) if not other.exists()), None)
    if aside is None:
        return None
    try:
        file.replace(aside)
    except OSError:
        return None
    return aside


def copy_aside(file: Path) -> Path | None:
    """Copy a file that is partly unreadable; return the copy's path, or None if that failed.

    An earlier copy with the same content is returned instead.
    """
    try:
        content = file.read_bytes()
        for aside in _names_aside(file):
            if not aside.exists():
                write_atomically(aside, content)
                return aside
            if aside.read_bytes() == content:
                return aside
    except OSError:
        return None
    return None


def write_atomically(file: Path, data: bytes, patience_s: float = 1.0) -> None:
    """Write to a temporary file next to the target, then replace the target atomically.

    On any failure, an OSError, the old file is still there, intact. If two programs write the same
    file at once, the later version wins.

    ``patience_s`` is how long, in seconds, to retry while another program holds the file, as virus
    scanners and file synchronisation do on Windows; 0 for a single attempt.
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
    """Move a file, replacing the target if it exists; ``patience_s`` as for ``write_atomically``.

    Raises:
        OSError: it cannot be moved, or the target is still held after ``patience_s``.
    """
    _once_free(lambda: file.replace(target), patience_s)


def read_file(file: Path, patience_s: float = 1.0) -> bytes:
    """Return the contents of a file that another program may be replacing.

    Raises:
        OSError: it does not exist, cannot be read, or is still held after ``patience_s`` (see
            ``write_atomically``).
    """
    return _once_free(file.read_bytes, patience_s)


def _once_free(act: Callable[[], _T], patience_s: float) -> _T:
    """Call a function, retrying while another program holds the file."""
    until = time.monotonic() + patience_s
    while True:
        try:
            return act()
        except OSError as error:
            if not _is_held(error) or time.monotonic() >= until:
                raise
            time.sleep(_AGAIN_S)


def _is_held(error: OSError) -> bool:
    """Return whether a Windows error means that another program holds the file."""
    code = getattr(error, "winerror", None)
    if code is None:  # errors of open() have the C library's number only
        return sys.platform == "win32" and error.errno == errno.EACCES
    return code in _HELD


def read_toml(file: Path, form: type[_T]) -> _T:
    """Return the contents of a TOML file of the program in this form, a type that ``msgspec`` knows.

    Raises:
        OSError: the file cannot be read.
        ValueError: it is no TOML, or has another form; the message says where.
    """
    import msgspec  # noqa: PLC0415 (the window starts faster without it)

    try:
        return msgspec.toml.decode(file.read_bytes(), type=form)
    except ValueError as error:
        raise ValueError(f"{file.name}: {error}") from error
