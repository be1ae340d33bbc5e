"""The rules in short, to read before a game or during one."""

from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QTextBrowser, QVBoxLayout, QWidget

from hanabi_desktop.wording.rules import rules_in_short

translate = QCoreApplication.translate


class RulesDialog(QDialog):
    """A page of text; it goes away for good when it is closed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Rules", "The rules in short"))
        heading = QLabel(self.windowTitle())
        heading.setObjectName("title")
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.windowTitle())
        self.text.setHtml(
            "".join(
                f"<p><b>{escape(title)}</b><br>{escape(text)}</p>"
                for title, text in rules_in_short()
            )
        )
        buttons = QDialogButtonBox()
        close = buttons.addButton(
            translate("Rules", "Close"), QDialogButtonBox.ButtonRole.RejectRole
        )
        close.setDefault(True)
        buttons.rejected.connect(self.reject)
        self.finished.connect(self.deleteLater)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(14)
        layout.addWidget(heading)
        layout.addWidget(self.text, 1)
        layout.addWidget(buttons)
        self.resize(620, 560)
