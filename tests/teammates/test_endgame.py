"""The solved endgame: one action for all deals that look alike, and the best one."""

import pytest

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, apply, deal, observe
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.encoding import coded
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.reasoning.simulation import Simulation
from hanabi_desktop.teammates.search import rollouts as module
from hanabi_desktop.teammates.search.belief import Belief
from hanabi_desktop.teammates.search.deadline import ENDLESS, Deadline
from hanabi_desktop.teammates.search.rollouts import Endgame, TooMuchError, worth_of
from hanabi_desktop.teammates.teammate import AT_ONCE

Deals = dict[tuple[int, ...], Simulation]


def last_turns(players: int, number: int, deck: int) -> GameState:
    """Return a game between teammates with ``deck`` cards left in the deck."""
    state = deal(GameOptions(players), number)
    seats = [ConventionPlayer(agreement_of(Level.EXPERT)) for _ in range(players)]
    while state.ending is None and (state.deck_size > deck or state.turns_left == 0):
        seat = state.seat_to_act
        state, _ = apply(state, seats[seat].choose(observe(state, seat), AT_ONCE).action)
    return state


def believed(state: GameState, count: int) -> tuple[Belief, list[Simulation]]:
    """Return the belief of the seat to act and ``count`` sampled deals."""
    belief = Belief(observe(state, state.seat_to_act), agreement_of(Level.EXPERT), 1)
    return belief, [belief.game(number) for number in range(count)]


def usual_end(belief: Belief, game: Simulation, action: tuple[int, int, int]) -> int:
    """Return the points when all seats continue by the conventions."""
    copy = game.copy()
    copy.copy_from(game)
    copy.act(*action)
    return copy.play_out([belief.policy] * game.players)


def test_solution_is_never_worse_than_the_conventions() -> None:
    """Compared on average over the belief; single deals may come out worse."""
    better = 0
    for number in range(12):
        state = last_turns(2 + number % 4, number, deck=2)
        if state.ending is not None:
            continue
        seen = observe(state, state.seat_to_act)
        belief, deals = believed(state, 24)
        action = coded(ConventionPlayer(agreement_of(Level.EXPERT)).choose(seen, AT_ONCE).action)
        solved = sum(
            worth_of(score, 25)
            for score in Endgame(deals, belief.policy, 25, ENDLESS).scores(action)
        )
        usual = sum(worth_of(usual_end(belief, game, action), 25) for game in deals)
        assert solved >= usual
        better += solved > usual
    assert better


def test_solution_does_not_distinguish_deals_that_look_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After the same course, deals that look the same to the seat are decided together."""
    course: list[tuple[int, int, int]] = []
    decided_on: set[tuple[object, ...]] = set()
    after, decided = Endgame._after, Endgame._decided

    def followed(
        self: Endgame, deals: Deals, action: tuple[int, int, int], choices: int
    ) -> dict[tuple[int, ...], int]:
        course.append(action)
        try:
            return after(self, deals, action, choices)
        finally:
            course.pop()

    def watched(self: Endgame, alike: Deals, choices: int) -> dict[tuple[int, ...], int]:
        looks = {_looks_to(self._seat, game) for game in alike.values()}
        assert len(looks) == 1, "deals that look different must not be decided together"
        key = (*course, *looks)
        assert key not in decided_on, "deals that look the same must be decided only once"
        decided_on.add(key)
        together.append(len(alike))
        return decided(self, alike, choices)

    together: list[int] = []
    monkeypatch.setattr(Endgame, "_after", followed)
    monkeypatch.setattr(Endgame, "_decided", watched)
    for number in range(8):
        state = last_turns(2 + number % 2, number, deck=2)
        if state.ending is not None:
            continue
        seen = observe(state, state.seat_to_act)
        belief, deals = believed(state, 24)
        for option in ConventionPlayer(agreement_of(Level.EXPERT)).weigh(seen)[:3]:
            decided_on.clear()
            Endgame(deals, belief.policy, 25, ENDLESS).scores(coded(option.action))
    assert max(together) > 1


def _looks_to(seat: int, game: Simulation) -> tuple[object, ...]:
    """Return what a seat sees of a game."""
    model = game.models[seat]
    return (tuple(model.card[: game.drawn]), tuple(model.possible[: game.drawn]))


def test_likelier_deals_weigh_more() -> None:
    state = last_turns(2, 3, deck=1)
    seen = observe(state, state.seat_to_act)
    belief, deals = believed(state, 40)
    action = coded(ConventionPlayer(agreement_of(Level.EXPERT)).choose(seen, AT_ONCE).action)
    scores = Endgame(deals, belief.policy, 25, ENDLESS).scores(action)
    assert len(scores) == len(deals)
    by_deck = {tuple(game.deck): score for game, score in zip(deals, scores, strict=True)}
    assert len(by_deck) < len(deals)
    assert [by_deck[tuple(game.deck)] for game in deals] == scores


def test_search_gives_up_when_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    state = last_turns(4, 1, deck=2)
    seen = observe(state, state.seat_to_act)
    belief, deals = believed(state, 8)
    action = coded(ConventionPlayer(agreement_of(Level.EXPERT)).choose(seen, AT_ONCE).action)
    with pytest.raises(TooMuchError):
        Endgame(deals, belief.policy, 25, Deadline(0)).scores(action)
    monkeypatch.setattr(module, "MOST_STEPS", 10)
    with pytest.raises(TooMuchError):
        Endgame(deals, belief.policy, 25, ENDLESS).scores(action)
