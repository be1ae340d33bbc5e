"""Properties of whole games, for combinations of variants."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from invariants import check_position, check_turn
from whole_games import (
    VARIANTS,
    chosen,
    options_with,
    played_out,
    record_of,
    some_games,
    variant_id,
)

from hanabi_desktop.game.course import replay
from hanabi_desktop.game.moves import Clued, Ending, GameEnded
from hanabi_desktop.game.observation import legal_actions, refusal
from hanabi_desktop.game.scoring import Standing, is_irreplaceable
from hanabi_desktop.game.state import apply, deal, observe

NUMBERS = st.integers(0, 2**63 - 1)
CARE = st.sampled_from((0.0, 0.8, 0.97, 1.0))

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=variant_id)


@pytest.mark.slow
@each_variant
def test_every_turn_keeps_the_rules(variant: dict[str, Any]) -> None:
    endings = set()

    @some_games
    @given(options_with(**variant), NUMBERS, CARE)
    def holds(options: Any, number: int, care: float) -> None:
        chance = random.Random(number)
        state = deal(options, number)
        assert options.first_seat in (None, state.first_seat)
        check_position(state)
        after_last_card = 0
        while state.ending is None:
            seen = observe(state, state.seat_to_act)
            assert all(refusal(state, action) is None for action in legal_actions(seen))
            before = state
            state, events = apply(state, chosen(state, chance, care))
            check_position(state)
            check_turn(before, state)
            after_last_card += before.deck_size == 0
            over = [event for event in events if isinstance(event, GameEnded)]
            assert len(over) == (state.ending is not None)
        if state.ending is Ending.DECK:
            assert not options.final_bouquet
            assert after_last_card == options.players
        elif not options.final_bouquet:
            assert after_last_card <= options.players
        assert (state.ending is Ending.PERFECT) == (sum(state.fireworks) == options.max_score)
        assert (state.ending is Ending.STRIKES) == (state.strikes == 3)
        lost = [p for p in state.discards if is_irreplaceable(p.card, Standing.from_table(state))]
        if options.final_bouquet and state.ending is not Ending.STRIKES:
            assert (state.ending is Ending.IRREPLACEABLE) == bool(lost)
        endings.add(state.ending)

    holds()
    assert Ending.STRIKES in endings
    assert endings & {Ending.PERFECT, Ending.DECK, Ending.IRREPLACEABLE}


@each_variant
def test_same_actions_give_the_same_game(variant: dict[str, Any]) -> None:
    @settings(some_games, max_examples=5)
    @given(options_with(**variant), NUMBERS)
    def holds(options: Any, number: int) -> None:
        last = played_out(options, number)
        states = list(replay(record_of(last)))
        assert states[-1] == last
        # Earlier states do not change when the game continues from them.
        middle = states[len(states) // 2]
        kept = observe(middle, 0), middle.deck, middle.hands
        for action in legal_actions(observe(middle, middle.seat_to_act)):
            apply(middle, action)
        assert (observe(middle, 0), middle.deck, middle.hands) == kept
        assert list(replay(record_of(last)))[len(states) // 2] == middle

    holds()


@each_variant
def test_clues_touch_a_card_unless_empty_clues_are_allowed(variant: dict[str, Any]) -> None:
    @settings(some_games, max_examples=5)
    @given(options_with(**variant), NUMBERS)
    def holds(options: Any, number: int) -> None:
        last = played_out(options, number, care=0.5)
        clues = [turn.events[0] for turn in last.history if isinstance(turn.events[0], Clued)]
        assert options.empty_clues or all(clue.touched for clue in clues)

    holds()
