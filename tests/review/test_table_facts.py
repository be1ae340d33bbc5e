"""What the table shows of a move and of a better one, as facts."""

from dataclasses import replace

from positions import deal_known, known_deck

from hanabi_desktop.game.cards import Card, Rank, Suit, parse_cards
from hanabi_desktop.game.course import replay
from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import Standing, is_playable
from hanabi_desktop.game.state import observe
from hanabi_desktop.review.table_facts import TableFacts, Touched
from hanabi_desktop.review.turns_left import OutOfTurn, TurnsLeft, Workload
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.explaining.move_review import Finding, Judgement
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import Reason, ReasonCode


def test_two_clues_to_one_player_are_told_apart_by_what_they_touch() -> None:
    table = deal_known("r3 b1 g4 y3 w4", "y2 r5 b1 w1 r4", deck="b1")
    table = table.after("clue 1 5", "discard 1:slot5")
    red_five = Touched(6, Card.parse("r5"), is_known=True, is_only=True)
    clue_4, clue_red = Clue(1, Rank.FOUR), Clue(1, Suit.RED)
    judged = Judgement(clue_4, Finding.CLUE_IS_READ, 9)

    details = TableFacts.of(table.state, clue_4, clue_red, judged)
    red_four = Touched(9, Card.parse("r4"), is_known=False)
    assert (details.is_news, len(details.touched), details.also_told) == (True, 1, red_five)
    assert details.best_tells == (red_four, red_five)
    waiting = map(
        Card.parse, ("r3", "r4", "r5", "y3", "g4", "w4")
    )  # no red or green card leads there
    assert details.out_of_reach == frozenset(waiting)
    assert details.too_early == frozenset((6, 9))
    assert (details.idle, details.turns.still_to_play) == (frozenset((1,)), 25)
    short = replace(table.state, clue_tokens=4)
    discard = TableFacts.of(short, clue_4, Discard(2), judged)
    assert discard.best_card == Card.parse("g4")
    assert not discard.is_best_critical
    assert discard.also_told is None
    strike = TableFacts.of(table.state, Play(0), clue_red, None)
    assert (strike.made_card, strike.is_made_needed, strike.is_strike) == (
        Card.parse("r3"),
        True,
        True,
    )
    blue_1 = TableFacts.of(short, Discard(1), clue_red, None)
    assert (blue_1.is_made_playable, blue_1.is_made_critical) == (True, False)
    clue_5 = Clue(1, Rank.FIVE)
    for order, is_repeated in ((6, True), (9, False)):
        reason = Reason(ReasonCode.CLUE_TEMPO, (order,))
        facts = TableFacts.of(short, Discard(2), clue_5, None, reason)
        assert facts.is_repeated is is_repeated
    shown = TableFacts.of(table.state, clue_red, clue_4, None)
    assert shown.shown == red_five

    # With the white 1 on the table, the one in the hand is no longer needed.
    table = deal_known("w1 b1 g4 y3 w4", "w1 r5 b2 g2 w3").after("play 0:slot5", "clue 0 1")
    judged = Judgement(Clue(1, Suit.WHITE), Finding.CLUE_IS_READ, 9)
    details = TableFacts.of(table.state, Clue(1, Suit.WHITE), Clue(1, Rank.THREE), judged)
    assert details.needless == Touched(5, Card.parse("w1"), is_known=False)


def test_card_that_waits_for_the_drawn_one_needs_no_turn() -> None:
    hands, pair = "y4 g4 g3 r2 w1 r1 r4 b1 b2 y4", GameOptions(players=2)
    play, ones = Play(4), Clue(1, Rank.ONE)
    facts = TableFacts.of(known_deck(f"{hands} r3", pair).state, play, ones, None)
    assert [one.cards for one in facts.turns.workloads] == [tuple(parse_cards("b1 b2 r1"))]


