"""``measure-speed``: measure how long the program works, as the work grows."""

import argparse
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from pathlib import Path
from statistics import fmean

from hanabi_desktop.commands.arguments import (
    add_jobs,
    add_players,
    deal_number,
    positive_number,
)
from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import observe, shuffled_deck
from hanabi_desktop.library.metadata.statistics import Group, statistics_of
from hanabi_desktop.library.metadata.summary import Order, Query
from hanabi_desktop.library.saved_game import SavedGame, verify
from hanabi_desktop.library.store import Store
from hanabi_desktop.library.store_opening import OpenStore
from hanabi_desktop.library.store_rows import StoredGame
from hanabi_desktop.review.reviewer import Reviewer, run_tasks
from hanabi_desktop.session.play.teammate_threads import find_hint
from hanabi_desktop.support.workers import task_pool
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.encoding import index_of, undealt_game
from hanabi_desktop.teammates.measuring.arena import Seating, play_games
from hanabi_desktop.teammates.players import LookaheadPlayer
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.search.evaluator import LocalEvaluator
from hanabi_desktop.teammates.teammate import Budget
from hanabi_desktop.teammates.weights import with_personality
from lab.fitting.untried_games import untried

_EXPERTS = agreement_of(Level.EXPERT)
_EVERY = 9
"""Of a game, every so manieth position is tried."""
_ENDLESS_S = 3600.0
_KEPT_AT_ONCE = 500


class Figure(Enum):
    """What is measured."""

    PLAY_OUTS = "play-outs"
    SELF_PLAY = "self-play"
    MOVES = "moves"
    HINTS = "hints"
    REVIEW = "review"
    LIBRARY = "library"


@dataclass(frozen=True, slots=True)
class Work:
    """How much work is done.

    Attributes:
        players: the number of players.
        games: the number of games.
        seed: the number of the first deal.
        jobs: the number of processes, where work is divided among them.
        turns: the number of turns that are reviewed; None for whole games.
    """

    players: int
    games: int
    seed: int
    jobs: int
    turns: int | None

    @property
    def options(self) -> GameOptions:
        return GameOptions(self.players, first_seat=0)

    @property
    def deals(self) -> range:
        return range(self.seed, self.seed + self.games)


