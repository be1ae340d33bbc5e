"""The practice of moments of one's own games."""

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.session.guides.answers import (
    MomentAnswer,
    MomentAsked,
    MomentGuide,
    OwnMoment,
)
from hanabi_desktop.session.play.advice import CostWatch
from hanabi_desktop.table.marks import MoveMarks
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.ui.game.advice_panel import Choice
from hanabi_desktop.ui.game.coach import Place
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.sentences import moves_drawn
from hanabi_desktop.wording.learning import (
    answer_sentences,
    asked_sentence,
    moment_heading,
    moment_title,
    weighing_sentence,
)
from hanabi_desktop.wording.markup import Markup
from hanabi_desktop.wording.move_reasons import Places


class OwnMomentsController(QObject):
    """Presents moments of one's own games (see ``Coached``).

    Attributes:
        guide: leads the session's game.

    Signals:
        ended: (bool) the moment is done; whether it was solved at the first try.
        next_asked: continue with the next item.
        left: end the practice.
        lesson_asked: (Lesson) start this lesson.
    """

    ended = Signal(bool)
    next_asked = Signal()
    left = Signal()
    lesson_asked = Signal(object)

    def __init__(
        self, window: MainWindow, game: GameController, costs: CostWatch, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self.guide = MomentGuide(game.session, costs, self)
        self._marks = MoveMarks(game.screen.scene, lambda: game.table.observation, self)
        self._place = Place(1, 1)
        self._asked: MomentAsked | None = None
        self._answer: MomentAnswer | None = None
        self._is_weighing = False
        self._places: Places = {}
        self.guide.asked.connect(self._on_asked)
        self.guide.weighing.connect(self._on_weighing)
        self.guide.answered.connect(self._on_answered)

    def begin(self, moment: OwnMoment, place: Place) -> None:
        """Present a moment."""
        self._place = place
        self._marks.show()
        self._game.coach.attend(self)
        self.guide.begin(moment)

    def end(self) -> None:
        """Reset, because another game has the table."""
        self.guide.close()
        self._asked = self._answer = None
        self._marks.show()

    # -- texts ------------------------------------------------------------------------------------

    def _on_asked(self, asked: MomentAsked) -> None:
        self._asked, self._answer, self._is_weighing = asked, None, False
        seen = self._game.table.observation
        self._places = {} if seen is None else places_in(seen)
        self._game.coach.offer()
        self._game.coach.await_move()

    def _on_weighing(self) -> None:
        self._is_weighing = True
        self._game.coach.offer()

    def _on_answered(self, answer: MomentAnswer) -> None:
        self._answer, self._is_weighing = answer, False
        self._game.coach.offer()
        if answer.found is not None:
            self._mark(answer)
            self.ended.emit(answer.is_right and answer.tries == 1)

    def figure(self) -> None:
        """Return None: no figure is shown."""

    def choices(self) -> tuple[Choice | None, tuple[Choice, ...]]:
        """Return the main choice and the other choices."""
        answer = self._answer
        if answer is None or answer.found is None:
            return None, (Choice.SOLUTION, Choice.SKIP, Choice.LEAVE)
        main = Choice.LEAVE if self._place.is_last else Choice.NEXT
        lesson = (Choice.LESSON,) if answer.lesson is not None else ()
        leave = () if self._place.is_last else (Choice.LEAVE,)
        return main, (*lesson, *leave)

    def _mark(self, answer: MomentAnswer) -> None:
        """Mark the move made and the better one on the table."""
        if answer.found is not None and answer.solution is not None:
            self._marks.show(*moves_drawn(answer.found.action, answer.solution.action))

    def title(self) -> str:
        """Return the title of the moment."""
        return "" if self._asked is None else moment_title(self._asked)

    def heading(self) -> str:
        """Return the title of the moment, and its place in the series."""
        if self._asked is None:
            return ""
        return moment_heading(self._asked, self._place.number, self._place.count)

    def paragraphs(self, markup: Markup) -> tuple[str, ...]:
        """Return the question, or the feedback once it is answered."""
        answer, names = self._answer, self._game.words.names
        if self._is_weighing:
            return (weighing_sentence(),)
        if answer is None:
            return (asked_sentence(),)
        seen = self._game.table.observation
        you = None if seen is None else seen.seat
        return answer_sentences(answer, self._places, names, markup, you)

    # -- choices ----------------------------------------------------------------------------------

    def choose(self, choice: Choice) -> None:
        """Show the answer, or go on."""
        match choice:
            case Choice.SOLUTION:
                self.guide.show()
            case Choice.SKIP | Choice.NEXT:
                self.next_asked.emit()
            case Choice.LEAVE:
                self.left.emit()
            case Choice.LESSON:
                if self._answer is not None and self._answer.lesson is not None:
                    self.lesson_asked.emit(self._answer.lesson)
            case _:
                return
