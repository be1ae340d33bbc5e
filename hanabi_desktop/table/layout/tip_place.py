"""Where a tooltip stands: beside what it is about, over no card; a pure function of boxes."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF

GAP = 8.0
"""Between a tooltip and what it is about, in pixels."""

_STEPS = (0.0, 40.0, 80.0, 120.0)
_CARDS_COUNT = 20
"""So many times as much as other things."""


def tip_place(
    anchor: QRectF,
    size: QSizeF,
    cards: Sequence[QRectF],
    others: Sequence[QRectF],
    table: QRectF,
) -> QRectF:
    """The box of a tooltip.

    It stands under what it is about, else above, right or left of it, or of the whole row that the
    thing lies in, as near as it can be while it covers nothing; else it covers as little as it can,
    and words sooner than cards.

    Args:
        anchor: the box of what it is about.
        size: of the tooltip.
        cards: what it must not cover; the anchor may be among it.
        others: what it had better not cover.
        table: where it has to stay.
    """
    row = QRectF(anchor)
    for box in cards:
        if box.top() < anchor.bottom() and box.bottom() > anchor.top():
            row = row.united(box)
    width, height = size.width(), size.height()
    beside = anchor.center().x() - width / 2, anchor.center().y() - height / 2
    candidates = [
        (step + GAP, place)
        for step in _STEPS
        for about in (anchor, row)
        for place in (
            QRectF(beside[0], about.bottom() + GAP + step, width, height),
            QRectF(beside[0], about.top() - GAP - step - height, width, height),
            QRectF(about.right() + GAP + step, beside[1], width, height),
            QRectF(about.left() - GAP - step - width, beside[1], width, height),
        )
    ]

    def costs(candidate: tuple[float, QRectF]) -> tuple[float, float]:
        distance, place = candidate
        covered = _CARDS_COUNT * _covered(place, [*cards, anchor]) + _covered(place, others)
        return covered, distance

    inside = [(distance, _moved_into(place, table)) for distance, place in candidates]
    return min(inside, key=costs)[1]


def _moved_into(box: QRectF, table: QRectF) -> QRectF:
    x = max(table.left(), min(box.x(), table.right() - box.width()))
    y = max(table.top(), min(box.y(), table.bottom() - box.height()))
    return QRectF(x, y, box.width(), box.height())


def _covered(place: QRectF, taken: Sequence[QRectF]) -> float:
    """The area, in square pixels, that lies under a place."""
    under = (place.intersected(box) for box in taken if place.intersects(box))
    return sum(box.width() * box.height() for box in under)
