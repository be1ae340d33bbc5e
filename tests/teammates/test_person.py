"""The stand-in for people: chances, errors, and what it may know."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from redeal import redealt_for

from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, apply, deal, observe
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.measuring.arena import Seating
from hanabi_desktop.teammates.measuring.stand_ins import (
    CONTEXTS,
    FEATURES,
    Leanings,
    Person,
    StandIn,
    context_of,
    fitted_leanings,
    read_leanings,
    write_leanings,
)
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import AT_ONCE

OPTIONS = GameOptions(3, empty_clues=False)
INDIFFERENT = Leanings(((0.0,) * len(FEATURES),) * CONTEXTS)


def positions(person: Person, number: int) -> list[GameState]:
    state = deal(OPTIONS, number)
    found = [state]
    while state.ending is None:
        seen = observe(state, state.seat_to_act)
        decision = person.choose(seen, AT_ONCE)
        assert decision.action in legal_actions(seen)
        state, _ = apply(state, decision.action)
        found.append(state)
    return found


def test_same_deal_gives_the_same_game_and_not_the_experts() -> None:
    first, again = (positions(Person(), 5)[-1].history for _ in range(2))
    assert first == again
    state, differs = deal(OPTIONS, 5), 0
    expert = ConventionPlayer(agreement_of(Level.EXPERT))
    for turn in first:
        seen = observe(state, state.seat_to_act)
        differs += expert.weigh(seen)[0].action != turn.action
        state, _ = apply(state, turn.action)
    assert 0.1 < differs / len(first) < 0.6


def test_choice_is_independent_of_unseen_cards() -> None:
    chance = random.Random(1)
    for state in positions(Person(), 8)[:-1:6]:
        other = redealt_for(state, state.seat_to_act, chance)
        seen, redealt = (observe(one, state.seat_to_act) for one in (state, other))
        assert Person().choose(seen, AT_ONCE) == Person().choose(redealt, AT_ONCE)


def test_chances_follow_the_weights() -> None:
    seen = observe(deal(OPTIONS, 3), 0)
    options = ConventionPlayer(agreement_of(Level.EXPERT)).weigh(seen)
    equal = INDIFFERENT.chances(0, options)
    assert equal == pytest.approx([1 / len(options)] * len(options))
    sharp = [1.0 if name in ("play", "discard", "clue") else 0.0 for name in FEATURES]
    chances = replace(INDIFFERENT, weights=(tuple(sharp),) * CONTEXTS).chances(0, options)
    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 2 / len(options)


def test_contexts_are_three_phases_with_and_without_a_card_asked_for() -> None:
    seen = observe(deal(OPTIONS, 3), 0)
    sizes = (35, 24, 23, 12, 11, 0)
    phases = [context_of(replace(seen, deck_size=size), asked=False) for size in sizes]
    assert phases == [0, 0, 1, 1, 2, 2]
    assert context_of(seen, asked=True) == 3


def test_leanings_round_trip_and_a_broken_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "person.json"
    write_leanings(fitted_leanings(), file)
    assert read_leanings(file) == fitted_leanings()
    for text in (
        '{"weights": []}',
        '{"weights": [[1]], "unexpected": 0, "misreads": 0, "sharpness": 1}',
    ):
        file.write_text(text)
        with pytest.raises(ValueError, match="does not hold"):
            read_leanings(file)


def test_teammates_assume_that_people_know_every_convention() -> None:
    experts = (Level.EXPERT,) * 3
    assert Seating(experts, StandIn.PERSON).agreed == agreement_of(Level.EXPERT)
    assert Seating(experts, StandIn.NOISY).agreed == agreement_of(Level.CASUAL)
