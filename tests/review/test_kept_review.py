"""A saved review round-trips and resumes where it was stopped."""

from dataclasses import asdict, replace

import pytest
from positions import deal_known, known_deck

from hanabi_desktop.game.cards import Card, Rank, Suit, parse_cards
from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.moves import Clue, Clued, Discard, Play
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import apply
from hanabi_desktop.library.metadata.problems import Problem, UnreadableGameError
from hanabi_desktop.review import moments, review_json
from hanabi_desktop.review.findings import Depth, Grade, Review
from hanabi_desktop.review.moments import LEAST_LUCK, MomentKind, moments_of
from hanabi_desktop.review.review_json import VERSION, decisions_in, read_review, write_review
from hanabi_desktop.review.reviewer import Reviewer, run
from hanabi_desktop.review.table_facts import TableFacts, Touched
from hanabi_desktop.review.tasks import work_on
from hanabi_desktop.review.turns_left import OutOfTurn, TurnsLeft, Workload
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.explaining.move_review import Finding, Judgement
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn
from hanabi_desktop.teammates.teammate import Reason, ReasonCode
from hanabi_desktop.wording.graded_moves import moment_sentences

LITTLE = Depth(4, 8, 8, 16, confirmation_deals=(24,), widths=(8,), probes=(8,))


def recorded(options: GameOptions, number: int) -> GameRecord:
    line_up = Seating((Level.EXPERT,) * options.players, StandIn.NOISY)
    return play_game(line_up, options, number).record


RECORD = recorded(GameOptions(2, choreography=True), 58)
RECORD = replace(RECORD, actions=RECORD.actions[:24])
STATES = tuple(replay(RECORD))


@pytest.fixture(scope="module")
def review() -> Review:
    return run(Reviewer(RECORD, agreement_of(Level.EXPERT), 3, LITTLE))


def test_saved_review_round_trips(review: Review) -> None:
    assert any(turn.grade for turn in review.turns)
    kept = read_review(write_review(review, 3), STATES)
    assert kept.seed == 3
    assert not kept.work
    assert not kept.is_outdated
    assert kept.review.ledger == review.ledger
    assert kept.review.ceiling == review.ceiling
    assert kept.review.last_perfect == review.last_perfect
    for found, written in zip(kept.review.turns, review.turns, strict=True):
        assert (found.action, found.policy, found.grade) == (
            written.action,
            written.policy,
            written.grade,
        )
        assert (found.draw, found.hidden, found.decision) == (
            written.draw,
            written.hidden,
            written.decision,
        )
        assert found.cost.points == pytest.approx(written.cost.points, abs=1e-4)
        assert (found.judgement, found.reason) == (written.judgement, written.reason)


def test_graded_choice_of_the_agreement_is_not_counted_as_its_players(review: Review) -> None:
    chosen = next(turn for turn in review.turns if turn.cost.deals and turn.grade is None)
    graded = replace(chosen, action=chosen.policy, grade=Grade.MISTAKE)
    turns = tuple(graded if turn is chosen else turn for turn in review.turns)
    of_all = decisions_in(write_review(review, 1))
    counted = decisions_in(write_review(replace(review, turns=turns), 1))
    assert len(counted) == len(of_all) - 1


def test_stopped_review_resumes_to_the_same_result(review: Review) -> None:
    begun = Reviewer(RECORD, agreement_of(Level.EXPERT), 3, LITTLE)
    while len(begun.work) < 40:
        for task in begun.next_batch():
            begun.add_result(task, work_on(begun.subject, task))
    so_far = begun.review()
    assert so_far is not None
    kept = read_review(write_review(so_far, 3, begun.work), STATES)
    again = Reviewer(RECORD, agreement_of(Level.EXPERT), kept.seed, LITTLE)
    for task, found in kept.work:
        again.add_result(task, found)
    judged = {turn.turn for turn in so_far.turns if turn.is_judged}
    assert judged
    assert {turn.turn for turn in kept.review.turns if turn.is_judged} == judged
    assert {task for task, _ in again.work} == {task for task, _ in begun.work}
    finished = run(again)
    assert finished.complete
    # Saved values are rounded to four digits.
    assert asdict(finished.ledger) == pytest.approx(asdict(review.ledger), abs=1e-3)
    assert [turn.grade for turn in finished.turns] == [turn.grade for turn in review.turns]
    assert read_review(write_review(finished, 3, again.work), STATES).work == ()


