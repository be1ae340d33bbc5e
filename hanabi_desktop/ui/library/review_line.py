"""The progress of a queue of reviews."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from hanabi_desktop.ui.widgets.adaptive import Adaptive
from hanabi_desktop.wording.counts import Counts

translate = QCoreApplication.translate


class ReviewLine(Adaptive, QWidget):
    """A line below the list of games; hidden while no review is running.

    Signals:
        cancelled: stop the running review and cancel the queued ones.
    """

    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._counts = Counts()
        self.label = QLabel()
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._progress.setMaximumWidth(220)
        self._progress.setRange(0, 100)
        self.stop_button = QPushButton()
        self.stop_button.setAutoDefault(False)
        self.stop_button.clicked.connect(self.cancelled)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.label)
        row.addWidget(self._progress)
        row.addWidget(self.stop_button)
        row.addStretch(1)
        self._game, self._waiting = "", 0
        self.retranslate()
        self.hide()

    def show_queue(self, game: str, waiting: int, share: float) -> None:
        """Show the game being reviewed, how much of it is done (0 to 1), and how many games wait."""
        self._game, self._waiting = game, waiting
        self._progress.setValue(round(share * 100))
        self.retranslate()
        self.show()

    def retranslate(self) -> None:
        """Set every text again, in the new language."""
        #: {game} is such as "Elin, Björn and Zoë"
        text = translate("Library", "Reviewing {game}").format(game=self._game)
        waiting = self._counts.games_waiting(self._waiting)
        self.label.setText(f"{text} · {waiting}" if self._waiting else text)
        self.stop_button.setText(translate("Library", "Stop reviews"))
        self._progress.setAccessibleName(self.label.text())
