"""The choice of the best move, which hints and reviews share."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from positions import deal_known
from redeal import redealt_for

from hanabi_desktop.game.cards import Rank, Suit
from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.moves import Action, Clue, Discard
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.review.decisions import (
    TELLING,
    Choice,
    best_move,
    candidates_at,
    telling_clues,
    tells_something,
)
from hanabi_desktop.review.findings import Cost, Depth, Estimate, Grade, Situation, TurnReview
from hanabi_desktop.review.tasks import CostFound, CostTask, Subject, work_on
from hanabi_desktop.session.play.teammate_threads import Hint, find_hint
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.search.evaluator import LocalEvaluator
from hanabi_desktop.teammates.teammate import Budget, ReasonCode

DEPTH = Depth(first_deals=8, selection_deals=64)
EXPERT = agreement_of(Level.EXPERT)
AGREED, OTHER = Discard(0), Discard(1)
LOCAL = Budget(0.0, evaluators=LocalEvaluator())


class Invented:
    """Plays out games whose scores have these means, with some noise."""

    def __init__(self, means: dict[Action, float]) -> None:
        self._means = means
        self.deals = 0

    def scores(self, actions: Sequence[Action], deals: range) -> list[tuple[float, ...]]:
        self.deals = max(self.deals, deals.stop)
        return [
            tuple(
                self._means[one] + random.Random(f"{deal} {one}").choice((-1, 0, 1))
                for one in actions
            )
            for deal in deals
        ]


def test_agreement_wins_within_the_error() -> None:
    close = best_move(
        Invented({AGREED: 20, OTHER: 20.02}).scores, (AGREED, OTHER), AGREED, DEPTH, {}
    )
    assert close is not None
    assert close.action == AGREED
    clear = best_move(Invented({AGREED: 20, OTHER: 21}).scores, (AGREED, OTHER), AGREED, DEPTH, {})
    assert clear is not None
    assert clear.action == OTHER


def test_clue_that_tells_something_wins_over_one_that_does_not_if_it_is_hardly_worse() -> None:
    empty, telling = Clue(1, Rank.FIVE), Clue(1, Rank.ONE)
    means = {AGREED: 18.0, OTHER: 18.0, empty: 20.04, telling: 20.0}

    def best_of(means: dict[Action, float], told: tuple[Action, ...]) -> Action:
        choice = best_move(
            lambda actions, deals: [tuple(map(means.__getitem__, actions)) for _ in deals],
            tuple(means),
            AGREED,
            DEPTH,
            dict.fromkeys(told, 0.05),
        )
        return found(choice).action

    assert best_of(means, (telling,)) == telling
    assert best_of(means, ()) == empty
    assert best_of(means, (empty, telling)) == empty
    assert best_of(means | {telling: 19.9}, (telling,)) == empty
    assert best_of(means | {OTHER: 20.1}, (telling,)) == OTHER
    assert best_of(means | {AGREED: 20.04}, (telling,)) == AGREED


def test_clue_that_tells_something_wins_over_an_empty_one_that_the_conventions_choose() -> None:
    empty, telling = Clue(1, Rank.FIVE), Clue(1, Rank.ONE)

    def best_of(ahead: float, allowance: float = 0.05) -> Action:
        means = {empty: 20.0 + ahead, telling: 20.0, OTHER: 18.0}
        choice = best_move(
            lambda actions, deals: [tuple(map(means.__getitem__, actions)) for _ in deals],
            tuple(means),
            empty,
            DEPTH,
            {telling: allowance},
        )
        return found(choice).action

    assert best_of(0.04) == telling
    assert best_of(0.14) == empty
    assert best_of(0.14, allowance=0.15) == telling


def test_clue_that_tells_something_may_be_further_behind_while_the_deck_is_not_low() -> None:
    table = deal_known("r3 b1 g4 y3 w4", "y2 r5 b1 w5 r4", "r2 w2 y3 y4 b4")
    clue, seen = Clue(1, Rank.ONE), observe(table.state, 0)
    assert telling_clues(seen, (clue, Clue(1, Rank.FIVE))) == {clue: 0.15}
    late = observe(replace(table.state, drawn=len(table.state.deck) - 10), 0)
    assert telling_clues(late, (clue,)) == {clue: 0.05}


def test_clue_tells_something_of_a_playable_card_or_a_needed_one_on_the_chop() -> None:
    table = deal_known("r3 b1 g4 y3 w4", "y2 r5 b1 w5 r4", "r2 w2 y3 y4 b4")
    seen = observe(table.state, 0)
    for clue, tells in (
        (Clue(1, Rank.ONE), True),
        (Clue(1, Rank.TWO), True),
        (Clue(1, Rank.FIVE), False),
        (Clue(1, Suit.GREEN), False),
        (Discard(0), False),
    ):
        assert tells_something(seen, clue) is tells
    told = table.after("clue 1 1", "clue 2 3", "clue 0 1")
    assert not tells_something(observe(told.state, 0), Clue(1, Rank.ONE))


def test_clues_that_tell_something_are_compared_even_if_the_conventions_rank_them_low() -> None:
    states = list(replay(noisy(5)))
    compared = 0
    for state in states[:-1]:
        seen = observe(state, state.seat_to_act)
        options = ConventionPlayer(EXPERT).weigh(seen)
        clues = [one.action for one in options if not one.is_misleading]
        telling = [one for one in clues if tells_something(seen, one)]
        assert set(telling[:TELLING]) <= set(candidates_at(seen, options, EXPERT))
        compared += len(telling)
    assert compared > 0


def test_depth_is_a_number_of_deals() -> None:
    invented = Invented({AGREED: 20, OTHER: 20.02})
    best_move(invented.scores, (AGREED, OTHER), AGREED, DEPTH, {})
    assert invented.deals == 64
    assert (
        best_move(lambda _, deals: [(0.0,)] * (len(deals) - 1), (AGREED,), AGREED, DEPTH, {})
        is None
    )


def noisy(number: int) -> GameRecord:
    line_up = Seating((Level.EXPERT,) * 3, StandIn.NOISY)
    return play_game(line_up, GameOptions(3, empty_clues=False), number).record


def found(choice: Choice | None) -> Choice:
    assert choice is not None
    return choice


def hint_for(state: GameState) -> Hint:
    return find_hint(observe(state, state.seat_to_act), EXPERT, LOCAL)


def test_hint_is_the_move_that_a_review_calls_best() -> None:
    record = noisy(34)
    states = list(replay(record))
    for turn in (9, 23, 37):
        hint = hint_for(states[turn]).decision.action
        for made in (record.actions[turn], hint):
            game = replace(record, actions=(*record.actions[:turn], made))
            found = work_on(Subject(game, EXPERT, 0), CostTask(turn))
            assert isinstance(found, CostFound)
            assert found.cost.best == hint
        assert found.grade in (None, Grade.STRONG)


def test_hint_gives_the_reason_of_its_own_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chop may be discarded although the conventions do not weigh that."""
    for state in replay(noisy(34)):
        seen = observe(state, state.seat_to_act)
        options = ConventionPlayer(EXPERT).weigh(seen)
        chop = candidates_at(seen, options, EXPERT)[-1]
        if isinstance(chop, Discard) and all(one.action != chop for one in options):
            break
    else:
        pytest.fail("the conventions weigh every discard")
    monkeypatch.setattr(
        "hanabi_desktop.session.play.teammate_threads.best_move",
        lambda play_out, candidates, agreed, depth, telling: replace(
            found(best_move(play_out, candidates, agreed, depth, telling)), action=chop
        ),
    )
    decision = hint_for(state).decision
    assert decision.action == chop
    assert decision.reason.orders == (chop.order,)
    assert decision.reason.code in (ReasonCode.DISCARD_CHOP, ReasonCode.DISCARD_UNABLE_TO_CLUE)


def test_hint_is_independent_of_hidden_cards() -> None:
    states, chance = list(replay(noisy(34))), random.Random(5)
    for turn in (9, 30):
        state = states[turn]
        assert hint_for(state) == hint_for(redealt_for(state, state.seat_to_act, chance))


def test_choice_of_the_agreement_is_no_fault_of_its_player() -> None:
    cost = Cost(Discard(2), 1.2, deals=64)
    curve = Estimate(20, 0, 0.3, 18, 23)
    for policy, counts in ((OTHER, True), (AGREED, False)):
        turn = TurnReview(
            1, 0, AGREED, policy, Situation(4, 30), curve, cost, Grade.BLUNDER, 0.0, 0.0, 0.0
        )
        assert turn.is_fault is counts
