"""The lessons in the order in which they are meant to be taken, their steps, and deals to practise them.

Actions are written in words. ``play 2``, ``play 2 as red`` and ``discard 5`` name slots of the seat
to act, ``play r1`` a card of its hand; ``tell 1 red`` and ``tell 2 3`` name the receiver's seat.
"""

from enum import Enum
from typing import Annotated

import msgspec

from hanabi_desktop.game.cards import RANKS, ClueValue, Multicolour, Suit
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.characters import Level

_CARD, _COLOUR = "[wrbygm][1-5]", "(white|red|blue|yellow|green|multicolour)"
ActionText = Annotated[
    str,
    msgspec.Meta(
        pattern=rf"^(play ([1-5]|{_CARD})( as {_COLOUR})?|discard [1-5]|tell [0-4] ([1-5]|{_COLOUR}))$"
    ),
]
"""An action in words."""


class Thing(Enum):
    """A part of the table that a lesson can point at."""

    OWN_HAND = "own hand"
    HANDS = "hands"
    FIREWORKS = "fireworks"
    CLUE_TOKENS = "clue tokens"
    STRIKES = "strikes"
    DECK = "deck"


class Spot(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A card by its seat and slot."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=4)]
    slot: Annotated[int, msgspec.Meta(ge=1, le=5)]


class _Step(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower
):
    """A step; ``key`` is that of its text within the lesson."""

    key: str


class Tell(_Step, frozen=True):
    """A text that is shown until the learner has read it; ``at`` is what it points at."""

    at: tuple[Thing | Spot, ...] = ()


class Ask(_Step, frozen=True):
    """A task for the learner to act, with a hint after a wrong move (see ``hint_key``).

    The first of the ``right`` actions is shown to the learner on request; ``at`` is what the task
    points at.
    """

    right: Annotated[tuple[ActionText, ...], msgspec.Meta(min_length=1)]
    at: tuple[Thing | Spot, ...] = ()


class Watch(_Step, frozen=True):
    """A move of a teammate, with a text."""

    move: ActionText


Step = Tell | Ask | Watch


def read_action(text: str, hand: tuple[int, ...]) -> Action:
    """Return the action of a text, for the seat to act with this hand, oldest card first.

    Raises:
        ValueError: the text is invalid.
    """
    match text.split():
        case "tell", seat, value:
            return Clue(int(seat), _value(value))
        case "discard", slot:
            return Discard(hand[-int(slot)])
        case "play", slot:
            return Play(hand[-int(slot)])
        case "play", slot, "as", suit:
            return Play(hand[-int(slot)], Suit[suit.upper()])
    raise ValueError(f"{text!r} is no action")


def _value(word: str) -> ClueValue:
    return RANKS[int(word) - 1] if word.isdigit() else Suit[word.upper()]


def hint_key(step: Ask) -> str:
    """Return the key of the hint that follows a wrong move."""
    return f"{step.key}?"


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
    Lesson.STALLS: (50_036, 50_059),
    Lesson.REVERSE_FINESSES: (50_002, 50_009, 50_029),
}
"""Numbers of deals in which teammates use a lesson's convention early, from ``lesson-deals``."""
