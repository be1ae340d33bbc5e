"""The base class of charts over the turns of a game."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget


class TurnChart(QWidget):
    """Turns from left to right; subclasses draw their data.

    Screen reader users do not need it: the slider beside it leads to the same moments.

    Args:
        margins: left, top, right and bottom of the plot, in pixels.

    Signals:
        pressed: (int) show the moment after this many turns.
    """

    pressed = Signal(int)

    def __init__(self, margins: tuple[int, int, int, int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._margins = margins
        self._plot = QRectF()
        self._turn = 0
        self._turns = 1
        self.setMinimumHeight(44)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_turn(self, turn: int) -> None:
        self._turn = turn
        self.update()

    def _show_turns(self, turns: int) -> None:
        """Set the number of turns; without turns the plot is as wide as with one."""
        self._turns = max(1, turns)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        left, top, right, foot = self._margins
        self._plot = QRectF(self.rect()).adjusted(left, top, -right, -foot)

    def _x(self, turn: float) -> float:
        return self._plot.left() + self._plot.width() * turn / self._turns

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        self._press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        self._press(event)

    def _press(self, event: QMouseEvent) -> None:
        plot = self._plot
        share = (event.position().x() - plot.left()) / max(1.0, plot.width())
        self.pressed.emit(round(max(0.0, min(1.0, share)) * self._turns))
