"""A question before something is done that cannot be undone, or is counted."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

translate = QCoreApplication.translate


class Question(QMessageBox):
    """Asks, and says what it would do on the button that does it.

    Signals:
        agreed: it is to be done.
    """

    agreed = Signal()

    def __init__(self, text: str, does: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Hanabi")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.yes = self.addButton(does, QMessageBox.ButtonRole.AcceptRole)
        self.yes.setObjectName("primary")
        no = self.addButton(translate("Question", "Cancel"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.yes)
        self.setEscapeButton(no)
        self.buttonClicked.connect(self._on_clicked)
        self.finished.connect(self.deleteLater)

    def _on_clicked(self, button: object) -> None:
        if button is self.yes:
            self.agreed.emit()
