"""Questions and messages."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

translate = QCoreApplication.translate


def show_message(text: str, parent: QWidget) -> None:
    """Show a sentence in a message box, without blocking."""
    box = QMessageBox(parent)
    box.setWindowTitle("Hanabi")
    box.setTextFormat(Qt.TextFormat.PlainText)  # the text may quote a file
    box.setText(text)
    box.addButton(translate("FilesController", "Close"), QMessageBox.ButtonRole.AcceptRole)
    box.finished.connect(box.deleteLater)
    box.open()


class Question(QMessageBox):
    """A question whose button names the action.

    Args:
        does: the label of the button that carries out the action.
        leaves: the label of the other button, which is then the default. If empty, the other button
            cancels and the action is the default.
        why: an explanation, shown below the question.

    Signals:
        agreed: carry out the action.
    """

    agreed = Signal()

    def __init__(
        self, text: str, does: str, parent: QWidget, leaves: str = "", why: str = ""
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Hanabi")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setInformativeText(why)
        self.yes = self.addButton(does, QMessageBox.ButtonRole.AcceptRole)
        self.yes.setObjectName("primary")
        cancel = leaves or translate("Question", "Cancel")
        no = self.addButton(cancel, QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(no if leaves else self.yes)
        self.setEscapeButton(no)
        self.buttonClicked.connect(self._on_clicked)
        self.finished.connect(self.deleteLater)

    def _on_clicked(self, button: object) -> None:
        if button is self.yes:
            self.agreed.emit()
