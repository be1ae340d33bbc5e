"""``measure-review``: measure the quality of reviews on games of teammates or people."""

import argparse
import sys
from functools import partial

from hanabi_desktop.commands.arguments import (
    UnusableArgumentError,
    add_jobs,
    add_players,
    deal_number,
    legal_records,
    positive_number,
)
from hanabi_desktop.commands.terminal import show_progress
from hanabi_desktop.review.people import write_people
from hanabi_desktop.support.workers import task_pool
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from lab.reviews.figures import Figure, Line, measured
from lab.reviews.people_counting import counted_in, people_of
from lab.reviews.people_figures import measured_people

PEOPLE = "people"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    parser.add_argument("figure", choices=[*(figure.value for figure in Figure), PEOPLE])
    parser.add_argument(
        "files",
        nargs="*",
        metavar="FILE",
        help="games of people, for “people”",
    )
    parser.add_argument(
        "--write",
        action="store_true",
        help="keep how people play as these games tell it",
    )
    add_players(parser, default=3)
    parser.add_argument("--games", type=positive_number, default=20)
    parser.add_argument(
        "--seed",
        type=deal_number,
        default=73_000_001,
        help="number of the first deal",
    )
    add_jobs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure one figure and return the exit code."""
    if (arguments.figure == PEOPLE) != bool(arguments.files):
        text = "Files of games belong to “people”, and it needs at least one."
        print(f"hanabi-desktop: {text}", file=sys.stderr)
        return 2
    lines = _people(arguments) if arguments.files else _among_teammates(arguments)
    if lines is None:
        return 2
    for line in lines:
        error = "" if line.error is None else f" ± {line.error:.4f}"
        print(f"{line.what}: {line.value:.4f}{error} ({line.samples})")
    return 0


def _among_teammates(arguments: argparse.Namespace) -> list[Line]:
    return measured(
        Figure(arguments.figure),
        arguments.players,
        arguments.games,
        arguments.seed,
        arguments.jobs,
    )


def _people(arguments: argparse.Namespace) -> list[Line] | None:
    """Measure on people's games or count how people play; return None if a file is unusable."""
    try:
        records = [record for file in arguments.files for record in legal_records(file)]
    except UnusableArgumentError as error:
        print(f"hanabi-desktop: {error}", file=sys.stderr)
        return None
    agreement = agreement_of(Level.EXPERT)
    if arguments.write:
        with task_pool(arguments.jobs) as pool:
            write_people(people_of(pool.map(partial(counted_in, agreement=agreement), records)))

    def tell(done: int, whole: int) -> None:
        show_progress(f"{done}/{whole}", last=done == whole)

    return measured_people(records, agreement, arguments.jobs, tell)
