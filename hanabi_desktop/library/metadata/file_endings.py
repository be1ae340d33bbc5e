"""The filename extensions of game files."""

from pathlib import PurePath

SAVED_GAME = ".hanabi"
"""The extension that the desktop associates with our games: one per file, in the same JSON as ``.json``."""

HANAB_LIVE = ".json"
SEVERAL_GAMES = ".jsonl"
LINKS = ".txt"

ENDINGS = (SAVED_GAME, HANAB_LIVE, SEVERAL_GAMES, LINKS)
"""The extensions of files that may hold games."""

ARCHIVE = ".zip"
"""The extension of archives, whose members may hold games."""

READABLE = " ".join(f"*{ending}" for ending in (*ENDINGS, ARCHIVE))
"""These extensions as the pattern of a file dialog's filter."""


def may_hold_games(file: PurePath) -> bool:
    """Return whether a file may hold games, by its extension."""
    return file.suffix.lower() in ENDINGS


def may_be_imported(file: PurePath) -> bool:
    """Return whether a file may hold games, or be an archive of such files, by its extension."""
    return may_hold_games(file) or file.suffix.lower() == ARCHIVE


def holds_one(file: PurePath) -> bool:
    """Return whether the whole file is one game; otherwise each line is one."""
    return file.suffix.lower() in (SAVED_GAME, HANAB_LIVE)


def is_for_site(file: PurePath) -> bool:
    """Return whether a file is written for hanab.live, by its extension."""
    return file.suffix.lower() == HANAB_LIVE
