from dataclasses import replace

import pytest
from positions import card, deal_known
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from hanabi_desktop.game.cards import BOX_SUITS, Multicolour, Rank, Suit
from hanabi_desktop.game.moves import Clue, Play
from hanabi_desktop.game.observation import ClueMarks, Observation, Refusal
from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.game.remarks import Remark, Said
from hanabi_desktop.session.play.position import Position
from hanabi_desktop.table.models.lists import (
    DiscardCell,
    DiscardsModel,
    LogEntry,
    Row,
    TurnLogModel,
)
from hanabi_desktop.table.models.table_model import TableModel, Touch, continues
from hanabi_desktop.teammates.teammate import Reason, ReasonCode

TWO = ("r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1")


class Words:
    def plain(self, row: Row) -> str:
        return f"turn {row.turn.number}" if isinstance(row, LogEntry) else row.remark.value

    def rich(self, row: Row) -> str:
        return f"rich {self.plain(row)}"

    def note(self, row: Row) -> str:
        return row.reason.code.value if isinstance(row, LogEntry) and row.reason else ""


def say(cell: DiscardCell) -> str:
    return f"{cell.card}: {cell.discarded}"


@pytest.mark.parametrize(
    ("talk", "knows_suit", "knows_what_it_is_not", "touch"),
    [
        (TableTalk.FULL_MEMORY, True, True, Touch.EARLIER),
        (TableTalk.CLUE_MEMORY, True, True, Touch.EARLIER),
        (TableTalk.FRIENDLY, True, False, Touch.EARLIER),
        (TableTalk.STRICT, False, False, Touch.NEVER),
    ],
)
def test_cards_show_what_the_table_talk_allows(
    talk: TableTalk, knows_suit: bool, knows_what_it_is_not: bool, touch: Touch
) -> None:
    table = deal_known(*TWO, options=GameOptions(2, table_talk=talk))
    model = TableModel()
    model.show(table.after("clue 1 red").sees(0))
    shown = {c.order: c for c in model.cards}
    assert shown[6].marks == ClueMarks.none_yet(BOX_SUITS).after(
        Suit.RED, Multicolour.NONE, touched=True
    )
    assert shown[6].touch is Touch.JUST_NEW
    model.show(table.after("clue 1 red", "clue 0 5").sees(0))
    shown = {c.order: c for c in model.cards}
    reds, others = shown[6], shown[5]
    assert reds.marks is not None
    assert others.marks is not None
    assert (reds.marks.told_suit is Suit.RED) == knows_suit
    assert (Suit.RED not in others.marks.suits) == knows_what_it_is_not
    assert reds.touch is touch


@pytest.mark.parametrize(("talk", "suits"), [("full", {"w", "b"}), ("clues", set("wrbyg"))])
def test_full_memory_takes_visible_cards_into_account(talk: str, suits: set[str]) -> None:
    """Three of the 5s lie in the other hand."""
    table = deal_known(
        *("r1 y2 b5 g1 w3", "g5 y5 r5 b1 y1"), options=GameOptions(2, table_talk=TableTalk(talk))
    )
    model = TableModel()
    model.show(table.after("clue 1 1", "clue 0 5").sees(0))
    five = {c.order: c for c in model.cards}[2]
    assert five.marks is not None
    assert {suit.letter for suit in five.marks.suits} == suits
    assert (five.possible is None) is (talk == "clues")


@pytest.mark.parametrize(("talk", "seen"), [("full", Touch.JUST_NEW), ("strict", Touch.NEVER)])
def test_clues_since_the_own_turn_stay_marked(talk: str, seen: Touch) -> None:
    """A clue followed by another's move stays marked until the receiver has acted."""
    hands = "r1 y2 b5 g1 w3", "g4 r2 r3 b1 y4", "w1 w2 r4 b4 y1"
    table = deal_known(*hands, options=GameOptions(3, table_talk=TableTalk(talk)))
    model = TableModel()
    table = table.after("clue 2 5", "clue 0 5", "discard 2:slot5")
    model.show(table.sees(0))
    assert {c.order: c.touch for c in model.cards}[2] is seen
    model.show(table.after("clue 1 4").sees(0))
    expected = Touch.NEVER if talk == "strict" else Touch.EARLIER
    assert {c.order: c.touch for c in model.cards}[2] is expected


