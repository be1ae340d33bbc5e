"""Contrastive reasons: what happens after one move and not after the other."""

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import pytest
from redeal import redealt_for

from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.observation import PublicCard, legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import deal, observe
from hanabi_desktop.review.contrast import FIRST_DEAL, TRIES, contrast
from hanabi_desktop.review.decisions import (
    WARNED_FROM,
    ActionCosts,
    Decision,
    confirmed_grade,
    deserves_warning,
)
from hanabi_desktop.review.findings import Depth, Grade
from hanabi_desktop.review.reasons import Because, Deed, Follower, Means, When
from hanabi_desktop.review.review_json import read_review, write_review
from hanabi_desktop.review.reviewer import Reviewer, run
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.encoding import cards_in, index_of
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn
from hanabi_desktop.teammates.reasoning.codes import CLUE, DISCARD, PLAY
from hanabi_desktop.teammates.search.deadline import ENDLESS, Deadline
from hanabi_desktop.teammates.search.evaluator import LocalEvaluator, Workers
from hanabi_desktop.teammates.search.rollouts import Event, EventKind, FollowUp, Future, Rollouts

EXPERT = agreement_of(Level.EXPERT)
OPTIONS = GameOptions(3, empty_clues=False)
LITTLE = Depth(3, 6, 8, 16, confirmation_deals=(64,), widths=(8,), probes=(8,))


class Invented:
    """Synthetic futures: event shares by action, and the value of each event."""

    def __init__(self, shares: dict[Action, dict[Event, float]], worth: dict[Event, int]) -> None:
        self._shares, self._worth = shares, worth

    def futures(self, action: Action, deals: Sequence[int]) -> list[Future]:
        found = []
        for number in deals:
            chance = random.Random(f"{number} {action}")
            events = frozenset(
                event for event, share in self._shares[action].items() if chance.random() < share
            )
            found.append(Future(20 + sum(self._worth[event] for event in events), events))
        return found


CARD_OF = {held.order: held.card for hand in observe(deal(OPTIONS, 7), 2).hands for held in hand}
IDENTITY_OF = {order: index_of(card) for order, card in CARD_OF.items() if card is not None}
BETTER, MADE = Clue(1, Card.parse("r1").rank), Discard(0)
SEEN = observe(deal(OPTIONS, 7), 2)  # seat 2 begins
PLAYS = Event(EventKind.PLAYED, 0, 6)
LOSES = Event(EventKind.LOST, identity=IDENTITY_OF[12])  # a 2: four points
TALKS = Event(EventKind.PLAYED, 1, 11)


def test_difference_that_explains_most_is_reported() -> None:
    invented = Invented(
        {BETTER: {PLAYS: 0.9, LOSES: 0.1}, MADE: {PLAYS: 0.5, LOSES: 0.7}}, {PLAYS: 2, LOSES: -4}
    )
    found = contrast(invented, SEEN, BETTER, MADE)
    (reason,) = found.because
    assert (reason.event, reason.when) == (LOSES, When.LATER)
    assert reason.after_better == pytest.approx(0.1, abs=0.1)
    assert reason.after_made == pytest.approx(0.7, abs=0.15)
    assert reason.card == CARD_OF[12]
    assert reason.share == pytest.approx(0.75, abs=0.15)
    assert found.points == pytest.approx(3.2, abs=0.6)


def test_difference_without_effect_on_points_is_omitted() -> None:
    invented = Invented(
        {BETTER: {TALKS: 0.9, LOSES: 0.1}, MADE: {TALKS: 0.5, LOSES: 0.7}}, {TALKS: 0, LOSES: -4}
    )
    assert [one.event for one in contrast(invented, SEEN, BETTER, MADE).because] == [LOSES]


def test_difference_in_favour_of_the_move_made_is_omitted() -> None:
    invented = Invented(
        {BETTER: {PLAYS: 0.2, LOSES: 0.1}, MADE: {PLAYS: 0.9, LOSES: 0.9}}, {PLAYS: 1, LOSES: -4}
    )
    assert [one.event for one in contrast(invented, SEEN, BETTER, MADE).because] == [LOSES]


