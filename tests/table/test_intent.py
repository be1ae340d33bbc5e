"""The meaning of gestures, by whichever input device."""

from dataclasses import replace

import pytest
from positions import Table, deal_known, known_deck

from hanabi_desktop.game.cards import BOX_SUITS, Multicolour, Rank, Suit
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.observation import Refusal
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.table.appearance import Theme
from hanabi_desktop.table.art.card_pixmaps import CardArt, CardKnowledge
from hanabi_desktop.table.intent import Announcement, Intent, Pending, Zone
from hanabi_desktop.table.layout.placement import look_of
from hanabi_desktop.table.models.own_hand import OwnHand
from hanabi_desktop.table.models.table_model import TableModel

THREE = ("r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1", "w1 w2 b2 b3 y3")


class Hand:
    """An intent at a table, recording the resulting actions."""

    def __init__(self, table: Table, seat: int = 0, *, warn_mistakes: bool = False) -> None:
        self.model, self.own_hand = TableModel(), OwnHand()
        self.intent = Intent(self.model, self.own_hand)
        self.intent.warn_mistakes = warn_mistakes
        self.actions: list[Action] = []
        self.refusals: list[Refusal] = []
        self.intent.action_requested.connect(self.actions.append)
        self.intent.refused.connect(self.refusals.append)
        self.model.show(table.sees(seat))


@pytest.fixture
def hand() -> Hand:
    return Hand(deal_known(*THREE).after("clue 1 1", "clue 2 1", "clue 0 1"))


def test_card_then_zone_plays_the_card(hand: Hand) -> None:
    hand.intent.press_card(2)
    assert hand.intent.pending.chosen == 2
    hand.intent.press_zone(Zone.PLAY)
    assert hand.actions == [Play(2)]
    assert hand.intent.pending.chosen is None


def test_zone_then_card_discards_the_card(hand: Hand) -> None:
    hand.intent.press_zone(Zone.DISCARD)
    hand.intent.press_card(3)
    assert hand.actions == [Discard(3)]


def test_zone_then_slot_number_plays_the_card(hand: Hand) -> None:
    hand.intent.press_zone(Zone.PLAY)
    hand.intent.press_digit(1)
    assert hand.actions == [Play(4)]


def test_pressing_a_card_twice_deselects_it(hand: Hand) -> None:
    hand.intent.press_card(2)
    hand.intent.press_card(2)
    assert hand.intent.pending.chosen is None


def test_drag_makes_the_same_request(hand: Hand) -> None:
    assert hand.intent.may_drag(0)
    assert not hand.intent.may_drag(5)
    hand.intent.drop(0, Zone.PLAY)
    assert hand.actions == [Play(0)]


def test_teammates_card_offers_its_colour_and_its_value(hand: Hand) -> None:
    hand.intent.press_card(6)
    assert hand.intent.offered() == (Suit.RED, Rank.TWO)
    hand.intent.consider(Suit.RED)
    draft = hand.intent.pending.question.draft if hand.intent.pending.question else None
    assert draft == Clue(1, Suit.RED)
    assert [card.order for card in hand.intent.touched(Clue(1, Suit.RED))] == [6, 7]
    hand.intent.confirm()
    assert hand.actions == [Clue(1, Suit.RED)]


def test_all_values_can_be_offered(hand: Hand) -> None:
    hand.intent.press_card(6)
    hand.intent.offer_all()
    assert len(hand.intent.offered()) == 10
    hand.intent.give_clue(Suit.WHITE)
    assert hand.actions == [Clue(1, Suit.WHITE)]


def test_digit_and_tab_and_enter_give_a_clue(hand: Hand) -> None:
    hand.intent.press_digit(3)
    assert hand.intent.target_next(1)
    hand.intent.confirm()
    assert hand.actions == [Clue(2, Rank.THREE)]


def test_value_key_targets_the_first_teammate_with_such_a_card(hand: Hand) -> None:
    for rank in Rank:
        having = [seat for seat in (1, 2) if hand.intent.touched(Clue(seat, rank))]
        hand.intent.press_digit(rank.value)
        question = hand.intent.pending.question
        assert question is not None
        assert question.draft == Clue(having[0] if having else 1, rank)
        hand.intent.cancel()


def test_chosen_teammate_stays_the_target(hand: Hand) -> None:
    lacking = next(rank for rank in Rank if not hand.intent.touched(Clue(1, rank)))
    hand.intent.start_clue()
    hand.intent.target_next(1)
    hand.intent.target_next(1)
    hand.intent.press_digit(lacking.value)
    question = hand.intent.pending.question
    assert question is not None
    assert question.draft == Clue(1, lacking)


