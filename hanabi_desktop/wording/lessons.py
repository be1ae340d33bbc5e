"""The texts of the lessons: a TOML file for each language.

A text may name a card as ``{r:red 1}``: the suit's letter for the tile, then the words, inflected
as the language requires.
"""

from functools import cache

import msgspec

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.learning.lessons import Chapter, Lesson
from hanabi_desktop.support.files import RESOURCES
from hanabi_desktop.support.toml import read_toml
from hanabi_desktop.support.translation import Language
from hanabi_desktop.wording.markup import PLAIN, Markup


class LessonTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The texts in one language, as they are in its file.

    Attributes:
        chapters: the title of each chapter, and its gain: what it brings, in a few words.
        lessons: the title of each lesson, and its other texts by their keys: those of its steps, of
            hints (see ``hint_key``), and "done".
    """

    chapters: dict[Chapter, dict[str, str]]
    lessons: dict[Lesson, dict[str, str]]


@cache
def texts_in(language: Language) -> LessonTexts:
    """Return the texts in a language.

    Raises:
        OSError: its file cannot be read.
        ValueError: that file is not valid.
    """
    return read_toml(RESOURCES / "lessons" / f"{language.value}.toml", LessonTexts)


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
    text = texts_in(Language.in_use()).lessons[lesson][key]
    return text.format_map({suit.letter: _Tile(suit, markup) for suit in Suit})


def chapter_title(chapter: Chapter) -> str:
    """Return the title of a chapter."""
    return texts_in(Language.in_use()).chapters[chapter]["title"]


def chapter_gain(chapter: Chapter) -> str:
    """Return what a chapter brings, in a few words."""
    return texts_in(Language.in_use()).chapters[chapter]["gain"]


def lesson_title(lesson: Lesson) -> str:
    """Return the title of a lesson."""
    return texts_in(Language.in_use()).lessons[lesson]["title"]