def test_difference_on_deals_that_cost_nothing_is_omitted() -> None:
    """An event that comes with high scores is no reason if the points are lost on other deals."""

    class Elsewhere(Invented):
        def futures(self, action: Action, deals: Sequence[int]) -> list[Future]:
            plays, loses = frozenset({PLAYS}), 2 * (action == MADE)
            good = Future(25, plays if action == BETTER else frozenset())
            return [
                good if number // 2 % 2 else Future(20 - loses, frozenset()) for number in deals
            ]

    assert contrast(Elsewhere({}, {}), SEEN, BETTER, MADE).because == ()


def test_missing_cards_count_a_point_each() -> None:
    """A late card explains exactly its own point, beside one that is late after both moves."""
    late = [Event(EventKind.LATE, identity=identity) for identity in (4, 9)]

    class Late(Invented):
        def futures(self, action: Action, deals: Sequence[int]) -> list[Future]:
            missing = [late[0]] if action == MADE else []
            return [
                Future(25 - len(missing) - number % 2, frozenset(missing + late[1:] * (number % 2)))
                for number in deals
            ]

    (reason,) = contrast(Late({}, {}), SEEN, BETTER, MADE).because
    assert (reason.event, reason.share) == (late[0], 1.0)


def test_difference_unconfirmed_on_other_deals_is_omitted() -> None:
    class Lucky(Invented):
        def futures(self, action: Action, deals: Sequence[int]) -> list[Future]:
            even = [Future(25, frozenset({PLAYS})), Future(20, frozenset())]
            odd = Future(20, frozenset())
            side = even[0] if action == BETTER else even[1]
            return [side if number % 2 == 0 else odd for number in deals]

    assert contrast(Lucky({}, {}), SEEN, BETTER, MADE).because == ()


def test_grade_is_no_worse_than_other_deals_confirm() -> None:
    assert confirmed_grade(Grade.BLUNDER, 2.0, 0.0) is Grade.BLUNDER
    assert confirmed_grade(Grade.BLUNDER, 0.5, 0.0) is Grade.MISTAKE
    assert confirmed_grade(Grade.INACCURACY, 2.0, 0.5) is Grade.INACCURACY
    assert confirmed_grade(Grade.INACCURACY, 0.1, 0.14) is None
    assert confirmed_grade(Grade.BLUNDER, 0.0, 0.2) is Grade.MISTAKE
    assert confirmed_grade(Grade.UNRECORDED, 0.2, 0.0) is Grade.UNRECORDED
    assert confirmed_grade(Grade.UNRECORDED, 0.0, 0.0) is None


def noisy(number: int) -> GameRecord:
    return play_game(Seating((Level.EXPERT,) * 3, StandIn.NOISY), OPTIONS, number).record


def test_events_of_futures_match_the_game() -> None:
    """Playing a card that is known to be playable is always followed by its own event."""
    states = [state for state in replay(noisy(5)) if state.ending is None]
    state = states[20]
    seen = observe(state, state.seat_to_act)
    rollouts = Rollouts(seen, EXPERT, 1)
    for held in seen.own_hand:
        play, discard = Play(held.order), Discard(held.order)
        played = rollouts.futures(play, range(24))
        for one in played:
            fits = Event(EventKind.PLAYED, seen.seat, held.order) in one.events
            strikes = Event(EventKind.MISPLAYED, seen.seat, held.order) in one.events
            assert fits != strikes
        scores = rollouts.scores((play,), range(24))
        assert [(float(one.score),) for one in played] == scores
        if seen.clue_tokens < 8:
            gone = rollouts.futures(discard, range(8))
            assert not any(
                event.order == held.order
                and event.kind not in (EventKind.DISCARDED, EventKind.LAST_COPY)
                for one in gone
                for event in one.events
            )


def test_stopped_firework_is_reported_with_its_cause() -> None:
    states = [state for state in replay(noisy(5)) if state.ending is None]
    state = states[-6]
    seen = observe(state, state.seat_to_act)
    rollouts = Rollouts(seen, EXPERT, 1)
    for one in rollouts.futures(Discard(seen.own_hand[0].order), range(24)):
        stops = [e for e in one.events if e.kind in (EventKind.LOST, EventKind.LATE)]
        assert bool(stops) == (one.score < 25)


