"""A combo box for the agreement that a table plays by."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from hanabi_desktop.teammates.agreements import Agreement, agreement_of
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.ui.widgets.choices import ChoiceBox
from hanabi_desktop.wording.names import agreement_name

translate = QCoreApplication.translate


class AgreementChoice(ChoiceBox):
    """Offers all conventions that every teammate knows, the levels' agreements, and the saved ones.

    Signals:
        changed: another agreement was chosen.
        other_asked: open the dialog to compose another agreement; the choice stays until that is done.
    """

    changed = Signal()
    other_asked = Signal()

    def __init__(self, kept: Sequence[Agreement], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept = tuple(kept)
        self._offered: tuple[Agreement | None, ...] = ()
        self._chosen: Agreement | None = None
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._write()
        self.activated.connect(self._on_activated)

    @property
    def agreement(self) -> Agreement | None:
        """The agreement chosen; None stands for all conventions that every teammate knows."""
        return self._chosen

    @property
    def kept(self) -> tuple[Agreement, ...]:
        """The saved agreements, by name."""
        return self._kept

    def choose(self, agreement: Agreement | None) -> None:
        """Choose an agreement, which need not be a saved one."""
        self._chosen = agreement
        self._write()
        self.changed.emit()

    def keep(self, kept: Sequence[Agreement]) -> None:
        """Set the saved agreements that are offered."""
        self._kept = tuple(kept)
        self._write()

    def _write(self) -> None:
        own = [one for one in self._kept if one != self._chosen]
        if self._chosen is not None and self._chosen.level is None:
            own.insert(0, self._chosen)
        self._offered = (None, *map(agreement_of, Level), *own)
        with QSignalBlocker(self):
            self.clear()
            self.addItem(translate("NewGame", "Every convention all teammates know"))
            for one in self._offered:
                if one is not None:
                    self.addItem(agreement_name(one))
            self.insertSeparator(self.count())
            self.addItem(translate("NewGame", "Other agreement …"))
            self.setCurrentIndex(self._offered.index(self._chosen))

    def _on_activated(self, place: int) -> None:
        if place < len(self._offered):
            self.choose(self._offered[place])
            return
        self.setCurrentIndex(self._offered.index(self._chosen))
        self.other_asked.emit()
