"""The texts of the lessons.

A text may name a card as ``{r:red 1}``: the suit's letter for the tile, then the words, inflected
as the language requires.
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.learning.deals import RULES_OF
from hanabi_desktop.learning.lessons import Chapter, Lesson, chapter_of
from hanabi_desktop.wording.lessons import casual, expert, rules, standard, variants
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.variants import multicolour_name

translate = QCoreApplication.translate

_WORDS: dict[Chapter, Callable[[], dict[str, str]]] = {
    Chapter.RULES: rules.words,
    Chapter.CASUAL: casual.words,
    Chapter.STANDARD: standard.words,
    Chapter.EXPERT: expert.words,
    Chapter.VARIANTS: variants.words,
}


class _Tile:
    """Formats the words after the colon, with the suit's tile in front."""

    def __init__(self, suit: Suit, markup: Markup) -> None:
        self._suit = suit
        self._markup = markup

    def __format__(self, words: str) -> str:
        return self._markup.with_tile(self._suit, words)


def lesson_text(lesson: Lesson, key: str, markup: Markup = PLAIN) -> str:
    """Return the text of a lesson at a step, after a wrong move, or at the end ("done").

    Raises:
        KeyError: there is no such text.
    """
    text = _WORDS[chapter_of(lesson)]()[f"{lesson.value}.{key}"]
    return text.format_map({suit.letter: _Tile(suit, markup) for suit in Suit})


def chapter_title(chapter: Chapter) -> str:
    """Return the title of a chapter."""
    match chapter:
        case Chapter.RULES:
            return translate("LessonTitle", "The rules")
        case Chapter.CASUAL:
            return translate("LessonTitle", "Conventions at casual tables")
        case Chapter.STANDARD:
            return translate("LessonTitle", "Standard: more from one clue")
        case Chapter.EXPERT:
            return translate("LessonTitle", "Expert: the fine points")
        case Chapter.VARIANTS:
            return translate("LessonTitle", "The variants")


def chapter_gain(chapter: Chapter) -> str:
    """Return what a chapter brings, in a few words."""
    match chapter:
        case Chapter.RULES:
            return translate("LessonTitle", "Enough for a first game")
        case Chapter.CASUAL:
            return translate("LessonTitle", "One clue, one clear meaning")
        case Chapter.STANDARD:
            return translate("LessonTitle", "Two plays from one clue, and fewer strikes")
        case Chapter.EXPERT:
            return translate("LessonTitle", "What perfect games are made of")
        case Chapter.VARIANTS:
            return translate("LessonTitle", "Other rules, each in a few minutes")


def lesson_title(lesson: Lesson) -> str:
    """Return the title of a lesson."""
    match lesson:
        case Lesson.TABLE:
            return translate("LessonTitle", "A look at the table")
        case Lesson.PLAYING:
            return translate("LessonTitle", "Playing cards")
        case Lesson.CLUES:
            return translate("LessonTitle", "Giving clues")
        case Lesson.DISCARDING:
            return translate("LessonTitle", "Discarding")
        case Lesson.THE_END:
            return translate("LessonTitle", "The end and the score")
        case Lesson.CHOP_AND_FOCUS:
            return translate("LessonTitle", "Chop and focus")
        case Lesson.PLAY_CLUES:
            return translate("LessonTitle", "Play clues")
        case Lesson.SAVE_CLUES:
            return translate("LessonTitle", "Save clues")
        case Lesson.GOOD_TOUCH:
            return translate("LessonTitle", "Good touch")
        case Lesson.PROMPTS:
            return translate("LessonTitle", "Prompts")
        case Lesson.FINESSES:
            return translate("LessonTitle", "Finesses")
        case Lesson.ONES_AND_FIXES:
            return translate("LessonTitle", "Ordered 1s and fixes")
        case Lesson.STALLS:
            return translate("LessonTitle", "Stalls")
        case Lesson.DOUBLE_FINESSES:
            return translate("LessonTitle", "Double finesses")
        case Lesson.REVERSE_FINESSES:
            return translate("LessonTitle", "Reverse finesses")
        case Lesson.LAYERED_FINESSES:
            return translate("LessonTitle", "Layered finesses")
        case Lesson.REPEATED_CLUES:
            return translate("LessonTitle", "Repeated clues")
        case Lesson.TELLING_DISCARDS:
            return translate("LessonTitle", "Discards that tell")
        case Lesson.BLUFFS:
            return translate("LessonTitle", "Bluffs")
        case Lesson.PACE:
            return translate("LessonTitle", "Endgame and pace")
        case (
            Lesson.MULTICOLOUR
            | Lesson.TEN_MULTICOLOUR
            | Lesson.EVERY_COLOUR
            | Lesson.TEN_EVERY_COLOUR
        ):
            return multicolour_name(RULES_OF[lesson].multicolour)
        case Lesson.CHOREOGRAPHY:
            return translate("LessonTitle", "Timed choreography")
        case Lesson.BOUQUET:
            return translate("LessonTitle", "The final bouquet")
        case Lesson.EMPTY_CLUES:
            return translate("LessonTitle", "Empty clues")
