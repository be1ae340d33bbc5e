"""Learns policy weights from search results for single decisions (expert iteration).

Expert iteration (Anthony, Tian and Barber 2017, "Thinking fast and slow with deep learning and
tree search"): the fast policy is fitted to the better actions that search finds, and a search that
uses the improved policy finds better actions again.

Positions come from games between equal teammates. If the policy rates several actions as nearly
equal, each of them is simulated on the same sampled deals. A sampled deal keeps the actual hands
and reshuffles the deck: over many positions, the actual hands are a fair sample of the seat's
belief state.

Then the weights are changed to maximise the expected result of the softmax policy, which chooses an
action with a probability that grows with its rating (policy gradient theorem, Sutton et al. 2000,
for one decision). The derivative of a rating by a weight is found by finite differences.

The objective is the arena's: points, a bonus for a perfect game, and a penalty for each
strike.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from operator import mul
from pathlib import Path
from random import Random
from statistics import fmean

import msgspec

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import shuffled_deck
from hanabi_desktop.support.files import write_atomically
from hanabi_desktop.support.workers import task_pool
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.encoding import Coded, index_of, undealt_game
from hanabi_desktop.teammates.reasoning.appraisal import (
    WEIGHTS,
    Weights,
)
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasoning.simulation import Simulation
from hanabi_desktop.teammates.reasoning.value_estimate import ValueEstimate
from hanabi_desktop.teammates.search.evaluator import standard_error
from hanabi_desktop.teammates.search.rollouts import ESTIMATED_TURNS, worth_of
from hanabi_desktop.teammates.weights import read_value_estimate, value_estimate_file
from lab.fitting.tuner import size_of

GAMES_PER_TASK = 5
RIVALS = 3
"""The maximum number of alternatives simulated besides the policy's choice."""
CLOSE = 1.5
"""Only alternatives rated within this margin of the policy's choice are simulated."""
DEALS = 8
"""Sampled deals per position."""
STRIKE_COST = 1.5
"""The penalty per strike, on top of the points lost, because partners should be reliable.

It is half of the tuner's penalty, as search also uses half of the tuner's bonus for a perfect game."""
LEARNT = tuple(
    name
    for name in WEIGHTS
    if name not in ("clue_threshold", "save_threshold", "gamble", "plan_deck", "irreplaceable")
)
"""The weights to learn: all but thresholds and those without effect in the base game."""
NUDGE = 0.05
"""Finite-difference step, as a share of a weight's size."""

TEMPERATURE = 0.5
"""Softmax temperature: an action rated this much higher is e times as likely."""
CAUTION = 0.02
"""Strength of the L2 penalty on weight changes, measured in step sizes."""
RATE = 0.01
BATCH = 256
EPOCHS = 12
_DECAY, _SQUARE_DECAY, _TINY = 0.9, 0.999, 1e-8
TESTED_SHARE = 0.2


class PricedDecision(msgspec.Struct, frozen=True, array_like=True):
    """A decision whose most highly rated actions have been simulated.

    Attributes:
        values: the policy's rating of each action relative to the chosen one, which comes
            first.
        slopes: for each action, the derivatives of that rating by the weights in ``LEARNT``, per
            step size.
        worths: the mean result of each action relative to the first.
    """

    values: tuple[float, ...]
    slopes: tuple[tuple[float, ...], ...]
    worths: tuple[float, ...]


class PricedGames(msgspec.Struct, frozen=True):
    """The close decisions of games with consecutive numbers.

    Attributes:
        players: the number of players.
        first: the number of the first game.
        games: the number of games.
        weights: the weights of the players, at which ``slopes`` are taken.
        decisions: the decisions with several nearly equal actions.
    """

    players: int
    first: int
    games: int
    weights: dict[str, float]
    decisions: tuple[PricedDecision, ...]


def price_games(
    players: int, weights: Mapping[str, float], numbers: range, jobs: int
) -> Iterator[PricedGames]:
    """Play games with these numbers and simulate alternatives; yield results in batches."""
    tasks = [numbers[i : i + GAMES_PER_TASK] for i in range(0, len(numbers), GAMES_PER_TASK)]
    with task_pool(jobs) as pool:
        yield from pool.map(partial(_price_some, players, dict(weights)), tasks)


def _price_some(players: int, weights: Mapping[str, float], numbers: range) -> PricedGames:
    pricing = _Pricing(players, weights)
    found = tuple(decision for number in numbers for decision in pricing.game(number))
    return PricedGames(players, numbers[0], len(numbers), dict(weights), found)


