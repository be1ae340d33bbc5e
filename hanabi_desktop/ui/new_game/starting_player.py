"""The dialog that asks who begins, before the cards are dealt."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QVBoxLayout, QWidget

from hanabi_desktop.session.setup import Seat, faces_of
from hanabi_desktop.ui.widgets.badge_button import badge_icon
from hanabi_desktop.ui.widgets.seat_row import face_icon

translate = QCoreApplication.translate

_FACE_PX = 28


class StartingPlayerDialog(QDialog):
    """Asks who wears the most colourful clothes.

    Signals:
        chosen: (int) the seat that begins.
    """

    chosen = Signal(int)

    def __init__(self, seats: Sequence[Seat], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Colourful", "Who starts?"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 24)
        layout.setSpacing(10)
        question = QLabel(translate("Colourful", "Who wears the most colourful clothes?"))
        question.setObjectName("title")
        layout.addWidget(question)
        for number, (seat, face) in enumerate(zip(seats, faces_of(seats), strict=True)):
            # Qt leaves no room between icon and text.
            button = QPushButton(f"\u2002{seat.name.replace('&', '&&')}")
            button.setAccessibleName(seat.name)
            button.setIconSize(QSize(_FACE_PX, _FACE_PX))
            if seat.badge is not None:
                button.setIcon(badge_icon(seat.badge, _FACE_PX))
            elif face is not None:
                button.setIcon(face_icon(face, _FACE_PX))
            button.clicked.connect(lambda _=False, number=number: self._choose(number))
            layout.addWidget(button)

    def _choose(self, seat: int) -> None:
        self.accept()
        self.chosen.emit(seat)
