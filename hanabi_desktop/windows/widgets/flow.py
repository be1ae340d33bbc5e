"""Widgets side by side, on as many lines as it takes."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Lays widgets out from left to right, each as wide as it wants, and begins new lines.

    Args:
        parent: whose layout it is; None for one inside another layout.
        spacing: between neighbours and between lines, in pixels.
    """

    def __init__(self, parent: QWidget | None = None, spacing: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def _lay_out(self, box: QRect, *, move: bool) -> int:
        """Put the widgets into a box, or only find out how high it must be; that height."""
        corner, high = box.topLeft(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = _wanted(item).boundedTo(QSize(box.width(), 9999))
            if corner.x() > box.left() and corner.x() + size.width() > box.right() + 1:
                corner, high = QPoint(box.left(), corner.y() + high + self.spacing()), 0
            if move:
                item.setGeometry(QRect(corner, size))
            corner.setX(corner.x() + size.width() + self.spacing())
            high = max(high, size.height())
        return corner.y() + high - box.top()

    # -- Qt -----------------------------------------------------------------------------------------

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 (Qt's name)
        """Take an item in, after the others."""
        self._items.append(item)

    def count(self) -> int:
        """Return how many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 (Qt's name)
        """Return the item of a place; None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 (Qt's name)
        """Give an item up."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802 (Qt's name)
        """Return no direction: it takes only the room it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802 (Qt's name)
        """Return True: a narrower layout is taller."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 (Qt's name)
        """Return how high it is at a width."""
        return self._lay_out(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, box: QRect) -> None:  # noqa: N802 (Qt's name)
        """Lay the widgets out in this box."""
        super().setGeometry(box)
        self._lay_out(box, move=True)

    def minimumSize(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the widest widget's."""
        least = QSize(0, 0)
        for item in self._items:
            if not item.isEmpty():
                least = least.expandedTo(item.minimumSize())
        return least

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return all in one line."""
        hints = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(hint.width() for hint in hints) + self.spacing() * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))


def _wanted(item: QLayoutItem) -> QSize:
    """Return a widget's size hint, at least its minimum size.

    Not the item's least size: a combo box goes on telling that of the words it had at first.
    """
    widget = item.widget()
    least = item.minimumSize() if widget is None else widget.minimumSize()
    return item.sizeHint().expandedTo(least)
