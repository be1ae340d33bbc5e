"""How much each consideration counts, by number of players: data found by ``tune`` and ``foretell``."""

import json
from collections.abc import Sequence
from pathlib import Path

from hanabi_desktop.teammates.reasoning.appraisal import WEIGHTS
from hanabi_desktop.teammates.reasoning.outlook import FEATURES, PHASES

_CONSTANT = "constant"


def weights_file(players: int) -> Path:
    """Where the weights for so many players are kept."""
    return Path(__file__).parent / f"{players}.json"


def read_weights(file: Path) -> dict[str, float]:
    """Read weights by name.

    Raises:
        OSError: the file cannot be read.
        ValueError: it is not an object with a number for each weight, and no others.
    """
    values = json.loads(file.read_text(encoding="utf-8"))
    if not isinstance(values, dict) or set(values) != set(WEIGHTS):
        raise ValueError(f"{file} does not hold a number for each weight")
    try:
        return {name: float(values[name]) for name in WEIGHTS}
    except TypeError as error:
        raise ValueError(f"{file} does not hold a number for each weight") from error


def write_weights(file: Path, values: dict[str, float]) -> None:
    """Write weights, one a line."""
    rounded = {name: round(values[name], 4) for name in WEIGHTS}
    file.write_text(json.dumps(rounded, indent=1) + "\n", encoding="utf-8")


def outlook_file(players: int) -> Path:
    """Where it is kept how games between so many players are foretold."""
    return Path(__file__).parent / f"outlook_{players}.json"


def read_outlook(file: Path) -> list[float]:
    """Read the coefficients of an outlook, as it wants them.

    Raises:
        OSError: the file cannot be read.
        ValueError: it does not hold a number for each phase and feature.
    """
    phases = json.loads(file.read_text(encoding="utf-8"))
    try:
        found = [float(phase[name]) for phase in phases for name in (_CONSTANT, *FEATURES)]
    except (KeyError, TypeError) as error:
        raise ValueError(f"{file} does not hold a number for each feature") from error
    if len(phases) != len(PHASES):
        raise ValueError(f"{file} does not hold {len(PHASES)} phases")
    return found


def write_outlook(file: Path, coefficients: Sequence[float]) -> None:
    """Write an outlook, one number a line."""
    names = (_CONSTANT, *FEATURES)
    phases = [
        {name: round(coefficients[start + place], 5) for place, name in enumerate(names)}
        for start in range(0, len(PHASES) * len(names), len(names))
    ]
    file.write_text(json.dumps(phases, indent=1) + "\n", encoding="utf-8")
