"""Lookahead: the sampled deals, the comparison, departures from the conventions, and their inputs."""

import logging
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import chain, pairwise
from multiprocessing.context import SpawnProcess

import pytest
from internals import processes_of
from positions import deal_known
from redeal import redealt_for
from whole_games import VARIANTS

from hanabi_desktop.game.moves import Action, Discard
from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, apply, observe
from hanabi_desktop.game.state import deal as dealt
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.encoding import copies_of, index_of
from hanabi_desktop.teammates.players import (
    WIDTH,
    ConventionPlayer,
    LookaheadPlayer,
    teammates_of,
    usual_effort,
)
from hanabi_desktop.teammates.search.belief import Belief
from hanabi_desktop.teammates.search.deadline import ENDLESS, CancellationToken, Deadline
from hanabi_desktop.teammates.search.evaluator import (
    Evaluator,
    LocalEvaluator,
    Workers,
    _Shared,
    _Trial,
    _Worker,
)
from hanabi_desktop.teammates.search.race import BATCH, LEAST_DEALS, Effort, Race, Threshold
from hanabi_desktop.teammates.search.rollouts import Rollouts
from hanabi_desktop.teammates.teammate import AT_ONCE, THINKING, Budget

LITTLE = Effort(
    candidates=3,
    selection_deals=8,
    confirmation_deals=24,
    enough=Threshold(points=0.01, errors=0.0),
)
"""Small samples and a low threshold, enough for an occasional departure."""
HOURS = Budget(3600.0)
SLACK_S = 5.0
"""A shared machine may suspend a process for this long; compared with hours it is negligible."""


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    """Two worker processes for rollouts."""
    processes = Workers(2)
    yield processes
    processes.close()


def little(level: Level = Level.EXPERT) -> LookaheadPlayer:
    return LookaheadPlayer(agreement_of(level), effort=LITTLE)


def positions(options: GameOptions, number: int, every: int = 7) -> Iterator[GameState]:
    """Moments of a game between teammates that play by the conventions."""
    state = dealt(options, number)
    players = [ConventionPlayer(agreement_of(Level.EXPERT)) for _ in range(options.players)]
    while state.ending is None:
        if len(state.history) % every == every - 1:
            yield state
        seat = state.seat_to_act
        state, _ = apply(state, players[seat].choose(observe(state, seat), AT_ONCE).action)


# -- sampled deals --------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: "+".join(filter(v.get, v)))
def test_sampled_deals_are_consistent_with_the_observation(variant: dict[str, bool]) -> None:
    """Visible cards stay, own cards obey every clue, the box is complete, the history is unchanged."""
    for state in positions(GameOptions(3, first_seat=2, **variant), 4):
        seat = state.seat_to_act
        seen = observe(state, seat)
        belief = Belief(seen, agreement_of(Level.EXPERT), 1)
        own = set(state.hand_orders(seat))
        for number in range(4):
            deck = belief.deck(random.Random(number))
            assert Counter(deck) == Counter(map(index_of, state.deck))
            for order in range(state.drawn):
                if order not in own:
                    assert deck[order] == index_of(state.deck[order])
            for held in state.hands[seat]:
                allowed = [index_of(card) for card in seen.options.box if held.marks.allow(card)]
                assert deck[held.order] in allowed
            game = belief.game(number)
            assert Counter(game.deck[: game.cards]) == Counter(deck)
            assert game.moves == len(state.history)
            assert game.seat == seat
            assert game.models[0].score == sum(state.fireworks)


def test_chop_is_rarely_a_five_after_a_partner_declined_to_save_it() -> None:
    """Seat 1 could have saved a 5 on seat 0's chop but played instead."""
    table = deal_known("r5 y2 b4 g4 w4", "r1 y1 b3 w2 g3").after(
        "clue 1 1", "clue 0 4", "discard 0:slot4", "play 1:slot5"
    )
    belief = Belief(table.sees(0), agreement_of(Level.CASUAL), 1)
    chop = table.state.hand_orders(0)[0]
    chance = random.Random(5)
    drawn = [belief.deck(chance)[chop] % 5 == 4 for _ in range(400)]
    weighed = [belief.game(number).deck[chop] % 5 == 4 for number in range(400)]
    assert sum(drawn) > 40
    assert sum(weighed) < 0.75 * sum(drawn)


