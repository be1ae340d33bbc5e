"""A test for each sentence about the variants, alone and combined."""

from itertools import product

import pytest
from positions import Table, card, deal_known, known_deck, refusal_of

from hanabi_desktop.game.cards import Multicolour, Suit
from hanabi_desktop.game.moves import (
    Clue,
    Clued,
    Ending,
    GameEnded,
    Misplayed,
    Play,
    Played,
    Skipped,
)
from hanabi_desktop.game.observation import Refusal, legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import Rating, rating_of
from hanabi_desktop.game.state import observe

TWO = ("r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1")


def touched(table: Table) -> tuple[int, ...]:
    clued = table.events[0]
    assert isinstance(clued, Clued)
    return clued.touched


class TestFinalBouquet:
    options = GameOptions(2, final_bouquet=True)
    ten = "r1 r2 r3 r4 r5 b1 b2 b3 b4 b5"

    def test_bouquet_continues_after_the_last_card(self) -> None:
        table = known_deck("r1 y2 b5 g1 w3 g1 r2 r3 b1 y1 w1", self.options)
        table = table.after("play 0:slot5", "play 1:slot4", "clue 1 1", "clue 0 1")
        assert table.state.ending is None
        assert table.state.turns_left is None

    def test_hands_may_shrink(self) -> None:
        table = known_deck(self.ten, self.options).after("play 0:slot5", "play 1:slot5")
        assert [len(hand) for hand in table.state.hands] == [4, 4]

    def test_bouquet_is_won_when_all_fireworks_are_complete(self) -> None:
        ten = "w1 w2 w3 w4 w5 r1 r2 r3 r4 r5"
        drawn = "b1 g1 b2 g2 b3 g3 b4 g4 b5 g5 y1 y2 y3 y4 y5"
        table = known_deck(f"{ten} {drawn}", self.options)
        for turn in range(25):
            assert table.state.ending is None
            slot = len(table.state.hands[turn % 2])
            table = table.after(f"play {turn % 2}:slot{slot}")
        assert table.events[-1] == GameEnded(Ending.PERFECT, 25)
        assert table.state.deck_size == 0

    def test_bouquet_is_lost_by_three_strikes(self) -> None:
        table = deal_known("r2 r3 r4 w1 b4", "g2 g3 g4 w1 y4", options=self.options)
        table = table.after("play 0:slot5", "play 1:slot5", "play 0:slot5")
        assert table.events[-1] == GameEnded(Ending.STRIKES, 0)

    def test_bouquet_is_lost_when_an_irreplaceable_card_is_discarded(self) -> None:
        table = deal_known(*TWO, options=self.options)
        table = table.after("clue 1 1", "clue 0 1", "discard 0:slot3")
        assert table.state.ending is Ending.IRREPLACEABLE
        assert table.events[-1] == GameEnded(Ending.IRREPLACEABLE, 0)

    def test_bouquet_is_lost_when_an_irreplaceable_card_is_misplayed(self) -> None:
        table = deal_known(*TWO, options=self.options)
        assert table.after("play 0:slot3").state.ending is Ending.IRREPLACEABLE

    def test_card_is_irreplaceable_when_its_other_copies_are_discarded(self) -> None:
        table = deal_known("r4 y2 b5 g1 w3", "r4 r2 r3 b1 y1", options=self.options)
        table = table.after("clue 1 1", "clue 0 1", "discard 0:slot5")
        assert table.state.ending is None
        assert table.after("discard 1:slot5").state.ending is Ending.IRREPLACEABLE

    def test_card_no_longer_needed_is_not_irreplaceable(self) -> None:
        table = deal_known("r1 r1 b4 g1 w3", "r1 r2 r3 b1 y1", options=self.options)
        table = table.after("play 0:slot5", "clue 0 1", "clue 1 1", "discard 1:slot5")
        table = table.after("discard 0:slot5").expect(discards="r1 r1")
        assert table.state.ending is None

    def test_seat_with_no_legal_action_is_skipped(self) -> None:
        options = GameOptions(3, final_bouquet=True)
        table = known_deck(f"{self.ten} g1 g2 g3 g4 g5", options)
        for turn in range(4):
            table = table.after(*[f"play {seat}:slot{5 - turn}" for seat in range(3)])
        table = table.after("play 0:slot1")
        while table.state.clue_tokens:
            giver = table.state.seat_to_act
            table = table.after(f"clue {2 if giver == 1 else 1} 1")
        assert Skipped(0) in [event for turn in table.state.history for event in turn.events]

    def test_seat_with_a_legal_action_may_not_pass(self) -> None:
        """A seat without cards still gives clues while there are tokens."""
        options = GameOptions(3, final_bouquet=True)
        table = known_deck(f"{self.ten} g1 g2 g3 g4 g5", options)
        for turn in range(4):
            table = table.after(*[f"play {seat}:slot{5 - turn}" for seat in range(3)])
        table = table.after("play 0:slot1", "clue 2 5", "clue 1 5")
        assert table.state.seat_to_act == 0
        assert all(action.__class__.__name__ == "Clue" for action in legal_actions(table.sees(0)))

    def test_bouquet_is_lost_when_no_seat_can_act(self) -> None:
        table = known_deck(self.ten, self.options)
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

    def test_announcing_is_optional(self) -> None:
        table = deal_known(*TWO, options=self.options)
        plays = [a for a in legal_actions(table.sees(0)) if isinstance(a, Play) and a.order == 0]
        assert [play.announced for play in plays] == [None, *GameOptions(2).suits]
        table.after("clue 1 1", "clue 0 1", "play 0:slot5").expect(fireworks="r1", clues=6)

    def test_right_announcement_returns_a_token(self) -> None:
        table = deal_known(*TWO, options=self.options).after("clue 1 1", "clue 0 1")
        table.after("play 0:slot5 as red").expect(fireworks="r1", clues=7)

    def test_token_for_an_announcement_is_lost_with_all_tokens(self) -> None:
        table = deal_known(*TWO, options=self.options).after("play 0:slot5 as red")
        table.expect(fireworks="r1", clues=8)

    @pytest.mark.parametrize(
        ("announced", "spent", "left"),
        [(" as red", 4, 6), ("", 4, 5), (" as red", 1, 8), (" as red", 0, 8)],
    )
    def test_announced_five_returns_two_tokens_in_all_up_to_eight(
        self, announced: str, spent: int, left: int
    ) -> None:
        table = deal_known("r1 r3 r5 w1 w1", "r2 r4 b1 b1 b2", options=self.options)
        table = table.after("play 0:slot5", "play 1:slot5", "play 0:slot5", "play 1:slot5")
        while 8 - table.state.clue_tokens < spent or table.state.seat_to_act == 1:
            if 8 - table.state.clue_tokens == spent:
                table = table.after("play 1:slot4")
            else:
                table = table.after(f"clue {1 - table.state.seat_to_act} 1")
        slot = len(table.state.hands[0]) - table.state.hand_orders(0).index(2)
        table.after(f"play 0:slot{slot}{announced}").expect(clues=left)
        assert str(table.after(f"play 0:slot{slot}{announced}").state.stacks[1][-1].card) == "r5"

    def test_wrong_announcement_is_a_strike_even_if_the_card_is_playable(self) -> None:
        table = deal_known(*TWO, options=self.options).after("play 0:slot5 as blue")
        table.expect(fireworks="", strikes=1, discards="r1", clues=8)
        assert table.events[0] == Misplayed(0, 0, card("r1"), Suit.BLUE)

    def test_right_suit_of_an_unplayable_card_is_an_ordinary_misplay(self) -> None:
        table = deal_known(*TWO, options=self.options).after("clue 1 1", "clue 0 1")
        table.after("play 0:slot4 as yellow").expect(strikes=1, clues=6, discards="y2")

    def test_announcement_is_public(self) -> None:
        table = deal_known(*TWO, options=self.options).after("clue 1 1", "clue 0 1")
        table = table.after("play 0:slot5 as red")
        for seat in (0, 1):
            turn = table.sees(seat).history[-1]
            assert turn.action == Play(0, Suit.RED)
            assert turn.events[0] == Played(0, 0, card("r1"), 1, Suit.RED)

    def test_announcing_is_refused_without_the_variant(self) -> None:
        assert refusal_of(deal_known(*TWO), Play(0, Suit.RED)) is Refusal.NO_ANNOUNCING

    def test_only_suits_in_play_can_be_announced(self) -> None:
        table = deal_known(*TWO, options=self.options)
        assert refusal_of(table, Play(0, Suit.MULTICOLOUR)) is Refusal.NO_SUCH_SUIT


