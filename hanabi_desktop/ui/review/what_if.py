"""What if: another move in a finished game, and how the table would answer.

Created by the review controller.
"""

from PySide6.QtCore import QCoreApplication, QObject, Signal

from hanabi_desktop.session.guides.what_if import OtherLine, WhatIfGuide
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.ui.game.coach_panel import Choice
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.wording.advice import action_phrase
from hanabi_desktop.wording.markup import Markup

translate = QCoreApplication.translate


class WhatIfController(QObject):
    """Lets a person make another move, and reports the line that follows (see ``Coached``).

    Attributes:
        guide: waits for the other move.

    Signals:
        found: (OtherLine, str) the line that follows, and a name for it.
    """

    found = Signal(object, str)

    def __init__(self, window: MainWindow, game: GameController, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self.guide = WhatIfGuide(game.session, self._on_found, self)

    def close(self) -> None:
        """Stop computing, for good."""
        self.guide.stop()

    def begin(self) -> None:
        """Let the seat to act make another move at the position shown."""
        session, cursor = self._game.session, self._game.session.cursor
        if not cursor.is_read_only or not cursor.can_show_all or cursor.is_at_ending:
            self._window.toast.say(
                translate("WhatIf", "Open a finished game first, then go to one of its turns.")
            )
            return
        self._game.coach.attend(self)
        session.ask_what_if(self.guide)
        self._game.coach.offer()
        self._game.coach.await_move()

    def end(self) -> None:
        """Nothing to reset: the guide's game stays."""

    def figure(self) -> None:
        """Return None: no figure is shown."""

    def choices(self) -> tuple[Choice | None, tuple[Choice, ...]]:
        """Return the single choice: back to the game."""
        return None, (Choice.BACK,)

    def title(self) -> str:
        """Return the title of the window."""
        return translate("WhatIf", "What if …")

    def heading(self) -> str:
        """Return the title."""
        return self.title()

    def paragraphs(self, _markup: Markup) -> tuple[str, ...]:
        """Return the question."""
        return (
            translate(
                "WhatIf",
                "What would you do here instead? Make any move: then the computer plays for"
                " everyone, to the end, with the same cards.",
            ),
        )

    def choose(self, choice: Choice) -> None:
        """Return to the game as it was."""
        if choice is Choice.BACK:
            self._leave()

    def _leave(self) -> None:
        self._game.coach.dismiss()
        self._game.session.dismiss_guide()

    def _on_found(self, line: OtherLine) -> None:
        seen = self._game.session.cursor.present
        if seen is None:
            return
        action = line.actions[line.at - line.turn]
        phrase = action_phrase(action, places_in(seen), self._game.words.names)
        #: the name of a line that a game did not take; {action} is "play slot 2"
        name = translate("WhatIf", "Turn {turn}: {action}")
        self._leave()
        self.found.emit(line, name.format(turn=line.at + 1, action=phrase))
