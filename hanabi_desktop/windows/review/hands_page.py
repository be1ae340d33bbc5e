"""What each could know of their hand at the moment shown, and how likely each card was."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QComboBox, QHeaderView, QVBoxLayout, QWidget

from hanabi_desktop.models.statistics_table import FiguresModel
from hanabi_desktop.review.findings import HeldKnowledge
from hanabi_desktop.windows.review.figures_table import FiguresTable
from hanabi_desktop.windows.review.texts import quiet_label
from hanabi_desktop.windows.widgets.choices import fill
from hanabi_desktop.windows.widgets.theme import is_language_change
from hanabi_desktop.wording.reasons import Places
from hanabi_desktop.wording.review import known_rows

translate = QCoreApplication.translate


class HandsPage(QWidget):
    """A hand through its holder's eyes.

    Signals:
        wanted: (int) what this seat could know is to be worked out.
    """

    wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._known: tuple[HeldKnowledge, ...] = ()
        self._places: Places = {}
        self.seats = QComboBox()
        self.seats.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.rows = FiguresModel(self)
        self.table = FiguresTable(self.rows)
        self._note = quiet_label()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.seats)
        column.addWidget(self.table, 1)
        column.addWidget(self._note)
        self.seats.activated.connect(lambda: self.wanted.emit(self.seats.currentData()))
        self._retranslate()

    @property
    def seat(self) -> int:
        """Whose hand is looked at."""
        return int(self.seats.currentData() or 0)

    def show_names(self, names: Sequence[str]) -> None:
        """Who played."""
        self._names = tuple(names)
        self._retranslate()

    def choose(self, seat: int) -> None:
        """Look at this seat's hand."""
        self.seats.setCurrentIndex(max(0, self.seats.findData(seat)))

    def show_known(self, known: tuple[HeldKnowledge, ...], places: Places) -> None:
        """Show what was worked out; nothing while it is still being worked out."""
        self._known, self._places = known, places
        self._tell()

    def _tell(self) -> None:
        headings = (
            translate("Review", "Slot"),
            translate("Review", "Could be"),
            translate("Review", "By the agreements"),
        )
        self.rows.show(headings, known_rows(self._known, self._places))
        header = self.table.horizontalHeader()
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.table.resizeRowsToContents()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 (Qt's name)
        """Write every word anew in another language."""
        super().changeEvent(event)
        if is_language_change(event):
            self._retranslate()

    def _retranslate(self) -> None:
        fill(
            self.seats,
            translate("Review", "Whose hand"),
            tuple((name, seat) for seat, name in enumerate(self._names)),
        )
        self.table.setAccessibleName(translate("Review", "What this player could know"))
        self._note.setText(
            translate(
                "Review",
                "From what this player had seen by then, in 400 imagined hands. Nothing later"
                " counts.",
            )
        )
        self._tell()
