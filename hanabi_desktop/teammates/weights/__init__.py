"""Files of fitted numbers: the policy's weights (``tune``) and the value estimates (``fit-value``).

A personality changes a few weights slightly. That affects which of several good actions is chosen,
but never the meaning of a clue; the conventions are the same for all.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.characters import Personality
from hanabi_desktop.teammates.reasoning.appraisal import WEIGHTS, Weights
from hanabi_desktop.teammates.reasoning.value_estimate import FEATURES, PHASES

_CONSTANT = "constant"


def weights_file(players: int) -> Path:
    """Return the path of the weights for a number of players."""
    return Path(__file__).parent / f"{players}.json"


def read_weights(file: Path) -> dict[str, float]:
    """Read weights by name.

    Raises:
        OSError: the file cannot be read.
        ValueError: the file is not an object with exactly one number for each weight.
    """
    values = json.loads(file.read_text(encoding="utf-8"))
    if not isinstance(values, dict) or set(values) != set(WEIGHTS):
        raise ValueError(f"{file} does not hold a number for each weight")
    try:
        return {name: float(values[name]) for name in WEIGHTS}
    except TypeError as error:
        raise ValueError(f"{file} does not hold a number for each weight") from error


def write_weights(file: Path, values: dict[str, float]) -> None:
    """Write weights, one per line."""
    rounded = {name: round(values[name], 4) for name in WEIGHTS}
    file.write_text(json.dumps(rounded, indent=1) + "\n", encoding="utf-8")


def value_estimate_file(options: GameOptions) -> Path:
    """Return the path of the value estimate for this number of players and these variants.

    The file exists only for rules for which an estimate was fitted. The empty-clue rule is not part
    of the name, because it hardly matters.
    """
    name = "_".join(("value_estimate", str(options.players), *options.variants))
    return Path(__file__).parent / f"{name}.json"


def read_value_estimate(file: Path) -> list[float]:
    """Read the coefficients of a value estimate, in the order that ``ValueEstimate`` expects.

    Raises:
        OSError: the file cannot be read.
        ValueError: the file does not hold a number for each phase and feature.
    """
    phases = json.loads(file.read_text(encoding="utf-8"))
    try:
        found = [float(phase[name]) for phase in phases for name in (_CONSTANT, *FEATURES)]
    except (KeyError, TypeError) as error:
        raise ValueError(f"{file} does not hold a number for each feature") from error
    if len(phases) != len(PHASES):
        raise ValueError(f"{file} does not hold {len(PHASES)} phases")
    return found


def write_value_estimate(file: Path, coefficients: Sequence[float]) -> None:
    """Write a value estimate, one number per line."""
    names = (_CONSTANT, *FEATURES)
    phases = [
        {name: round(coefficients[start + place], 5) for place, name in enumerate(names)}
        for start in range(0, len(PHASES) * len(names), len(names))
    ]
    file.write_text(json.dumps(phases, indent=1) + "\n", encoding="utf-8")


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
