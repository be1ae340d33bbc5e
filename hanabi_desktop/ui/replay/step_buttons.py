"""Small square buttons with drawn signs, for stepping through a game."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter, QWidget


class Step(Enum):
    """Where a button leads: the direction, and whether it goes all the way to the end."""

    FIRST = (-1, True)
    BACK = (-1, False)
    ON = (1, False)
    LAST = (1, True)


class SignButton(QPushButton):
    """A small square button with a sign instead of words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoDefault(False)
        self.setMinimumSize(26, 40)

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return a small square."""
        return QSize(36, 36)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        """Draw the sign over the button."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.setRenderHint(QStylePainter.RenderHint.Antialiasing)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(option.palette.buttonText())
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        painter.translate(QRectF(self.rect()).center())
        self.draw_sign(painter)
        painter.end()

    def draw_sign(self, painter: QPainter) -> None:
        """Draw the sign around the origin."""


class StepButton(SignButton):
    """A triangle, with a bar if the step leads to the beginning or end."""

    def __init__(self, step: Step, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.step = step

    def draw_sign(self, painter: QPainter) -> None:
        """Draw the triangle around the origin."""
        direction, to_the_end = self.step.value
        painter.scale(direction, 1)
        tip = 4.0 if to_the_end else 6.0
        painter.drawPolygon(QPolygonF([QPointF(tip - 9, -6), QPointF(tip, 0), QPointF(tip - 9, 6)]))
        if to_the_end:
            painter.drawRect(QRectF(4, -6, 2, 12))


class PlayButton(SignButton):
    """A triangle with a bar, or two bars during automatic playback."""

    playing = False

    def draw_sign(self, painter: QPainter) -> None:
        """Draw the sign around the origin."""
        if self.playing:
            painter.drawRect(QRectF(-5, -6, 4, 12))
            painter.drawRect(QRectF(1, -6, 4, 12))
            return
        painter.drawPolygon(QPolygonF([QPointF(-4, -7), QPointF(7, 0), QPointF(-4, 7)]))
        painter.drawRect(QRectF(-8, -7, 2, 14))
