"""Two thousand whole games of random actions hold every invariant of the rules."""

import random
from collections import Counter
from itertools import product

import pytest
from redeal import redealt_for

from hanabi_desktop.game.cards import full_deck
from hanabi_desktop.game.moves import Clue, Clued, Discarded, Drawn, Misplayed, Played
from hanabi_desktop.game.observation import legal_actions, refusal
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.record import GameRecord, replay
from hanabi_desktop.game.state import GameState, apply, deal, observe, redact

GAMES = 2000
VARIANTS = list(product((False, True), repeat=3))


def options_of(number: int) -> GameOptions:
    """All player counts in turn; every other game with one of the variants' combinations."""
    multicolour, bouquet, choreography = (
        VARIANTS[number // 8 % 8] if number % 8 > 3 else (False,) * 3
    )
    return GameOptions(
        players=2 + number % 4,
        multicolour=multicolour,
        final_bouquet=bouquet,
        choreography=choreography,
        empty_clues=bool(number // 64 % 2),
    )


def check_position(state: GameState) -> None:
    options = state.options
    assert 0 <= state.clue_tokens <= 8
    assert 0 <= state.strikes <= 3
    held = [held for hand in state.hands for held in hand]
    assert all(h.card == state.deck[h.order] for h in held)
    public = [*(p for stack in state.stacks for p in stack), *state.discards]
    orders = [*(h.order for h in held), *(p.order for p in public)]
    assert sorted(orders) == list(range(state.drawn))
    assert Counter(state.deck) == Counter(full_deck(options.suits))
    for suit, stack in zip(options.suits, state.stacks, strict=True):
        assert [p.card.rank for p in stack] == list(range(1, len(stack) + 1))
        assert all(p.card.suit is suit for p in stack)
    for h in held:
        assert h.marks.allow(state.deck[h.order])
    for hand in state.hands:
        assert [h.order for h in hand] == sorted(h.order for h in hand)
        assert len(hand) <= options.hand_size


def check_step(before: GameState, after: GameState) -> None:
    event = after.history[-1].events[0]
    match event:
        case Clued(seat, target, value, touched):
            clue = Clue(target, value)
            assert target != seat
            truth = tuple(o for o in before.hand_orders(target) if clue.touches(before.deck[o]))
            assert touched == truth
            assert after.clue_tokens == before.clue_tokens - 1
        case Discarded():
            assert after.clue_tokens == before.clue_tokens + 1
        case Misplayed():
            assert after.strikes == before.strikes + 1
        case Played():
            assert sum(after.fireworks) == sum(before.fireworks) + 1
            assert after.clue_tokens == before.clue_tokens + event.tokens


def check_redaction(state: GameState, chance: random.Random) -> None:
    """What a seat is shown does not depend on what it cannot see."""
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
        options = options_of(number // 4 * 4 + part)
        state = deal(options, number)
        check_position(state)
        turns_after_last_card = 0
        while state.ending is None:
            actions = legal_actions(observe(state, state.seat_to_act))
            assert all(refusal(state, action) is None for action in actions)
            before = state
            state, _ = apply(state, chance.choice(actions))
            check_position(state)
            check_step(before, state)
            turns_after_last_card += before.deck_size == 0
            if chance.random() < 0.05:
                check_redaction(state, chance)
        if state.ending.value == "deck":
            assert turns_after_last_card == options.players
        record = GameRecord(
            ("",) * options.players,
            options,
            state.deck,
            tuple(turn.action for turn in state.history),
            state.first_seat,
        )
        *_, last = replay(record)
        assert last == state


def test_legal_actions_are_exactly_those_not_refused() -> None:
    state = deal(GameOptions(3, choreography=True, empty_clues=False), 5)
    for action in legal_actions(observe(state, state.seat_to_act)):
        apply(state, action)
    assert legal_actions(observe(state, (state.seat_to_act + 1) % 3)) == ()
