"""Moments of one's own games on the table: the coach asks, judges, and tells the answer.

Part of the composition root.
"""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.controllers.game.game import GameController
from hanabi_desktop.game.moves import Action
from hanabi_desktop.models.turn_log import places_in
from hanabi_desktop.session.learning.own_moment import (
    MomentAnswer,
    MomentAsked,
    MomentInProgress,
    OwnMoment,
)
from hanabi_desktop.session.play.cost_watch import CostWatch
from hanabi_desktop.table.move_marks import MoveMarks
from hanabi_desktop.windows.game.coach import Choice
from hanabi_desktop.windows.main.main_window import MainWindow
from hanabi_desktop.windows.review.moves_drawn import moves_drawn
from hanabi_desktop.wording.markup import PLAIN, RICH, Markup
from hanabi_desktop.wording.own_moments import (
    answer_sentences,
    asked_sentence,
    moment_heading,
    moment_title,
    weighing_sentence,
)
from hanabi_desktop.wording.reasons import Places


@dataclass(frozen=True, slots=True)
class Place:
    """Where a moment stands among those that are set one after the other.

    Attributes:
        number: counted from 1.
        count: of how many.
    """

    number: int
    count: int

    @property
    def is_last(self) -> bool:
        """Whether nothing follows."""
        return self.number >= self.count


class OwnMomentsController(QObject):
    """Sets a moment at the table.

    Signals:
        ended: (bool) it is over, and whether it was solved at the first try.
        next_asked: go on with what follows.
        left: leave it all.
        lesson_asked: (Lesson) take this one.
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
        self._coach = game.screen.coach
        self.in_progress = MomentInProgress(game.session, costs, self)
        self._marks = MoveMarks(game.screen.scene, lambda: game.table.observation, self)
        self._place = Place(1, 1)
        self._asked: MomentAsked | None = None
        self._answer: MomentAnswer | None = None
        self._is_weighing = False
        self._places: Places = {}
        self.in_progress.asked.connect(self._on_asked)
        self.in_progress.weighing.connect(self._on_weighing)
        self.in_progress.answered.connect(self._on_answered)
        game.session.proposed.connect(self._on_proposed)
        game.left_table.connect(self.end)
        game.scripted_shown.connect(self._tell_window)
        window.language_changed.connect(self._say)
        self._coach.chosen.connect(self._on_chosen)

    @property
    def is_on(self) -> bool:
        """Whether a moment has the table."""
        return self._asked is not None

    def begin(self, moment: OwnMoment, place: Place) -> None:
        """Set this moment."""
        self._place = place
        self._marks.show()
        self._game.screen.set_coached(True)
        self.in_progress.begin(moment)

    def end(self) -> None:
        """Take the coach away: something else comes to the table."""
        if self.is_on:
            self.in_progress.leave()
            self._asked = self._answer = None
            self._marks.show()
            self._game.screen.set_coached(False)

    # -- what is said -----------------------------------------------------------------------------

    def _on_asked(self, asked: MomentAsked) -> None:
        self._asked, self._answer, self._is_weighing = asked, None, False
        seen = self._game.table.observation
        self._places = {} if seen is None else places_in(seen)
        self._tell_window()
        self._coach.offer(None, Choice.SOLUTION, Choice.SKIP, Choice.LEAVE)
        self._say()
        self._game.screen.view.setFocus()

    def _on_proposed(self, action: Action) -> None:
        self.in_progress.propose(action)

    def _on_weighing(self) -> None:
        self._is_weighing = True
        self._say()

    def _on_answered(self, answer: MomentAnswer) -> None:
        self._answer, self._is_weighing = answer, False
        if answer.found is not None:
            main = Choice.LEAVE if self._place.is_last else Choice.NEXT
            others = [Choice.LESSON] if answer.lesson is not None else []
            if not self._place.is_last:
                others.append(Choice.LEAVE)
            self._coach.offer(main, *others)
            self._mark(answer)
            self.ended.emit(answer.is_right and answer.tries == 1)
        self._say()

    def _mark(self, answer: MomentAnswer) -> None:
        """Draw what was done and what would have been better, on the table as it was."""
        if answer.found is not None and answer.solution is not None:
            self._marks.show(*moves_drawn(answer.found.action, answer.solution.action))

    def _say(self) -> None:
        if self._asked is not None:
            heading = moment_heading(self._asked, self._place.number, self._place.count)
            plain = "\n".join(self._paragraphs(PLAIN))
            self._coach.say(heading, self._paragraphs(RICH), plain)

    def _paragraphs(self, markup: Markup) -> tuple[str, ...]:
        answer, names = self._answer, self._game.words.names
        if self._is_weighing:
            return (weighing_sentence(),)
        if answer is None:
            return (asked_sentence(),)
        return answer_sentences(answer, self._places, names, markup)

    def _tell_window(self) -> None:
        if self._asked is not None:
            title = moment_title(self._asked)
            self._window.tell(title, f"{title} · Hanabi")

    # -- where it goes on -------------------------------------------------------------------------

    def _on_chosen(self, choice: Choice) -> None:
        if not self.is_on:
            return
        match choice:
            case Choice.SOLUTION:
                self.in_progress.show()
            case Choice.SKIP | Choice.NEXT:
                self.next_asked.emit()
            case Choice.LEAVE:
                self.left.emit()
            case Choice.LESSON:
                if self._answer is not None and self._answer.lesson is not None:
                    self.lesson_asked.emit(self._answer.lesson)
            case _:
                return
