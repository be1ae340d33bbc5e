"""``measure-agreements``: measure the value of each convention on the same deals.

Experts without search play by all conventions, by all but one (and those that require it), by one
plus its requirements and the basic ones, and by random sets.
"""

import argparse
from collections.abc import Iterator, Sequence
from random import Random

from hanabi_desktop.commands.arguments import add_jobs, add_players, deal_number, positive_number
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import (
    BASICS,
    SWITCHES,
    Agreement,
    Convention,
    agreement_of,
    needed_for,
    useful_in,
)
from hanabi_desktop.teammates.measuring.arena import Seating, play_games, summarise
from hanabi_desktop.teammates.search.evaluator import compare


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    add_players(parser, default=3)
    parser.add_argument("--games", type=positive_number, default=400)
    parser.add_argument(
        "--seed",
        type=deal_number,
        default=65_000_001,
        help="number of the first deal",
    )
    parser.add_argument(
        "--random",
        type=int,
        default=10,
        metavar="N",
        help="so many agreements at random as well",
    )
    add_jobs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play by one agreement after another, print a line for each, and return the exit code."""
    options = GameOptions(arguments.players, empty_clues=False)
    whole: list[int] = []
    for name, agreement in agreements(options, arguments.random):
        line_up = Seating((Level.EXPERT,) * options.players, wished=agreement)
        results = list(
            play_games(line_up, options, arguments.games, arguments.seed, arguments.jobs)
        )
        found, scores = summarise(results), [result.score for result in results]
        whole = whole or scores
        gained = compare(scores, whole)
        print(
            f"{name}: {found.mean:.3f} ± {found.standard_error:.3f}, {gained.difference:+.3f} ±"
            f" {gained.standard_error:.3f}, {found.perfect:.1%}, untrue {1 - found.true_share:.2%},"
            f" strikeouts {found.strikeouts:.2%}",
            flush=True,
        )
    return 0


def agreements(options: GameOptions, at_random: int) -> Iterator[tuple[str, Agreement]]:
    """Yield all agreements to measure with their names, beginning with all conventions."""
    everything, nothing = agreement_of(Level.EXPERT), Agreement(BASICS)
    switches = useful_in(SWITCHES, options)
    yield "everything", everything
    yield "nothing", nothing
    for one in switches:
        yield f"without {one.name.lower()}", everything.without_one(one)
    for one in switches:
        yield f"{one.name.lower()} alone", nothing.with_one(one)
    for number in range(at_random):
        agreement = random_agreement(Random(number), switches)  # noqa: S311 (no secret)
        yield f"random {number}: {' '.join(agreement.words)}", agreement


def random_agreement(chance: Random, switches: Sequence[Convention]) -> Agreement:
    """Return a random valid agreement; each convention has a chance of 0.5."""
    chosen = {one for one in switches if chance.random() < 0.5}
    needed = {need for one in chosen for need in needed_for(one)}
    return Agreement(BASICS | chosen | needed)
