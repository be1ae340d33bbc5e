"""The page that lists every lesson and every puzzle: the models of the lists, how rows are drawn, the page."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
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
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.learning.lessons import Chapter, Lesson
from hanabi_desktop.learning.path import next_lesson
from hanabi_desktop.learning.progress import Progress
from hanabi_desktop.learning.puzzle_order import (
    PuzzleEntry,
    due_places,
    next_puzzle,
    puzzles_until_rating,
    rating_of_solver,
)
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.table.art.painting import draw_words
from hanabi_desktop.ui.widgets.controls import ChoiceBox, fill
from hanabi_desktop.ui.widgets.landscape import QuietPage
from hanabi_desktop.ui.widgets.theme import Adaptive, palette_in_use
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.learning import LearningWords, lesson_title, rating_words, theme_name
from hanabi_desktop.wording.results import milestones_line

translate = QCoreApplication.translate


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
        done, known = self._progress.has_finished(row), self._progress.knows(row)
        begun = self._progress.place_in(row) > 0
        state = State(begun, done, not done and row is self.next_lesson)
        title = self._words.title(row)
        state_text = self._words.lesson_state(
            begun=begun, done=done, is_next=state.is_next, known=known
        )
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


class ListsPage(Adaptive, QuietPage):
    """Lessons on the left, puzzles on the right; ``themes`` chooses which puzzles are shown."""

    def __init__(self, puzzles: Sequence[PuzzleEntry], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress = Progress()
        self._entries = puzzles
        self._due = self._today = 0
        self._counts = Counts()
        self._own_word, self._own_line = QLabel(), QLabel()
        self._own_line.setObjectName("quiet")
        self._own_line.setWordWrap(True)
        self.practise_button = QPushButton()
        self.themes = ChoiceBox()
        self.next_button, self.run_button = QPushButton(), QPushButton()
        self._rating_line, self._milestones = QLabel(), QLabel()
        for label in (self._rating_line, self._milestones):
            label.setObjectName("quiet")
            label.setWordWrap(True)
        self._title, self._lessons_word, self._puzzles_word = QLabel(), QLabel(), QLabel()
        self._title.setObjectName("title")
        self._about = QLabel()
        self._about.setObjectName("quiet")
        self._about.setWordWrap(True)
        self._problem = QLabel()
        self._problem.setObjectName("problem")
        self._problem.setWordWrap(True)
        self.go_on_button, self.rulebook_button = QPushButton(), QPushButton()
        self.go_on_button.setObjectName("primary")
        words = LearningWords()
        self._lessons_model = LessonsModel(words, self)
        self._puzzles_model = PuzzlesModel(puzzles, words, self)
        self.lessons, self.puzzles = ChoiceList(), ChoiceList()
        self._delegates = LessonDelegate(self), PuzzleDelegate(self)
        self.lessons.setModel(self._lessons_model)
        self.puzzles.setModel(self._puzzles_model)
        self.puzzles.setViewMode(QListView.ViewMode.IconMode)
        self.puzzles.setMovement(QListView.Movement.Static)
        self.puzzles.setResizeMode(QListView.ResizeMode.Adjust)
        for view, delegate in zip((self.lessons, self.puzzles), self._delegates, strict=True):
            view.setItemDelegate(delegate)
        for heading in (self._lessons_word, self._own_word, self._puzzles_word):
            heading.setObjectName("heading")
            heading.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self._title)
        top.addStretch(1)
        for button in (self.go_on_button, self.rulebook_button, self.back_button):
            top.addWidget(button)
        left, right = QVBoxLayout(), QVBoxLayout()
        for side in (left, right):
            side.setSpacing(8)
        left.addWidget(self._lessons_word)
        left.addWidget(self.lessons, 1)
        own = QHBoxLayout()
        own.setSpacing(10)
        own.addWidget(self._own_line, 1)
        own.addWidget(self.practise_button, 0, Qt.AlignmentFlag.AlignTop)
        right.addWidget(self._own_word)
        right.addLayout(own)
        right.addSpacing(6)
        right.addWidget(self._puzzles_word)
        right.addWidget(self._about)
        rated = QHBoxLayout()
        rated.setSpacing(10)
        rated.addWidget(self._rating_line, 1)
        rated.addWidget(self.next_button)
        right.addLayout(rated)
        kinds = QHBoxLayout()
        kinds.setSpacing(10)
        kinds.addWidget(self.themes, 1)
        kinds.addWidget(self.run_button)
        right.addLayout(kinds)
        right.addWidget(self.puzzles, 1)
        right.addWidget(self._problem)
        both = QHBoxLayout()
        both.setSpacing(28)
        both.addLayout(left, 3)
        both.addLayout(right, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 18, 28, 18)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self._milestones)
        column.addLayout(both, 1)

    def _connect(self) -> None:
        self.themes.currentIndexChanged.connect(self._on_theme_chosen)

    def _on_theme_chosen(self) -> None:
        self._puzzles_model.show_theme(self.themes.currentData())
        self._write_run()

    def _write_run(self) -> None:
        """Name the run that the button starts: of the kind chosen, or the mixed one of the day."""
        if self.themes.currentData() is None:
            self.run_button.setText(translate("Learning", "Run of the day"))
            self.run_button.setToolTip(
                translate("Learning", "Five puzzles of different kinds, from easy to hard.")
            )
        else:
            self.run_button.setText(translate("Learning", "Run of five"))
            self.run_button.setToolTip(
                translate("Learning", "Five puzzles of this kind, from easy to hard.")
            )

    def show_progress(self, progress: Progress, today: int) -> None:
        """Show the learner's progress; ``today`` is a day as by ``datetime.date.toordinal``."""
        self._progress, self._today = progress, today
        self._lessons_model.show(progress)
        self._puzzles_model.show(progress)
        self._write()

    def show_problem(self, problem: str) -> None:
        """Show why the progress cannot be saved; an empty text hides the message."""
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))

    def show_due(self, due: int) -> None:
        """Show how many moments of one's own games are due today."""
        self._due = due
        self._write()

    def choose(self, lesson: Lesson | None = None, puzzle: int | None = None) -> None:
        """Focus a lesson or a puzzle; by default the next lesson."""
        if puzzle is not None:
            if self._puzzles_model.row_of(puzzle) is None:
                self.themes.setCurrentIndex(0)
            shown = self._puzzles_model.row_of(puzzle)
            self.puzzles.setCurrentIndex(self._puzzles_model.index(shown or 0))
            self.puzzles.setFocus()
            return
        row = self._lessons_model.row_of(lesson or self.next_lesson)
        self.lessons.setCurrentIndex(self._lessons_model.index(row))
        self.lessons.setFocus()

    @property
    def next_lesson(self) -> Lesson:
        return self._lessons_model.next_lesson

    def retranslate(self) -> None:
        self._lessons_model.retranslate()
        self._puzzles_model.retranslate()
        fill(
            self.themes,
            translate("Learning", "Kind of puzzle"),
            (
                (translate("Learning", "All kinds"), None),
                *((theme_name(theme), theme) for theme in Theme),
            ),
        )
        self._write()

    def _write(self) -> None:
        self._title.setText(translate("Learning", "Learn"))
        done = sum(self._progress.knows(lesson) for lesson in Lesson)
        #: {done} of {all} lessons are finished
        lessons = translate("Learning", "Lessons: {done} of {all}")
        self._lessons_word.setText(lessons.format(done=done, all=len(Lesson)))
        #: {done} of {all} puzzles are solved
        puzzles = translate("Learning", "Puzzles: {done} of {all}")
        results = self._progress.puzzles
        solved = sum(
            entry.number in results and not results[entry.number].shown for entry in self._entries
        )
        self._puzzles_word.setText(puzzles.format(done=solved, all=len(self._entries)))
        self._write_path()
        self._about.setText(
            translate(
                "Learning",
                "What would you do? In each of these positions one move is clearly best. The"
                " easiest come first.",
            )
        )
        self._own_word.setText(translate("Learning", "Your own games"))
        self.practise_button.setText(translate("Learning", "Practise"))
        self.practise_button.setVisible(bool(self._due))
        self._own_line.setText(self._own_words())
        self.lessons.setAccessibleName(self._lessons_word.text())
        self.puzzles.setAccessibleName(self._puzzles_word.text())
        #: {lesson} is its title
        go_on = translate("Learning", "Continue: {lesson}")
        self.go_on_button.setText(go_on.format(lesson=lesson_title(self.next_lesson)))
        self.rulebook_button.setText(translate("Learning", "Rulebook"))
        self.back_button.setText(translate("Learning", "Back"))

    def _write_path(self) -> None:
        """Write the rating, what comes back today, and the milestones."""
        missing = puzzles_until_rating(self._entries, self._progress)
        if missing:
            lines = [self._counts.puzzles_until_rating(missing)]
        else:
            rating = rating_of_solver(self._entries, self._progress)
            #: {rating} is such as "1,520 ± 80"
            text = translate("Learning", "Your rating: {rating}")
            lines = [text.format(rating=rating_words(rating))]
        due = len(due_places(self._entries, self._progress, self._today))
        if due:
            lines.append(self._counts.puzzles_due(due))
        self._rating_line.setText(" · ".join(lines))
        following = next_puzzle(self._entries, self._progress, self._today)
        self.next_button.setText(translate("Learning", "Next puzzle"))
        self.next_button.setEnabled(following is not None)
        self._write_run()
        self._milestones.setText(milestones_line(self._progress))
        self._milestones.setVisible(bool(self._milestones.text()))

    def _own_words(self) -> str:
        """Return how many moments are due; if none is, how moments come up for practice."""
        if self._due:
            return self._counts.moments_due(self._due)
        if any(exercise.is_open for exercise in self._progress.exercises.values()):
            return translate(
                "Learning",
                "Nothing to practise today. Moments from your games come back when they are due.",
            )
        return translate(
            "Learning",
            "Review a game you have played: moves that cost points come back here for you to"
            " practise.",
        )
