"""Many games between teammates, and their statistics."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from statistics import fmean
from typing import TypeVar

from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.moves import Action, Clue, Ending, Misplayed, Play
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.game.state import GameState, apply, deal, observe, redact
from hanabi_desktop.support.workers import runs_here, task_pool
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Agreement, agreed_by
from hanabi_desktop.teammates.encoding import SeatTracker, index_of
from hanabi_desktop.teammates.measuring.stand_ins import StandIn, UnadaptingTracker, stand_in_of
from hanabi_desktop.teammates.players import ConventionPlayer, teammates_of
from hanabi_desktop.teammates.search.evaluator import standard_error
from hanabi_desktop.teammates.teammate import AT_ONCE, Budget, ReasonCode, Teammate

GAMES_PER_TASK = 10

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Seating:
    """The players of a game: a level for each seat, and possibly stand-ins in every seat but the first.

    Attributes:
        levels: the levels, by seat.
        partner: the kind of stand-in; None if teammates sit in every seat.
        everywhere: whether a stand-in sits in the first seat as well.
        wished: the agreement to play by; None for all conventions that every player knows.
        adapts: whether the teammates adapt to the habits of their partners. Those that do not also
            do not look ahead.
    """

    levels: tuple[Level, ...]
    partner: StandIn | None = None
    everywhere: bool = False
    wished: Agreement | None = None
    adapts: bool = True

    @property
    def agreed(self) -> Agreement:
        """The agreement of the table, limited to what every player knows."""
        stand_ins = () if self.partner is None else (self.partner.knows,)
        return agreed_by((*self.levels, *stand_ins), self.wished)

    def teammates(self) -> list[Teammate]:
        players: list[Teammate] = list(teammates_of(self.levels, wished=self.agreed).values())
        if not self.adapts:
            players = [ConventionPlayer(self.agreed, tracker=UnadaptingTracker) for _ in players]
        if self.partner is not None:
            first = 0 if self.everywhere else 1
            players[first:] = [stand_in_of(self.partner) for _ in players[first:]]
        return players

    @property
    def names(self) -> tuple[str, ...]:
        kinds = [level.value for level in self.levels]
        if self.partner is not None:
            first = 0 if self.everywhere else 1
            kinds[first:] = [self.partner.value] * (len(kinds) - first)
        return tuple(f"{kind} {seat}" for seat, kind in enumerate(kinds, start=1))


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game between teammates.

    Attributes:
        move_ms: the thinking time of each move, in milliseconds.
        untrue_clues: the number of clues whose reading excluded the true identity of the focus.
        clue_strikes: the number of strikes with a card that its holder was sure of because of a clue.
        own_clue_strikes: the number of those whose clue the first seat gave.
        missing_reasons: the number of moves without a reason.
        departures: the number of moves that looking ahead changed.
    """

    record: GameRecord
    score: int
    ending: Ending
    move_ms: tuple[float, ...]
    clues: int
    untrue_clues: int
    clue_strikes: int
    own_clue_strikes: int
    missing_reasons: int
    departures: int


class _Watch:
    """The trackers of all seats in a game, used to count where the conventions went wrong."""

    def __init__(self, state: GameState, agreement: Agreement) -> None:
        seats = range(state.options.players)
        self._trackers = [SeatTracker(observe(state, seat), agreement) for seat in seats]
        self.clues = self.untrue_clues = self.clue_strikes = self.own_clue_strikes = 0

    def turn(self, before: GameState, after: GameState) -> None:
        turn = after.history[-1]
        if isinstance(turn.action, Play) and isinstance(turn.events[0], Misplayed):
            model = self._trackers[turn.seat].model
            model.think(turn.seat)
            order = turn.action.order
            convinced = model.clued[order] or model.promised[order]
            if model.is_sure(order) and convinced:
                self.clue_strikes += 1
                self.own_clue_strikes += model.asker[order] == 0
        for seat, tracker in enumerate(self._trackers):
            tracker.watch(replace(turn, events=redact(turn.events, seat)))
        if isinstance(turn.action, Clue):
            self.clues += 1
            model = self._trackers[turn.action.target].model
            if model.focus >= 0:
                truth = 1 << index_of(before.deck[model.focus])
                self.untrue_clues += not model.inferred[model.focus] & truth


