"""Reviews of people: their actions are evidence of what they knew; how their cards turned out is not."""

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from positions import Table, deal_known
from redeal import redealt_for

from hanabi_desktop.game.cards import Rank, Suit
from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.review.decisions import Decision, grade_of
from hanabi_desktop.review.findings import FAULTS, Cost, Depth, Grade
from hanabi_desktop.review.moments import MomentKind, moments_of
from hanabi_desktop.review.people import (
    CardChoice,
    Share,
    believed_policy,
    choices_about_cards,
    is_bluff,
    is_misunderstood,
    is_unrecorded,
    recorded_people,
    write_people,
)
from hanabi_desktop.review.review_json import read_review, write_review
from hanabi_desktop.review.reviewer import Reviewer, run
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Convention, agreement_of
from hanabi_desktop.teammates.encoding import SeatTracker, coded, index_of
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.search.belief import Belief, Supposition
from hanabi_desktop.wording.graded_moves import moment_sentences
from hanabi_desktop.wording.review import (
    no_grade_sentence,
)
from lab.reviews import people_figures
from lab.reviews.people_counting import counted_in, people_of
from lab.reviews.people_figures import chance_lines, level_lines

LITTLE = Depth(8, 16, 8, 16, confirmation_deals=(64,), widths=(8,), probes=(8,))
LESS = Depth(2, 3, 4, 8, confirmation_deals=(32,), widths=(8,), probes=(8,))
EXPERT = agreement_of(Level.EXPERT)
OPTIONS = GameOptions(3, empty_clues=False)


def game_of_people(number: int) -> GameRecord:
    return play_game(Seating((Level.EXPERT,) * 3, StandIn.NOISY), OPTIONS, number).record


def model_of(state: GameState) -> SeatModel:
    model = SeatTracker.after(observe(state, state.seat_to_act), EXPERT).model
    model.think(state.seat_to_act)
    return model


def blind_play_moment(states: list[GameState]) -> tuple[GameState, int]:
    """Return a moment whose newest card is unclued, possibly playable, and not asked for."""
    for state in states[8:]:
        model, newest = model_of(state), state.hands[state.seat_to_act][-1]
        some = model.logical[newest.order]
        open_to_all = some & model.playable and some & ~model.playable
        if not newest.marks.touched and not model.promised[newest.order] and open_to_all:
            return state, newest.order
    raise AssertionError("this game has no such moment")


@pytest.fixture(scope="module")
def states() -> list[GameState]:
    return [one for one in replay(game_of_people(5)) if one.ending is None]


def test_supposed_card_occurs_with_the_supposed_chance(states: list[GameState]) -> None:
    state, order = blind_play_moment(states)
    playable = model_of(state).playable
    for chance in (0.1, 0.9):
        supposed = Supposition(order, playable, chance)
        seen = observe(state, state.seat_to_act)
        belief = Belief(seen, EXPERT, 1, suppositions=(supposed,))
        fits = [playable >> belief.game(number).deck[order] & 1 for number in range(400)]
        assert abs(sum(fits) / 400 - chance) <= 0.03


def test_supposition_never_contradicts_logic(states: list[GameState]) -> None:
    state = states[0]
    order = state.hands[state.seat_to_act][0].order
    seen = observe(state, state.seat_to_act)
    nothing = Belief(seen, EXPERT, 1)
    all_of_them = Supposition(order, model_of(state).everything, 0.1)
    belief = Belief(seen, EXPERT, 1, suppositions=(all_of_them,))
    for number in range(40):
        assert list(belief.game(number).deck) == list(nothing.game(number).deck)


def test_blind_play_among_people_is_not_a_gamble(states: list[GameState]) -> None:
    state, order = blind_play_moment(states)
    seen = observe(state, state.seat_to_act)
    alone = Decision(seen, Play(order), EXPERT, 0, LITTLE)
    among = Decision(seen, Play(order), EXPERT, 0, LITTLE, among_people=True)
    assert among.is_unrecorded
    assert not alone.is_unrecorded
    assert among.cost().gained > alone.cost().gained + 0.3


def test_unrecorded_convention_is_never_a_fault() -> None:
    blunder = Cost(Discard(0), points=3.0, error=0.1, deals=64)
    assert grade_of(blunder) is Grade.BLUNDER
    assert grade_of(blunder, is_unrecorded=True) is Grade.UNRECORDED
    little = Cost(Discard(0), points=0.05, error=0.1, deals=64)
    assert grade_of(little, is_unrecorded=True) is None


def test_clues_misread_by_the_agreement_are_unrecorded(states: list[GameState]) -> None:
    told = Counter[bool]()
    for state in states:
        seen = observe(state, state.seat_to_act)
        for option in ConventionPlayer(EXPERT).weigh(seen):
            if isinstance(option.action, Clue):
                unrecorded = is_unrecorded(seen, option.action, [option], EXPERT)
                assert unrecorded == option.is_misleading
                told[unrecorded] += 1
    assert min(told[True], told[False]) > 10