@dataclass(frozen=True, slots=True)
class Row:
    """A figure: what was measured, and how much of which unit."""

    what: str
    value: float
    unit: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    parser.add_argument("figure", choices=[figure.value for figure in Figure])
    add_players(parser, default=3)
    parser.add_argument("--games", type=positive_number, default=10)
    parser.add_argument(
        "--turns", type=positive_number, help="review only the first N turns of each game"
    )
    parser.add_argument(
        "--seed", type=deal_number, default=77_000_001, help="number of the first deal"
    )
    add_jobs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure one figure and return the exit code."""
    work = Work(arguments.players, arguments.games, arguments.seed, arguments.jobs, arguments.turns)
    for row in _MEASURED[Figure(arguments.figure)](work):
        print(f"{row.what}: {row.value:.4g} {row.unit}")
    return 0


def _play_outs(work: Work) -> Iterator[Row]:
    """Measure the compiled core alone: games between equal teammates, in one process."""
    undealt = undealt_game(work.options, _EXPERTS, first_seat=0)
    game = undealt.copy()
    policies = [Policy(with_personality(work.players, None), game.models[0])] * work.players
    moves, began = 0, time.process_time()
    for number in work.deals:
        game.copy_from(undealt)
        game.deal([index_of(card) for card in shuffled_deck(number, work.options)])
        game.play_out(policies)
        moves += game.moves
    seconds = time.process_time() - began
    yield Row("games", work.games / seconds, "a second of one core")
    yield Row("a move", 1e6 * seconds / moves, "µs")


def _self_play(work: Work) -> Iterator[Row]:
    """Measure whole games of Experts that do not look ahead."""
    seating = Seating((Level.EXPERT,) * work.players)
    began = time.monotonic()
    played = list(play_games(seating, work.options, work.games, work.seed, work.jobs))
    yield Row("games", work.games / (time.monotonic() - began), "a second")
    yield Row("a move", fmean(ms for game in played for ms in game.move_ms), "ms")


def _positions(work: Work) -> Iterator[tuple[int, int]]:
    """Yield deals, with the numbers of the turns before positions in the middle of their games."""
    for number in work.deals:
        turns = len(tuple(untried(work.options, number, _EXPERTS))) - 1
        yield from ((number, turn) for turn in range(_EVERY // 2, turns, _EVERY))


def _in_processes(work: Work, measure: Callable[[Work, tuple[int, int]], float]) -> Iterator[Row]:
    """Yield mean and 95th percentile of what is measured in positions, one process each."""
    with task_pool(work.jobs) as pool:
        seconds = sorted(pool.map(partial(measure, work), _positions(work)))
    yield Row("mean", fmean(seconds), f"s ({len(seconds)} positions)")
    yield Row("95th percentile", seconds[round(0.95 * (len(seconds) - 1))], "s")


def _seconds_of_move(work: Work, position: tuple[int, int]) -> float:
    """Return the seconds of one process in which an Expert looks ahead with the usual effort."""
    number, turn = position
    state = tuple(untried(work.options, number, _EXPERTS))[turn]
    began = time.process_time()
    LookaheadPlayer(_EXPERTS).choose(observe(state, state.seat_to_act), Budget(_ENDLESS_S))
    return time.process_time() - began


def _seconds_of_hint(work: Work, position: tuple[int, int]) -> float:
    """Return the seconds of one process in which a hint is found."""
    number, turn = position
    state = tuple(untried(work.options, number, _EXPERTS))[turn]
    began = time.process_time()
    find_hint(observe(state, state.seat_to_act), _EXPERTS, Budget(0.0, evaluators=LocalEvaluator()))
    return time.process_time() - began


def _reviews(work: Work) -> Iterator[Row]:
    """Measure reviews of games or of their beginnings, one after the other."""
    firsts, wholes, turns = [], [], []
    for number in work.deals:
        *_, end = untried(work.options, number, _EXPERTS)
        actions = tuple(turn.action for turn in end.history)[: work.turns]
        names = tuple(f"P{seat}" for seat in range(1, work.players + 1))
        record = GameRecord(names, work.options, end.deck, actions, end.first_seat, number)
        reviewer = Reviewer(record, _EXPERTS, number)
        began, first = time.monotonic(), 0.0
        for task, found in run_tasks(reviewer, work.jobs):
            reviewer.add_result(task, found)
            first = first or (time.monotonic() - began if reviewer.has_curve else 0.0)
        firsts.append(first)
        wholes.append(time.monotonic() - began)
        turns.append(len(actions))
    yield Row("to the first curve", fmean(firsts), "s")
    yield Row("to the whole review", fmean(wholes), f"s ({fmean(turns):.1f} turns)")


def _library(work: Work) -> Iterator[Row]:
    """Measure a library of this many games, all of the same course, in a folder of its own."""
    *_, end = untried(work.options, work.seed, _EXPERTS)
    actions = tuple(turn.action for turn in end.history)
    names = ("Elin", *(f"Mate {seat}" for seat in range(2, work.players + 1)))
    record = GameRecord(names, work.options, end.deck, actions, end.first_seat, work.seed)
    game = SavedGame(record, (None, *(Level.EXPERT,) * (work.players - 1)))
    entry = replace(StoredGame.from_game(game, verify(game), played_at=1), imported=False)
    with tempfile.TemporaryDirectory() as folder:
        with closing(OpenStore(Path(folder))) as opened:
            for first in range(0, work.games, _KEPT_AT_ONCE):
                more = range(first + 1, min(first + _KEPT_AT_ONCE, work.games) + 1)
                opened.store.keep(*(replace(entry, id=at, played_at=at) for at in more))
        began = time.monotonic()
        with closing(OpenStore(Path(folder))) as opened:
            yield Row("to open", 1000 * (time.monotonic() - began), "ms")
            yield from _questions(opened.store)


def _questions(store: Store) -> Iterator[Row]:
    """Measure what the window asks a library."""

    def ms(ask: Callable[[], object]) -> float:
        began = time.monotonic()
        ask()
        return 1000 * (time.monotonic() - began)

    def figures() -> object:
        return statistics_of(store.played(), Group.PLAYERS, helped=None)

    yield Row("the first page", ms(partial(store.top, Query(), 64)), "ms")
    yield Row("by score", ms(partial(store.top, Query(order=Order.SCORE), 64)), "ms")
    yield Row("a name", ms(partial(store.top, Query(words="elin"), 64)), "ms")
    yield Row("a name that is not there", ms(partial(store.top, Query(words="nobody"), 64)), "ms")
    yield Row("the start page", ms(store.overview), "ms")
    yield Row("statistics", ms(figures), "ms")


_MEASURED: dict[Figure, Callable[[Work], Iterator[Row]]] = {
    Figure.PLAY_OUTS: _play_outs,
    Figure.SELF_PLAY: _self_play,
    Figure.MOVES: partial(_in_processes, measure=_seconds_of_move),
    Figure.HINTS: partial(_in_processes, measure=_seconds_of_hint),
    Figure.REVIEW: _reviews,
    Figure.LIBRARY: _library,
}
