"""Where the program's own files lie, run from source or frozen."""

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def is_frozen() -> bool:
    """Whether the program runs from a bundle, without a Python of its own beside it."""
    return getattr(sys, "frozen", False)


def _folder(name: str) -> Path:
    """A data folder: inside the frozen program, or at the project's root."""
    if is_frozen():
        return Path(getattr(sys, "_MEIPASS", _PACKAGE)) / name
    return _PACKAGE.parent / name


LICENCES = _folder("licences")
RESOURCES = _folder("resources")
TRANSLATIONS = _folder("translations")
