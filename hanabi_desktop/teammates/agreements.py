"""Agreements: the sets of named conventions that tables play by."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from hanabi_desktop.game.options import GameOptions
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
from hanabi_desktop.teammates.levels import Level


class UnknownConventionError(ValueError):
    """A word that stands for no convention; its text is the word."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """What a table has agreed on: teammates neither use nor expect anything else.

    Two agreements are equal that say the same, whatever they are called.

    Attributes:
        conventions: those in use, the basic ones among them.
        name: what people call it; empty for what a level stands for.

    Raises:
        ValueError: a basic convention is missing, or one that another rests on.
    """

    conventions: frozenset[Convention]
    name: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        """Refuse what would make no sense."""
        needed = {need for one in self.conventions for need in needed_for(one)} | BASICS
        if missing := needed - self.conventions:
            raise ValueError(f"not agreed on: {', '.join(sorted(one.name for one in missing))}")
        if unknown := self.conventions.difference(CONVENTIONS):
            raise ValueError(f"no conventions: {', '.join(sorted(one.name for one in unknown))}")

    @property
    def level(self) -> Level | None:
        """The level whose agreement it is; None for one of people's own."""
        return next((level for level in Level if agreement_of(level) == self), None)

    @classmethod
    def of_words(cls, words: Iterable[str], name: str = "") -> "Agreement":
        """Return the agreement of its words beside the basic conventions.

        Raises:
            UnknownConventionError: of a word: a newer version knows it, or nobody does.
            ValueError: one is missing that another rests on.
        """
        known = {one.name.lower(): one for one in CONVENTIONS}
        words = tuple(words)
        if unknown := [word for word in words if word not in known]:
            raise UnknownConventionError(unknown[0])
        return cls(BASICS | {known[word] for word in words}, name)

    @property
    def words(self) -> tuple[str, ...]:
        """What it is kept as: a word for each convention but the basic ones."""
        return tuple(one.name.lower() for one in SWITCHES if one in self.conventions)

    def with_one(self, convention: Convention) -> "Agreement":
        """Return the agreement with a convention and all that it needs."""
        return Agreement(self.conventions | {convention, *needed_for(convention)}, self.name)

    def without_one(self, convention: Convention) -> "Agreement":
        """Return the agreement without a convention and all that rests on it."""
        return Agreement(self.conventions - {convention, *resting_on(convention)}, self.name)

    def useful_in(self, options: GameOptions) -> tuple[Convention, ...]:
        """Return what these rules have a use for, in the order in which it is learned."""
        return useful_in(self.conventions, options)

    def shared_with(self, other: "Agreement") -> "Agreement":
        """Return what whoever knows only the other agreement can play by as well."""
        shared = self.conventions & other.conventions
        return self if shared == self.conventions else Agreement(shared, self.name)


def kept_with(kept: Iterable[Agreement], agreement: Agreement) -> tuple[Agreement, ...]:
    """Return people's own agreements with one added, replacing one of the same name."""
    return (agreement, *(one for one in kept if one.name != agreement.name))


@cache
def agreement_of(level: Level) -> Agreement:
    """Return all that a teammate of this level knows."""
    return Agreement(frozenset(one for one, least in LEVELS.items() if level.includes(least)))


def agreed_by(levels: Iterable[Level], wished: Agreement | None = None) -> Agreement:
    """Return what a table plays by: what is wished for, as far as every teammate at it knows it.

    Args:
        levels: of the teammates; a table without any reads clues as at the casual level unless
            something else is wished for.
        wished: None: all that everybody knows.
    """
    known = [agreement_of(level) for level in levels]
    if not known:
        return wished or agreement_of(Level.CASUAL)
    agreed = wished or known[0]
    for other in known:
        agreed = agreed.shared_with(other)
    return agreed


def agreement_behind(levels: Iterable[Level | None], wished: Agreement | None = None) -> Agreement:
    """Return what a recorded game's table played by; all conventions where nobody knows.

    Args:
        levels: seat by seat, None for a person; empty where nothing is known.
        wished: what people wanted to play by; None: all that every teammate knows.
    """
    teammates = [level for level in levels if level is not None]
    if not teammates and wished is None:
        return agreement_of(Level.EXPERT)
    return agreed_by(teammates, wished)
