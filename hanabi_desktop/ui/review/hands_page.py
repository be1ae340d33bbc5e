"""The page that shows what each player could know of their hand, and how likely each card was."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale, Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from hanabi_desktop.review.findings import HeldKnowledge
from hanabi_desktop.review.hands import HANDS
from hanabi_desktop.ui.review.text_widgets import MarkedText, quiet_label
from hanabi_desktop.ui.widgets.choices import ChoiceBox, fill
from hanabi_desktop.ui.widgets.layouts import Scrolled
from hanabi_desktop.ui.widgets.theme import Adaptive
from hanabi_desktop.wording.markup import RICH
from hanabi_desktop.wording.move_reasons import Places
from hanabi_desktop.wording.review import known_sentences

translate = QCoreApplication.translate

MOST_CARDS = 5
"""The size of the largest hand."""


class HandsPage(Adaptive, QWidget):
    """The cards of a hand, as its holder could know them.

    Signals:
        wanted: (int) work out what this seat could know.
    """

    wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._known: tuple[HeldKnowledge, ...] = ()
        self._places: Places = {}
        self.seats = ChoiceBox()
        self.seats.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.cards = [MarkedText() for _ in range(MOST_CARDS)]
        self._note = quiet_label()
        shown = QVBoxLayout()
        shown.setSpacing(12)
        for text in self.cards:
            shown.addWidget(text)
        shown.addWidget(self._note)
        shown.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.seats)
        column.addWidget(Scrolled(shown), 1)
        self.seats.activated.connect(lambda: self.wanted.emit(self.seats.currentData()))
        self.retranslate()

    @property
    def seat(self) -> int:
        """The seat whose hand is shown."""
        return int(self.seats.currentData() or 0)

    def show_names(self, names: Sequence[str]) -> None:
        """Set the players' names."""
        self._names = tuple(names)
        self.retranslate()

    def choose(self, seat: int) -> None:
        """Show the hand of a seat."""
        self.seats.setCurrentIndex(max(0, self.seats.findData(seat)))

    def show_known(self, known: tuple[HeldKnowledge, ...], places: Places) -> None:
        """Show the result; an empty one while it is still being computed."""
        self._known, self._places = known, places
        self._tell()

    def _tell(self) -> None:
        rich = known_sentences(self._known, self._places, RICH)
        plain = known_sentences(self._known, self._places)
        for place, text in enumerate(self.cards):
            told = place < len(plain)
            text.say(rich[place] if told else "", plain[place] if told else "")
        self._note.setText(
            #: {hands} is a number such as 4,000
            translate(
                "Review",
                "Based on what this player had seen by then, in {hands} imagined hands. Nothing later"
                " counts.",
            ).format(hands=QLocale().toString(HANDS))
            if self._known
            else translate("Review", "The figures will be here in a moment.")
        )

    def retranslate(self) -> None:
        fill(
            self.seats,
            translate("Review", "Player"),
            tuple((name, seat) for seat, name in enumerate(self._names)),
        )
        self._tell()
