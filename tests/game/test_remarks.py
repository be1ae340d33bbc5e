from dataclasses import replace

import pytest
from positions import deal_known

from hanabi_desktop.game.cards import Rank, Suit
from hanabi_desktop.game.observation import Refusal
from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.game.remarks import Pointing, Remark, Said, clued_cards, why_not_say

TWO = ("r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1")


def test_people_may_speak_in_their_turn_at_friendly_and_full_memory_tables() -> None:
    thanks = Said(0, 0, Remark.THANKS)
    for talk in (TableTalk.FRIENDLY, TableTalk.FULL_MEMORY):
        table = deal_known(*TWO, options=GameOptions(2, table_talk=talk))
        assert why_not_say(table.sees(0), thanks, ()) is None


def test_strict_table_allows_no_remarks() -> None:
    table = deal_known(*TWO, options=GameOptions(2, table_talk=TableTalk.STRICT))
    assert why_not_say(table.sees(0), Said(0, 0, Remark.SORRY), ()) is Refusal.NO_REMARKS


def test_nobody_speaks_while_somebody_else_decides() -> None:
    table = deal_known(*TWO)
    assert why_not_say(table.sees(1), Said(0, 1, Remark.SORRY), ()) is Refusal.SOMEBODY_DECIDES


def test_remark_is_not_repeated_in_a_turn() -> None:
    seen, thanks = deal_known(*TWO).sees(0), Said(0, 0, Remark.THANKS)
    assert why_not_say(seen, thanks, [thanks]) is Refusal.SAID_ALREADY
    assert why_not_say(seen, thanks, [replace(thanks, seat=1)]) is None
    assert why_not_say(seen, Said(0, 0, Remark.SORRY), [thanks]) is None


@pytest.mark.parametrize(
    ("remark", "to"), [(Remark.REMEMBER, None), (Remark.REMEMBER, 0), (Remark.REMEMBER, 2)]
)
def test_question_goes_to_somebody_else_at_the_table(remark: Remark, to: int | None) -> None:
    seen = deal_known(*TWO).sees(0)
    assert why_not_say(seen, Said(0, 0, remark, to), ()) is Refusal.NO_SUCH_SEAT
    assert why_not_say(seen, Said(0, 0, Remark.REMEMBER, 1), ()) is None


def test_answer_points_at_the_clued_cards() -> None:
    table = deal_known(*TWO).after("clue 1 red", "clue 0 5", "clue 1 3")
    told = clued_cards(table.sees(0), 1)
    assert told == (
        Pointing(7, 3, Suit.RED, Rank.THREE),
        Pointing(6, 4, Suit.RED, None),
    )
    assert clued_cards(table.sees(1), 1) == told, (
        "every seat, including the holder, should see the same"
    )
    assert clued_cards(table.sees(0), 0) == (Pointing(2, 3, None, Rank.FIVE),)
