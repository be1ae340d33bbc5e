"""The filename extensions of game files, and what can be wrong with files and games."""

from enum import Enum
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