def test_reason_is_independent_of_cards_its_seat_could_not_know() -> None:
    record = noisy(34)
    states = list(replay(record))
    chance = random.Random(3)
    told = 0
    for turn in (12, 24):
        state, better = states[turn], record.actions[turn]
        reasons = set()
        for other in (state, redealt_for(state, state.seat_to_act, chance)):
            seen = observe(other, state.seat_to_act)
            blind = Play(seen.own_hand[0].order)
            reasons.add(Decision(seen, blind, EXPERT, 0, LITTLE).contrast(better).because)
        assert len(reasons) == 1
        (reason,) = reasons
        told += len(reason)
        own = set(state.hand_orders(state.seat_to_act))
        assert all(one.card is None for one in reason if one.event.order in own)
    assert told


def test_reasons_hold_on_other_deals() -> None:
    """On unused deals each difference keeps its sign and at least half its size."""
    record = noisy(34)
    states = list(replay(record))
    held = []
    for turn in range(8, 44, 6):
        state, action = states[turn], record.actions[turn]
        seen = observe(state, state.seat_to_act)
        decision = Decision(seen, action, EXPERT, 0, LITTLE)
        rollouts = Rollouts(seen, EXPERT, 99)
        others = range(FIRST_DEAL * 2, FIRST_DEAL * 2 + 2 * TRIES[0])
        faults = Discard(seen.own_hand[-1].order), Play(seen.own_hand[0].order)
        for moves in ((action, fault) for fault in faults):
            for one in decision.contrast_of(*moves).because:
                sides = [rollouts.futures(move, others) for move in moves]
                share = [
                    sum(one.event in game.events for game in side) / len(side) for side in sides
                ]
                again = share[0] - share[1]
                held.append(again / (one.after_better - one.after_made) >= 0.5)
    assert len(held) > 2
    assert sum(held) >= 0.9 * len(held)


def test_reasons_are_saved_with_their_review() -> None:
    record = noisy(5)
    record = replace(record, actions=record.actions[:14])
    review = run(Reviewer(record, EXPERT, 3, LITTLE))
    graded = [turn for turn in review.turns if turn.grade not in (None, Grade.STRONG)]
    assert any(turn.because for turn in graded)
    clue = Event(EventKind.CLUED, 1, is_next=True, receiver=2)
    left = Because(clue, None, 0.0, 1.0, 64, When.NEXT, 0.9)
    review = replace(review, turns=(replace(review.turns[0], because=(left,)), *review.turns[1:]))
    kept = read_review(write_review(review, 3), tuple(replay(record))).review
    for turn, again in zip(review.turns, kept.turns, strict=True):
        assert [one.event for one in turn.because] == [one.event for one in again.because]
        assert [one.card for one in turn.because] == [one.card for one in again.because]


def test_older_reviews_have_reasons_without_kind() -> None:
    """Reviews stored before reasons had a kind and a share are still read."""
    record = replace(noisy(5), actions=noisy(5).actions[:14])
    review = run(Reviewer(record, EXPERT, 3, LITTLE))
    assert any(turn.because for turn in review.turns)
    written = json.loads(write_review(review, 3))
    for turn in written["turns"]:
        turn[-1] = [one[:7] for one in turn[-1]]
    kept = read_review(json.dumps(written).encode(), tuple(replay(record))).review
    for turn, again in zip(review.turns, kept.turns, strict=True):
        assert [one.event.kind for one in turn.because] == [one.event.kind for one in again.because]
        assert {one.when for one in again.because} <= {When.LATER}


def test_costly_move_is_explained_while_a_search_runs() -> None:
    """The warning of a teaching table about a costly move; cheap moves are not analysed."""
    state = list(replay(noisy(34)))[25]
    seen = observe(state, state.seat_to_act)
    explained = cheap = 0
    with LocalEvaluator().look(seen, EXPERT, 1, ENDLESS) as evaluator:
        costs = ActionCosts(seen, EXPERT, evaluator, WARNED_FROM)
        steps = costs.steps()
        while not costs.has_best:
            next(steps)
        for action in legal_actions(seen):
            for _ in costs.settle(action, 0.0):  # no time is left
                pass
            cost = costs.cost(action)
            if not deserves_warning(cost):
                cheap += 1
                assert costs.explained(action) == cost
            elif explained < 2:
                explained += bool(costs.explained(action).because)
    assert explained == 2
    assert cheap > 1