def test_rollouts_depend_only_on_deal_number_and_seed() -> None:
    state = next(positions(GameOptions(3), 2))
    seen = observe(state, state.seat_to_act)
    actions = legal_actions(seen)[:3]
    once = Rollouts(seen, agreement_of(Level.EXPERT), 7)
    again = Rollouts(seen, agreement_of(Level.EXPERT), 7)
    forwards = once.scores(actions, range(6))
    backwards = again.scores(actions, reversed(range(6)))
    assert forwards == backwards[::-1]
    assert [scores[1:] for scores in forwards] == again.scores(actions[1:], range(6))
    assert forwards != Rollouts(seen, agreement_of(Level.EXPERT), 8).scores(actions, range(6))


def test_cached_likelihoods_do_not_change_the_sample() -> None:
    """Likelihoods and bounds are cached; neither may change the sampled deals."""
    state = next(positions(GameOptions(2), 6, every=30))
    seen = observe(state, state.seat_to_act)
    keeping, forgetting = (Belief(seen, agreement_of(Level.EXPERT), 3) for _ in range(2))
    for number in range(40):
        forgetting._likelihoods.clear()
        assert list(keeping.game(number).deck) == list(forgetting.game(number).deck)
    assert len(forgetting._likelihoods) < len(keeping._likelihoods)


# -- the comparison of actions ----------------------------------------------------------------

FIRST, SECOND, THIRD = Discard(0), Discard(1), Discard(2)


class Fake:
    """Actions with a known mean score, on deals that shift all of them alike."""

    def __init__(self, means: dict[Action, float], most: int = 10_000, first_deal: int = 0) -> None:
        self.means = means
        self._first_deal = first_deal
        self.deals: list[int] = []
        self._most = most

    def play_out(self, actions: Sequence[Action], deals: range) -> list[tuple[float, ...]]:
        scores = []
        for number in deals:
            if len(self.deals) >= self._most:
                break
            self.deals.append(number)
            deal = self._first_deal + number
            luck = random.Random(deal).gauss(0, 1)
            scores.append(tuple(self._points(action, deal, luck) for action in actions))
        return scores

    def estimate(self, actions: Sequence[Action], deals: range) -> list[tuple[float, ...]]:
        return self.play_out(actions, deals)

    def solved(self, actions: Sequence[Action]) -> list[tuple[float, ...]]:
        raise AssertionError(actions)

    def _points(self, action: Action, deal: int, luck: float) -> int:
        own = random.Random(f"{deal} {action}").gauss(0, 1)
        return min(25, round(self.means[action] + luck + own))


def race(fake: Fake, effort: Effort = Effort()) -> Race:  # noqa: B008 (frozen)
    return Race((FIRST, SECOND, THIRD), 25, fake, effort)


def test_better_action_wins() -> None:
    lead = race(Fake({FIRST: 20, SECOND: 21.5, THIRD: 18})).winner()
    assert lead is not None
    assert lead.action == SECOND
    assert 1 < lead.points < 2
    assert lead.games == Effort().confirmation_deals


def test_second_best_estimate_is_confirmed_too() -> None:
    """Estimates rank the wrong action first; full rollouts on the same deals correct that."""

    class MisleadingEstimates(Fake):
        def estimate(self, actions: Sequence[Action], deals: range) -> list[tuple[float, ...]]:
            seeming: dict[Action, float] = {FIRST: 20.0, SECOND: 20.999, THIRD: 21.0}
            return [tuple(seeming[action] for action in actions) for _ in deals]

    fake = MisleadingEstimates({FIRST: 20, SECOND: 22, THIRD: 19})
    lead = race(fake).winner()
    assert lead is not None
    assert lead.action == SECOND
    assert len(fake.deals) == Effort().confirmation_deals, (
        "the first candidate should be played once per deal"
    )
    alone = MisleadingEstimates({FIRST: 20, SECOND: 22, THIRD: 19})
    assert race(alone, Effort(favourites=1)).winner() is None


