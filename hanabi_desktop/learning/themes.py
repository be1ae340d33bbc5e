"""Themes of positions, determined by the best action."""

from enum import Enum

from hanabi_desktop.game.cards import Multicolour, Suit
from hanabi_desktop.game.moves import Clue, Play
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import MAX_CLUE_TOKENS
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.teammate import Decision, Reason, ReasonCode

LAST_CARDS = 4
"""The endgame is considered to begin when at most this many cards are undrawn."""
LAST_CARDS_OF_BOUQUET = 8
"""The same with the final bouquet, in which the game goes on without a deck."""


class Theme(Enum):
    """The theme of a puzzle, or of a moment of a game."""

    PLAY = "play"
    PLAY_CLUE = "play_clue"
    SAVE = "save"
    PROMPT = "prompt"
    FINESSE = "finesse"
    FIX = "fix"
    PACE = "pace"
    DISCARD = "discard"
    ENDGAME = "endgame"
    CHOREOGRAPHY = "choreography"
    BOUQUET = "bouquet"
    AVALANCHE = "avalanche"
    TEN_MULTICOLOUR = "ten_multicolour"
    EVERY_COLOUR = "every_colour"
    TEN_EVERY_COLOUR = "ten_every_colour"


_THEMES = {
    ReasonCode.PLAY_KNOWN: Theme.PLAY,
    ReasonCode.PLAY_TOLD: Theme.PLAY,
    ReasonCode.PLAY_SEEN: Theme.PLAY,
    ReasonCode.PLAY_GAMBLE: Theme.PLAY,
    ReasonCode.PLAY_BLIND: Theme.FINESSE,
    ReasonCode.CLUE_PLAY: Theme.PLAY_CLUE,
    ReasonCode.CLUE_FOCUS: Theme.PLAY_CLUE,
    ReasonCode.CLUE_SAVE: Theme.SAVE,
    ReasonCode.CLUE_THROUGH: Theme.FINESSE,
    ReasonCode.CLUE_SELF: Theme.FINESSE,
    ReasonCode.CLUE_FIX: Theme.FIX,
    ReasonCode.CLUE_TEMPO: Theme.PACE,
    ReasonCode.CLUE_FILL_IN: Theme.PACE,
    ReasonCode.CLUE_STALL: Theme.PACE,
    ReasonCode.CLUE_DELAY: Theme.PACE,
    ReasonCode.CLUE_EMPTY: Theme.PACE,
    ReasonCode.DISCARD_TRASH: Theme.DISCARD,
    ReasonCode.DISCARD_TELLS: Theme.DISCARD,
    ReasonCode.DISCARD_CHOP: Theme.DISCARD,
    ReasonCode.DISCARD_UNABLE_TO_CLUE: Theme.DISCARD,
    ReasonCode.DISCARD_LEAST_NEEDED: Theme.DISCARD,
    ReasonCode.NONE_GIVEN: Theme.PLAY,
}

OF_MULTICOLOUR = {
    Multicolour.FIVE: Theme.AVALANCHE,
    Multicolour.TEN: Theme.TEN_MULTICOLOUR,
    Multicolour.FIVE_EVERY: Theme.EVERY_COLOUR,
    Multicolour.TEN_EVERY: Theme.TEN_EVERY_COLOUR,
}

_OF_EVERY_GAME = (Theme.PLAY, Theme.PLAY_CLUE, Theme.SAVE, Theme.DISCARD)
"""In the last turns, these are about the endgame; other themes keep their names."""

_BY_CONVENTION = {
    Convention.FILL_IN: ReasonCode.CLUE_FILL_IN,
    Convention.STALL: ReasonCode.CLUE_STALL,
}
"""The conventions of clues that ask for nothing, though they may get a card played."""

_PROMPTS = (Convention.PROMPT, Convention.SELF_PROMPT)

_LESSONS = {
    ReasonCode.PLAY_KNOWN: Lesson.PLAYING,
    ReasonCode.PLAY_TOLD: Lesson.PLAY_CLUES,
    ReasonCode.PLAY_SEEN: Lesson.PLAYING,
    ReasonCode.PLAY_BLIND: Lesson.FINESSES,
    ReasonCode.PLAY_GAMBLE: Lesson.PACE,
    ReasonCode.CLUE_PLAY: Lesson.PLAY_CLUES,
    ReasonCode.CLUE_FOCUS: Lesson.CHOP_AND_FOCUS,
    ReasonCode.CLUE_SAVE: Lesson.SAVE_CLUES,
    ReasonCode.CLUE_THROUGH: Lesson.FINESSES,
    ReasonCode.CLUE_SELF: Lesson.PROMPTS,
    ReasonCode.CLUE_FIX: Lesson.ONES_AND_FIXES,
    ReasonCode.CLUE_TEMPO: Lesson.ONES_AND_FIXES,
    ReasonCode.CLUE_FILL_IN: Lesson.REPEATED_CLUES,
    ReasonCode.CLUE_STALL: Lesson.STALLS,
    ReasonCode.CLUE_DELAY: Lesson.STALLS,
    ReasonCode.CLUE_EMPTY: Lesson.EMPTY_CLUES,
    ReasonCode.DISCARD_TRASH: Lesson.DISCARDING,
    ReasonCode.DISCARD_TELLS: Lesson.TELLING_DISCARDS,
    ReasonCode.DISCARD_CHOP: Lesson.CHOP_AND_FOCUS,
    ReasonCode.DISCARD_UNABLE_TO_CLUE: Lesson.CHOP_AND_FOCUS,
    ReasonCode.DISCARD_LEAST_NEEDED: Lesson.DISCARDING,
}


