"""Puzzles on the table: the coach asks, judges, and tells the answer.

Part of the composition root.
"""

from PySide6.QtCore import QCoreApplication, QObject, Signal

from hanabi_desktop.controllers.game.game import GameController
from hanabi_desktop.game.moves import Action
from hanabi_desktop.learning.progress import Solved
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.models.turn_log import places_in
from hanabi_desktop.session.learning.progress_store import ProgressStore
from hanabi_desktop.session.learning.puzzle import (
    PuzzleAnswer,
    PuzzleInProgress,
    PuzzleMoment,
    puzzle_list,
)
from hanabi_desktop.session.play.cost_watch import CostWatch
from hanabi_desktop.support.numbers import decimal
from hanabi_desktop.windows.dialogs.new_game import default_seats
from hanabi_desktop.windows.game.coach import Choice
from hanabi_desktop.windows.main.main_window import MainWindow
from hanabi_desktop.wording.advice import hint_sentence
from hanabi_desktop.wording.because import because_sentences
from hanabi_desktop.wording.markup import PLAIN, RICH, Markup
from hanabi_desktop.wording.move_review import judgement_sentence
from hanabi_desktop.wording.names import level_name
from hanabi_desktop.wording.own_moments import theme_name
from hanabi_desktop.wording.reasons import Places

translate = QCoreApplication.translate


class PuzzlesController(QObject):
    """Sets puzzles at the table.

    Signals:
        left: (int) the solver wants to see all puzzles, after the one in this place.
        next_asked: go on with what is practised.
    """

    left = Signal(int)
    next_asked = Signal()

    def __init__(
        self,
        window: MainWindow,
        game: GameController,
        progress: ProgressStore,
        costs: CostWatch,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._progress = progress
        self._coach = game.screen.coach
        self.puzzle = PuzzleInProgress(game.session, costs, self)
        self._moment: PuzzleMoment | None = None
        self._answer: PuzzleAnswer | None = None
        self._places: Places = {}
        self._is_last: bool | None = None
        self._theme: Theme | None = None
        self.puzzle.asked.connect(self._on_asked)
        self.puzzle.answered.connect(self._on_answered)
        game.session.proposed.connect(self._on_proposed)
        game.left_table.connect(self.end)
        game.scripted_shown.connect(self._tell_window)
        window.language_changed.connect(self._say)
        self._coach.chosen.connect(self._on_chosen)

    @property
    def is_on(self) -> bool:
        """Whether a puzzle has the table."""
        return self._moment is not None

    def begin(self, place: int, *, theme: Theme | None = None, is_last: bool | None = None) -> None:
        """Set a puzzle.

        Args:
            place: in the list, counted from 1.
            theme: what those are about that follow; None: anything.
            is_last: whether it ends what is practised; None: it is no part of that.
        """
        self._is_last, self._theme = is_last, theme
        self._game.screen.set_coached(True)
        self.puzzle.begin(place, default_seats(2)[0])

    def end(self) -> None:
        """Take the coach away: something else comes to the table."""
        if self.is_on:
            self.puzzle.leave()
            self._moment = self._answer = None
            self._game.screen.set_coached(False)

    # -- what is said -----------------------------------------------------------------------------

    def _on_asked(self, moment: PuzzleMoment) -> None:
        self._moment, self._answer = moment, None
        seen = self._game.table.observation
        self._places = {} if seen is None else places_in(seen)
        self._tell_window()
        others = (Choice.PUZZLES,) if self._is_last is None else (Choice.SKIP, Choice.LEAVE)
        self._coach.offer(None, Choice.SOLUTION, *others)
        self._say()
        self._game.screen.view.setFocus()

    def _on_proposed(self, action: Action) -> None:
        self.puzzle.propose(action)

    def _on_answered(self, answer: PuzzleAnswer) -> None:
        self._answer = answer
        if answer.solution is not None:
            solved = Solved(answer.tries, not answer.is_right, answer.hints)
            self._progress.solve(answer.number, solved)
            self._offer_ways_on()
        self._say()

    def _offer_ways_on(self) -> None:
        if self._is_last is not None:
            first = Choice.LEAVE if self._is_last else Choice.NEXT
            self._coach.offer(first, Choice.PLAY_ON)
        elif self._next_place() is None:
            self._coach.offer(Choice.PUZZLES, Choice.PLAY_ON)
        else:
            self._coach.offer(Choice.NEXT_PUZZLE, Choice.PLAY_ON, Choice.PUZZLES)

    def _next_place(self) -> int | None:
        """The next puzzle of the same choice; None after the last one."""
        begun = self.puzzle.place or 0
        following = enumerate(puzzle_list()[begun:], start=begun + 1)
        of_theme = (place for place, (_, theme) in following if self._theme in (None, theme))
        return next(of_theme, None)

    def _say(self) -> None:
        moment = self._moment
        if moment is None:
            return
        #: {number} of {count} puzzles; {theme} is such as "Save clue", {level} such as "Casual"
        heading = translate("Puzzle", "Puzzle {number} of {count} · {theme} · {level}").format(
            number=moment.place,
            count=len(puzzle_list()),
            theme=theme_name(moment.theme),
            level=level_name(moment.level),
        )
        self._coach.say(heading, self._paragraphs(RICH), "\n".join(self._paragraphs(PLAIN)))

    def _paragraphs(self, markup: Markup) -> tuple[str, ...]:
        answer, names = self._answer, self._game.words.names
        if answer is None:
            return (
                translate(
                    "Puzzle",
                    "What would you do here? One move is clearly best. Make it as in a game: the"
                    " table waits, and you may look back in the log first.",
                ),
            )
        if answer.solution is None:
            judgement = answer.judgement
            said = (
                ""
                if judgement is None
                else judgement_sentence(judgement, self._places, names, markup)
            )
            because = because_sentences(answer.because, self._places, names, markup)
            return tuple(filter(None, (said, because, self._cost(answer.cost.points))))
        told = hint_sentence(answer.solution, self._places, names, markup)
        verdict = translate("Puzzle", "That’s it.") if answer.is_right else ""
        #: {points} is a number such as 0.8
        other = translate(
            "Puzzle", "Any other move scores at least {points} points fewer on average."
        ).format(points=decimal(answer.runner_up.points, 1))
        return (f"{verdict} {told}".strip(), other)

    @staticmethod
    def _cost(points: float) -> str:
        #: {points} is a number such as 0.8
        text = translate(
            "Puzzle", "On average this scores {points} points fewer than the best move. Try again."
        )
        return text.format(points=decimal(points, 1))

    def _tell_window(self) -> None:
        if self._moment is not None:
            #: {number} of a puzzle
            title = translate("Puzzle", "Puzzle {number}").format(number=self._moment.place)
            self._window.tell(title, f"{title} · Hanabi")

    # -- where it goes on -------------------------------------------------------------------------

    def _on_chosen(self, choice: Choice) -> None:
        place = self.puzzle.place
        if place is None:
            return
        match choice:
            case Choice.SOLUTION:
                self.puzzle.show()
            case Choice.NEXT_PUZZLE:
                following = self._next_place()
                if following is not None:
                    self.begin(following, theme=self._theme)
            case Choice.PUZZLES | Choice.LEAVE:
                self.left.emit(place)
            case Choice.SKIP | Choice.NEXT:
                self.next_asked.emit()
            case Choice.PLAY_ON:
                game = self.puzzle.to_be_played_on()
                if game is not None:
                    self.end()
                    self._game.tables.branch(*game)
            case _:
                return