def play_game(
    line_up: Seating, options: GameOptions, game_number: int, budget: Budget = AT_ONCE
) -> GameResult:
    """Play one game."""
    teammates = line_up.teammates()
    state = deal(options, game_number)
    watch = _Watch(state, line_up.agreed)
    actions: list[Action] = []
    move_ms = []
    speechless = departures = 0
    while state.ending is None:
        observation = observe(state, state.seat_to_act)
        started = time.perf_counter()
        decision = teammates[state.seat_to_act].choose(observation, budget)
        move_ms.append(1000 * (time.perf_counter() - started))
        before = state
        state, _ = apply(state, decision.action)
        watch.turn(before, state)
        actions.append(decision.action)
        speechless += decision.reason.code is ReasonCode.NONE_GIVEN
        departures += decision.reason.ahead is not None
    record = GameRecord(
        line_up.names, options, state.deck, tuple(actions), state.first_seat, game_number
    )
    return GameResult(
        record,
        score_of(state.fireworks, state.ending),
        state.ending,
        tuple(move_ms),
        watch.clues,
        watch.untrue_clues,
        watch.clue_strikes,
        watch.own_clue_strikes,
        speechless,
        departures,
    )


def play_games(
    line_up: Seating,
    options: GameOptions,
    games: int,
    seed: int,
    jobs: int = 1,
    budget: Budget = AT_ONCE,
) -> Iterator[GameResult]:
    """Play ``games`` games with the numbers from ``seed`` on, and yield them in that order."""
    numbers = range(seed, seed + games)
    if runs_here(jobs):
        for number in numbers:
            yield play_game(line_up, options, number, budget)
        return
    play = partial(_play_some, line_up, options, budget=budget)
    yield from in_processes(play, numbers, jobs, GAMES_PER_TASK if budget == AT_ONCE else 1)


def in_processes(
    play: Callable[[Sequence[int]], Sequence[_T]],
    numbers: Sequence[int],
    jobs: int,
    at_a_time: int = GAMES_PER_TASK,
) -> Iterator[_T]:
    """Play the games of these numbers in worker processes, and yield the results in that order.

    Args:
        play: plays the games of some numbers; it is sent to the processes.
        numbers: the numbers of the games.
        jobs: the number of processes.
        at_a_time: how many games a process plays before it is given the next ones.
    """
    with task_pool(jobs) as pool:
        tasks = [
            pool.submit(play, numbers[start : start + at_a_time])
            for start in range(0, len(numbers), at_a_time)
        ]
        for task in tasks:
            yield from task.result()


def _play_some(
    line_up: Seating, options: GameOptions, numbers: Sequence[int], budget: Budget
) -> list[GameResult]:
    return [play_game(line_up, options, number, budget) for number in numbers]


@dataclass(frozen=True, slots=True)
class Summary:
    """Statistics of many games. Shares are 0 to 1; a lost game counts 0 points.

    Attributes:
        perfect: the share of games with every firework complete.
        strikeouts: the share of games lost by strikes.
        moves: the number of moves in all games together.
        ms_per_move: mean, 99th percentile and maximum of the thinking time.
        untrue_clues: the number of untrue clues per game.
        true_share: the share of clues that were not untrue.
        clue_strikes: the number of clue strikes per game.
        own_clue_strikes: the number of those per game whose clue the first seat gave.
        missing_reasons: the number of moves without a reason in all games together.
        departures: the number of moves per game that looking ahead changed.
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
    true_share: float
    clue_strikes: float
    own_clue_strikes: float
    missing_reasons: int
    departures: float


def spread_of(times: Sequence[float]) -> dict[str, float]:
    """Return mean, 99th percentile and maximum of sorted times; zeros if there are none."""
    if not times:
        return {"mean": 0.0, "p99": 0.0, "max": 0.0}
    return {"mean": fmean(times), "p99": times[int(0.99 * (len(times) - 1))], "max": times[-1]}


def summarise(results: Sequence[GameResult]) -> Summary:
    """Summarise games; at least one is needed."""
    games = len(results)
    scores = [result.score for result in results]
    times = sorted(ms for result in results for ms in result.move_ms)
    untrue = sum(result.untrue_clues for result in results)
    return Summary(
        games=games,
        mean=fmean(scores),
        standard_error=standard_error(scores),
        perfect=sum(r.ending is Ending.PERFECT for r in results) / games,
        strikeouts=sum(r.ending is Ending.STRIKES for r in results) / games,
        histogram=dict(sorted(Counter(scores).items())),
        moves=len(times),
        ms_per_move=spread_of(times),
        untrue_clues=untrue / games,
        true_share=1 - untrue / max(1, sum(result.clues for result in results)),
        clue_strikes=fmean(r.clue_strikes for r in results),
        own_clue_strikes=fmean(r.own_clue_strikes for r in results),
        missing_reasons=sum(r.missing_reasons for r in results),
        departures=fmean(r.departures for r in results),
    )