def test_strict_table_does_not_mark_a_repeated_touch() -> None:
    options = GameOptions(2, table_talk=TableTalk.STRICT)
    model = TableModel()
    table = deal_known(*TWO, options=options).after("clue 1 red", "clue 0 5", "clue 1 2")
    model.show(table.sees(0))
    assert {c.order: c.touch for c in model.cards}[6] is Touch.JUST_NEW


def test_table_model_passes_qts_model_tester(qtmodeltester: ModelTester) -> None:
    model = TableModel()
    qtmodeltester.check(model)
    for moves in ((), ("clue 1 1",), ("clue 1 1", "play 1:slot5", "play 0:slot5")):
        model.show(deal_known(*TWO).after(*moves).sees(0))
        qtmodeltester.check(model)


def test_table_model_contains_no_own_card() -> None:
    model = TableModel()
    model.show(deal_known(*TWO).sees(0))
    role = TableModel.Role
    for row in range(model.rowCount()):
        index = model.index(row)
        own = index.data(role.SEAT) == 0
        assert (index.data(role.CARD) is None) == own
        if own:
            assert index.data() == "?"


def test_touch_distinguishes_new_repeated_and_earlier_clues() -> None:
    model = TableModel()
    model.show(deal_known(*TWO).after("clue 1 red", "clue 0 5", "clue 1 1").sees(0))
    touch = {c.order: c.touch for c in model.cards}
    assert touch[5] is Touch.JUST_NEW
    assert touch[6] is Touch.EARLIER
    assert touch[0] is Touch.NEVER
    model.show(deal_known(*TWO).after("clue 1 red", "clue 0 5", "clue 1 2").sees(0))
    assert {c.order: c.touch for c in model.cards}[6] is Touch.JUST_AGAIN


def test_critical_trash_and_last_moved_cards_are_marked() -> None:
    model = TableModel()
    model.show(deal_known(*TWO).after("play 0:slot5").sees(1))
    cards = {c.order: c for c in model.cards}
    assert cards[2].critical  # the blue 5
    assert cards[0].moved_last
    assert cards[10].moved_last
    assert cards[0].seat is None


def test_legal_actions_and_refusals_follow_the_seat() -> None:
    model = TableModel()
    model.show(deal_known(*TWO).sees(0))
    assert Play(0) in model.legal
    assert model.why_not(Clue(1, Suit.RED)) is None
    model.show(deal_known(*TWO).sees(1))
    assert model.legal == frozenset()
    assert model.why_not(Play(5)) is Refusal.NOT_YOUR_TURN


def test_counters_follow_the_game() -> None:
    model = TableModel()
    assert model.numbers() is None
    model.show(deal_known(*TWO).after("clue 1 1", "play 1:slot5").sees(0))
    numbers = model.numbers()
    assert numbers is not None
    assert (numbers.score, numbers.best, numbers.max_score) == (1, 25, 25)
    assert numbers.pace == 1 + 39 + 2 - 25
    assert numbers.efficiency == 3.0
    # 24 points and two clued cards less, with seven clues, a pace of 17 and four fireworks.
    assert numbers.future_efficiency == (24 - 2) / (7 + 17 + 4)


def steps_of(seen: Observation) -> list[Position]:
    """Return every step of a game, without its reasons; only the history grows."""
    turns = range(1, len(seen.history) + 1)
    return [
        Position(replace(seen, history=seen.history[:turn]), seen.history[turn - 1])
        for turn in turns
    ]


