"""Value estimates of positions: fitted by least squares, and tested on other games."""

import random
from itertools import product
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, apply, deal, observe
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.encoding import index_of, undealt_game
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.reasoning.value_estimate import FEATURES, PHASES, ValueEstimate
from hanabi_desktop.teammates.search.deadline import ENDLESS
from hanabi_desktop.teammates.search.rollouts import Rollouts, worth_of
from hanabi_desktop.teammates.teammate import AT_ONCE
from hanabi_desktop.teammates.weights import (
    read_value_estimate,
    value_estimate_file,
    write_value_estimate,
)
from lab.fitting.value_fit import (
    Example,
    _examples_of,
    _forecast,
    fit,
    least_squares,
)

SIZE = len(FEATURES) + 1


def plain(players: int, **variants: Any) -> GameOptions:
    return GameOptions(players, empty_clues=False, first_seat=0, **variants)


def test_least_squares_recover_a_law_from_noisy_data() -> None:
    chance = random.Random(4)
    law = [chance.uniform(-1, 1) for _ in range(SIZE)]
    examples = []
    for _ in range(3000):
        features = tuple(chance.uniform(-5, 5) for _ in FEATURES)
        exact = sum(a * b for a, b in zip(law, (1.0, *features), strict=True))
        examples.append(Example(0, features, exact + chance.gauss(0, 0.5)))
    assert least_squares(examples) == pytest.approx(law, abs=0.05)


def test_constant_feature_gets_no_weight() -> None:
    examples = [Example(0, (float(n % 7), *[0.0] * (SIZE - 2)), 3.0 + n % 7) for n in range(70)]
    found = least_squares(examples)
    assert found[:2] == pytest.approx([3.0, 1.0], abs=0.01)
    assert found[2:] == pytest.approx([0.0] * (SIZE - 2))


def test_fit_is_measured_on_other_games_and_best_near_the_end() -> None:
    found = fit(plain(2), 600, seed=9_610_000, jobs=1)
    assert len(found.coefficients) == len(PHASES) * SIZE
    assert found.errors[0] < found.errors[3] < found.spreads[3]
    assert found.errors[0] < 0.5 * found.spreads[0]


FITTED = [
    options
    for players in range(2, 6)
    for rules in product(Multicolour, (False, True), (False, True))
    if value_estimate_file(options := GameOptions(players, *rules, empty_clues=False)).is_file()
]


@pytest.mark.parametrize("options", FITTED, ids=lambda options: value_estimate_file(options).stem)
def test_shipped_estimates_predict_unseen_games(options: GameOptions) -> None:
    coefficients = read_value_estimate(value_estimate_file(options))
    numbers = range(9_600_000, 9_600_600)  # games ended by strikes must not weigh too much
    examples = [e for e in _examples_of(options, numbers) if e.phase == 2]
    by_phase = coefficients[2 * SIZE : 3 * SIZE]
    errors = [e.worth - _forecast(by_phase, e) for e in examples]
    mean = fmean(e.worth for e in examples)
    assert abs(fmean(errors)) < 0.3
    assert fmean(x * x for x in errors) < 0.75 * fmean((e.worth - mean) ** 2 for e in examples)


def test_features_describe_the_position() -> None:
    options = plain(3)
    state = deal(options, 5)
    game = undealt_game(options, agreement_of(Level.EXPERT), first_seat=0)
    game.deal([index_of(card) for card in state.deck])
    value_estimate = ValueEstimate([float(n) for n in range(len(PHASES) * SIZE)])
    value_estimate.look(game)
    shown = dict(zip(FEATURES, value_estimate.features, strict=True))
    in_hands = [state.deck[order] for seat in range(3) for order in state.hand_orders(seat)]
    ones = {card for card in in_hands if card.rank == 1}
    assert value_estimate.phase == len(PHASES) - 1
    assert shown == {
        "score": 0,
        "reachable": 25,
        "tokens": 8,
        "strikes": 0,
        "deck": state.deck_size,
        "pace": state.deck_size + 3 - 25,
        "scarce": 0,
        "short": 0,
        "ready": 0,
        "playable": len(ones),
        "waiting": 0,
    }
    start = value_estimate.phase * SIZE
    forecast = start + sum((start + 1 + n) * f for n, f in enumerate(value_estimate.features))
    assert value_estimate.worth(game) == pytest.approx(forecast)


def position(options: GameOptions, number: int, deck: int) -> GameState:
    """Return a game between teammates when this many cards are left in the deck."""
    state, player = deal(options, number), ConventionPlayer(agreement_of(Level.EXPERT))
    while state.deck_size > deck:
        seen = observe(state, state.seat_to_act)
        state, _ = apply(state, player.choose(seen, AT_ONCE).action)
    return state


def test_estimate_of_the_last_turns_plays_to_the_end() -> None:
    state = position(plain(3), 4, deck=0)
    seen = observe(state, state.seat_to_act)
    actions = [
        option.action for option in ConventionPlayer(agreement_of(Level.EXPERT)).weigh(seen)[:2]
    ]
    rollouts = Rollouts(seen, agreement_of(Level.EXPERT), 1)
    scores = rollouts.scores(actions, range(8))
    assert rollouts.estimates(actions, range(8)) == [
        tuple(worth_of(score, 25) for score in pair) for pair in scores
    ]


def test_estimates_match_mean_scores_with_less_variance() -> None:
    """They have nearly the same mean as whole games on the same deals, and a smaller spread."""
    state = position(plain(3), 4, deck=25)
    seen = observe(state, state.seat_to_act)
    (action,) = [
        option.action for option in ConventionPlayer(agreement_of(Level.EXPERT)).weigh(seen)[:1]
    ]
    rollouts = Rollouts(seen, agreement_of(Level.EXPERT), 1)
    estimates = [worth for (worth,) in rollouts.estimates([action], range(240), ENDLESS)]
    wholes = [worth_of(score, 25) for (score,) in rollouts.scores([action], range(240), ENDLESS)]
    assert abs(fmean(estimates) - fmean(wholes)) < 0.4
    spread = [fmean((w - fmean(ws)) ** 2 for w in ws) for ws in (estimates, wholes)]
    assert spread[0] < 0.6 * spread[1]


@pytest.mark.parametrize("variant", [{"multicolour": Multicolour.FIVE}, {"final_bouquet": True}])
def test_variants_without_a_fit_are_played_to_the_end(variant: dict[str, Any]) -> None:
    state = deal(GameOptions(3, **variant), 3)
    seen = observe(state, state.seat_to_act)
    actions = [
        option.action for option in ConventionPlayer(agreement_of(Level.EXPERT)).weigh(seen)[:2]
    ]
    rollouts = Rollouts(seen, agreement_of(Level.EXPERT), 1)
    most = state.options.max_score
    assert rollouts.estimates(actions, range(3)) == [
        tuple(worth_of(score, most) for score in pair)
        for pair in rollouts.scores(actions, range(3))
    ]


def test_estimates_round_trip(tmp_path: Path) -> None:
    file = tmp_path / "value_estimate.json"
    numbers = [n / 8 for n in range(len(PHASES) * SIZE)]
    write_value_estimate(file, numbers)
    assert read_value_estimate(file) == numbers
    for broken in ("[]", '[{"constant": 1}]', "[1, 2]", '[{"constant": null}]'):
        file.write_text(broken)
        with pytest.raises(ValueError, match="does not hold"):
            read_value_estimate(file)
