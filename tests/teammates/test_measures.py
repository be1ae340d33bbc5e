"""The tools that measure teammates, and the scores that teammates must reach."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from whole_games import VARIANTS, skip_simulation

from hanabi_desktop.game.moves import Discard
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import shuffled_deck
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.encoding import index_of, undealt_game
from hanabi_desktop.teammates.measuring.arena import Seating, play_game, play_games, summarise
from hanabi_desktop.teammates.measuring.concordance import concordance_with
from hanabi_desktop.teammates.measuring.stand_ins import StandIn
from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.teammates.reasoning.appraisal import WEIGHTS, Weights
from hanabi_desktop.teammates.reasoning.codes import CLUE, PLAY
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.search.evaluator import compare
from hanabi_desktop.teammates.weights import read_weights, weights_file, write_weights
from lab.fitting.tuner import Outcome, Search, Trial, _move, search_steps

PLAIN = {players: GameOptions(players, empty_clues=False) for players in range(2, 6)}

LEAST = {
    Level.CASUAL: (23.3, 23.4, 23.1, 21.6),
    Level.STANDARD: (23.4, 23.6, 23.4, 22.3),
    Level.EXPERT: (23.4, 23.6, 23.5, 22.4),
}
"""The minimum mean score for 2 to 5 players: docs/teammates.md's figures less the sampling error."""