class _Pricing:
    """Evaluates decisions of games with one number of players."""

    def __init__(self, players: int, weights: Mapping[str, float]) -> None:
        self._options = GameOptions(players, empty_clues=False, first_seat=0)
        self._undealt = undealt_game(self._options, agreement_of(Level.EXPERT), first_seat=0)
        model = self._undealt.models[0]
        self._policy = Policy(Weights(weights), model)
        self._nudged = [Policy(Weights(_nudged(weights, name)), model) for name in LEARNT]
        self._estimate = ValueEstimate(read_value_estimate(value_estimate_file(self._options)))
        self._start = self._undealt.copy()
        self._trial = self._undealt.copy()

    def game(self, number: int) -> Iterator[PricedDecision]:
        """Play one deal and evaluate its close decisions."""
        chance = Random(number)  # noqa: S311 (deals want a seed, not secrecy)
        game = self._undealt.copy()
        game.deal([index_of(card) for card in shuffled_deck(number, self._options)])
        while not game.is_over():
            actions = self._close_actions(game)
            if len(actions) > 1:
                yield self._priced(game, actions, chance)
            game.act(*actions[0])

    def _close_actions(self, game: Simulation) -> list[Coded]:
        """Return the policy's choice and the actions it rates nearly as high."""
        policy = self._policy
        best = policy.choose(game.models[game.seat])
        close = [
            i
            for i in range(policy.candidates)
            if i != best
            and not policy.misleading[i]
            and policy.value[i] > policy.value[best] - CLOSE
        ]
        close.sort(key=lambda i: -policy.value[i])
        return [policy.action(i) for i in (best, *close[:RIVALS])]

    def _priced(self, game: Simulation, actions: Sequence[Coded], chance: Random) -> PricedDecision:
        model = game.models[game.seat]
        self._policy.choose(model)
        values = _differences(self._policy, actions)
        by_weight = []
        for nudged in self._nudged:
            nudged.choose(model)
            moved = _differences(nudged, actions)
            by_weight.append([(b - a) / NUDGE for a, b in zip(values, moved, strict=True)])
        slopes = tuple(tuple(round(s, 4) for s in row) for row in zip(*by_weight, strict=True))
        return PricedDecision(tuple(values), slopes, self._worths(game, actions, chance))

    def _worths(
        self, game: Simulation, actions: Sequence[Coded], chance: Random
    ) -> tuple[float, ...]:
        """Return each action's mean result relative to the first, on the same deals."""
        undrawn = list(game.deck)[game.drawn : game.cards]
        sums = [0.0] * len(actions)
        for _ in range(DEALS):
            chance.shuffle(undrawn)
            self._start.copy_from(game)
            self._start.stack(undrawn)
            for place, action in enumerate(actions):
                sums[place] += self._worth(action)
        return tuple((total - sums[0]) / DEALS for total in sums)

    def _worth(self, action: Coded) -> float:
        """Return the result of an action: some turns simulated, the rest forecast."""
        trial = self._trial
        trial.copy_from(self._start)
        strikes = trial.models[0].strikes
        trial.act(*action)
        trial.play_on([self._policy] * trial.players, ESTIMATED_TURNS)
        if trial.is_over():
            worth = worth_of(trial.score(), self._options.max_score)
        else:
            worth = self._estimate.worth(trial)
        return worth - STRIKE_COST * (trial.models[0].strikes - strikes)


def _nudged(values: Mapping[str, float], name: str) -> dict[str, float]:
    return {**values, name: values[name] + NUDGE * size_of(values[name])}


def _differences(policy: Policy, actions: Sequence[Coded]) -> list[float]:
    """Return the ratings of a policy's last choice, relative to the first action."""
    behind = [policy.behind(*action) for action in actions]
    return [behind[0] - value for value in behind]


@dataclass(frozen=True, slots=True)
class Learnt:
    """The result of learning.

    Attributes:
        weights: the new weights.
        gain: the mean improvement per decision on held-out decisions.
        error: its standard error.
    """

    weights: dict[str, float]
    gain: float
    error: float