def test_final_bouquet_has_no_last_round_to_count() -> None:
    bouquet = GameOptions(players=2, final_bouquet=True)
    table = known_deck("r2 g1 g1 y1 w1 r1 r3 b1 b2 y4 y5", bouquet)
    facts = TableFacts.of(table.state, Play(4), Clue(1, Rank.ONE), None)
    assert facts.turns == TurnsLeft(24, has_last_round=False)


def test_player_with_a_playable_card_that_had_a_clue_is_not_idle() -> None:
    table = deal_known("r3 b1 g4 y3 w4", "y2 r5 b1 w1 r4", "r2 w1 y1 y4 b4")
    about_ones, about_fives = Clue(1, Rank.ONE), Clue(1, Rank.FIVE)
    assert TableFacts.of(table.state, about_ones, about_fives, None).idle == frozenset((2,))
    assert TableFacts.of(table.state, about_fives, about_ones, None).idle == frozenset((1, 2))
    table = table.after("clue 1 1", "play 1:slot2")
    about_twos = TableFacts.of(table.state, Clue(1, Rank.TWO), Clue(0, Rank.ONE), None)
    assert about_twos.idle == frozenset((0,))
    assert about_twos.turns.still_to_play == 24


def test_next_player_is_not_idle_if_a_clue_to_somebody_else_makes_them_play() -> None:
    table = deal_known("r3 b4 g4 y3 w4", "b3 g3 w3 y4 r1", "g2 y2 b2 r4 r2")
    red, ones = Clue(2, Suit.RED), Clue(1, Rank.ONE)
    expert = agreement_of(Level.EXPERT)
    assert TableFacts.of(table.state, red, ones, None).idle == frozenset((1, 2))
    facts = TableFacts.of(table.state, red, ones, None, None, None, expert)
    assert (facts.idle, facts.next_chop) == (frozenset((2,)), None)


def test_no_clear_clue_touches_an_untellable_card() -> None:
    expert, found = agreement_of(Level.EXPERT), 0
    seats = Seating((Level.EXPERT,) * 3, StandIn.NOISY)
    for state in tuple(replay(play_game(seats, GameOptions(3, empty_clues=False), 2).record))[:-1]:
        seen = observe(state, state.seat_to_act)
        move = legal_actions(seen)[0]
        card = TableFacts.of(state, move, move, None, None, None, expert).untellable
        if card is None or state.clue_tokens == 0:
            continue
        found += 1
        clear = (x.action for x in ConventionPlayer(expert).weigh(seen) if not x.is_misleading)
        clues = [one for one in clear if isinstance(one, Clue)]
        assert all(card.order not in state.touched_by(clue) for clue in clues)
        assert is_playable(state.deck[card.order], Standing.from_table(state))
        assert card.order not in state.hand_orders(state.seat_to_act)
    assert found > 0


def test_clue_about_a_playable_card_may_lead_to_a_misplay_of_another() -> None:
    expert, found = agreement_of(Level.EXPERT), 0
    seats = Seating((Level.EXPERT,) * 3, StandIn.NOISY)
    for number in range(4):
        played = play_game(seats, GameOptions(3, empty_clues=False), number)
        for state in tuple(replay(played.record))[:-1]:
            move = legal_actions(observe(state, state.seat_to_act))[0]
            facts = TableFacts.of(state, move, move, None, None, None, expert)
            if facts.misread is None:
                continue
            found += 1
            clue, other = facts.misread
            assert facts.untellable is not None
            assert {facts.untellable.order, other.order} <= set(state.hand_orders(clue.target))
            assert facts.untellable.order in state.touched_by(clue)
            assert not is_playable(other.card, Standing.from_table(state))
    assert found > 0


