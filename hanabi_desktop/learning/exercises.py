"""Moments of one's own games to be decided once more, and when each returns."""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import Enum

import msgspec

from hanabi_desktop.learning.themes import Theme

RETURNS = (1, 3, 7, 21)
"""Days until an exercise that is not solved returns, the first time, the second, and so on."""


class Outcome(Enum):
    """How far an exercise is."""

    OPEN = "open"
    AT_FIRST_SIGHT = "at_first_sight"
    LATER = "later"


class Exercise(msgspec.Struct, frozen=True):
    """A decision that cost something, to be made once more.

    Attributes:
        game: the library's name for the game.
        turn: counted from 1.
        person: who made it.
        theme: what the better action was about.
        due: the day on which it returns, counted as ``datetime.date.toordinal`` does.
        tries: how often it has been set.
        outcome: how far it is.
    """

    game: int
    turn: int
    person: str
    theme: Theme
    due: int
    tries: int = 0
    outcome: Outcome = Outcome.OPEN

    @property
    def key(self) -> str:
        """Tells it from every other one."""
        return key_of(self.game, self.turn)

    @property
    def is_open(self) -> bool:
        """Whether it has not been solved yet."""
        return self.outcome is Outcome.OPEN

    def after(self, today: int, *, solved: bool) -> "Exercise":
        """Return the exercise after an attempt on a given day."""
        tries = self.tries + 1
        if solved:
            outcome = Outcome.LATER if self.tries else Outcome.AT_FIRST_SIGHT
            return msgspec.structs.replace(self, tries=tries, outcome=outcome)
        wait = RETURNS[min(tries, len(RETURNS) - 1)]
        return msgspec.structs.replace(self, tries=tries, due=today + wait)


class Practised(msgspec.Struct, frozen=True):
    """How many exercises on a theme were solved, and when.

    Attributes:
        theme: what they are about; None: on all themes together.
        at_first_sight: solved when they were set for the first time.
        later: solved when they had returned.
        still_open: not solved yet.
    """

    theme: Theme | None
    at_first_sight: int
    later: int
    still_open: int


def practised(exercises: Iterable[Exercise]) -> Sequence[Practised]:
    """Return the results in total, then by theme, most frequent first."""
    every = list(exercises)
    counts = Counter(one.theme for one in every)
    themes = sorted(counts, key=lambda theme: (-counts[theme], theme.value))
    return [_practised(None, every)] + [
        _practised(theme, [one for one in every if one.theme is theme]) for theme in themes
    ]


def _practised(theme: Theme | None, exercises: Sequence[Exercise]) -> Practised:
    outcomes = Counter(one.outcome for one in exercises)
    return Practised(
        theme, outcomes[Outcome.AT_FIRST_SIGHT], outcomes[Outcome.LATER], outcomes[Outcome.OPEN]
    )


def key_of(game: int, turn: int) -> str:
    """Return the key of the exercise of a turn."""
    return f"{game}/{turn}"


def due_on(exercises: Iterable[Exercise], today: int) -> Sequence[Exercise]:
    """Return the exercises due on a day, longest overdue first."""
    due = (one for one in exercises if one.is_open and one.due <= today)
    return sorted(due, key=lambda one: (one.due, one.game, one.turn))