def test_keys_target_the_teammate_under_the_pointer(hand: Hand) -> None:
    seen = hand.model.observation
    assert seen is not None
    pointed = seen.hands[2][0]
    assert pointed.card is not None
    hand.intent.point_at(pointed.order)
    hand.intent.press_digit(pointed.card.rank.value)
    question = hand.intent.pending.question
    assert question is not None
    assert question.target == 2
    hand.intent.cancel()
    hand.intent.point_at(None)
    hand.intent.start_clue()
    question = hand.intent.pending.question
    assert question is not None
    assert question.target == 1, (
        "the question should start at the next seat, not at the last one asked about"
    )


def test_letter_of_a_colour_not_in_play_does_nothing(hand: Hand) -> None:
    hand.intent.press_suit(Suit.MULTICOLOUR)
    assert hand.intent.pending.question is None


@pytest.mark.usefixtures("qapp")
class TestMulticolourOfEveryColour:
    @pytest.fixture
    def hand(self) -> Hand:
        options = GameOptions(2, Multicolour.TEN_EVERY)
        return Hand(deal_known("r1 y2 b5 g1 w3", "m1 r2 m3 b1 y1", options=options))

    def test_its_card_offers_every_colour_and_others_their_own(self, hand: Hand) -> None:
        hand.intent.press_card(5)
        assert hand.intent.offered() == (*BOX_SUITS, Rank.ONE)
        hand.intent.give_clue(Suit.WHITE)
        assert hand.actions == [Clue(1, Suit.WHITE)]
        hand.intent.press_card(6)
        assert hand.intent.offered() == (Suit.RED, Rank.TWO)

    def test_all_clues_have_no_multicolour_and_its_letter_says_why(self, hand: Hand) -> None:
        hand.intent.start_clue()
        assert Suit.MULTICOLOUR not in hand.intent.offered()
        hand.intent.press_suit(Suit.MULTICOLOUR)
        assert hand.refusals == [Refusal.COUNTS_AS_EVERY_COLOUR]

    def test_clue_about_a_colour_lights_up_the_multicolour_cards(self, hand: Hand) -> None:
        assert {card.order for card in hand.intent.touched(Clue(1, Suit.RED))} == {5, 6, 7}

    def test_face_says_that_it_counts_as_every_colour(self, hand: Hand) -> None:
        seen = hand.model.observation
        assert seen is not None
        cards = {card.order: card for card in hand.model.cards}
        looks = {
            o: look_of(c, seen, seen.options.table_talk, 80, Pending()) for o, c in cards.items()
        }
        assert {order for order, look in looks.items() if look.every_colour} == {5, 7}
        art = CardArt(Theme.NIGHT, 1.0)
        without = replace(looks[5], every_colour=False)
        assert art.pixmap(looks[5]).toImage() != art.pixmap(without).toImage()


def test_escape_cancels_everything_pending(hand: Hand) -> None:
    hand.intent.press_suit(Suit.RED)
    hand.intent.cancel()
    assert hand.intent.pending.question is None
    hand.intent.confirm()
    assert hand.actions == []


def test_focus_moves_over_hands_and_cards_and_enter_presses(hand: Hand) -> None:
    assert hand.intent.move_region(1)
    assert hand.intent.pending.focused == 4
    hand.intent.move_focus(1)
    assert hand.intent.pending.focused == 3
    hand.intent.move_focus(-5)
    assert hand.intent.pending.focused == 4
    assert hand.intent.move_region(1)
    assert hand.intent.pending.focused == 9
    assert hand.intent.move_region(1)
    assert not hand.intent.move_region(1)
    assert hand.intent.pending.focused is None
    hand.intent.focus(9)
    hand.intent.confirm()
    assert hand.intent.pending.question is not None


def test_clue_goes_to_the_focused_teammate(hand: Hand) -> None:
    hand.intent.focus(12)
    hand.intent.press_digit(1)
    hand.intent.confirm()
    assert hand.actions == [Clue(2, Rank.ONE)]