def test_worker_processes_compute_the_same_futures() -> None:
    state = list(replay(noisy(34)))[20]
    seen = observe(state, state.seat_to_act)
    action = legal_actions(seen)[0]
    deals = range(FIRST_DEAL, FIRST_DEAL + 24)
    workers = Workers(2)
    try:
        with workers.look(seen, EXPERT, 1, ENDLESS) as evaluator:
            assert evaluator.futures(action, deals) == Rollouts(seen, EXPERT, 1).futures(
                action, deals
            )
        with workers.look(seen, EXPERT, 1, Deadline(0)) as evaluator:
            assert contrast(evaluator, seen, BETTER, action).because == ()
    finally:
        workers.close()


def test_three_strikes_are_reported_from_ten_percent_on() -> None:
    end = Event(EventKind.STRUCK_OUT)
    invented = Invented({BETTER: {end: 0.0}, MADE: {end: 0.2}}, {end: -20})
    assert [one.event for one in contrast(invented, SEEN, BETTER, MADE).because] == [end]
    rare = Invented({BETTER: {end: 0.0}, MADE: {end: 0.04}}, {end: -20})
    assert contrast(rare, SEEN, BETTER, MADE).because == ()


def test_stopped_firework_is_reported_for_one_card() -> None:
    late = [Event(EventKind.LATE, identity=identity) for identity in (7, 8, 9)]
    after = {BETTER: dict.fromkeys(late, 0.1), MADE: dict.fromkeys(late, 0.6)}
    invented = Invented(after, dict.fromkeys(late, -1))
    told = [one.event for one in contrast(invented, SEEN, BETTER, MADE).because]
    assert len(told) == 1
    assert told[0] in late


@pytest.mark.parametrize(("after_made", "told"), [(0.1, True), (0.8, False)])
def test_card_that_a_play_opens_is_part_of_its_reason(after_made: float, *, told: bool) -> None:
    seen = observe(deal(OPTIONS, 12), 2)
    holders = {held.order: seat for seat, hand in enumerate(seen.hands) for held in hand}
    cards = {held.order: held.card for hand in seen.hands[:2] for held in hand if held.card}
    opens, opened = next(
        (one, other)
        for one, other in product(cards, cards)
        if (cards[one].suit, cards[one].rank + 1) == (cards[other].suit, cards[other].rank)
    )
    first = Event(EventKind.PLAYED, holders[opens], opens, is_next=True)
    second = Event(EventKind.PLAYED, holders[opened], opened)
    shares = {BETTER: {first: 1.0, second: 0.9}, MADE: {first: 0.0, second: after_made}}
    hands = tuple(
        tuple(replace(x, marks=replace(x.marks, told_rank=x.order == opened)) for x in hand)
        for hand in seen.hands
    )
    seen = replace(seen, hands=hands)
    (reason,) = contrast(Invented(shares, {first: 2, second: 0}), seen, BETTER, MADE).because
    assert reason.event == first
    assert reason.follower == Follower(holders[opened], opened, cards[opened], is_sooner=told)
    unclued = replace(seen, hands=observe(deal(OPTIONS, 12), 2).hands)
    (reason,) = contrast(Invented(shares, {first: 2, second: 0}), unclued, BETTER, MADE).because
    assert reason.follower is not None
    assert not reason.follower.is_sooner


@pytest.mark.parametrize(("deck", "told"), [(1, False), (2, True)])
def test_strike_that_costs_nothing_is_no_reason(deck: int, *, told: bool) -> None:
    """With the last card drawn, a strike of a card no longer needed may only come with a loss."""
    misses = Event(EventKind.MISPLAYED, 0, 6, is_next=True)
    invented = Invented({BETTER: {}, MADE: {misses: 1.0}}, {misses: -1})
    done = tuple(tuple(PublicCard(40, Card(suit, rank)) for rank in Rank) for suit in OPTIONS.suits)
    seen = replace(SEEN, deck_size=deck, stacks=done)
    found = contrast(invented, seen, BETTER, MADE).because
    assert [one.event for one in found] == ([misses] if told else [])


