"""Places that cover nothing: those of tips, and the way of an arrow."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from hanabi_desktop.table.layout.geometry import Geometry

HEAD = 9.0
"""The length of the arrow's head, in pixels."""
_RAIL, _CHANNEL, _UNDER = 1.0, 7.0, 5.0

Way = tuple[QPointF, ...]
"""The corners of the path from the popover to the tip; empty for no arrow."""


def pointer_way(popover: QRectF, card: QRectF, geometry: Geometry) -> Way:
    """Return the path from a popover to a card in a hand.

    The path depends on where the popover is:

    - Directly above or below the card, the path is straight, unless fireworks or texts are between.
    - Elsewhere below the card, the path runs along the lower edge of the card's hand.
    - At the height of the hand's upper edge, or beside the fireworks, the path runs along that edge.
    - Anywhere else, the path first runs down or up the free channel beside the fireworks, past the
      texts above the viewer's cards if the card is one of them, and then along the upper edge of
      the hand.

    Args:
        popover: the box of the popover.
        card: the box of its card.
        geometry: the table's geometry.
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
    gap = min(gaps, key=lambda one: abs(one - channel) + abs(one - x))
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
