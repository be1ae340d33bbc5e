from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from positions import deal_known
from redeal import redealt_for

from hanabi_desktop.game.course import replay
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.game.remarks import Remark, Said, why_not_say
from hanabi_desktop.game.state import apply, deal, observe
from hanabi_desktop.teammates.characters import Level, Personality
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.explaining.move_review import alternative_to
from hanabi_desktop.teammates.explaining.remarks import remark_before
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import Budget

EXPERT = agreement_of(Level.EXPERT)
TWO = ("r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1")


def announce(observation: Observation, action: Action, *said: Said) -> Remark | None:
    one = remark_before(observation, action, said, Personality.BOLD)
    return None if one is None else one.remark


def with_every_hand_covered(observation: Observation) -> Observation:
    hands = tuple(tuple(replace(h, card=None) for h in hand) for hand in observation.hands)
    return replace(observation, hands=hands)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_remarks_are_rare_and_independent_of_hidden_hands(players: int) -> None:
    teammate, personalities = ConventionPlayer(agreement_of(Level.STANDARD)), list(Personality)
    for number in range(6):
        state, said, turns = deal(GameOptions(players), number), list[Said](), 0
        while state.ending is None:
            seen, personality = (
                observe(state, state.seat_to_act),
                personalities[state.seat_to_act % 3],
            )
            action = teammate.choose(seen, Budget()).action
            one = remark_before(seen, action, said, personality)
            assert one == remark_before(with_every_hand_covered(seen), action, said, personality)
            if one is not None:
                assert why_not_say(seen, one, said) is None
                said.append(one)
            state, _ = apply(state, action)
            turns += 1
        assert 0 < len(said) < turns / 5
        times = Counter((one.seat, one.remark) for one in said)
        for (seat, _), number_of_times in times.items():
            assert number_of_times <= (2 if personalities[seat % 3] is Personality.CHATTY else 1)


def test_strict_table_makes_no_remarks() -> None:
    strict = GameOptions(2, table_talk=TableTalk.STRICT)
    for options, remark in ((GameOptions(2), Remark.THANKS), (strict, None)):
        seen = deal_known(*TWO, options=options).after("clue 1 1").sees(1)
        assert announce(seen, Play(9)) is remark


def test_teammate_thanks_for_a_requested_play() -> None:
    seen = deal_known(*TWO).after("clue 1 1").sees(1)
    assert announce(seen, Play(9)) is Remark.THANKS
    assert announce(seen, Play(6)) is None
    assert announce(seen, Clue(0, seen.options.suits[0])) is None


def test_teammate_comments_on_a_misplay() -> None:
    table = deal_known(*TWO).after("play 0:slot1", "clue 0 5")
    assert announce(table.sees(0), Discard(0)) is Remark.SORRY
    first = deal_known(*TWO).after("clue 1 1", "play 1:slot1")
    assert announce(first.sees(0), Discard(0)) is None


def test_completed_firework_is_praised() -> None:
    table = deal_known("r1 r3 r5 g1 w3", "r2 r4 r1 b1 y1").after(
        "play 0:slot5", "play 1:slot5", "play 0:slot5", "play 1:slot5", "play 0:slot5"
    )
    assert announce(table.sees(1), Discard(7)) is Remark.WELL_PLAYED


def test_teammate_complains_after_two_rounds_without_a_clue() -> None:
    clues = ("clue 1 red", "clue 0 5", "clue 1 1", "clue 0 3")
    table = deal_known("r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1").after(*clues)
    assert announce(table.sees(0), Discard(0)) is None, "this hand has been clued"
    quiet = deal_known(*TWO).after("clue 1 red", "discard 1:slot5", "clue 1 1", "discard 1:slot4")
    assert announce(quiet.sees(0), Discard(0)) is Remark.KNOW_NOTHING
    assert announce(quiet.sees(0), Discard(0), Said(3, 1, Remark.THANKS)) is None, (
        "only one remark should be made at a time"
    )


def test_teammate_asks_about_an_unplayed_known_playable_card() -> None:
    told = deal_known(*TWO).after("clue 1 green", "clue 0 5", "clue 1 1")
    assert announce(told.after("clue 0 blue").sees(0), Discard(0)) is Remark.REMEMBER
    one = remark_before(told.after("clue 0 blue").sees(0), Discard(0), (), None)
    assert one == Said(4, 0, Remark.REMEMBER, 1)
    assert announce(told.after("play 1:slot5").sees(0), Discard(0)) is None


def test_suggested_alternative_uses_only_what_the_listener_may_know() -> None:
    """It is of another kind, legal, no clue to the listener, and independent of the listener's cards."""
    told = 0
    for number in range(3):
        record = play_game(Seating((Level.EXPERT,) * 3), GameOptions(3), number).record
        states = list(replay(record))
        for turn in range(10, 40, 6):
            state, action = states[turn], record.actions[turn]
            listener = (state.seat_to_act + 1) % 3
            seen = observe(state, listener)
            other = alternative_to(seen, EXPERT, action)
            redealt = redealt_for(state, listener, Random(turn))
            assert alternative_to(observe(redealt, listener), EXPERT, action) == other
            if other is not None:
                told += 1
                assert type(other) is not type(action)
                assert other in legal_actions(observe(state, state.seat_to_act))
                assert not isinstance(other, Clue) or other.target != listener
    assert told > 3