class TestAnnouncing:
    @pytest.fixture
    def hand(self) -> Hand:
        options = GameOptions(3, choreography=True)
        return Hand(deal_known(*THREE, options=options).after("clue 1 1", "clue 2 1", "clue 0 red"))

    def test_play_waits_for_the_announcement(self, hand: Hand) -> None:
        hand.intent.press_zone(Zone.PLAY)
        hand.intent.press_digit(2)
        assert hand.actions == []
        assert hand.intent.pending.announcement == Announcement(3, None)
        hand.intent.press_suit(Suit.GREEN)
        hand.intent.confirm()
        assert hand.actions == [Play(3, Suit.GREEN)]
        assert hand.intent.pending.announcement is None

    def test_enter_plays_without_announcing(self, hand: Hand) -> None:
        hand.intent.drop(3, Zone.PLAY)
        hand.intent.confirm()
        assert hand.actions == [Play(3)]

    def test_clued_colour_is_preselected(self, hand: Hand) -> None:
        hand.intent.drop(0, Zone.PLAY)
        assert hand.intent.pending.announcement == Announcement(0, Suit.RED)
        hand.intent.announce(None)
        assert hand.actions == [Play(0)]

    def test_only_colours_in_play_are_offered(self, hand: Hand) -> None:
        hand.intent.drop(3, Zone.PLAY)
        hand.intent.press_suit(Suit.MULTICOLOUR)
        hand.intent.press_digit(4)
        assert hand.intent.pending.announcement == Announcement(3, None)

    def test_esc_keeps_the_card_and_discarding_needs_no_announcement(self, hand: Hand) -> None:
        hand.intent.drop(3, Zone.PLAY)
        hand.intent.cancel()
        assert hand.intent.pending.announcement is None
        hand.intent.drop(3, Zone.DISCARD)
        assert hand.actions == [Discard(3)]

    def test_refused_play_opens_no_announcement(self) -> None:
        options = GameOptions(3, choreography=True)
        waiting = Hand(deal_known(*THREE, options=options), seat=1)
        waiting.intent.drop(5, Zone.PLAY)
        assert waiting.intent.pending.announcement is None
        assert waiting.refusals == [Refusal.NOT_YOUR_TURN]


def test_empty_hands_are_skipped_when_targeting() -> None:
    options = GameOptions(3, final_bouquet=True)
    table = known_deck("r1 r2 r3 r4 r5 b1 b2 b3 b4 b5 g1 g2 g3 g4 g5", options)
    for turn in range(4):
        table = table.after(*[f"play {seat}:slot{5 - turn}" for seat in range(3)])
    table = table.after("clue 1 5", "play 1:slot1", "clue 0 5")
    assert [len(hand) for hand in table.state.hands] == [1, 0, 1]
    hand = Hand(table, seat=0)
    hand.intent.start_clue()
    question = hand.intent.pending.question
    assert question is not None
    assert question.target == 2
    hand.intent.target_next(1)
    assert hand.intent.pending.question is not None
    assert hand.intent.pending.question.target == 2


def test_refusals_say_why() -> None:
    full = Hand(deal_known(*THREE))
    full.intent.press_zone(Zone.DISCARD)
    assert full.refusals == [Refusal.ALL_TOKENS_THERE]
    waiting = Hand(deal_known(*THREE), seat=1)
    waiting.intent.press_card(5)
    waiting.intent.press_card(0)
    waiting.intent.press_zone(Zone.PLAY)
    waiting.intent.start_clue()
    assert waiting.refusals == [Refusal.NOT_YOUR_TURN] * 4
    assert waiting.actions == []


def test_pending_input_ends_with_the_turn(hand: Hand) -> None:
    hand.intent.press_suit(Suit.RED)
    hand.model.show(deal_known(*THREE).after("clue 1 1").sees(0))
    assert hand.intent.pending.question is None


def test_empty_clue_is_refused_where_not_allowed() -> None:
    strict = Hand(deal_known(*THREE, options=GameOptions(3, empty_clues=False)))
    strict.intent.press_digit(5)
    strict.intent.confirm()
    assert strict.refusals == [Refusal.TOUCHES_NOTHING]


class TestEmpathy:
    def test_empathy_applies_to_the_focused_hand_or_else_to_all(self, hand: Hand) -> None:
        hand.intent.see_as_holder(None)
        assert hand.intent.pending.empathy == {1, 2}
        hand.intent.show_all_hands()
        assert not hand.intent.pending.empathy
        hand.intent.focus(10)
        hand.intent.see_as_holder(None)
        assert hand.intent.pending.empathy == {2}

    def test_empathy_does_not_apply_to_the_own_hand(self, hand: Hand) -> None:
        hand.intent.see_as_holder(0)
        assert not hand.intent.pending.empathy

    def test_empathy_shows_what_the_holder_knows_and_no_face(self, hand: Hand) -> None:
        seen = hand.model.observation
        assert seen is not None
        for card in hand.model.cards:
            before = look_of(card, seen, seen.options.table_talk, 80, hand.intent.pending)
            look = look_of(card, seen, seen.options.table_talk, 80, Pending(empathy=frozenset({1})))
            if card.seat == 1:
                assert before.card is not None
                assert (look.card, look.knowledge) == (None, CardKnowledge.ALL)
                assert look.marks == card.marks
                assert not look.critical
                assert not look.trash
            else:
                assert look == before

    def test_empathy_keeps_the_chosen_card(self, hand: Hand) -> None:
        hand.intent.press_card(2)
        hand.intent.see_as_holder(1)
        hand.intent.show_all_hands()
        assert hand.intent.pending.chosen == 2