def test_best_of_several_confirmed_candidates_is_chosen() -> None:
    lead = race(Fake({FIRST: 20, SECOND: 21.5, THIRD: 22.5})).winner()
    assert lead is not None
    assert lead.action == THIRD


def test_default_action_is_kept_when_it_is_best() -> None:
    fake = Fake({FIRST: 21, SECOND: 19, THIRD: 18})
    assert race(fake).winner() is None
    assert len(fake.deals) < Effort().selection_deals, (
        "actions that are far behind should no longer be tried"
    )


def test_equal_candidates_are_dropped_early() -> None:
    """When all actions lead to a perfect game, further search is useless."""
    fake = Fake({FIRST: 90, SECOND: 90, THIRD: 90})
    assert race(fake).winner() is None
    assert len(fake.deals) <= 2 * BATCH


def test_close_candidates_are_sampled_further() -> None:
    looked_at = 0
    for number in range(20):
        fake = Fake({FIRST: 20, SECOND: 20, THIRD: 10}, first_deal=1000 * number)
        race(fake)._favourites(ENDLESS)
        looked_at += len(fake.deals)
    assert looked_at > 20 * 2 * BATCH


def test_confirmation_rejects_lucky_candidates() -> None:
    """One of many equal actions always looks better; departing for it must remain the exception."""
    departures = 0
    for number in range(40):
        fake = Fake({FIRST: 20, SECOND: 20, THIRD: 20}, first_deal=1000 * number)
        departures += race(fake).winner() is not None
    assert departures <= 6


def deals_until_decided(lead: float) -> int:
    """Return the number of deals after which a lead of this size was confirmed or rejected."""
    fake = Fake({FIRST: 20, SECOND: 20 + lead, THIRD: 10})
    proving = race(fake)
    proving._proved([SECOND])
    return len(fake.deals)


def test_confirmation_stops_when_more_deals_would_not_help() -> None:
    effort = Effort()
    assert deals_until_decided(lead=-3.0) == LEAST_DEALS
    assert LEAST_DEALS < deals_until_decided(lead=0.0) < effort.confirmation_deals
    assert deals_until_decided(lead=3.0) == effort.confirmation_deals


def test_confirmation_uses_fresh_deals() -> None:
    fake = Fake({FIRST: 20, SECOND: 21.5, THIRD: 21.4})
    assert race(fake).winner() is not None
    assert len(set(fake.deals)) == len(fake.deals)
    assert all(a < b for a, b in pairwise(fake.deals))


@pytest.mark.parametrize("most", [0, 5, 20, 31])
def test_no_departure_without_time_for_confirmation(most: int) -> None:
    assert race(Fake({FIRST: 20, SECOND: 22, THIRD: 18}, most)).winner() is None


def test_leading_candidate_is_confirmed_when_selection_time_is_up() -> None:
    means = {FIRST: 20.0, SECOND: 22.0, THIRD: 22.0}
    unhurried, hurried = Fake(means, first_deal=5000), Fake(means, first_deal=5000)
    assert race(unhurried).winner() is not None
    lead = race(hurried).winner(looking=Deadline(0))
    assert lead is not None
    assert lead.games == Effort().confirmation_deals
    assert len(hurried.deals) == BATCH + Effort().confirmation_deals < len(unhurried.deals)


# -- the teammate -----------------------------------------------------------------------------


def test_experts_look_ahead_whatever_the_agreement() -> None:
    teammates = teammates_of([None, Level.EXPERT, Level.CASUAL])
    assert isinstance(teammates[1], LookaheadPlayer)
    assert isinstance(teammates[2], ConventionPlayer)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_without_a_budget_conventions_decide(players: int) -> None:
    for state in positions(GameOptions(players), 3):
        seen = observe(state, state.seat_to_act)
        usual = ConventionPlayer(agreement_of(Level.EXPERT)).choose(seen, AT_ONCE)
        assert LookaheadPlayer(agreement_of(Level.EXPERT)).choose(seen, AT_ONCE) == usual


