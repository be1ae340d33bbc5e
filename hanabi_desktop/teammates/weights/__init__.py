"""How much each consideration counts, by number of players: data found by ``tune``."""

import json
from pathlib import Path

from hanabi_desktop.teammates.reasoning.appraisal import WEIGHTS


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
