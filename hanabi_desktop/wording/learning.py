"""The texts of lessons and puzzles, and of a learner's progress."""

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.learning.lessons import Chapter, Lesson
from hanabi_desktop.learning.progress import Solved
from hanabi_desktop.learning.rating import Rating
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.lessons import chapter_gain, chapter_title, lesson_title
from hanabi_desktop.wording.own_moments import theme_name

translate = QCoreApplication.translate


class LearningWords:
    """The texts that the models of lessons and puzzles use."""

    def __init__(self) -> None:
        self._counts = Counts()

    def title(self, item: Chapter | Lesson) -> str:
        """Return the title of a chapter or lesson."""
        return chapter_title(item) if isinstance(item, Chapter) else lesson_title(item)

    def gain(self, chapter: Chapter) -> str:
        """Return what a chapter brings."""
        return chapter_gain(chapter)

    def lesson_state(self, *, begun: bool, done: bool, is_next: bool) -> str:
        """Return the progress of a lesson; empty if there is nothing to say."""
        if begun:
            #: of a lesson
            return translate("Learning", "started")
        if is_next:
            #: of the lesson to take next
            return translate("Learning", "next")
        #: of a lesson
        return translate("Learning", "done") if done else ""

    def puzzle_state(self, place: int, theme: Theme, solved: Solved | None) -> str:
        """Return how a puzzle was solved; its theme, which gives the answer away, only afterwards."""
        state = self._puzzle_state(solved)
        if solved is None:
            #: {number} of the puzzle; {state} is such as "not solved yet"
            text = translate("Learning", "Puzzle {number}: {state}")
            return text.format(number=place, state=state)
        #: {number} of the puzzle; {theme} is such as "Save clue"; {state} is such as "solved, 2 tries"
        text = translate("Learning", "Puzzle {number}, {theme}: {state}")
        return text.format(number=place, theme=theme_name(theme), state=state)

    def _puzzle_state(self, solved: Solved | None) -> str:
        if solved is None:
            #: of a puzzle
            return translate("Learning", "not solved yet")
        if solved.shown:
            #: of a puzzle
            return translate("Learning", "the answer was shown")
        tries = self._counts.tries(solved.tries)
        if solved.hints:
            #: {tries} is such as "2 tries", {hints} such as "1 hint"
            text = translate("Learning", "solved, {tries}, {hints}")
            return text.format(tries=tries, hints=self._counts.hints(solved.hints))
        #: {tries} is such as "2 tries"
        return translate("Learning", "solved, {tries}").format(tries=tries)


def rating_words(rating: Rating) -> str:
    """Return a rating with its standard error, such as "1,520 ± 80"."""
    points = QLocale().toString(round(rating.points))
    return f"{points} ± {round(rating.error)}"
