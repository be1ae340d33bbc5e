"""Moments of the player's own games to be decided again, and their schedule."""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import Enum

import msgspec

from hanabi_desktop.learning.themes import Theme

RETURNS = (1, 3, 7, 21)
"""Days until an unsolved exercise returns: after the first time, the second, and so on."""


class Outcome(Enum):
    """The state of an exercise."""

    OPEN = "open"
    AT_FIRST_SIGHT = "at_first_sight"
    LATER = "later"


class Exercise(msgspec.Struct, frozen=True):
    """A costly decision to be made again.

    Attributes:
        game: the game's id in the library.
        turn: counted from 1.
        person: the name of the person who made it.
        theme: the theme of the better action.
        due: the day on which it returns, as by ``datetime.date.toordinal``.
        tries: the number of attempts.
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
        return key_of(self.game, self.turn)

    @property
    def is_open(self) -> bool:
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
    """The numbers of solved and open exercises of a theme; None stands for all themes together."""

    theme: Theme | None
    at_first_sight: int
    later: int
    still_open: int


def practised(exercises: Iterable[Exercise]) -> Sequence[Practised]:
    """Return the results in total, then by theme, most frequent first."""
    every = list(exercises)
    counts = Counter(exercise.theme for exercise in every)
    themes = sorted(counts, key=lambda theme: (-counts[theme], theme.value))
    return [_practised(None, every)] + [
        _practised(theme, [exercise for exercise in every if exercise.theme is theme])
        for theme in themes
    ]


def _practised(theme: Theme | None, exercises: Sequence[Exercise]) -> Practised:
    outcomes = Counter(exercise.outcome for exercise in exercises)
    return Practised(
        theme, outcomes[Outcome.AT_FIRST_SIGHT], outcomes[Outcome.LATER], outcomes[Outcome.OPEN]
    )


def key_of(game: int, turn: int) -> str:
    """Return the key of the exercise of a turn."""
    return f"{game}/{turn}"


def due_on(exercises: Iterable[Exercise], today: int) -> Sequence[Exercise]:
    """Return the exercises due on a day, longest overdue first."""
    due = (exercise for exercise in exercises if exercise.is_open and exercise.due <= today)
    return sorted(due, key=lambda exercise: (exercise.due, exercise.game, exercise.turn))
