"""Contrastive reasons: what happens after one move and not after the other."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from redeal import redealt_for

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.record import GameRecord, replay
from hanabi_desktop.game.state import deal, observe
from hanabi_desktop.review.action_costs import WARNED_FROM, ActionCosts, deserves_warning
from hanabi_desktop.review.contrast import FIRST_DEAL, TRIES, Because, contrast
from hanabi_desktop.review.decisions import Decision, confirmed_grade
from hanabi_desktop.review.findings import Depth, Grade
from hanabi_desktop.review.review_json import read_review, write_review
from hanabi_desktop.review.reviewer import Reviewer, run
from hanabi_desktop.teammates.agreements import agreement_of
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn
from hanabi_desktop.teammates.search.deadline import ENDLESS, Deadline
from hanabi_desktop.teammates.search.evaluator import LocalEvaluator
from hanabi_desktop.teammates.search.futures import Event, EventKind, Future
from hanabi_desktop.teammates.search.rollouts import Rollouts
from hanabi_desktop.teammates.search.workers import Workers
from hanabi_desktop.wording.advice import because_sentence, because_sentences

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


BETTER, MADE = Clue(1, Card.parse("r1").rank), Discard(0)
SEEN = observe(deal(OPTIONS, 7), 0)
PLAYS = Event(EventKind.PLAYED, 1, 6)
LOSES = Event(EventKind.LOST, identity=8)
TALKS = Event(EventKind.PLAYED, 2, 11)


def test_most_valuable_difference_comes_first() -> None:
    invented = Invented(
        {BETTER: {PLAYS: 0.9, LOSES: 0.1}, MADE: {PLAYS: 0.5, LOSES: 0.7}}, {PLAYS: 2, LOSES: -4}
    )
    found = contrast(invented, SEEN, BETTER, MADE)
    assert [one.event for one in found.because] == [LOSES, PLAYS]
    first = found.because[0]
    assert first.after_better == pytest.approx(0.1, abs=0.1)
    assert first.after_made == pytest.approx(0.7, abs=0.15)
    assert first.card == Card.parse("r4")
    assert found.points == pytest.approx(3.2, abs=0.6)


def test_difference_without_effect_on_points_is_omitted() -> None:
    invented = Invented(
        {BETTER: {TALKS: 0.9, LOSES: 0.1}, MADE: {TALKS: 0.6, LOSES: 0.7}}, {TALKS: 0, LOSES: -4}
    )
    assert [one.event for one in contrast(invented, SEEN, BETTER, MADE).because] == [LOSES]


def test_difference_in_favour_of_the_move_made_is_omitted() -> None:
    invented = Invented(
        {BETTER: {PLAYS: 0.2, LOSES: 0.1}, MADE: {PLAYS: 0.9, LOSES: 0.9}}, {PLAYS: 1, LOSES: -4}
    )
    assert [one.event for one in contrast(invented, SEEN, BETTER, MADE).because] == [LOSES]


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
    assert confirmed_grade(Grade.INACCURACY, 0.1, 0.05) is None
    assert confirmed_grade(Grade.MISTAKE, 0.0, 0.07) is Grade.INACCURACY
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
                event.order == held.order and event.kind is not EventKind.DISCARDED
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
    for turn in range(8, 44, 9):
        state = states[turn]
        seen = observe(state, state.seat_to_act)
        decision = Decision(seen, record.actions[turn], EXPERT, 0, LITTLE)
        rival = next(one for one in decision.candidates if one != record.actions[turn])
        rollouts = Rollouts(seen, EXPERT, 99)
        others = range(FIRST_DEAL * 2, FIRST_DEAL * 2 + 2 * TRIES[0][0])
        for one in decision.contrast(rival).because:
            sides = [rollouts.futures(move, others) for move in (rival, record.actions[turn])]
            share = [sum(one.event in game.events for game in side) / len(side) for side in sides]
            held.append((share[0] - share[1]) / (one.after_better - one.after_made) >= 0.5)
    assert len(held) > 2
    assert sum(held) >= 0.9 * len(held)


def test_reasons_are_saved_with_their_review() -> None:
    record = noisy(5)
    record = replace(record, actions=record.actions[:14])
    review = run(Reviewer(record, EXPERT, 3, LITTLE))
    graded = [turn for turn in review.turns if turn.grade not in (None, Grade.STRONG)]
    assert any(turn.because for turn in graded)
    kept = read_review(write_review(review, 3), tuple(replay(record))).review
    for turn, again in zip(review.turns, kept.turns, strict=True):
        assert [one.event for one in turn.because] == [one.event for one in again.because]
        assert [one.card for one in turn.because] == [one.card for one in again.because]


@pytest.mark.parametrize("kind", EventKind)
def test_reason_sentence_names_the_player_and_the_frequency(kind: EventKind) -> None:
    seats, places = ("Zoë", "Björn", "Mia"), {6: (1, 2)}
    ends = kind in (EventKind.LOST, EventKind.LATE, EventKind.STRUCK_OUT)
    red = Card.parse("r4")
    cases = (
        [Because(Event(kind, identity=8), red, 0.2, 0.7, 64)]
        if ends
        else [
            Because(Event(kind, 1, 6), red, 0.2, 0.7, 64),
            Because(Event(kind, 1, 6), None, 0.2, 0.7, 64),
            Because(Event(kind, 1), None, 0.2, 0.7, 64),
        ]
    )
    said = [because_sentence(one, places, seats) for one in cases]
    assert len(set(said)) == len(said)
    for one, sentence in zip(cases, said, strict=True):
        assert "2" in sentence
        assert "7" in sentence
        assert ends or "Björn" in sentence
        assert "{" not in sentence
        if one.card is not None and kind is not EventKind.STRUCK_OUT:
            assert "red 4" in sentence
    assert because_sentences(cases, places, seats) == " ".join(said)


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


def test_rare_differences_are_stated_per_hundred_games() -> None:
    rare = Because(Event(EventKind.STRUCK_OUT), None, 0.0, 0.05, 256)
    told = because_sentence(rare, {}, ())
    assert "5 of 100 games" in told
    assert told.endswith("in 0.")
    frequent = Because(Event(EventKind.STRUCK_OUT), None, 0.0, 0.5, 256)
    assert "5 of 10 games" in because_sentence(frequent, {}, ())


def test_three_strikes_are_reported_however_rare() -> None:
    end = Event(EventKind.STRUCK_OUT)
    invented = Invented({BETTER: {end: 0.0}, MADE: {end: 0.06}}, {end: -20})
    assert [one.event for one in contrast(invented, SEEN, BETTER, MADE).because] == [end]


def test_stopped_firework_is_reported_for_one_card() -> None:
    late = [Event(EventKind.LATE, identity=identity) for identity in (7, 8, 9)]
    after = {BETTER: dict.fromkeys(late, 0.1), MADE: dict.fromkeys(late, 0.6)}
    invented = Invented(after, dict.fromkeys(late, -1))
    told = [one.event for one in contrast(invented, SEEN, BETTER, MADE).because]
    assert len(told) == 1
    assert told[0] in late


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