class TestAvalancheOfColours:
    options = GameOptions(2, multicolour=Multicolour.FIVE)
    hands = ("r1 y2 b5 g1 w3", "m1 r2 m3 b1 y1")

    def test_six_fireworks_and_thirty_points(self) -> None:
        assert len(deal_known(*self.hands, options=self.options).state.stacks) == 6
        assert self.options.max_score == 30
        assert rating_of(30) is Rating.DIVINE

    def test_multicolour_is_clued_as_multicolour(self) -> None:
        table = deal_known(*self.hands, options=self.options).after("clue 1 multicolour")
        assert touched(table) == (5, 7)

    def test_other_suits_clues_do_not_touch_multicolour(self) -> None:
        for suit in ("white", "red", "blue", "yellow", "green"):
            table = deal_known(*self.hands, options=self.options).after(f"clue 1 {suit}")
            assert not {5, 7} & set(touched(table))
            assert all(
                Suit.MULTICOLOUR in table.state.hands[1][slot].marks.suits for slot in (0, 2)
            )

    def test_rank_clues_touch_multicolour(self) -> None:
        table = deal_known(*self.hands, options=self.options).after("clue 1 1")
        assert touched(table) == (5, 8, 9)

    def test_multicolour_is_built_as_its_own_suit(self) -> None:
        table = deal_known(*self.hands, options=self.options).after("clue 1 1", "play 1:slot5")
        table.expect(fireworks="m1", strikes=0)


