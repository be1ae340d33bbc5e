"""Agreements: the sets of named conventions that tables play by."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import (
    BASICS,
    CONVENTIONS,
    LEVELS,
    SWITCHES,
    Convention,
    needed_for,
    resting_on,
    useful_in,
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
            games (see ``measuring/agreement_fit.py``).
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
