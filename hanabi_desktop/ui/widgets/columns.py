"""A scroll area that places parts side by side, or below each other if there is too little room."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QWidget

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
        """The width of the vertical scroll bar."""
        return QSize(self.verticalScrollBar().sizeHint().width(), 0)

    def _update_size_hints(self) -> None:
        """Recompute the sizes of the parts: something in them may just have been hidden."""
        for part in self._shown:
            part.updateGeometry()
            # Wrapped labels would need less height at a greater width, and would be cut off.
            part.setMinimumHeight(part.sizeHint().height() if self.is_stacked else 0)
        self._parts.activate()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the size that the parts need, within the available room."""
        return self._wanted

    def minimumSizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the least width of the parts; the height scrolls."""
        wide = min((self._parts.minimumSize() + self._bar).width(), self._wanted.width())
        return QSize(wide, min(_LEAST_PX, self._wanted.height()))
