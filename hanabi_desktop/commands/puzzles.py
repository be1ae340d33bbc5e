"""``puzzles``: find positions in which one action is clearly best, and write them down."""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, count, islice
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.commands.arguments import (
    add_jobs,
    add_level,
    add_players,
    deal_number,
    positive_number,
)
from hanabi_desktop.commands.progress import show_progress
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.record import GameRecord, replay
from hanabi_desktop.game.state import observe
from hanabi_desktop.learning.content.puzzles import (
    NOTHING,
    Cost,
    Puzzle,
    all_puzzles,
    puzzle_of,
    write_puzzles,
)
from hanabi_desktop.teammates.budget import AT_ONCE
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.players.convention_player import ConventionPlayer
from hanabi_desktop.teammates.search.trials import Trials
from hanabi_desktop.teammates.teammate import ReasonCode
from hanabi_desktop.wording.files import unreadable_file

translate = QCoreApplication.translate

CLEAR_POINTS, CLEAR_ERRORS = 0.3, 4.0
"""An action is clearly best that is ahead by so many points and so many standard errors."""

_LOOKS, _SECOND_LOOK, _PROOF = (8, 16, 32), 60, 600
"""Imagined deals: of some actions, of every action, and fresh ones for the proof."""
_POSITIONS_A_GAME, _CANDIDATES = 6, 6
_MOST_OF_A_KIND = 0.2
"""The share of all puzzles that may have the same kind of answer."""
_OBVIOUS = (ReasonCode.PLAY_KNOWN, ReasonCode.DISCARD_TRASH)


@dataclass(frozen=True, slots=True)
class _Found:
    puzzle: Puzzle
    kind: ReasonCode


_Search: TypeAlias = Callable[[], "_Found | None"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said with it."""
    add_players(parser, default=3)
    add_level(parser)
    parser.add_argument("--wanted", type=positive_number, default=12)
    parser.add_argument("--seed", type=deal_number, default=7_000_000)
    parser.add_argument(
        "--again",
        type=Path,
        metavar="FILE",
        help=translate(
            "Commands",
            "measure the puzzles in this file again first, and keep those that still hold",
        ),
    )
    parser.add_argument("--out", type=Path, required=True)
    add_jobs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Look until enough are found; the exit code."""
    options = GameOptions(arguments.players, empty_clues=False, first_seat=0)
    level, wanted = Level(arguments.level), arguments.wanted
    try:
        old = all_puzzles(arguments.again) if arguments.again else ()
    except (OSError, ValueError) as error:
        print(unreadable_file(arguments.again, error), file=sys.stderr)
        return 2
    searches: Iterator[_Search] = chain(
        (partial(_measured_again, puzzle) for puzzle in old),
        (partial(_find, options, level, number) for number in count(arguments.seed)),
    )
    kept: list[Puzzle] = []
    kinds: Counter[ReasonCode] = Counter()
    most = max(1, round(_MOST_OF_A_KIND * wanted))
    for searched, found in enumerate(_done(searches, arguments.jobs), 1):
        is_old = searched <= len(old)
        if found is not None and (is_old or _adds(found, kept, kinds, most)):
            kinds[found.kind] += 1
            kept.append(found.puzzle)
        if searched >= len(old):  # what was known before is not given up half way
            write_puzzles(kept, arguments.out)
        text = translate("Commands", "{games} games, {found} puzzles")
        done = searched >= len(old) and len(kept) >= wanted
        show_progress(text.format(games=searched, found=len(kept)), last=done)
        if done:
            return 0
    return 1


def _adds(found: _Found, kept: Sequence[Puzzle], kinds: Counter[ReasonCode], most: int) -> bool:
    """Whether a new puzzle is none of those kept, and not one more of what there is enough of."""
    return kinds[found.kind] < most and all(found.puzzle.link != one.link for one in kept)


def _done(searches: Iterator[_Search], jobs: int) -> Iterator[_Found | None]:
    """What one search after the other finds; there is no end of them."""
    with ProcessPoolExecutor(jobs) as pool:
        ahead = [pool.submit(search) for search in islice(searches, 2 * jobs)]
        try:
            for search in searches:
                yield ahead.pop(0).result()
                ahead.append(pool.submit(search))
        finally:
            for task in ahead:
                task.cancel()


def _measured_again(puzzle: Puzzle) -> _Found | None:
    """A puzzle with what its actions cost by now; None where none is clearly best any more."""
    *_, state = replay(puzzle.record)
    return _puzzle_at(observe(state, state.seat_to_act), puzzle.record, puzzle.level, 0)


def _find(options: GameOptions, level: Level, number: int) -> _Found | None:
    """A puzzle in the game of this number, one at most, so that they differ.

    The last round is left out: what is best there is seldom hard to see.
    """
    record = play_game(Seating((level,) * options.players), options, number).record
    promising: list[tuple[float, int, Observation]] = []
    for turn, state in enumerate(replay(record)):
        if state.turns_left is None and state.ending is None and turn:
            seen = observe(state, state.seat_to_act)
            promising.append((_margin(seen, level), turn, seen))
    promising.sort(key=lambda one: -one[0])
    for _, turn, seen in promising[:_POSITIONS_A_GAME]:
        here = replace(record, actions=record.actions[:turn], game_number=None)
        found = _puzzle_at(seen, here, level, number)
        if found is not None:
            return found
    return None


def _puzzle_at(seen: Observation, here: GameRecord, level: Level, seed: int) -> _Found | None:
    """The puzzle of a position; None where no action is clearly best."""
    decision = ConventionPlayer(level).choose(seen, AT_ONCE)
    costs = _costs(seen, level, decision.action, seed)
    return None if costs is None else _Found(puzzle_of(here, level, costs), decision.reason.code)


def _margin(seen: Observation, level: Level) -> float:
    """By how much the teammates' own measure prefers their choice; nothing where it is obvious."""
    player = ConventionPlayer(level)
    sound = [option.value for option in player.weigh(seen) if not option.is_misleading]
    if len(sound) < 2 or player.choose(seen, AT_ONCE).reason.code in _OBVIOUS:
        return 0.0
    return sound[0] - sound[1]


def _costs(seen: Observation, level: Level, best: Action, seed: int) -> dict[Action, Cost] | None:
    """What every action costs beside this one; None where it is not clearly best."""
    weighed = ConventionPlayer(level).weigh(seen)
    likely = [option.action for option in weighed if not option.is_misleading][:_CANDIDATES]
    if len(likely) < 2 or likely[0] != best:
        return None
    look = Trials(seen, level, seed)
    for deals in _LOOKS:
        look.run(likely, deals)
        if any(look.lead(best, other).difference < CLEAR_POINTS / 2 for other in likely[1:]):
            return None
    others = [action for action in legal_actions(seen) if action != best]
    look.run([best, *others], _SECOND_LOOK)
    # What has looked best on some deals is proved on others.
    proof = Trials(seen, level, seed + 1)
    near = [o for o in others if look.lead(best, o).difference < 4 * CLEAR_POINTS]
    proof.run([best, *near], _PROOF)
    costs = {best: NOTHING}
    for other in others:
        lead = (proof if other in near else look).lead(best, other)
        if lead.difference < max(CLEAR_POINTS, CLEAR_ERRORS * lead.standard_error):
            return None
        costs[other] = Cost(round(lead.difference, 2), round(lead.standard_error, 2))
    return costs
