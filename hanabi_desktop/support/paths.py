"""Paths of the program's own files, from source or frozen."""

import sys
from pathlib import Path

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