def test_play_not_made_is_not_attributed_to_the_seats_belief(states: list[GameState]) -> None:
    for state in states:
        seen = observe(state, state.seat_to_act)
        options = ConventionPlayer(EXPERT).weigh(seen)
        agreed = options[0].action
        assert believed_policy(agreed, options) == agreed
        clue: Action | None = next(
            (one.action for one in options if isinstance(one.action, Clue)), None
        )
        if isinstance(agreed, Play) and clue is not None:
            believed = believed_policy(clue, options)
            assert not isinstance(believed, Play)
            choices = choices_about_cards(seen, model_of(state), clue, agreed)
            assert choices[agreed.order].value.startswith("left")
            return
    raise AssertionError("no moment offered both a play and a clue")


def test_clue_among_people_is_understood_as_meant(states: list[GameState]) -> None:
    """After clues that the agreement misreads, the same deals end in fewer strikes."""
    strikes = Counter[bool]()
    for state in states:
        seen = observe(state, state.seat_to_act)
        for option in ConventionPlayer(EXPERT).weigh(seen):
            if not option.is_misleading:
                continue
            for understood in (False, True):
                belief = Belief(seen, EXPERT, 1, understood=understood)
                game = belief.game(0)
                game.act(*coded(option.action))
                before = game.models[0].strikes
                game.play_on([belief.policy] * 3, 3)
                strikes[understood] += game.models[0].strikes - before
    assert strikes[False] > 5
    assert strikes[True] == 0


def test_share_of_misunderstood_rollouts_matches_the_record() -> None:
    people = recorded_people()
    share = sum(is_misunderstood(number, people) for number in range(2000)) / 2000
    assert share == pytest.approx(people.misunderstood.chance, abs=0.005)


def test_play_statistics_are_counted_and_saved(tmp_path: Path) -> None:
    counts = [counted_in(game_of_people(number), EXPERT) for number in (5, 6)]
    people = people_of(counts)
    cases = [case for game in counts for case in game.cases]
    for choice in CardChoice:
        mine = [case for case in cases if case.choice is choice]
        assert people.choices[choice] == Share(sum(case.holds for case in mine), len(mine))
    assert {case.choice for case in cases} > {CardChoice.PLAYED_AGREED, CardChoice.DISCARDED_CHOP}
    assert all(0 <= case.agreed <= 1 for case in cases)
    write_people(people, tmp_path / "people.json")
    assert f'"played_agreed": [{people.choices[CardChoice.PLAYED_AGREED].times}, ' in (
        tmp_path / "people.json"
    ).read_text("utf-8")


def test_reasons_for_faults_are_measured_on_other_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_figures, "DEPTH", LITTLE)
    monkeypatch.setattr(people_figures, "CLAIM_DEALS", range(7_000_000, 7_000_064))
    record = game_of_people(2)
    record = replace(record, actions=record.actions[:12])
    found = people_figures._reviewed(EXPERT, record)
    assert len(found.reasons) == round(3 * found.faults) > 0
    assert sum(found.reasons) <= len(found.claims) <= 2 * sum(found.reasons)
    assert all(found.claims)


def test_chances_are_estimated_from_other_games() -> None:
    counts = [counted_in(game_of_people(number), EXPERT) for number in range(5, 9)]
    lines = {line.what: line for line in chance_lines(counts)}
    ours = lines["surprise of the chances, nats a choice"]
    alone = lines["surprise of the agreement alone, nats a choice"]
    assert ours.samples == alone.samples == sum(len(game.cases) for game in counts)
    first = [case for case in counts[0].cases if case.choice is CardChoice.PLAYED_AGREED]
    twice = [replace(counts[0], cases=tuple(first)), replace(counts[0], cases=())]
    told = chance_lines(twice)
    # The other game has no such case, so the chance is even and each choice surprises by log 2.
    assert told[-2].value == pytest.approx(0.6931, abs=0.001)


def test_games_are_attributed_to_the_best_fitting_levels() -> None:
    """The last level fits eight games better, the first level two."""
    worths = [[-20.0, -20.0, -10.0]] * 8 + [[-10.0, -20.0, -20.0]] * 2
    casual, standard, expert = (line.value for line in level_lines(worths))
    assert expert == pytest.approx(0.8, abs=0.01)
    assert casual == pytest.approx(0.2, abs=0.01)
    assert standard == pytest.approx(0, abs=0.01)
    unsure = [line.value for line in level_lines([[-20.0, -20.0, -19.0]] * 10)]
    assert unsure[2] > 0.95  # each game is in doubt, all together are not


def test_recorded_counts_fit_the_cards_best() -> None:
    people = recorded_people()
    for choice in CardChoice:
        share = people.choices[choice]
        assert 0 < share.chance < 1
        assert share.total > 10
    assert people.choices[CardChoice.PLAYED_NEWEST_AFTER_CLUE].chance > 0.8
    assert people.choices[CardChoice.LEFT_PROMISED].chance < 0.5