def test_card_is_sure_if_its_holder_sees_the_others_that_it_could_be() -> None:
    ones = Clue(1, Rank.ONE)
    for others, is_sure in (("w1 w1 b5 y5 g5", True), ("w1 w2 b5 y5 g5", False)):
        table = deal_known("w1 b4 g4 y3 w4", "r1 b2 g3 r4 b3", others, deck="r2")
        table = table.after("play 0:slot5", "clue 2 5", "clue 0 3")
        (one,) = (x for x in table.state.hand_orders(1) if str(table.state.deck[x]) == "r1")
        assert (one in TableFacts.of(table.state, ones, ones, None).sure) is is_sure
        assert one not in TableFacts.of(table.state, Clue(1, Rank.TWO), ones, None).sure


def test_last_round_has_too_few_turns_for_some_cards() -> None:
    hands, pair = "r2 g1 g1 y1 w1 r1 r3 b1 b2 y4", GameOptions(players=2)
    table = known_deck(f"{hands} y5", pair)
    play = Play(table.state.hand_orders(0)[-1])
    facts = TableFacts.of(table.state, play, Clue(1, Rank.ONE), None)
    assert facts.turns.workloads == (  # who lacks the most turns comes first
        Workload(1, tuple(parse_cards("b1 b2 r1 r3")), 1),
        Workload(0, tuple(parse_cards("g1 r2 y1")), 1),
    )
    assert facts.turns.out_of_turn == (OutOfTurn(1, Card.parse("r3"), 0, Card.parse("r2")),)
    assert facts.turns.untold == frozenset(parse_cards("r1 b1"))
    red = known_deck(f"{hands} r5", pair)  # nobody could know that this card is drawn
    assert TableFacts.of(red.state, play, Clue(1, Rank.ONE), None).turns.out_of_turn == ()
    more = known_deck(f"{hands} y5 g5 w5 r5 g4", pair)
    facts = TableFacts.of(more.state, play, Clue(1, Rank.ONE), None)
    # Seat 0 has even fewer turns to spare after the better clue, with the white 1 still to play.
    assert [(one.seat, one.turns, one.spare) for one in facts.turns.workloads] == [(1, 3, -1)]
    assert facts.turns.out_of_turn == ()


def test_clue_made_may_be_misread_or_touch_two_copies() -> None:
    table = deal_known("r3 b1 g4 b3 w4", "y3 g1 y3 w1 r4")
    threes, ones = Clue(1, Rank.THREE), Clue(1, Rank.ONE)
    yellow_three, red_one = map(Card.parse, ("y3", "r1"))
    read = Judgement(threes, Finding.CLUE_IS_READ, 5, (red_one, yellow_three), yellow_three)
    facts = TableFacts.of(table.state, threes, ones, read)
    assert (facts.duplicate, facts.taken_for) == (yellow_three, (red_one,))
    right = replace(read, action=ones, faces=(red_one, yellow_three), truth=red_one)
    facts = TableFacts.of(table.state, ones, threes, right)
    assert (facts.duplicate, facts.taken_for) == (None, ())


def test_seat_that_knows_a_spare_card_has_one_to_discard() -> None:
    table = deal_known("w1 b1 g4 y3 w4", "w1 r5 b2 g2 w3").after("play 0:slot5", "clue 0 1")
    whites, fives = Clue(1, Suit.WHITE), Clue(1, Rank.FIVE)
    assert TableFacts.of(table.state, whites, fives, None).spares == frozenset()
    table = table.after("clue 1 1", "clue 0 3")
    facts = TableFacts.of(table.state, whites, fives, None)
    assert facts.spares == frozenset((1,))
    assert facts.turns.plays == table.state.deck_size + 2


def test_clue_rules_out_faces_of_the_cards_that_it_does_not_touch() -> None:
    table = deal_known("r3 b1 g4 y3 w4", "y2 r5 b1 w1 r4", deck="b1")
    table = table.after("clue 1 5", "discard 1:slot5")
    ones = Clue(1, Rank.ONE)
    for clue, orders in ((Clue(1, Suit.BLUE), (6,)), (Clue(1, Suit.RED), ()), (ones, ())):
        assert TableFacts.of(table.state, Play(1), clue, None).ruled_out == frozenset(orders)
    assert TableFacts.of(table.state, ones, Play(1), None).ruled_out == frozenset()
    for clue, is_untouched in ((Clue(1, Suit.BLUE), True), (Clue(1, Suit.RED), False)):
        asks = Reason(ReasonCode.CLUE_PLAY, (6,))
        facts = TableFacts.of(table.state, Play(1), clue, None, asks)
        assert facts.is_focus_untouched is is_untouched


