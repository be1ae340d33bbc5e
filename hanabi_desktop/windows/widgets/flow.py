"""A layout that places widgets side by side and wraps lines."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Lays widgets out from left to right at their preferred width, and wraps lines.

    Args:
        parent: the widget to be laid out; None for a layout inside another layout.
        spacing: the space between neighbours and between lines, in pixels.
    """

    def __init__(self, parent: QWidget | None = None, spacing: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def _lay_out(self, box: QRect, *, move: bool) -> int:
        """Lay the widgets out in a box, or only measure; return the height needed."""
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
        """Append an item."""
        self._items.append(item)

    def count(self) -> int:
        """Return the number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 (Qt's name)
        """Return the item at an index; None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 (Qt's name)
        """Remove and return the item at an index; None beyond the last."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802 (Qt's name)
        """Return no direction: the layout takes only the space it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802 (Qt's name)
        """Return True: a narrower layout is taller."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 (Qt's name)
        """Return the height needed at a width."""
        return self._lay_out(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, box: QRect) -> None:  # noqa: N802 (Qt's name)
        """Lay the widgets out in this box."""
        super().setGeometry(box)
        self._lay_out(box, move=True)

    def minimumSize(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the minimum size that holds each widget."""
        least = QSize(0, 0)
        for item in self._items:
            if not item.isEmpty():
                least = least.expandedTo(item.minimumSize())
        return least

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the size of all widgets on one line."""
        hints = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(hint.width() for hint in hints) + self.spacing() * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))


def _wanted(item: QLayoutItem) -> QSize:
    """Return a widget's size hint, at least its minimum size.

    This does not use the item's minimum size: a combo box keeps reporting that of its first texts.
    """
    widget = item.widget()
    least = item.minimumSize() if widget is None else widget.minimumSize()
    return item.sizeHint().expandedTo(least)
