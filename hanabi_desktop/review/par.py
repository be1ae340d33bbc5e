"""Par: the mean score over all deals, by rules, number of players and level.

The stored values are measured by the command ``par`` (see ``commands/par.py``).
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.characters import Level

FILE = Path(__file__).parent / "par.json"


@dataclass(frozen=True, slots=True)
class Par:
    """The result of measuring par.

    Attributes:
        points: the mean score.
        error: the standard error of ``points``.
        perfect: the share of perfect games.
        games: the number of games.
    """

    points: float
    error: float
    perfect: float
    games: int


def par_of(options: GameOptions, level: Level) -> Par:
    """Return par for these rules and this level.

    Raises:
        KeyError: par was never measured for them.
    """
    return all_pars()[name_of(options, level)]


def name_of(options: GameOptions, level: Level) -> str:
    """Return the key of these rules and this level, such as ``3 expert multicolour``."""
    words = [str(options.players), level.value, *options.variants]
    words += ["empty"] * options.empty_clues
    return " ".join(words)


@cache
def all_pars() -> dict[str, Par]:
    """Return every measured par by its name."""
    return {name: Par(**found) for name, found in json.loads(FILE.read_text("utf-8")).items()}


def write_pars(pars: dict[str, Par], file: Path = FILE) -> None:
    """Write the measured values, one per line."""
    lines = [
        f" {json.dumps(name)}: "
        + json.dumps(
            {
                "points": round(par.points, 4),
                "error": round(par.error, 4),
                "perfect": round(par.perfect, 4),
                "games": par.games,
            }
        )
        for name, par in sorted(pars.items())
    ]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    all_pars.cache_clear()
