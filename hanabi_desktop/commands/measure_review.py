"""``measure-review``: how good reviews are, measured on games between teammates."""

import argparse

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.commands.arguments import (
    add_jobs,
    add_players,
    deal_number,
    positive_number,
)
from hanabi_desktop.review.measuring import Figure, measured

translate = QCoreApplication.translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said with it."""
    parser.add_argument("figure", choices=[figure.value for figure in Figure])
    add_players(parser, default=3)
    parser.add_argument("--games", type=positive_number, default=20)
    parser.add_argument(
        "--seed",
        type=deal_number,
        default=73_000_001,
        help=translate("Commands", "number of the first deal"),
    )
    add_jobs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure one figure; the exit code."""
    lines = measured(
        Figure(arguments.figure),
        arguments.players,
        arguments.games,
        arguments.seed,
        arguments.jobs,
    )
    for line in lines:
        error = "" if line.error is None else f" ± {line.error:.4f}"
        print(f"{line.what}: {line.value:.4f}{error} ({line.samples})")
    return 0
