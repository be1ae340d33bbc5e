"""What if: at a moment of a game that is over something else is done, and the table answers.

Part of the composition root.
"""

from PySide6.QtCore import QCoreApplication, QObject, Signal

from hanabi_desktop.controllers.game.game import GameController
from hanabi_desktop.game.moves import Action
from hanabi_desktop.models.turn_log import places_in
from hanabi_desktop.session.learning.what_if import OtherCourse, WhatIf
from hanabi_desktop.windows.game.coach import Choice
from hanabi_desktop.windows.main.main_window import MainWindow
from hanabi_desktop.wording.advice import action_phrase

translate = QCoreApplication.translate


class WhatIfController(QObject):
    """Has somebody do something else, and brings the course that follows.

    Signals:
        found: (OtherCourse, str) how it would have gone on, and what that may be called.
        left: (OpenedGame, int) nothing was done; the game, and after so many turns where it was.
    """

    found = Signal(object, str)
    left = Signal(object, int)

    def __init__(self, window: MainWindow, game: GameController, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._coach = game.screen.coach
        self._what_if = WhatIf(game.session, self)
        self._name = ""
        self._what_if.asked.connect(self._on_asked)
        self._what_if.found.connect(self._on_found)
        game.session.proposed.connect(self._on_proposed)
        game.session.started.connect(self._on_started)
        game.left_table.connect(self.end)
        game.scripted_shown.connect(self._tell_window)
        window.language_changed.connect(self._say)
        self._coach.chosen.connect(self._on_chosen)

    def close(self) -> None:
        """Stop, for good."""
        self._what_if.close()

    def begin(self) -> None:
        """Put the moment that is looked at on the table, to act in it."""
        replay = self._game.replay.current
        if replay is None or not replay.can_show_all or not replay.somebody_acts:
            self._window.toast.say(
                translate("WhatIf", "Open a game that is over and go to a turn of it first.")
            )
            return
        self._game.screen.set_coached(True)
        self._what_if.begin(replay)

    def end(self) -> None:
        """Take the coach away: something else comes to the table."""
        if self._what_if.is_on:
            self._what_if.leave()
            self._game.screen.set_coached(False)

    def _on_started(self) -> None:
        """Another game has the table; where a lesson leads it, the coach is that one's."""
        if self._game.session.is_scripted:
            self._what_if.leave()
        else:
            self.end()

    def _on_asked(self) -> None:
        self._tell_window()
        self._coach.offer(None, Choice.BACK)
        self._say()
        self._game.screen.view.setFocus()

    def _say(self) -> None:
        if self._what_if.is_on:
            text = translate(
                "WhatIf",
                "What would you do here instead? Make any move: the table answers by its"
                " agreements, to the end of the game. The cards lie as they lay then.",
            )
            self._coach.say(translate("WhatIf", "What if …"), (text,), text)

    def _on_proposed(self, action: Action) -> None:
        seen = self._game.table.observation
        if self._what_if.is_on and seen is not None:
            phrase = action_phrase(action, places_in(seen), self._game.words.names)
            #: the name of a course that a game did not take; {action} is "play slot 2"
            text = translate("WhatIf", "Turn {turn}: {action}")
            self._name = text.format(turn=len(seen.history) + 1, action=phrase)
            self._what_if.propose(action)

    def _on_found(self, course: OtherCourse) -> None:
        self.end()
        self.found.emit(course, self._name)

    def _tell_window(self) -> None:
        if self._what_if.is_on:
            title = translate("WhatIf", "What if …")
            self._window.tell(title, f"{title} · Hanabi")

    def _on_chosen(self, choice: Choice) -> None:
        if self._what_if.is_on and choice is Choice.BACK:
            turn = self._what_if.turn
            opened = self._what_if.leave()
            self._game.screen.set_coached(False)
            self.left.emit(opened, turn)
