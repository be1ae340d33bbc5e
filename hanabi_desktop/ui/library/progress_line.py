"""The line under the list of games: the result of a task, or its progress."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from hanabi_desktop.ui.widgets.adaptive import Adaptive

translate = QCoreApplication.translate


class ProgressLine(Adaptive, QWidget):
    """A sentence, a progress bar while a task runs, and buttons.

    Attributes:
        label: the sentence.
        bar: the progress bar.
        undelete_button: restores deleted games.
        details_button: shows what an import has left out.
        cancel_button: cancels the running task.
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
        """Whether deleted games can be restored."""
        return self._can_undelete

    def offer_undelete(self, *, offered: bool) -> None:
        """Show or hide the offer to restore deleted games."""
        self._can_undelete = offered
        self.undelete_button.setVisible(offered)

    def offer_details(self, *, offered: bool) -> None:
        """Offer the details of an import with the next message, until another one replaces it."""
        self._has_details = offered

    def say(self, text: str) -> None:
        """Show the result of a task."""
        self.details_button.setVisible(self._has_details and bool(text))
        self._has_details = False
        self.label.setText(text)
        self.label.setVisible(bool(text))

    def show_progress(self, progress: tuple[int, int] | None, text: str = "") -> None:
        """Show the progress of a task as (done, total), with a total of 0 if unknown; None ends it."""
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
