"""The habits that players have shown, by which teammates read them differently from the agreement.

They are found by ``reasoning/habits.py`` and ``reasoning/moves.py``, and computed here from what the
viewer sees. A teammate may know more, but showing that could reveal the viewer's own cards.
"""

from collections.abc import Mapping
from enum import Enum, auto

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.encoding import SeatTracker
from hanabi_desktop.teammates.reasoning.codes import (
    DISTRUST,
    NO_BLIND_PLAYS,
    NO_PROMPTS,
)


class Habit(Enum):
    """What teammates have come to expect of a player."""

    NO_BLIND_PLAYS = auto()
    """Passes over blind plays, or gives clues that only seem to ask for one."""
    NO_PROMPTS = auto()
    """Passes over prompts, or gives clues that only seem to prompt."""
    PLAYS_UNASKED = auto()
    """Plays clued cards that no clue has asked for."""
    MISLEADING_CLUES = auto()
    """Gives clues that lead to strikes."""


_BITS = {
    Habit.NO_BLIND_PLAYS: NO_BLIND_PLAYS,
    Habit.NO_PROMPTS: NO_PROMPTS,
}


def habits_shown(seen: Observation, agreement: Agreement) -> Mapping[int, tuple[Habit, ...]]:
    """Return the habits of each seat that has shown any, as far as the viewer can tell.

    Args:
        seen: the game as the viewer sees it.
        agreement: the table's agreement.
    """
    model = SeatTracker.after(seen, agreement).model
    found: dict[int, tuple[Habit, ...]] = {}
    for seat in range(seen.options.players):
        habits = [habit for habit, bit in _BITS.items() if model.habits[seat] & bit]
        if model.unprompted_strikes[seat]:
            habits.append(Habit.PLAYS_UNASKED)
        if model.misled[seat] >= DISTRUST:
            habits.append(Habit.MISLEADING_CLUES)
        if habits:
            found[seat] = tuple(habits)
    return found
