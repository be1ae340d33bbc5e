"""``fit-people``: fit the stand-in for people to recorded games, and say how well it predicts others.

How sharply it chooses and how often it misreads a clue are chosen so that, among its own kind, it reaches
as many points and strikes as often as the recorded people.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from statistics import fmean

from hanabi_desktop.commands.arguments import (
    UnusableArgumentError,
    add_game_files,
    add_jobs,
    deal_number,
    legal_records,
    positive_number,
)
from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.game.state import apply, deal, observe
from hanabi_desktop.support.workers import task_pool
from hanabi_desktop.teammates.measuring.stand_ins import Leanings, Person, write_leanings
from hanabi_desktop.teammates.search.evaluator import standard_error
from hanabi_desktop.teammates.teammate import AT_ONCE
from lab.fitting.people_fit import Score, cross_validated, decisions_in, fitted

SHARPNESSES = (1.0, 1.5, 2.0, 3.0)
MISREADS = (0.0, 0.02)
"""The factors of the weights and the shares of misread clues that are tried."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    add_game_files(parser)
    parser.add_argument(
        "--games",
        type=positive_number,
        default=400,
        help="games among stand-ins for each pair of numbers tried (default: 400)",
    )
    parser.add_argument(
        "--points",
        type=float,
        help="the mean points to reach among its own kind (default: those of the recorded games)",
    )
    parser.add_argument("--seed", type=deal_number, default=57_000_001)
    parser.add_argument("--write", action="store_true", help="use the result from now on")
    add_jobs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Fit, print a line for each model and each share of misread clues, and return the exit code."""
    try:
        records = [record for file in arguments.files for record in legal_records(file)]
    except UnusableArgumentError as error:
        print(f"hanabi-desktop: {error}", file=sys.stderr)
        return 2
    with task_pool(arguments.jobs) as pool:
        games = list(pool.map(decisions_in, records))
        found = cross_validated(games)
        for name, score in (
            ("stand-in", found.person),
            ("terms alone", found.terms),
            ("first choice", found.policy),
        ):
            print(f"{name}: {_in_words(score)}", flush=True)
        leanings = fitted([one for game in games for one in game])
        ends = [_end(record) for record in records]
        people, strikes = fmean(end[0] for end in ends), fmean(end[1] for end in ends)
        print(f"people: {people:.2f} points, {strikes:.3f} strikes a game")
        options = GameOptions(records[0].options.players, empty_clues=False)
        numbers = range(arguments.seed, arguments.seed + arguments.games)
        nearest: list[tuple[float, Leanings]] = []
        for sharpness, misreads in product(SHARPNESSES, MISREADS):
            tried = replace(leanings, sharpness=sharpness, misreads=misreads)
            results = list(pool.map(partial(_played, tried, options), numbers, chunksize=20))
            found_points, found_strikes = map(fmean, zip(*results, strict=True))
            print(
                f"sharpness {sharpness}, misreads {misreads}: {_points(results)},"
                f" {found_strikes:.3f} strikes a game",
                flush=True,
            )
            off = abs(found_points - (arguments.points or people)) + abs(found_strikes - strikes)
            nearest.append((off, tried))
    if arguments.write:
        write_leanings(min(nearest, key=lambda one: one[0])[1])
    return 0


def _in_words(score: Score) -> str:
    return f"{score.likelihood:.4f} a decision, first choice {score.first:.1%} of {score.decisions}"


def _points(results: Sequence[tuple[int, int]]) -> str:
    scores = [points for points, _ in results]
    return f"{fmean(scores):.2f} ± {standard_error(scores):.2f} points"


def _end(record: GameRecord) -> tuple[int, int]:
    """Return the points and the strikes at the end of a recorded game."""
    *_, state = replay(record)
    return score_of(state.fireworks, state.ending), state.strikes


def _played(leanings: Leanings, options: GameOptions, number: int) -> tuple[int, int]:
    """Return the points and strikes of a game among stand-ins."""
    people = [Person(leanings) for _ in range(options.players)]
    state = deal(options, number)
    while state.ending is None:
        decision = people[state.seat_to_act].choose(observe(state, state.seat_to_act), AT_ONCE)
        state, _ = apply(state, decision.action)
    return score_of(state.fireworks, state.ending), state.strikes
