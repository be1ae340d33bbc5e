"""Fits the stand-in for people (``teammates.measuring.person``) to recorded games.

The weights of each context are those of greatest likelihood, found by Newton's method with a ridge
penalty. A multinomial logistic regression on the terms of the policy, with the same weights in every
context, is the baseline.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.state import observe
from hanabi_desktop.review.event_worth import solved
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.measuring.concordance import is_same_action
from hanabi_desktop.teammates.measuring.stand_ins import (
    CONTEXTS,
    FEATURES,
    PEOPLE_KNOW,
    Leanings,
    context_of,
    dot,
    features,
    softmax,
)
from hanabi_desktop.teammates.players import ConventionPlayer, Option
from hanabi_desktop.teammates.teammate import Term

FOLDS = 5
_STEPS = 12
_RIDGE = 0.5
_TERMS = [FEATURES.index(feature) for feature in ("discards", "clues", *Term)]
Vector = list[float]


@dataclass(frozen=True, slots=True)
class Decision:
    """A person's decision in a recorded game.

    Attributes:
        context: its context (see ``person.context_of``).
        options: what the policy weighed, the best first.
        chosen: the index of the person's choice; None if the policy did not weigh it.
        legal: the number of legal actions.
    """

    context: int
    options: tuple[Option, ...]
    chosen: int | None
    legal: int


@dataclass(frozen=True, slots=True)
class Score:
    """How well a model predicts decisions that it was not fitted to.

    Attributes:
        likelihood: the mean log-likelihood of a decision (natural logarithm).
        first: the share of decisions that are its likeliest action.
        decisions: the number of decisions.
    """

    likelihood: float
    first: float
    decisions: int


def decisions_in(record: GameRecord) -> list[Decision]:
    """Return every decision of a game with a choice.

    Raises:
        BrokenTurnError: the record breaks the rules.
    """
    player = [ConventionPlayer(agreement_of(PEOPLE_KNOW)) for _ in record.seats]
    found = []
    for before, action in zip(replay(record), record.actions, strict=False):
        seen = observe(before, before.seat_to_act)
        options = player[seen.seat].weigh(seen)
        places = (n for n, option in enumerate(options) if is_same_action(option.action, action))
        context = context_of(seen, asked=player[seen.seat].was_asked)
        found.append(Decision(context, options, next(places, None), len(legal_actions(seen))))
    return found


def unexpected_share(decisions: Sequence[Decision]) -> float:
    """Return the share of decisions for an action that the policy did not weigh."""
    missed = sum(one.chosen is None for one in decisions)
    return (missed + 0.5) / (len(decisions) + 1)


def fitted(decisions: Sequence[Decision]) -> Leanings:
    """Return the leanings of greatest likelihood."""
    weights = []
    for context in range(CONTEXTS):
        cases = [(features(one.options), one.chosen) for one in decisions if one.context == context]
        weights.append(tuple(_newton(cases, len(FEATURES))))
    return Leanings(tuple(weights))


def baseline(decisions: Sequence[Decision]) -> Vector:
    """Return the weights of the policy's terms, and of two kinds of action, of greatest likelihood."""
    return _newton([(_by_term(one), one.chosen) for one in decisions], len(_TERMS))


def _by_term(one: Decision) -> list[Vector]:
    """Return the features of the options apart from their values and from misleading."""
    return [[row[place] for place in _TERMS] for row in features(one.options)]


def _newton(cases: Sequence[tuple[list[Vector], int | None]], size: int) -> Vector:
    """Return the weights that make the choices likeliest under a softmax of the features."""
    weights = [0.0] * size
    for _ in range(_STEPS):
        gradient = [-_RIDGE * weight for weight in weights]
        curvature = [[_RIDGE * (i == j) for j in range(size)] for i in range(size)]
        for rows, chosen in cases:
            if chosen is None:
                continue
            chances = softmax([dot(weights, row) for row in rows])
            mean = [
                math.fsum(p * row[i] for p, row in zip(chances, rows, strict=True))
                for i in range(size)
            ]
            for i in range(size):
                gradient[i] += rows[chosen][i] - mean[i]
            for p, row in zip(chances, rows, strict=True):
                off = [value - middle for value, middle in zip(row, mean, strict=True)]
                for i, one in enumerate(off):
                    if one:
                        line = curvature[i]
                        for j in range(size):
                            line[j] += p * one * off[j]
        step = solved(curvature, gradient)
        longest = max(1.0, *map(abs, step))
        weights = [weight + by / longest for weight, by in zip(weights, step, strict=True)]
    return weights


def scored(decisions: Iterable[Decision], chances: Iterable[Vector], unexpected: float) -> Score:
    """Return how well these chances of the options predict the decisions."""
    likelihood = first = number = 0.0
    for one, row in zip(decisions, chances, strict=True):
        of_chosen = 0.0 if one.chosen is None else row[one.chosen]
        likelihood += math.log((1 - unexpected) * of_chosen + unexpected / one.legal)
        first += one.chosen is not None and row[one.chosen] == max(row)
        number += 1
    return Score(likelihood / number, first / number, int(number))


@dataclass(frozen=True, slots=True)
class Comparison:
    """The scores of three models, each fitted to other games than those it predicts.

    Attributes:
        person: the stand-in.
        terms: the baseline.
        policy: the convention player, which gives its first choice one chance and all others the rest.
    """

    person: Score
    terms: Score
    policy: Score


def cross_validated(games: Sequence[Sequence[Decision]]) -> Comparison:
    """Predict the decisions of each fifth of the games from the other games."""
    scores: list[list[Score]] = [[], [], []]
    for fold in range(FOLDS):
        tested = [one for game in games[fold::FOLDS] for one in game]
        others = [one for n, game in enumerate(games) if n % FOLDS != fold for one in game]
        leanings, share = fitted(others), unexpected_share(others)
        of_person = [leanings.chances(one.context, one.options) for one in tested]
        weights = baseline(others)
        of_terms = [softmax([dot(weights, row) for row in _by_term(one)]) for one in tested]
        top = sum(one.chosen == 0 for one in others) / len(others)
        of_policy = [_first_choice(one, top) for one in tested]
        for place, chances in enumerate((of_person, of_terms, of_policy)):
            scores[place].append(scored(tested, chances, share))
    return Comparison(*(_together(of_model) for of_model in scores))


def _first_choice(one: Decision, top: float) -> Vector:
    others = len(one.options) - 1
    return [top, *[(1 - top) / others] * others] if others else [1.0]


def _together(scores: Sequence[Score]) -> Score:
    number = sum(score.decisions for score in scores)
    return Score(
        sum(score.likelihood * score.decisions for score in scores) / number,
        sum(score.first * score.decisions for score in scores) / number,
        number,
    )
