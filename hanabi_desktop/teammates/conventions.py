"""The conventions by name and level; ``reasoning/reading.py`` interprets and gives them.

Their sources are the common practice of online players and, for the variants, docs/rules.md. The
descriptions are in ``wording/conventions.py``.
"""

from collections.abc import Iterable
from enum import IntEnum

from hanabi_desktop.game.options import MIN_PLAYERS, GameOptions
from hanabi_desktop.teammates.characters import Level

DOUBLE_FINESSE_PLAYERS = 4
"""Minimum number of players for double finesses; with fewer, too few seats act before the receiver."""


class Convention(IntEnum):
    """What an action can mean. The numbers of clue readings are those of ``reading.py``."""

    NOTHING = 0
    PLAY_CLUE = 1
    SAVE_CRITICAL = 2
    SAVE_TWO = 3
    SAVE_FIVE = 4
    PROMPT = 5
    FINESSE = 6
    SELF_PROMPT = 7
    SELF_FINESSE = 8
    TEMPO = 9
    FILL_IN = 10
    EMPTY_CLUE = 11
    PLAY_OR_SAVE = 12
    STALL = 13
    FIX = 14
    FIVE_STALL = 15
    DELAYED_PLAY = 16
    REVERSE_FINESSE = 17
    LAYERED_FINESSE = 18
    HIDDEN_FINESSE = 19
    # Conventions that are not an interpretation of one clue.
    FOCUS = 20
    CHOP = 21
    GOOD_TOUCH = 22
    ORDERED_ONES = 23
    DOUBLE_FINESSE = 24
    ANNOUNCEMENT = 25
    LAST_COPIES = 26
    REPEATED_CLUE = 27
    SARCASTIC_DISCARD = 28
    GENTLEMANS_DISCARD = 29
    BLUFF = 30


LEVELS: dict[Convention, Level] = {
    Convention.CHOP: Level.CASUAL,
    Convention.FOCUS: Level.CASUAL,
    Convention.PLAY_CLUE: Level.CASUAL,
    Convention.DELAYED_PLAY: Level.CASUAL,
    Convention.SAVE_FIVE: Level.CASUAL,
    Convention.SAVE_TWO: Level.CASUAL,
    Convention.SAVE_CRITICAL: Level.CASUAL,
    Convention.GOOD_TOUCH: Level.CASUAL,
    Convention.ORDERED_ONES: Level.CASUAL,
    Convention.TEMPO: Level.CASUAL,
    Convention.FILL_IN: Level.CASUAL,
    Convention.FIX: Level.CASUAL,
    Convention.PROMPT: Level.CASUAL,
    Convention.SELF_PROMPT: Level.CASUAL,
    Convention.EMPTY_CLUE: Level.CASUAL,
    Convention.ANNOUNCEMENT: Level.CASUAL,
    Convention.LAST_COPIES: Level.CASUAL,
    Convention.FIVE_STALL: Level.STANDARD,
    Convention.FINESSE: Level.STANDARD,
    Convention.SELF_FINESSE: Level.STANDARD,
    Convention.DOUBLE_FINESSE: Level.EXPERT,
    Convention.REVERSE_FINESSE: Level.EXPERT,
    Convention.LAYERED_FINESSE: Level.EXPERT,
    Convention.HIDDEN_FINESSE: Level.EXPERT,
    Convention.REPEATED_CLUE: Level.EXPERT,
    Convention.SARCASTIC_DISCARD: Level.EXPERT,
    Convention.GENTLEMANS_DISCARD: Level.EXPERT,
}
"""The lowest level that uses and expects each convention, in the order in which they are learned."""


BASICS = frozenset(
    {
        Convention.CHOP,
        Convention.FOCUS,
        Convention.PLAY_CLUE,
        Convention.SAVE_FIVE,
        Convention.SAVE_CRITICAL,
        Convention.GOOD_TOUCH,
        Convention.FILL_IN,
        Convention.ANNOUNCEMENT,
        Convention.LAST_COPIES,
    }
)
"""The conventions of every table; no other convention has a meaning without them."""

FOR_READING = (Convention.BLUFF,)
"""Conventions that some people use and no teammate does; they explain people's moves where agreed on."""

CONVENTIONS = (*LEVELS, *FOR_READING)
"""All conventions, in the order in which they are learned."""

SWITCHES = tuple(convention for convention in CONVENTIONS if convention not in BASICS)
"""The conventions that a table may switch on or off, in the order in which they are learned."""

NEEDS: dict[Convention, Convention] = {
    Convention.SELF_PROMPT: Convention.PROMPT,
    Convention.FINESSE: Convention.PROMPT,
    Convention.SELF_FINESSE: Convention.SELF_PROMPT,
    Convention.DOUBLE_FINESSE: Convention.FINESSE,
    Convention.REVERSE_FINESSE: Convention.FINESSE,
    Convention.LAYERED_FINESSE: Convention.FINESSE,
    Convention.HIDDEN_FINESSE: Convention.FINESSE,
    Convention.REPEATED_CLUE: Convention.PROMPT,
    Convention.BLUFF: Convention.FINESSE,
}
"""The convention that each of these requires."""


def needed_for(convention: Convention) -> tuple[Convention, ...]:
    """Return the conventions that a convention requires, the nearest first."""
    needed = []
    while convention in NEEDS:
        convention = NEEDS[convention]
        needed.append(convention)
    return tuple(needed)


def resting_on(convention: Convention) -> tuple[Convention, ...]:
    """Return the conventions that require this one, in the order in which they are learned."""
    return tuple(other for other in CONVENTIONS if convention in needed_for(other))


def useful_in(conventions: Iterable[Convention], options: GameOptions) -> tuple[Convention, ...]:
    """Return those that have a use under these rules, in the order in which they are learned."""
    useless = {
        Convention.EMPTY_CLUE: not options.empty_clues,
        Convention.ANNOUNCEMENT: not options.choreography,
        Convention.LAST_COPIES: not options.final_bouquet,
        Convention.FINESSE: options.players == MIN_PLAYERS,
        Convention.REVERSE_FINESSE: options.players == MIN_PLAYERS,
        Convention.LAYERED_FINESSE: options.players == MIN_PLAYERS,
        Convention.HIDDEN_FINESSE: options.players == MIN_PLAYERS,
        Convention.REPEATED_CLUE: options.players == MIN_PLAYERS,
        Convention.BLUFF: options.players == MIN_PLAYERS,
        Convention.DOUBLE_FINESSE: options.players < DOUBLE_FINESSE_PLAYERS,
    }
    among = frozenset(conventions)
    return tuple(
        convention
        for convention in CONVENTIONS
        if convention in among and not useless.get(convention, False)
    )
