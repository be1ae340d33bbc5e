"""The game as it stands, and the earlier moment of it that is looked at instead."""

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.session.play.session import Session


class Timeline(QObject):
    """Keeps the present of a session's game while one looks back; the game goes on meanwhile.

    Attributes:
        present: the game as it stands, as the viewer sees it; None before the first game.
        moment: how many turns had been played at the moment shown; None for the present.

    Signals:
        shown: (Observation) show this, ``moment`` says what it is.
        returned: the present is about to be shown again.
        gone_on: (Observation) there is a new present, while an earlier moment is shown.
    """

    shown = Signal(object)
    returned = Signal()
    gone_on = Signal(object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.present: Observation | None = None
        self.moment: int | None = None
        self._first_moment: int | None = None
        session.recalled.connect(self._on_recalled)

    @property
    def turns(self) -> int:
        """How many turns have been played by now."""
        return 0 if self.present is None else len(self.present.history)

    def begin_with(self, turn: int) -> None:
        """Let the next beginning show the moment after so many turns, instead of the present."""
        self._first_moment = turn

    def begin(self, present: Observation) -> None:
        """Another game, or another course or view of it: show it as it stands."""
        self.present = present
        first, self._first_moment = self._first_moment, None
        if first is not None and first < self.turns:
            self._session.recall(first)
        elif self.moment is None:
            self.shown.emit(present)
        else:
            self.back()

    def follow(self, present: Observation) -> None:
        """The game has gone on: show it, unless an earlier moment is looked at."""
        self.present = present
        if self.moment is None:
            self.shown.emit(present)
        else:
            self.gone_on.emit(present)

    def clear(self) -> None:
        """There is no game any more, or nobody looks on."""
        self.present = self.moment = None

    def go_to(self, turn: int) -> None:
        """Show the moment after so many turns, 0 for the deal."""
        if turn == self.turns:
            self.back()
        else:
            self._session.recall(turn)

    def back(self) -> None:
        """Show the game as it stands again; nothing happens where it is shown already."""
        if self.moment is not None:
            self.moment = None
            self.returned.emit()
            self.shown.emit(self.present)

    def _on_recalled(self, seen: Observation) -> None:
        self.moment = len(seen.history)
        self.shown.emit(seen)
