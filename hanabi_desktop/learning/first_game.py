"""The hints of a person's first game: what a beginner is told, and when."""

from collections.abc import Collection
from enum import Enum

from hanabi_desktop.game.moves import Clue, Discard
from hanabi_desktop.game.observation import Observation

_FEW_CLUES = 3
"""From so few clues on, a first discard is worth explaining."""


class FirstHint(Enum):
    """A hint, given once; the value is its name in the file."""

    HANDS = "hands"
    STRIKE = "strike"
    LAST_ROUND = "last_round"
    NO_CLUES = "no_clues"
    CLUED = "clued"
    DISCARDING = "discarding"


def hint_due(seen: Observation, told: Collection[str]) -> FirstHint | None:
    """Return the hint that fits a person's turn; None if there is none, or it is not their turn.

    Args:
        seen: the game as the person sees it.
        told: the names of the hints told already.
    """
    if seen.ending is not None or seen.seat_to_act != seen.seat:
        return None
    last_own = max((turn.number for turn in seen.history if turn.seat == seen.seat), default=0)
    is_clued = any(
        isinstance(turn.action, Clue) and turn.action.target == seen.seat
        for turn in seen.history[last_own:]
    )
    has_discarded = any(
        turn.seat == seen.seat and isinstance(turn.action, Discard) for turn in seen.history
    )
    fitting = {
        FirstHint.HANDS: True,
        FirstHint.STRIKE: seen.strikes > 0,
        FirstHint.LAST_ROUND: seen.turns_left is not None,
        FirstHint.NO_CLUES: seen.clue_tokens == 0,
        FirstHint.CLUED: is_clued,
        FirstHint.DISCARDING: seen.clue_tokens <= _FEW_CLUES and not has_discarded,
    }
    return next((hint for hint in FirstHint if fitting[hint] and hint.value not in told), None)
