"""Whole games between teammates and programs, and their statistics."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import fmean

from hanabi_desktop.engine.programs import Fault, Program, ProgramError
from hanabi_desktop.engine.seat import ProgramSeat
from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.moves import Ending
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.game.state import GameState, apply, deal, observe
from hanabi_desktop.support.workers import runs_here
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Agreement, agreed_by
from hanabi_desktop.teammates.measuring.arena import in_processes, spread_of
from hanabi_desktop.teammates.players import teammate_of
from hanabi_desktop.teammates.search.evaluator import standard_error
from hanabi_desktop.teammates.teammate import AT_ONCE, Budget, Teammate

Player = Level | Program


@dataclass(frozen=True, slots=True)
class Broken:
    """What a program did that ended a game early."""

    seat: int
    program: Program
    fault: Fault
    detail: str


@dataclass(frozen=True, slots=True)
class MatchGame:
    """A game that was played.

    Attributes:
        record: the game as far as it was played.
        score: its points; 0 for a lost or broken game.
        ending: how it ended; None for a broken game.
        move_ms: the time each seat took for each of its moves.
        broken: what broke it; None if it was played to its end.
    """

    record: GameRecord
    score: int
    ending: Ending | None
    move_ms: tuple[tuple[float, ...], ...]
    broken: Broken | None = None


@dataclass
class Match:
    """A table of teammates and programs that plays game after game.

    The teammates play by what all of them know. A program keeps running from game to game, and is
    started again after it has broken one.
    """

    players: tuple[Player, ...]
    wished: Agreement | None = None
    budget: Budget = AT_ONCE
    log: Path | None = None
    """The file to which what the programs print is added; None for nowhere."""
    _programs: dict[int, ProgramSeat] = field(default_factory=dict, init=False)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names: a level's, or a program's, with the seat's number."""
        return tuple(f"{name_of(one)} {seat}" for seat, one in enumerate(self.players, start=1))

    def play(self, options: GameOptions, number: int) -> MatchGame:
        """Play the game of this number."""
        state = deal(options, number)
        teammates = self._teammates()
        move_ms: list[list[float]] = [[] for _ in self.players]
        broken = None
        seat = state.seat_to_act
        try:
            for seat, program in self._programs.items():
                program.begin(observe(state, seat))
            while state.ending is None:
                seat = state.seat_to_act
                seen = observe(state, seat)
                started = time.perf_counter()
                decision = teammates[seat].choose(seen, self.budget)
                move_ms[seat].append(1000 * (time.perf_counter() - started))
                state, _ = apply(state, decision.action)
                self._tell(state)
        except ProgramError as error:
            broken = Broken(seat, error.program, error.fault, error.detail)
            self.close()
        score = score_of(state.fireworks, state.ending) if broken is None else 0
        times = tuple(map(tuple, move_ms))
        record = self._record(state, number)
        return MatchGame(record, score, state.ending, times, broken)

    def close(self) -> None:
        """End the programs."""
        for program in self._programs.values():
            program.close()
        self._programs = {}

    def _teammates(self) -> dict[int, Teammate]:
        """Return who plays in each seat: teammates as if fresh, programs that go on running."""
        levels = [player for player in self.players if isinstance(player, Level)]
        agreed = agreed_by(levels, self.wished)
        teammates: dict[int, Teammate] = {}
        for seat, player in enumerate(self.players):
            if isinstance(player, Level):
                teammates[seat] = teammate_of(player, agreed)
                continue
            if seat not in self._programs:
                name = self.names[seat]
                keep = partial(_add_line, self.log, name) if self.log is not None else None
                self._programs[seat] = ProgramSeat(player, self.names, keep)
            teammates[seat] = self._programs[seat]
        return teammates

    def _tell(self, state: GameState) -> None:
        for seat, program in self._programs.items():
            program.watch(observe(state, seat))
            if state.ending is not None:
                with suppress(ProgramError):  # it may end when the game does
                    program.catch_up()

    def _record(self, state: GameState, number: int) -> GameRecord:
        actions = tuple(turn.action for turn in state.history)
        options, deck = state.options, state.deck
        return GameRecord(self.names, options, deck, actions, state.first_seat, number)


def _add_line(log: Path, name: str, line: str) -> None:
    with log.open("a", encoding="utf-8") as file:
        file.write(f"{name}: {line}\n")


def name_of(player: Player) -> str:
    """Return what a player is called."""
    return player.value if isinstance(player, Level) else player.name


def play_match(
    match: Match, options: GameOptions, numbers: Sequence[int], jobs: int = 1
) -> Iterator[MatchGame]:
    """Play the games of these numbers, yield them in that order, and close the match."""
    if runs_here(jobs):
        try:
            for number in numbers:
                yield match.play(options, number)
        finally:
            match.close()
        return
    yield from in_processes(partial(_play_some, match, options), numbers, jobs)


def _play_some(match: Match, options: GameOptions, numbers: Sequence[int]) -> list[MatchGame]:
    return list(play_match(match, options, numbers))


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """Statistics of many games. Shares are 0 to 1; a lost or broken game counts 0 points.

    Attributes:
        perfect: the share of games with every firework complete.
        strikeouts: the share of games lost by strikes.
        broken: the share of games that a program broke off.
        ms_per_seat: mean, 99th percentile and maximum of the time for a move, by seat.
    """

    games: int
    mean: float
    standard_error: float
    perfect: float
    strikeouts: float
    broken: float
    histogram: dict[int, int]
    moves: int
    ms_per_seat: list[dict[str, float]]


def summarise(games: Sequence[MatchGame]) -> MatchSummary:
    """Summarise games; at least one is needed."""
    scores = [game.score for game in games]
    seats = range(len(games[0].move_ms))
    times = [sorted(ms for game in games for ms in game.move_ms[seat]) for seat in seats]
    return MatchSummary(
        games=len(games),
        mean=fmean(scores),
        standard_error=standard_error(scores),
        perfect=sum(game.ending is Ending.PERFECT for game in games) / len(games),
        strikeouts=sum(game.ending is Ending.STRIKES for game in games) / len(games),
        broken=sum(game.broken is not None for game in games) / len(games),
        histogram=dict(sorted(Counter(scores).items())),
        moves=sum(map(len, times)),
        ms_per_seat=[spread_of(own) for own in times],
    )
