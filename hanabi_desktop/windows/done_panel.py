"""The turn has passed to somebody else: whoever has played looks on until they are done."""

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from hanabi_desktop.windows.buttons import KeyButton
from hanabi_desktop.wording.counts import Counts

translate = QCoreApplication.translate

_SECOND_MS = 1000


class DonePanel(QWidget):
    """Says to whom the table goes next; gives it up when pressed, or after a chosen time.

    Attributes:
        seconds: after which the table is given up by itself; None waits for the button.

    Signals:
        done: the person who has played has seen enough.
    """

    done = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.seconds: int | None = None
        self._next = ""
        self._left = 0
        self._counts = Counts()
        self.button = KeyButton()
        self.button.setObjectName("primary")
        self.button.setMinimumHeight(44)
        self.button.clicked.connect(self.done)
        self._note = QLabel()
        self._note.setObjectName("quiet")
        self._note.setWordWrap(True)
        self._note.setTextFormat(Qt.TextFormat.PlainText)  # names are anybody's
        self._note.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.button)
        column.addWidget(self._note)
        column.addStretch(1)
        self._clock = QTimer(self, interval=_SECOND_MS)
        self._clock.timeout.connect(self._on_second)
        self.hide()

    def set_ink(self, colour: str) -> None:
        """Write the note so that it can be read on the scenery."""
        self._note.setStyleSheet(f"color: {colour};")

    def offer(self, name: str) -> None:
        """Wait until the one who has played is done; this person comes next."""
        self._next = name
        self.retranslate()
        self._left = self.seconds or 0
        if self.seconds is not None:
            self._clock.start()
        self._tell()

    def withdraw(self) -> None:
        """Nobody has to give up the table."""
        self._next = ""
        self._clock.stop()
        self._tell()

    @property
    def is_offered(self) -> bool:
        """Whether somebody is to say that they are done."""
        return bool(self._next)

    def retranslate(self) -> None:
        """Write every word anew."""
        #: the person who has played has seen what came of it
        self.button.setText(translate("DonePanel", "Done"))
        #: the name of a key
        self.button.show_key(translate("DonePanel", "Enter"))
        self._tell()

    def _tell(self) -> None:
        text = ""
        if self.is_offered:
            text = translate("DonePanel", "Then the table goes to {name}.").format(name=self._next)
        if self._clock.isActive():
            #: {seconds} is such as "3 seconds"
            text = translate("DonePanel", "The table goes to {name} in {seconds}.").format(
                name=self._next, seconds=self._counts.seconds(self._left)
            )
        self._note.setText(text)
        self.button.setAccessibleDescription(text)
        self.button.setToolTip(text)

    def _on_second(self) -> None:
        """Time runs while the table is looked at; not while a dialog or a menu is open."""
        busy = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        if busy is not None or not self.isVisible():
            return
        self._left -= 1
        if self._left > 0:
            self._tell()
        else:
            self._clock.stop()
            self.done.emit()
