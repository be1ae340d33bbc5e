"""Layouts: a flow of widgets, and columns; and a scroll area for contents with too little room."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

_GAP_PX, _BAR_GAP_PX = 24, 8
_LEAST_PX = 160
"""The least height of the scroll area, in pixels."""


class Columns(QScrollArea):
    """Parts side by side; :meth:`fit` stacks and scrolls them if there is too little room."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        self.setObjectName("clear")
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes to the widgets inside
        self._inside = QWidget()
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._inside)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._parts.setSpacing(_GAP_PX)
        self._shown = parts
        for part in parts:
            self._parts.addWidget(part)
        self.setWidget(self._inside)
        self._wanted = QSize()

    @property
    def is_stacked(self) -> bool:
        """Whether the parts are placed below each other."""
        return self._parts.direction() is QBoxLayout.Direction.TopToBottom

    def fit(self, room: QSize) -> None:
        """Take the size that the parts need, within the available room."""
        self._parts.setDirection(QBoxLayout.Direction.LeftToRight)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._update_size_hints()
        if self._parts.minimumSize().width() > room.width():
            self._parts.setDirection(QBoxLayout.Direction.TopToBottom)
            self._parts.setContentsMargins(0, 0, _BAR_GAP_PX, 0)
            self._update_size_hints()
        wanted = self._parts.sizeHint()
        if wanted.height() > room.height():
            wanted += self._bar
        self._wanted = wanted.boundedTo(room)
        self.updateGeometry()

    @property
    def _bar(self) -> QSize:
        return QSize(self.verticalScrollBar().sizeHint().width(), 0)

    def _update_size_hints(self) -> None:
        """Recompute the sizes of the parts: something in them may just have been hidden."""
        for part in self._shown:
            part.updateGeometry()
            # Wrapped labels would need less height at a greater width, and would be cut off.
            part.setMinimumHeight(part.sizeHint().height() if self.is_stacked else 0)
        self._parts.activate()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        return self._wanted

    def minimumSizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the least width of the parts; the height scrolls."""
        wide = min((self._parts.minimumSize() + self._bar).width(), self._wanted.width())
        return QSize(wide, min(_LEAST_PX, self._wanted.height()))


class FlowLayout(QLayout):
    """Lays widgets out from left to right at their preferred width, and wraps lines.

    Args:
        spacing: the space between neighbours and between lines, in pixels.
        centred: whether each line stands in the middle, instead of at the left.
    """

    def __init__(
        self, parent: QWidget | None = None, spacing: int = 8, *, centred: bool = False
    ) -> None:
        super().__init__(parent)
        self._is_centred = centred
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """Return the items of each line at a width, with their sizes."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = _wanted(item).boundedTo(QSize(width, 9999))
            if not lines or used + self.spacing() + size.width() > width:
                lines.append([])
                used = -self.spacing()
            used += self.spacing() + size.width()
            lines[-1].append((item, size))
        return lines

    def _lay_out(self, box: QRect, *, move: bool) -> int:
        """Lay the widgets out in a box, or only measure; return the height needed."""
        top = box.top()
        for line in self._lines(box.width()):
            used = sum(size.width() + self.spacing() for _, size in line) - self.spacing()
            left = box.left() + ((box.width() - used) // 2 if self._is_centred else 0)
            for item, size in line:
                if move:
                    item.setGeometry(QRect(QPoint(left, top), size))
                left += size.width() + self.spacing()
            top += max(size.height() for _, size in line) + self.spacing()
        return max(0, top - self.spacing() - box.top())

    # -- Qt -----------------------------------------------------------------------------------------

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 (Qt's name)
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 (Qt's name)
        """Return the item at an index; None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 (Qt's name)
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802 (Qt's name)
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802 (Qt's name)
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 (Qt's name)
        return self._lay_out(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, box: QRect) -> None:  # noqa: N802 (Qt's name)
        super().setGeometry(box)
        self._lay_out(box, move=True)

    def minimumSize(self) -> QSize:  # noqa: N802 (Qt's name)
        least = QSize(0, 0)
        for item in self._items:
            if not item.isEmpty():
                least = least.expandedTo(item.minimumSize())
        return least

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
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


_LEAST_HEIGHT_PX = 120
"""The least height of a scroll area, in pixels."""


class _Inside(QWidget):
    """The widget of a layout, which scrolls only below the layout's least height.

    A scroll area would otherwise keep contents with wrapped parts at their preferred height.
    """

    def heightForWidth(self, width: int) -> int:  # noqa: N802 (Qt's name)
        layout = self.layout()
        return -1 if layout is None else layout.totalMinimumHeightForWidth(width)


class Scrolled(QScrollArea):
    """Contents as wide as the area; they scroll vertically if they are higher.

    Without a scroll bar it looks as if the contents stood on the page themselves.

    Args:
        content: a widget that knows its height for a width, such as one with a layout, or a layout.
        least_px: the least height of the area, in pixels.
    """

    def __init__(self, content: QWidget | QLayout, least_px: int = _LEAST_HEIGHT_PX) -> None:
        super().__init__()
        self.setObjectName("clear")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes to the widgets inside
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._least_px = least_px
        inside = content if isinstance(content, QWidget) else _Inside()
        if isinstance(content, QLayout):
            content.setContentsMargins(0, 0, 0, 0)
            inside.setLayout(content)
        self._inside = inside
        self.setWidget(inside)
        inside.installEventFilter(self)

    @property
    def bar_px(self) -> int:
        return self.verticalScrollBar().sizeHint().width()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the size of the contents beside a scroll bar, which may be needed or not."""
        return self._inside.sizeHint() + QSize(self.bar_px, 0)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the least width of the contents with a scroll bar, and little height."""
        least = self._inside.minimumSizeHint()
        return QSize(least.width() + self.bar_px, min(self._least_px, least.height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        layout = self._inside.layout() if watched is self._inside else None
        if layout is not None and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        elif layout is not None and event.type() is QEvent.Type.Show:
            # Texts and sizes that the contents got while they were hidden came without an event.
            layout.invalidate()
            layout.setGeometry(self._inside.rect())
            self.updateGeometry()
        return super().eventFilter(watched, event)
