"""A sentence that waits until it has been read."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

translate = QCoreApplication.translate


def show_message(text: str, parent: QWidget) -> None:
    """Show a sentence in a box of its own; nothing waits for it."""
    box = QMessageBox(parent)
    box.setWindowTitle("Hanabi")
    box.setTextFormat(Qt.TextFormat.PlainText)  # it may quote a file
    box.setText(text)
    box.addButton(translate("FilesController", "Close"), QMessageBox.ButtonRole.AcceptRole)
    box.finished.connect(box.deleteLater)
    box.open()