def test_clue_shows_a_card_that_is_no_longer_needed() -> None:
    table = deal_known("w1 b1 g4 y3 w4", "w1 r5 b2 g2 w3").after("play 0:slot5", "clue 0 1")
    table = table.after("clue 1 1", "clue 0 3")
    spare = Touched(5, Card.parse("w1"), is_known=True)
    for clue, shown in ((Clue(1, Suit.WHITE), spare), (Clue(1, Suit.BLUE), None)):
        assert TableFacts.of(table.state, Discard(1), clue, None).spare_shown == shown


def test_holder_does_not_take_a_card_for_one_that_they_see() -> None:
    table = deal_known("r3 b1 g4 r1 w4", "y3 g1 b4 w1 r4", "r1 r1 g2 g3 y5")
    threes, fives, yellow_three, red_one = (
        Clue(1, Rank.THREE),
        Clue(2, Rank.FIVE),
        Card.parse("y3"),
        Card.parse("r1"),
    )
    read = Judgement(threes, Finding.CLUE_IS_READ, 5, (red_one, yellow_three), yellow_three)
    assert TableFacts.of(table.state, threes, fives, read).taken_for == ()


def test_chop_of_the_next_player_is_endangered_unless_there_is_something_else_to_do() -> None:
    table = deal_known("r3 b1 g4 y3 w4", "r5 g1 b4 w1 r4")
    ones, fours = Clue(1, Rank.ONE), Clue(1, Rank.FOUR)
    chop = TableFacts.of(table.state, fours, ones, None).next_chop
    assert chop == Touched(5, Card.parse("r5"), is_known=False, is_only=True)
    assert TableFacts.of(table.state, ones, fours, None).next_chop is None  # there are 1s to play


def test_most_points_are_compared_when_the_last_card_is_drawn() -> None:
    hands, pair = "r1 b1 y4 y3 g4 r2 b2 g3 g3 w4", GameOptions(players=2)
    table = known_deck(f"{hands} y5", pair)
    discard, fours = Discard(table.state.hand_orders(0)[2]), Clue(1, Rank.FOUR)
    facts = TableFacts.of(replace(table.state, clue_tokens=4), discard, fours, None)
    # After the discard only seat 0 can play; after the clue both can, seat 0 twice.
    assert facts.turns.most_points == (1, 3)
    later = known_deck(f"{hands} y5 g5", pair)
    facts = TableFacts.of(replace(later.state, clue_tokens=4), discard, fours, None)
    assert facts.turns.most_points == (0, 0)


def test_card_that_only_the_clue_made_touches_before_its_time_is_premature() -> None:
    table = deal_known("r3 b1 g4 y3 w4", "y1 y4 b1 w1 r4")
    yellow, ones = Clue(1, Suit.YELLOW), Clue(1, Rank.ONE)
    facts = TableFacts.of(table.state, yellow, ones, None)
    assert facts.premature == Touched(6, Card.parse("y4"), is_known=False)
    assert TableFacts.of(table.state, ones, yellow, None).premature is None


def test_open_cards_help_to_know_a_card() -> None:
    table = deal_known("w5 b5 g5 y5 r4", "r5 w3 b2 w2 w1").after("clue 1 5", "clue 0 4")
    red_five, clue = table.state.hand_orders(1)[0], Clue(1, Suit.RED)
    for gone in range(1, 5):
        table = table.after("discard 0:slot5", "clue 0 4")
        facts = TableFacts.of(table.state, Discard(table.state.hand_orders(0)[0]), clue, None)
        assert (red_five in facts.known) is (gone == 4)