class TestWarning:
    """The red firework stands at 1: a 5 is known to be unplayable, the second red card may be playable."""

    @pytest.fixture
    def hand(self) -> Hand:
        table = deal_known("w4 w3 b5 r1 r1", "g1 r2 r3 b1 y1", "w1 w2 b2 b3 y3")
        turns = ("clue 1 1", "clue 2 1", "clue 0 red", "play 0:slot1", "clue 2 2", "clue 0 5")
        return Hand(table.after(*turns), warn_mistakes=True)

    def test_unplayable_card_needs_confirmation(self, hand: Hand) -> None:
        hand.intent.drop(2, Zone.PLAY)
        assert (hand.actions, hand.intent.pending.doubted) == ([], Play(2))
        hand.intent.press_zone(Zone.PLAY)
        assert hand.actions == [Play(2)]

    def test_visible_cards_count_for_the_warning(self) -> None:
        """Of the 2s only white is playable, and both white 2s lie in other hands."""
        table = deal_known("w4 r2 b5 g4 y4", "w1 w2 r3 b4 y1", "w2 w5 b2 b3 y3")
        turns = ("clue 2 5", "play 1:slot5", "clue 0 2")
        hand = Hand(table.after(*turns), warn_mistakes=True)
        hand.intent.drop(1, Zone.PLAY)
        assert (hand.actions, hand.intent.pending.doubted) == ([], Play(1))

    def test_enter_confirms_and_esc_cancels(self, hand: Hand) -> None:
        hand.intent.press_zone(Zone.PLAY)
        hand.intent.press_digit(3)
        hand.intent.cancel()
        assert hand.intent.pending == Pending()
        hand.intent.drop(2, Zone.PLAY)
        hand.intent.confirm()
        assert hand.actions == [Play(2)]

    def test_confirmation_applies_to_one_card(self, hand: Hand) -> None:
        hand.intent.drop(2, Zone.PLAY)
        hand.intent.drop(3, Zone.PLAY)
        assert hand.actions == [Play(3)]

    def test_no_confirmation_if_the_card_may_be_playable_or_warnings_are_off(
        self, hand: Hand
    ) -> None:
        hand.intent.drop(3, Zone.PLAY)
        hand.intent.warn_mistakes = False
        hand.intent.drop(2, Zone.PLAY)
        assert hand.actions == [Play(3), Play(2)]

    @pytest.mark.parametrize(("seen_elsewhere", "is_doubted"), [("w3", True), ("b1", False)])
    def test_discard_of_a_playable_card_needs_confirmation_unless_another_hand_has_it(
        self, seen_elsewhere: str, *, is_doubted: bool
    ) -> None:
        table = deal_known("w4 w1 b5 g4 y4", f"w2 {seen_elsewhere} r3 b4 y3", "w2 w5 b2 b3 y4")
        hand = Hand(table.after("clue 1 2", "clue 0 1", "clue 1 4"), warn_mistakes=True)
        hand.intent.drop(1, Zone.DISCARD)
        assert hand.intent.pending.doubted == (Discard(1) if is_doubted else None)
        hand.intent.confirm()
        assert hand.actions == [Discard(1)]

    def test_other_discards_need_no_confirmation(self, hand: Hand) -> None:
        hand.intent.drop(2, Zone.DISCARD)
        assert hand.actions == [Discard(2)]

    def test_beginners_confirm_the_discard_of_a_clued_card_that_may_be_needed(
        self, hand: Hand
    ) -> None:
        hand.intent.warn_of_clued = True
        hand.intent.drop(2, Zone.DISCARD)
        assert (hand.actions, hand.intent.pending.doubted) == ([], Discard(2))
        hand.intent.drop(0, Zone.DISCARD)
        assert hand.actions == [Discard(0)], "no clue has touched it"
