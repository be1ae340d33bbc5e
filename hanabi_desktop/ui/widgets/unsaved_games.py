"""The question before the program quits while games cannot be saved."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

translate = QCoreApplication.translate


class UnsavedGames(QMessageBox):
    """Offers to try again, to save to a file, or to quit all the same; Esc keeps the program open.

    Args:
        cause: why games cannot be saved.
        loss: what is lost by quitting now.
        parent: the window.

    Signals:
        trying_again: save once more, then quit.
        saving_elsewhere: ask for a file, then quit.
        quitting: quit, and lose what was not saved.
    """

    trying_again = Signal()
    saving_elsewhere = Signal()
    quitting = Signal()

    def __init__(self, cause: str, loss: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Hanabi")
        self.setIcon(QMessageBox.Icon.Warning)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(cause)
        self.setInformativeText(loss)
        roles = QMessageBox.ButtonRole
        self.again_button = self.addButton(translate("UnsavedGames", "Try again"), roles.AcceptRole)
        self.again_button.setObjectName("primary")
        self.elsewhere_button = self.addButton(
            translate("UnsavedGames", "Save to a file …"), roles.AcceptRole
        )
        self.quit_button = self.addButton(
            translate("UnsavedGames", "Quit without saving"), roles.DestructiveRole
        )
        cancel = self.addButton(translate("Question", "Cancel"), roles.RejectRole)
        self.setDefaultButton(self.again_button)
        self.setEscapeButton(cancel)
        self.finished.connect(self.deleteLater)

    def done(self, result: int) -> None:
        """Close first, then report the choice: another question may follow."""
        super().done(result)
        button = self.clickedButton()
        if button is self.again_button:
            self.trying_again.emit()
        elif button is self.elsewhere_button:
            self.saving_elsewhere.emit()
        elif button is self.quit_button:
            self.quitting.emit()
