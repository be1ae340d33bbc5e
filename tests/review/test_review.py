"""A review adds up, is independent of the order of work, and uses no hindsight."""

import random
from dataclasses import replace

import pytest
from redeal import redealt_for

from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, apply, deal, deal_deck, observe
from hanabi_desktop.review.ceiling import CeilingSearch
from hanabi_desktop.review.decisions import Decision, grade_of
from hanabi_desktop.review.findings import Cost, Depth, Grade, Review, Stage
from hanabi_desktop.review.hands import knowledge_of
from hanabi_desktop.review.moments import moments_of
from hanabi_desktop.review.par import par_of
from hanabi_desktop.review.played_game import PlayedGame
from hanabi_desktop.review.review_json import read_review, write_review
from hanabi_desktop.review.reviewer import Reviewer, run
from hanabi_desktop.review.tasks import CostTask, measured_par, work_on
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import (
    Agreement,
    Convention,
    agreement_behind,
    agreement_of,
)
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn
from lab.reviews.pars import tables

LITTLE = Depth(3, 6, 4, 8, confirmation_deals=(8, 16), widths=(8,), probes=(8,))
LEAST = Depth(2, 3, 2, 4, confirmation_deals=(4,), widths=(8,), probes=(8,))
SOME = Depth(8, 16, 16, 40, confirmation_deals=(64, 200), widths=(8,), probes=(8,))


def recorded(options: GameOptions, number: int, partner: StandIn | None = None) -> GameRecord:
    line_up = Seating((Level.EXPERT,) * options.players, partner)
    return play_game(line_up, options, number).record


def reviewed(record: GameRecord, seed: int = 0, depth: Depth = LITTLE) -> Review:
    return run(Reviewer(record, agreement_of(Level.EXPERT), seed, depth))


@pytest.mark.parametrize(
    ("options", "turns"),
    [
        (GameOptions(2, empty_clues=False), 400),
        (GameOptions(3), 12),
        (GameOptions(4, multicolour=Multicolour.FIVE), 9),
        (GameOptions(5, choreography=True), 6),
        (GameOptions(3, Multicolour.TEN_EVERY), 10),
        (GameOptions(3, final_bouquet=True), 9),
        (GameOptions(2, multicolour=Multicolour.FIVE, final_bouquet=True, choreography=True), 12),
    ],
    ids=lambda x: "-".join(map(str, x.__getstate__())) if isinstance(x, GameOptions) else str(x),
)
def test_ledger_adds_up(options: GameOptions, turns: int) -> None:
    record = recorded(options, 31, StandIn("noisy"))
    record = replace(record, actions=record.actions[:turns])
    review = reviewed(record)
    ledger = review.ledger
    together = ledger.deal + ledger.draw + ledger.hidden + ledger.decision
    assert ledger.final - ledger.par == pytest.approx(together, abs=1e-6)
    assert ledger.luck_adjusted == pytest.approx(ledger.par + ledger.decision, abs=1e-6)
    lucks = [review.luck_of(seat) for seat in range(options.players)]
    assert sum(luck.draw for luck in lucks) == pytest.approx(ledger.draw, abs=1e-6)
    assert sum(luck.hidden for luck in lucks) == pytest.approx(ledger.hidden, abs=1e-6)
    assert review.complete
    assert review.ended is (turns == 400)
    assert len(review.turns) == len(record.actions)
    assert [turn.turn for turn in review.turns] == list(range(1, len(record.actions) + 1))
    for turn in review.turns:
        if turn.action == turn.policy:
            assert turn.hidden == turn.decision == 0.0
        if isinstance(turn.action, Clue):
            assert turn.draw == pytest.approx(0.0, abs=1e-9)
        assert turn.before.low <= turn.before.high
        assert turn.cost.points >= 0


def test_review_is_independent_of_the_order_of_its_tasks() -> None:
    record = recorded(GameOptions(2, empty_clues=False), 32, StandIn("noisy"))
    record = replace(record, actions=record.actions[:12])
    once = Reviewer(record, agreement_of(Level.EXPERT), 5, LITTLE)
    again = Reviewer(record, agreement_of(Level.EXPERT), 5, LITTLE)
    for task in once.tasks:
        once.add_result(task, work_on(once.subject, task))
    shuffled = list(again.tasks)
    random.Random(1).shuffle(shuffled)
    for task in shuffled:
        again.add_result(task, work_on(again.subject, task))
    first, second = once.review(), again.review()
    assert first is not None
    assert second is not None
    assert replace(first, seconds=0.0) == replace(second, seconds=0.0)
    other = reviewed(record, seed=6)
    assert [turn.before for turn in other.turns] != [turn.before for turn in first.turns]


