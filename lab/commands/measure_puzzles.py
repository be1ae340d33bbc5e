"""``measure-puzzles``: measure on fresh deals how clearly the best move of each puzzle is ahead.

For each puzzle the best move and its closest rivals are played out on deals that played no part in
the choice of the puzzle. A puzzle holds if the best move is ahead of each of them by 0.3 points and by
three standard errors.
"""

import argparse
import sys
from collections import Counter
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean

from hanabi_desktop.commands.arguments import add_jobs, deal_number, positive_number
from hanabi_desktop.commands.terminal import show_progress
from hanabi_desktop.game.course import replay
from hanabi_desktop.game.state import observe
from hanabi_desktop.learning.puzzles import PUZZLES_FILE, Puzzle, all_puzzles
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.support.workers import task_pool
from hanabi_desktop.wording.problems import unreadable_file
from lab.puzzle_search import CLEAR_POINTS, Trials

_ERRORS = 3.0
_RIVALS = 3


@dataclass(frozen=True, slots=True)
class Held:
    """How a puzzle fared on fresh deals.

    Attributes:
        number: its id.
        theme: its theme.
        lead: the smallest lead of the best move over a rival, in points.
        error: its standard error.
    """

    number: int
    theme: Theme
    lead: float
    error: float

    @property
    def holds(self) -> bool:
        """Whether the best move is clearly ahead."""
        return self.lead >= max(CLEAR_POINTS, _ERRORS * self.error)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    parser.add_argument("--file", type=Path, default=PUZZLES_FILE)
    parser.add_argument(
        "--deals", type=positive_number, default=600, help="deals for each puzzle (default: 600)"
    )
    parser.add_argument("--seed", type=deal_number, default=99_000_001)
    add_jobs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure every puzzle, print a line for each theme and the puzzles that fail; return the exit code."""
    try:
        puzzles = all_puzzles(arguments.file)
    except (OSError, ValueError) as error:
        print(unreadable_file(arguments.file, error), file=sys.stderr)
        return 2
    found: list[Held] = []
    measure = partial(measured, deals=arguments.deals, seed=arguments.seed)
    with task_pool(arguments.jobs) as pool:
        for held in pool.map(measure, puzzles):
            found.append(held)
            show_progress(f"{len(found)} / {len(puzzles)}", last=len(found) == len(puzzles))
    themes = Counter(held.theme for held in found)
    for theme, number in themes.most_common():
        of_theme = [held for held in found if held.theme is theme]
        holding = sum(held.holds for held in of_theme)
        lead = fmean(held.lead for held in of_theme)
        print(f"{theme.value}: {holding} of {number} hold, mean lead {lead:.2f}")
    for held in found:
        if not held.holds:
            print(f"puzzle {held.number} ({held.theme.value}): {held.lead:.2f} ± {held.error:.2f}")
    print(f"all: {sum(held.holds for held in found)} of {len(found)} hold")
    return 0 if all(held.holds for held in found) else 1


def measured(puzzle: Puzzle, deals: int, seed: int) -> Held:
    """Play the best move and its closest rivals out on fresh deals."""
    *_, state = replay(puzzle.record)
    best, *rivals = sorted(puzzle.costs, key=lambda action: puzzle.costs[action].points)
    rivals = rivals[:_RIVALS]
    trials = Trials(observe(state, state.seat_to_act), puzzle.agreement, seed + puzzle.number)
    trials.run([best, *rivals], deals)
    leads = [trials.lead(best, rival) for rival in rivals]
    least = min(leads, key=lambda lead: lead.difference)
    return Held(puzzle.number, puzzle.theme, least.difference, least.standard_error)
