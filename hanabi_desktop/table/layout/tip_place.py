"""Where a tooltip stands: beside what it is about, over no card; a pure function of boxes."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF

GAP = 8.0
"""Between a tooltip and what it is about, in pixels."""


def tip_place(anchor: QRectF, size: QSizeF, taken: Sequence[QRectF], table: QRectF) -> QRectF:
    """The box of a tooltip.

    It stands under what it is about, else above, right or left of it, or of the whole row that the
    thing lies in; where no place is free, it covers as little as it can.

    Args:
        anchor: the box of what it is about.
        size: of the tooltip.
        taken: what it must not cover, the anchor among it or not.
        table: where it has to stay.
    """
    row = QRectF(anchor)
    for box in taken:
        if box.top() < anchor.bottom() and box.bottom() > anchor.top():
            row = row.united(box)
    width, height = size.width(), size.height()
    beside = anchor.center().x() - width / 2, anchor.center().y() - height / 2
    candidates = [
        place
        for about in (anchor, row)
        for place in (
            QRectF(beside[0], about.bottom() + GAP, width, height),
            QRectF(beside[0], about.top() - GAP - height, width, height),
            QRectF(about.right() + GAP, beside[1], width, height),
            QRectF(about.left() - GAP - width, beside[1], width, height),
        )
    ]
    inside = [_moved_into(place, table) for place in candidates]
    return min(inside, key=lambda place: _covered(place, [*taken, anchor]))


def _moved_into(box: QRectF, table: QRectF) -> QRectF:
    x = max(table.left(), min(box.x(), table.right() - box.width()))
    y = max(table.top(), min(box.y(), table.bottom() - box.height()))
    return QRectF(x, y, box.width(), box.height())


def _covered(place: QRectF, taken: Sequence[QRectF]) -> float:
    """The area, in square pixels, that lies under a place."""
    under = (place.intersected(box) for box in taken if place.intersects(box))
    return sum(box.width() * box.height() for box in under)
