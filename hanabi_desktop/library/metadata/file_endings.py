"""The filename extensions of game files."""

from pathlib import PurePath

SAVED_GAME = ".hanabi"
"""The extension that the desktop associates with our games: one per file, in the same JSON as ``.json``."""

HANAB_LIVE = ".json"
SEVERAL_GAMES = ".jsonl"
LINKS = ".txt"

ENDINGS = (SAVED_GAME, HANAB_LIVE, SEVERAL_GAMES, LINKS)
"""The extensions of files that may hold games."""

READABLE = " ".join(f"*{ending}" for ending in ENDINGS)
"""These extensions as the pattern of a file dialog's filter."""


def may_hold_games(file: PurePath) -> bool:
    """Return whether a file may hold games, by its extension."""
    return file.suffix.lower() in ENDINGS


def holds_one(file: PurePath) -> bool:
    """Return whether the whole file is one game; otherwise each line is one."""
    return file.suffix.lower() in (SAVED_GAME, HANAB_LIVE)


def is_for_site(file: PurePath) -> bool:
    """Return whether a file is written for hanab.live, by its extension."""
    return file.suffix.lower() == HANAB_LIVE
