"""The dialog that lists the conventions of the table, and what teammates read differently."""

from collections.abc import Mapping, Sequence
from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QTextBrowser, QVBoxLayout, QWidget

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.explaining.advice import Habit
from hanabi_desktop.ui.widgets.screen_fit import resize_within_screen
from hanabi_desktop.wording.conventions import (
    convention_name,
    convention_rule,
    habits_by_player,
    no_habits,
)
from hanabi_desktop.wording.names import agreement_name, capital

translate = QCoreApplication.translate


class ConventionsDialog(QDialog):
    """A list to read while playing; it is deleted when closed."""

    def __init__(
        self, agreement: Agreement, options: GameOptions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        #: {name} is what an agreement is called, such as "Casual"
        title = translate("Conventions", "Agreement at this table: {name}")
        self.setWindowTitle(title.format(name=agreement_name(agreement)))
        heading = QLabel(self.windowTitle())
        heading.setObjectName("title")
        heading.setWordWrap(True)
        self.rules = QTextBrowser()
        self.rules.setAccessibleName(self.windowTitle())
        self._names: Sequence[str] = ()
        self._teammates: Sequence[int] = ()
        self._viewer = 0
        self._conventions = "".join(
            f"<p><b>{escape(capital(convention_name(convention)))}</b><br>"
            f"{escape(convention_rule(convention))}</p>"
            for convention in agreement.useful_in(options)
        )
        self.rules.setHtml(self._conventions)
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

    def introduce(self, names: Sequence[str], teammates: Sequence[int], viewer: int) -> None:
        """Set the players' names, by seat, and the seats of the teammates and of the viewer."""
        self._names, self._teammates, self._viewer = names, teammates, viewer

    def show_habits(self, habits: Mapping[int, Sequence[Habit]]) -> None:
        """Show above the conventions how teammates read the players, given their habits by seat."""
        players = habits_by_player(habits, self._names, self._teammates, self._viewer)
        parts = [
            f"<p><b>{escape(heading)}</b><br>{'<br>'.join(map(escape, meanings))}</p>"
            for heading, meanings in players
        ]
        shown = "".join(parts) or f"<p>{escape(no_habits())}</p>"
        self.rules.setHtml(f"{shown}<hr>{self._conventions}")