@pytest.mark.slow
def test_decision_is_independent_of_hidden_cards() -> None:
    chance = random.Random(1)
    departures = 0
    for variant in VARIANTS:
        for state in positions(GameOptions(3, **variant), 6, every=17):
            seat = state.seat_to_act
            seen = observe(state, seat)
            decision = little().choose(seen, HOURS)
            other = redealt_for(state, seat, chance)
            assert little().choose(observe(other, seat), HOURS) == decision
            assert decision.action in legal_actions(seen)
            if decision.reason.ahead is not None:
                departures += 1
                usual = ConventionPlayer(agreement_of(Level.EXPERT)).choose(seen, AT_ONCE)
                assert decision.reason.ahead.instead == usual.action != decision.action
    assert departures, "no departure occurred, so nothing was tested"


def test_departures_are_never_misleading() -> None:
    """The conventions themselves rate every departure as sound."""
    found = 0
    for number in range(3):
        for state in positions(GameOptions(4), number, every=8):
            seen = observe(state, state.seat_to_act)
            decision = little().choose(seen, HOURS)
            if decision.reason.ahead is None:
                continue
            found += 1
            weighed = ConventionPlayer(agreement_of(Level.EXPERT)).weigh(seen)
            option = next(o for o in weighed if o.action == decision.action)
            assert not option.is_misleading
    assert found


# -- time -------------------------------------------------------------------------------------


def test_deadline_expires_by_time_or_cancellation() -> None:
    assert not Deadline(60).is_over
    assert Deadline(0).is_over
    assert Deadline(60, lambda: False).is_over


def test_deadline_leaves_time_for_the_running_rollout() -> None:
    # A clock with 15 ms resolution, as on Windows, has not advanced meanwhile.
    most = 60 * THINKING + 1e-6
    assert 54 < Budget(60.0).deadline().seconds_left <= most < 59
    wanted = Budget(60.0, cancellation=CancellationToken()).deadline()
    assert 54 < wanted.seconds_left <= most


def middle_of_a_game(players: int = 2) -> Observation:
    """Return a position with more than one sensible action."""
    for state in positions(GameOptions(players), 3):
        seen = observe(state, state.seat_to_act)
        options = ConventionPlayer(agreement_of(Level.EXPERT)).weigh(seen)
        near = [o for o in options if not o.is_misleading and o.value > options[0].value - WIDTH]
        if len(near) > 2 and not options[0].is_misleading:
            return seen
    raise AssertionError("no position with more than one sensible action was found")


class Clear:
    """A second candidate that is one point better on every deal."""

    @contextmanager
    def look(
        self, _seen: Observation, _level: Level, _seed: int, _deadline: Deadline
    ) -> Iterator[Evaluator]:
        yield self

    def play_out(self, actions: Sequence[Action], deals: range) -> list[tuple[float, ...]]:
        return [tuple(float(place == 1) for place in range(len(actions))) for _ in deals]

    estimate = play_out

    def solved(self, _actions: Sequence[Action]) -> list[tuple[float, ...]]:
        return []


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("effort", [0.5, 1.0, 3.0])
def test_confirmation_uses_all_deals_that_players_and_budget_allow(
    players: int, effort: float
) -> None:
    budget = Budget(HOURS.seconds, effort, Clear())
    ahead = (
        LookaheadPlayer(agreement_of(Level.EXPERT))
        .choose(middle_of_a_game(players), budget)
        .reason.ahead
    )
    assert ahead is not None
    assert ahead.games == effort * usual_effort(players).confirmation_deals


def test_two_player_tables_use_more_deals() -> None:
    assert (
        usual_effort(2).selection_deals
        > usual_effort(3).selection_deals
        == usual_effort(5).selection_deals
    )
    assert (
        usual_effort(2).confirmation_deals
        > usual_effort(3).confirmation_deals
        == usual_effort(5).confirmation_deals
    )


class Endless:
    """A second candidate that looks better but is not, and keeps the search busy until the deadline."""

    def __init__(self) -> None:
        self.asked = 0

    @contextmanager
    def look(
        self, _seen: Observation, _level: Level, _seed: int, deadline: Deadline
    ) -> Iterator[Evaluator]:
        yield _EndlessEvaluator(self, deadline)


