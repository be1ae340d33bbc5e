"""An example position for each optional convention, and the lesson that teaches it."""

from dataclasses import dataclass

from hanabi_desktop.game.cards import ClueValue, Rank, Suit
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.teammates.conventions import Convention


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

LESSONS: dict[Convention, Lesson] = {
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
