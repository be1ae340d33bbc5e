"""``par``: measure the mean score for each set of rules, player count and level."""

import argparse

from hanabi_desktop.commands.arguments import add_jobs, deal_number, positive_number
from hanabi_desktop.commands.terminal import show_progress
from hanabi_desktop.review.par import Par, all_pars, name_of, write_pars
from lab.reviews.pars import measured_pars, tables


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    parser.add_argument(
        "--games",
        type=positive_number,
        default=1000,
        help="games for each of them",
    )
    parser.add_argument("--seed", type=deal_number, default=71_000_001)
    parser.add_argument("--missing", action="store_true", help="only those without a par")
    parser.add_argument("--write", action="store_true", help="use these from now on")
    add_jobs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure all of them, or those that are missing, and return the exit code."""
    kept = dict(all_pars()) if arguments.missing else {}
    asked = [(options, level) for options, level in tables() if name_of(options, level) not in kept]
    found: dict[str, Par] = dict(kept)
    for name, par in measured_pars(asked, arguments.games, arguments.seed, arguments.jobs):
        found[name] = par
        done = len(found) - len(kept)
        show_progress(f"{done} / {len(asked)}", last=done == len(asked))
        print(f"{name}: {par.points:.3f} ± {par.error:.3f}, {par.perfect:.1%}", flush=True)
    if arguments.write:
        write_pars(found)
    return 0
