"""The dialog in which a person at a shared screen hands their seat to a teammate."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.session.setup import Seat, seat_of
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.teammates.characters import CHARACTERS
from hanabi_desktop.ui.widgets.choices import ChoiceBox
from hanabi_desktop.ui.widgets.seat_row import face_icon, teammate_text
from hanabi_desktop.wording.player_names import shown_name

translate = QCoreApplication.translate

_FACE_PX = 26


class SeatHandover(QDialog):
    """Asks who leaves and which teammate takes the seat.

    Args:
        seats: the seats of the game.
        people: the seats of the people who may leave.
        parent: the window.

    Signals:
        handed: (int, Seat) this seat goes to this teammate.
    """

    handed = Signal(int, object)

    def __init__(self, seats: Sequence[Seat], people: Sequence[int], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("SeatHandover", "Hand a seat to a teammate"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = QLabel(self.windowTitle())
        title.setObjectName("title")
        note = QLabel(
            translate(
                "SeatHandover",
                "The game continues from here. The teammate knows what could be seen from that seat.",
            )
        )
        note.setWordWrap(True)
        note.setMinimumWidth(text_px(420))
        self.person, self.teammate = ChoiceBox(), ChoiceBox()
        for seat in people:
            self.person.addItem(shown_name(seats[seat].name), seat)
        taken = {seat.name for seat in seats}
        for place, character in enumerate(CHARACTERS):
            if character.name not in taken:
                text = f"{character.name}, {teammate_text(character)}"
                self.teammate.addItem(face_icon(character, _FACE_PX), text, place)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        for text, box in (
            (translate("SeatHandover", "Who leaves"), self.person),
            (translate("SeatHandover", "Who takes over"), self.teammate),
        ):
            box.setAccessibleName(text)
            form.addRow(text, box)
        buttons = QDialogButtonBox()
        self.hand_button = buttons.addButton(
            translate("SeatHandover", "Hand over"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.hand_button.setAutoDefault(False)
        cancel = buttons.addButton(
            translate("Question", "Cancel"), QDialogButtonBox.ButtonRole.RejectRole
        )
        cancel.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(14)
        layout.addWidget(title)
        layout.addWidget(note)
        layout.addLayout(form)
        layout.addWidget(buttons)

    def accept(self) -> None:
        """Close, and report the handover."""
        super().accept()
        self.handed.emit(
            self.person.currentData(), seat_of(CHARACTERS[self.teammate.currentData()])
        )
