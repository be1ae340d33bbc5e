"""The compact game matches the rules, and the compiled reasoning matches its source."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from whole_games import VARIANTS, variant_id

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.game.state import first_seat, shuffled_deck
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.encoding import index_of, undealt_game
from hanabi_desktop.teammates.reasoning.appraisal import Weights
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasoning.simulation import Simulation
from hanabi_desktop.teammates.weights import read_weights, weights_file
from lab.fitting.untried_games import untried

PURE = """
import importlib.util, json, sys
from importlib.abc import MetaPathFinder
from pathlib import Path

class SourcesOnly(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        package, _, module = name.rpartition(".")
        if package != "hanabi_desktop.teammates.reasoning":
            return None
        file = Path(path[0]) / f"{module}.py"
        return importlib.util.spec_from_file_location(name, file)

if sys.argv[1] == "pure":
    sys.meta_path.insert(0, SourcesOnly())
from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import observe
from hanabi_desktop.teammates.teammate import Budget
from hanabi_desktop.teammates.search.deadline import Deadline
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.players import LookaheadPlayer
from hanabi_desktop.teammates.search.race import Effort, Threshold
from hanabi_desktop.teammates.reasoning import model
from hanabi_desktop.teammates.search.rollouts import Rollouts
from lab.fitting.untried_games import untried

EXPERTS = agreement_of(Level.EXPERT)
played = []
for players, variants in ((2, {}), (3, {"multicolour": Multicolour.FIVE, "final_bouquet": True}),
                          (4, {"multicolour": Multicolour.TEN_EVERY}), (5, {"choreography": True})):
    states = list(untried(GameOptions(players, **variants), 77, EXPERTS))
    played.append([repr(turn.action) for turn in states[-1].history])
    if players == 2:
        *_, late = (s for s in states if s.deck_size > 5 and s.ending is None)
        *_, last = (s for s in states if s.deck_size and s.ending is None)
ahead = []
for state in (late, last):
    seen = observe(state, state.seat_to_act)
    little = Effort(candidates=2, selection_deals=4, confirmation_deals=8, enough=Threshold(0.0, 0.0))
    decision = LookaheadPlayer(EXPERTS, effort=little).choose(seen, Budget(3600))
    rollouts = Rollouts(seen, EXPERTS, 5)
    legal = legal_actions(seen)[:2]
    scores = rollouts.scores(legal, range(2))
    estimates = rollouts.estimates(legal, range(2))
    endings = rollouts.endings(legal, Deadline(3600)) if state is last else None
    ahead.append([repr(decision), scores, estimates, endings])
print(json.dumps([model.__file__.endswith(".py"), played, ahead]))
"""


def simulated(options: GameOptions, level: Level, number: int) -> tuple[int, int]:
    """Return the score and turn count of a game on the compact form."""
    players, first = options.players, first_seat(number, options)
    assert first == 0
    deck = [index_of(card) for card in shuffled_deck(number, options)]
    simulation = undealt_game(options, agreement_of(level), first)
    policy = Policy(Weights(read_weights(weights_file(players))), simulation.models[0])
    simulation.deal(deck)
    return simulation.play_out([policy] * players), simulation.moves


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_id)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_compact_game_matches_the_rules(players: int, variant: dict[str, Any]) -> None:
    options = GameOptions(players, first_seat=0, **variant)
    for number in range(4):
        *_, end = untried(options, number, agreement_of(Level.EXPERT))
        score, moves = simulated(options, Level.EXPERT, number)
        assert end.ending is not None
        assert score == score_of(end.fireworks, end.ending)
        # The compact game stops early once nothing more can be played.
        assert moves <= len(end.history)


def misled(game: Simulation) -> int:
    return sum(sum(model.misled) for model in game.models)


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_id)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_misplays_are_found_without_playing_every_turn(
    players: int, variant: dict[str, Any]
) -> None:
    options, turns = GameOptions(players, first_seat=0, **variant), players
    start = undealt_game(options, agreement_of(Level.EXPERT), 0)
    policy = Policy(Weights(read_weights(weights_file(players))), start.models[0])
    policies, game, tried = [policy] * players, start.copy(), start.copy()
    found = 0
    for number in range(3):
        game.copy_from(start)
        game.deal([index_of(card) for card in shuffled_deck(number, options)])
        while not game.is_over():
            best = policy.action(policy.choose(game.models[game.seat]))
            actions = [policy.action(i) for i in range(policy.candidates)]
            assert policy.action(policy.pick(game.models[game.seat])) == best
            for action in actions:
                tried.copy_from(game)
                tried.act(*action)
                tried.play_on(policies, turns)
                leads = misled(tried) > misled(game)
                tried.copy_from(game)
                assert tried.leads_to_misplay(action, policies, turns) == leads
                found += leads
            game.act(*best)
    assert found


@pytest.mark.slow
def test_compiled_reasoning_decides_like_its_source(tmp_path: Path) -> None:
    script = tmp_path / "play.py"
    script.write_text(PURE)
    found = []
    for form in ("pure", "found"):
        done = subprocess.run(
            [sys.executable, str(script), form],
            capture_output=True,
            text=True,
            check=True,
        )
        found.append(json.loads(done.stdout))
    (is_source, as_source, ahead_as_source), (_, as_found, ahead_as_found) = found
    assert is_source
    assert as_source == as_found
    assert ahead_as_source == ahead_as_found
