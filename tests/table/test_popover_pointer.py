"""The pointer of a popover to its card: over no other hand and no firework."""

from itertools import pairwise, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize

from hanabi_desktop.table.art.card_faces_and_backs import HEIGHT
from hanabi_desktop.table.layout.arrangement import arrange
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.table.layout.placement import _BELOW_RIBBON, RAISED_CHOSEN
from hanabi_desktop.table.layout.tip_place import pointer_way
from hanabi_desktop.ui.game.choosers import (
    announcement_box,
    between_hands_box,
    popover_box,
    popover_width,
)

TABLES = [(816, 604), (1008, 756), (2144, 1396)]
POPOVER = QSize(262, 176)
CHANNEL = 12


def card_of(geometry: Geometry, seat: int, place: int) -> QRectF:
    at, width = geometry.seats[seat].slots[place], geometry.seats[seat].card_width
    return QRectF(at.x(), at.y(), width, HEIGHT * width)


def hand_of(geometry: Geometry, seat: int) -> QRectF:
    return card_of(geometry, seat, 0).united(card_of(geometry, seat, -1))


def place_of(geometry: Geometry, seat: int, card: QRectF) -> QRectF:
    table = QRectF(QPointF(0, 0), QPointF(*geometry.size))
    if len(geometry.seats) == 4:
        return between_hands_box(POPOVER, table, geometry.fireworks)
    panel = geometry.seats[seat].panel
    anchor = QRectF(card.left(), card.top(), card.width(), panel.bottom() - card.top())
    panels = [other.panel for other in geometry.seats]
    words, floor = geometry.clue_token_words, geometry.status_bar.top()
    return popover_box(POPOVER, table, anchor, geometry.fireworks, panels, words, floor)


@pytest.mark.parametrize(("size", "players"), list(product(TABLES, (2, 3, 4, 5))))
def test_popovers_point_at_their_card_and_cover_no_hand(
    size: tuple[int, int], players: int
) -> None:
    geometry = arrange(*size, players, 5)
    for seat, place in product(range(players - 1), (0, 2, -1)):
        card = card_of(geometry, seat, place)
        box = place_of(geometry, seat, card)
        for other in range(players - 1):
            assert not box.intersects(hand_of(geometry, other)), (seat, other)
        way = pointer_way(box, card, geometry)
        assert way[-1].x() == pytest.approx(card.center().x())
        assert way[-1].y() in (card.top(), card.bottom())
        for start, end in pairwise(way):
            line = QRectF(start, end).normalized().adjusted(-0.5, -0.5, 0.5, 0.5)
            for other in range(players - 1):
                hand = hand_of(geometry, other).adjusted(1, 1, -1, -1)
                assert not line.intersects(hand), (seat, place, other)
            outer = geometry.fireworks.adjusted(1, box.bottom() - geometry.fireworks.top(), -1, 0)
            assert not line.intersects(outer), (seat, place)


@pytest.mark.parametrize("size", [(1010, 720), (1140, 810), (1552, 1036), (2070, 1400)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_popovers_do_not_cover_the_clue_token_text(size: tuple[int, int], players: int) -> None:
    geometry = arrange(*size, players, 5)
    for seat, place in product(range(players - 1), range(-1, 4)):
        box = place_of(geometry, seat, card_of(geometry, seat, place))
        assert not box.intersects(geometry.clue_token_words), (seat, place)
        assert box.bottom() <= geometry.status_bar.top()


@pytest.mark.parametrize(("size", "players"), list(product(TABLES, (2, 3, 4, 5))))
def test_announcement_popover_points_at_an_own_card_over_no_firework(
    size: tuple[int, int], players: int
) -> None:
    geometry = arrange(*size, players, 5)
    table = QRectF(QPointF(0, 0), QPointF(*geometry.size))
    fireworks, floor = geometry.fireworks, geometry.status_bar.top()
    room = fireworks.width() + 2 * CHANNEL if players == 5 else 0
    size_now = QSize(popover_width(max(room, fireworks.left())), POPOVER.height())
    highest = geometry.own_slots[0].y() - geometry.status_bar.bottom() - _BELOW_RIBBON
    chosen = min(RAISED_CHOSEN * geometry.own_width, highest)
    for at, raised in product(geometry.own_slots, (0, chosen)):
        top = at.y() - raised
        card = QRectF(at.x(), top, geometry.own_width, HEIGHT * geometry.own_width)
        box = (
            between_hands_box(size_now, table, fireworks)
            if players == 5
            else announcement_box(size_now, table, card, fireworks, floor)
        )
        way = pointer_way(box, card, geometry)
        assert way[-1].x() == pytest.approx(card.center().x())
        for start, end in pairwise(way):
            line = QRectF(start, end).normalized().adjusted(-0.5, -0.5, 0.5, 0.5)
            assert not line.intersects(fireworks.adjusted(1, 0, -1, -1)), (at, start, end)
            for words in (geometry.own_plate, geometry.status_bar):
                assert not line.intersects(words), (at, start, end)
            for other in range(players - 1):
                assert not line.intersects(hand_of(geometry, other).adjusted(1, 1, -1, -1))


def test_popover_moves_aside_for_the_clue_token_text() -> None:
    geometry = arrange(2120, 1360, 3, 5)
    words = geometry.clue_token_words
    assert words.left() > geometry.clue_tokens.right(), (
        "the text should be beside the clue tokens at this size"
    )
    moved = 0
    for seat, place in product(range(2), range(5)):
        card = card_of(geometry, seat, place)
        box = place_of(geometry, seat, card)
        as_if_under_its_card = box.translated(card.center().x() - box.center().x(), 0)
        if as_if_under_its_card.intersects(words) and card.center().x() > words.right() + 40:
            moved += 1
            assert not box.intersects(words)
            assert box.left() < card.center().x() < box.right()
    assert moved
