"""``puzzles``: find positions with one clearly best action and write them to a file."""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, count, islice
from pathlib import Path
from typing import TypeAlias

from hanabi_desktop.commands.arguments import add_jobs, deal_number, positive_number
from hanabi_desktop.commands.terminal import show_progress
from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS
from hanabi_desktop.learning.puzzles import Puzzle, all_puzzles, write_puzzles
from hanabi_desktop.learning.themes import OF_MULTICOLOUR, Theme
from hanabi_desktop.support.workers import task_pool
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.wording.problems import unreadable_file
from lab.puzzle_search import GAMES_AT_ONCE, Table, measured_again, search, tables

_MOST_OF_A_THEME_AND_TABLE = 8
"""So many puzzles may have the same theme, rules, level and number of players."""

_Search: TypeAlias = Callable[[], Sequence[Puzzle]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    parser.add_argument(
        "--each",
        type=positive_number,
        default=22,
        help="puzzles wanted of each theme (default: 22)",
    )
    parser.add_argument(
        "--players",
        type=int,
        choices=range(MIN_PLAYERS, MAX_PLAYERS + 1),
        help="only tables of this size; two players give the most puzzles",
    )
    parser.add_argument(
        "--early",
        action="store_true",
        help="only positions in which more than half of all cards are undrawn",
    )
    parser.add_argument("--seed", type=deal_number, default=7_000_000)
    parser.add_argument(
        "--again",
        type=Path,
        metavar="FILE",
        help="measure the puzzles in this file again first, and keep those that still hold",
    )
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep the puzzles in this file")
    parser.add_argument("--out", type=Path, required=True)
    add_jobs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Search until enough puzzles are found, and return the exit code.

    A file to measure again is replaced only when all its puzzles have been measured.
    """
    old: Sequence[Puzzle] = ()
    collection = _Collection(arguments.each)
    try:
        for puzzle in all_puzzles(arguments.keep) if arguments.keep else ():
            collection.take(puzzle)
        if arguments.again:
            old = all_puzzles(arguments.again)
    except (OSError, ValueError) as error:
        print(unreadable_file(arguments.again or arguments.keep, error), file=sys.stderr)
        return 2
    searches: Iterator[_Search] = chain(
        (partial(measured_again, puzzle) for puzzle in old),
        _new_searches(arguments.seed, collection, arguments.players, early=arguments.early),
    )
    for searched, found in enumerate(_done(searches, arguments.jobs), 1):
        for puzzle in found:
            if searched <= len(old) or collection.wants(puzzle):
                collection.take(puzzle)
        if searched >= len(old):
            write_puzzles(collection.kept, arguments.out)
        done = searched >= len(old) and collection.is_complete
        show_progress(f"{searched} searches, {len(collection.kept)} puzzles", last=done)
        if done:
            return 0
    return 1


class _Collection:
    """Puzzles balanced over themes and tables.

    Args:
        each: the number of puzzles wanted of each theme.
    """

    def __init__(self, each: int) -> None:
        self._each = each
        self._counts: Counter[tuple[Theme, Table | None]] = Counter()
        self._numbers: set[int] = set()
        self.kept: list[Puzzle] = []

    @property
    def is_complete(self) -> bool:
        """Whether there are enough puzzles of every theme."""
        return all(self._counts[theme, None] >= self._each for theme in Theme)

    def take(self, puzzle: Puzzle) -> None:
        """Add a puzzle unless it is a duplicate."""
        if puzzle.number in self._numbers:
            return
        for table in (None, _table_of(puzzle)):
            self._counts[puzzle.theme, table] += 1
        self._numbers.add(puzzle.number)
        self.kept.append(puzzle)

    def wants(self, puzzle: Puzzle) -> bool:
        """Return whether more puzzles of this one's theme and table are wanted."""
        return puzzle.theme in self.wanted_at(_table_of(puzzle))

    def wanted_at(self, table: Table) -> frozenset[Theme]:
        """Return the themes of which puzzles at this table are wanted."""
        return frozenset(
            theme
            for theme in Theme
            if self._counts[theme, None] < self._each
            and self._counts[theme, replace(table, partner=None, early=False)]
            < _MOST_OF_A_THEME_AND_TABLE
            and _can_occur(theme, table)
        )


def _table_of(puzzle: Puzzle) -> Table:
    return Table(puzzle.record.options, puzzle.level)


def _can_occur(theme: Theme, table: Table) -> bool:
    """Return whether puzzles of a theme exist at a table: those of a variant need its rules."""
    options = table.options
    of_multicolour = {theme: options.multicolour is kind for kind, theme in OF_MULTICOLOUR.items()}
    needed = of_multicolour | {
        Theme.BOUQUET: options.final_bouquet,
        Theme.CHOREOGRAPHY: options.choreography,
        Theme.ENDGAME: not options.final_bouquet,
        Theme.SAVE: not options.final_bouquet,
        Theme.DISCARD: not options.final_bouquet,
        Theme.FIX: table.level is not Level.CASUAL,
        Theme.FINESSE: table.level is not Level.CASUAL,
    }
    return needed.get(theme, True)


def _new_searches(
    seed: int, collection: _Collection, players: int | None, *, early: bool
) -> Iterator[_Search]:
    """Yield searches of new games at each table in turn, for the themes still wanted there."""
    every = [table for table in tables(early=early) if players in (None, table.options.players)]
    for place in count():
        table, number = every[place % len(every)], seed + place * GAMES_AT_ONCE
        if wanted := collection.wanted_at(table):
            yield partial(search, table, number, wanted)


def _done(searches: Iterator[_Search], jobs: int) -> Iterator[Sequence[Puzzle]]:
    """Yield the results of searches, indefinitely."""
    with task_pool(jobs) as pool:
        ahead = [pool.submit(one) for one in islice(searches, 2 * jobs)]
        try:
            for one in searches:
                yield ahead.pop(0).result()
                ahead.append(pool.submit(one))
        finally:
            for task in ahead:
                task.cancel()