class Following(Invented):
    """Synthetic futures with the next actions of the other seats, by action."""

    def __init__(
        self, loss: Event, follow_ups: dict[Action, FollowUp], better: Action = BETTER
    ) -> None:
        super().__init__({better: {}, MADE: {loss: 1.0}}, {loss: -4})
        self._follow_ups = follow_ups

    def futures(self, action: Action, deals: Sequence[int]) -> list[Future]:
        found = super().futures(action, deals)
        return [replace(one, follow_ups=(self._follow_ups[action],)) for one in found]


THROWS = FollowUp(1, DISCARD, 10)


@pytest.mark.parametrize(
    ("follow_up", "means"),
    [
        (FollowUp(1, PLAY, 12), Means(1, Deed.PLAYS, 12, CARD_OF[12])),
        (FollowUp(1, PLAY, 40), None),  # drawn later
        (FollowUp(1, DISCARD, 11), Means(1, Deed.DISCARDS)),
        (FollowUp(0, CLUE, 1), None),  # nobody sees why one clue leads to another
        (THROWS, None),
    ],
)
def test_action_that_saves_a_card_is_part_of_its_reason(
    follow_up: FollowUp, means: Means | None
) -> None:
    loses = Event(EventKind.DISCARDED, 1, 10)
    invented = Following(loses, {BETTER: follow_up, MADE: THROWS})
    (reason,) = contrast(invented, SEEN, BETTER, MADE).because
    assert (reason.event, reason.means) == (loses, means)
    both = Following(loses, {BETTER: follow_up, MADE: follow_up})
    (reason,) = contrast(both, SEEN, BETTER, MADE).because
    assert reason.means is None


@pytest.mark.parametrize(
    ("follow_up", "means"),
    [
        (FollowUp(1, CLUE, 0), Means(1, Deed.CLUES)),
        (FollowUp(0, CLUE, 1), Means(0, Deed.CLUES)),
        (FollowUp(0, CLUE, 2), None),  # not about the player whose card is saved
    ],
)
def test_clue_that_saves_a_card_after_a_discard_is_part_of_its_reason(
    follow_up: FollowUp, means: Means | None
) -> None:
    loses, better = Event(EventKind.DISCARDED, 1, 10), Discard(1)
    invented = Following(loses, {better: follow_up, MADE: THROWS}, better)
    (reason,) = contrast(invented, SEEN, better, MADE).because
    assert (reason.event, reason.means) == (loses, means)


def test_card_that_is_discarded_instead_is_named_if_no_firework_needs_it() -> None:
    card = CARD_OF[11]
    assert card is not None
    loses = Event(EventKind.DISCARDED, 1, 10)
    invented = Following(loses, {BETTER: FollowUp(1, DISCARD, 11), MADE: THROWS})
    played = tuple((40,) * (card.rank.value if x is card.suit else 0) for x in OPTIONS.suits)
    (reason,) = contrast(invented, replace(SEEN, stacks=played), BETTER, MADE).because
    assert reason.means == Means(1, Deed.DISCARDS, 11, card)


def test_play_that_the_better_clue_asks_for_needs_no_other_clue() -> None:
    """The teammate's clue that comes between explains a play only after another kind of move."""
    plays = Event(EventKind.PLAYED, 1, 12)
    for better, means in ((Clue(1, Rank.TWO), None), (Clue(0, Rank.ONE), Means(0, Deed.CLUES))):

        class Told(Invented):
            def futures(self, action: Action, deals: Sequence[int]) -> list[Future]:
                happens = action != MADE
                events = frozenset({plays} if happens else ())
                told = (FollowUp(0, CLUE, 1),) if happens else ()
                return [Future(20 + happens, events, told) for _ in deals]

        (reason,) = contrast(Told({}, {}), SEEN, better, MADE).because
        assert (reason.event, reason.means) == (plays, means)


