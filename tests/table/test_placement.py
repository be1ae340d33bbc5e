import pytest
from positions import deal_known
from PySide6.QtCore import QEasingCurve
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.game.moves import Drawn
from hanabi_desktop.table.appearance import Speed
from hanabi_desktop.table.layout.arrangement import arrange
from hanabi_desktop.table.layout.placement import TILT, OwnRow, Placement, place_cards
from hanabi_desktop.table.models.table_model import TableModel
from hanabi_desktop.table.motion import Motion, Motions, motions_of_turn
from hanabi_desktop.table.scene_items import CardItem
from hanabi_desktop.table.table_decor import PLATES

TWO = ("r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1")


def placed(
    *moves: str, chosen: int | None = None, row: OwnRow | None = None
) -> dict[int, Placement]:
    table = deal_known(*TWO).after(*moves)
    model = TableModel()
    model.show(table.sees(0))
    geometry = arrange(1008, 756, 2, 5)
    suits, hand = table.state.options.suits, table.sees(0).hand_orders(0)
    own_row = row or OwnRow(hand[::-1])
    return place_cards(geometry, model.cards, suits, 0, 2, own_row, chosen)


def test_newest_card_is_leftmost() -> None:
    own = [placed()[order].x for order in range(5)]
    assert own == sorted(own, reverse=True)


def test_hand_closes_up_when_a_card_is_played() -> None:
    before, after = placed(), placed("play 0:slot5")
    assert after[1].x == before[0].x
    assert after[10].x == before[4].x
    assert after[0].y < before[0].y


def test_touched_cards_and_the_chosen_one_are_raised() -> None:
    before, after = placed(), placed("clue 1 1", "clue 0 1")
    assert after[0].y < before[0].y
    assert after[1].y == before[1].y
    assert placed(chosen=2)[2].y < before[2].y


def test_own_cards_keep_their_sorted_order() -> None:
    by_age = placed()
    held = placed(row=OwnRow((0, 4, 1, 2, 3), frozenset({1}), frozenset({2})))
    assert sorted(range(5), key=lambda order: held[order].x) == [0, 4, 1, 2, 3]
    assert held[0].x == by_age[4].x
    assert held[1].y < held[3].y
    assert (held[2].tilt, held[3].tilt) == (TILT, 0.0)


def test_drawn_card_flies_over_the_hands_and_under_the_names(qapp: QApplication) -> None:
    geometry, targets = arrange(1008, 756, 2, 5), placed("play 0:slot5")
    items = {order: CardItem(order) for order in targets}
    (drawn,) = (
        motion
        for motion in motions_of_turn((Drawn(0, 10, None),), items, targets, geometry, {})
        if motion.thing is items[10]
    )
    on_the_way = [drawn.at(time) for time in range(drawn.delay, drawn.finish, 40)]
    assert all(place is not None and targets[1].z + 1 < place.z < PLATES for place in on_the_way)


@pytest.mark.parametrize("size", [(816, 604), (1008, 756), (2240, 1396), (3520, 2116)])
def test_raised_card_stays_below_the_status_bar(size: tuple[int, int]) -> None:
    table = deal_known(*TWO)
    model = TableModel()
    model.show(table.sees(0))
    geometry = arrange(*size, 2, 5)
    row = OwnRow(table.sees(0).hand_orders(0)[::-1], frozenset({1}))
    placed = place_cards(geometry, model.cards, table.state.options.suits, 0, 2, row, chosen=2)
    for order in (1, 2):
        assert geometry.status_bar.bottom() < placed[order].y < placed[0].y


class Movable:
    def __init__(self) -> None:
        self.at: list[Placement] = []

    def put(self, placement: Placement) -> None:
        self.at.append(placement)


def test_motion_goes_from_start_to_end_after_its_delay() -> None:
    start, end = Placement(0, 0, 10), Placement(100, 50, 20)
    motion = Motion(Movable(), start, end, duration=100, delay=50)
    assert motion.at(20) is None
    half = motion.at(100)
    assert half is not None
    assert 50 < half.x < 100
    last = motion.at(150)
    assert last is not None
    assert (last.x, last.y, last.width) == (100, 50, 20)


def test_gentle_motion_fades_without_moving(qtbot: QtBot) -> None:
    thing = Movable()
    motions = Motions()
    motions.speed = Speed.GENTLE
    start, tried, end = Placement(0, 0, 10), Placement(50, 0, 10), Placement(100, 0, 10)
    motions.run([Motion(thing, start, tried, 300), Motion(thing, tried, end, 300, 300)])
    qtbot.waitUntil(lambda: not motions.running)
    assert {placement.x for placement in thing.at} == {0, 100}
    assert any(placement.opacity < 1 for placement in thing.at)
    assert thing.at[-1] == end


def test_delayed_motion_does_not_start_after_an_earlier_run(qtbot: QtBot) -> None:
    """The animation clock still stands at the end of the earlier run; nothing may jump there."""
    start, end = Placement(0, 0, 10), Placement(100, 0, 10)
    motions, first, late = Motions(), Movable(), Movable()
    motions.speed = Speed.FAST
    motions.run([Motion(first, start, end, 40)])
    qtbot.waitUntil(lambda: not motions.running)
    reached: list[str] = []
    motions.run([Motion(late, start, end, 300, 600)], moments=[(500, lambda: reached.append("r"))])
    assert late.at == []
    assert reached == []
    motions.finish()
    assert late.at == [end]
    assert reached == ["r"], "pending moments should be reached when the motions finish"


def test_shaking_card_swings_to_both_sides_and_stays() -> None:
    place = Placement(50, 20, 10)
    shaking = Motion(Movable(), place, place, 180, easing=QEasingCurve.Type.Linear, sway=6)
    xs = [at.x for at in map(shaking.at, range(0, 181, 5)) if at is not None]
    assert min(xs) < 45
    assert max(xs) > 55
    assert [xs[0], xs[-1]] == pytest.approx([50, 50])


def test_arrival_callback_waits_for_the_last_frame(qtbot: QtBot) -> None:
    motions, thing, seen = Motions(), Movable(), []
    motions.speed = Speed.FAST

    def follow() -> None:
        seen.append("followed")

    motions.moved.connect(lambda: seen.append("moved"))
    motions._clock.finished.connect(lambda: seen.append("last frame"))
    motions.run([Motion(thing, Placement(0, 0, 10), Placement(100, 0, 10), 40)], follow)
    qtbot.waitUntil(lambda: not motions.running)
    assert seen[-3:] == ["moved", "last frame", "followed"]
