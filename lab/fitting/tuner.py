"""Tunes policy weights by an evolution strategy on games between equal teammates.

Each pair of games is one deal played twice, with the weights perturbed in a random direction and in
the opposite one (antithetic pairs). The mean of the directions, weighted by the difference of the
two scores, is the step (Salimans et al. 2017, "Evolution strategies as a scalable alternative to
reinforcement learning"). Steps have momentum, and the result is the average of the weights over the
last steps (Polyak and Juditsky 1992).
"""

import json
from collections.abc import Generator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import shuffled_deck
from hanabi_desktop.support.files import write_atomically
from hanabi_desktop.support.workers import task_pool
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.encoding import index_of, undealt_game
from hanabi_desktop.teammates.reasoning.appraisal import WEIGHTS, Weights
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.search.evaluator import Comparison, compare
from hanabi_desktop.teammates.weights import read_weights, weights_file

PAIRS_A_TASK = 25
SPREAD = 0.12
STEP = 0.25
MOMENTUM = 0.8
AVERAGED = 0.04
"""Weight of the latest step in the moving average, which spans about 25 steps."""
LEAST_SIZE = 0.08
UNASKED = frozenset({"irreplaceable"})
"""Weights without effect in these games, which would only drift randomly."""
LARGEST_DIFFERENCE = 6.0
PERFECT_BONUS = 1.0
STRIKE_COST = 3.0
"""The penalty per strike, on top of the points lost, because partners should be reliable."""


@dataclass(slots=True)
class Search:
    """The state of a search for weights, saved after every step.

    Attributes:
        players: seats at the table.
        seed: number of the first deal of the next step; every step takes new deals.
        values: the current weights, by name.
        speed: the momentum, by name.
        average: the mean weights over the last steps, by name; less noisy than ``values``.
        steps: the number of steps taken.
        means: mean score of the games of each step.
        perfect: share of perfect games of each step.
    """

    players: int
    seed: int
    values: dict[str, float]
    speed: dict[str, float] = field(default_factory=lambda: dict.fromkeys(WEIGHTS, 0.0))
    average: dict[str, float] = field(default_factory=dict)
    steps: int = 0
    means: list[float] = field(default_factory=list)
    perfect: list[float] = field(default_factory=list)

    @classmethod
    def resumed(cls, file: Path, players: int) -> "Search":
        """Load a saved search.

        Raises:
            OSError: the file cannot be read.
            ValueError: it holds no search of these weights.
        """
        try:
            search = cls(**json.loads(file.read_text(encoding="utf-8")))
            same_weights = set(search.values) == set(search.speed) == set(WEIGHTS)
        except TypeError as error:
            raise ValueError(f"{file} holds no search: {error}") from error
        if not same_weights or search.players != players:
            raise ValueError(f"{file} holds a search for other weights")
        return search

    @property
    def found(self) -> dict[str, float]:
        """The resulting weights, or the initial ones if no step was taken."""
        return self.average or self.values

    def save(self, file: Path) -> None:
        """Save the search."""
        write_atomically(file, json.dumps(asdict(self), indent=1).encode())


def size_of(value: float) -> float:
    """Return the step size of a weight, in proportion to it and never 0."""
    return max(abs(value), LEAST_SIZE)


def search_steps(search: Search, pairs: int, jobs: int) -> Generator[Search, None, None]:
    """Yield the search after each step of ``pairs`` pairs of games."""
    with task_pool(jobs) as pool:
        while True:
            seeds = range(search.seed, search.seed + pairs)
            tasks = [
                pool.submit(_try_pairs, search.players, search.values, seeds[i : i + PAIRS_A_TASK])
                for i in range(0, pairs, PAIRS_A_TASK)
            ]
            trials = [trial for task in tasks for trial in task.result()]
            _move(search, trials)
            search.seed += pairs
            yield search


@dataclass(frozen=True, slots=True)
class Trial:
    """A pair of games: the direction of the perturbation and both results."""

    direction: tuple[float, ...]
    forth: "Outcome"
    back: "Outcome"

    @property
    def gain(self) -> float:
        """The difference of the two results."""
        difference = (self.forth.worth - self.back.worth) / 2
        return max(-LARGEST_DIFFERENCE, min(LARGEST_DIFFERENCE, difference))


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game."""

    score: int
    strikes: int

    @property
    def worth(self) -> float:
        """The objective of the search."""
        return self.score + PERFECT_BONUS * (self.score == 25) - STRIKE_COST * self.strikes


def _move(search: Search, trials: Sequence[Trial]) -> None:
    scores = [game.score for trial in trials for game in (trial.forth, trial.back)]
    search.means.append(sum(scores) / len(scores))
    search.perfect.append(scores.count(25) / len(scores))
    search.steps += 1
    for place, name in enumerate(WEIGHTS):
        gains = 0.0 if name in UNASKED else sum(t.gain * t.direction[place] for t in trials)
        slope = gains / len(trials)
        search.speed[name] = MOMENTUM * search.speed[name] + STEP * slope
        search.values[name] += search.speed[name] * size_of(search.values[name])
        before = search.average.get(name, search.values[name])
        search.average[name] = before + AVERAGED * (search.values[name] - before)


def _try_pairs(players: int, values: dict[str, float], seeds: Sequence[int]) -> list[Trial]:
    trials = []
    for seed in seeds:
        chance = Random(seed)  # noqa: S311 (directions want a seed, not secrecy)
        direction = tuple(chance.gauss(0, 1) for _ in WEIGHTS)
        forth, back = (
            play(players, _moved(values, direction, far), seed) for far in (SPREAD, -SPREAD)
        )
        trials.append(Trial(direction, forth, back))
    return trials


def _moved(values: dict[str, float], direction: Sequence[float], far: float) -> dict[str, float]:
    return {
        name: values[name] + far * size_of(values[name]) * direction[place]
        for place, name in enumerate(WEIGHTS)
    }


def play(players: int, values: dict[str, float], seed: int) -> Outcome:
    """Play one deal with these weights in every seat, under the rules without empty clues."""
    options = GameOptions(players, empty_clues=False, first_seat=0)
    deck = [index_of(card) for card in shuffled_deck(seed, options)]
    game = undealt_game(options, agreement_of(Level.EXPERT), first_seat=0)
    policy = Policy(Weights(values), game.models[0])
    game.deal(deck)
    score = game.play_out([policy] * players)
    return Outcome(score, game.models[0].strikes)


def check(players: int, values: dict[str, float], games: int, seed: int, jobs: int) -> Comparison:
    """Compare weights with the current ones on the same held-out deals."""
    seeds = range(seed, seed + games)
    in_use = read_weights(weights_file(players))
    with task_pool(jobs) as pool:
        new, old = (
            [
                pool.submit(_scores, players, weights, seeds[i : i + PAIRS_A_TASK])
                for i in range(0, games, PAIRS_A_TASK)
            ]
            for weights in (values, in_use)
        )
        return compare(
            [score for task in new for score in task.result()],
            [score for task in old for score in task.result()],
        )


def _scores(players: int, values: dict[str, float], seeds: Sequence[int]) -> list[int]:
    return [play(players, values, seed).score for seed in seeds]
