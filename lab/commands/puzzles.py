"""``puzzles``: find positions with one clearly best action and write them to a file."""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain, count, islice
from pathlib import Path
from typing import TypeAlias

from hanabi_desktop.commands.arguments import add_jobs, deal_number, positive_number
from hanabi_desktop.commands.progress_line import show_progress
from hanabi_desktop.learning.content.puzzles import Puzzle, all_puzzles, write_puzzles
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.wording.files import unreadable_file
from lab.puzzle_search import Table, measured_again, search, tables

_MOST_OF_A_THEME = 0.2
"""The share of all puzzles that may have the same theme."""

_Search: TypeAlias = Callable[[], Puzzle | None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    parser.add_argument("--wanted", type=positive_number, default=150)
    parser.add_argument("--seed", type=deal_number, default=7_000_000)
    parser.add_argument(
        "--again",
        type=Path,
        metavar="FILE",
        help="measure the puzzles in this file again first, and keep those that still hold",
    )
    parser.add_argument("--out", type=Path, required=True)
    add_jobs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Search until enough puzzles are found, and return the exit code.

    A file to measure again is replaced only when all its puzzles have been measured.
    """
    wanted = arguments.wanted
    try:
        old = all_puzzles(arguments.again) if arguments.again else ()
    except (OSError, ValueError) as error:
        print(unreadable_file(arguments.again, error), file=sys.stderr)
        return 2
    collection = _Collection(wanted)
    searches: Iterator[_Search] = chain(
        (partial(measured_again, puzzle) for puzzle in old),
        _new_searches(arguments.seed, collection),
    )
    for searched, found in enumerate(_done(searches, arguments.jobs), 1):
        if found is not None and (searched <= len(old) or collection.wants(found)):
            collection.take(found)
        if searched >= len(old):
            write_puzzles(collection.kept, arguments.out)
        text = "{games} games, {found} puzzles"
        done = searched >= len(old) and len(collection.kept) >= wanted
        show_progress(text.format(games=searched, found=len(collection.kept)), last=done)
        if done:
            return 0
    return 1


class _Collection:
    """Puzzles balanced over themes and tables.

    Args:
        wanted: the target number of puzzles.
    """

    def __init__(self, wanted: int) -> None:
        self._most_of_a_theme = max(1, round(_MOST_OF_A_THEME * wanted))
        self._most_of_a_table = -(-wanted // len(set(tables()))) + 1
        self._themes: Counter[Theme] = Counter()
        self._tables: Counter[Table] = Counter()
        self._numbers: set[int] = set()
        self.kept: list[Puzzle] = []

    def take(self, puzzle: Puzzle) -> None:
        """Add a puzzle unless it is a duplicate."""
        table = Table(puzzle.record.options, puzzle.level)
        if puzzle.number in self._numbers:
            return
        self._themes[puzzle.theme] += 1
        self._tables[table] += 1
        self._numbers.add(puzzle.number)
        self.kept.append(puzzle)

    def wants(self, puzzle: Puzzle) -> bool:
        """Return whether more puzzles of this one's theme and table are wanted."""
        table = Table(puzzle.record.options, puzzle.level)
        return puzzle.theme in self.wanted_themes() and self.wants_of(table)

    def wanted_themes(self) -> frozenset[Theme]:
        """Return the themes with too few puzzles."""
        return frozenset(theme for theme in Theme if self._themes[theme] < self._most_of_a_theme)

    def wants_of(self, table: Table) -> bool:
        """Return whether more puzzles of this table are wanted."""
        return self._tables[table] < self._most_of_a_table


def _new_searches(seed: int, collection: _Collection) -> Iterator[_Search]:
    """Yield searches of new games at each table in turn, for the themes still wanted."""
    every = tables()
    for number in count(seed):
        table = every[(number - seed) % len(every)]
        if collection.wants_of(table):
            yield partial(search, table, number, collection.wanted_themes())


def _done(searches: Iterator[_Search], jobs: int) -> Iterator[Puzzle | None]:
    """Yield the results of searches, indefinitely."""
    with ProcessPoolExecutor(jobs) as pool:
        ahead = [pool.submit(one) for one in islice(searches, 2 * jobs)]
        try:
            for one in searches:
                yield ahead.pop(0).result()
                ahead.append(pool.submit(one))
        finally:
            for task in ahead:
                task.cancel()
