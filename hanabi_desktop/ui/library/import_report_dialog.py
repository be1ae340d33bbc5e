"""The dialog that lists what an import has left out: each file and line, and why."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.ui.widgets.screen_fit import resize_within_screen

translate = QCoreApplication.translate


class ImportReportDialog(QDialog):
    """A read-only text with a line for each problem.

    Signals:
        saving: save the text to a file.
    """

    saving = Signal()

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Library", "Not imported"))
        heading = QLabel(self.windowTitle())
        heading.setObjectName("title")
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.windowTitle())
        buttons = QDialogButtonBox()
        close = buttons.addButton(
            translate("FilesController", "Close"), QDialogButtonBox.ButtonRole.RejectRole
        )
        self.save_button = buttons.addButton(
            translate("Library", "Save the list …"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.save_button.clicked.connect(self.saving)
        buttons.rejected.connect(self.reject)
        close.setDefault(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(14)
        layout.addWidget(heading)
        layout.addWidget(self.text, 1)
        layout.addWidget(buttons)
        self.finished.connect(self.deleteLater)
        resize_within_screen(self, 760, 420)
