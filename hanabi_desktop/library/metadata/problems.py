"""What can be wrong with files, games and the store, and the filename extensions of game files.

Errors::

    Exception
     +-- StoreError   the store as a whole has failed; ``trouble`` says what is wrong
     +-- ValueError
          +-- UnreadableGameError        a file or link is not a readable game
          +-- UnreadableAgreementError   it is not a readable agreement
"""

import errno
import sqlite3
from dataclasses import dataclass
from enum import Enum
from pathlib import Path, PurePath

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


_LONGEST_PLACE = 80


class Problem(Enum):
    """What is wrong with a file or link; the texts are in ``wording.problems``."""

    EMPTY = "empty"
    TOO_LARGE = "too_large"
    TOO_DEEP = "too_deep"
    NOT_TEXT = "not_text"
    NO_FILE = "no_file"
    NO_GAME_FILE = "no_game_file"
    BROKEN_ARCHIVE = "broken_archive"
    NOT_JSON = "not_json"
    BREAKS_OFF = "breaks_off"
    NOT_A_GAME = "not_a_game"
    MISSING_FIELD = "missing_field"
    WRONG_LAYOUT = "wrong_layout"
    TOO_LONG = "too_long"
    NOT_A_LINK = "not_a_link"
    NOT_IN_THE_LINK = "not_in_the_link"
    CUT_OFF = "cut_off"
    UNKNOWN_VARIANT = "unknown_variant"
    UNKNOWN_OPTION = "unknown_option"
    WRONG_PLAYERS = "wrong_players"
    WRONG_CARD = "wrong_card"
    WRONG_DECK = "wrong_deck"
    WRONG_DECK_SIZE = "wrong_deck_size"
    WRONG_ACTION = "wrong_action"
    NEWER_FORMAT = "newer_format"
    CONTRADICTION = "contradiction"
    DAMAGED = "damaged"


class Lost(Enum):
    """Why another reader of a file or link would see a different game."""

    ANNOUNCEMENTS = "announcements"
    FINAL_BOUQUET = "final_bouquet"
    EMPTY_CLUES = "empty_clues"
    NO_TURNS = "no_turns"
    SITE_RULES = "site_rules"


class _UnreadableError(ValueError):
    """External data cannot be read.

    ``place`` is where, such as ``deck[3].rank``, or the name or number the problem is about.
    """

    def __init__(self, problem: Problem, place: str = "") -> None:
        place = place if len(place) <= _LONGEST_PLACE else f"{place[:_LONGEST_PLACE]}…"
        super().__init__(f"{problem.value}: {place}" if place else problem.value)
        self.problem = problem
        self.place = place


class UnreadableGameError(_UnreadableError):
    """A file or link is not a readable game."""


class UnreadableAgreementError(_UnreadableError):
    """A file, or a part of a game, is not a readable agreement."""


class Trouble(Enum):
    """Why games cannot be stored; the texts are in ``wording.library``."""

    FULL = "full"
    READ_ONLY = "read_only"
    IN_USE = "in_use"  # by another window of this program
    LOCKED = "locked"  # by another program, such as a scanner or a backup
    NEWER = "newer"  # written by a later version of this program
    DAMAGED = "damaged"
    UNREACHABLE = "unreachable"


@dataclass(frozen=True, slots=True)
class Recovery:
    """The number of games recovered from a damaged store, and where the unchanged file is now."""

    set_aside: Path
    games: int


class StoreError(Exception):
    """The store, or the file system under it, has failed."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble

    @classmethod
    def from_error(cls, error: sqlite3.Error | OSError) -> "StoreError":
        """Return the store error for an error of SQLite or the operating system."""
        if isinstance(error, OSError):
            if getattr(error, "winerror", None) in _HELD_BY_ANOTHER:
                return cls(Trouble.LOCKED)
            return cls(_BY_ERRNO.get(error.errno or 0, Trouble.UNREACHABLE))
        # The low byte is the primary error code; the extended code is not needed.
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        return cls(_BY_CODE.get(code, Trouble.UNREACHABLE))


_HELD_BY_ANOTHER = {32, 33}
"""Windows' codes of sharing and lock violations, which Python reports as missing permissions."""

_BY_CODE = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
}
_BY_ERRNO = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EACCES: Trouble.READ_ONLY,
    errno.EPERM: Trouble.READ_ONLY,
    errno.EROFS: Trouble.READ_ONLY,
}
