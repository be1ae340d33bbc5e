"""A test for each sentence of the rules, with positions written in the notation."""

import pytest
from positions import Table, card, deal_known, known_deck, read_move

from hanabi_desktop.game.cards import RANKS, Rank, Suit, full_deck
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
    Skipped,
)
from hanabi_desktop.game.observation import Refusal, legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import IllegalActionError, apply, deal


def refusal_of(table: Table, action: Play | Discard | Clue) -> Refusal:
    with pytest.raises(IllegalActionError) as caught:
        apply(table.state, action)
    return caught.value.refusal


TWO = ("r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1")


def test_box_holds_fifty_cards_and_five_multicolour_ones() -> None:
    assert len(full_deck(GameOptions(2).suits)) == 50
    assert len(full_deck(GameOptions(2, multicolour=True).suits)) == 55
    copies = [sum(c == card(f"g{rank}") for c in full_deck([Suit.GREEN])) for rank in RANKS]
    assert copies == [3, 2, 2, 2, 1]


@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_hand_size(players: int, size: int) -> None:
    assert GameOptions(players).hand_size == size


@pytest.mark.parametrize("players", [0, 1, 6])
def test_hanabi_is_for_two_to_five(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        GameOptions(players)


def test_nobody_sees_their_own_cards_and_everybody_the_others() -> None:
    table = deal_known(*TWO)
    seen = table.sees(0)
    assert all(held.card is None for held in seen.own_hand)
    assert [str(held.card) for held in seen.hands[1]] == ["g1", "r2", "r3", "b1", "y1"]


def test_clue_costs_a_token_and_points_at_every_card_of_its_value() -> None:
    table = deal_known(*TWO).after("clue 1 1").expect(clues=7)
    clued = table.events[0]
    assert isinstance(clued, Clued)
    assert clued.touched == (5, 8, 9)
    marks = [held.marks for held in table.state.hands[1]]
    assert [m.ranks == {Rank.ONE} for m in marks] == [True, False, False, True, True]
    assert all(Rank.ONE not in m.ranks for m in marks[1:3])


def test_clue_about_a_colour_tells_the_other_cards_what_they_are_not() -> None:
    table = deal_known(*TWO).after("clue 1 red")
    marks = table.state.hands[1][0].marks
    assert Suit.RED not in marks.suits
    assert not marks.touched


def test_clue_is_impossible_without_a_token() -> None:
    table = deal_known(*TWO).after(*["clue 1 1", "clue 0 1"] * 4).expect(clues=0)
    assert refusal_of(table, Clue(1, Suit.RED)) is Refusal.NO_CLUE_TOKEN


def test_clue_goes_to_a_teammate_at_the_table() -> None:
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


def test_discard_gives_a_token_back_and_draws() -> None:
    table = deal_known(*TWO, deck="w5").after("clue 1 1", "discard 1:slot5")
    table.expect(clues=8, discards="g1")
    assert table.events == (Discarded(1, 5, card("g1")), Drawn(1, 10, card("w5")))


def test_discard_is_impossible_while_all_tokens_are_there() -> None:
    assert refusal_of(deal_known(*TWO), Discard(0)) is Refusal.ALL_TOKENS_THERE


def test_card_that_fits_is_laid_on_its_firework() -> None:
    table = deal_known(*TWO, deck="w5").after("play 0:slot5").expect(fireworks="r1", strikes=0)
    assert table.events == (Played(0, 0, card("r1")), Drawn(0, 10, card("w5")))
    assert table.state.hand_orders(0) == (1, 2, 3, 4, 10)


def test_card_that_does_not_fit_is_discarded_and_costs_a_strike() -> None:
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


def test_token_of_a_five_is_lost_when_all_are_there() -> None:
    hands = ("r1 r3 r5 w1 w1", "r2 r4 b1 b1 b2")
    table = deal_known(*hands, deck="y1 y1 y2 y2 g1 g1").after(
        "play 0:slot5", "play 1:slot5", "play 0:slot5", "play 1:slot5", "play 0:slot5"
    )
    table.expect(fireworks="r5", clues=8)
    played = table.events[0]
    assert isinstance(played, Played)
    assert played.tokens == 0


def test_third_strike_ends_the_game_lost_and_draws_no_card() -> None:
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


def test_all_fireworks_complete_ends_the_game_at_once() -> None:
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


def test_play_goes_clockwise_from_the_first_seat() -> None:
    state = deal(GameOptions(3, first_seat=2), 7)
    assert [state.seat_to_act, state.hand_orders(2)[0], state.hand_orders(0)[0]] == [2, 0, 5]
    state, _ = apply(state, Play(state.hand_orders(2)[0]))
    assert state.seat_to_act == 0


def test_multicolour_is_a_suit_of_its_own() -> None:
    options = GameOptions(2, multicolour=True)
    table = deal_known("r1 y2 b5 g1 w3", "m1 r2 m3 b1 y1", options=options)
    table = table.after("clue 1 red")
    assert isinstance(table.events[0], Clued)
    assert table.events[0].touched == (6,)
    table = deal_known("r1 y2 b5 g1 w3", "m1 r2 m3 b1 y1", options=options).after(
        "clue 1 multicolour"
    )
    assert isinstance(table.events[0], Clued)
    assert table.events[0].touched == (5, 7)
    assert options.max_score == 30


class TestFinalBouquet:
    options = GameOptions(2, final_bouquet=True)

    def test_goes_on_after_the_last_card(self) -> None:
        table = known_deck("r1 y2 b5 g1 w3 g1 r2 r3 b1 y1 w1", self.options)
        table = table.after("play 0:slot5", "play 1:slot4", "clue 1 1", "clue 0 1")
        assert table.state.ending is None
        assert table.state.turns_left is None

    def test_is_lost_when_an_irreplaceable_card_is_discarded(self) -> None:
        table = deal_known("r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1", options=self.options)
        table = table.after("clue 1 1", "clue 0 1", "discard 0:slot3")
        assert table.state.ending is Ending.IRREPLACEABLE
        assert table.events[-1] == GameEnded(Ending.IRREPLACEABLE, 0)

    def test_is_lost_when_an_irreplaceable_card_is_misplayed(self) -> None:
        table = deal_known("r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1", options=self.options)
        assert table.after("play 0:slot3").state.ending is Ending.IRREPLACEABLE

    def test_is_lost_when_nobody_can_do_anything(self) -> None:
        """Twenty cards, none of which ends the game, and no token left to speak with."""
        options = GameOptions(2, final_bouquet=True)
        table = known_deck("r1 r2 r3 r4 r5 b1 b2 b3 b4 b5", options)
        table = table.after(*["clue 1 1", "clue 0 1"] * 4)
        table = table.after(
            *[f"play {seat}:slot{5 - turn}" for turn in range(4) for seat in (0, 1)]
        )
        table = table.after("play 0:slot1").expect(clues=1)
        assert table.state.seat_to_act == 1
        table = table.after("play 1:slot1").expect(clues=2, fireworks="r5 b5")
        assert table.state.ending is Ending.STUCK
        assert table.events[-1] == GameEnded(Ending.STUCK, 0)


class TestChoreography:
    options = GameOptions(2, choreography=True)

    def test_right_announcement_returns_a_token(self) -> None:
        table = deal_known(*TWO, options=self.options).after("clue 1 1", "clue 0 1")
        table.after("play 0:slot5 as red").expect(fireworks="r1", clues=7)

    def test_wrong_announcement_is_a_strike_even_if_the_card_fits(self) -> None:
        table = deal_known(*TWO, options=self.options).after("play 0:slot5 as blue")
        table.expect(fireworks="", strikes=1, discards="r1")

    def test_right_suit_that_does_not_fit_is_an_ordinary_misplay(self) -> None:
        table = deal_known(*TWO, options=self.options).after("clue 1 1", "clue 0 1")
        table.after("play 0:slot4 as yellow").expect(strikes=1, clues=6, discards="y2")

    def test_announcing_is_refused_elsewhere(self) -> None:
        table = deal_known(*TWO)
        assert refusal_of(table, Play(0, Suit.RED)) is Refusal.NO_ANNOUNCING

    def test_announced_five_returns_two_tokens(self) -> None:
        table = deal_known("r1 r3 r5 w1 w1", "r2 r4 b1 b1 b2", options=self.options)
        table = table.after("play 0:slot5", "play 1:slot5", "play 0:slot5", "play 1:slot5")
        table = table.after("clue 1 1", "clue 0 1", "clue 1 1", "clue 0 1").expect(clues=4)
        table.after("play 0:slot5 as red").expect(clues=6, fireworks="r5")


def test_seat_that_can_do_nothing_is_skipped_in_the_final_bouquet() -> None:
    options = GameOptions(3, final_bouquet=True)
    table = known_deck("r1 r2 r3 r4 r5 b1 b2 b3 b4 b5 g1 g2 g3 g4 g5", options)
    for turn in range(4):
        table = table.after(*[f"play {seat}:slot{5 - turn}" for seat in range(3)])
    table = table.after("play 0:slot1")
    while table.state.clue_tokens:
        target = 2 if table.state.seat_to_act == 1 else 1
        table = table.after(f"clue {target} 1")
        if table.state.seat_to_act == 0:
            table = table.after("clue 1 1")
    assert Skipped(0) in [event for turn in table.state.history for event in turn.events]


def test_move_notation_checks_whose_turn_it_is() -> None:
    with pytest.raises(AssertionError, match="seat 0's turn"):
        read_move(deal_known(*TWO).state, "play 1:slot1")
