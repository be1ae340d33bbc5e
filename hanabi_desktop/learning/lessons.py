"""The lessons in the order in which they are meant to be taken, their steps, deals and examples.

Each lesson has deals to practise it, and each optional convention an example position and a lesson that
teaches it. Actions are written in words: ``play 2``, ``play 2 as red`` and ``discard 5`` name slots of
the seat to act, ``play r1`` a card of its hand; ``tell 1 red`` and ``tell 2 3`` name the receiver's
seat.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Annotated

import msgspec

from hanabi_desktop.game.cards import RANKS, ClueValue, Multicolour, Rank, Suit
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Convention

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


@dataclass(frozen=True, slots=True)
class Example:
    """An example position with a clue or a discard.

    Attributes:
        hands: all hands except the giver's, clockwise from them; each lists its cards from slot 1,
            the newest, on. A suffix shows earlier clues: the suit of ``r3'r`` was clued, the rank
            of ``r3'3``.
        clue: the index of the receiver's hand, and the suit or rank; None if no clue is given.
        stacks: the top card of each firework that was started.
        discarded: the card that the giver has just discarded instead.
        plays: the plays that result from it, in order, as hand index and slot.
        keeps: the cards that are saved by it, as hand index and slot.
    """

    hands: tuple[str, ...]
    clue: tuple[int, ClueValue] | None
    stacks: str = ""
    discarded: str = ""
    plays: tuple[tuple[int, int], ...] = ()
    keeps: tuple[tuple[int, int], ...] = ()


EXAMPLES: dict[Convention, Example] = {
    Convention.DELAYED_PLAY: Example(
        ("r3 r2'r2 w4 y3 g4",), (0, Rank.THREE), "r1", plays=((0, 2), (0, 1))
    ),
    Convention.SAVE_TWO: Example(("g3 b4 w3 y3 r2",), (0, Rank.TWO), keeps=((0, 5),)),
    Convention.ORDERED_ONES: Example(("r4 b1 w3 y1 g4",), (0, Rank.ONE), plays=((0, 4), (0, 2))),
    Convention.TEMPO: Example(("r3'3 b1 w4 y2 g4",), (0, Rank.THREE), "r2 b1", plays=((0, 1),)),
    Convention.FIX: Example(("r1'1 b4 w4 y3 g4",), (0, Suit.RED), "r1"),
    Convention.FIVE_STALL: Example(("b5 g3 b4 w2 y3",), (0, Rank.FIVE), keeps=((0, 1),)),
    Convention.PROMPT: Example(
        ("g3 w3 y4 g4 b2'2", "b3 g4 b4 w3 y3"), (1, Suit.BLUE), "b1", plays=((0, 5), (1, 1))
    ),
    Convention.SELF_PROMPT: Example(
        ("r3 w4 r2'2 y4 g4",), (0, Rank.THREE), "r1", plays=((0, 3), (0, 1))
    ),
    Convention.EMPTY_CLUE: Example(("b1 g3 b4 y2 y3",), (0, Suit.WHITE)),
    Convention.FINESSE: Example(
        ("b2 g3 w3 y4 g4", "b3 g4 b4 w3 y3"), (1, Suit.BLUE), "b1", plays=((0, 1), (1, 1))
    ),
    Convention.SELF_FINESSE: Example(
        ("b2 b3 w4 y4 g4",), (0, Rank.THREE), "b1", plays=((0, 1), (0, 2))
    ),
    Convention.DOUBLE_FINESSE: Example(
        ("r1 w3 y4 g4", "r2 b4 w3 y3", "r3 b4 g4 w5"),
        (2, Suit.RED),
        plays=((0, 1), (1, 1), (2, 1)),
    ),
    Convention.REVERSE_FINESSE: Example(
        ("r2 g4 b4 w3 y3", "r1 g3 w3 y4 g4"), (0, Suit.RED), plays=((1, 1), (0, 1))
    ),
    Convention.LAYERED_FINESSE: Example(
        ("r1 g1 w3 y4 g4", "g2 r4 b4 w3 y3"), (1, Suit.GREEN), plays=((0, 1), (0, 2), (1, 1))
    ),
    Convention.HIDDEN_FINESSE: Example(
        ("b2 r2'2 w3 y4 g4", "b3 r4 g4 w3 y3"),
        (1, Suit.BLUE),
        "r1 b1",
        plays=((0, 2), (0, 1), (1, 1)),
    ),
    Convention.REPEATED_CLUE: Example(
        ("y2 g3 w3 b4 g4", "w5 y3'y g4 b4 w4"), (1, Rank.THREE), "y1", plays=((0, 1), (1, 2))
    ),
    Convention.SARCASTIC_DISCARD: Example(
        ("g4 w3 y2'y b4 r4",), None, "y1", discarded="y2", plays=((0, 3),)
    ),
    Convention.GENTLEMANS_DISCARD: Example(
        ("y2 w3 g4 b4 r4",), None, "y1", discarded="y2", plays=((0, 1),)
    ),
    Convention.BLUFF: Example(
        ("r1 b4 w3 y4 b3", "g3 r4 b4 w3 y3"), (1, Suit.GREEN), plays=((0, 1),)
    ),
}

LESSON_OF: dict[Convention, Lesson] = {
    Convention.CHOP: Lesson.CHOP_AND_FOCUS,
    Convention.FOCUS: Lesson.CHOP_AND_FOCUS,
    Convention.PLAY_CLUE: Lesson.PLAY_CLUES,
    Convention.DELAYED_PLAY: Lesson.PLAY_CLUES,
    Convention.SAVE_FIVE: Lesson.SAVE_CLUES,
    Convention.SAVE_TWO: Lesson.SAVE_CLUES,
    Convention.SAVE_CRITICAL: Lesson.SAVE_CLUES,
    Convention.GOOD_TOUCH: Lesson.GOOD_TOUCH,
    Convention.ORDERED_ONES: Lesson.ONES_AND_FIXES,
    Convention.TEMPO: Lesson.ONES_AND_FIXES,
    Convention.FIX: Lesson.ONES_AND_FIXES,
    Convention.PROMPT: Lesson.PROMPTS,
    Convention.SELF_PROMPT: Lesson.PROMPTS,
    Convention.EMPTY_CLUE: Lesson.EMPTY_CLUES,
    Convention.ANNOUNCEMENT: Lesson.CHOREOGRAPHY,
    Convention.LAST_COPIES: Lesson.BOUQUET,
    Convention.FIVE_STALL: Lesson.STALLS,
    Convention.FINESSE: Lesson.FINESSES,
    Convention.SELF_FINESSE: Lesson.FINESSES,
    Convention.DOUBLE_FINESSE: Lesson.DOUBLE_FINESSES,
    Convention.REVERSE_FINESSE: Lesson.REVERSE_FINESSES,
    Convention.LAYERED_FINESSE: Lesson.LAYERED_FINESSES,
    Convention.HIDDEN_FINESSE: Lesson.LAYERED_FINESSES,
    Convention.REPEATED_CLUE: Lesson.REPEATED_CLUES,
    Convention.SARCASTIC_DISCARD: Lesson.TELLING_DISCARDS,
    Convention.GENTLEMANS_DISCARD: Lesson.TELLING_DISCARDS,
    Convention.BLUFF: Lesson.BLUFFS,
}
"""The lesson that teaches each convention."""