def test_log_keeps_the_rows_shared_by_two_moments() -> None:
    model = TurnLogModel(Words())
    changes: list[str] = []
    model.rowsInserted.connect(lambda _, first, last: changes.append(f"+{first}-{last}"))
    model.rowsRemoved.connect(lambda _, first, last: changes.append(f"-{first}-{last}"))
    model.dataChanged.connect(lambda first, last: changes.append(f"={first.row()}-{last.row()}"))
    model.modelReset.connect(lambda: changes.append("all"))
    seen = deal_known(*TWO).after("clue 1 1", "play 1:slot5", "clue 1 2", "discard 1:slot1")
    steps = steps_of(seen.sees(0))
    model.show(steps)
    model.show(steps[:2])
    model.show(steps[:3])
    said = Said(3, 0, Remark.THANKS)
    model.show(steps[:3], [said])
    told = [*steps[:2], replace(steps[2], reason=Reason(ReasonCode.CLUE_PLAY, (5,)))]
    model.show(told, [said])
    assert changes == [*["+0-0"] * 4, "-0-1", "+0-0", "+0-0", "=0-1"]
    assert model.said == (said,)
    assert model.index(1).data(Qt.ItemDataRole.ToolTipRole) == "clue_play"
    model.show(steps_of(deal_known(*TWO).after("clue 1 3").sees(0)))
    assert changes[-1] == "all"


def test_log_passes_qts_model_tester_with_the_newest_turn_first(qtmodeltester: ModelTester) -> None:
    model = TurnLogModel(Words())
    seen = deal_known(*TWO).after("clue 1 1", "play 1:slot5").sees(0)
    steps = steps_of(seen)
    for turns in range(len(steps) + 1):
        model.show(steps[:turns])
        qtmodeltester.check(model)
    assert [model.index(row).data() for row in range(2)] == ["turn 2", "turn 1"]
    model.retranslate()
    model.show(())
    assert model.rowCount() == 0


def test_log_marks_the_slot_named_by_a_reason() -> None:
    seen = deal_known(*TWO).after("clue 1 1").sees(0)
    reason = Reason(ReasonCode.CLUE_PLAY, (5,))
    step = Position(seen, seen.history[0], reason)
    entry = LogEntry.from_step(step, seen.history[0])
    assert entry.places[5] == (1, 5)
    model = TurnLogModel(Words())
    model.show([step])
    assert model.index(0).data(3) == "clue_play"  # the tooltip


def test_discards_pass_qts_model_tester_and_are_sorted(qtmodeltester: ModelTester) -> None:
    model = DiscardsModel(say)
    qtmodeltester.check(model)
    model.show(deal_known(*TWO).after("play 0:slot4", "play 1:slot4").sees(0))
    qtmodeltester.check(model)
    assert (model.rowCount(), model.columnCount()) == (5, 5)
    cells = {
        model.index(r, c).data(DiscardsModel.Role.CELL).card: model.index(r, c).data(
            DiscardsModel.Role.CELL
        )
        for r in range(5)
        for c in range(5)
    }
    assert cells[card("y2")].discarded == 1
    assert cells[card("y2")].critical
    assert cells[card("r2")].left == 1
    assert not cells[card("g1")].lost
    assert model.pile_size() == 2
    assert model.suits[0] is Suit.WHITE
    assert model.index(0, 4).data(DiscardsModel.Role.CELL).card.rank is Rank.FIVE


def test_new_game_does_not_continue_one_that_has_just_been_dealt() -> None:
    first = deal_known(*TWO)
    other = deal_known("g1 r2 r3 b1 y1", "r1 y2 b5 g1 w3")
    assert continues(first.sees(0), first.after("clue 1 red").sees(0))
    assert not continues(first.sees(0), other.sees(0))
    assert not continues(first.sees(0), other.after("clue 1 red").sees(0))
    played = first.after("play 0:slot5", "play 1:slot1").sees(0)
    assert continues(first.sees(0), played)
    assert not continues(other.sees(0), played)
