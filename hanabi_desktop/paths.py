"""Where the program's own files lie, run from source or frozen."""

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _folder(name: str) -> Path:
    """A data folder: inside the frozen program, or at the project's root."""
    if getattr(sys, "frozen", False):
        return Path(getattr(sys, "_MEIPASS", _PACKAGE)) / name
    return _PACKAGE.parent / name


LICENCES = _folder("licences")
RESOURCES = _folder("resources")
TRANSLATIONS = _folder("translations")
