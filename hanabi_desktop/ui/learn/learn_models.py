"""The models of lessons (a tree of chapters) and puzzles, with the learner's progress."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from hanabi_desktop.learning.lessons import Chapter, Lesson
from hanabi_desktop.learning.progress import Progress, Solved
from hanabi_desktop.learning.puzzle_order import PuzzleEntry
from hanabi_desktop.learning.themes import Theme

AnyIndex = QModelIndex | QPersistentModelIndex


class LearningRole(IntEnum):
    """Data roles besides the text."""

    ITEM = Qt.ItemDataRole.UserRole
    STATE = Qt.ItemDataRole.UserRole + 1
    LINE = Qt.ItemDataRole.UserRole + 2


@dataclass(frozen=True, slots=True)
class State:
    """The progress of a lesson or puzzle.

    Attributes:
        begun: whether it was started.
        done: whether it is finished.
        is_next: whether it is the lesson to take next.
    """

    begun: bool = False
    done: bool = False
    is_next: bool = False


class LearningWords(Protocol):
    """Formats chapters, lessons and puzzles."""

    def title(self, item: Chapter | Lesson) -> str:
        """Return the title of a chapter or lesson."""

    def gain(self, chapter: Chapter) -> str:
        """Return what a chapter brings."""

    def lesson_state(self, *, begun: bool, done: bool, is_next: bool) -> str:
        """Return the progress of a lesson in words; empty if there is nothing to say."""

    def puzzle_state(self, place: int, theme: Theme, solved: Solved | None) -> str:
        """Return a puzzle's theme and result."""


class LessonsModel(QAbstractListModel):
    """A tree model of chapters with their lessons."""

    def __init__(self, words: LearningWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._progress = Progress()
        self._rows: list[Chapter | Lesson] = []
        for chapter in Chapter:
            self._rows += [chapter, *chapter.lessons]

    def show(self, progress: Progress) -> None:
        """Show the learner's progress."""
        self._progress = progress
        self._tell()

    def retranslate(self) -> None:
        """Update all texts after a language change."""
        self._tell()

    def _tell(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    @property
    def next_lesson(self) -> Lesson:
        """The first unfinished lesson; the first lesson if all are finished."""
        unfinished = (lesson for lesson in Lesson if not self._progress.has_finished(lesson))
        return next(unfinished, Lesson.TABLE)

    def row_of(self, lesson: Lesson) -> int:
        """Return the index of a lesson."""
        return self._rows.index(lesson)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 (Qt's name and default)
        """Return the number of chapters and lessons."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Return the item flags; chapters cannot be chosen."""
        if isinstance(self._rows[index.row()], Chapter):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a row's title, progress or accessible text."""
        row = self._rows[index.row()]
        if role == LearningRole.ITEM:
            return row
        if isinstance(row, Chapter):
            return self._chapter_data(row, role)
        done = self._progress.has_finished(row)
        begun = self._progress.place_in(row) > 0
        state = State(begun, done, not done and row is self.next_lesson)
        title = self._words.title(row)
        told = self._words.lesson_state(begun=begun, done=done, is_next=state.is_next)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return title
            case LearningRole.STATE:
                return state
            case LearningRole.LINE:
                return told
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{title}, {told}" if told else title
        return None

    def _chapter_data(self, chapter: Chapter, role: int) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words.title(chapter)
            case LearningRole.LINE:
                return self._words.gain(chapter)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._words.title(chapter)}: {self._words.gain(chapter)}"
        return None


class PuzzlesModel(QAbstractListModel):
    """A list model of puzzles, easiest first.

    Args:
        puzzles: all puzzles.
        words: formats the rows.
    """

    def __init__(
        self,
        puzzles: Sequence[PuzzleEntry],
        words: LearningWords,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._puzzles = tuple(puzzles)
        self._places = tuple(range(1, len(self._puzzles) + 1))
        self._words = words
        self._progress = Progress()

    def show(self, progress: Progress) -> None:
        """Show which puzzles are solved."""
        self._progress = progress
        self.retranslate()

    def show_theme(self, theme: Theme | None) -> None:
        """Show only the puzzles of one theme, or all for None."""
        self.beginResetModel()
        self._places = tuple(
            place
            for place, entry in enumerate(self._puzzles, start=1)
            if theme in (None, entry.theme)
        )
        self.endResetModel()

    def row_of(self, place: int) -> int | None:
        """Return the row of a puzzle, given its index in the full list, or None if it is filtered out."""
        return self._places.index(place) if place in self._places else None

    def retranslate(self) -> None:
        """Update all texts after a language change."""
        if self._places:
            self.dataChanged.emit(self.index(0), self.index(len(self._places) - 1))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 (Qt's name and default)
        """Return the number of puzzles shown."""
        return 0 if parent.isValid() else len(self._places)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a puzzle's number, result or accessible text."""
        place = self._places[index.row()]
        entry = self._puzzles[place - 1]
        solved = self._progress.puzzles.get(entry.number)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return str(place)
            case LearningRole.ITEM:
                return place
            case LearningRole.STATE:
                return State(solved is not None, solved is not None and not solved.shown)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._words.puzzle_state(place, entry.theme, solved)
        return None
