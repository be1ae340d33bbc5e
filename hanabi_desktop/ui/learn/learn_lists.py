"""The lists of lessons and puzzles, as models and views."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from hanabi_desktop.learning.lessons import Chapter, Lesson
from hanabi_desktop.learning.path import next_lesson
from hanabi_desktop.learning.progress import Progress
from hanabi_desktop.learning.puzzle_order import PuzzleEntry
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.table.art.lettering import draw_words
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.ui.widgets.theme import palette_in_use
from hanabi_desktop.wording.learning import LearningWords

AnyIndex = QModelIndex | QPersistentModelIndex


class LearningRole(IntEnum):
    """Data roles besides the text."""

    ITEM = Qt.ItemDataRole.UserRole
    STATE = Qt.ItemDataRole.UserRole + 1
    LINE = Qt.ItemDataRole.UserRole + 2


@dataclass(frozen=True, slots=True)
class State:
    """The progress of a lesson or puzzle; ``is_next`` marks the lesson to take next."""

    begun: bool = False
    done: bool = False
    is_next: bool = False


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
        self._progress = progress
        self._tell()

    def retranslate(self) -> None:
        self._tell()

    def _tell(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    @property
    def next_lesson(self) -> Lesson:
        """The first unfinished lesson; the first lesson if all are finished."""
        return next_lesson(self._progress) or Lesson.TABLE

    def row_of(self, lesson: Lesson) -> int:
        return self._rows.index(lesson)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 (Qt's name and default)
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Return the item flags; chapters cannot be chosen."""
        if isinstance(self._rows[index.row()], Chapter):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self._rows[index.row()]
        if role == LearningRole.ITEM:
            return row
        if isinstance(row, Chapter):
            return self._chapter_data(row, role)
        done = self._progress.has_finished(row)
        begun = self._progress.place_in(row) > 0
        state = State(begun, done, not done and row is self.next_lesson)
        title = self._words.title(row)
        state_text = self._words.lesson_state(begun=begun, done=done, is_next=state.is_next)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return title
            case LearningRole.STATE:
                return state
            case LearningRole.LINE:
                return state_text
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{title}, {state_text}" if state_text else title
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
    """A list model of puzzles, easiest first."""

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
        if self._places:
            self.dataChanged.emit(self.index(0), self.index(len(self._places) - 1))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 (Qt's name and default)
        return 0 if parent.isValid() else len(self._places)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
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
                return self._words.puzzle_state(place, entry, solved)
        return None


_ROW_PX, _CHAPTER_PX, _TILE_PX = 38, 58, 52
_LEFT = Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignRight


class _Delegate(QStyledItemDelegate):
    """The base class of the delegates: backgrounds and progress signs in the theme's colours."""

    def _draw_ground(self, painter: QPainter, box: QRectF, state: QStyle.StateFlag) -> None:
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        over = bool(state & QStyle.StateFlag.State_MouseOver)
        if chosen or over:
            painter.setPen(QPen(palette_in_use().accent, 2) if chosen else Qt.PenStyle.NoPen)
            painter.setBrush(palette_in_use().raised)
            painter.drawRoundedRect(box, 8, 8)

    def _draw_sign(self, painter: QPainter, box: QRectF, state: State) -> None:
        """Draw a ring: empty, half full, or with a tick."""
        colours = palette_in_use()
        painter.setPen(QPen(colours.accent if state.begun or state.done else colours.ink3, 2))
        painter.setBrush(colours.highlight if state.done else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box)
        if state.done:
            painter.setPen(QPen(colours.on_highlight, 2))
            centre, part = box.center(), box.width() / 4
            painter.drawPolyline(
                [
                    box.center() - type(centre)(part, 0),
                    box.center() + type(centre)(-part / 4, part * 0.75),
                    box.center() + type(centre)(part, -part * 0.75),
                ]
            )
        elif state.begun:
            painter.setBrush(colours.accent)
            painter.drawPie(box, 90 * 16, -180 * 16)


class LessonDelegate(_Delegate):
    """Draws a chapter's name, or a lesson with its progress."""

    def sizeHint(  # noqa: N802 (Qt's name)
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the row's size; chapters have extra space above them."""
        is_chapter = isinstance(index.data(LearningRole.ITEM), Chapter)
        return QSize(option.rect.width(), text_px(_CHAPTER_PX if is_chapter else _ROW_PX))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect)
        if isinstance(index.data(LearningRole.ITEM), Chapter):
            self._draw_chapter(painter, box, index)
        else:
            self._draw_lesson(painter, box, option, index)
        painter.restore()

    @staticmethod
    def _draw_chapter(
        painter: QPainter, box: QRectF, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        colours, line = palette_in_use(), text_px(18)
        name = QRectF(box.left() + 10, box.bottom() - 2 * line - 4, box.width() - 20, line)
        draw_words(painter, name, index.data(), colours.accent, px=13, weight=700, align=_LEFT)
        gain = name.translated(0, line)
        draw_words(painter, gain, index.data(LearningRole.LINE), colours.ink2, px=13, align=_LEFT)

    def _draw_lesson(
        self,
        painter: QPainter,
        box: QRectF,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a lesson with its progress; the one to take next stands out."""
        colours, state = palette_in_use(), index.data(LearningRole.STATE)
        ground = box.adjusted(3, 1, -3, -1)
        if state.is_next:
            painter.setPen(QPen(colours.accent, 1.5))
            painter.setBrush(colours.raised)
            painter.drawRoundedRect(ground, 8, 8)
        self._draw_ground(painter, ground, option.state)
        sign = QRectF(box.left() + 14, box.center().y() - 9, 18, 18)
        self._draw_sign(painter, sign, state)
        words = box.adjusted(44, 0, -90, 0)
        weight = 700 if state.is_next else 400
        draw_words(painter, words, index.data(), colours.ink, px=15, weight=weight, align=_LEFT)
        line = QRectF(box.right() - 90, box.top(), 78, box.height())
        ink = colours.accent if state.is_next else colours.ink2
        draw_words(painter, line, index.data(LearningRole.LINE), ink, px=13, align=_RIGHT)


class PuzzleDelegate(_Delegate):
    """Draws a tile with the puzzle's number, and a tick if it is solved."""

    def sizeHint(  # noqa: N802 (Qt's name)
        self,
        option: QStyleOptionViewItem,  # noqa: ARG002 (every tile is alike)
        index: QModelIndex | QPersistentModelIndex,  # noqa: ARG002 (every tile is alike)
    ) -> QSize:
        return QSize(text_px(_TILE_PX), text_px(_TILE_PX))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = palette_in_use()
        box = QRectF(option.rect).adjusted(3, 3, -3, -3)
        painter.setPen(QPen(colours.line, 1))
        painter.setBrush(colours.button)
        painter.drawRoundedRect(box, 8, 8)
        self._draw_ground(painter, box, option.state)
        words = box.adjusted(0, 0, 0, -16)
        draw_words(painter, words, index.data(), colours.ink, px=15, weight=700)
        sign = QRectF(box.center().x() - 6, box.bottom() - 17, 12, 12)
        self._draw_sign(painter, sign, index.data(LearningRole.STATE))
        painter.restore()


class ChoiceList(QListView):
    """A list in which a click or Enter chooses an item.

    Signals:
        taken: (object) the chosen item.
    """

    taken = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._take)

    def _take(self, index: QModelIndex) -> None:
        if index.flags() & Qt.ItemFlag.ItemIsSelectable:
            self.taken.emit(index.data(LearningRole.ITEM))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take(self.currentIndex())
        else:
            super().keyPressEvent(event)
