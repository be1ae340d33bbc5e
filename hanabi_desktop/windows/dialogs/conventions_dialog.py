"""The dialog that lists the conventions of the table."""

from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QTextBrowser, QVBoxLayout, QWidget

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.windows.widgets.screen_fit import resize_within_screen
from hanabi_desktop.wording.conventions import convention_name, convention_rule
from hanabi_desktop.wording.names import agreement_name, capital

translate = QCoreApplication.translate


class ConventionsDialog(QDialog):
    """A list to read while playing; it is deleted when closed."""

    def __init__(
        self, agreement: Agreement, options: GameOptions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        #: {name} is what an agreement is called, such as "Casual"
        title = translate("Conventions", "Agreements at this table: {name}")
        self.setWindowTitle(title.format(name=agreement_name(agreement)))
        heading = QLabel(self.windowTitle())
        heading.setObjectName("title")
        heading.setWordWrap(True)
        self.rules = QTextBrowser()
        self.rules.setAccessibleName(self.windowTitle())
        self.rules.setHtml(
            "".join(
                f"<p><b>{escape(capital(convention_name(convention)))}</b><br>"
                f"{escape(convention_rule(convention))}</p>"
                for convention in agreement.useful_in(options)
            )
        )
        buttons = QDialogButtonBox()
        close = buttons.addButton(
            translate("Conventions", "Close"), QDialogButtonBox.ButtonRole.RejectRole
        )
        close.setDefault(True)
        buttons.rejected.connect(self.reject)
        self.finished.connect(self.deleteLater)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(14)
        layout.addWidget(heading)
        layout.addWidget(self.rules, 1)
        layout.addWidget(buttons)
        resize_within_screen(self, 560, 560)
