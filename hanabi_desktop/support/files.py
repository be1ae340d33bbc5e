"""Writing files so that nothing is lost."""

import os
from pathlib import Path


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


def write_atomically(file: Path, data: bytes) -> None:
    """Write beside the file, then put it in its place in one step.

    Whatever fails, the old file is still there and whole. Two programs that write the same
    file at once do not meet: the later one's version stays.

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
        new.replace(file)
    except OSError:
        new.unlink(missing_ok=True)
        raise
