"""The lessons in the order in which they are meant to be taken, and the deals that practise them."""

from enum import Enum

from hanabi_desktop.game.decks import Multicolour
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.levels import Level


class Lesson(Enum):
    """A lesson. Its texts and its script are in ``resources/lessons``."""

    TABLE = "table"
    PLAYING = "playing"
    CLUES = "clues"
    DISCARDING = "discarding"
    THE_END = "the_end"
    CHOP_AND_FOCUS = "chop_and_focus"
    PLAY_CLUES = "play_clues"
    SAVE_CLUES = "save_clues"
    GOOD_TOUCH = "good_touch"
    PROMPTS = "prompts"
    FINESSES = "finesses"
    ONES_AND_FIXES = "ones_and_fixes"
    STALLS = "stalls"
    DOUBLE_FINESSES = "double_finesses"
    REVERSE_FINESSES = "reverse_finesses"
    LAYERED_FINESSES = "layered_finesses"
    REPEATED_CLUES = "repeated_clues"
    TELLING_DISCARDS = "telling_discards"
    BLUFFS = "bluffs"
    PACE = "pace"
    MULTICOLOUR = "multicolour"
    TEN_MULTICOLOUR = "ten_multicolour"
    EVERY_COLOUR = "every_colour"
    TEN_EVERY_COLOUR = "ten_every_colour"
    CHOREOGRAPHY = "choreography"
    BOUQUET = "bouquet"
    EMPTY_CLUES = "empty_clues"


class Chapter(Enum):
    """A group of lessons."""

    RULES = "rules"
    CASUAL = "casual"
    STANDARD = "standard"
    EXPERT = "expert"
    VARIANTS = "variants"

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """Its lessons in order."""
        return _CHAPTERS[self]

    @property
    def level(self) -> Level:
        """The teammates' level in its lessons, and in a game after them."""
        return _LEVELS.get(self, Level.CASUAL)


_CHAPTERS = {
    Chapter.RULES: (
        Lesson.TABLE,
        Lesson.PLAYING,
        Lesson.CLUES,
        Lesson.DISCARDING,
        Lesson.THE_END,
    ),
    Chapter.CASUAL: (
        Lesson.CHOP_AND_FOCUS,
        Lesson.PLAY_CLUES,
        Lesson.SAVE_CLUES,
        Lesson.GOOD_TOUCH,
        Lesson.PROMPTS,
    ),
    Chapter.STANDARD: (Lesson.FINESSES, Lesson.ONES_AND_FIXES, Lesson.STALLS),
    Chapter.EXPERT: (
        Lesson.DOUBLE_FINESSES,
        Lesson.REVERSE_FINESSES,
        Lesson.LAYERED_FINESSES,
        Lesson.REPEATED_CLUES,
        Lesson.TELLING_DISCARDS,
        Lesson.BLUFFS,
        Lesson.PACE,
    ),
    Chapter.VARIANTS: (
        Lesson.MULTICOLOUR,
        Lesson.TEN_MULTICOLOUR,
        Lesson.EVERY_COLOUR,
        Lesson.TEN_EVERY_COLOUR,
        Lesson.CHOREOGRAPHY,
        Lesson.BOUQUET,
        Lesson.EMPTY_CLUES,
    ),
}
_LEVELS = {Chapter.STANDARD: Level.STANDARD, Chapter.EXPERT: Level.EXPERT}


def chapter_of(lesson: Lesson) -> Chapter:
    """Return the chapter a lesson belongs to."""
    return next(chapter for chapter in Chapter if lesson in chapter.lessons)


def lesson_after(lesson: Lesson) -> Lesson | None:
    """Return the next lesson; None after the last."""
    lessons = list(Lesson)
    place = lessons.index(lesson) + 1
    return lessons[place] if place < len(lessons) else None


def has_been_taught(lesson: Lesson, *, by: Lesson) -> bool:
    """Return whether lesson ``by`` may assume this lesson: it is an earlier one, or the same."""
    order = list(Lesson)
    return order.index(lesson) <= order.index(by)


RULES_OF: dict[Lesson, GameOptions] = {
    Lesson.DOUBLE_FINESSES: GameOptions(4),
    Lesson.MULTICOLOUR: GameOptions(3, Multicolour.FIVE),
    Lesson.TEN_MULTICOLOUR: GameOptions(3, Multicolour.TEN),
    Lesson.EVERY_COLOUR: GameOptions(3, Multicolour.FIVE_EVERY),
    Lesson.TEN_EVERY_COLOUR: GameOptions(3, Multicolour.TEN_EVERY),
    Lesson.CHOREOGRAPHY: GameOptions(3, choreography=True),
    Lesson.BOUQUET: GameOptions(3, final_bouquet=True),
}
"""The rules of the game offered after a lesson; a standard game after all others."""

DEALS: dict[Lesson, tuple[int, ...]] = {
    Lesson.SAVE_CLUES: (50_001, 50_002, 50_004),
    Lesson.PROMPTS: (50_002, 50_003, 50_004),
    Lesson.FINESSES: (50_002, 50_004, 50_007),
    Lesson.ONES_AND_FIXES: (50_008, 50_035),
    Lesson.STALLS: (50_001, 50_036),
    Lesson.REVERSE_FINESSES: (50_002, 50_009, 50_029),
}
"""Numbers of deals in which teammates use a lesson's convention early, from ``lesson-deals``."""
