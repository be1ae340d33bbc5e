"""The page of lessons and puzzles, the queue of moments to practise, and the hints of a first game."""

from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.learning.daily import DayResult
from hanabi_desktop.learning.lessons import (
    DEALS,
    RULES_OF,
    Chapter,
    Lesson,
    chapter_of,
    lesson_after,
)
from hanabi_desktop.learning.path import (
    Run,
    lesson_with_game,
    lessons_around,
    light_of,
    next_lesson,
)
from hanabi_desktop.learning.progress import Exercise, FirstHint, hint_due, is_in_first_games
from hanabi_desktop.learning.puzzle_order import next_puzzle, run_of_the_day, run_on
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.session.guides.answers import (
    OwnMoment,
    puzzle_list,
    puzzles_on,
    unsolved_puzzles,
)
from hanabi_desktop.session.learning import ProgressStore, Trainer
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.play.advice import CostWatch
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.session.reviews import ReviewService
from hanabi_desktop.session.setup import GameSetup, teammates_for, with_badges
from hanabi_desktop.ui.game.coach import Place
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.learn.guessing import GuessingController
from hanabi_desktop.ui.learn.learn_page import LearnPage
from hanabi_desktop.ui.learn.lessons import LessonsController
from hanabi_desktop.ui.learn.lists_page import ListsPage
from hanabi_desktop.ui.learn.own_moments import OwnMomentsController
from hanabi_desktop.ui.learn.path import RunPlate
from hanabi_desktop.ui.learn.puzzles import PuzzlesController
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.seats import random_deal
from hanabi_desktop.wording.learning import first_hint_sentence, lesson_title

translate = QCoreApplication.translate


_HINT_MS = 15_000
"""How long a hint stays; the next move removes it."""

Item = OwnMoment | Exercise | int
"""A moment, an exercise whose moment has to be read first, or a puzzle by its place in the list."""


class PracticeController(QObject):
    """Works through exercises that are due, or through the moments of a review.

    Signals:
        over: (OwnMoment or None) the queue was finished or left. The argument is the last moment of
            a review, or None after practising exercises that are due.
    """

    over = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        game: GameController,
        progress: ProgressStore,
        trainer: Trainer,
        moments: OwnMomentsController,
        puzzles: PuzzlesController,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._progress = progress
        self._trainer = trainer
        self._moments = moments
        self._puzzles = puzzles
        self._left: deque[Item] = deque()
        self._solved: set[int] | None = None
        self._following: Lesson | None = None
        self._count = 0
        self._is_of_review = False
        self._exercise: Exercise | None = None
        self._at: OwnMoment | None = None
        moments.ended.connect(self._on_ended)
        moments.next_asked.connect(self._go_on)
        moments.left.connect(self._leave)
        puzzles.next_asked.connect(self._go_on)

    def try_yourself(self, moments: Sequence[OwnMoment]) -> None:
        self._begin(moments, is_of_review=True)

    def practise(self) -> None:
        """Work through the exercises that are due, each followed by a puzzle with its theme."""
        self._begin(list(self._mixed(self._trainer.due())), is_of_review=False)

    def practise_puzzles(self, places: Sequence[int], following: Lesson | None) -> None:
        """Work through the puzzles of a lesson, by their places in the list, up to the next lesson."""
        self._begin(places, is_of_review=False, following=following)

    def run(self, places: Sequence[int]) -> None:
        """Work through a run of puzzles, by their places in the list."""
        self._begin(places, is_of_review=False, solved=set())

    def go_on_with(self, run: Run) -> None:
        """Work through the rest of a run that may have been begun before; all of it if it is over."""
        left = run.left
        done = len(run.places) - len(left)
        solved = set(run.at_once - set(left))
        self._begin(left, is_of_review=False, solved=solved, done=done)

    def drop(self) -> None:
        """Clear the queue, because another game comes to the table."""
        self._left.clear()

    def _mixed(self, due: Sequence[Exercise]) -> Iterator[Item]:
        places = unsolved_puzzles(self._progress.current)
        for exercise in due:
            yield exercise
            fitting = (place for place, theme in places.items() if theme is exercise.theme)
            place = next(fitting, None)
            if place is not None:
                del places[place]
                yield place

    def _begin(
        self,
        items: Sequence[Item],
        *,
        is_of_review: bool,
        solved: set[int] | None = None,
        done: int = 0,
        following: Lesson | None = None,
    ) -> None:
        """Begin with the first of the items, after others that were ``done`` before."""
        self._following = following
        self._left, self._solved = deque(items), solved
        self._count, self._is_of_review, self._at = done + len(items), is_of_review, None
        self._go_on()

    def _go_on(self) -> None:
        if not self._left:
            self._leave()
            return
        item = self._left.popleft()
        self._exercise = None
        if isinstance(item, int):
            self._puzzles.begin(
                item, series=self._place, solved=self._solved, following=self._following
            )
        elif isinstance(item, Exercise):
            self._trainer.open(item, lambda moment: self._set(item, moment))
        else:
            self._exercise = self._trainer.exercise_of(item)
            self._set(self._exercise, item)

    def _set(self, exercise: Exercise | None, moment: OwnMoment | None) -> None:
        if moment is None:
            self._window.toast.say(
                translate("OwnMoment", "One of these games is no longer in your library.")
            )
            if self._left and isinstance(self._left[0], int):
                self._left.popleft()  # skip the puzzle that belongs to it
            self._go_on()
            return
        self._exercise, self._at = exercise, moment
        self._moments.begin(moment, self._place)

    @property
    def _place(self) -> Place:
        """The position of the present item in the queue."""
        return Place(self._count - len(self._left), self._count)

    def _on_ended(self, solved: bool) -> None:  # noqa: FBT001 (a signal's argument)
        if self._exercise is not None:
            self._trainer.tried(self._exercise, solved=solved)

    def _leave(self) -> None:
        at = self._at if self._is_of_review else None
        self._left.clear()
        self._game.coach.dismiss()
        self.over.emit(at)


