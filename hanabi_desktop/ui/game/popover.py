"""The base class of the clue and announcement popovers: placement and keyboard navigation."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QWidget

from hanabi_desktop.table.art.text_size import text_px

WIDEST, NARROWEST = 284, 196
FIVE_TILES = 236
"""The width of a popover with five tiles in a row, in pixels."""
"""The width of five tiles in pixels; larger text does not increase the minimum width beyond it."""
GAP = 12.0
"""The gap between a popover and its anchor or the fireworks, in pixels."""
_UNDER_WORDS = 6.0
"""The gap between a popover and the words above it, in pixels."""
_CORNER = 24.0
"""The least distance of a popover's pointer from the popover's corner, in pixels."""
_HANDS_WEIGH = 3
"""The weight of covering a hand, relative to covering the same area of the fireworks."""
_ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


def popover_width(beside_fireworks: float) -> int:
    """Return the width of a popover, given the room beside the fireworks; both in pixels."""
    least = min(text_px(NARROWEST), FIVE_TILES)
    return round(min(text_px(WIDEST), max(least, beside_fireworks - 2 * GAP)))


def popover_box(
    size: QSize,
    table: QRectF,
    anchor: QRectF,
    fireworks: QRectF,
    panels: Sequence[QRectF],
    words: QRectF,
    floor: float,
) -> QRectF:
    """Return the place of a popover: near its anchor, covering neither fireworks nor hands.

    The candidates are under, beside and above the anchor and on either side of the fireworks; the
    first one that covers least is taken.

    Args:
        size: the size of the popover.
        table: the box that the popover must stay within.
        anchor: the box of what the popover is about.
        fireworks: the box of the fireworks, not to be covered.
        panels: the boxes of the teammates, not to be covered.
        words: the words beside the clue tokens. The popover stays to their right if it can still
            point at its anchor, or below them if there is room.
        floor: how far down the popover may move to avoid the words.
    """
    width, height = float(size.width()), float(size.height())
    under, middle = anchor.bottom() + GAP, anchor.center().x() - width / 2
    right_of, left_of = fireworks.right() + GAP, fireworks.left() - GAP - width
    near = right_of if anchor.center().x() > table.center().x() else left_of
    beside_words = min(words.right() + GAP, anchor.center().x() - _CORNER)
    if beside_words > middle and QRectF(middle, under, width, height).intersects(words):
        middle = beside_words
    corners = (
        (middle, under),
        (near, under),
        (right_of, under),
        (left_of, under),
        (anchor.right() + GAP, anchor.top()),
        (anchor.left() - GAP - width, anchor.top()),
        (middle, anchor.top() - GAP - height),
    )
    inner = table.adjusted(8, 8, -8, -8)
    boxes = [
        QRectF(
            min(max(inner.left(), x), inner.right() - width),
            min(max(inner.top(), y), inner.bottom() - height),
            width,
            height,
        )
        for x, y in corners
    ]

    def covered(box: QRectF) -> int:
        hands = sum(_overlap(box, panel) for panel in panels)
        return round(_overlap(box, fireworks) + _HANDS_WEIGH * hands)

    best = min(boxes, key=covered)
    too_low = best.bottom() - floor
    if 0 < too_low <= 2 * GAP:
        best.translate(0, -too_low)  # over the edge of a teammate's place, which is empty
    lower = best.translated(0, words.bottom() + _UNDER_WORDS - best.top())
    spares_words = best.intersects(words) and lower.bottom() <= floor
    return lower if spares_words and covered(lower) <= covered(best) else best


def between_hands_box(size: QSize, table: QRectF, fireworks: QRectF) -> QRectF:
    """Return the place of a popover with five players: above the fireworks, between the hands.

    There it may hide clue tokens and the rest of the fireworks, which the popover itself describes.
    """
    width, height = float(size.width()), float(size.height())
    return QRectF(fireworks.center().x() - width / 2, table.top() + 8, width, height)


def tab_step(event: QEvent) -> int:
    """Return 1 for Tab, -1 for Shift+Tab, 0 for any other event."""
    if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
        return 0
    return {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}.get(Qt.Key(event.key()), 0)


def _overlap(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height()


def announcement_box(
    size: QSize, table: QRectF, anchor: QRectF, fireworks: QRectF, floor: float
) -> QRectF:
    """Return the place of a popover about one of the viewer's cards: beside the fireworks, above ``floor``."""
    width, height = float(size.width()), float(size.height())
    on_the_right = anchor.center().x() > fireworks.center().x()
    left = fireworks.right() + GAP if on_the_right else fireworks.left() - GAP - width
    left = min(max(table.left() + 8, left), table.right() - 8 - width)
    return QRectF(left, max(table.top() + 8, floor - GAP - height), width, height)


class Popover(QFrame):
    """A popover on the table, navigated with the arrow keys.

    Attributes:
        title: the question; subclasses place it in their layout.
        least_width: the width that its contents need, in pixels.

    Signals:
        closed: the popover was hidden.
    """

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("popover")
        self.setFixedWidth(WIDEST)
        self.title = QLabel()
        self.title.setObjectName("quiet")
        self.least_width = 0
        self.hide()

    def fit(self, height: int) -> None:
        """Hide the title if the height is too small: the status bar asks the question as well."""
        self.title.show()
        self.title.setVisible(self.sizeHint().height() <= height)

    def step(self, by: int) -> None:
        """Move to the next or the previous choice."""
        raise NotImplementedError

    def close_popover(self) -> None:
        """Hide the popover if it is open."""
        if not self.isHidden():  # isVisible() would be False on a page that is not shown
            self.hide()
            self.closed.emit()

    def keep_focus(self) -> None:
        """Take the focus from a child that is about to be deleted, so that Qt does not pass it on."""
        if self.isAncestorOf(QApplication.focusWidget() or self):
            self.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            by = _ARROWS.get(Qt.Key(event.key()))
            if by is not None:
                self.step(by)
                return True
        return super().eventFilter(watched, event)