@dataclass
class _EndlessEvaluator:
    told: Endless
    deadline: Deadline

    def estimate(self, actions: Sequence[Action], deals: range) -> list[tuple[float, ...]]:
        looks = tuple(float(place == 1) for place in range(len(actions)))
        return [looks for _ in self._while_there_is_time(deals)]

    def play_out(self, actions: Sequence[Action], deals: range) -> list[tuple[float, ...]]:
        return [(0.0,) * len(actions) for _ in self._while_there_is_time(deals)]

    def _while_there_is_time(self, deals: range) -> Iterator[int]:
        for deal in deals:
            if self.deadline.is_over:
                break
            self.told.asked += 1
            time.sleep(0.002)
            yield deal

    def solved(self, _actions: Sequence[Action]) -> list[tuple[float, ...]]:
        return []


AT_LENGTH = Effort(
    selection_deals=1_000_000,
    confirmation_deals=1_000_000,
    enough=Threshold(points=0.0, errors=1000.0),
)
"""An effort that always uses the whole budget."""


@pytest.mark.parametrize("seconds", [0.2, 0.6])
def test_budget_is_used_and_never_exceeded(seconds: float) -> None:
    seen, endless = middle_of_a_game(), Endless()
    player = LookaheadPlayer(agreement_of(Level.EXPERT), effort=AT_LENGTH)
    started = time.monotonic()
    decision = player.choose(seen, Budget(seconds, evaluators=endless))
    assert THINKING * seconds <= time.monotonic() - started < seconds + SLACK_S
    assert endless.asked > BATCH
    assert decision == ConventionPlayer(agreement_of(Level.EXPERT)).choose(seen, AT_ONCE)


def test_rollout_stops_at_the_deadline(workers: Workers) -> None:
    seen = middle_of_a_game()
    actions = legal_actions(seen)[:6]
    for evaluators in (LocalEvaluator(), workers):
        with evaluators.look(seen, agreement_of(Level.EXPERT), 1, Deadline(60)) as evaluator:
            # Wait until the processes have started.
            assert len(evaluator.play_out(actions, range(8))) == 8
        started = time.monotonic()
        with evaluators.look(seen, agreement_of(Level.EXPERT), 1, Deadline(1.0)) as evaluator:
            found = evaluator.play_out(actions, range(100_000))
        assert time.monotonic() - started < 1.0 + SLACK_S
        assert len(found) < 100_000


def test_cancellation_stops_the_search(workers: Workers) -> None:
    seen = middle_of_a_game()
    actions = legal_actions(seen)[:6]
    for evaluators in (LocalEvaluator(), workers):
        cancellation = CancellationToken()
        started = time.monotonic()
        threading.Timer(0.3, cancellation.end).start()
        deadline = Budget(HOURS.seconds, cancellation=cancellation).deadline()
        with evaluators.look(seen, agreement_of(Level.EXPERT), 1, deadline) as evaluator:
            found = evaluator.play_out(actions, range(100_000))
        assert 0.3 <= time.monotonic() - started < 0.3 + SLACK_S
        assert len(found) < 100_000


# -- processes --------------------------------------------------------------------------------


@pytest.mark.slow
def test_several_processes_decide_like_one(workers: Workers) -> None:
    departures = 0
    for state in chain(*(positions(GameOptions(3), number, every=9) for number in (13, 14))):
        seen = observe(state, state.seat_to_act)
        alone = little().choose(seen, HOURS)
        together = little().choose(seen, Budget(HOURS.seconds, evaluators=workers))
        assert together == alone
        departures += alone.reason.ahead is not None
    assert departures


def kill_process(worker: _Worker) -> None:
    """Kill the worker's process as the system would."""
    process = worker._process
    process.kill()
    process.join()


@pytest.mark.expects_warnings
def test_process_killed_between_moves_is_replaced(
    workers: Workers, caplog: pytest.LogCaptureFixture
) -> None:
    seen, ample = middle_of_a_game(), Budget(HOURS.seconds, evaluators=workers)
    before = little().choose(seen, ample)
    old = [process.pid for process in processes_of(workers)]
    kill_process(workers._workers[0])
    with caplog.at_level(logging.WARNING):
        assert little().choose(seen, ample) == before
    assert "died" in caplog.text
    new = [process.pid for process in processes_of(workers)]
    assert len(new) == 2
    assert len(set(old) & set(new)) == 1


