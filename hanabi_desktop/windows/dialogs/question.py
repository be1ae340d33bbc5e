"""A question before something is done that cannot be undone, or is counted."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

translate = QCoreApplication.translate


class Question(QMessageBox):
    """Asks, and says what it would do on the button that does it.

    Args:
        text: what is asked.
        does: what the button is called that does it.
        parent: the window it stands over.
        leaves: what the other button is called, which Enter takes then; empty: it cancels, and Enter
            does it.
        why: what speaks for asking, in words of its own below.

    Signals:
        agreed: it is to be done.
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
