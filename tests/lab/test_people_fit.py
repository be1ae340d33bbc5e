"""The fit of the stand-in for people finds what made-up people do, and is scored on other games."""

import random

import pytest

from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import apply, deal, observe
from hanabi_desktop.teammates.measuring.stand_ins import CONTEXTS, FEATURES, Leanings, Person
from hanabi_desktop.teammates.teammate import AT_ONCE
from lab.fitting.people_fit import cross_validated, decisions_in, fitted, unexpected_share

OPTIONS = GameOptions(3, empty_clues=False)
KEEN = Leanings(
    (
        tuple(
            1.5 if name == "play" else 0.7 if name in ("discard", "clue") else 0.0
            for name in FEATURES
        ),
    )
    * CONTEXTS,
)


def record_by(leanings: Leanings, number: int) -> GameRecord:
    people = [Person(leanings) for _ in range(OPTIONS.players)]
    state, actions = deal(OPTIONS, number), []
    while state.ending is None:
        seat = state.seat_to_act
        actions.append(people[seat].choose(observe(state, seat), AT_ONCE).action)
        state, _ = apply(state, actions[-1])
    return GameRecord(("A", "B", "C"), OPTIONS, state.deck, tuple(actions), state.first_seat)


@pytest.mark.slow
def test_fit_predicts_made_up_people_better_than_their_first_choice() -> None:
    games = [decisions_in(record_by(KEEN, number)) for number in range(40)]
    found = cross_validated(games)
    assert found.person.decisions == sum(map(len, games))
    assert found.person.likelihood > found.policy.likelihood
    assert found.person.first > 0.5
    decisions = [one for game in games for one in game]
    assert unexpected_share(decisions) < 0.01
    random.Random(1).shuffle(decisions)
    leanings = fitted(decisions)
    some = [one for one in decisions if one.context == 1][:200]
    for one in some[:20]:
        assert leanings.chances(1, one.options) == pytest.approx(
            KEEN.chances(1, one.options), abs=0.35
        )
