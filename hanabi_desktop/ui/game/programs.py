"""Programs of others at the table: what they say, and what can be done when one fails."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from hanabi_desktop.engine.programs import ProgramError
from hanabi_desktop.game.options import TableTalk
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.session.play.programs import ProgramWords
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.setup import GameSetup, Seat, teammates_for
from hanabi_desktop.table.models.lists import LogEntry
from hanabi_desktop.teammates.characters import ProgramName
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.sentences import TableWords
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.programs import fault_sentence, words_sentence

translate = QCoreApplication.translate


class FaultQuestion(QMessageBox):
    """Says what went wrong with a program, and offers what can be done; nothing is lost meanwhile.

    Attributes:
        again: lets the program try again; Esc does so as well.
        replace: gives its seat to a teammate.
        end: leaves the game, which stays saved.
    """

    def __init__(self, sentence: str, teammate: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Hanabi")
        self.setTextFormat(Qt.TextFormat.PlainText)  # the program's own words may contain markup
        self.setText(sentence)
        self.setInformativeText(translate("Programs", "Every move so far is saved."))
        accept, reject = QMessageBox.ButtonRole.AcceptRole, QMessageBox.ButtonRole.RejectRole
        self.again = self.addButton(translate("Programs", "Try again"), accept)
        #: {name} is a teammate of ours, who plays on in the place of a program
        text = translate("Programs", "Let {name} take over")
        self.replace = self.addButton(text.format(name=teammate), accept)
        self.end = self.addButton(translate("Programs", "End the game"), reject)
        self.setDefaultButton(self.replace)
        self.setEscapeButton(self.again)


class ProgramsController(QObject):
    """Handles the programs of others in the session's game.

    Args:
        say: shows what somebody says beside their name; the text is plain.
        end_game: leaves the game for the start page.
    """

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        words: TableWords,
        say: Callable[[int, str], None],
        end_game: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._session = session
        self._words = words
        self._say = say
        self._end_game = end_game
        session.programs.said.connect(self._on_said)
        session.teammates.program_failed.connect(self._on_failed)

    def _on_said(self, seat: int, text: str) -> None:
        """Show what a program says of its move, where the table allows more than clues."""
        setup = self._session.setup
        if setup is not None and setup.options.table_talk is not TableTalk.STRICT:
            self._say(seat, words_sentence(self._words.names[seat], text, {}, PLAIN))

    def _on_failed(self, error: ProgramError) -> None:
        """Ask what to do about the program whose turn it is."""
        setup, seen = self._session.setup, self._session.cursor.present
        if setup is None or seen is None:
            return
        self._session.thinking.emit(-1)
        seat, mate = seen.seat_to_act, self._substitute(setup)
        sentence = fault_sentence(error.program, error.fault, error.detail)
        question = FaultQuestion(sentence, mate.name, self._window)
        question.again.clicked.connect(self._session.ask_program_again)
        question.replace.clicked.connect(partial(self._session.replace_program, seat, mate))
        question.end.clicked.connect(self._end_game)
        question.open()

    @staticmethod
    def _substitute(setup: GameSetup) -> Seat:
        (mate,) = teammates_for((setup.lowest_level,), setup.names)
        return mate

    def vacate(self, name: str) -> None:
        """Give the seats of the program of this name, which is removed, to teammates."""
        for place, _ in self._seats_of(name):
            setup = self._session.setup
            if setup is not None:
                self._session.replace_program(place, self._substitute(setup))

    def rename(self, name: str, now: ProgramName) -> None:
        """Let the program of this name play on under its new one."""
        for place, seat in self._seats_of(name) if name != now.name else ():
            self._session.replace_program(place, seat.with_program(now))

    def _seats_of(self, name: str) -> list[tuple[int, Seat]]:
        """Return the seats of the program of this name in the game that is played, by place."""
        setup = self._session.setup
        if setup is None or self._session.mode is not Mode.PLAYED:
            return []
        seats = enumerate(setup.seats)
        return [(n, seat) for n, seat in seats if seat.program and seat.program.name == name]

    def ask_words(self, entry: LogEntry, then: Callable[[Callable[[Markup], str]], None]) -> bool:
        """Ask for the words of the program that made a move; return whether a program made it."""
        setup = self._session.setup
        is_played = setup is not None and self._session.mode is Mode.PLAYED
        if setup is None or not is_played or setup.seats[entry.turn.seat].program is None:
            return False
        name = self._words.names[entry.turn.seat]

        seen = self._session.cursor.present
        hidden = None if seen is None or seen.ending is not None else seen.seat

        def on_said(said: ProgramWords) -> None:
            notes = {
                (self._words.names[seat], slot): said.notes[order]
                for order, (seat, slot) in entry.places.items()
                if order in said.notes and seat != hidden  # a program sees the viewer's cards
            }
            then(partial(words_sentence, name, said.reason, notes))

        self._session.programs.ask_words(entry.turn.seat, entry.turn.number, on_said)
        return True
