"""Stepping through a game that has been played."""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPolygonF
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.windows.buttons import KeyButton

translate = QCoreApplication.translate


class Step(Enum):
    """Where a button leads; its value is the direction, and whether to the very end."""

    FIRST = (-1, True)
    BACK = (-1, False)
    ON = (1, False)
    LAST = (1, True)


class StepButton(QPushButton):
    """A button with a triangle, and a bar where it leads to the very end."""

    def __init__(self, step: Step, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.step = step
        self.setAutoDefault(False)
        self.setMinimumSize(26, 34)

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """A small square."""
        return QSize(36, 36)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        """Draw the sign over the button."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.setRenderHint(QStylePainter.RenderHint.Antialiasing)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        direction, to_the_end = self.step.value
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(option.palette.buttonText())
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        painter.translate(QRectF(self.rect()).center())
        painter.scale(direction, 1)
        tip = 4.0 if to_the_end else 6.0
        painter.drawPolygon(QPolygonF([QPointF(tip - 9, -6), QPointF(tip, 0), QPointF(tip - 9, 6)]))
        if to_the_end:
            painter.drawRect(QRectF(4, -6, 2, 12))
        painter.end()


class ReplayBar(QWidget):
    """Steps, a slider, and with whose eyes the game is seen.

    Signals:
        turn_chosen: (int) show the moment after so many turns.
        left: go back to the game that is being played.
        seat_chosen: (int) see it with this seat's eyes.
    """

    turn_chosen = Signal(int)
    left = Signal()
    seat_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turns = 0
        self._title = QLabel()
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.steps = {step: StepButton(step) for step in Step}
        row = QHBoxLayout()
        row.setSpacing(4)
        for step, button in self.steps.items():
            row.addWidget(button)
            button.clicked.connect(lambda _=False, step=step: self.take(step))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.valueChanged.connect(self.turn_chosen)
        self.seats = QComboBox()
        self.seats.activated.connect(self.seat_chosen)
        self.back = KeyButton()
        self.back.setObjectName("primary")
        self.back.setMinimumHeight(40)
        self.back.clicked.connect(self.left)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addLayout(row)
        column.addWidget(self.slider)
        column.addWidget(self.seats)
        column.addWidget(self.back)
        column.addStretch(1)
        self.hide()

    def show_game(self, turns: int, names: Sequence[str]) -> None:
        """Take in another game: its length, and who played."""
        self._turns = turns
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, turns)
        self.seats.clear()
        self.seats.addItems(list(names))
        self._offer(whole=True)
        self.retranslate()

    def show_past(self, turn: int, turns: int) -> None:
        """Take in a game that is being played, at a moment before its present one."""
        self._turns = turns
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, turns)
        self._offer(whole=False)
        self.show_moment(turn, None)
        self.retranslate()

    def leave(self) -> None:
        """Go back to the game that is being played, where there is one."""
        if self.isVisible() and self.back.isVisibleTo(self):
            self.left.emit()

    def _offer(self, *, whole: bool) -> None:
        """Of a game that is over, everybody's eyes; of any other, the way back."""
        self.seats.setVisible(whole)
        self.back.setVisible(not whole)

    def show_moment(self, turn: int, seat: int | None) -> None:
        """Mark where the game is now, and with whose eyes it is seen, if that can be chosen."""
        with QSignalBlocker(self.slider):
            self.slider.setValue(turn)
        if seat is not None:
            self.seats.setCurrentIndex(seat)
        for button in self.steps.values():
            direction, _ = button.step.value
            button.setEnabled(turn < self._turns if direction > 0 else turn > 0)
        self._tell_turn()

    def take(self, step: Step) -> None:
        """Go a step, or to either end."""
        direction, to_the_end = step.value
        now = self.slider.value()
        self.slider.setValue(
            (self._turns if direction > 0 else 0) if to_the_end else now + direction
        )

    def retranslate(self) -> None:
        """Write every word anew."""
        self._tell_turn()
        self.slider.setAccessibleName(translate("ReplayBar", "Turn"))
        self.back.setText(translate("ReplayBar", "Back to the game"))
        self.back.setToolTip(translate("ReplayBar", "Esc does the same"))
        seen_by = translate("ReplayBar", "With whose eyes you see the game")
        self.seats.setAccessibleName(seen_by)
        self.seats.setToolTip(seen_by)
        for step, text in (
            (Step.FIRST, translate("ReplayBar", "To the deal (Home)")),
            (Step.BACK, translate("ReplayBar", "A turn back (←)")),
            (Step.ON, translate("ReplayBar", "A turn on (→)")),
            (Step.LAST, translate("ReplayBar", "To the end (End)")),
        ):
            self.steps[step].setToolTip(text)
            self.steps[step].setAccessibleName(text)

    def _tell_turn(self) -> None:
        text = translate("ReplayBar", "Turn {turn} of {turns}")
        self._title.setText(text.format(turn=self.slider.value(), turns=self._turns))