@pytest.mark.expects_warnings
def test_conventions_decide_when_a_process_dies(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen, ample = middle_of_a_game(), Budget(HOURS.seconds, evaluators=workers)
    usual = ConventionPlayer(agreement_of(Level.EXPERT)).choose(seen, AT_ONCE)
    before = little().choose(seen, ample)
    estimate = _Shared.estimate

    def die_while_choosing(self: _Shared, actions: Sequence[Action], deals: range) -> object:
        kill_process(self._workers[0])
        return estimate(self, actions, deals)

    with monkeypatch.context() as patch:
        patch.setattr(_Shared, "estimate", die_while_choosing)
        assert little().choose(seen, ample) == usual
    assert little().choose(seen, ample) == before


@pytest.mark.expects_warnings
def test_conventions_decide_without_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_self: object) -> None:
        raise OSError("cannot start another process")

    seen, none = middle_of_a_game(), Workers(2)
    monkeypatch.setattr(SpawnProcess, "start", refused)
    decision = little().choose(seen, Budget(HOURS.seconds, evaluators=none))
    assert decision == ConventionPlayer(agreement_of(Level.EXPERT)).choose(seen, AT_ONCE)


@pytest.mark.expects_warnings
def test_worker_error_is_logged_without_its_message(
    workers: Workers, caplog: pytest.LogCaptureFixture
) -> None:
    """The process keeps running; the log names only where the error occurred."""
    seen = middle_of_a_game()
    actions = legal_actions(seen)[:2]
    unreadable = replace(seen, history=(None,))
    with workers.look(unreadable, agreement_of(Level.EXPERT), 1, Deadline(60)) as evaluator:
        began = time.monotonic()
        assert evaluator.play_out(actions, range(8)) == []
        assert evaluator.solved(actions) == []
        assert time.monotonic() - began < 30, "an error should end the wait"
    assert "AttributeError" in caplog.text
    assert "NoneType" not in caplog.text
    pids = [process.pid for process in processes_of(workers)]
    assert all(process.is_alive() for process in processes_of(workers))
    with workers.look(seen, agreement_of(Level.EXPERT), 1, Deadline(60)) as evaluator:
        assert len(evaluator.play_out(actions, range(8))) == 8
    assert pids == [process.pid for process in processes_of(workers)]


def test_no_process_is_left_running() -> None:
    processes = Workers(2)
    LookaheadPlayer(agreement_of(Level.EXPERT)).choose(
        middle_of_a_game(2), Budget(0.2, evaluators=processes)
    )
    children = list(processes_of(processes))
    assert all(child.is_alive() for child in children)
    processes.close()
    assert not any(child.is_alive() for child in children)


@pytest.mark.expects_warnings
def test_an_error_counts_as_an_answer(workers: Workers) -> None:
    """The caller stops polling although the deadline is far away."""
    with workers.look(middle_of_a_game(), agreement_of(Level.EXPERT), 1, Deadline(60)):
        worker = workers._workers[0]
    number = worker.ask(_Trial(((None, None),), range(1), 60, to_the_end=True))
    deadline = Deadline(60)
    assert worker.answer(number, deadline) == []
    assert deadline.seconds_left > 30


def test_consistent_hand_is_found_after_the_deadline() -> None:
    """Random draws may fail indefinitely; a systematic search finds a hand that logic allows."""
    seen = middle_of_a_game()
    belief = Belief(seen, agreement_of(Level.EXPERT), 1)
    drawn: list[None] = []
    belief._own_hand = lambda _chance: drawn.append(None)
    deck = belief.deck(random.Random(1), Deadline(0))
    assert len(drawn) == 1
    assert sorted(Counter(deck).values()) == sorted(
        copies for copies in copies_of(seen.options) if copies
    )
    for order, logical, *_ in belief._own:
        assert logical >> deck[order] & 1
