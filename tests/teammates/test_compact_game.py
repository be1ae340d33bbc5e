"""The compact game matches the rules: random play in every variant, compared after each action."""

import random
from collections import Counter

import pytest
from whole_games import VARIANTS, chosen

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.game.state import GameState, apply, deal
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.encoding import coded, index_of, undealt_game
from hanabi_desktop.teammates.reasoning.simulation import Simulation

GAMES, DEEP_GAMES = 128, 20_480
PARTS = 8


def compact(state: GameState) -> Simulation:
    """Return the compact form of a freshly dealt game."""
    options = state.options
    game = undealt_game(options, agreement_of(Level.EXPERT), state.first_seat)
    game.deal([index_of(card) for card in state.deck])
    return game


def table_of(state: GameState) -> dict[str, object]:
    """Return the public state of a game."""
    gone = Counter(index_of(public.card) for public in state.discards)
    return {
        "fireworks": list(state.fireworks),
        "tokens": state.clue_tokens,
        "strikes": state.strikes,
        "hands": [list(state.hand_orders(seat)) for seat in range(state.options.players)],
        "deck": state.deck_size,
        "turns left": state.turns_left if state.ending is None else None,
        "discards": gone,
        "turns": len(state.history),
    }


def table_seen_by(game: Simulation, seat: int) -> dict[str, object]:
    """Return the public state as one seat's model holds it."""
    model = game.models[seat]
    hands = [
        list(model.hand[5 * other : 5 * other + model.size[other]]) for other in range(game.players)
    ]
    return {
        "fireworks": list(model.stacks[: model.suits]),
        "tokens": model.tokens,
        "strikes": model.strikes,
        "hands": hands,
        "deck": model.deck,
        "turns left": None if model.turns_left < 0 or game.ended else model.turns_left,
        "discards": Counter({i: copies for i, copies in enumerate(model.discarded) if copies}),
        "turns": model.turn,
    }


def cards_seen_by(state: GameState, seat: int) -> dict[int, int]:
    """Return the identities of the cards in the other hands."""
    return {
        held.order: index_of(state.deck[held.order])
        for other, hand in enumerate(state.hands)
        if other != seat
        for held in hand
    }


def compare(state: GameState, game: Simulation) -> None:
    expected = table_of(state)
    ended = state.ending is not None
    assert bool(game.ended) == ended
    for seat in range(state.options.players):
        assert table_seen_by(game, seat) == expected
        model = game.models[seat]
        seen = cards_seen_by(state, seat)
        assert {order: model.card[order] for order in seen} == seen
        own = state.hand_orders(seat)
        assert [model.card[order] for order in own] == [-1] * len(own)
        kinds = [(index_of(card), card) for card in set(state.options.box)]
        marks = {held.order: held.marks for held in state.hands[seat]}
        for order in own:
            allowed = {identity for identity, card in kinds if marks[order].allow(card)}
            assert model.possible[order] == sum(1 << identity for identity in allowed)
    if state.ending is None:
        assert game.seat == state.seat_to_act
    else:
        assert game.score() == score_of(state.fireworks, state.ending)


def play(options: GameOptions, number: int) -> None:
    """Play a random game in both forms; the seed determines how careful the play is."""
    chance = random.Random(number)
    state = deal(options, number)
    game = compact(state)
    care = chance.choice((0.0, 0.7, 0.95, 1.0))
    compare(state, game)
    while state.ending is None:
        action: Action = chosen(state, chance, care)
        state, _ = apply(state, action)
        game.act(*coded(action))
        compare(state, game)


@pytest.mark.parametrize("part", range(PARTS))
def test_compact_game_matches_the_rules_after_every_action(part: int, *, deep: bool) -> None:
    games = DEEP_GAMES if deep else GAMES
    for number in range(part, games, PARTS):
        variant = VARIANTS[number // PARTS % len(VARIANTS)]
        players = 2 + number // 3 % 4
        first = None if number % 2 else number % players
        options = GameOptions(players, empty_clues=bool(number % 3), first_seat=first, **variant)
        play(options, number)


def test_copies_are_independent() -> None:
    state = deal(GameOptions(3, first_seat=1), 9)
    game, copy = compact(state), compact(deal(GameOptions(3, first_seat=1), 10))
    chance = random.Random(3)
    for _ in range(10):
        action = chosen(state, chance, 1.0)
        state, _ = apply(state, action)
        game.act(*coded(action))
    copy.copy_from(game)
    compare(state, copy)
    before = table_seen_by(game, 0)
    action = chosen(state, chance, 1.0)
    state, _ = apply(state, action)
    copy.act(*coded(action))
    compare(state, copy)
    assert table_seen_by(game, 0) == before
