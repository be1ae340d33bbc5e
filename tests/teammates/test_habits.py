"""Habits: what is learned from players who depart from the agreement, and what follows."""

import random

import pytest
from compact import Position
from positions import Table, deal_known
from redeal import redealt_for

from hanabi_desktop.game.cards import Card, Suit
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import apply, deal, observe
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Convention, agreement_of
from hanabi_desktop.teammates.encoding import SeatTracker, index_of
from hanabi_desktop.teammates.explaining.clue_readings import Habit, habits_shown
from hanabi_desktop.teammates.measuring.stand_ins import StandIn, UnadaptingTracker, stand_in_of
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.reasoning.codes import NO_BLIND_PLAYS, NO_PROMPTS
from hanabi_desktop.teammates.reasoning.moves import interpret_discard, interpret_play
from hanabi_desktop.teammates.reasoning.reading import interpret_clue
from hanabi_desktop.teammates.teammate import AT_ONCE

EXPERT = agreement_of(Level.EXPERT)

FINESSE = deal_known("w4 w4 b3 g3 y4", "g4 y4 w3 g3 r1", "y3 w3 b4 g4 r2", deck="b1 b2 y1 y2 w1")
"""Seat 0 can ask seat 1 for its newest card, the red 1, by a clue about seat 2's red 2."""


RED_1 = 9


def shown(table: Table, seat: int) -> dict[int, tuple[Habit, ...]]:
    return dict(habits_shown(table.sees(seat), EXPERT))


def test_player_who_discards_instead_of_playing_blind_is_asked_for_no_more_blind_plays() -> None:
    table = FINESSE.after("clue 2 red", "discard 1:slot5")
    assert shown(table, 0) == shown(table, 1) == {1: (Habit.NO_BLIND_PLAYS,)}
    assert shown(table, 2) == {}  # it does not see the red 2, so it cannot tell who was asked
    assert not SeatTracker.after(table.sees(0), EXPERT).model.promised[RED_1]


def test_player_who_gives_a_clue_instead_has_the_habit_only_after_a_second_case() -> None:
    once = FINESSE.after("clue 2 red", "clue 2 yellow")
    assert shown(once, 0) == {}
    model = SeatTracker.after(once.sees(0), EXPERT).model
    assert list(model.suspected) == [0, NO_BLIND_PLAYS, 0, 0, 0]


def test_player_who_plays_blind_has_no_habit() -> None:
    table = FINESSE.after("clue 2 red", "play 1:slot1", "play 2:slot1")
    assert [shown(table, viewer) for viewer in (0, 1, 2)] == [{}, {}, {}]


def test_player_who_does_not_wait_for_the_blind_play_has_the_habit() -> None:
    position = Position("w4 w4 b3 g3 y4 | g4 y4 w3 g3 b2 | y3 w3 b4 g4 b3", stacks="b1")
    model = position.after_clue("0>2 blue", 0)
    interpret_play(model, 2, position.order("2.1"), index_of(Card.parse("b3")), 0)
    assert list(model.habits) == [0, 0, NO_BLIND_PLAYS, 0, 0]


def test_player_who_passes_over_a_prompt_is_prompted_no_more() -> None:
    hands = "w4 w4 b3 g3 y4 | b2'2 g4 y4 w3 g3 | y3 w3 b4 g4 b3"
    position = Position(hands, stacks="b1")
    model = position.after_clue("0>2 blue", 0)
    assert model.interpretation == Convention.PROMPT
    interpret_discard(model, 1, position.order("1.4"), index_of(Card.parse("g4")))
    assert list(model.habits) == [0, NO_PROMPTS, 0, 0, 0]
    model.end_turn()
    again = position.seen_by(0)
    again.habits = list(model.habits)
    interpret_clue(again, 0, 2, Suit.BLUE.value, 0b10100)
    assert again.interpretation != Convention.PROMPT


def test_clue_that_a_giver_did_not_mean_as_a_finesse_costs_it_its_finesses() -> None:
    """Seat 1 plays blind because of seat 0's clue and strikes."""
    position = Position("w4 w4 b3 g3 y4 | g4 y4 w3 g3 r4 | y3 w3 b4 g4 b3", stacks="b1")
    model = position.after_clue("0>2 blue", 1)
    assert model.promised[position.order("1.1")]
    interpret_play(model, 1, position.order("1.1"), index_of(Card.parse("r4")), 0)
    assert list(model.habits) == [NO_BLIND_PLAYS, 0, 0, 0, 0]


def test_nothing_is_learned_where_players_are_read_by_the_agreement_alone() -> None:
    table = FINESSE.after("clue 2 red", "discard 1:slot5")
    model = UnadaptingTracker.after(table.sees(0), EXPERT).model
    assert not any(model.habits)


@pytest.mark.parametrize("kind", [StandIn.NO_BLIND_PLAYS, StandIn.NO_PROMPTS])
def test_viewer_learns_nothing_about_own_cards_from_habits(kind: StandIn) -> None:
    """What is shown to a viewer stays the same if the cards hidden from them are redealt."""
    chance, options, shown_times = random.Random(3), GameOptions(3, empty_clues=False), 0
    for number in range(4, 14):
        state = deal(options, number)
        players = [ConventionPlayer(EXPERT), stand_in_of(kind), stand_in_of(kind)]
        while state.ending is None:
            seat = state.seat_to_act
            state, _ = apply(state, players[seat].choose(observe(state, seat), AT_ONCE).action)
            if len(state.history) % 9 == 0 and state.ending is None:
                for viewer in (0, 1):
                    other = redealt_for(state, viewer, chance)
                    seen, redealt = (observe(one, viewer) for one in (state, other))
                    mine = habits_shown(seen, EXPERT)
                    assert mine == habits_shown(redealt, EXPERT)
                    shown_times += bool(mine)
    assert shown_times
