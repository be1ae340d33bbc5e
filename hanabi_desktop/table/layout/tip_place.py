"""The placement of a tooltip beside its target, covering no card; a pure function of boxes."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF

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
