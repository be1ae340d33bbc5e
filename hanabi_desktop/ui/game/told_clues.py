"""The clues given to a person since their last turn, shown again on request."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from hanabi_desktop.game.moves import Turn
from hanabi_desktop.game.options import TableTalk
from hanabi_desktop.table.models.lists import TurnLogModel
from hanabi_desktop.table.models.table_model import TableModel
from hanabi_desktop.table.scene import TableScene
from hanabi_desktop.ui.widgets.words import TableWords

translate = QCoreApplication.translate

_EACH_MS = 1800


class ToldClues(QObject):
    """Shows each clue's arrow and sentence in turn; another request skips to the next at once.

    ``report`` shows a sentence in the status bar, given as rich and as plain text; ``each_ms`` is
    how long each clue is shown, in milliseconds.
    """

    def __init__(
        self,
        table: TableModel,
        log: TurnLogModel,
        words: TableWords,
        scene: TableScene,
        report: Callable[[str, str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.each_ms = _EACH_MS
        self._table = table
        self._log = log
        self._words = words
        self._scene = scene
        self._report = report
        self._turns: tuple[Turn, ...] = ()
        self._shown = 0
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._show_next)
        table.changed.connect(self.stop)

    def show(self) -> None:
        """Show the first clue, or skip to the next."""
        if self._next.isActive() and self._shown < len(self._turns):
            self._show_next()
            return
        self._turns, self._shown = self._table.clues_since_own_turn(), 0
        if self._turns:
            self._show_next()
        else:
            self._report(*[self._nothing()] * 2)

    def stop(self) -> None:
        """Stop, because something has happened or nobody is looking."""
        self._next.stop()
        self._turns = ()
        self._scene.show_told(None)

    def _nothing(self) -> str:
        """Return the text shown if there are no clues; a strict table remembers only the last turn."""
        seen = self._table.observation
        if seen is not None and seen.options.table_talk is TableTalk.STRICT:
            return translate("ToldClues", "The last move told you nothing.")
        return translate("ToldClues", "You have been told nothing since your last turn.")

    def _show_next(self) -> None:
        if self._shown == len(self._turns):
            self.stop()
            return
        turn = self._turns[self._shown]
        self._shown += 1
        self._scene.show_told(turn)
        entry = self._log.entry(turn.number)
        if entry is not None:
            #: one of several clues: {sentence} is such as "Åsa told Elin about 1s: two cards."
            text = translate("ToldClues", "{number} of {count}: {sentence}")
            rich, plain = (
                text.format(number=self._shown, count=len(self._turns), sentence=sentence)
                if len(self._turns) > 1
                else sentence
                for sentence in (self._words.rich(entry), self._words.plain(entry))
            )
            self._report(rich, plain)
        self._next.start(self.each_ms)
