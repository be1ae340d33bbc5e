"""Parts of a page or dialog that stand side by side as long as there is room for it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QWidget

_GAP_PX, _BAR_GAP_PX = 24, 8
_LEAST_PX = 160
"""What does not fit into the height is scrolled, but not in less than this."""


class Columns(QScrollArea):
    """Parts side by side; one under the other, and scrolled, where :meth:`fit` gives less room."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        self.setObjectName("clear")
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes to what stands in it
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
        """Whether the parts stand one under the other."""
        return self._parts.direction() is QBoxLayout.Direction.TopToBottom

    def fit(self, room: QSize) -> None:
        """Take as much as the parts want, but no more than this."""
        self._parts.setDirection(QBoxLayout.Direction.LeftToRight)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._look_again()
        if self._parts.minimumSize().width() > room.width():
            self._parts.setDirection(QBoxLayout.Direction.TopToBottom)
            self._parts.setContentsMargins(0, 0, _BAR_GAP_PX, 0)
            self._look_again()
        wanted = self._parts.sizeHint()
        if wanted.height() > room.height():
            wanted += self._bar
        self._wanted = wanted.boundedTo(room)
        self.updateGeometry()

    @property
    def _bar(self) -> QSize:
        """What the bar takes of the width where something is scrolled."""
        return QSize(self.verticalScrollBar().sizeHint().width(), 0)

    def _look_again(self) -> None:
        """Ask the parts anew how large they want to be: something in them may just have been hidden."""
        for part in self._shown:
            part.updateGeometry()
            # Lines that wrap could do with less height where there is more width, and would be cut.
            part.setMinimumHeight(part.sizeHint().height() if self.is_stacked else 0)
        self._parts.activate()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the size that the parts want, within the room there is."""
        return self._wanted

    def minimumSizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the least width of the parts; what is too high scrolls."""
        wide = min((self._parts.minimumSize() + self._bar).width(), self._wanted.width())
        return QSize(wide, min(_LEAST_PX, self._wanted.height()))
