"""Names of the product, for all installers."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hanabi_desktop import __version__  # noqa: E402 (found beside this folder)
from hanabi_desktop.library.metadata.problems import SAVED_GAME  # noqa: E402

VERSION = __version__
NAME = "Hanabi Desktop"
PACKAGE = "hanabi-desktop"
IDENTIFIER = "org.hanabidesktop.HanabiDesktop"
SUMMARY = "Cooperative card game with teammates who explain themselves"
COPYRIGHT = "© 2026 the Hanabi Desktop authors, under the MIT licence"
LANGUAGES = ("en", "sv", "nl")

GAME_TYPE = "application/x-hanabi-desktop+json"
GAME_ENDING = SAVED_GAME.removeprefix(".")
GAME_NAMES = {"en": "Hanabi game", "sv": "Hanabispel", "nl": "Hanabi-spel"}

BUILD = ROOT / "build"
DIST = ROOT / "dist"
BUNDLE = DIST / PACKAGE
"""PyInstaller's output folder."""


def numeric_version(version: str = VERSION) -> tuple[int, ...]:
    """Return a version as four numbers, as Windows requires."""
    parts = [int(part) for part in version.split(".")[:3]]
    return (*parts, *([0] * (4 - len(parts))))