def test_review_of_another_engine_is_marked_and_loses_its_sentences(
    review: Review, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = write_review(review, 3)
    monkeypatch.setattr(review_json, "ENGINE", 99)
    kept = read_review(body, STATES)
    assert kept.is_outdated
    assert all(turn.judgement is None for turn in kept.review.turns)
    assert [turn.grade for turn in kept.review.turns] == [turn.grade for turn in review.turns]


def test_unreadable_review_is_refused_entirely(review: Review) -> None:
    body = write_review(review, 3)
    other = tuple(replay(replace(RECORD, actions=RECORD.actions[:10])))
    for damaged, states, problem in (
        (body[: len(body) // 2], STATES, Problem.DAMAGED),
        (body.replace(b'"level":"expert"', b'"level":"queen"'), STATES, Problem.DAMAGED),
        (body.replace(b'"version":%d' % VERSION, b'"version":99'), STATES, Problem.NEWER_FORMAT),
        (b"{}", STATES, Problem.DAMAGED),
        (body, other, Problem.CONTRADICTION),
    ):
        with pytest.raises(UnreadableGameError) as error:
            read_review(damaged, states)
        assert error.value.problem is problem


def test_moments_are_named_by_what_happened(review: Review) -> None:
    found = moments_of(review, STATES)
    assert found
    sizes = [abs(moment.points) for moment in found]
    assert sizes == sorted(sizes, reverse=True)
    graded = [turn.turn for turn in review.turns if turn.grade is not None]
    assert sorted(m.turn for m in found if m.grade is not None) == graded
    luck = (MomentKind.DRAWN, MomentKind.HIDDEN_CARDS)
    for moment in found:
        assert (moment.grade is None) == (moment.kind in luck)
        if moment.grade is None:
            assert abs(moment.points) >= LEAST_LUCK
        elif moment.grade is not Grade.STRONG:
            assert moment.points <= 0


def test_clue_to_a_playable_last_copy_is_not_called_a_save(review: Review) -> None:
    """It is clued to be played; a clue to a last copy that is not playable yet is a save."""
    table = deal_known("r1 y4 b4 g3 w4", "r1 y3 b3 g4 w3", "b4 r5 y4 w3 r1").after(
        "clue 1 red", "discard 1:slot5", "clue 0 red", "discard 0:slot5"
    )
    clue = Clue(2, Suit.RED)
    _, (clued, *_) = apply(table.state, clue)
    assert isinstance(clued, Clued)
    for card, kind in (("r1", MomentKind.CLUED), ("r5", MomentKind.CLUE_SAVED)):
        judgement = Judgement(clue, Finding.CLUE_IS_READ, truth=Card.parse(card))
        turn = replace(review.turns[0], seat=1, action=clue, judgement=judgement)
        assert moments._clue(turn, table.state, clued, strong=True)[0] is kind


def test_risk_of_a_strike_is_told(review: Review) -> None:
    play = Play(review.turns[0].turn)
    for risk, is_told in ((0.7, True), (0.4, True), (0.05, False)):
        judgement = Judgement(play, Finding.PLAY_IS_A_GUESS, order=play.order, risk=risk)
        turn = replace(review.turns[0], action=play, grade=Grade.BLUNDER, judgement=judgement)
        turn = replace(turn, cost=replace(turn.cost, best=play), because=())
        told, _ = moment_sentences(turn, {play.order: (0, 2)}, RECORD.seats)
        assert (f"The risk of a strike was {risk:.0%}." in told) is is_told


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
