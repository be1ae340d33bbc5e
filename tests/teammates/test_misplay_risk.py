"""Simulation on imagined hands: whether an action soon causes a misplay."""

import random
from functools import cache
from itertools import count

import pytest
from redeal import redealt_for

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, observe, shuffled_deck
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.encoding import SeatTracker, coded, index_of, undealt_game
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.players import (
    COST_OF_MISPLAY,
    ConventionPlayer,
    MisplayRisk,
    Option,
)
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.search.deadline import ENDLESS, CancellationToken, Deadline
from hanabi_desktop.teammates.teammate import AT_ONCE, Budget, Term
from hanabi_desktop.teammates.weights import with_personality
from lab.fitting.untried_games import untried

EXPERTS = agreement_of(Level.EXPERT)


def risk_at(state: GameState, deadline: Deadline = ENDLESS) -> MisplayRisk:
    """Return the misplay risk of the actions of the seat to act."""
    seen = observe(state, state.seat_to_act)
    return MisplayRisk(SeatTracker.after(seen, EXPERTS).model, seen, EXPERTS, deadline)


def weighed(state: GameState) -> tuple[Option, ...]:
    return ConventionPlayer(EXPERTS).weigh(observe(state, state.seat_to_act))


@cache
def games_with_a_misplay(players: int, games: int) -> list[int]:
    """Return the first games in which a clue leads to a misplay when nothing is simulated."""
    options = GameOptions(players, empty_clues=False, first_seat=0)
    game = undealt_game(options, EXPERTS, first_seat=0)
    undealt = game.copy()
    policies = [Policy(with_personality(players, None), game.models[0])] * players
    found: list[int] = []
    for number in count(64_700_001):
        game.copy_from(undealt)
        game.deal([index_of(card) for card in shuffled_deck(number, options)])
        game.play_out(policies)
        if any(sum(model.misled) for model in game.models):
            found.append(number)
        if len(found) == games:
            return found
    raise AssertionError


def last_before_a_misplay(number: int, players: int) -> GameState:
    """Return the first position two actions before a misplay."""
    options = GameOptions(players, empty_clues=False, first_seat=0)
    states = list(untried(options, number, EXPERTS))
    struck = next(place for place, state in enumerate(states) if state.strikes)
    return states[struck - 2]


@pytest.mark.parametrize("players", [2, 4])
def test_most_misplays_caused_by_clues_are_avoided(players: int) -> None:
    games = games_with_a_misplay(players, 6)
    seating = Seating((Level.EXPERT,) * players)
    options = GameOptions(players, empty_clues=False, first_seat=0)
    played = [play_game(seating, options, number) for number in games]
    assert sum(game.clue_strikes for game in played) <= 2


def test_simulation_foresees_a_misplay_the_conventions_miss() -> None:
    states = [last_before_a_misplay(number, 4) for number in games_with_a_misplay(4, 6)]
    risks = [risk_at(state).estimate(coded(weighed(state)[0].action), 16) for state in states]
    assert sum(risk > 0.25 for risk in risks) >= 4
    quiet = next(untried(GameOptions(4), 1, EXPERTS))
    assert risk_at(quiet).estimate(coded(weighed(quiet)[0].action), 16) < 0.1


def test_action_lowered_by_risk_says_so_and_is_not_chosen() -> None:
    departures = 0
    for number in games_with_a_misplay(4, 6):
        state = last_before_a_misplay(number, 4)
        seen, before = observe(state, state.seat_to_act), weighed(state)
        player = ConventionPlayer(EXPERTS)
        after = player.weigh_with_risk(seen, AT_ONCE)
        assert {option.action for option in after} == {option.action for option in before}
        chosen = player.choose(seen, AT_ONCE)
        assert chosen.action == after[0].action
        if chosen.action == before[0].action:
            continue
        departures += 1
        passed_over = next(o for o in after if o.action == before[0].action)
        lost = before[0].value - passed_over.value
        assert lost == pytest.approx(
            before[0].terms[Term.STRIKES] - passed_over.terms[Term.STRIKES]
        )
        assert 0 < lost <= COST_OF_MISPLAY
    assert departures >= 3


def test_simulation_is_independent_of_hidden_cards() -> None:
    chance = random.Random(7)
    for number in games_with_a_misplay(3, 3):
        state = last_before_a_misplay(number, 3)
        seat = state.seat_to_act
        other = redealt_for(state, seat, chance)
        assert other.deck != state.deck
        tried, again = (
            ConventionPlayer(EXPERTS).weigh_with_risk(observe(game, seat), AT_ONCE)
            for game in (state, other)
        )
        assert tried == again


def test_nothing_is_simulated_without_time() -> None:
    state = last_before_a_misplay(games_with_a_misplay(4, 1)[0], 4)
    seen = observe(state, state.seat_to_act)
    assert risk_at(state, Deadline(0.0)).estimate(coded(weighed(state)[0].action), 16) == 0
    nobody = CancellationToken()
    nobody.end()
    budget = Budget(0.0, cancellation=nobody)
    assert ConventionPlayer(EXPERTS).weigh_with_risk(seen, budget) == weighed(state)