def learn(weights: Mapping[str, float], decisions: Sequence[PricedDecision], seed: int) -> Learnt:
    """Fit the weights to the decisions; the last fifth is held out for testing."""
    learnt_from = round(len(decisions) * (1 - TESTED_SHARE))
    chance = Random(seed)  # noqa: S311 (an order wants a seed, not secrecy)
    moves = _ascend(decisions[:learnt_from], chance)
    moved = {
        name: weights[name] + move * size_of(weights[name])
        for name, move in zip(LEARNT, moves, strict=True)
    }
    gains = [_gain(decision, moves) for decision in decisions[learnt_from:]]
    gain = fmean(gains) if gains else 0.0
    return Learnt({**weights, **moved}, gain, standard_error(gains))


def _ascend(decisions: Sequence[PricedDecision], chance: Random) -> list[float]:
    """Return the weight changes that maximise the expected result (Adam)."""
    count = len(LEARNT)
    moves, speed, square = [0.0] * count, [0.0] * count, [0.0] * count
    decisions = list(decisions)
    step = 0
    steps = EPOCHS * math.ceil(len(decisions) / BATCH)
    for _ in range(EPOCHS):
        chance.shuffle(decisions)
        for start in range(0, len(decisions), BATCH):
            batch = decisions[start : start + BATCH]
            slope = [-CAUTION * move for move in moves]
            for decision in batch:
                _add_slope(decision, moves, slope, 1 / len(batch))
            step += 1
            rate = RATE * (1 - step / (steps + 1))
            for place, value in enumerate(slope):
                speed[place] = _DECAY * speed[place] + (1 - _DECAY) * value
                square[place] = _SQUARE_DECAY * square[place] + (1 - _SQUARE_DECAY) * value**2
                fair_speed = speed[place] / (1 - _DECAY**step)
                fair_square = square[place] / (1 - _SQUARE_DECAY**step)
                moves[place] += rate * fair_speed / (math.sqrt(fair_square) + _TINY)
    return moves


def _add_slope(
    decision: PricedDecision, moves: Sequence[float], slope: list[float], share: float
) -> None:
    """Add the gradient of one decision's expected result."""
    values = _moved(decision, moves)
    highest = max(values)
    chances = [math.exp((value - highest) / TEMPERATURE) for value in values]
    total = sum(chances)
    mean = sum(map(mul, chances, decision.worths)) / total
    for chance, worth, slopes in zip(chances, decision.worths, decision.slopes, strict=True):
        factor = share * chance / total * (worth - mean) / TEMPERATURE
        if factor:
            for place, value in enumerate(slopes):
                if value:
                    slope[place] += factor * value


def _moved(decision: PricedDecision, moves: Sequence[float]) -> list[float]:
    """Return the policy's ratings after the weight changes."""
    return [
        value + sum(map(mul, slopes, moves))
        for value, slopes in zip(decision.values, decision.slopes, strict=True)
    ]


def _gain(decision: PricedDecision, moves: Sequence[float]) -> float:
    """Return the result of the newly chosen action relative to the original one."""
    values = _moved(decision, moves)
    return decision.worths[values.index(max(values))]


def add_games(file: Path, games: PricedGames) -> None:
    """Append games to a file, one per line, so that an interrupted run can resume."""
    with file.open("ab") as out:
        out.write(msgspec.json.encode(games) + b"\n")


def read_games(
    file: Path, players: int, weights: Mapping[str, float], first: int
) -> list[PricedGames]:
    """Return the games in a file, or none if it does not exist.

    An incomplete last line is removed, but only if the file is recognised as holding games.

    Args:
        file: written by ``add_games``.
        players: the number of players.
        weights: the weights the games must have been played with.
        first: the number of the first game asked for.

    Raises:
        OSError: the file cannot be read, or its incomplete last line cannot be removed.
        ValueError: it holds something else, or games with other players, weights or
            numbers.
    """
    if not file.exists():
        return []
    written = file.read_bytes()
    whole = written[: written.rfind(b"\n") + 1]
    decoder = msgspec.json.Decoder(PricedGames)
    try:
        found = [decoder.decode(line) for line in whole.splitlines()]
    except msgspec.DecodeError as error:
        raise ValueError(f"{file} holds no decisions") from error
    if written and not found:
        raise ValueError(f"{file} holds no decisions")
    for games in found:
        if games.players != players:
            raise ValueError(f"{file} holds games of another number of players")
        if games.weights != dict(weights):
            raise ValueError(f"{file} holds games played with other weights")
        if games.first != first:
            raise ValueError(f"{file} holds games with other numbers")
        first += games.games
    if len(whole) < len(written):
        write_atomically(file, whole)
    return found