@pytest.mark.slow
@pytest.mark.skipif(not compiled(), reason="takes an hour without compiled reasoning")
@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_teammates_reach_the_expected_score(
    players: int, level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All levels simulate their moves alike; here the Experts do, in fewer games."""
    games = 24 if level is Level.EXPERT else 60
    if level is not Level.EXPERT:
        skip_simulation(monkeypatch)
    results = list(play_games(Seating((level,) * players), PLAIN[players], games, seed=9000))
    summary = summarise(results)
    assert summary.mean + 2 * summary.standard_error >= LEAST[level][players - 2]
    assert summary.missing_reasons == 0
    assert summary.strikeouts <= 0.02
    assert summary.true_share >= 0.99
    assert summary.clue_strikes <= 0.07


@pytest.mark.parametrize("kind", list(StandIn))
@pytest.mark.parametrize("players", [2, 4])
def test_teammates_score_with_every_kind_of_partner(kind: StandIn, players: int) -> None:
    line_up = Seating((Level.EXPERT,) * players, kind)
    for variant in VARIANTS[:3]:
        result = play_game(line_up, GameOptions(players, **variant), 4)
        assert result.record.seats[1].startswith(kind.value)
    assert (
        play_game(line_up, PLAIN[players], 4).record == play_game(line_up, PLAIN[players], 4).record
    )


@pytest.mark.slow
@pytest.mark.skipif(not compiled(), reason="takes an hour without compiled reasoning")
@pytest.mark.parametrize("players", [3, 5])
def test_erring_partner_costs_less_than_a_point(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stand-in need not follow conventions it does not know."""
    levels, games = (Level.EXPERT,) * players, 30
    noisy = Seating(levels, StandIn.NOISY)
    assert noisy.agreed == agreement_of(Level.CASUAL)
    assert Seating(levels).agreed == agreement_of(Level.EXPERT)
    with_person = summarise(list(play_games(noisy, PLAIN[players], games, seed=9200)))
    skip_simulation(monkeypatch)
    casual = Seating((Level.CASUAL,) * players)
    among_themselves = summarise(list(play_games(casual, PLAIN[players], games, seed=9200)))
    error = with_person.standard_error + among_themselves.standard_error
    assert with_person.mean > among_themselves.mean - 0.9 - error
    assert with_person.clue_strikes < 0.15


def test_noisy_partner_errs_only_sometimes() -> None:
    sure = [play_game(Seating((Level.CASUAL,) * 2), PLAIN[2], n).record.actions for n in range(6)]
    noisy = Seating((Level.CASUAL,) * 2, StandIn.NOISY)
    erring = [play_game(noisy, PLAIN[2], n).record.actions for n in range(6)]
    assert sure != erring


def test_games_are_the_same_with_several_processes() -> None:
    line_up = Seating((Level.STANDARD,) * 3)
    alone = [game.record for game in play_games(line_up, PLAIN[3], 12, seed=3)]
    together = [game.record for game in play_games(line_up, PLAIN[3], 12, seed=3, jobs=2)]
    assert alone == together


@given(st.lists(st.integers(0, 25), min_size=2, max_size=30))
def test_comparison_with_itself_finds_no_difference(scores: list[int]) -> None:
    same = compare(scores, scores)
    assert (same.difference, same.standard_error) == (0, 0)
    better = compare([score + 1 for score in scores], scores)
    assert better.difference == 1


def test_teammate_agrees_fully_with_itself() -> None:
    record = play_game(Seating((Level.EXPERT,) * 3), PLAIN[3], 8).record
    found = concordance_with(record, agreement_of(Level.EXPERT))
    assert found.agreed == found.decisions
    assert found.decisions.total() == len(record.actions)
    assert found.readings_true <= found.readings
    discards = sum(isinstance(action, Discard) for action in record.actions)
    assert found.decisions["discard"] == discards


class TestTuner:
    def test_interrupted_search_resumes(self, tmp_path: Path) -> None:
        file = tmp_path / "search.json"
        values = read_weights(weights_file(2))
        whole = Search(2, 1000, dict(values))
        steps = search_steps(whole, 8, 1)
        next(steps)
        whole.save(file)
        next(steps)
        steps.close()
        resumed = Search.resumed(file, 2)
        assert (resumed.steps, resumed.seed) == (1, 1008)
        again = search_steps(resumed, 8, 1)
        next(again)
        again.close()
        assert resumed.values == whole.values
        moved = {name for name in WEIGHTS if resumed.values[name] != values[name]}
        assert moved == set(WEIGHTS) - {"irreplaceable"}, (
            "only a weight that the usual rules never use should be unchanged"
        )

    def test_search_with_other_weights_is_refused(self, tmp_path: Path) -> None:
        file = tmp_path / "search.json"
        Search(2, 1, read_weights(weights_file(2))).save(file)
        with pytest.raises(ValueError, match="other weights"):
            Search.resumed(file, 3)
        data = json.loads(file.read_text())
        del data["values"]["play"]
        file.write_text(json.dumps(data))
        with pytest.raises(ValueError, match="other weights"):
            Search.resumed(file, 2)

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_weights_round_trip(self, tmp_path: Path, players: int) -> None:
        values = read_weights(weights_file(players))
        assert list(values) == list(WEIGHTS)
        write_weights(tmp_path / "w.json", values)
        assert read_weights(tmp_path / "w.json") == pytest.approx(values, abs=1e-4)

    def test_corrupt_weights_are_refused(self, tmp_path: Path) -> None:
        file = tmp_path / "w.json"
        file.write_text('{"play": 1}')
        with pytest.raises(ValueError, match="each weight"):
            read_weights(file)


def test_search_moves_towards_the_better_games() -> None:
    search = Search(2, 1, dict.fromkeys(WEIGHTS, 1.0))
    ways = [(1.0, *([0.0] * (len(WEIGHTS) - 1))), (-1.0, *([0.0] * (len(WEIGHTS) - 1)))]
    good, bad = Outcome(25, 0), Outcome(20, 1)
    _move(search, [Trial(ways[0], good, bad), Trial(ways[1], bad, good)])
    assert search.values[WEIGHTS[0]] > 1.0
    assert all(search.values[name] == 1.0 for name in WEIGHTS[1:])
    assert (search.means, search.perfect) == ([22.5], [0.5])


def test_strike_lowers_the_value_of_a_game() -> None:
    assert Outcome(24, 0).worth > Outcome(24, 1).worth
    assert Outcome(25, 0).worth > Outcome(24, 0).worth + 1


@pytest.mark.slow
@pytest.mark.skipif(not compiled(), reason="takes an hour without compiled reasoning")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_clue_judged_safe_rarely_leads_to_a_strike(players: int) -> None:
    """Counted within one round, before anybody could know better; docs/teammates.md has the figures."""
    games = 200
    strikes = sum(_strikes_within_a_round(players, number) for number in range(7000, 7000 + games))
    assert strikes / games <= 0.06


def _strikes_within_a_round(players: int, number: int) -> int:
    """Count misplays of just-clued cards where the giver expected nobody to be misled."""
    deck = [index_of(card) for card in shuffled_deck(number, PLAIN[players])]
    game = undealt_game(PLAIN[players], agreement_of(Level.EXPERT), first_seat=0)
    policy = Policy(Weights(read_weights(weights_file(players))), game.models[0])
    game.deal(deck)
    sound: set[int] = set()
    strikes = 0
    while not game.is_over():
        model = game.models[game.seat]
        best = policy.choose(model)
        kind, subject, detail = policy.action(best)
        if kind == CLUE and not policy.misleading[best]:
            sound.add(game.moves)
        elif kind == PLAY and not model.playable >> deck[subject] & 1:
            told = model.told[subject]
            strikes += told in sound and game.moves - told <= players
        game.act(kind, subject, detail)
    return strikes