@pytest.mark.slow
def test_review_is_independent_of_the_number_of_processes() -> None:
    record = recorded(GameOptions(2, empty_clues=False), 38, StandIn("noisy"))
    record = replace(record, actions=record.actions[:10])
    alone = reviewed(record)
    shared = run(Reviewer(record, agreement_of(Level.EXPERT), 0, LITTLE), jobs=2)
    assert replace(shared, seconds=0.0) == replace(alone, seconds=0.0)


def test_positions_sharing_work_have_the_same_values_as_alone() -> None:
    """Sharing work changes nothing: each position has the value found in a separate evaluation."""
    record = recorded(GameOptions(3), 33, StandIn("noisy"))
    agreement, shuffles = agreement_of(Level.EXPERT), range(6)
    shared = PlayedGame(record, agreement, 3)
    clues = 0
    for turn, action in enumerate(record.actions[:24]):
        cut = replace(record, actions=record.actions[:turn])  # nothing is known of what follows
        alone = PlayedGame(cut, agreement, 3)
        assert shared.scores(turn, shuffles) == alone.scores(turn, shuffles)
        assert shared.scores(turn, shuffles, action) == alone.scores(turn, shuffles, action)
        clues += isinstance(action, Clue)
    assert clues > 5


def test_early_stopping_rarely_hides_a_grade() -> None:
    """Grades agree whether all deals are tried or hopeless ones are dropped."""
    record = recorded(GameOptions(2, empty_clues=False), 38, StandIn("noisy"))
    steps = replace(
        LITTLE, first_deals=8, selection_deals=16, confirmation_deals=tuple(range(64, 321, 32))
    )
    whole = replace(steps, confirmation_deals=(320,))
    agreement = agreement_of(Level.EXPERT)
    deals, differing = 0, 0
    states = list(replay(record))[24:36]
    for state, action in zip(states, record.actions[24:36], strict=True):
        seen = observe(state, state.seat_to_act)
        soon, late = (Decision(seen, action, agreement, 1, one).cost() for one in (steps, whole))
        if soon.deals < 320:
            deals += 320 - soon.deals
            differing += grade_of(late) is not None
            assert grade_of(soon) is None
        else:
            assert soon == late
    assert deals > 320
    assert differing <= 1


def test_first_curve_comes_first_and_survives_stopping() -> None:
    record = recorded(GameOptions(3), 33)
    reviewer = Reviewer(record, agreement_of(Level.EXPERT), 0, LITTLE)
    for done, task in enumerate(reviewer.tasks):
        assert (reviewer.review() is not None) == (done > len(record.actions))
        if done > len(record.actions):
            break
        reviewer.add_result(task, work_on(reviewer.subject, task))
    review = reviewer.review()
    assert review is not None
    assert not review.complete
    assert review.ceiling is None
    assert {turn.grade for turn in review.turns} == {None}


def test_turns_with_the_largest_drops_are_judged_first() -> None:
    record = recorded(GameOptions(2, empty_clues=False), 38, StandIn("noisy"))
    record = replace(record, actions=record.actions[:24])
    reviewer = Reviewer(record, agreement_of(Level.EXPERT), 0, LITTLE)
    costed: list[int] = []
    curve: list[float] = []
    while len(costed) < 3:
        for task in reviewer.next_batch():
            reviewer.add_result(task, work_on(reviewer.subject, task))
            if isinstance(task, CostTask):
                costed.append(task.turn)
        review = reviewer.review()
        if review is not None and not curve:
            curve = [*(turn.before.value for turn in review.turns), review.end.value]
    drops = sorted(range(24), key=lambda turn: curve[turn + 1] - curve[turn])
    assert costed == drops[:3]


def test_turns_not_judged_have_no_grade_cost_or_luck() -> None:
    record = recorded(GameOptions(2, empty_clues=False), 38, StandIn("noisy"))
    record = replace(record, actions=record.actions[:24])
    reviewer = Reviewer(record, agreement_of(Level.EXPERT), 0, LITTLE)
    stages: set[Stage] = set()
    found: dict[int, set[tuple[object, ...]]] = {}
    while batch := reviewer.next_batch():
        for task in batch:
            reviewer.add_result(task, work_on(reviewer.subject, task))
            review = reviewer.review()
            for turn in () if review is None else review.turns:
                stages.add(turn.stage)
                if turn.is_judged:
                    figures = (turn.grade, turn.cost, turn.draw, turn.hidden, turn.decision)
                    found.setdefault(turn.turn, set()).add(figures)
                else:
                    assert turn.grade is None
                    assert not turn.cost.deals
                    assert (turn.draw, turn.hidden, turn.decision) == (0, 0, 0)
            if review is not None and not review.complete:
                told = {moment.turn for moment in moments_of(review, tuple(replay(record)))}
                assert told <= {turn.turn for turn in review.turns if turn.is_judged}
    assert Stage.WAITING in stages
    assert set(found) == set(range(1, 25))
    assert all(len(figures) == 1 for figures in found.values())  # nothing told changes later


