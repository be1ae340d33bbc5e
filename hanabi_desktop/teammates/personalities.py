"""The effect of personalities on the weights.

A personality changes a few weights slightly. That affects which of several good actions is chosen,
but never the meaning of a clue; the conventions are the same for all.
"""

from functools import cache

from hanabi_desktop.teammates.characters import Personality
from hanabi_desktop.teammates.reasoning.appraisal import Weights
from hanabi_desktop.teammates.weights import read_weights, weights_file

_SHIFTS: dict[Personality, dict[str, float]] = {
    Personality.CAREFUL: {"waste": 1.3, "waste_now": 1.3, "critical": 1.15, "gamble": 1.1},
    Personality.BOLD: {"play": 1.2, "blind": 1.2, "gamble": 0.9, "chop_with_token": 0.9},
    Personality.CHATTY: {"ready": 1.06, "soon": 1.06, "first_token": 0.9, "stall": 0.8},
}
"""The factors by which a personality multiplies weights."""


@cache
def with_personality(players: int, personality: Personality | None) -> Weights:
    """Return the weights for a number of players, changed by a personality."""
    values = read_weights(weights_file(players))
    shifts = _SHIFTS[personality] if personality is not None else {}
    return Weights({name: value * shifts.get(name, 1.0) for name, value in values.items()})
