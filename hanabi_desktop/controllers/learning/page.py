"""Learning in the window: lessons, puzzles, and how far the learner has come.

Part of the composition root.
"""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject

from hanabi_desktop.controllers.game.game import GameController
from hanabi_desktop.controllers.learning.lessons import LessonsController
from hanabi_desktop.controllers.learning.puzzles import PuzzlesController
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.learning.lessons import Lesson, chapter_of
from hanabi_desktop.session.learning.progress_store import ProgressStore
from hanabi_desktop.session.learning.puzzle import puzzle_count
from hanabi_desktop.session.setup import GameSetup, teammates_for, with_badges
from hanabi_desktop.windows.dialogs.new_game import default_seats, random_deal
from hanabi_desktop.windows.learning.learn_page import LearnPage
from hanabi_desktop.windows.main.main_window import MainWindow

translate = QCoreApplication.translate

_RULES_OF: dict[Lesson, GameOptions] = {
    Lesson.DOUBLE_FINESSES: GameOptions(4),
    Lesson.MULTICOLOUR: GameOptions(3, multicolour=True),
    Lesson.CHOREOGRAPHY: GameOptions(3, choreography=True),
    Lesson.BOUQUET: GameOptions(3, final_bouquet=True),
}
"""What is played after a lesson; the usual game after every other."""


class LearningController(QObject):
    """Shows what can be learned, and begins it.

    Attributes:
        lessons, puzzles: those that have the table.
        page: the list of both; None until it is looked at for the first time.
    """

    def __init__(
        self, window: MainWindow, game: GameController, profile: Path, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self.progress = ProgressStore(profile)
        self.lessons = LessonsController(window, game, self.progress, self)
        self.puzzles = PuzzlesController(window, game, self.progress, self)
        self.page: LearnPage | None = None
        window.menu.learn.connect(self.show)
        game.session.started.connect(self._on_started)
        self.lessons.left.connect(self._show_lessons)
        self.lessons.playing.connect(self._play)
        self.puzzles.left.connect(self._show_puzzles)

    def close(self) -> None:
        """Wait until all progress is kept."""
        self.progress.close()

    # -- the page ---------------------------------------------------------------------------------

    def show(self) -> None:
        """Turn to the page of lessons and puzzles."""
        if self.page is None or self._window.page is not self.page:
            self._show_page().choose()

    def _show_page(self) -> LearnPage:
        page = self.page or self._made()
        page.show_progress(self.progress.current, self._problem())
        self._game.visit(page, translate("Learning", "Learn · Hanabi"))
        return page

    def _made(self) -> LearnPage:
        page = self.page = LearnPage(puzzle_count())
        self._window.add_page(page)
        page.lesson_chosen.connect(self.begin_lesson)
        page.puzzle_chosen.connect(self.begin_puzzle)
        page.rulebook.connect(self._window.menu.rules)
        page.left.connect(self._game.go_back)
        return page

    def _problem(self) -> str:
        """What is wrong with keeping the progress, if anything is."""
        if self.progress.unsaved is not None:
            return translate(
                "Learning", "Your progress can’t be saved right now and will be lost when you quit."
            )
        if self.progress.set_aside is not None:
            text = translate(
                "Learning",
                "Your progress could not be read and has been reset. The old file is kept as"
                " {file}.",
            )
            return text.format(file=self.progress.set_aside.name)
        return ""

    def _show_lessons(self, lesson: Lesson) -> None:
        self._game.to_start()
        self._show_page().choose(lesson=lesson)

    def _show_puzzles(self, number: int) -> None:
        self._game.to_start()
        self._show_page().choose(puzzle=number)

    # -- on the table -------------------------------------------------------------------------------

    def begin_lesson(self, lesson: Lesson) -> None:
        """Take a lesson where it was left."""
        self.puzzles.end()
        self.lessons.begin(lesson)

    def begin_puzzle(self, number: int) -> None:
        """Set a puzzle, counted from 1."""
        self.lessons.end()
        self.puzzles.begin(number)

    def _on_started(self) -> None:
        """A game that nobody leads needs no coach."""
        if not self._game.session.is_scripted:
            self.lessons.end()
            self.puzzles.end()

    def _play(self, lesson: Lesson) -> None:
        """Play a game at the level of a lesson, by its rules."""
        options = _RULES_OF.get(lesson, GameOptions(3))
        person = default_seats(2)[0]
        others = (chapter_of(lesson).level,) * (options.players - 1)
        seats = with_badges((person, *teammates_for(others, [person.name])))
        self._game.tables.start(GameSetup(seats, options, random_deal()))
