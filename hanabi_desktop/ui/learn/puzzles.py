"""Puzzles at the table."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Signal

from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.progress import Solved
from hanabi_desktop.learning.puzzle_order import (
    Rating,
    difficulty_of,
    is_first_try,
    next_puzzle,
    puzzles_until_rating,
    rating_of_solver,
)
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.session.guides.answers import (
    PuzzleAnswer,
    PuzzleGuide,
    PuzzleMoment,
    puzzle_list,
)
from hanabi_desktop.session.learning import ProgressStore
from hanabi_desktop.session.play.advice import CostWatch
from hanabi_desktop.support.translation import decimal, signed
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.teammates.teammate import Decision
from hanabi_desktop.ui.game.advice_panel import Choice
from hanabi_desktop.ui.game.coach import Place
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.wording.costs import judged_move
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.hints import hint_sentence, why_not_sentence
from hanabi_desktop.wording.learning import difficulty_name, rating_words, theme_name
from hanabi_desktop.wording.markup import Markup
from hanabi_desktop.wording.move_reasons import Places
from hanabi_desktop.wording.names import level_name, variant_names

translate = QCoreApplication.translate


class PuzzlesController(QObject):
    """Presents puzzles at the table (see ``Coached``).

    Attributes:
        guide: leads the session's game.

    Signals:
        left: (int) show the list of puzzles, with the one at this place selected.
        next_asked: continue the practice.
        lesson_asked: (Lesson) start the lesson that follows its puzzles.
    """

    left = Signal(int)
    next_asked = Signal()
    lesson_asked = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        game: GameController,
        progress: ProgressStore,
        costs: CostWatch,
        today: Callable[[], int],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._progress = progress
        self._today = today
        self.guide = PuzzleGuide(game.session, costs, self)
        self._moment: PuzzleMoment | None = None
        self._answer: PuzzleAnswer | None = None
        self._wrong: PuzzleAnswer | None = None
        self._before: Rating | None = None
        self._places: Places = {}
        self._series: Place | None = None
        self._theme: Theme | None = None
        self._solved: set[int] | None = None
        self._following: Lesson | None = None
        self._counts = Counts()
        self.guide.asked.connect(self._on_asked)
        self.guide.answered.connect(self._on_answered)

    def begin(
        self,
        place: int,
        *,
        theme: Theme | None = None,
        series: Place | None = None,
        solved: set[int] | None = None,
        following: Lesson | None = None,
    ) -> None:
        """Set a puzzle.

        Args:
            place: its place in the list, counted from 1.
            theme: the theme of the puzzles that may follow; None for any.
            series: its position in a practice or a run; None outside of them.
            solved: the puzzles of the run that were solved at the first try, by their places in the
                list; this one may be added. None outside a run.
            following: the lesson that follows the last puzzle of the series; None if none does.
        """
        self._series, self._theme, self._solved = series, theme, solved
        self._following = following
        self._game.coach.attend(self)
        self.guide.begin(place, self._game.tables.person)

    def end(self) -> None:
        """Reset, because another game has the table."""
        self.guide.close()
        self._moment = self._answer = self._wrong = self._before = None

    # -- texts ------------------------------------------------------------------------------------

    def _on_asked(self, moment: PuzzleMoment) -> None:
        self._moment, self._answer, self._wrong, self._before = moment, None, None, None
        seen = self._game.table.observation
        self._places = {} if seen is None else places_in(seen)
        self._game.coach.offer()
        self._game.coach.await_move()

    def _on_answered(self, answer: PuzzleAnswer) -> None:
        self._answer = answer
        if answer.solution is None:
            self._wrong = answer
        else:
            self._keep(answer)
        self._game.coach.offer()

    def _keep(self, answer: PuzzleAnswer) -> None:
        """Save the result, and note the person's rating before a first attempt, which may change it."""
        progress = self._progress
        is_first = answer.number not in progress.current.puzzles
        self._before = rating_of_solver(puzzle_list(), progress.current) if is_first else None
        attempt = Solved(answer.tries, not answer.is_right, answer.hints)
        progress.solve(answer.number, attempt, self._today())
        if self._solved is not None and self.guide.place is not None and is_first_try(attempt):
            self._solved.add(self.guide.place)

    def figure(self) -> None:
        """Return None: no figure is shown."""

    def choices(self) -> tuple[Choice | None, tuple[Choice, ...]]:
        """Return the main choice and the other choices."""
        if self._answer is None or self._answer.solution is None:
            others = (Choice.PUZZLES,) if self._series is None else (Choice.SKIP, Choice.LEAVE)
            return None, (Choice.SOLUTION, *others)
        if self._series is not None:
            if not self._series.is_last:
                return Choice.NEXT_PUZZLE, (Choice.PLAY_ON,)
            if self._following is None:
                return Choice.DONE, (Choice.PLAY_ON,)
            return Choice.NEXT_LESSON, (Choice.PLAY_ON, Choice.DONE)
        if self._next_place() is None:
            return Choice.PUZZLES, (Choice.PLAY_ON,)
        return Choice.NEXT_PUZZLE, (Choice.PLAY_ON, Choice.PUZZLES)

    def _next_place(self) -> int | None:
        """Return the place of the next puzzle: what is due or new, or the next one of a chosen theme."""
        entries, begun = puzzle_list(), self.guide.place or 0
        if self._theme is None:
            last = None if self._moment is None else self._moment.theme
            return next_puzzle(entries, self._progress.current, self._today(), last)
        following = enumerate(entries[begun:], start=begun + 1)
        return next((place for place, entry in following if entry.theme is self._theme), None)

    def title(self) -> str:
        """Return the number of the puzzle, as a title."""
        if self._moment is None:
            return ""
        #: {number} of a puzzle
        return translate("Puzzle", "Puzzle {number}").format(number=self._moment.place)

    def heading(self) -> str:
        """Return the puzzle's number, difficulty, level and variants; once it is answered, also its theme."""
        moment, answer = self._moment, self._answer
        if moment is None:
            return ""
        series = self._series
        if self._solved is None or series is None:
            #: {number} of {count} puzzles
            text = translate("Puzzle", "Puzzle {number} of {count}")
            parts = [text.format(number=moment.place, count=len(puzzle_list()))]
        else:
            #: the place of a puzzle in a run, such as "Run: 2 of 5"
            text = translate("Puzzle", "Run: {number} of {count}")
            parts = [text.format(number=series.number, count=series.count)]
        if answer is not None and answer.solution is not None:
            parts.append(theme_name(moment.theme))
        variants = (name for name in variant_names(moment.options) if name != parts[-1])
        difficulty = difficulty_name(difficulty_of(puzzle_list()[moment.place - 1].rating))
        #: {level} of the teammates in a puzzle, such as "Expert"
        level = translate("Puzzle", "teammates: {level}").format(level=level_name(moment.level))
        return " · ".join((*parts, difficulty, level, *variants))

    def paragraphs(self, markup: Markup) -> tuple[str, ...]:
        """Return the question, or the feedback once it is answered."""
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
            judgement, because = answer.judgement, answer.because
            said = judged_move(
                judgement, because, None, self._places, names, markup, you=self._seat
            )
            return tuple(filter(None, (said, self._cost(answer.cost.points))))
        told = hint_sentence(answer.solution, self._places, names, markup)
        verdict = translate("Puzzle", "That’s it.") if answer.is_right else ""
        #: {points} is a number such as 0.8
        other = translate(
            "Puzzle", "Any other move scores at least {points} points fewer on average."
        ).format(points=decimal(answer.runner_up.points, 1))
        return tuple(
            filter(
                None,
                (
                    self._end_of_run(),
                    f"{verdict} {told}".strip(),
                    self._why_not(answer.solution, markup) or other,
                    self._rating(),
                ),
            )
        )

    def _why_not(self, solution: Decision, markup: Markup) -> str:
        """Return why the person's own answer is not as good; empty if it is not known."""
        wrong, names = self._wrong, self._game.words.names
        if wrong is None or wrong.judgement is None or not wrong.because:
            return ""
        action = wrong.judgement.action
        return why_not_sentence(
            action, wrong.because, self._places, names, markup, you=self._seat, best=solution
        )

    @property
    def _seat(self) -> int | None:
        """The solver's seat."""
        seen = self._game.table.observation
        return None if seen is None else seen.seat

    def _rating(self) -> str:
        """Return the person's new rating, or why it isn't shown; empty after a repeated attempt."""
        if self._before is None or self._answer is None:
            return ""
        if self._answer.hints:
            return translate("Puzzle", "Not rated, because you asked for a hint.")
        if not self._answer.tries:
            return translate("Puzzle", "Not rated, because you asked for the answer.")
        entries, progress = puzzle_list(), self._progress.current
        missing = puzzles_until_rating(entries, progress)
        if missing:
            return self._counts.puzzles_until_rating(missing)
        after = rating_of_solver(entries, progress)
        change = round(after.points) - round(self._before.points)
        #: {you} is a rating such as "1,520 ± 80"; {change} is such as "+12"
        text = translate("Puzzle", "Your rating: {you} ({change}).")
        return text.format(you=rating_words(after), change=signed(change))

    def _end_of_run(self) -> str:
        """Return how a run went, after its last puzzle; else an empty text."""
        series, solved = self._series, self._solved
        if solved is None or series is None or not series.is_last:
            return ""
        if len(solved) == series.count:
            return translate("Puzzle", "That was the last of the run: every one on the first try!")
        #: {solved} of {count} puzzles
        text = translate(
            "Puzzle", "That was the last of the run: {solved} of {count} on the first try."
        )
        return text.format(solved=len(solved), count=series.count)

    @staticmethod
    def _cost(points: float) -> str:
        #: {points} is a number such as 0.8
        text = translate(
            "Puzzle", "On average this scores {points} points fewer than the best move. Try again."
        )
        return text.format(points=decimal(points, 1))

    # -- choices ----------------------------------------------------------------------------------

    def choose(self, choice: Choice) -> None:
        """Show the answer, or go on."""
        place = self.guide.place
        if place is None:
            return
        match choice:
            case Choice.SOLUTION:
                self.guide.show()
            case Choice.NEXT_PUZZLE if self._series is not None:
                self.next_asked.emit()
            case Choice.NEXT_PUZZLE:
                following = self._next_place()
                if following is not None:
                    self.begin(following, theme=self._theme)
            case Choice.PUZZLES | Choice.LEAVE | Choice.DONE:
                self.left.emit(place)
            case Choice.NEXT_LESSON:
                self.lesson_asked.emit(self._following)
            case Choice.SKIP:
                self.next_asked.emit()
            case Choice.PLAY_ON:
                game = self.guide.game_to_continue()
                if game is not None:
                    self._game.tables.branch(*game)
            case _:
                return
