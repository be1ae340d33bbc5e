"""The choices of a replay: step size and viewpoint, and the speed of playback."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QWidget

from hanabi_desktop.ui.replay.playback import Stops
from hanabi_desktop.ui.widgets.choices import ChoiceBox, fill
from hanabi_desktop.ui.widgets.flow import FlowLayout

translate = QCoreApplication.translate

_SPEEDS = {"½×": 2400, "1×": 1200, "2×": 600, "4×": 300}
"""How long each moment is shown during automatic playback, in milliseconds."""


class ReplayChoices(QWidget):
    """Two choices in a row, wrapped if there is too little room.

    Attributes:
        stops: the step size.
        speeds: how long each moment is shown, in milliseconds; it stands beside the step buttons.
        seats: the seat the game is seen from; None hides nothing.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.stops, self.speeds, self.seats = ChoiceBox(), ChoiceBox(), ChoiceBox()
        layout = FlowLayout(self)
        fits = QComboBox.SizeAdjustPolicy.AdjustToContents
        narrow = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        for box in (self.stops, self.speeds, self.seats):
            # Names may be of any length.
            box.setSizeAdjustPolicy(narrow if box is self.seats else fits)
        layout.addWidget(self.stops)
        layout.addWidget(self.seats)
        self.seats.setMinimumContentsLength(9)

    @property
    def interval_ms(self) -> int:
        """How long each moment is shown at the chosen speed, in milliseconds."""
        return int(self.speeds.currentData() or _SPEEDS["1×"])

    def tell(self, names: Sequence[str], *, shows_all: bool, has_moments: bool) -> None:
        """Set every text again.

        Args:
            names: the players' names.
            shows_all: whether the viewpoint that hides nothing is offered.
            has_moments: whether steps may lead to key moments.
        """
        everyone = ((translate("ReplayBar", "All cards"), None),) if shows_all else ()
        seats = ((name, seat) for seat, name in enumerate(names))
        fill(self.seats, translate("ReplayBar", "Viewpoint"), (*everyone, *seats))
        #: steps from one decision of the review that mattered to the next
        by_decision = translate("ReplayBar", "Key moments")
        decisions = ((by_decision, Stops.MOMENT),) if has_moments else ()
        fill(
            self.stops,
            translate("ReplayBar", "Step size"),
            (
                (translate("ReplayBar", "Turn by turn"), Stops.TURN),
                (translate("ReplayBar", "Round by round"), Stops.ROUND),
                (translate("ReplayBar", "Clue by clue"), Stops.CLUE),
                (translate("ReplayBar", "Strike by strike"), Stops.STRIKE),
                *decisions,
            ),
        )
        fill(
            self.speeds,
            translate("ReplayBar", "Playback speed"),
            tuple(_SPEEDS.items()),
            usual=_SPEEDS["1×"],
        )
        self.speeds.setMinimumWidth(self.speeds.sizeHint().width())