def test_clue_after_the_turn_of_its_receiver_saves_nothing() -> None:
    loses = Event(EventKind.DISCARDED, 0, 5)
    seen = replace(SEEN, hands=(SEEN.hands[0], SEEN.hands[1][:3], SEEN.hands[2]))
    clue, better = FollowUp(1, CLUE, 0), Discard(1)
    invented = Following(loses, {better: clue, MADE: FollowUp(0, DISCARD, 5)}, better)
    (reason,) = contrast(invented, seen, better, MADE).because
    assert (reason.event, reason.means) == (loses, None)


class Cluing(Invented):
    """Synthetic futures in which a teammate clues next after one of the moves, which costs a point."""

    def __init__(self, clue: Event, *, after: Action) -> None:
        super().__init__({}, {})
        self._clue, self._after = clue, after

    def futures(self, action: Action, deals: Sequence[int]) -> list[Future]:
        events = frozenset({self._clue} if action == self._after else ())
        return [Future(20 - (action == MADE), events) for _ in deals]


def test_clue_that_is_left_to_a_teammate_is_a_reason() -> None:
    told = Event(EventKind.CLUED, 0, is_next=True, receiver=1)
    (reason,) = contrast(Cluing(told, after=MADE), SEEN, BETTER, MADE).because
    assert (reason.event, reason.when, reason.is_gain) == (told, When.NEXT, False)
    elsewhere = replace(told, seat=1, receiver=0)
    assert contrast(Cluing(elsewhere, after=MADE), SEEN, BETTER, MADE).because == ()
    assert contrast(Cluing(told, after=MADE), SEEN, Discard(1), MADE).because == ()


@pytest.mark.parametrize(("clues", "seat", "told"), [(1, 0, True), (2, 0, False), (2, 1, True)])
def test_clue_that_is_left_for_a_teammate_is_a_reason(clues: int, seat: int, *, told: bool) -> None:
    """After the last clue the next player has none, and after the last but one the second next."""
    gives = Event(EventKind.CLUED, seat, is_next=True)
    made = Clue(1, Rank.ONE)

    class Leaving(Cluing):
        def futures(self, action: Action, deals: Sequence[int]) -> list[Future]:
            return super().futures(action if action != made else MADE, deals)

    seen = replace(SEEN, clue_tokens=clues)
    found = contrast(Leaving(gives, after=Discard(1)), seen, Discard(1), made).because
    assert [(one.event, one.is_gain) for one in found] == ([(gives, True)] if told else [])


def test_clue_that_another_discard_leaves_too_is_no_reason() -> None:
    gives = Event(EventKind.CLUED, 0, is_next=True)
    seen = replace(SEEN, clue_tokens=0)
    found = contrast(Cluing(gives, after=Discard(1)), seen, Discard(1), MADE).because
    assert found == ()


def test_next_actions_of_futures_match_the_game() -> None:
    """Every other seat acts once, in turn order: on a card of its own, or for somebody else."""
    state = next(one for one in replay(noisy(5)) if one.ending is None and len(one.history) == 20)
    seen = observe(state, state.seat_to_act)
    discard = Discard(seen.own_hand[0].order)
    hands = {held.order: seat for seat, hand in enumerate(seen.hands) for held in hand}
    for future in Rollouts(seen, EXPERT, 1).futures(discard, range(24)):
        players = [one.seat for one in future.follow_ups]
        assert players == [(seen.seat_to_act + turn) % 3 for turn in (1, 2)]
        for one in future.follow_ups:
            played = Event(EventKind.PLAYED, one.seat, one.subject, is_next=True)
            clued = Event(EventKind.CLUED, one.seat, is_next=True)
            assert (one.kind == CLUE) is (clued in future.events)
            if one.kind == CLUE:
                assert one.subject not in (one.seat, -1)
                assert replace(clued, receiver=one.subject) in future.events
            else:
                assert hands[one.subject] == one.seat
                assert (one.kind == PLAY) is (played in future.events)


def test_small_differences_are_no_reasons() -> None:
    invented = Invented({BETTER: {PLAYS: 0.7}, MADE: {PLAYS: 0.5}}, {PLAYS: 3})
    assert contrast(invented, SEEN, BETTER, MADE).because == ()


