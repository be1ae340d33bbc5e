"""The dialog for an error in the program itself."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.table.art.text_size import text_px

translate = QCoreApplication.translate


class ErrorDialog(QDialog):
    """Explains the error, offers its details for copying, and lets play continue.

    Signals:
        going_on: continue the game.
    """

    going_on = Signal()

    def __init__(self, details: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._details = details
        self.setWindowTitle("Hanabi")
        self.setMinimumWidth(text_px(520))
        heading = QLabel(translate("Mishap", "Something went wrong"))
        heading.setObjectName("title")
        words = QLabel(
            translate(
                "Mishap",
                "The program ran into a problem. Your game is not lost: it continues from where"
                " it was last saved. The details below give away no cards; they help the people"
                " who maintain the program.",
            )
        )
        words.setWordWrap(True)
        self.text = QPlainTextEdit(details)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(translate("Mishap", "Details"))
        self.copy_button = QPushButton(translate("Mishap", "Copy details"))
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(self._copy)
        self.go_on_button = QPushButton(translate("Mishap", "Keep playing"))
        self.go_on_button.setObjectName("primary")
        self.go_on_button.setDefault(True)
        self.go_on_button.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addWidget(self.copy_button)
        buttons.addStretch(1)
        buttons.addWidget(self.go_on_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(14)
        layout.addWidget(heading)
        layout.addWidget(words)
        layout.addWidget(self.text, 1)
        layout.addLayout(buttons)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.finished.connect(lambda _: self.going_on.emit())
        self.go_on_button.setFocus()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._details)
        self.copy_button.setText(translate("Mishap", "Copied"))
