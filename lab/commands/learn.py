"""``learn``: learn policy weights from search results for single decisions."""

import argparse
from pathlib import Path

from hanabi_desktop.commands.arguments import (
    add_jobs,
    add_players,
    deal_number,
    positive_number,
)
from hanabi_desktop.commands.terminal import show_progress
from hanabi_desktop.teammates.search.evaluator import Comparison
from hanabi_desktop.teammates.weights import read_weights, weights_file, write_weights
from lab.commands.resumable import run_resumable
from lab.commands.weights_check import add_weights_check
from lab.fitting.expert_iteration import (
    Learnt,
    add_games,
    learn,
    price_games,
    read_games,
)
from lab.fitting.tuner import check


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    add_players(parser)
    parser.add_argument("--games", type=positive_number, default=1000)
    parser.add_argument("--seed", type=deal_number, default=300_000_000)
    parser.add_argument(
        "--state",
        type=Path,
        required=True,
        help="file of the decisions; if it is there, the work goes on",
    )
    add_weights_check(parser, 4000)
    add_jobs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Evaluate decisions, learn from them, compare with the current weights, and return the exit code."""
    return run_resumable(lambda: _learn(arguments), arguments.state)


def _learn(arguments: argparse.Namespace) -> None:
    players, state = arguments.players, arguments.state
    weights = read_weights(weights_file(players))
    games = read_games(state, players, weights, arguments.seed)
    begun = sum(some.games for some in games)
    last = arguments.seed + max(begun, arguments.games)
    numbers = range(arguments.seed + begun, last)
    for some in price_games(players, weights, numbers, arguments.jobs):
        add_games(state, some)
        games.append(some)
        begun += some.games
        show_progress(f"{begun}/{arguments.games}", last=begun >= arguments.games)
    decisions = [decision for some in games for decision in some.decisions]
    learnt = learn(weights, decisions, arguments.seed)
    found = check(players, learnt.weights, arguments.check, last, arguments.jobs)
    print(_in_words(len(decisions), learnt, found))
    if arguments.write and found.difference > 2 * found.standard_error:
        write_weights(weights_file(players), learnt.weights)


def _in_words(decisions: int, learnt: Learnt, found: Comparison) -> str:
    text = (
        "{decisions} decisions; those that were not learnt from gain {gain} ± {error} points each;"
        " against the weights in use, {games} new deals: {difference} ± {deviation}"
    )
    return text.format(
        decisions=decisions,
        gain=f"{learnt.gain:+.4f}",
        error=f"{learnt.error:.4f}",
        games=found.games,
        difference=f"{found.difference:+.3f}",
        deviation=f"{found.standard_error:.3f}",
    )