_TAUGHT = {
    Lesson.PLAYING: Theme.PLAY,
    Lesson.CLUES: Theme.PLAY_CLUE,
    Lesson.DISCARDING: Theme.DISCARD,
    Lesson.THE_END: Theme.ENDGAME,
    Lesson.CHOP_AND_FOCUS: Theme.DISCARD,
    Lesson.PLAY_CLUES: Theme.PLAY_CLUE,
    Lesson.SAVE_CLUES: Theme.SAVE,
    Lesson.GOOD_TOUCH: Theme.PLAY_CLUE,
    Lesson.PROMPTS: Theme.PROMPT,
    Lesson.FINESSES: Theme.FINESSE,
    Lesson.ONES_AND_FIXES: Theme.FIX,
    Lesson.STALLS: Theme.PACE,
    Lesson.DOUBLE_FINESSES: Theme.FINESSE,
    Lesson.REVERSE_FINESSES: Theme.FINESSE,
    Lesson.LAYERED_FINESSES: Theme.FINESSE,
    Lesson.REPEATED_CLUES: Theme.PACE,
    Lesson.TELLING_DISCARDS: Theme.DISCARD,
    Lesson.BLUFFS: Theme.FINESSE,
    Lesson.PACE: Theme.PACE,
    Lesson.MULTICOLOUR: Theme.AVALANCHE,
    Lesson.TEN_MULTICOLOUR: Theme.TEN_MULTICOLOUR,
    Lesson.EVERY_COLOUR: Theme.EVERY_COLOUR,
    Lesson.TEN_EVERY_COLOUR: Theme.TEN_EVERY_COLOUR,
    Lesson.CHOREOGRAPHY: Theme.CHOREOGRAPHY,
    Lesson.BOUQUET: Theme.BOUQUET,
    Lesson.EMPTY_CLUES: Theme.PACE,
}


def theme_taught(lesson: Lesson) -> Theme | None:
    """Return the theme of the puzzles that follow a lesson, or None if there are none."""
    return _TAUGHT.get(lesson)


def theme_of(seen: Observation, best: Decision) -> Theme:
    """Return the theme of a position, as the seat to act sees it, from the best action."""
    theme = _general_theme(best)
    options, is_late = seen.options, seen.deck_size <= LAST_CARDS
    if options.final_bouquet and (
        seen.deck_size <= LAST_CARDS_OF_BOUQUET or theme in (Theme.SAVE, Theme.DISCARD)
    ):
        return Theme.BOUQUET  # saves and discards decide whether a last copy, and the game, is lost
    if _is_about_announcing(seen, best):
        return Theme.CHOREOGRAPHY
    if _is_about_multicolour(best):
        return OF_MULTICOLOUR[options.multicolour]
    if is_late and theme in _OF_EVERY_GAME and not options.final_bouquet:
        return Theme.ENDGAME
    return theme


def _general_theme(best: Decision) -> Theme:
    """Return the theme of a move apart from variants and from the endgame."""
    return Theme.PROMPT if best.reason.convention in _PROMPTS else _THEMES[_kind_of(best.reason)]


def _kind_of(reason: Reason) -> ReasonCode:
    """Return the kind of a reason by its convention, where a clue does more than that asks for."""
    return _BY_CONVENTION.get(reason.convention, reason.code)


def _is_about_announcing(seen: Observation, best: Decision) -> bool:
    """Return whether the best move plays a card whose colour may be announced."""
    may_announce = seen.options.choreography and seen.clue_tokens < MAX_CLUE_TOKENS
    return may_announce and isinstance(best.action, Play)


def _is_about_multicolour(best: Decision) -> bool:
    """Return whether a move clues the multicoloured cards, or is about a card that can be nothing else."""
    if isinstance(best.action, Clue) and best.action.value is Suit.MULTICOLOUR:
        return True
    faces = best.reason.faces
    return bool(faces) and all(face.suit is Suit.MULTICOLOUR for face in faces)


def lesson_on(best: Decision) -> Lesson | None:
    """Return the lesson that teaches an action with its reason; None if none does."""
    if isinstance(best.action, Play) and best.action.announced is not None:
        return Lesson.CHOREOGRAPHY
    return _LESSONS.get(_kind_of(best.reason))