@pytest.mark.parametrize("kind", [Multicolour.FIVE_EVERY, Multicolour.TEN_EVERY])
class TestMulticolourOfEveryColour:
    hands = ("r1 y2 b5 g1 w3", "m1 r2 m3 b1 y1")

    def dealt(self, kind: Multicolour, **rules: bool) -> Table:
        return deal_known(*self.hands, options=GameOptions(2, kind, **rules))

    def test_every_suit_s_clue_touches_the_multicolour_cards(self, kind: Multicolour) -> None:
        expected = {"white": (5, 7), "red": (5, 6, 7), "blue": (5, 7, 8), "yellow": (5, 7, 9)}
        for suit, orders in expected.items():
            assert touched(self.dealt(kind).after(f"clue 1 {suit}")) == orders

    def test_there_is_no_clue_about_multicolour(self, kind: Multicolour) -> None:
        clue = Clue(1, Suit.MULTICOLOUR)
        assert refusal_of(self.dealt(kind), clue) is Refusal.COUNTS_AS_EVERY_COLOUR
        table = self.dealt(kind)
        assert clue not in legal_actions(observe(table.state, 0))
        assert Clue(1, Suit.RED) in legal_actions(observe(table.state, 0))

    def test_clue_that_touches_multicolour_alone_is_not_empty(self, kind: Multicolour) -> None:
        table = self.dealt(kind, empty_clues=False)
        assert Clue(1, Suit.WHITE) in legal_actions(observe(table.state, 0))

    def test_one_clue_leaves_two_suits_and_a_second_one_only_multicolour(
        self, kind: Multicolour
    ) -> None:
        marks = self.dealt(kind).after("clue 1 red").state.hands[1][0].marks
        assert marks.suits == {Suit.RED, Suit.MULTICOLOUR}
        assert marks.told_suit is Suit.RED
        table = self.dealt(kind).after("clue 1 red", "discard 1:slot1", "clue 1 blue")
        first, red = (held.marks for held in table.state.hands[1][:2])
        assert first.suits == {Suit.MULTICOLOUR}
        assert first.told_suit is Suit.MULTICOLOUR
        assert red.suits == {Suit.RED}, "a clue about blue would have touched a multicolour card"
        assert red.pointed_out(kind).suits == {Suit.RED, Suit.MULTICOLOUR}

    def test_card_that_no_suit_s_clue_touches_is_not_multicolour(self, kind: Multicolour) -> None:
        marks = self.dealt(kind).after("clue 1 green").state.hands[1][1].marks
        assert marks.suits == {Suit.WHITE, Suit.RED, Suit.BLUE, Suit.YELLOW}

    def test_rank_clues_and_the_sixth_firework_are_as_usual(self, kind: Multicolour) -> None:
        table = self.dealt(kind).after("clue 1 1")
        assert touched(table) == (5, 8, 9)
        table.after("play 1:slot5").expect(fireworks="m1", strikes=0)

    def test_it_is_announced_as_multicolour(self, kind: Multicolour) -> None:
        table = self.dealt(kind, choreography=True).after("clue 1 1")
        table.after("play 1:slot5 as multicolour").expect(fireworks="m1", clues=8)
        table.after("play 1:slot5 as red").expect(fireworks="", strikes=1)


