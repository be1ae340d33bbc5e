"""Lessons at the table: texts, highlights and progress."""

from PySide6.QtCore import QCoreApplication, QObject, Signal

from hanabi_desktop.learning.lessons import Lesson, chapter_of, has_been_taught, lesson_after
from hanabi_desktop.session.guides.answers import puzzles_on
from hanabi_desktop.session.guides.lesson import LessonGuide, LessonMoment, WrongMove
from hanabi_desktop.session.learning import ProgressStore
from hanabi_desktop.session.play.advice import CostWatch
from hanabi_desktop.table.art.figures import LESSON_FIGURES, Drawing
from hanabi_desktop.table.marks import Spotlight
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.ui.game.advice_panel import Choice
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.wording.costs import judged_move
from hanabi_desktop.wording.learning import lesson_text, lesson_title
from hanabi_desktop.wording.markup import Markup

translate = QCoreApplication.translate


class LessonsController(QObject):
    """Presents lessons at the table (see ``Coached``).

    Signals:
        left: (Lesson) show the page of lessons, with this one selected.
        playing: (Lesson) play a game that suits this lesson.
        puzzles_asked: (Lesson) set the puzzles that suit this lesson.
    """

    left = Signal(object)
    playing = Signal(object)
    puzzles_asked = Signal(object)

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
        self._spotlight = Spotlight(game.screen.scene, self)
        self.guide = LessonGuide(game.session, costs, self)
        self._moment: LessonMoment | None = None
        self._wrong: WrongMove | None = None
        self._finished: Lesson | None = None
        self.guide.told.connect(self._on_told)
        self.guide.mistaken.connect(self._on_mistaken)
        self.guide.hurried.connect(self._on_hurried)
        self.guide.finished.connect(self._on_finished)

    def begin(self, lesson: Lesson, *, afresh: bool = False) -> None:
        """Start a lesson where it was left, or from its beginning."""
        self._finished = self._wrong = None
        place = 0 if afresh else self._progress.current.place_in(lesson)
        self._game.coach.attend(self)
        self.guide.begin(lesson, self._game.tables.person, place)

    def end(self) -> None:
        self.guide.close()
        self._moment = self._wrong = self._finished = None
        self._spotlight.point_at(())

    # -- texts ----------------------------------------------------------------------------------

    def _on_told(self, moment: LessonMoment) -> None:
        self._moment, self._wrong = moment, None
        self._progress.reach(moment.lesson, moment.place)
        self._spotlight.point_at(moment.things, moment.orders)
        self._game.coach.offer()
        if moment.waits_for_action:
            self._game.coach.await_move()

    def _on_mistaken(self, wrong: WrongMove) -> None:
        self._wrong = wrong
        self._progress.slip(wrong.lesson)
        self._game.coach.offer()

    def _on_hurried(self) -> None:
        self._window.toast.say(translate("Lesson", "Read this, then choose “Next”."))

    def _on_finished(self, lesson: Lesson) -> None:
        self._progress.finish(lesson)
        self._finished, self._moment = lesson, None
        self._spotlight.point_at(())
        self._game.coach.offer()

    def choices(self) -> tuple[Choice | None, tuple[Choice, ...]]:
        if self._finished is not None:
            has_puzzles = bool(puzzles_on(self._finished, self._progress.current))
            ways = [Choice.LIKE_THIS] if has_puzzles else []
            if lesson_after(self._finished) is not None:
                ways.append(Choice.NEXT_LESSON)
            # A pier ends in a game in which its lessons matter.
            is_last = self._finished is chapter_of(self._finished).lessons[-1]
            ways.insert(0 if is_last else len(ways), Choice.PLAY)
            ways.append(Choice.LESSONS)
            return ways[0], tuple(ways[1:])
        if self._moment is not None and self._moment.waits_for_action:
            return None, (Choice.SHOW, Choice.AGAIN, Choice.LESSONS)
        return Choice.GO_ON, (Choice.AGAIN, Choice.LESSONS)

    @property
    def _lesson(self) -> Lesson | None:
        return self._finished or self.guide.lesson

    def title(self) -> str:
        return "" if self._lesson is None else lesson_title(self._lesson)

    def heading(self) -> str:
        moment = self._moment
        if moment is None:
            return self.title()
        #: {lesson} is its title; {step} of {steps}
        return translate("Lesson", "{lesson} · {step} of {steps}").format(
            lesson=lesson_title(moment.lesson), step=moment.place + 1, steps=moment.steps
        )

    def paragraphs(self, markup: Markup) -> tuple[str, ...]:
        """Return the text of this step, or the objection to a wrong move."""
        if self._finished is not None:
            return (lesson_text(self._finished, "done", markup),)
        moment, wrong, seen = self._moment, self._wrong, self._game.table.observation
        if moment is None:
            return ()
        if wrong is None or seen is None:
            return (lesson_text(moment.lesson, moment.key, markup),)
        names, places = self._game.words.names, places_in(seen)
        knows_chop = has_been_taught(Lesson.CHOP_AND_FOCUS, by=moment.lesson)
        texts = (
            judged_move(
                wrong.judgement,
                wrong.because,
                None,
                places,
                names,
                markup,
                you=seen.seat,
                knows_chop=knows_chop,
            ),
            lesson_text(wrong.lesson, wrong.hint, markup),
        )
        return tuple(filter(None, texts))

    def figure(self) -> Drawing | None:
        """Return the figure that shows what one can do after a lesson."""
        return None if self._finished is None else LESSON_FIGURES[self._finished]

    # -- choices ----------------------------------------------------------------------------------

    def choose(self, choice: Choice) -> None:
        lesson = self._lesson
        if lesson is None:
            return
        match choice:
            case Choice.GO_ON:
                self.guide.go_on()
            case Choice.SHOW:
                self._progress.slip(lesson)
                self.guide.show()
            case Choice.AGAIN:
                self.begin(lesson, afresh=True)
            case Choice.NEXT_LESSON:
                following = lesson_after(lesson)
                if following is not None:
                    self.begin(following, afresh=True)
            case Choice.PLAY:
                self.playing.emit(lesson)
            case Choice.LIKE_THIS:
                self.puzzles_asked.emit(lesson)
            case Choice.LESSONS:
                self.left.emit(lesson)
            case _:
                return