def test_move_being_judged_is_known() -> None:
    record = recorded(GameOptions(2, empty_clues=False), 38, StandIn("noisy"))
    record = replace(record, actions=record.actions[:8])
    reviewer = Reviewer(record, agreement_of(Level.EXPERT), 0, LITTLE)
    batch = reviewer.next_batch()
    while not isinstance(batch[-1], CostTask):
        for task in batch:
            reviewer.add_result(task, work_on(reviewer.subject, task))
        batch = reviewer.next_batch()
    review = reviewer.review()
    assert review is not None
    underway = [turn.turn - 1 for turn in review.turns if turn.stage is Stage.UNDERWAY]
    assert underway == [batch[-1].turn]


@pytest.mark.parametrize("among_people", [False, True])
def test_cost_is_independent_of_what_its_seat_could_not_know(*, among_people: bool) -> None:
    """Everything the seat could not know is dealt anew: its decisions cost the same."""
    record = recorded(GameOptions(3, empty_clues=False), 34, StandIn("noisy"))
    states = list(replay(record))
    chance = random.Random(3)
    for turn in chance.sample(range(len(record.actions)), 4):
        state, action = states[turn], record.actions[turn]
        costs = {
            Decision(
                observe(other, state.seat_to_act),
                action,
                agreement_of(Level.EXPERT),
                0,
                LITTLE,
                among_people=among_people,
            ).cost()
            for other in (state, *(redealt_for(state, state.seat_to_act, chance) for _ in range(3)))
        }
        assert len(costs) == 1


def test_cost_uses_only_the_observation_of_its_seat() -> None:
    """A cost is a function of the seat's observation: 500 redeals all give the same."""
    chance = random.Random(4)
    looked = 0
    for number in range(60, 70):
        record = recorded(GameOptions(3 + number % 3, empty_clues=False), number)
        states = list(replay(record))[:-1]
        for state in chance.sample(states, 50):
            seat = state.seat_to_act
            other = redealt_for(state, seat, chance)
            assert observe(other, seat) == observe(state, seat)
            looked += 1
    assert looked == 500


def test_planted_fault_is_found() -> None:
    """The last 5s, known to all and playable, are thrown away."""
    found = planted = 0
    for number in range(40, 48):
        record = recorded(GameOptions(3, empty_clues=False), number)
        for state in list(replay(record))[20:]:
            seat = state.seat_to_act
            held = [
                order
                for order in state.hand_orders(seat)
                if state.deck[order].rank == 5 and _is_known(state, seat, order)
            ]
            if held and 0 < state.clue_tokens < 8 and state.deck_size > 8:
                planted += 1
                seen = observe(state, seat)
                cost = Decision(seen, Discard(held[0]), agreement_of(Level.EXPERT), 0, SOME).cost()
                found += grade_of(cost) in (Grade.MISTAKE, Grade.BLUNDER)
                break
    assert planted >= 4
    assert found == planted


def _is_known(state: GameState, seat: int, order: int) -> bool:
    held = next(held for held in state.hands[seat] if held.order == order)
    return sum(held.marks.allow(card) for card in set(state.options.box)) == 1


def test_forced_action_is_not_graded() -> None:
    assert grade_of(Cost(Play(1))) is None


@pytest.mark.parametrize(
    ("points", "error", "perfect", "gained", "grade"),
    [
        (0.14, 0.01, 0.0, 0.0, None),
        (0.15, 0.01, 0.0, 0.0, Grade.INACCURACY),
        (0.4, 0.01, 0.0, 0.0, Grade.MISTAKE),
        (1.0, 0.01, 0.0, 0.0, Grade.BLUNDER),
        (1.0, 0.6, 0.0, 0.0, None),
        (0.14, 0.01, 0.14, 0.0, None),
        (0.16, 0.01, 0.14, 0.0, Grade.INACCURACY),
        (0.1, 0.01, 0.15, 0.0, Grade.MISTAKE),
        (0.1, 0.01, 0.30, 0.0, Grade.BLUNDER),
        (0.0, 0.01, 0.0, 0.15, Grade.STRONG),
        (0.0, 0.01, 0.0, 0.14, None),
    ],
)
def test_grades_follow_their_thresholds(
    points: float, error: float, perfect: float, gained: float, grade: Grade | None
) -> None:
    cost = Cost(Play(1), points, error, perfect, 0.01, gained, 0.01, 320)
    assert grade_of(cost) is grade


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ceiling_has_a_legal_line(players: int) -> None:
    exact = 0
    for number in range(6):
        state = deal(GameOptions(players, empty_clues=False), 900 + number)
        ceiling = CeilingSearch(state).ceiling((12, 60))
        for action in ceiling.line:
            state, _ = apply(state, action)
        assert sum(state.fireworks) == ceiling.lower <= ceiling.upper
        exact += ceiling.lower == ceiling.upper
    assert exact >= 5


