"""Two thousand whole games of random actions: the rules hold, and no hidden card leaks."""

import random

import pytest
from invariants import check_position, check_turn
from redeal import redealt_for
from whole_games import VARIANTS

from hanabi_desktop.game.moves import Drawn
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, apply, deal, observe, redact

GAMES = 2000


def options_of(number: int) -> GameOptions:
    """Return options covering all player counts; every other game has a combination of variants."""
    variant = VARIANTS[number // 8 % 8] if number % 8 > 3 else VARIANTS[0]
    return GameOptions(2 + number % 4, empty_clues=bool(number // 64 % 2), **variant)


def check_redaction(state: GameState, chance: random.Random) -> None:
    """Check that an observation does not depend on cards the seat cannot see."""
    seat = chance.randrange(state.options.players)
    other = redealt_for(state, seat, chance)
    assert observe(other, seat) == observe(state, seat)
    for turn, other_turn in zip(state.history, other.history, strict=True):
        assert redact(turn.events, seat) == redact(other_turn.events, seat)
        assert not any(
            isinstance(e, Drawn) and e.seat == seat and e.card for e in redact(turn.events, seat)
        )


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_random_games_hold_every_invariant(part: int) -> None:
    for number in range(part, GAMES, 4):
        chance = random.Random(number)
        state = deal(options_of(number // 4 * 4 + part), number)
        check_position(state)
        while state.ending is None:
            before = state
            actions = legal_actions(observe(state, state.seat_to_act))
            state, _ = apply(state, chance.choice(actions))
            check_position(state)
            check_turn(before, state)
            if chance.random() < 0.05:
                check_redaction(state, chance)


def test_legal_actions_are_exactly_those_not_refused() -> None:
    state = deal(GameOptions(3, choreography=True, empty_clues=False), 5)
    for action in legal_actions(observe(state, state.seat_to_act)):
        apply(state, action)
    assert legal_actions(observe(state, (state.seat_to_act + 1) % 3)) == ()