def test_clue_about_a_copy_of_a_clued_card_names_who_holds_that() -> None:
    table = deal_known("r3 b1 g4 y3 w4", "y2 r5 b1 w1 r4", "r2 w1 y1 y4 b4").after("clue 1 1")
    about_white = Judgement(Clue(2, Suit.WHITE), Finding.CLUE_IS_READ, 11)
    details = TableFacts.of(table.state, about_white.action, Play(5), about_white)
    assert details.twin_holder == 1
    both = TableFacts.of(table.state, about_white.action, Clue(2, Rank.ONE), about_white)
    assert both.twin_holder is None  # the better clue touches the same card


def test_later_strikes_and_useless_cards_are_facts_of_the_table() -> None:
    table = deal_known("w1 b1 g4 y3 w4", "w1 r5 b2 g2 w3", deck="y1 y2").after("play 0:slot5")
    final = table.after("play 1:slot4").state
    misplayed = table.state.hands[1][1].order
    facts = TableFacts.of(table.state, Clue(0, Rank.ONE), Play(9), None, None, final)
    assert facts.misplayed == frozenset((misplayed,))
    assert TableFacts.of(table.state, Clue(0, Rank.ONE), Play(9), None).misplayed == frozenset()


def test_faces_for_which_a_card_may_be_taken_are_those_that_only_the_better_clue_rules_out() -> (
    None
):
    table = deal_known("b3 y4 g3 w4 b5", "y4 r3 g4 r1 w3", "b4 w5 y3 g2 b1")
    table = table.after("clue 1 red", "play 1:slot2")
    red_three, clue = table.state.hand_orders(1)[1], Clue(1, Rank.THREE)
    reason, expert = Reason(ReasonCode.CLUE_FIX, (red_three,)), agreement_of(Level.EXPERT)
    made = Discard(table.state.hand_orders(2)[0])
    facts = TableFacts.of(table.state, made, clue, None, reason, None, expert)
    assert facts.mistaken_for == (Card.parse("r2"),)
    assert facts.chops == frozenset(table.state.hand_orders(seat)[0] for seat in range(3))
    about_red = Clue(1, Suit.RED)
    assert (
        TableFacts.of(table.state, made, about_red, None, reason, None, expert).mistaken_for == ()
    )
    unclued = Reason(ReasonCode.CLUE_FIX, (table.state.hand_orders(1)[0],))
    assert TableFacts.of(table.state, made, clue, None, unclued, None, expert).mistaken_for == ()


def test_card_drawn_last_may_be_one_too_many() -> None:
    hands = "w1 g1 g1 y1 w1 r1 w3 y3 g3 b3"
    table = known_deck(f"{hands} b1", GameOptions(players=2)).after("clue 1 1", "clue 0 1")
    facts = TableFacts.of(table.state, Discard(0), Clue(1, Rank.ONE), None)
    assert facts.drawn == Card.parse("b1")
    load = facts.turns.after_draw
    assert load is not None
    assert (load.seat, load.turns) == (0, 1)
    assert Card.parse("b1") in load.cards
    assert TableFacts.of(table.state, Clue(1, Rank.ONE), Clue(1, Rank.THREE), None).drawn is None


def test_clue_may_ask_another_player_first() -> None:
    table = deal_known("w1 w1 w2 w3 w4", "g3 g4 b3 b4 r1", "y3 b5 r2 g5 b4")
    expert, made = agreement_of(Level.EXPERT), Clue(2, Suit.RED)
    judged = Judgement(made, Finding.CLUE_IS_READ, 12)
    facts = TableFacts.of(table.state, made, Clue(1, Rank.ONE), judged, agreement=expert)
    assert facts.asks_first is not None
    assert (facts.asks_first.card, facts.asks_blind) == (Card.parse("r1"), True)
    ones = TableFacts.of(table.state, Clue(1, Rank.ONE), made, judged, agreement=expert)
    assert ones.asks_first is None
    assert ones.is_none_clued