class FirstGameController(QObject):
    """Tells a beginner a few things at the right moments of their first games, each once.

    A person who has played before, and one among several at the screen, is told nothing.
    """

    def __init__(
        self, window: MainWindow, game: GameController, progress: ProgressStore, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._progress = progress
        self._is_shown = False
        game.session.cursor.changed.connect(self._on_changed)

    def _on_changed(self) -> None:
        session, toast = self._game.session, self._window.toast
        if self._is_shown:
            self._is_shown = False
            toast.dismiss()
        progress, setup = self._progress.current, session.setup
        if not is_in_first_games(progress) or setup is None or session.mode is not Mode.PLAYED:
            return
        seen = session.cursor.present
        if seen is None or sum(seat.is_person for seat in setup.seats) > 1:
            return
        hint = hint_due(seen, progress.hints)
        if hint is not None and self._window.start_page.has_played_before:
            self._progress.note_hints(FirstHint)
        elif hint is not None:
            self._progress.note_hints([hint])
            self._is_shown = True
            toast.say(first_hint_sentence(hint), _HINT_MS)


def _next_lesson_text(lesson: Lesson) -> str:
    #: {lesson} is its title
    return translate("Learning", "Next lesson: {lesson}").format(lesson=lesson_title(lesson))


class LearningController(QObject):
    """Shows lessons, puzzles and practice, and starts them.

    Attributes:
        lessons, puzzles, moments: the controllers that present them at the table.
        guessing: lets a person guess the moves of a finished game.
        trainer: knows which moments of one's own games are due.
        practice: works through them.
        page: the page with the path of lessons; None until it is first shown.
        lists: the page that lists every lesson and puzzle; None until it is first shown.
    """

    def __init__(
        self,
        window: MainWindow,
        game: GameController,
        library: LibraryService,
        reviews: ReviewService,
        profile: Path,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self.progress = ProgressStore(profile, self)
        self._costs = CostWatch(self)
        self.lessons = LessonsController(window, game, self.progress, self._costs, self)
        self.trainer = Trainer(self.progress, library, reviews, self)
        self.puzzles = PuzzlesController(
            window, game, self.progress, self._costs, self.trainer.today, self
        )
        self.moments = OwnMomentsController(window, game, self._costs, self)
        self.practice = PracticeController(
            window, game, self.progress, self.trainer, self.moments, self.puzzles, self
        )
        self.guessing = GuessingController(window, game, self._costs, self)
        FirstGameController(window, game, self.progress, self)
        self.page: LearnPage | None = None
        self._day: DayResult | None = None
        self.lists: ListsPage | None = None
        self._page_left: QWidget | None = None
        self._begun: GameSetup | None = None
        window.commands.connect(Command.LEARN, self.show)
        game.session.started.connect(self._on_started)
        game.tables.lesson_asked.connect(self.begin_lesson)
        game.end.shown.connect(self._on_end_shown)
        game.end.page.path_button.clicked.connect(self._go_on_along_path)
        self.lessons.left.connect(self._return_to_lessons)
        self.lessons.playing.connect(self._play)
        self.lessons.puzzles_asked.connect(self._begin_puzzles_on)
        self.puzzles.left.connect(self._return_to_puzzles)
        self.moments.lesson_asked.connect(self.begin_lesson)
        self.puzzles.lesson_asked.connect(self.begin_lesson)
        self.practice.over.connect(self._on_practised)
        window.start_page.play_button.clicked.connect(self._note_experience)
        window.turned.connect(self._on_turned)
        window.language_changed.connect(self._tell_path)
        self.trainer.changed.connect(self._tell_due)
        self.progress.saved.connect(self._tell_problem)
        self._tell_due()
        self._tell_path()

    def close(self) -> None:
        """Stop measuring, and wait until all progress is saved."""
        self.guessing.guide.stop()
        self._costs.close()
        self.progress.close()

    def _tell_due(self) -> None:
        """Show on the start page and on the pages here how many moments are due."""
        due = len(self.trainer.due())
        self._window.start_page.show_due(due)
        for page in self._pages:
            page.show_due(due)

    def show_day(self, result: DayResult | None) -> None:
        """Show on the page what was reached on today's deal; None if it was not played yet."""
        self._day = result
        if self.page is not None:
            self.page.show_day(result)

    def _tell_problem(self) -> None:
        for page in self._pages:
            page.show_problem(self._problem())

    @property
    def _pages(self) -> tuple[LearnPage | ListsPage, ...]:
        return tuple(page for page in (self.page, self.lists) if page is not None)

    def _on_turned(self) -> None:
        """Note which of the two pages is shown, to come back to it from the table."""
        if self._window.page in self._pages:
            self._page_left = self._window.page
        elif self._window.page is self._window.start_page:
            self._begun = None
            self._tell_path()

    def _tell_path(self) -> None:
        """Show the stretch of the path around the next lesson on the start page."""
        progress, start = self.progress.current, self._window.start_page
        lesson = next_lesson(progress)
        if lesson is None:
            start.show_path("", ())
            return
        text = _next_lesson_text(lesson)
        start.show_path(text, [light_of(one, progress) for one in lessons_around(lesson)])

    def _note_experience(self) -> None:
        """Mark the lessons on the rules as known if the person says that they have played before."""
        if self._window.start_page.has_played_before:
            self.progress.know(Chapter.RULES.lessons)

    def _on_practised(self, moment: OwnMoment | None) -> None:
        """Return to where the practice began, unless that is a review."""
        if moment is None:
            self._game.to_start()
            page = self._show_again()
            if self.trainer.due():
                page.practise_button.setFocus()

    # -- the page ---------------------------------------------------------------------------------

    def show(self) -> None:
        """Turn to the path; a newcomer who asks on the start page gets the first lesson at once."""
        start = self._window.start_page
        if start.asks_experience and self._window.page is start:
            self.begin_lesson(next_lesson(self.progress.current) or Lesson.TABLE)
        elif self.page is None or self._window.page is not self.page:
            self._show_path()

    def _show_path(self, lesson: Lesson | None = None) -> LearnPage:
        """Turn to the path, by default at the next lesson."""
        page = self.page or self._create_page()
        self._fill(page)
        page.choose(lesson)
        return page

    def _show_lists(self, lesson: Lesson | None = None, puzzle: int | None = None) -> ListsPage:
        page = self.lists or self._create_lists()
        self._fill(page)
        page.choose(lesson, puzzle)
        return page

    def _show_again(
        self, lesson: Lesson | None = None, puzzle: int | None = None
    ) -> LearnPage | ListsPage:
        """Turn to the page from which a lesson or puzzle was begun, by default to the path."""
        if self.lists is not None and self._page_left is self.lists:
            return self._show_lists(lesson, puzzle)
        return self._show_path(lesson)

    def _fill(self, page: LearnPage | ListsPage) -> None:
        """Show the progress on a page, and turn to it."""
        page.show_progress(self.progress.current, self.trainer.today())
        page.show_problem(self._problem())
        page.show_due(len(self.trainer.due()))
        self._game.visit(page, translate("Learning", "Learn · Hanabi"))

    def _create_page(self) -> LearnPage:
        page, commands = LearnPage(puzzle_list()), self._window.commands
        self.page = page
        page.show_day(self._day)
        self._window.add_page(page)
        for lesson, lantern in page.shore.lessons.items():
            lantern.clicked.connect(lambda _=False, chosen=lesson: self.begin_lesson(chosen))
        for plate in (page.run_button, *page.shore.runs.values()):
            plate.clicked.connect(lambda _=False, chosen=plate: self._go_on_with_run(chosen))
        for pier in page.shore.piers:
            pier.game.clicked.connect(lambda _=False, end=pier.chapter: self._play_on_pier(end))
        page.go_on_button.clicked.connect(lambda: self.begin_lesson(page.next_lesson))
        page.day_button.clicked.connect(commands[Command.DEAL_OF_THE_DAY].trigger)
        page.practise_button.clicked.connect(self.practice.practise)
        page.next_button.clicked.connect(self._begin_next_puzzle)
        page.lists_button.clicked.connect(lambda _=False: self._show_lists())
        page.rulebook_button.clicked.connect(commands[Command.RULES].trigger)
        page.back_button.clicked.connect(self._game.go_back)
        return page

    def _create_lists(self) -> ListsPage:
        page = self.lists = ListsPage(puzzle_list())
        self._window.add_page(page)
        page.lessons.taken.connect(self.begin_lesson)
        page.go_on_button.clicked.connect(lambda: self.begin_lesson(page.next_lesson))
        page.puzzles.taken.connect(
            lambda place: self.begin_puzzle(place, page.themes.currentData())
        )
        page.practise_button.clicked.connect(self.practice.practise)
        page.next_button.clicked.connect(self._begin_next_puzzle)
        page.run_button.clicked.connect(lambda: self.begin_run(page.themes.currentData()))
        page.rulebook_button.clicked.connect(self._window.commands[Command.RULES].trigger)
        page.back_button.clicked.connect(lambda _=False: self._show_path())
        return page

    def _problem(self) -> str:
        """Return the message about progress that could not be saved, if any."""
        if self.progress.unsaved is not None:
            return translate(
                "Learning", "New progress can’t be saved right now and will be lost when you quit."
            )
        if self.progress.set_aside is not None:
            text = translate(
                "Learning",
                "Your progress could not be read and has been reset. The old file is kept as"
                " {file}.",
            )
            return text.format(file=self.progress.set_aside.name)
        return ""

    def _return_to_lessons(self, lesson: Lesson) -> None:
        self._game.to_start()
        self._show_again(lesson=lesson)

    def _return_to_puzzles(self, place: int) -> None:
        self.practice.drop()
        self._game.to_start()
        self._show_again(puzzle=place)

    # -- on the table -------------------------------------------------------------------------------

    def begin_lesson(self, lesson: Lesson) -> None:
        self.practice.drop()
        self.lessons.begin(lesson)

    def begin_puzzle(self, place: int, theme: Theme | None = None) -> None:
        """Set a puzzle by its place in the list, counted from 1; others of the theme may follow."""
        self.practice.drop()
        self.puzzles.begin(place, theme=theme)

    def _begin_puzzles_on(self, lesson: Lesson) -> None:
        """Set the puzzles of a lesson's kind, one after the other."""
        places = puzzles_on(lesson, self.progress.current)
        self.practice.practise_puzzles(places, lesson_after(lesson))

    def _begin_next_puzzle(self) -> None:
        """Set the puzzle that is due or new."""
        place = next_puzzle(puzzle_list(), self.progress.current, self.trainer.today())
        if place is not None:
            self.begin_puzzle(place)

    def begin_run(self, theme: Theme | None) -> None:
        """Start a run of five puzzles of a theme; of mixed themes, the same all day, for None."""
        entries = puzzle_list()
        if theme is None:
            self.practice.run(run_of_the_day(entries, self.trainer.today()))
        else:
            self.practice.run(run_on(entries, self.progress.current, theme))

    def _go_on_with_run(self, plate: RunPlate) -> None:
        if plate.run is not None:
            self.practice.go_on_with(plate.run)

    def try_yourself(self, moments: Sequence[OwnMoment]) -> None:
        self.practice.try_yourself(moments)

    def _on_started(self) -> None:
        """End practising when a game without a guide starts."""
        if self._game.session.mode is not Mode.LED:
            self.practice.drop()

    def _play_on_pier(self, chapter: Chapter) -> None:
        self._play(lesson_with_game(chapter, self.progress.current))

    def _play(self, lesson: Lesson) -> None:
        """Start a game at the level of a lesson, by its rules, with a deal in which it matters."""
        options = RULES_OF.get(lesson, GameOptions(3))
        deals = DEALS.get(lesson, ())
        deal = deals[random_deal() % len(deals)] if deals else random_deal()
        person = self._game.tables.person
        others = (chapter_of(lesson).level,) * (options.players - 1)
        seats = with_badges((person, *teammates_for(others, [person.name])))
        self._begun = GameSetup(seats, options, deal)
        self._game.tables.start(self._begun)

    def _on_end_shown(self) -> None:
        """Offer to go on along the path after a game that was begun there, or one more at that table."""
        setup, begun = self._game.session.setup, self._begun
        if setup is None or begun is None:
            return
        if (setup.seats, setup.options) == (begun.seats, begun.options):
            self._game.end.page.offer_path(self._path_text)

    def _path_text(self) -> str:
        lesson = next_lesson(self.progress.current)
        if lesson is None:
            return translate("Learning", "Back to the lessons")
        return _next_lesson_text(lesson)

    def _go_on_along_path(self) -> None:
        lesson = next_lesson(self.progress.current)
        if lesson is None:
            self._show_path()
        else:
            self.begin_lesson(lesson)
