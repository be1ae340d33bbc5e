"""A scroll area that appears as one only where its contents have too little room."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QSizePolicy, QWidget

_LEAST_PX = 120
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

    def __init__(self, content: QWidget | QLayout, least_px: int = _LEAST_PX) -> None:
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
