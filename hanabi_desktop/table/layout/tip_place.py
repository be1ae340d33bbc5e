"""Where a tooltip stands: beside what it is about, over no card; a pure function of boxes."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF

GAP = 8.0
"""Between a tooltip and what it is about, in pixels."""

_STEP, _STEPS = 20.0, 16
"""So many places on each side are tried, each so much further away, in pixels."""
_WORTH_A_PIXEL = 250.0
"""So many square pixels of words are sooner covered than it goes a pixel further away,"""
_NAMES_WORTH_A_PIXEL = 1.0
"""and so many of a name."""


class _Box(NamedTuple):
    """A box; thousands are compared, and Qt's take ten times as long."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def of(cls, box: QRectF) -> "_Box":
        return cls(box.left(), box.top(), box.right(), box.bottom())


def tip_place(
    anchor: QRectF,
    sizes: Sequence[QSizeF],
    cards: Sequence[QRectF],
    plates: Sequence[QRectF],
    others: Sequence[QRectF],
    table: QRectF,
) -> QRectF:
    """Return a tooltip's box: near to its anchor, over no card and no name if there is such a place.

    Tried are its four sides, up to 300 pixels away. Rather than far away it covers a few words.

    Args:
        anchor: the box of what it is about.
        sizes: that the tooltip can have, the best one first.
        cards: of these it covers as little as it can; the anchor may be among them.
        plates: of these likewise, where cards leave a choice.
        others: what it had better not cover.
        table: where it has to stay.
    """
    about, room = _Box.of(anchor), _Box.of(table)
    taken, words = [*map(_Box.of, cards), about], [*map(_Box.of, others)]
    names = [*map(_Box.of, plates)]
    best = about
    least = float("inf"), float("inf")
    for step in range(_STEPS):
        away = GAP + step * _STEP
        if least <= (0.0, away):
            break  # what is further away is not better
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
    """Yield places under, above, right and left of a box, the middle ones first."""
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
    """Return how far two boxes are from each other, in pixels, sideways and upwards together."""
    sideways = max(one.left - other.right, other.left - one.right, 0.0)
    return sideways + max(one.top - other.bottom, other.top - one.bottom, 0.0)


def _moved_into(box: _Box, room: _Box) -> _Box:
    wide, high = box.right - box.left, box.bottom - box.top
    left = max(room.left, min(box.left, room.right - wide))
    top = max(room.top, min(box.top, room.bottom - high))
    return _Box(left, top, left + wide, top + high)


def _covered(place: _Box, taken: Sequence[_Box]) -> float:
    """Return the area, in square pixels, that lies under a place."""
    left, top, right, bottom = place
    area = 0.0
    for a, b, c, d in taken:
        if a < right and c > left and b < bottom and d > top:
            area += (min(c, right) - max(a, left)) * (min(d, bottom) - max(b, top))
    return area