class TestCombinedVariants:
    def test_codes_of_variants_make_the_same_options_again(self) -> None:
        for kind, bouquet, choreography in product(Multicolour, (False, True), (False, True)):
            options = GameOptions(4, kind, bouquet, choreography, empty_clues=False)
            assert GameOptions(4, empty_clues=False).with_variants(options.variants) == options
        with pytest.raises(ValueError, match="ten_multicolour, every_colour"):
            GameOptions().with_variants(("ten_multicolour", "every_colour"))
        with pytest.raises(ValueError, match="rainbow"):
            GameOptions().with_variants(("rainbow",))

    def test_bouquet_is_lost_by_any_needed_multicolour_card(self) -> None:
        options = GameOptions(2, multicolour=Multicolour.FIVE, final_bouquet=True)
        table = deal_known("r1 y2 b5 g1 w3", "m1 r2 m3 b1 y1", options=options)
        table = table.after("clue 1 1", "discard 1:slot5")
        assert table.state.ending is Ending.IRREPLACEABLE

    def test_bouquet_is_lost_by_a_wrong_announcement_of_a_playable_card(self) -> None:
        options = GameOptions(
            2, multicolour=Multicolour.FIVE, final_bouquet=True, choreography=True
        )
        table = deal_known("m1 y2 b5 g1 w3", "g1 r2 r3 b1 y1", options=options)
        assert table.after("play 0:slot5 as red").state.ending is Ending.IRREPLACEABLE
        won = table.after("clue 1 1", "clue 0 1", "play 0:slot5 as multicolour")
        won.expect(fireworks="m1", clues=7)

    def test_third_strike_that_loses_a_card_counts_as_three_strikes(self) -> None:
        options = GameOptions(2, final_bouquet=True)
        table = deal_known("r2 r3 r5 w1 b4", "g2 g3 g4 w1 y4", options=options)
        table = table.after("play 0:slot5", "play 1:slot5", "play 0:slot4").expect(strikes=3)
        assert table.state.ending is Ending.STRIKES

    def test_announced_last_five_wins_and_ends_at_once(self) -> None:
        options = GameOptions(2, choreography=True)
        ten = "w1 w2 w3 w4 w5 r1 r2 r3 r4 r5"
        drawn = "b1 g1 b2 g2 b3 g3 b4 g4 b5 g5 y1 y2 y3 y4 y5"
        table = known_deck(f"{ten} {drawn} w1 w1 r1 r1 b1 b1 g1 g1", options)
        for turn in range(24):
            table = table.after(f"play {turn % 2}:slot5")
        table = table.after("play 0:slot5 as yellow")
        assert table.state.ending is Ending.PERFECT
