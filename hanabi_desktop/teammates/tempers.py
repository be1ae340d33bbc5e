"""What a temper makes of the weights.

It shifts a few of them a little. That changes which of several good actions is taken, never
what a clue means: conventions are the same for all.
"""

from functools import cache

from hanabi_desktop.teammates.characters import Temper
from hanabi_desktop.teammates.reasoning.appraisal import Weights
from hanabi_desktop.teammates.weights import read_weights, weights_file

_SHIFTS: dict[Temper, dict[str, float]] = {
    Temper.CAREFUL: {"waste": 1.3, "waste_now": 1.3, "critical": 1.15, "gamble": 1.1},
    Temper.BOLD: {"play": 1.2, "blind": 1.2, "gamble": 0.9, "chop_with_token": 0.9},
    Temper.CHATTY: {"ready": 1.06, "soon": 1.06, "first_token": 0.9, "stall": 0.8},
}
"""By what factor a temper changes a weight."""


@cache
def tempered(players: int, temper: Temper | None) -> Weights:
    """The weights for so many players, shifted by a temper."""
    values = read_weights(weights_file(players))
    shifts = _SHIFTS[temper] if temper is not None else {}
    return Weights({name: value * shifts.get(name, 1.0) for name, value in values.items()})
