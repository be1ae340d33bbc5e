"""How a clue will be read is predicted from what its giver can know."""

import random

import pytest
from positions import deal_known
from redeal import redealt_for

from hanabi_desktop.game.cards import Card, Rank, Suit
from hanabi_desktop.game.course import replay
from hanabi_desktop.game.moves import Clue, Play
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.explaining.clue_readings import (
    Effect,
    expected_reading,
    expected_readings,
)
from hanabi_desktop.teammates.measuring.arena import Seating, play_game

CASUAL, EXPERT = agreement_of(Level.CASUAL), agreement_of(Level.EXPERT)
TABLE = deal_known("b3 y4 g3 w4 r4", "y4 w3 g4 r2 r1", "b4 w5 y3 g2 b1")


def test_playable_card_is_read_as_a_play() -> None:
    reading = expected_reading(TABLE.sees(0), CASUAL, Clue(1, Rank.ONE))
    assert reading.effect is Effect.PLAY
    assert reading.order == TABLE.state.hand_orders(1)[4]
    assert reading.truth == Card(Suit.RED, Rank.ONE)


def test_repeated_clue_is_nothing_new_and_a_clue_on_a_sure_card_is_not_needed() -> None:
    table = TABLE.after("clue 1 1", "play 1:slot1", "discard 2:slot5", "clue 1 2", "clue 2 1")
    known = table.after("play 2:slot1").sees(0)
    assert expected_reading(known, CASUAL, Clue(1, Rank.TWO)).effect is Effect.NOTHING_NEW
    assert expected_reading(known, CASUAL, Clue(1, Suit.RED)).effect is Effect.PLAY_ANYWAY


def test_clue_that_would_be_misread_names_the_card_and_its_face() -> None:
    reading = expected_reading(TABLE.sees(0), CASUAL, Clue(1, Suit.GREEN))
    assert reading.effect is Effect.MISREAD
    assert reading.order == TABLE.state.hand_orders(1)[2]
    assert reading.truth == Card(Suit.GREEN, Rank.FOUR)


def test_five_on_the_chop_is_kept() -> None:
    table = deal_known("b3 y4 g3 w4 r4", "y5 w3 g4 r2 b3", "b4 w3 y3 g2 b2")
    reading = expected_reading(table.sees(0), CASUAL, Clue(1, Rank.FIVE))
    assert reading.effect is Effect.KEEP
    assert reading.order == table.state.hand_orders(1)[0]


def test_empty_clue_asks_for_nothing() -> None:
    table = deal_known("b3 y4 g3 w4 r4", "y4 w3 g4 r2 r1", options=GameOptions(2))
    reading = expected_reading(table.sees(0), CASUAL, Clue(1, Rank.FIVE))
    assert reading.effect is Effect.EMPTY


def test_finesse_names_the_card_that_is_played_first() -> None:
    table = deal_known("b3 y4 g3 w4 r4", "y4 w3 g4 b4 r1", "b4 w5 y3 g2 r2")
    reading = expected_reading(table.sees(0), EXPERT, Clue(2, Suit.RED))
    assert reading.effect is Effect.OTHERS_FIRST
    assert reading.first == table.state.hand_orders(1)[4]


def positions(level: Level, players: int, number: int) -> list[tuple[GameState, object, object]]:
    """Return the positions of a game in which a clue was given, the clue, and the next plays."""
    record = play_game(Seating((level,) * players), GameOptions(players), number).record
    states = list(replay(record))
    return [
        (states[turn], record.actions[turn], record.actions[turn + 1 : turn + players])
        for turn in range(len(record.actions))
    ]


@pytest.mark.parametrize("level", Level)
def test_predicted_plays_happen(level: Level) -> None:
    """Teammates do what is predicted: they read a clue on the same model."""
    agreement, came, wanted = agreement_of(level), 0, 0
    for number in range(6):
        for state, action, following in positions(level, 3, 5_500 + number):
            if not isinstance(action, Clue):
                continue
            seen = observe(state, state.seat_to_act)
            reading = expected_reading(seen, agreement, action)
            step = (action.target - state.seat_to_act) % 3
            assert isinstance(following, tuple)
            if reading.effect is Effect.PLAY and len(following) >= step:
                wanted += 1
                came += isinstance(following[step - 1], Play)
    assert wanted > 50
    assert came >= 0.93 * wanted


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_prediction_does_not_depend_on_cards_the_giver_cannot_see(
    level: Level, players: int
) -> None:
    """The giver's hand and the deck are dealt anew: every reading stays the same."""
    chance, agreement, compared = random.Random(players), agreement_of(level), 0
    for state, _, _ in positions(level, players, 5_600)[::4]:
        seat = state.seat_to_act
        before = expected_readings(observe(state, seat), agreement)
        other = redealt_for(state, seat, chance)
        assert observe(other, seat) == observe(state, seat)
        assert expected_readings(observe(other, seat), agreement) == before
        compared += len(before)
    assert compared
