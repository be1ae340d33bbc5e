"""``measure-reasons``: measure the reasons of reviews, and hints, on games of people."""

import argparse
import sys

from hanabi_desktop.commands.arguments import (
    UnusableArgumentError,
    add_jobs,
    legal_records,
    positive_number,
)
from hanabi_desktop.commands.terminal import show_progress
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from lab.reviews.reason_figures import measured_reasons


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    parser.add_argument("file", metavar="FILE", help="games of people")
    parser.add_argument("--games", type=positive_number, help="measure only the first N games")
    add_jobs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the figures with their limits, and return the exit code."""
    try:
        records = list(legal_records(arguments.file))[: arguments.games]
    except UnusableArgumentError as error:
        print(f"hanabi-desktop: {error}", file=sys.stderr)
        return 2

    def tell(done: int, whole: int) -> None:
        show_progress(f"{done}/{whole}", last=done == whole)

    for row in measured_reasons(records, agreement_of(Level.EXPERT), arguments.jobs, tell):
        bound = "at most" if row.is_most else "at least"
        verdict = "reached" if row.is_reached else "missed"
        print(f"{row.what}: {row.value:.3f} ({row.samples}); {bound} {row.limit:g}: {verdict}")
    return 0
