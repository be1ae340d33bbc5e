"""The frame that clue and announcement choosers share: where it stands, how keys walk it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QWidget

from hanabi_desktop.table.art.text_size import text_px

WIDEST, NARROWEST = 284, 196
_FIVE_TILES = 236
"""In pixels; with larger words the least grows no further than five tiles in a row need."""
GAP = 12.0
"""Between a popover and what it stands beside, in pixels."""
_UNDER_WORDS = 6.0
"""What it keeps of them where it stands under words, in pixels."""
_CORNER = 24.0
"""So far from its edge a popover's pointer begins at least."""
_HANDS_WEIGH = 3
"""To cover a hand is so much worse than to cover as much of the fireworks."""
_ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


def popover_width(beside_fireworks: float) -> int:
    """Return the width of a popover, narrower if there is less room beside the fireworks."""
    least = min(text_px(NARROWEST), _FIVE_TILES)
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
    """Return where the popover stands: near its anchor, over neither fireworks nor hands.

    Of the places under, beside and above the anchor, and at either side of the fireworks,
    the first is taken that covers least of what is to be spared.

    Args:
        size: of the popover.
        table: what it must stay within.
        anchor: what it speaks of.
        fireworks: to be spared,
        panels: and so are the places of all teammates.
        words: beside the clue tokens; it keeps to their right where it still points at its anchor,
            or under them where there is room.
        floor: how low it may come for their sake.
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
        best.translate(0, -too_low)  # over the edge of a teammate's place, where nothing stands
    lower = best.translated(0, words.bottom() + _UNDER_WORDS - best.top())
    spares_words = best.intersects(words) and lower.bottom() <= floor
    return lower if spares_words and covered(lower) <= covered(best) else best


def between_hands_box(size: QSize, table: QRectF, fireworks: QRectF) -> QRectF:
    """Return where a popover stands with five players: over the sky, between the hands at both sides.

    It may hide lanterns and what is still to be built, which it tells of itself.
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
    """Return where a popover about an own card stands: beside the fireworks, above ``floor``."""
    width, height = float(size.width()), float(size.height())
    on_the_right = anchor.center().x() > fireworks.center().x()
    left = fireworks.right() + GAP if on_the_right else fireworks.left() - GAP - width
    left = min(max(table.left() + 8, left), table.right() - 8 - width)
    return QRectF(left, max(table.top() + 8, floor - GAP - height), width, height)


class Popover(QFrame):
    """A little window on the table, walked with arrow keys.

    Attributes:
        title: what is asked; whoever makes it lays it out.

    Signals:
        closed: it has been hidden.
    """

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("popover")
        self.setFixedWidth(WIDEST)
        self.title = QLabel()
        self.title.setObjectName("quiet")
        self.hide()

    def fit(self, height: int) -> None:
        """Hide the title if there is too little room: the status bar asks as well."""
        self.title.show()
        self.title.setVisible(self.sizeHint().height() <= height)

    def step(self, by: int) -> None:
        """Walk to the next or the previous choice."""
        raise NotImplementedError

    def close_popover(self) -> None:
        """Hide it, if it is open."""
        if not self.isHidden():  # on a page that is turned away nothing is visible
            self.hide()
            self.closed.emit()

    def keep_focus(self) -> None:
        """Take the focus from a part that is about to go: it would pass it on."""
        if self.isAncestorOf(QApplication.focusWidget() or self):
            self.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Let the arrow keys walk the choices, wherever the focus is."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            by = _ARROWS.get(Qt.Key(event.key()))
            if by is not None:
                self.step(by)
                return True
        return super().eventFilter(watched, event)
