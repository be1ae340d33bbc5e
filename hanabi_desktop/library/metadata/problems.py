"""What can be wrong with files and games."""

from enum import Enum

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

    Attributes:
        problem: what is wrong.
        place: where, such as ``deck[3].rank``, or the name or number the problem is about.
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
