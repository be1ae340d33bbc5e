"""How files of games are named."""

from pathlib import PurePath

SAVED_GAME = ".hanabi"
"""What the desktop knows our games by: one in each file, in the same JSON as ``.json``."""

HANAB_LIVE = ".json"
SEVERAL_GAMES = ".jsonl"
LINKS = ".txt"

ENDINGS = (SAVED_GAME, HANAB_LIVE, SEVERAL_GAMES, LINKS)
"""Of the files that may hold games."""

READABLE = " ".join(f"*{ending}" for ending in ENDINGS)
"""The same as a dialog's filter has it."""


def may_hold_games(file: PurePath) -> bool:
    """Return whether the name is one of a file that may hold games."""
    return file.suffix.lower() in ENDINGS


def holds_one(file: PurePath) -> bool:
    """Return whether the whole file is one game; else every line is one."""
    return file.suffix.lower() in (SAVED_GAME, HANAB_LIVE)


def is_for_site(file: PurePath) -> bool:
    """Return whether a file is written for hanab.live, by what its name ends in."""
    return file.suffix.lower() == HANAB_LIVE
