"""Questions during a game: hints, reasons, the meaning of a clue, the agreement."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject

from hanabi_desktop.game.moves import Clue
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.play.teammate_threads import Hint, WhyNot
from hanabi_desktop.table.intent import Answer
from hanabi_desktop.table.models.lists import LogEntry, places_in
from hanabi_desktop.teammates.explaining.clue_readings import ClueReading, ExpectedReading
from hanabi_desktop.teammates.teammate import Decision
from hanabi_desktop.ui.game.advice_panel import Advice
from hanabi_desktop.ui.game.table_screen import TableScreen
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.dialogs import Question
from hanabi_desktop.ui.widgets.sentences import TableWords
from hanabi_desktop.wording.clue_readings import expected_sentence, reading_sentence
from hanabi_desktop.wording.frequencies import frequencies
from hanabi_desktop.wording.hints import ahead_figures, whole_hint, why_not_sentence
from hanabi_desktop.wording.markup import PLAIN, RICH, Markup
from hanabi_desktop.wording.move_reasons import Places

translate = QCoreApplication.translate


class AdviceController(QObject):
    """Passes questions to the session and shows the answers in the panel for advice.

    ``ask_program`` asks for the words of the program that made a move, unless nobody's program did.

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
        ask_program: Callable[[LogEntry, Callable[[Callable[[Markup], str]], None]], bool],
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
        self._ask_program = ask_program
        advice = session.advice
        advice.thinking.connect(self._on_thinking)
        advice.hinted.connect(self.on_hinted)
        advice.compared.connect(self._on_compared)
        advice.clue_read.connect(self.on_clue_read)
        screen.status_bar.why.clicked.connect(self.explain)
        advice.read_ahead.connect(self._on_read_ahead)
        screen.intent.changed.connect(self._on_intent_changed)
        screen.advice.dismissed.connect(advice.withdraw_hint)
        session.covered.connect(self._forget)
        self._is_choosing = False
        self._why: LogEntry | None = None  # the turn whose reason waits for a comparison
        self._readings: Mapping[Clue, ExpectedReading] = {}
        self._reading: Advice | None = None
        session.teammates.failed.connect(self._on_failed)
        # These questions are about the present position, so show it first.
        for asked, ask in (
            (Command.HINT, self._ask_hint),
            (Command.READ_CLUE, advice.ask_reading),
            (Command.TOLD, screen.told.show),
        ):
            window.commands.connect(asked, session.cursor.go_to_present)
            window.commands.connect(asked, ask)
        window.commands.connect(Command.WHY, self.explain)
        window.commands.connect(Command.CONVENTIONS, self._show_conventions)

    def _forget(self) -> None:
        """Forget what concerns the person who has passed the screen."""
        self._why = self._reading = None
        self._readings = {}

    def _on_thinking(self) -> None:
        """Show that a hint is being computed."""
        self._why = None
        self._screen.advice.think(Command.HINT.title)

    def explain(self) -> None:
        """Show the reason of the move that led to the position shown, once all of it is known."""
        entry = self._screen.status_bar.entry
        if entry is None or entry.reason is None:
            return
        self._why = entry
        self._screen.advice.think(Command.WHY.title)
        if self._ask_program(entry, partial(self._on_said, entry)):
            return
        if not self._session.advice.ask_why_not(entry.turn.number):
            self._on_compared(None)

    def _on_said(self, entry: LogEntry, sentence: Callable[[Markup], str]) -> None:
        """Show the words of the program that made a move."""
        if entry == self._why:
            self._why = None
            self._show(Command.WHY.title, sentence(RICH), sentence(PLAIN))

    def on_hinted(self, hint: Hint) -> None:
        """Show what a teammate would do in the viewer's place, and highlight the cards."""
        action, seen = hint.decision.action, self._cursor.present
        if seen is not None:
            about = seen.touched_by(action) if isinstance(action, Clue) else (action.order,)
            seat = action.target if isinstance(action, Clue) else seen.seat
            self._point_at(seat, about)
        names, ahead = self._words.names, hint.decision.reason.ahead
        you = None if seen is None else seen.seat

        def sentence(places: Places, markup: Markup) -> str:
            return whole_hint(
                hint.decision, hint.instead, hint.because, places, names, markup, you=you
            )

        gain = "" if ahead is None else ahead_figures(ahead)
        figures = " · ".join(filter(None, (gain, frequencies(hint.because))))
        self._say(Command.HINT.title, sentence, figures)

    def _on_compared(self, found: WhyNot | None) -> None:
        """Show the reason of a move, and why it was not another; None if there is no such comparison."""
        entry, self._why = self._why, None
        if entry is None or entry != self._screen.status_bar.entry:
            return
        words = self._words

        def sentence(markup: Markup) -> str:
            reason = words.reason(entry, markup)
            if found is None or found.instead is None or not found.because:
                return reason
            places, you = places_in(found.before), found.before.seat
            best = None if entry.reason is None else Decision(entry.turn.action, entry.reason)
            why_not = why_not_sentence(
                found.instead, found.because, places, words.names, markup, you=you, best=best
            )
            return " ".join(filter(None, (reason, why_not)))

        self._show(Command.WHY.title, sentence(RICH), sentence(PLAIN))

    def on_clue_read(self, reading: ClueReading | None) -> None:
        """Show what the last clue asks of the viewer, and highlight the cards concerned."""
        seen = self._cursor.present
        if reading is not None and seen is not None:
            about = (reading.order, reading.first)
            self._point_at(seen.seat, [order for order in about if order is not None])
        names, entry = self._words.names, self._why
        self._why = None
        heading = (Command.READ_CLUE if entry is None else Command.WHY).title
        self._say(heading, lambda places, markup: reading_sentence(reading, places, names, markup))

    def _on_intent_changed(self) -> None:
        """Ask how clues would be read when the choice of a clue begins."""
        session, setup = self._session, self._session.setup
        was_choosing, self._is_choosing = self._is_choosing, self._chooses_clue
        self._show_reading()
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
            self.read_ahead(readings)

    def read_ahead(self, readings: Mapping[Clue, ExpectedReading]) -> None:
        """Show how each clue would be read while it is chosen."""
        self._readings = readings
        self._show_reading()

    def _show_reading(self) -> None:
        """Show how the clue that is being chosen would be read, or take that away."""
        question, seen = self._screen.intent.pending.question, self._cursor.present
        draft = None if question is None else question.draft
        if not self._is_choosing:
            self._readings = {}
        reading = None if draft is None else self._readings.get(draft)
        if reading is None or seen is None:
            if self._screen.advice.shows(self._reading):
                self._screen.advice.drop_answer()
            return
        names, places = self._words.names, places_in(seen)
        rich, plain = (
            expected_sentence(reading, places, names, seen.seat, markup) for markup in (RICH, PLAIN)
        )
        is_shown = self._screen.advice.shows(self._reading)
        if self._reading is None or self._reading.plain != plain or not is_shown:
            self._reading = self._show(translate("Advice", "If you give this clue"), rich, plain)

    def _point_at(self, seat: int, orders: Sequence[int]) -> None:
        """Highlight cards of a hand in place of the pending action.

        They are not highlighted at an earlier moment, nor while a note is being written.
        """
        intent, is_past = self._screen.intent, self._cursor.is_looking_back
        if orders and not is_past and intent.pending.noted_order is None:
            intent.show_answer(Answer(seat, frozenset(orders)))

    def _on_failed(self) -> None:
        self._why = None
        text = translate(
            "GameController", "Something went wrong, so there is no answer. You can play on."
        )
        self._show("", text, text)

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

    def _say(
        self, heading: str, sentence: Callable[[Places, Markup], str], figures: str = ""
    ) -> None:
        seen = self._cursor.present
        if seen is not None:
            places = places_in(seen)
            self._show(heading, sentence(places, RICH), sentence(places, PLAIN), figures)

    def _show(self, heading: str, rich: str, plain: str, figures: str = "") -> Advice:
        advice = Advice(heading, (rich,), plain, figures=figures)
        self._screen.advice.answer(advice)
        return advice

    def _show_conventions(self) -> None:
        setup = self._session.setup
        if setup is not None:
            from hanabi_desktop.ui.agreements import (  # noqa: PLC0415 (loaded on first use: half a megabyte)
                ConventionsDialog,
            )

            dialog = ConventionsDialog(setup.agreed, setup.options, self._window)
            advice, seen = self._session.advice, self._cursor.present
            places = enumerate(setup.seats)
            teammates = [place for place, seat in places if seat.level is not None]
            if seen is not None and teammates:
                dialog.introduce(setup.names, teammates, seen.seat)
                advice.habits_read.connect(dialog.show_habits)
                advice.ask_habits()
            dialog.open()
