"""Weights learnt from decisions: the signal is found, noise is not mistaken for it."""

from pathlib import Path
from random import Random

import pytest

from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.teammates.reasoning.appraisal import WEIGHTS
from hanabi_desktop.teammates.weights import read_weights, weights_file
from lab.fitting.expert_iteration import (
    LEARNT,
    PricedDecision,
    PricedGames,
    add_games,
    learn,
    price_games,
    read_games,
)

PLAYERS = 3


def decisions(*, worth_of_play: float) -> list[PricedDecision]:
    """Return decisions between two nearly equal actions; the second differs only in ``play``."""
    chance = Random(5)
    slope = tuple(float(name == "play") for name in LEARNT)
    nothing = (0.0,) * len(LEARNT)
    return [
        PricedDecision(
            (0.0, chance.uniform(-0.3, 0.0)),
            (nothing, slope),
            (0.0, worth_of_play + chance.gauss(0, 0.4)),
        )
        for _ in range(4000)
    ]


@pytest.mark.parametrize(("worth", "way"), [(0.3, 1), (-0.3, -1)])
def test_weight_moves_in_the_direction_of_the_decisions(worth: float, way: int) -> None:
    weights = read_weights(weights_file(PLAYERS))
    learnt = learn(weights, decisions(worth_of_play=worth), 1)
    assert (learnt.weights["play"] - weights["play"]) * way > 0
    others = [name for name in WEIGHTS if name != "play"]
    assert [learnt.weights[name] for name in others] == [weights[name] for name in others]
    if worth > 0:
        assert learnt.gain > 5 * learnt.error > 0


def test_feature_without_effect_hardly_moves_its_weight() -> None:
    weights = read_weights(weights_file(PLAYERS))
    learnt = learn(weights, decisions(worth_of_play=0.0), 1)
    assert abs(learnt.weights["play"] / weights["play"] - 1) < 0.1


@pytest.mark.skipif(not compiled(), reason="takes minutes without compiled reasoning")
def test_decisions_are_the_same_in_one_process_and_in_two(tmp_path: Path) -> None:
    weights = read_weights(weights_file(PLAYERS))
    alone, together = (
        list(price_games(PLAYERS, weights, range(900, 906), jobs)) for jobs in (1, 2)
    )
    assert alone == together
    found = [decision for games in alone for decision in games.decisions]
    assert len(found) > 20
    for decision in found:
        assert decision.values[0] == decision.worths[0] == 0
        assert all(value <= 0 for value in decision.values)
        assert len(decision.values) == len(decision.worths) == len(decision.slopes) > 1
    file = tmp_path / "decisions.jsonl"
    for games in alone:
        add_games(file, games)
    assert read_games(file, PLAYERS, weights, 900) == alone
    for players, others, first, reason in (
        (4, weights, 900, "another number"),
        (PLAYERS, dict.fromkeys(weights, 1.0), 900, "other weights"),
        (PLAYERS, weights, 901, "other numbers"),
    ):
        with pytest.raises(ValueError, match=reason):
            read_games(file, players, others, first)


def test_corrupt_line_is_recomputed(tmp_path: Path) -> None:
    file = tmp_path / "decisions.jsonl"
    add_games(file, PricedGames(PLAYERS, 1, 5, {}, ()))
    with file.open("ab") as out:
        out.write(b'{"players":3,')
    assert [games.first for games in read_games(file, PLAYERS, {}, 1)] == [1]
    add_games(file, PricedGames(PLAYERS, 6, 5, {}, ()))
    assert [games.first for games in read_games(file, PLAYERS, {}, 1)] == [1, 6]
    assert read_games(tmp_path / "none", PLAYERS, {}, 1) == []


@pytest.mark.parametrize("text", [b"a diary\nof mine", b"no line ends here", b"[1, 2]\n{}\n"])
def test_unrelated_file_is_left_unchanged(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "diary"
    file.write_bytes(text)
    with pytest.raises(ValueError, match="holds no decisions"):
        read_games(file, PLAYERS, {}, 1)
    assert file.read_bytes() == text
