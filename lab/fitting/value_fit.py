"""Fits the value estimate: a linear regression of a game's result on features of its positions.

Each phase of the game is fitted by least squares to positions of games between teammates. The error
is measured on held-out games.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import nan, sqrt
from random import Random
from statistics import fmean, pstdev

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import shuffled_deck
from hanabi_desktop.review.event_worth import solved
from hanabi_desktop.support.workers import runs_here, task_pool
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.encoding import index_of, undealt_game
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasoning.value_estimate import FEATURES, PHASES, ValueEstimate
from hanabi_desktop.teammates.search.rollouts import worth_of
from hanabi_desktop.teammates.weights import with_personality

GAMES_PER_TASK = 100
TURNS_APART = 4
"""The mean distance of sampled positions in turns; neighbours would be almost identical."""
TESTED_SHARE = 0.2
_RIDGE = 1e-3
"""The ridge penalty; it keeps coefficients of constant features at 0."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position with the result of its game.

    Attributes:
        phase: the phase of the game.
        features: the features of the position.
        worth: the result of the game.
    """

    phase: int
    features: tuple[float, ...]
    worth: float


@dataclass(frozen=True, slots=True)
class Fit:
    """The fitted estimate and its errors.

    Attributes:
        coefficients: in the form of :class:`ValueEstimate`.
        spreads: the standard deviation of results per phase; nan if no position of the phase was
            tested.
        errors: the root mean square error per phase on the same held-out
            games.
    """

    coefficients: tuple[float, ...]
    spreads: tuple[float, ...]
    errors: tuple[float, ...]


def fit(options: GameOptions, games: int, seed: int, jobs: int) -> Fit:
    """Fit to games numbered from ``seed``; the last fifth is held out for testing."""
    found = list(_examples(options, range(seed, seed + games), jobs))
    fitted = min(len(found) - 1, max(1, round(len(found) * (1 - TESTED_SHARE))))
    learnt = [example for task in found[:fitted] for example in task]
    tested = [example for task in found[fitted:] for example in task]
    coefficients, spreads, errors = [], [], []
    for phase in range(len(PHASES)):
        mine = least_squares([e for e in learnt if e.phase == phase])
        others = [e for e in tested if e.phase == phase]
        coefficients += mine
        spreads.append(pstdev([e.worth for e in others]) if others else nan)
        misses = [(e.worth - _forecast(mine, e)) ** 2 for e in others]
        errors.append(sqrt(fmean(misses)) if misses else nan)
    return Fit(tuple(coefficients), tuple(spreads), tuple(errors))


def _examples(options: GameOptions, numbers: Sequence[int], jobs: int) -> Iterator[list[Example]]:
    """Yield the examples of one game after another."""
    at_a_time = min(GAMES_PER_TASK, max(1, len(numbers) // 5))
    tasks = [numbers[i : i + at_a_time] for i in range(0, len(numbers), at_a_time)]
    if runs_here(jobs):
        yield from (_examples_of(options, some) for some in tasks)
        return
    with task_pool(jobs) as pool:
        yield from pool.map(partial(_examples_of, options), tasks)


def least_squares(examples: Sequence[Example]) -> list[float]:
    """Return the constant and the coefficients with the least squared error (normal equations)."""
    size = len(FEATURES) + 1
    left = [[_RIDGE * (i == j) for j in range(size)] for i in range(size)]
    right = [0.0] * size
    for example in examples:
        shown = (1.0, *example.features)
        for i, value in enumerate(shown):
            right[i] += value * example.worth
            for j in range(size):
                left[i][j] += value * shown[j]
    return solved(left, right)


def _forecast(coefficients: Sequence[float], example: Example) -> float:
    shown = (1.0, *example.features)
    return sum(a * b for a, b in zip(coefficients, shown, strict=True))


def _examples_of(options: GameOptions, numbers: Sequence[int]) -> list[Example]:
    return [example for number in numbers for example in _game(options, number)]


def _game(options: GameOptions, number: int) -> Iterator[Example]:
    """Play one deal and yield some of its positions."""
    players, options = options.players, replace(options, first_seat=0)
    game = undealt_game(options, agreement_of(Level.EXPERT), first_seat=0)
    policies = [Policy(with_personality(players, None), game.models[0])] * players
    value_estimate = ValueEstimate([0.0] * (len(PHASES) * (len(FEATURES) + 1)))
    game.deal([index_of(card) for card in shuffled_deck(number, options)])
    chance = Random(number)  # noqa: S311 (which positions wants a seed, not secrecy)
    seen: list[tuple[int, tuple[float, ...]]] = []
    while not game.is_over():
        if chance.random() * TURNS_APART < 1:
            value_estimate.look(game)
            seen.append((value_estimate.phase, tuple(value_estimate.features)))
        game.play_on(policies, 1)
    worth = worth_of(game.score(), options.max_score)
    for phase, features in seen:
        yield Example(phase, features, worth)
