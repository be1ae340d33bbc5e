"""Many games between teammates, and what they tell of them."""

import math
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import fmean, stdev

from hanabi_desktop.game.moves import Action, Clue, Clued, Ending, Misplayed
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.record import GameRecord
from hanabi_desktop.game.scoring import final_score
from hanabi_desktop.game.state import GameState, apply, deal, observe
from hanabi_desktop.teammates.catalogue import teammate_of
from hanabi_desktop.teammates.conventions import read_table
from hanabi_desktop.teammates.identities import identity
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.teammate import Budget

GAMES_A_TASK = 10


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game between teammates.

    Attributes:
        record: the game itself.
        score: points, 0 when lost.
        ending: how it ended.
        move_ms: thinking time of each move, in milliseconds.
        untrue_clues: clues whose focus was not what their receiver had to infer.
        clue_strikes: strikes with a card that a clue had touched.
        missing_reasons: moves without a reason.
    """

    record: GameRecord
    score: int
    ending: Ending
    move_ms: tuple[float, ...]
    untrue_clues: int
    clue_strikes: int
    missing_reasons: int


def play_game(levels: Sequence[Level], options: GameOptions, game_number: int) -> GameResult:
    """Play one game between teammates of these levels, seat by seat."""
    teammates = [teammate_of(level) for level in levels]
    state = deal(options, game_number)
    actions: list[Action] = []
    move_ms = []
    untrue = strikes = speechless = 0
    while state.ending is None:
        observation = observe(state, state.seat_to_act)
        started = time.perf_counter()
        decision = teammates[state.seat_to_act].choose(observation, Budget())
        move_ms.append(1000 * (time.perf_counter() - started))
        before = state
        state, events = apply(state, decision.action)
        actions.append(decision.action)
        speechless += not decision.reason.orders and not isinstance(decision.action, Clue)
        strikes += isinstance(events[0], Misplayed) and _was_clued(before, events[0].order)
        untrue += isinstance(events[0], Clued) and not _is_true(before, state, events[0])
    record = GameRecord(
        tuple(f"{level.value} {seat}" for seat, level in enumerate(levels, start=1)),
        options,
        state.deck,
        tuple(actions),
        state.first_seat,
        game_number,
    )
    score = final_score(state.fireworks, state.ending)
    return GameResult(record, score, state.ending, tuple(move_ms), untrue, strikes, speechless)


def _was_clued(state: GameState, order: int) -> bool:
    return any(held.marks.touched for hand in state.hands for held in hand if held.order == order)


def _is_true(before: GameState, after: GameState, clue: Clued) -> bool:
    """Whether the receiver's reading of a clue's focus holds the truth."""
    reading = read_table(observe(before, clue.target))
    focus = reading.focus(clue.target, frozenset(clue.touched))
    if focus is None:
        return True
    belief = read_table(observe(after, clue.target)).beliefs[focus]
    return bool(belief.inferred & identity(after.deck[focus]))


def play_games(
    levels: Sequence[Level], options: GameOptions, games: int, seed: int, jobs: int = 1
) -> Iterator[GameResult]:
    """Play ``games`` games with the numbers from ``seed`` on, in that order."""
    numbers = range(seed, seed + games)
    if jobs == 1:
        for number in numbers:
            yield play_game(levels, options, number)
        return
    with ProcessPoolExecutor(jobs) as pool:
        tasks = [
            pool.submit(_play_some, levels, options, numbers[start : start + GAMES_A_TASK])
            for start in range(0, games, GAMES_A_TASK)
        ]
        for task in tasks:
            yield from task.result()


def _play_some(
    levels: Sequence[Level], options: GameOptions, numbers: Sequence[int]
) -> list[GameResult]:
    return [play_game(levels, options, number) for number in numbers]


@dataclass(frozen=True, slots=True)
class Summary:
    """What many games tell. Shares are 0 to 1; a lost game counts 0 points.

    Attributes:
        games: how many.
        mean: points a game.
        standard_error: of the mean.
        perfect: share of games with every firework complete.
        strikeouts: share of games lost by strikes.
        histogram: games by score.
        moves: in all games together.
        ms_per_move: mean, 99th percentile and maximum of the thinking time.
        untrue_clues: a game.
        clue_strikes: a game.
        missing_reasons: in all games together.
    """

    games: int
    mean: float
    standard_error: float
    perfect: float
    strikeouts: float
    histogram: dict[int, int]
    moves: int
    ms_per_move: dict[str, float]
    untrue_clues: float
    clue_strikes: float
    missing_reasons: int


def summarise(results: Sequence[GameResult]) -> Summary:
    """Sum up games; at least one is needed."""
    games = len(results)
    scores = [result.score for result in results]
    times = sorted(ms for result in results for ms in result.move_ms)
    return Summary(
        games=games,
        mean=fmean(scores),
        standard_error=stdev(scores) / math.sqrt(games) if games > 1 else 0.0,
        perfect=sum(r.ending is Ending.PERFECT for r in results) / games,
        strikeouts=sum(r.ending is Ending.STRIKES for r in results) / games,
        histogram=dict(sorted(Counter(scores).items())),
        moves=len(times),
        ms_per_move={
            "mean": fmean(times),
            "p99": times[int(0.99 * (len(times) - 1))],
            "max": times[-1],
        },
        untrue_clues=fmean(r.untrue_clues for r in results),
        clue_strikes=fmean(r.clue_strikes for r in results),
        missing_reasons=sum(r.missing_reasons for r in results),
    )