def test_saved_review_of_people_stays_marked_as_such() -> None:
    record = game_of_people(5)
    record = replace(record, actions=record.actions[:12])
    review = run(Reviewer(record, EXPERT, 3, LESS, among_people=True))
    assert review.among_people
    states = tuple(replay(record))
    kept = read_review(write_review(review, 3), states).review
    assert kept.among_people
    assert [turn.grade for turn in kept.turns] == [turn.grade for turn in review.turns]
    assert [seat.unrecorded for seat in kept.seats] == [seat.unrecorded for seat in review.seats]
    ledger = review.ledger
    total = ledger.par + ledger.deal + ledger.draw + ledger.hidden + ledger.decision
    assert total == pytest.approx(ledger.final)
    unrecorded = [turn for turn in review.turns if turn.grade is Grade.UNRECORDED]
    named = {
        moment.turn for moment in moments_of(review, states) if moment.kind is MomentKind.UNRECORDED
    }
    assert named == {turn.turn for turn in unrecorded}


def test_table_without_teammates_is_among_people() -> None:
    record = game_of_people(5)
    assert SavedGame(record).is_among_people
    assert SavedGame(record, (None, None, None)).is_among_people
    assert not SavedGame(record, (None, Level.EXPERT, None)).is_among_people


def test_suppositions_are_independent_of_the_actual_card(states: list[GameState]) -> None:
    """A player's choice is classified the same way whatever cards that player holds."""
    chance = random.Random(8)
    state, order = blind_play_moment(states)
    others = [redealt_for(state, state.seat_to_act, chance) for _ in range(20)]
    fits = {model_of(state).playable >> index_of(one.deck[order]) & 1 for one in others}
    assert fits == {0, 1}
    seen = observe(state, state.seat_to_act)
    policy = ConventionPlayer(EXPERT).weigh(seen)[0].action
    told = {
        tuple(
            choices_about_cards(
                observe(one, one.seat_to_act), model_of(one), Play(order), policy
            ).items()
        )
        for one in others
    }
    assert len(told) == 1


def bluffed() -> Table:
    """Seat 2 clues seat 1's unplayable green 3; seat 0's newest card is the red 1."""
    hands = ("b3 y4 w3 b4 r1", "r4 w4 y3 g3 b3", "r3 g4 b4 y4 w5")
    return deal_known(*hands).after("clue 2 5", "discard 1:slot5")


def test_bluff_and_its_answer_are_recognised() -> None:
    table = bluffed()
    giver = table.sees(2)
    assert is_bluff(giver, Clue(1, Suit.GREEN))
    assert not is_bluff(giver, Clue(0, Rank.ONE))  # it is for the next player
    after = table.after("clue 1 green")
    actor = after.sees(0)
    newest = after.state.hand_orders(0)[-1]
    assert is_bluff(actor, Play(newest))
    assert not is_bluff(actor, Play(newest - 1))
    assert not is_bluff(actor, Discard(newest))


def test_clue_without_a_possible_answer_is_no_bluff() -> None:
    table = bluffed()
    assert not is_bluff(table.after("clue 0 1", "clue 1 5").sees(2), Clue(1, Suit.GREEN))


def test_bluff_answer_is_independent_of_cards_its_seat_could_not_know() -> None:
    state = bluffed().after("clue 1 green").state
    newest = state.hand_orders(0)[-1]
    for number in range(4):
        other = redealt_for(state, 0, random.Random(number))
        assert is_bluff(observe(other, 0), Play(newest))


def test_agreed_bluffs_are_named_and_no_fault() -> None:
    """Without the agreement they are unrecorded; with it they are only named."""
    state = bluffed().after("clue 1 green").state
    actions = [turn.action for turn in state.history]
    actions.append(Play(state.hand_orders(0)[-1]))
    deck, first = state.deck, state.first_seat
    record = replace(game_of_people(5), options=state.options, deck=deck, actions=tuple(actions))
    record = replace(record, first_seat=first, game_number=None)
    states = tuple(replay(record))
    for agreement, named in ((EXPERT, True), (EXPERT.with_one(Convention.BLUFF), False)):
        review = run(Reviewer(record, agreement, 1, LESS, among_people=True))
        graded = {turn.turn: turn for turn in review.turns if turn.grade is not None}
        bluffs = [turn for turn in review.turns if turn.convention is Convention.BLUFF]
        assert not any(turn.grade in FAULTS for turn in bluffs)
        assert [turn.turn for turn in bluffs] == [3, 4]
        assert any(turn.grade is Grade.UNRECORDED for turn in bluffs) <= named
        kinds = {moment.turn: moment.kind for moment in moments_of(review, states)}
        for turn in bluffs:
            if turn.grade is Grade.STRONG:
                continue
            if turn.turn in graded:
                assert kinds[turn.turn] is MomentKind.BLUFF
                assert "looks like a bluff" in moment_sentences(turn, {}, record.seats)[0]
            else:
                assert "looks like a bluff" in no_grade_sentence(turn)
