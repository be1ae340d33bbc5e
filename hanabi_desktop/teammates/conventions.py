"""The conventions by name and level, and agreements: the sets of them that tables play by.

``reasoning/reading.py`` interprets the conventions and gives clues by them. Their sources are the
common practice of online players and, for the variants, docs/rules.md. The descriptions are in
``wording/conventions.py``.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache

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


class UnknownConventionError(ValueError):
    """A word that names no convention; the message is the word."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """The conventions a table has agreed on: teammates neither use nor expect anything else.

    Agreements with the same conventions are equal, whatever their names.

    Attributes:
        conventions: the conventions in use, including the basic ones.
        name: the name given by the user; empty for a level's agreement.

    Raises:
        ValueError: a basic convention is missing, or one that another requires.
    """

    conventions: frozenset[Convention]
    name: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        needed = {
            need for convention in self.conventions for need in needed_for(convention)
        } | BASICS
        if missing := needed - self.conventions:
            raise ValueError(
                f"not agreed on: {', '.join(sorted(convention.name for convention in missing))}"
            )
        if unknown := self.conventions.difference(CONVENTIONS):
            raise ValueError(
                f"no conventions: {', '.join(sorted(convention.name for convention in unknown))}"
            )

    @property
    def level(self) -> Level | None:
        """The level that has this agreement; None for a user's own agreement."""
        return next((level for level in Level if agreement_of(level) == self), None)

    @classmethod
    def of_words(cls, words: Iterable[str], name: str = "") -> "Agreement":
        """Return the agreement with the conventions of these words and the basic ones.

        Raises:
            UnknownConventionError: a word is unknown, perhaps from a newer version.
            ValueError: a convention is missing that another requires.
        """
        known = {convention.name.lower(): convention for convention in CONVENTIONS}
        words = tuple(words)
        if unknown := [word for word in words if word not in known]:
            raise UnknownConventionError(unknown[0])
        return cls(BASICS | {known[word] for word in words}, name)

    @property
    def words(self) -> tuple[str, ...]:
        """The stored form: a word for each convention except the basic ones."""
        return tuple(
            convention.name.lower() for convention in SWITCHES if convention in self.conventions
        )

    def with_one(self, convention: Convention) -> "Agreement":
        """Return the agreement with a convention and everything it requires."""
        return Agreement(self.conventions | {convention, *needed_for(convention)}, self.name)

    def without_one(self, convention: Convention) -> "Agreement":
        return Agreement(self.conventions - {convention, *resting_on(convention)}, self.name)

    def useful_in(self, options: GameOptions) -> tuple[Convention, ...]:
        """Return the conventions with a use under these rules, in the order in which they are learned."""
        return useful_in(self.conventions, options)

    def shared_with(self, other: "Agreement") -> "Agreement":
        """Return the part of this agreement that is also in the other one."""
        shared = self.conventions & other.conventions
        return self if shared == self.conventions else Agreement(shared, self.name)


def kept_with(kept: Iterable[Agreement], agreement: Agreement) -> tuple[Agreement, ...]:
    """Return people's own agreements with one added, replacing one of the same name."""
    return (agreement, *(other for other in kept if other.name != agreement.name))


@cache
def agreement_of(level: Level) -> Agreement:
    """Return the agreement with all conventions that a teammate of this level knows."""
    return Agreement(
        frozenset(convention for convention, least in LEVELS.items() if level.includes(least))
    )


def agreed_by(levels: Iterable[Level], wished: Agreement | None = None) -> Agreement:
    """Return the agreement of a table: the wished one, limited to what every teammate knows.

    Without teammates, and so without ``levels``, the result is the wished agreement, or the casual
    level's. If ``wished`` is None, everything is wished for that all teammates know.
    """
    known = [agreement_of(level) for level in levels]
    if not known:
        return wished or agreement_of(Level.CASUAL)
    agreed = wished or known[0]
    for other in known:
        agreed = agreed.shared_with(other)
    return agreed


def agreement_behind(levels: Iterable[Level | None], wished: Agreement | None = None) -> Agreement:
    """Return the agreement of a recorded game's table; the Experts' agreement if it is unknown.

    ``levels`` are those by seat, None for a person; empty if nothing is known. If ``wished`` is
    None, people chose everything that all teammates knew.
    """
    teammates = [level for level in levels if level is not None]
    if not teammates and wished is None:
        return agreement_of(Level.EXPERT)
    return agreed_by(teammates, wished)


SURE = 2.0
"""Number of standard errors above which the games decide whether a convention was agreed on."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """The evidence for or against a convention in a group's games.

    Attributes:
        is_agreed: whether the agreement found includes it.
        gain: the score of the readings with the convention less that without it, in nats over all
            games (see ``measuring/concordance.py``).
        error: the standard error of ``gain``, from the spread between games.
    """

    convention: Convention
    is_agreed: bool
    gain: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether the games decide the question."""
        return abs(self.gain) > SURE * self.error


@dataclass(frozen=True, slots=True)
class Fit:
    """The agreement that explains a group's clues best.

    Attributes:
        evidence: the evidence for or against each convention that applies in the games.
        worth: the score of all readings by the agreement, in nats.
    """

    agreement: Agreement
    evidence: tuple[Evidence, ...]
    worth: float
    games: int
