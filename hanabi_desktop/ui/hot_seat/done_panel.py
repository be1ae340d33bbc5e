"""The panel at the end of a hot-seat turn: the player sees the result, then hands over the screen."""

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget

from hanabi_desktop.ui.widgets.adaptive import Adaptive
from hanabi_desktop.ui.widgets.buttons import KeyButton
from hanabi_desktop.ui.widgets.input_guards import GracePeriod
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.markup import tip_text

translate = QCoreApplication.translate

_SECOND_MS = 1000


class DonePanel(Adaptive, QWidget):
    """Names the next player; hands over when the button is pressed, or after a chosen time.

    Attributes:
        grace_ms: how long input is ignored after the panel appears, in milliseconds. Otherwise a
            double click would hide the result of the move.
        second_ms: the length of a second of the countdown, in milliseconds.
        seconds: the countdown to the handover; None waits for the button.

    Signals:
        done: the player is ready to hand over.
        changed: the panel is offered or withdrawn.
    """

    done = Signal()
    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.grace_ms = 400
        self.second_ms = _SECOND_MS
        self.seconds: int | None = None
        self._next = ""
        self._left = 0
        self._counts = Counts()
        self.button = KeyButton()
        self.button.setObjectName("primary")
        self.button.setMinimumHeight(44)
        self.button.clicked.connect(self.finish)
        self._note = QLabel()
        self._note.setObjectName("scenery_note")
        self._note.setWordWrap(True)
        self._note.setTextFormat(Qt.TextFormat.PlainText)  # names may contain markup
        self._note.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.button)
        column.addWidget(self._note)
        column.addStretch(1)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._on_second)
        self._grace = GracePeriod()
        self.hide()

    def offer(self, name: str) -> None:
        """Wait until the player is ready to hand over to the person named."""
        self._next = name
        self._grace.start(self.grace_ms)
        self._restart_countdown()
        self.retranslate()
        self.changed.emit()

    def set_seconds(self, seconds: int | None) -> None:
        """Hand over after ``seconds``; None waits for the button."""
        self.seconds = seconds
        self._restart_countdown()
        self._tell()

    def _restart_countdown(self) -> None:
        """Restart the countdown if there is one."""
        self._left = self.seconds or 0
        if self.is_offered and self.seconds is not None:
            self._clock.start(self.second_ms)
        else:
            self._clock.stop()

    def end_grace(self) -> None:
        """Accept input from now on."""
        self._grace.end()

    def finish(self) -> None:
        """End the turn, unless the grace period still lasts."""
        if self.is_offered and not self._grace.lasts:
            self.done.emit()

    def withdraw(self) -> None:
        """Hide the panel: nobody has to hand over."""
        self._next = ""
        self._clock.stop()
        self._tell()
        self.changed.emit()

    @property
    def is_offered(self) -> bool:
        """Whether the panel waits for a player to hand over."""
        return bool(self._next)

    def retranslate(self) -> None:
        #: the person who has played has seen what came of it
        self.button.setText(translate("DonePanel", "Done"))
        #: the name of a key
        self.button.show_key(translate("DonePanel", "Enter"))
        self._tell()

    def _tell(self) -> None:
        text = ""
        if self.is_offered:
            text = translate("DonePanel", "Then pass the screen to {name}.").format(name=self._next)
        if self._clock.isActive():
            #: {seconds} is such as "3 seconds"
            text = translate("DonePanel", "Passing the screen to {name} in {seconds}.").format(
                name=self._next, seconds=self._counts.seconds(self._left)
            )
        self._note.setText(text)
        self.button.setAccessibleDescription(text)
        self.button.setToolTip(tip_text(text))

    def _on_second(self) -> None:
        """Count down while the table is visible and no dialog, menu or text field is in use."""
        asked = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        writing = isinstance(QApplication.focusWidget(), QLineEdit)
        if asked or writing or not self.isVisible() or self.window().isMinimized():
            return
        self._left -= 1
        if self._left > 0:
            self._tell()
        else:
            self._clock.stop()
            self.done.emit()
