"""The hints in a person's first game."""

from PySide6.QtCore import QObject

from hanabi_desktop.learning.first_game import FirstHint, hint_due
from hanabi_desktop.session.learning import ProgressStore
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.wording.learning import first_hint_sentence

_SHOWN_MS = 15_000
"""How long a hint stays; the next move removes it."""


class FirstGameController(QObject):
    """Tells a beginner a few things at the right moments of their first game, each once.

    A person who has played before, and one among several at the screen, is told nothing.
    """

    def __init__(
        self, window: MainWindow, game: GameController, progress: ProgressStore, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._progress = progress
        self._is_shown = False
        game.session.cursor.changed.connect(self._on_changed)

    def _on_changed(self) -> None:
        session, toast = self._game.session, self._window.toast
        if self._is_shown:
            self._is_shown = False
            toast.dismiss()
        setup, seen = session.setup, session.cursor.present
        if setup is None or seen is None or session.mode is not Mode.PLAYED:
            return
        if self._progress.current.games or sum(seat.is_person for seat in setup.seats) > 1:
            return
        hint = hint_due(seen, self._progress.current.hints)
        if hint is not None and self._window.start_page.has_played_before:
            self._progress.note_hints(FirstHint)
        elif hint is not None:
            self._progress.note_hints([hint])
            self._is_shown = True
            toast.say(first_hint_sentence(hint), _SHOWN_MS)
