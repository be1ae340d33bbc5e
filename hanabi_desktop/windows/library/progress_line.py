"""The line under the list of games: how something went, or how far it is."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from hanabi_desktop.windows.widgets.adaptive import Adaptive

translate = QCoreApplication.translate


class ProgressLine(Adaptive, QWidget):
    """A sentence, a bar while something goes on, and what can be done about it.

    Attributes:
        label: the sentence.
        bar: how far it is.
        undelete_button: brings back what was deleted.
        details_button: tells what an import has left out.
        cancel_button: stops what goes on.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._can_undelete = self._has_details = False
        self.label = QLabel()
        self.undelete_button, self.details_button = QPushButton(), QPushButton()
        for button in (self.undelete_button, self.details_button):
            button.setObjectName("link")
            button.hide()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setMaximumWidth(220)
        self.cancel_button = QPushButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        parts = (self.label, self.undelete_button, self.details_button, self.bar)
        for part in (*parts, self.cancel_button):
            row.addWidget(part)
        row.addStretch(1)
        self.retranslate()

    @property
    def can_undelete(self) -> bool:
        """Whether there is something to be brought back."""
        return self._can_undelete

    def offer_undelete(self, *, offered: bool) -> None:
        """Offer to bring back what was deleted, or do not any more."""
        self._can_undelete = offered
        self.undelete_button.setVisible(offered)

    def offer_details(self, *, offered: bool) -> None:
        """Offer to say what an import has left out, and why; until something else is said."""
        self._has_details = offered

    def say(self, text: str) -> None:
        """Say how something went."""
        self.details_button.setVisible(self._has_details and bool(text))
        self._has_details = False
        self.label.setText(text)
        self.label.setVisible(bool(text))

    def show_progress(self, progress: tuple[int, int] | None, text: str = "") -> None:
        """Show how far something has got, of how much (0 where nobody knows); None: it has ended."""
        going = progress is not None
        self.bar.setVisible(going)
        self.cancel_button.setVisible(going)
        self.undelete_button.setVisible(self._can_undelete and not going)
        if progress is not None:
            done, whole = progress
            self.bar.setRange(0, whole)
            self.bar.setValue(done)
            self.say(text)

    def retranslate(self) -> None:
        """Set every text again, in the new language."""
        self.cancel_button.setText(translate("Library", "Cancel"))
        self.undelete_button.setText(translate("Library", "Undo"))
        self.details_button.setText(translate("Library", "Show which, and why …"))
