"""What can be learned, and how far a learner is, in words."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.learning.lessons import Chapter, Lesson
from hanabi_desktop.learning.progress import Solved
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.lessons import chapter_title, lesson_title

translate = QCoreApplication.translate


class LearningWords:
    """The models of lessons and puzzles ask it for their words."""

    def __init__(self) -> None:
        self._counts = Counts()

    def title(self, item: Chapter | Lesson) -> str:
        """What a chapter or a lesson is called."""
        return chapter_title(item) if isinstance(item, Chapter) else lesson_title(item)

    def lesson_state(self, *, begun: bool, done: bool) -> str:
        """How far a lesson is; nothing where it has not been begun."""
        if begun:
            #: of a lesson
            return translate("Learning", "started")
        #: of a lesson
        return translate("Learning", "done") if done else ""

    def puzzle_state(self, number: int, solved: Solved | None) -> str:
        """How a puzzle was done."""
        if solved is None:
            text = translate("Learning", "Puzzle {number}: not solved yet")
            return text.format(number=number)
        if solved.shown:
            text = translate("Learning", "Puzzle {number}: the answer was shown")
            return text.format(number=number)
        tries = self._counts.tries(solved.tries)
        if solved.hints:
            #: {tries} is such as "2 tries", {hints} such as "1 hint"
            text = translate("Learning", "Puzzle {number}: solved, {tries}, {hints}")
            return text.format(number=number, tries=tries, hints=self._counts.hints(solved.hints))
        #: {tries} is such as "2 tries"
        text = translate("Learning", "Puzzle {number}: solved, {tries}")
        return text.format(number=number, tries=tries)
