"""A message box with one sentence."""

from PySide6.QtCore import QCoreApplication, Qt
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
