"""The end of a game: a short pause at the table, then a page of its own."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.table.models.table_model import TableModel
from hanabi_desktop.table.scene import TableScene
from hanabi_desktop.table.sounds import Cue
from hanabi_desktop.ui.end.end_page import GameOverPage
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow

_LOOK_AT_THE_END_MS = 1400


class EndController(QObject):
    """Shows the end page once the last turn has been seen.

    Signals:
        shown: (Observation) the end page of this game is shown.

    Attributes:
        page: the end page.
    """

    shown = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        table: TableModel,
        screen: QWidget,
        scene: TableScene,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._session = session
        self._table = table
        self._screen = screen
        self._scene = scene
        self._looked_at: Observation | None = None
        self.page = GameOverPage()
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self.show)
        window.add_page(self.page)
        window.keys.changed.connect(self._show_keys)
        self._show_keys()
        self.page.sounded.connect(self._sound)

    def _show_keys(self) -> None:
        self.page.show_review_key(self._window.keys.shown(Command.REVIEW))

    def close(self) -> None:
        """Stop the timer and the page permanently, before the program ends."""
        self._pause.stop()
        self.page.close_for_good()
        self._pause.stop()  # the arrival of cards may have started it again

    def postpone(self) -> None:
        """Postpone the end page while somebody looks back."""
        if self._pause.isActive():
            self.take_back()

    def take_back(self) -> None:
        """Cancel the end page, because the last move was taken back."""
        self._pause.stop()
        self._looked_at = None

    def forget(self) -> None:
        """Clear everything before the curtain falls."""
        self.take_back()
        self.page.forget()

    def stop(self) -> None:
        """Cancel the end page, because another game comes."""
        self._pause.stop()

    def schedule_summary(self) -> None:
        """Show the end page after a pause if the game has ended and the last card has arrived.

        A person who has returned to the table from the end page stays there.
        """
        seen = self._table.observation
        ended = seen is not None and seen.ending is not None
        at_the_table = self._window.page is self._screen and seen is not self._looked_at
        if ended and at_the_table and not self._pause.isActive():
            self._looked_at = seen
            factor = self._scene.motions.speed.factor
            self._pause.start(round(_LOOK_AT_THE_END_MS * factor))

    def show(self) -> None:
        """Turn to the end page."""
        seen, numbers = self._table.observation, self._table.numbers()
        if seen is not None and numbers is not None and seen.ending is not None:
            self.page.show_end(seen, numbers, self._session.assistance)
            self._window.turn_to(self.page)
            self.page.again_button.setFocus()
            self.page.play_show(self._scene.motions.speed)
            self.shown.emit(seen)

    def _sound(self, cues: Sequence[Cue]) -> None:
        """Play the sounds of the show instead of those still scheduled."""
        self._scene.sounds.stop()
        self._scene.sounds.play(cues)