def test_copy_with_a_clue_makes_a_card_a_twin() -> None:
    table = deal_known("w1 w1 w2 w3 w4", "r2 g3 g4 b3 b4", "r2 y3 b5 g5 r5").after("clue 2 2")
    facts = TableFacts.of(table.state, Clue(2, Rank.FIVE), Clue(0, Rank.ONE), None)
    assert facts.twins == frozenset(
        held.order
        for held in table.state.hands[1]
        if table.state.deck[held.order] == Card.parse("r2")
    )
    assert not facts.is_none_clued


def test_copy_that_the_next_player_has_had_no_clue_about_is_no_help_in_the_last_round() -> None:
    hands, pair = "r2 r1 g1 y1 w1 r1 g3 b3 b4 y4", GameOptions(players=2)
    table = known_deck(f"{hands} y5", pair)
    for state, is_alone in (
        (table.state, True),
        (table.after("clue 1 red", "clue 0 2").state, False),
    ):
        play = Play(state.hand_orders(0)[-1])
        facts = TableFacts.of(state, play, Clue(1, Rank.ONE), None)
        mine = next(one for one in facts.turns.workloads if one.seat == 0)
        assert (Card.parse("r1") in mine.cards) is is_alone


def test_card_played_next_is_noted_unless_its_holder_is_told_again() -> None:
    table = deal_known("w1 b4 g4 y3 w4", "r1 b2 g3 r4 b3", "w2 y1 g1 b5 y5", deck="r2 r5 g5")
    ones, state = Clue(1, Rank.ONE), table.state
    (red_1,) = (x for x in state.hand_orders(1) if str(state.deck[x]) == "r1")
    final = table.after("clue 1 1", "play 1:slot5", "clue 0 1").state
    assert TableFacts.of(state, ones, ones, None, final=final).played_next == {red_1}
    yellow_1 = next(x for x in state.hand_orders(2) if str(state.deck[x]) == "y1")
    told = table.after("clue 1 1", "clue 2 1", "play 2:slot4").state
    assert yellow_1 not in TableFacts.of(state, ones, ones, None, final=told).played_next


def test_firework_is_furthest_behind_if_the_others_are_two_cards_ahead() -> None:
    table = deal_known("w1 b4 g4 y3 w4", "r1 b2 g3 r4 b3", deck="r2")
    for fireworks, card in (
        ((2, 0, 3, 2, 2), "r1"),
        ((2, 1, 3, 2, 5), None),
        ((3, 5, 4, 1, 3), "y2"),
    ):
        state = replace(table.state, stacks=tuple((0,) * top for top in fireworks))
        found = TableFacts.of(state, Clue(1, Rank.ONE), Clue(1, Rank.ONE), None).furthest_behind
        assert found == (None if card is None else Card.parse(card))


def test_clue_that_its_receiver_may_take_for_a_save_is_noted() -> None:
    """A 5 on the chop may be playable or not; whoever sees the others that could be meant knows."""
    fives, expert = Clue(1, Rank.FIVE), agreement_of(Level.EXPERT)
    hidden, seen = ("y1 y3 w2 b2 w1", "y2 y4 g2 r2 w1"), ("y1 y3 w5 b5 w1", "y2 y4 g5 r5 w1")
    for (first, third), is_kept in ((hidden, True), (seen, False)):
        table = deal_known(first, "y5 b4 b2 g3 r4", third, deck="b1 g1 r1 b3 g1 r3")
        moves = (
            "play 0:slot5",
            "clue 0 1",
            "play 2:slot5",
            "play 0:slot5",
            "clue 0 1",
            "play 2:slot5",
        )
        state = table.after(*moves).state
        (five,) = (x for x in state.hand_orders(1) if str(state.deck[x]) == "y5")
        reason = Reason(ReasonCode.CLUE_PLAY, (five,))
        facts = TableFacts.of(state, fives, fives, None, reason, None, expert)
        assert facts.is_focus_kept is is_kept
