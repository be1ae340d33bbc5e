"""``fit-value``: refit the value estimate that search uses to forecast a game's result."""

import argparse
import sys

from hanabi_desktop.commands.arguments import (
    add_jobs,
    add_players,
    add_variants,
    deal_number,
    options_of,
    positive_number,
)
from hanabi_desktop.teammates.weights import value_estimate_file, write_value_estimate
from hanabi_desktop.wording.problems import unwritable_file
from lab.fitting.value_fit import Fit, fit


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    add_players(parser)
    add_variants(parser)
    parser.add_argument("--games", type=positive_number, default=20_000)
    parser.add_argument("--seed", type=deal_number, default=52_000_000)
    parser.add_argument(
        "--write",
        action="store_true",
        help="use the result",
    )
    add_jobs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Fit the estimate, print its forecast errors, and return the exit code."""
    options = options_of(arguments, empty_clues=False)
    found = fit(options, arguments.games, arguments.seed, arguments.jobs)
    print(_in_words(found))
    if arguments.write:
        file = value_estimate_file(options)
        try:
            write_value_estimate(file, found.coefficients)
        except OSError as error:
            print(unwritable_file(file, error), file=sys.stderr)
            return 2
    return 0


def _in_words(found: Fit) -> str:
    line = "phase {phase}: games differ by {spread} points, predictions are off by {error}"
    return "\n".join(
        line.format(phase=phase, spread=f"{spread:.3f}", error=f"{error:.3f}")
        for phase, (spread, error) in enumerate(zip(found.spreads, found.errors, strict=True))
    )
