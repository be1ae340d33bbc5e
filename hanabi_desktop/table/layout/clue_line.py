"""The path of a clue's line across the table, which avoids fireworks and faces."""

from collections.abc import Sequence
from dataclasses import replace

from hanabi_desktop.game.moves import Clued
from hanabi_desktop.table.art.signs import ClueLine
from hanabi_desktop.table.layout.geometry import Geometry, SeatPlace

_EDGE = 46.0
_MEDALLION = 20.0
_SMALL_MEDALLION = 14.0
_MARGIN = 5.0
_TOP_ROW = 40.0


def clue_line(
    geometry: Geometry, clue: Clued, viewer: int, places: Sequence[tuple[int, bool]]
) -> ClueLine | None:
    """Return the line of a clue.

    Args:
        geometry: the table's geometry.
        clue: the clue.
        viewer: the viewer's seat.
        places: for each touched card its position in the hand as arranged, 1 being the leftmost,
            and whether it was newly touched.

    Returns:
        The line; None for a clue that touched nothing.
    """
    if not places:
        return None
    players = len(geometry.seats) + 1
    giver = (clue.seat - viewer) % players
    receiver = (clue.target - viewer) % players
    if receiver == 0:
        return _to_own_hand(geometry, clue, geometry.seats[giver - 1], places)
    line = _within_panel(geometry.seats[receiver - 1], clue, places)
    start = _around_the_edge(geometry, giver, geometry.seats[receiver - 1], line.medallion[0])
    return replace(line, points=(*start, *line.points))


def _to_own_hand(
    geometry: Geometry, clue: Clued, giver: SeatPlace, places: Sequence[tuple[int, bool]]
) -> ClueLine:
    """Return a path down the free edge on the giver's side, then along the rail above the viewer's cards."""
    middle = geometry.size[0] / 2
    from_left = giver.panel.center().x() < middle - 1
    half = geometry.own_width / 2
    heads = tuple(
        (geometry.own_slots[place - 1].x() + half, geometry.rail + 10, new) for place, new in places
    )
    far = (max if from_left else min)(x for x, _, _ in heads)
    rail = geometry.rail
    if len(geometry.seats) == 4:
        points = _round_the_corner(geometry, giver, from_left=from_left)
        medallion = (points[-1][0], (geometry.base + rail) / 2 + 2)
        points = (*points, (far, rail))
        return ClueLine(points, medallion, _SMALL_MEDALLION, heads, clue.value)
    edge = _EDGE if from_left else geometry.size[0] - _EDGE
    panel = giver.panel
    turn = panel.bottom() + 22
    if len(geometry.seats) == 1:  # the only panel stands in the middle
        side = panel.left() if from_left else panel.right()
        begin: tuple[tuple[float, float], ...] = (
            (side, panel.center().y()),
            (edge, panel.center().y()),
        )
    else:
        start = panel.left() + 40 if from_left else panel.right() - 40
        turn = _beside_words(geometry, start, edge, turn, panel.bottom())
        begin = ((start, panel.bottom()), (start, turn), (edge, turn))
    points = (*begin, (edge, rail), (far, rail))
    medallion = (edge, (max(turn, panel.bottom()) + geometry.deck.top()) / 2 + 14)
    return ClueLine(points, medallion, _MEDALLION, heads, clue.value)


def _beside_words(
    geometry: Geometry, start: float, edge: float, turn: float, panel_foot: float
) -> float:
    """Return the height of a stretch towards the edge: over or under the words beside the lanterns."""
    words = geometry.clue_token_words.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
    passes = max(start, edge) > words.left() and min(start, edge) < words.right()
    if not passes or not words.top() < turn < words.bottom():
        return turn
    over = (panel_foot + words.top()) / 2
    return over if over - panel_foot >= _MARGIN else words.bottom()


def _round_the_corner(
    geometry: Geometry, giver: SeatPlace, *, from_left: bool
) -> tuple[tuple[float, float], ...]:
    """Return the start of a path with five players: beside the fireworks, then beside the viewer's hand.

    It runs under the giver's lower panel.
    """
    panel, rail = giver.panel, geometry.rail
    own_left = geometry.own_slots[0].x() - 19
    own_right = geometry.own_slots[-1].x() + geometry.own_width + 19
    down = own_left if from_left else own_right
    if panel.bottom() >= geometry.base - 1:
        return ((down, panel.bottom()), (down, rail))
    beside = panel.right() + 6 if from_left else panel.left() - 6
    inner = panel.right() if from_left else panel.left()
    under = geometry.base + 11
    return (
        (inner, panel.center().y()),
        (beside, panel.center().y()),
        (beside, under),
        (down, under),
        (down, rail),
    )


def _beside_the_fireworks(
    geometry: Geometry, receiver: SeatPlace, entry: float
) -> tuple[tuple[float, float], ...]:
    """Return a path with five players: from the viewer's plate over the water line up to the receiver."""
    panel, plate = receiver.panel, geometry.own_plate
    on_the_left = panel.center().x() < geometry.size[0] / 2
    beside = panel.right() + 6 if on_the_left else panel.left() - 6
    start, under = plate.left() + plate.height(), geometry.base + 11
    head = max(_MARGIN, panel.top() - 3)
    return ((start, plate.top()), (start, under), (beside, under), (beside, head), (entry, head))


def _around_the_edge(
    geometry: Geometry, giver: int, receiver: SeatPlace, entry: float
) -> tuple[tuple[float, float], ...]:
    """Return a path along the table's free edge from the giver to the receiver's panel."""
    left, top, right = _MARGIN, _MARGIN, geometry.size[0] - _MARGIN
    middle = geometry.size[0] / 2
    if giver == 0:
        if len(geometry.seats) == 4:
            return _beside_the_fireworks(geometry, receiver, entry)
        plate, status_bar = geometry.own_plate, geometry.status_bar
        height = plate.center().y()
        if entry < middle:
            return ((plate.left(), height), (left, height), (left, top), (entry, top))
        return ((status_bar.right(), height), (right, height), (right, top), (entry, top))
    giver_place, to_top = geometry.seats[giver - 1], receiver.panel.top() < _TOP_ROW
    panel = giver_place.panel
    edge = left if receiver.panel.center().x() < middle else right
    if panel.top() < _TOP_ROW:
        goes_right = entry > panel.center().x() if to_top else edge == right
        out = panel.right() - 40 if goes_right else panel.left() + 40
        points = [(out, panel.top()), (out, top)]
    else:
        side = left if panel.center().x() < middle else right
        height = giver_place.plate.center().y()
        points = [(panel.left() if side == left else panel.right(), height), (side, height)]
        points.append((side, top))
    if to_top:
        return (*points, (entry, top))
    between = receiver.panel.top() - 3
    return (*points, (edge, top), (edge, between), (entry, between))


def _within_panel(receiver: SeatPlace, clue: Clued, places: Sequence[tuple[int, bool]]) -> ClueLine:
    """Return the line in the head of the receiver's panel."""
    u = receiver.card_width
    top = receiver.slots[0].y()
    heads = tuple((receiver.slots[place - 1].x() + u / 2, top - 1, new) for place, new in places)
    rail = top - 10
    medallion = (receiver.panel.right() - 24, receiver.plate.center().y() - 1)
    far = min(x for x, _, _ in heads)
    near = max(x for x, _, _ in heads)
    end = max(near, medallion[0])
    points = (medallion, (end, rail), (far, rail)) if near < end else (medallion, (far, rail))
    return ClueLine(points, medallion, _SMALL_MEDALLION, heads, clue.value)
