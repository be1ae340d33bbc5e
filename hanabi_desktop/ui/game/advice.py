"""Questions during a game: hints, reasons, the meaning of a clue, the agreement."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from hanabi_desktop.game.moves import Clue
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.play.teammate_threads import Hint, WhyNot
from hanabi_desktop.table.intent import Answer
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.teammates.explaining.clue_readings import ClueReading, ExpectedReading
from hanabi_desktop.ui.game.table_screen import TableScreen
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.dialogs import Question
from hanabi_desktop.ui.widgets.words import TableWords
from hanabi_desktop.wording.clues_and_hints import hint_sentence, reading_sentence
from hanabi_desktop.wording.costs import why_not_sentence
from hanabi_desktop.wording.markup import PLAIN, RICH, Markup
from hanabi_desktop.wording.move_reasons import Places

translate = QCoreApplication.translate


class AdviceController(QObject):
    """Passes questions to the session and shows the answers in the status bar.

    Attributes:
        confirm_hint: whether to warn first that a hint is counted.
        reads_ahead: whether the setting is on to say how clues will be read, which counts as help.
        is_first_game: whether that is said without counting, because the viewer is new to the game.
    """

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        screen: TableScreen,
        words: TableWords,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.confirm_hint = False
        self.reads_ahead = False
        self.is_first_game = False
        self._window = window
        self._session = session
        self._cursor = session.cursor
        self._screen = screen
        self._words = words
        advice = session.advice
        advice.thinking.connect(self._on_thinking)
        advice.hinted.connect(self.on_hinted)
        advice.compared.connect(self._on_compared)
        screen.status_bar.explained.connect(advice.ask_why_not)
        advice.clue_read.connect(self.on_clue_read)
        advice.read_ahead.connect(self._on_read_ahead)
        screen.intent.changed.connect(self._on_intent_changed)
        self._is_choosing = False
        session.teammates.failed.connect(self._on_failed)
        # These questions are about the present position, so show it first.
        for asked, ask in (
            (Command.HINT, self._ask_hint),
            (Command.READ_CLUE, advice.ask_reading),
            (Command.TOLD, screen.told.show),
        ):
            window.commands.connect(asked, session.cursor.go_to_present)
            window.commands.connect(asked, ask)
        window.commands.connect(Command.WHY, screen.status_bar.explain)
        window.commands.connect(Command.CONVENTIONS, self._show_conventions)

    def _on_thinking(self) -> None:
        """Say at the hint's place that it is being computed."""
        text = translate("Advice", "Thinking …")
        self._screen.tell(text, text)

    def on_hinted(self, hint: Hint) -> None:
        """Show what a teammate would do in the viewer's place, and highlight the cards."""
        action, seen = hint.decision.action, self._cursor.present
        if seen is not None:
            about = seen.touched_by(action) if isinstance(action, Clue) else (action.order,)
            seat = action.target if isinstance(action, Clue) else seen.seat
            self._point_at(seat, about)
        names = self._words.names

        def sentence(places: Places, markup: Markup) -> str:
            told = hint_sentence(hint.decision, places, names, markup)
            if hint.instead is None or not hint.because:
                return told
            you = None if seen is None else seen.seat
            why_not = why_not_sentence(hint.instead, hint.because, places, names, markup, you=you)
            return f"{told} {why_not}"

        self._say(sentence)

    def _on_compared(self, found: WhyNot) -> None:
        """Append to a teammate's reason why it did not make another move."""
        instead, because, you = found.instead, found.because, found.before.seat
        if instead is None or not because:
            return
        places, names = places_in(found.before), self._words.names
        rich, plain = (
            why_not_sentence(instead, because, places, names, markup, you=you)
            for markup in (RICH, PLAIN)
        )
        self._screen.status_bar.explain_further(found.before.turn_number, rich, plain)

    def on_clue_read(self, reading: ClueReading | None) -> None:
        """Show what the last clue asks of the viewer, and highlight the cards concerned."""
        seen = self._cursor.present
        if reading is not None and seen is not None:
            about = (reading.order, reading.first)
            self._point_at(seen.seat, [order for order in about if order is not None])
        names = self._words.names
        self._say(lambda places, markup: reading_sentence(reading, places, names, markup))

    def _on_intent_changed(self) -> None:
        """Ask how clues would be read when the choice of a clue begins."""
        session, setup = self._session, self._session.setup
        was_choosing, self._is_choosing = self._is_choosing, self._chooses_clue
        begins = self._is_choosing and not was_choosing
        if setup is None or session.mode is not Mode.PLAYED or not begins:
            return
        is_free = self.is_first_game or setup.is_taught
        if is_free or self.reads_ahead:
            session.advice.ask_expected(is_help=not is_free)

    @property
    def _chooses_clue(self) -> bool:
        return self._screen.intent.pending.question is not None

    def _on_read_ahead(self, seen: Observation, readings: Mapping[Clue, ExpectedReading]) -> None:
        """Show how clues would be read, unless the position has changed meanwhile."""
        if seen == self._cursor.present:
            self._screen.status_bar.read_ahead(readings)

    def _point_at(self, seat: int, orders: Sequence[int]) -> None:
        """Highlight cards of a hand in place of the pending action, unless a note is being written."""
        intent = self._screen.intent
        if orders and intent.pending.noted_order is None:
            intent.show_answer(Answer(seat, frozenset(orders)))

    def _on_failed(self) -> None:
        text = translate(
            "GameController", "Something went wrong, so there is no answer. You can play on."
        )
        self._screen.tell(text, text)

    def _ask_hint(self) -> None:
        if not self.confirm_hint:
            self._session.advice.ask_hint()
            return
        question = Question(
            translate("GameController", "Ask for a hint? It counts as help."),
            translate("GameController", "Ask for a hint"),
            self._window,
        )
        question.agreed.connect(self._session.advice.ask_hint)
        question.open()

    def _say(self, sentence: Callable[[Places, Markup], str]) -> None:
        seen = self._cursor.present
        if seen is not None:
            places = places_in(seen)
            self._screen.tell(sentence(places, RICH), sentence(places, PLAIN))

    def _show_conventions(self) -> None:
        setup = self._session.setup
        if setup is not None:
            from hanabi_desktop.ui.agreements import (  # noqa: PLC0415 (loaded on first use: half a megabyte)
                ConventionsDialog,
            )

            dialog = ConventionsDialog(setup.agreed, setup.options, self._window)
            advice, seen = self._session.advice, self._cursor.present
            teammates = [seat for seat in range(len(setup.seats)) if seat not in setup.people]
            if seen is not None and teammates:
                dialog.introduce(setup.names, teammates, seen.seat)
                advice.habits_read.connect(dialog.show_habits)
                advice.ask_habits()
            dialog.open()
