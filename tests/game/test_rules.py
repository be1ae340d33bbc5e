"""A test for each sentence of the rules, with positions in the compact notation.

The variants are tested in test_variants.py, ratings in test_scoring.py.
"""

import pytest
from positions import card, deal_known, known_deck, read_move, refusal_of

from hanabi_desktop.game.cards import RANKS, Multicolour, Rank, Suit
from hanabi_desktop.game.moves import (
    Clue,
    Clued,
    Discard,
    Discarded,
    Drawn,
    Ending,
    GameEnded,
    Misplayed,
    Play,
    Played,
)
from hanabi_desktop.game.observation import Refusal, legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import Standing, reachable_rank
from hanabi_desktop.game.state import apply, deal

TWO = ("r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1")
THREE = (*TWO, "w1 w2 b2 b3 y3")


# -- Box -------------------------------------------------------------------------------------


def test_box_holds_fifty_cards_in_five_suits() -> None:
    box = GameOptions(2).box
    assert len(box) == 50
    for letter in "wrbyg":
        copies = [box.count(card(f"{letter}{rank}")) for rank in RANKS]
        assert copies == [3, 2, 2, 2, 1]


@pytest.mark.parametrize("kind", [Multicolour.FIVE, Multicolour.FIVE_EVERY])
def test_five_multicolour_cards_are_one_of_each_rank(kind: Multicolour) -> None:
    box = GameOptions(2, kind).box
    assert len(box) == 55
    assert [box.count(card(f"m{rank}")) for rank in RANKS] == [1] * 5


@pytest.mark.parametrize("kind", [Multicolour.TEN, Multicolour.TEN_EVERY])
def test_ten_multicolour_cards_are_as_many_as_of_any_other_suit(kind: Multicolour) -> None:
    box = GameOptions(2, kind).box
    assert len(box) == 60
    for letter in "wrbygm":
        assert [box.count(card(f"{letter}{rank}")) for rank in RANKS] == [3, 2, 2, 2, 1]


def test_game_starts_with_all_eight_clue_tokens_and_no_strike() -> None:
    deal_known(*TWO).expect(clues=8, strikes=0, fireworks="", discards="")


# -- Set-up ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_hand_size(players: int, size: int) -> None:
    assert GameOptions(players).hand_size == size


