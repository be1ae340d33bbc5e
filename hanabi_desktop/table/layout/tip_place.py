"""Places that cover nothing: tips, the way of an arrow, and the lines of a clue."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

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
    """Return the line of a clue; None for a clue that touched nothing.

    ``places`` has, for each touched card, its position in the hand as arranged, 1 being the
    leftmost, and whether it was newly touched.
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
    panel, edge = giver.panel, _EDGE
    if not from_left:  # with large text, the words below the strikes reach far to the right
        beside_words = geometry.strike_words.right() + _MARGIN
        edge = max(geometry.size[0] - _EDGE, min(beside_words, geometry.size[0] - _MEDALLION - 2))
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
    heads = tuple((receiver.slots[place - 1].x() + u / 2, top + 1, new) for place, new in places)
    rail = top - 7  # just below the plate
    medallion = (receiver.panel.right() - 24, receiver.plate.center().y() - 1)
    far = min(x for x, _, _ in heads)
    near = max(x for x, _, _ in heads)
    end = max(near, medallion[0])
    points = (medallion, (end, rail), (far, rail)) if near < end else (medallion, (far, rail))
    return ClueLine(points, medallion, _SMALL_MEDALLION, heads, clue.value)


HEAD = 9.0
"""The length of the arrow's head, in pixels."""
_RAIL, _CHANNEL, _UNDER = 1.0, 7.0, 5.0

Way = tuple[QPointF, ...]
"""The corners of the path from the popover to the tip; empty for no arrow."""


def pointer_way(popover: QRectF, card: QRectF, geometry: Geometry) -> Way:
    """Return the path from the box of a popover to that of its card in a hand.

    The path depends on where the popover is:

    - Directly above or below the card, the path is straight, unless fireworks or texts are between.
    - Elsewhere below the card, the path runs along the lower edge of the card's hand.
    - At the height of the hand's upper edge, or beside the fireworks, the path runs along that edge.
    - Anywhere else, the path first runs down or up the free channel beside the fireworks, past the
      texts above the viewer's cards if the card is one of them, and then along the upper edge of
      the hand.
    """
    x, fireworks = card.center().x(), geometry.fireworks
    if popover.left() + HEAD <= x <= popover.right() - HEAD:
        below = popover.top() >= card.bottom()
        start = popover.top() if below else popover.bottom()
        straight = (QPointF(x, start), QPointF(x, card.bottom() if below else card.top()))
        line = QRectF(*straight).normalized().adjusted(-1, 0, 1, 0)
        kept_free = (fireworks, geometry.own_plate, geometry.status_bar)
        if not any(line.intersects(box) for box in kept_free):
            return straight
    on_the_left = x < popover.center().x()
    if popover.top() >= card.bottom():
        return _from_below(popover, card, geometry)
    rail = card.top() - HEAD - _RAIL
    if card.top() > geometry.base:  # a chosen card is raised, close to the name plate
        rail = max(rail, geometry.own_plate.bottom() + _RAIL)
    if popover.top() <= rail <= popover.bottom():
        side = popover.left() if on_the_left else popover.right()
        return (QPointF(side, rail), QPointF(x, rail), QPointF(x, card.top()))
    is_beside = not fireworks.left() <= popover.center().x() <= fireworks.right()
    if is_beside and popover.bottom() < rail:
        free = (  # beside the name plate and the status bar, which must stay readable
            min(x, geometry.own_plate.left() - _CHANNEL)
            if popover.center().x() < fireworks.left()
            else max(x, geometry.status_bar.right() + _CHANNEL)
        )
        out_of = QPointF(_inside(free, popover), popover.bottom())
        return (out_of, QPointF(out_of.x(), rail), QPointF(x, rail), QPointF(x, card.top()))
    channel = fireworks.left() - _CHANNEL if on_the_left else fireworks.right() + _CHANNEL
    if popover.left() < channel < popover.right():
        out: Way = (
            QPointF(channel, popover.bottom() if rail > popover.bottom() else popover.top()),
        )
    else:
        side = popover.left() if on_the_left else popover.right()
        height = (
            popover.bottom() - 2 * HEAD if rail > popover.bottom() else popover.top() + 2 * HEAD
        )
        out = (QPointF(side, height), QPointF(channel, height))
    end = (QPointF(x, rail), QPointF(x, card.top()))
    plate, bar = geometry.own_plate, geometry.status_bar
    if card.top() < plate.top():
        return (*out, QPointF(channel, rail), *end)
    ledge = (fireworks.bottom() + plate.top()) / 2
    gaps = (plate.left() - _CHANNEL, (plate.right() + bar.left()) / 2, bar.right() + _CHANNEL)
    gap = min(gaps, key=lambda gap: abs(gap - channel) + abs(gap - x))
    return (*out, QPointF(channel, ledge), QPointF(gap, ledge), QPointF(gap, rail), *end)


