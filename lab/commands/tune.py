"""``tune``: search for policy weights again, as after a change of conventions."""

import argparse
from pathlib import Path

from hanabi_desktop.commands.arguments import (
    add_jobs,
    add_players,
    deal_number,
    positive_number,
)
from hanabi_desktop.commands.terminal import show_progress
from hanabi_desktop.teammates.weights import read_weights, weights_file, write_weights
from lab.commands.resumable import run_resumable
from lab.commands.weights_check import add_weights_check
from lab.fitting.tuner import Search, check, search_steps


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    add_players(parser)
    parser.add_argument("--steps", type=positive_number, default=40)
    parser.add_argument(
        "--pairs",
        type=positive_number,
        default=1500,
        help="pairs of games per step",
    )
    parser.add_argument("--seed", type=deal_number, default=50_000_000)
    parser.add_argument(
        "--state",
        type=Path,
        required=True,
        help="file of the search; if it is there, the search goes on",
    )
    add_weights_check(parser, 2000)
    add_jobs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Take the requested steps, compare with the current weights, and return the exit code."""
    return run_resumable(lambda: _tune(arguments), arguments.state)


def _tune(arguments: argparse.Namespace) -> None:
    players, state = arguments.players, arguments.state
    search = _begun(players, arguments.seed, state)
    steps = search_steps(search, arguments.pairs, arguments.jobs)
    while search.steps < arguments.steps:
        next(steps)
        search.save(state)
        _tell(search, arguments.steps)
    steps.close()
    found = check(players, search.found, arguments.check, search.seed, arguments.jobs)
    print(_in_words(found.difference, found.standard_error, found.games))
    if arguments.write and found.difference > 0:
        write_weights(weights_file(players), search.found)


def _begun(players: int, seed: int, state: Path) -> Search:
    """Return the search stored in the file, or a new one from the current weights."""
    if state.exists():
        return Search.resumed(state, players)
    return Search(players, seed, read_weights(weights_file(players)))


def _tell(search: Search, steps: int) -> None:
    text = "step {step} of {steps}: {mean} points, {perfect} perfect"
    line = text.format(
        step=search.steps,
        steps=steps,
        mean=f"{search.means[-1]:.3f}",
        perfect=f"{search.perfect[-1]:.1%}",
    )
    show_progress(line, last=search.steps >= steps)


def _in_words(difference: float, error: float, games: int) -> str:
    text = "against the weights in use, {games} new deals: {difference} ± {error}"
    return text.format(games=games, difference=f"{difference:+.3f}", error=f"{error:.3f}")