@pytest.mark.parametrize("players", [0, 1, 6])
def test_hanabi_is_for_two_to_five(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        GameOptions(players)


def test_first_seat_is_given_or_follows_from_the_game_number() -> None:
    for first in range(4):
        assert deal(GameOptions(4, first_seat=first), 11).first_seat == first
    drawn = [deal(GameOptions(4), number).first_seat for number in range(400)]
    assert drawn == [deal(GameOptions(4), number).first_seat for number in range(400)]
    assert all(70 <= drawn.count(seat) <= 130 for seat in range(4))


def test_same_number_options_and_player_count_give_the_same_deck() -> None:
    assert deal(GameOptions(3), 17) == deal(GameOptions(3), 17)
    assert deal(GameOptions(3), 17).deck != deal(GameOptions(3), 18).deck


def test_players_see_all_cards_but_their_own() -> None:
    table = deal_known(*TWO)
    seen = table.sees(0)
    assert all(held.card is None for held in seen.own_hand)
    assert [str(held.card) for held in seen.hands[1]] == ["g1", "r2", "r3", "b1", "y1"]


# -- A turn ------------------------------------------------------------------------------------


def test_turn_is_exactly_one_of_three_actions() -> None:
    legal = legal_actions(deal_known(*TWO).after("clue 1 1").sees(1))
    assert {type(action) for action in legal} == {Play, Discard, Clue}


def test_passing_is_not_allowed() -> None:
    """There is no such action, and a player always has a legal one."""
    table = known_deck("r1 y2 b5 g1 w3 g1 r2 r3 b1 y1 w1", GameOptions(2))
    table = table.after(*["clue 1 1", "clue 0 1"] * 4, "play 0:slot5", "play 1:slot4")
    assert table.state.clue_tokens == 0
    assert len(legal_actions(table.sees(0))) == 2 * len(table.state.hands[0])


def test_clue_costs_a_token_and_touches_every_card_of_its_value() -> None:
    table = deal_known(*TWO).after("clue 1 1").expect(clues=7)
    clued = table.events[0]
    assert isinstance(clued, Clued)
    assert clued.touched == (5, 8, 9)
    marks = [held.marks for held in table.state.hands[1]]
    assert [m.ranks == {Rank.ONE} for m in marks] == [True, False, False, True, True]
    assert all(Rank.ONE not in m.ranks for m in marks[1:3])


def test_colour_clue_rules_its_colour_out_for_the_other_cards() -> None:
    table = deal_known(*TWO).after("clue 1 red")
    marks = table.state.hands[1][0].marks
    assert Suit.RED not in marks.suits
    assert not marks.touched


def test_clue_is_impossible_without_a_token() -> None:
    table = deal_known(*TWO).after(*["clue 1 1", "clue 0 1"] * 4).expect(clues=0)
    assert refusal_of(table, Clue(1, Suit.RED)) is Refusal.NO_CLUE_TOKEN


def test_clue_must_go_to_a_teammate_at_the_table() -> None:
    table = deal_known(*TWO)
    assert refusal_of(table, Clue(0, Suit.RED)) is Refusal.CLUE_TO_SELF
    assert refusal_of(table, Clue(2, Suit.RED)) is Refusal.NO_SUCH_SEAT
    assert refusal_of(table, Clue(1, Suit.MULTICOLOUR)) is Refusal.NO_SUCH_SUIT


def test_empty_clues_are_an_option() -> None:
    deal_known(*TWO).after("clue 1 white").expect(clues=7)
    strict = deal_known(*TWO, options=GameOptions(2, empty_clues=False))
    assert refusal_of(strict, Clue(1, Suit.WHITE)) is Refusal.TOUCHES_NOTHING
    assert Clue(1, Suit.WHITE) not in legal_actions(strict.sees(0))
    assert Clue(1, Suit.RED) in legal_actions(strict.sees(0))


def test_clue_goes_to_one_teammate_about_one_suit_or_one_rank() -> None:
    table = deal_known(*THREE)
    clues = [a for a in legal_actions(table.sees(0)) if isinstance(a, Clue)]
    assert {clue.target for clue in clues} == {1, 2}
    assert len(clues) == 2 * (5 + 5)
    table = table.after("clue 1 red")
    marks = [held.marks.touched for held in table.state.hands[1]]
    assert marks == [False, True, True, False, False]
    assert not any(held.marks.touched for held in table.state.hands[2])


def test_hand_with_no_cards_cannot_be_clued() -> None:
    table = known_deck("r1 r2 r3 r4 r5 b1 b2 b3 b4 b5", GameOptions(2, final_bouquet=True))
    for turn in range(4):
        table = table.after(f"play 0:slot{5 - turn}", f"play 1:slot{5 - turn}")
    table = table.after("play 0:slot1")
    assert refusal_of(table, Clue(0, Rank.ONE)) is Refusal.EMPTY_HAND


def test_discard_returns_a_token_and_draws() -> None:
    table = deal_known(*TWO, deck="w5").after("clue 1 1", "discard 1:slot5")
    table.expect(clues=8, discards="g1")
    assert table.events == (Discarded(1, 5, card("g1")), Drawn(1, 10, card("w5")))


def test_discard_is_impossible_with_all_tokens() -> None:
    assert refusal_of(deal_known(*TWO), Discard(0)) is Refusal.ALL_TOKENS_THERE


def test_playable_card_is_added_to_its_firework() -> None:
    table = deal_known(*TWO, deck="w5").after("play 0:slot5").expect(fireworks="r1", strikes=0)
    assert table.events == (Played(0, 0, card("r1")), Drawn(0, 10, card("w5")))
    assert table.state.hand_orders(0) == (1, 2, 3, 4, 10)


def test_misplayed_card_is_discarded_and_costs_a_strike() -> None:
    table = deal_known(*TWO).after("play 0:slot4").expect(fireworks="", strikes=1, discards="y2")
    assert isinstance(table.events[0], Misplayed)


def test_cards_of_other_players_cannot_be_played_or_discarded() -> None:
    table = deal_known(*TWO).after("clue 1 1")
    assert refusal_of(table, Play(0)) is Refusal.NOT_IN_HAND
    assert refusal_of(table, Discard(0)) is Refusal.NOT_IN_HAND


def test_five_completes_a_firework_and_returns_a_token() -> None:
    hands = ("r1 r3 r5 w1 w1", "r2 r4 b1 b1 b2")
    table = deal_known(*hands, deck="y1 y1 y2 y2 g1 g1")
    table = table.after("play 0:slot5", "play 1:slot5", "play 0:slot5", "play 1:slot5")
    table = table.after("clue 1 1", "clue 0 1").expect(clues=6)
    table.after("play 0:slot5").expect(fireworks="r5", clues=7)


def test_token_for_a_five_is_lost_with_all_tokens() -> None:
    hands = ("r1 r3 r5 w1 w1", "r2 r4 b1 b1 b2")
    table = deal_known(*hands, deck="y1 y1 y2 y2 g1 g1").after(
        "play 0:slot5", "play 1:slot5", "play 0:slot5", "play 1:slot5", "play 0:slot5"
    )
    table.expect(fireworks="r5", clues=8)
    played = table.events[0]
    assert isinstance(played, Played)
    assert played.tokens == 0


def test_drawn_card_is_hidden_from_its_owner() -> None:
    table = deal_known(*THREE, deck="w5").after("play 0:slot5")
    assert table.sees(0).own_hand[-1].card is None
    assert table.sees(1).hands[0][-1].card == card("w5")
    assert table.sees(0).history[-1].events[-1] == Drawn(0, 15, None)
    assert table.sees(1).history[-1].events[-1] == Drawn(0, 15, card("w5"))


def test_firework_has_one_suit_and_one_card_of_each_rank() -> None:
    table = deal_known("r1 r1 r2 w1 w1", "r2 r3 b1 b1 b2").after(
        "play 0:slot5", "play 1:slot5", "play 0:slot5"
    )
    table.expect(fireworks="r2", strikes=1, discards="r1")


# -- End ---------------------------------------------------------------------------------------


def test_third_strike_loses_the_game_and_draws_no_card() -> None:
    table = deal_known("r2 r3 r4 r5 b5", "g2 g3 g4 g5 y5")
    table = table.after("play 0:slot5", "play 1:slot5", "play 0:slot5").expect(strikes=3)
    assert table.state.ending is Ending.STRIKES
    assert table.events[-1] == GameEnded(Ending.STRIKES, 0)
    assert len(table.state.hands[0]) == 4
    assert refusal_of(table, Clue(0, Suit.RED)) is Refusal.GAME_OVER
    assert legal_actions(table.sees(1)) == ()


def test_last_card_drawn_gives_every_player_one_more_turn() -> None:
    table = known_deck("r1 y2 b5 g1 w3 g1 r2 r3 b1 y1 w1", GameOptions(2))
    table = table.after("play 0:slot5")
    assert table.state.turns_left == 2
    table = table.after("play 1:slot4")
    assert table.state.ending is None
    assert len(table.state.hands[1]) == 4
    table = table.after("clue 1 1")
    assert table.state.ending is Ending.DECK
    assert table.events[-1] == GameEnded(Ending.DECK, 2)


def test_completing_all_fireworks_ends_the_game_at_once() -> None:
    ten = "w1 w2 w3 w4 w5 r1 r2 r3 r4 r5"
    drawn = "b1 g1 b2 g2 b3 g3 b4 g4 b5 g5 y1 y2 y3 y4 y5"
    spare = "w1 w1 r1 r1 b1 b1 g1 g1 y1 y1 w2 r2"
    table = known_deck(f"{ten} {drawn} {spare}", GameOptions(2))
    for turn in range(25):
        assert table.state.ending is None
        table = table.after(f"play {turn % 2}:slot5")
    assert table.state.ending is Ending.PERFECT
    assert table.events[-1] == GameEnded(Ending.PERFECT, 25)
    assert table.state.deck_size > 0


def test_last_turn_of_the_last_round_may_still_score() -> None:
    table = known_deck("r1 y2 b5 g1 w3 w2 r2 r3 b1 y1 w1", GameOptions(2))
    table = table.after("play 0:slot5", "play 1:slot4", "play 0:slot1").expect(fireworks="r2 w1")
    assert table.state.ending is Ending.DECK
    assert table.events[-1] == GameEnded(Ending.DECK, 3)


def test_player_who_drew_the_last_card_has_one_more_turn() -> None:
    deck = "r1 y2 b5 g1 w3 g1 r2 r3 b1 y1 w1 w2 b2 b3 y3 g3"
    table = known_deck(deck, GameOptions(3)).after("play 0:slot5")
    assert [table.state.turns_left, table.state.deck_size] == [3, 0]
    table = table.after("clue 0 1", "clue 0 2", "clue 1 1")
    assert table.state.history[-1].seat == 0
    assert table.state.ending is Ending.DECK


def test_fireworks_remain_after_the_third_strike() -> None:
    table = deal_known("r1 r3 r4 r5 b5", "r2 g3 g4 g5 y5")
    table = table.after("play 0:slot5", "play 1:slot5", "play 0:slot4", "play 1:slot5")
    table = table.after("play 0:slot4").expect(strikes=3, fireworks="r2")
    assert table.events[-1] == GameEnded(Ending.STRIKES, 0)


def test_play_goes_clockwise_from_the_first_seat() -> None:
    state = deal(GameOptions(3, first_seat=2), 7)
    assert [state.seat_to_act, state.hand_orders(2)[0], state.hand_orders(0)[0]] == [2, 0, 5]
    state, _ = apply(state, Play(state.hand_orders(2)[0]))
    assert state.seat_to_act == 0


# -- At the table --------------------------------------------------------------------------------


def test_anyone_may_look_through_the_discard_pile() -> None:
    table = deal_known(*THREE).after("play 0:slot4", "play 1:slot4")
    piles = [[str(public.card) for public in table.sees(seat).discards] for seat in range(3)]
    assert piles == [["y2", "r2"]] * 3


def test_cards_of_a_lost_firework_can_still_be_discarded_for_tokens() -> None:
    table = deal_known("r4 r4 r5 g1 w3", "g1 r2 r3 b1 y1")
    table = table.after("clue 1 1", "clue 0 1", "clue 1 red", "clue 0 red").expect(clues=4)
    table = table.after("discard 0:slot5", "discard 1:slot5", "discard 0:slot5")
    assert reachable_rank(Suit.RED, Standing.from_table(table.state)) == 3
    table.after("clue 0 1", "discard 0:slot5").expect(clues=7)


def test_move_notation_checks_whose_turn_it_is() -> None:
    with pytest.raises(AssertionError, match="seat 0's turn"):
        read_move(deal_known(*TWO).state, "play 1:slot1")