def _from_below(popover: QRectF, card: QRectF, geometry: Geometry) -> Way:
    """Return a path from the popover's upper edge, along under the hand, and up to the card."""
    x = card.center().x()
    panels = (seat.panel for seat in geometry.seats if seat.panel.intersects(card))
    rail = next((panel.bottom() for panel in panels), card.bottom()) + _UNDER
    out = _inside(x, popover)
    start = QPointF(out, max(rail, popover.top()))
    return (start, QPointF(out, rail), QPointF(x, rail), QPointF(x, card.bottom()))


def _inside(x: float, popover: QRectF) -> float:
    """Return the x coordinate at which a path to a card at ``x`` leaves the popover."""
    return min(max(x, popover.left() + HEAD), popover.right() - HEAD)


GAP = 8.0
"""The gap between a tooltip and its target, in pixels."""

_STEP, _STEPS = 20.0, 16
"""The spacing in pixels of the candidate places on each side of the target, and their number."""
_WORTH_A_PIXEL = 250.0
"""Covering this many square pixels of text costs as much as one pixel of distance."""
_NAMES_WORTH_A_PIXEL = 1.0
"""The same for names: the area in square pixels that costs as much as one pixel of distance."""


class _Box(NamedTuple):
    """A box; thousands of them are compared, and QRectF takes ten times as long."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def from_rect(cls, box: QRectF) -> "_Box":
        return cls(box.left(), box.top(), box.right(), box.bottom())


def tip_place(
    anchor: QRectF,
    sizes: Sequence[QSizeF],
    cards: Sequence[QRectF],
    plates: Sequence[QRectF],
    others: Sequence[QRectF],
    table: QRectF,
) -> QRectF:
    """Return a tooltip's box: close to its anchor, covering no card and no name if possible.

    The four sides are tried, up to 300 pixels away. Covering a few words is better than a distant
    place.

    Args:
        anchor: the box of the target.
        sizes: the possible sizes of the tooltip, best first.
        cards: the boxes of cards, covered as little as possible; may include the anchor.
        plates: the boxes of names, covered as little as possible once the cards are avoided.
        others: boxes of other text; covering a little is better than a distant place.
        table: the box to stay within.
    """
    about, room = _Box.from_rect(anchor), _Box.from_rect(table)
    taken, words = [*map(_Box.from_rect, cards), about], [*map(_Box.from_rect, others)]
    names = [*map(_Box.from_rect, plates)]
    best = about
    least = float("inf"), float("inf")
    for step in range(_STEPS):
        away = GAP + step * _STEP
        if least <= (0.0, away):
            break  # places farther away are not better
        for size in sizes:
            for place in _around(about, size, away):
                inside = _moved_into(place, room)
                over_words = _covered(inside, words) / _WORTH_A_PIXEL
                over_names = _covered(inside, names) / _NAMES_WORTH_A_PIXEL
                far = _apart(inside, about) + over_words + over_names
                cost = _covered(inside, taken), far
                if cost < least:
                    best, least = inside, cost
    return QRectF(best.left, best.top, best.right - best.left, best.bottom - best.top)


def _around(about: _Box, size: QSizeF, away: float) -> Iterator[_Box]:
    """Yield places under, above, right and left of a box, centred ones first."""
    wide, high = size.width(), size.height()
    lefts = (about.left + about.right - wide) / 2, about.left, about.right - wide
    tops = (about.top + about.bottom - high) / 2, about.top, about.bottom - high
    for left, top in zip(lefts, tops, strict=True):
        under, above = about.bottom + away, about.top - away
        after, before = about.right + away, about.left - away
        yield _Box(left, under, left + wide, under + high)
        yield _Box(left, above - high, left + wide, above)
        yield _Box(after, top, after + wide, top + high)
        yield _Box(before - wide, top, before, top + high)


def _apart(one: _Box, other: _Box) -> float:
    """Return the distance of two boxes in pixels, horizontal plus vertical."""
    sideways = max(one.left - other.right, other.left - one.right, 0.0)
    return sideways + max(one.top - other.bottom, other.top - one.bottom, 0.0)


def _moved_into(box: _Box, room: _Box) -> _Box:
    wide, high = box.right - box.left, box.bottom - box.top
    left = max(room.left, min(box.left, room.right - wide))
    top = max(room.top, min(box.top, room.bottom - high))
    return _Box(left, top, left + wide, top + high)


def _covered(place: _Box, taken: Sequence[_Box]) -> float:
    """Return the area that a place covers, in square pixels."""
    left, top, right, bottom = place
    area = 0.0
    for a, b, c, d in taken:
        if a < right and c > left and b < bottom and d > top:
            area += (min(c, right) - max(a, left)) * (min(d, bottom) - max(b, top))
    return area