def test_reason_explains_half_of_the_cost() -> None:
    """A difference that matters less than the rest of the cost is no reason."""
    seen = [Event(EventKind.PLAYED, 1, order) for order in (10, 11, 12, 13, 14)]
    many = {
        BETTER: {PLAYS: 0.7, **dict.fromkeys(seen, 0.65)},
        MADE: {PLAYS: 0.3, **dict.fromkeys(seen, 0.25)},
    }
    small = Invented(many, {PLAYS: 1, **dict.fromkeys(seen, 1)})
    assert contrast(small, SEEN, BETTER, MADE).because == ()
    large = Invented(many, {PLAYS: 20, **dict.fromkeys(seen, 1)})
    (reason,) = contrast(large, SEEN, BETTER, MADE).because
    assert reason.event == PLAYS
    assert reason.share > 0.5


def test_next_actions_come_before_later_events() -> None:
    follows = Event(EventKind.DISCARDED, 1, 10, is_next=True)
    later = Event(EventKind.LOST, identity=IDENTITY_OF[6])
    invented = Invented(
        {BETTER: {follows: 0.0, later: 0.1}, MADE: {follows: 1.0, later: 0.9}},
        {follows: -2, later: -1},
    )
    (reason,) = contrast(invented, SEEN, BETTER, MADE).because
    assert (reason.event, reason.when) == (follows, When.NEXT)
    assert reason.card == CARD_OF[10]


def test_two_actions_of_one_player_are_one_reason() -> None:
    does = Event(EventKind.MISPLAYED, 0, 6, is_next=True)
    does_not = Event(EventKind.PLAYED, 0, 7, is_next=True)
    others = [Event(EventKind.PLAYED, 1, order) for order in (10, 11, 12, 13)]
    invented = Invented(
        {
            BETTER: {does: 0.0, does_not: 1.0, **dict.fromkeys(others, 0.5)},
            MADE: {does: 1.0, does_not: 0.0, **dict.fromkeys(others, 0.5)},
        },
        {does: -2, does_not: 1, **dict.fromkeys(others, 1)},
    )
    (reason,) = contrast(invented, SEEN, BETTER, MADE).because
    assert reason.event in (does, does_not)
    assert reason.share > 0.5


def test_own_cards_and_the_moves_themselves_are_no_reasons() -> None:
    own = SEEN.own_hand[1].order
    for event in (
        Event(EventKind.DISCARDED, 2, own),
        Event(EventKind.UNSAVED, 2),
        Event(EventKind.MISPLAYED, 2, own),
        Event(EventKind.DISCARDED, 2, MADE.order),
    ):
        invented = Invented({BETTER: {event: 0.0}, MADE: {event: 1.0}}, {event: -3})
        assert contrast(invented, SEEN, BETTER, MADE).because == ()


def test_card_that_the_seat_may_hold_is_not_called_lost() -> None:
    seen = {held.card for hand in SEEN.hands[:2] for held in hand}
    unseen = next(one for one in range(25) if next(cards_in(1 << one)) not in seen)
    event = Event(EventKind.LOST, identity=unseen)
    invented = Invented({BETTER: {event: 0.0}, MADE: {event: 0.9}}, {event: -3})
    assert contrast(invented, SEEN, BETTER, MADE).because == ()


def test_risk_of_the_own_card_is_told_as_odds() -> None:
    blind = Play(SEEN.own_hand[0].order)
    fails = Event(EventKind.MISPLAYED, 2, blind.order)
    invented = Invented({BETTER: {}, blind: {fails: 0.6}}, {fails: -4})
    (reason,) = contrast(invented, SEEN, BETTER, blind).because
    assert (reason.event, reason.when, reason.card) == (fails, When.ODDS, None)
    assert reason.after_made == pytest.approx(0.6, abs=0.15)


