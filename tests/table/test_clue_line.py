"""The line of a clue uses the free edge: it crosses no fireworks, card face or name."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.moves import Clued
from hanabi_desktop.table.art.card_faces_and_backs import HEIGHT
from hanabi_desktop.table.layout.arrangement import arrange
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.table.layout.tip_place import clue_line

SIZES = ((596, 420), (816, 604), (1008, 756), (1366, 700), (2240, 1396))


def crosses(line: QLineF, box: QRectF) -> bool:
    corners = [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft(), box.topLeft()]
    sides = [QLineF(a, b) for a, b in pairwise(corners)]
    met = QLineF.IntersectionType.BoundedIntersection
    return any(line.intersects(side)[0] is met for side in sides) or box.contains(line.p1())  # type: ignore[index]  # the stub misses the tuple


def forbidden(geometry: Geometry, giver: int, receiver: int) -> list[QRectF]:
    """Return fireworks, words and cards, and the name plates of the players not concerned."""
    boxes = [geometry.fireworks, geometry.clue_token_words]
    for place, seat in enumerate(geometry.seats, start=1):
        size = seat.card_width, HEIGHT * seat.card_width
        boxes += [QRectF(at.x(), at.y(), *size) for at in seat.slots]
        if place not in (giver, receiver):
            boxes.append(seat.plate)
    own = geometry.own_width
    boxes += [QRectF(at.x(), at.y(), own, HEIGHT * own) for at in geometry.own_slots]
    return [box.adjusted(1, 1, -1, -1) for box in boxes]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_clue_line_crosses_nothing_readable(players: int, size: tuple[int, int]) -> None:
    geometry = arrange(*size, players, 5)
    for giver in range(players):
        for receiver in range(players):
            if giver == receiver:
                continue
            clue = Clued(giver, receiver, Suit.RED, (1, 2))
            line = clue_line(geometry, clue, 0, [(1, True), (3, False)])
            assert line is not None
            assert len(line.heads) == 2
            boxes = forbidden(geometry, giver, receiver)
            for a, b in pairwise(line.points):
                stretch = QLineF(QPointF(*a), QPointF(*b))
                assert not any(crosses(stretch, box) for box in boxes), (giver, receiver, a, b)
            table = QRectF(0, 0, *size)
            assert all(table.contains(QPointF(*point)) for point in line.points)
