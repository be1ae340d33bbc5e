"""The hints of a first game: each at its moment, and once."""

from dataclasses import replace

from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Clue, Clued, Discard, Ending, Turn
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import deal, observe
from hanabi_desktop.learning.progress import FirstHint, hint_due

TOLD = {FirstHint.HANDS.value}


def seen_at_start() -> Observation:
    return replace(observe(deal(GameOptions(3), 4242), 0), seat_to_act=0)


def test_first_turn_explains_whose_cards_one_sees_and_only_once() -> None:
    seen = seen_at_start()
    assert hint_due(seen, ()) is FirstHint.HANDS
    assert hint_due(seen, TOLD) is None
    assert hint_due(replace(seen, seat_to_act=1), ()) is None, "not the person's turn"
    assert hint_due(replace(seen, ending=Ending.STRIKES), ()) is None


def test_hints_fit_what_has_happened() -> None:
    seen = seen_at_start()
    assert hint_due(replace(seen, strikes=1), TOLD) is FirstHint.STRIKE
    assert hint_due(replace(seen, turns_left=2), TOLD) is FirstHint.LAST_ROUND
    assert hint_due(replace(seen, clue_tokens=0), TOLD) is FirstHint.NO_CLUES
    assert hint_due(replace(seen, clue_tokens=3), TOLD) is FirstHint.DISCARDING
    assert hint_due(replace(seen, clue_tokens=4), TOLD) is None


def clue_turn(target: int, *touched: int) -> Turn:
    return Turn(1, 1, Clue(target, Rank.ONE), (Clued(1, target, Rank.ONE, touched),))


def test_clue_counts_only_if_it_is_new_and_to_the_person() -> None:
    seen = seen_at_start()
    clue, other = clue_turn(0, 3), clue_turn(2, 12)
    own = Turn(2, 0, Discard(4), ())
    told = [FirstHint.HANDS.value, FirstHint.DISCARDING.value]
    assert hint_due(replace(seen, history=(clue,)), told) is FirstHint.CLUED
    assert hint_due(replace(seen, history=(other,)), told) is None
    assert hint_due(replace(seen, history=(clue, own)), told) is None


def test_empty_clue_is_explained_whoever_receives_it() -> None:
    told = [FirstHint.HANDS.value]
    for target in (0, 2):
        seen = replace(seen_at_start(), history=(clue_turn(target),))
        assert hint_due(seen, told) is FirstHint.EMPTY_CLUE


def test_person_who_has_discarded_needs_no_hint_about_it() -> None:
    seen = replace(seen_at_start(), clue_tokens=2)
    discarded = replace(seen, history=(Turn(1, 0, Discard(4), ()),))
    assert hint_due(discarded, TOLD) is None