def test_discarding_a_card_nobody_could_save_is_an_event_of_its_own() -> None:
    """Without a clue token the previous player could not save the card that is discarded next."""
    saved = unsaved = 0
    for number in range(3, 9):
        for state in replay(noisy(number)):
            if state.ending is not None or state.clue_tokens > 1:
                continue
            seen = observe(state, state.seat_to_act)
            clues = [one for one in legal_actions(seen) if isinstance(one, Clue)]
            if not clues:
                continue
            for one in Rollouts(seen, EXPERT, 1).futures(clues[0], range(8)):
                # The clue spends the last token; its giver could still have saved a card with it.
                after = (seen.seat + 1) % 3
                saved += any(e.kind is EventKind.DISCARDED and e.seat == after for e in one.events)
                unsaved += any(e.kind is EventKind.UNSAVED for e in one.events)
    assert unsaved > 0
    assert saved > 0


def test_events_that_always_come_together_are_one_reason() -> None:
    """A regression would divide the worth among them, so that no two explain half of the cost."""
    seats = {held.order: seat for seat in (0, 1) for held in SEEN.hands[seat]}
    together = frozenset(Event(EventKind.PLAYED, seat, order) for order, seat in seats.items())

    class Together(Invented):
        def futures(self, action: Action, deals: Sequence[int]) -> list[Future]:
            is_better = action == BETTER
            return [Future(24 if is_better else 21, together if is_better else frozenset())] * len(
                deals
            )

    (reason,) = contrast(Together({}, {}), SEEN, BETTER, MADE).because
    assert reason.share == pytest.approx(1.0, abs=0.1)


def test_early_cause_is_not_hidden_by_its_effect_at_the_end() -> None:
    late = Event(EventKind.LATE, identity=IDENTITY_OF[11])

    class Chain(Invented):
        """Some missing plays make a card late, too seldom for that to be a reason itself."""

        def futures(self, action: Action, deals: Sequence[int]) -> list[Future]:
            found = []
            for number in deals:
                chance = random.Random(number)
                fits = action == BETTER or chance.random() < 0.5
                misses = not fits and chance.random() < 0.5
                events = frozenset([PLAYS] * fits + [late] * misses)
                found.append(Future(25 - 4 * misses, events))
            return found

    (reason,) = contrast(Chain({}, {}), SEEN, BETTER, MADE).because
    assert reason.event == PLAYS


@pytest.mark.parametrize(("useful", "told"), [(0.6, True), (1.0, False)])
def test_risk_of_discarding_a_useful_card_is_a_reason(useful: float, *, told: bool) -> None:
    gone = Event(EventKind.DISCARDED, 2, MADE.order)
    invented = Invented({BETTER: {}, MADE: {gone: useful}}, {gone: -3})
    because = contrast(invented, SEEN, BETTER, MADE).because
    assert [(one.when, one.event) for one in because] == [(When.ODDS, gone)] * told


@pytest.mark.parametrize(("after_made", "is_fact"), [(0.05, True), (0.5, False)])
def test_next_action_need_not_be_certain_but_facts_come_first(
    after_made: float, is_fact: bool
) -> None:
    usual, later = Event(EventKind.PLAYED, 0, 6, is_next=True), Event(EventKind.PLAYED, 1, 12)
    shares = {BETTER: {usual: 1.0, later: 1.0}, MADE: {usual: after_made, later: 0.3}}
    (reason,) = contrast(Invented(shares, {usual: 3, later: 3}), SEEN, BETTER, MADE).because
    assert (reason.event, reason.when, reason.is_fact) == (usual, When.NEXT, is_fact)
    rare = {BETTER: {usual: 0.2}, MADE: {usual: 0.0}}
    assert contrast(Invented(rare, {usual: 3}), SEEN, BETTER, MADE).because == ()


def test_discard_of_the_card_that_should_have_been_played_explains_the_cost() -> None:
    discards = Event(EventKind.DISCARDED, 2, 0)
    better, made = Play(0), Discard(0)
    invented = Invented({better: {}, made: {discards: 1.0}}, {discards: -2})
    (reason,) = contrast(invented, SEEN, better, made).because
    assert (reason.event, reason.when) == (discards, When.ODDS)
    other = Invented({Play(1): {}, made: {discards: 1.0}}, {discards: -2})
    assert contrast(other, SEEN, Play(1), made).because == ()