def test_ceiling_is_below_full_when_cards_come_too_late() -> None:
    """All 1s of a suit lie at the bottom of the deck, so the suit starts in the last round at best."""
    options = GameOptions(2, empty_clues=False)
    cards = [card for card in options.box if not (card.suit.value == 1 and card.rank == 1)]
    late = [card for card in options.box if card.suit.value == 1 and card.rank == 1]
    state = deal_deck(options, (*cards, *late))
    assert CeilingSearch(state).upper_bound() < 25


def test_last_perfect_turn_lies_within_the_game() -> None:
    record = recorded(GameOptions(3, empty_clues=False), 35, StandIn("noisy"))
    review = reviewed(record, depth=LEAST)
    assert review.ceiling is not None
    assert review.last_perfect is not None
    assert review.ceiling.lower >= review.ledger.final or review.ledger.final == 0
    last = review.last_perfect
    assert 0 <= last.at_least <= last.at_most <= len(record.actions)


def test_unfinished_game_is_reviewed_up_to_its_last_turn() -> None:
    record = recorded(GameOptions(3), 36)
    review = reviewed(replace(record, actions=record.actions[:12]))
    assert not review.ended
    assert len(review.turns) == 12
    ledger = review.ledger
    together = ledger.deal + ledger.draw + ledger.hidden + ledger.decision
    assert ledger.final - ledger.par == pytest.approx(together, abs=1e-6)
    assert reviewed(replace(record, actions=())).turns == ()


def test_knowledge_of_each_seat_is_possible_and_sums_to_one() -> None:
    record = recorded(GameOptions(4), 37)
    state = list(replay(record))[25]
    for seat in range(4):
        for held in knowledge_of(observe(state, seat), agreement_of(Level.EXPERT), 0, hands=60):
            assert sum(chance for _, chance in held.chances) == pytest.approx(1.0)
            assert {card for card, _ in held.chances} <= set(held.possible)
            assert set(held.agreed) <= set(held.possible)
            assert state.deck[held.order] in held.possible


def test_every_kind_of_table_has_a_par() -> None:
    for options, level in tables():
        par = par_of(options, level)
        assert 0 < par.points <= options.max_score
    few = measured_par(
        GameOptions(3, empty_clues=False), agreement_of(Level.EXPERT), 60, 71_000_001
    )
    par = par_of(GameOptions(3, empty_clues=False), Level.EXPERT)
    assert few.points == pytest.approx(par.points, abs=4 * few.error)


OWN = Agreement(agreement_of(Level.EXPERT).conventions - {Convention.DELAYED_PLAY}, "Ours")


def test_game_is_judged_by_its_tables_agreement() -> None:
    standard, expert = agreement_of(Level.STANDARD), agreement_of(Level.EXPERT)
    assert agreement_behind((None, Level.STANDARD, Level.EXPERT)) == standard
    assert agreement_behind((None, None)) == agreement_behind(()) == expert
    assert agreement_behind((None, None), OWN) == OWN
    assert Convention.FINESSE not in agreement_behind((None, Level.CASUAL), OWN).conventions


def test_custom_agreement_has_its_own_par() -> None:
    record = play_game(Seating((Level.EXPERT,) * 3, wished=OWN), GameOptions(3), 7).record
    record = replace(record, actions=record.actions[:16])
    reviewer = Reviewer(record, OWN, 3, replace(LITTLE, par=20))
    found = run(reviewer)
    assert found.agreement == OWN
    par = measured_par(record.options, OWN, 20, 3)
    assert (found.ledger.par, found.ledger.par_error) == (par.points, par.error)
    terms = found.ledger
    total = terms.deal + terms.draw + terms.hidden + terms.decision
    assert total == pytest.approx(terms.final - terms.par, abs=1e-6)
    states = tuple(replay(record))
    kept = read_review(write_review(found, 3), states)
    assert kept.review.agreement == OWN
    assert kept.review.agreement.name == "Ours"
