"""The page of lessons, puzzles and practice."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
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
from hanabi_desktop.learning.progress import Progress
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.models.learning import LearningRole, LessonsModel, PuzzlesModel, State
from hanabi_desktop.table.art.lettering import draw_words
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.windows.widgets.adaptive import Adaptive
from hanabi_desktop.windows.widgets.choices import ChoiceBox, fill
from hanabi_desktop.windows.widgets.theme import palette_in_use
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.learning import LearningWords
from hanabi_desktop.wording.lessons import lesson_title
from hanabi_desktop.wording.own_moments import theme_name

translate = QCoreApplication.translate

_ROW_PX, _CHAPTER_PX, _TILE_PX = 38, 40, 52
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
        """Draw the row."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect)
        if isinstance(index.data(LearningRole.ITEM), Chapter):
            words = box.adjusted(10, 10, -10, 0)
            draw_words(
                painter,
                words,
                index.data(),
                palette_in_use().accent,
                px=13,
                weight=700,
                align=_LEFT,
            )
        else:
            self._draw_ground(painter, box.adjusted(3, 1, -3, -1), option.state)
            sign = QRectF(box.left() + 14, box.center().y() - 9, 18, 18)
            self._draw_sign(painter, sign, index.data(LearningRole.STATE))
            words = box.adjusted(44, 0, -90, 0)
            draw_words(painter, words, index.data(), palette_in_use().ink, px=15, align=_LEFT)
            line = QRectF(box.right() - 90, box.top(), 78, box.height())
            said = index.data(LearningRole.LINE)
            draw_words(painter, line, said, palette_in_use().ink2, px=13, align=_RIGHT)
        painter.restore()


class PuzzleDelegate(_Delegate):
    """Draws a tile with the puzzle's number, and a tick if it is solved."""

    def sizeHint(  # noqa: N802 (Qt's name)
        self,
        option: QStyleOptionViewItem,  # noqa: ARG002 (every tile is alike)
        index: QModelIndex | QPersistentModelIndex,  # noqa: ARG002 (every tile is alike)
    ) -> QSize:
        """Return a square."""
        return QSize(text_px(_TILE_PX), text_px(_TILE_PX))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the tile."""
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


class _Choices(QListView):
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
        """Choose the current item on Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take(self.currentIndex())
        else:
            super().keyPressEvent(event)


class LearnPage(Adaptive, QWidget):
    """Lessons on the left, puzzles on the right.

    Args:
        puzzles: for each puzzle, easiest first, the number under which its progress is stored, and
            its theme.

    Signals:
        lesson_chosen: (Lesson) start this lesson.
        puzzle_chosen: (int) solve the puzzle at this position, counted from 1.
        practising: practise the moments of one's own games that are due.
        rulebook: open the rulebook.
        left: go back.

    Attributes:
        lessons, puzzles: the lists.
        themes: the choice of which puzzles are shown.
    """

    lesson_chosen = Signal(object)
    puzzle_chosen = Signal(object)
    practising = Signal()
    rulebook = Signal()
    left = Signal()

    def __init__(self, puzzles: Sequence[tuple[int, Theme]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._progress = Progress()
        self._count = len(puzzles)
        self._due = 0
        self._counts = Counts()
        self._own_word, self._own_line = QLabel(), QLabel()
        self._own_line.setObjectName("quiet")
        self._own_line.setWordWrap(True)
        self.practise_button = QPushButton()
        self.themes = ChoiceBox()
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
        self.back_button = QPushButton()
        words = LearningWords()
        self._lessons_model = LessonsModel(words, self)
        self._puzzles_model = PuzzlesModel(puzzles, words, self)
        self.lessons, self.puzzles = _Choices(), _Choices()
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
        right.addWidget(self.themes)
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
        column.addLayout(both, 1)

    def _connect(self) -> None:
        self.lessons.taken.connect(self.lesson_chosen)
        self.puzzles.taken.connect(self.puzzle_chosen)
        self.practise_button.clicked.connect(self.practising)
        self.themes.currentIndexChanged.connect(
            lambda: self._puzzles_model.show_theme(self.themes.currentData())
        )
        self.go_on_button.clicked.connect(lambda: self.lesson_chosen.emit(self._next_lesson()))
        self.rulebook_button.clicked.connect(self.rulebook)
        self.back_button.clicked.connect(self.left)

    def show_progress(self, progress: Progress) -> None:
        """Show the learner's progress."""
        self._progress = progress
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
        row = self._lessons_model.row_of(lesson or self._next_lesson())
        self.lessons.setCurrentIndex(self._lessons_model.index(row))
        self.lessons.setFocus()

    def _next_lesson(self) -> Lesson:
        """Return the first unfinished lesson; the first lesson if all are finished."""
        unfinished = (lesson for lesson in Lesson if not self._progress.has_finished(lesson))
        return next(unfinished, Lesson.TABLE)

    def retranslate(self) -> None:
        """Set every text again, in the new language."""
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
        done = sum(self._progress.has_finished(lesson) for lesson in Lesson)
        #: {done} of {all} lessons are finished
        lessons = translate("Learning", "Lessons: {done} of {all}")
        self._lessons_word.setText(lessons.format(done=done, all=len(Lesson)))
        #: {done} of {all} puzzles are solved
        puzzles = translate("Learning", "Puzzles: {done} of {all}")
        solved = sum(not one.shown for one in self._progress.puzzles.values())
        self._puzzles_word.setText(puzzles.format(done=solved, all=self._count))
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
        self.go_on_button.setText(go_on.format(lesson=lesson_title(self._next_lesson())))
        self.rulebook_button.setText(translate("Learning", "Rulebook"))
        self.back_button.setText(translate("Learning", "Back"))

    def _own_words(self) -> str:
        """Return how many moments are due; if none is, how moments come up for practice."""
        if self._due:
            return self._counts.moments_due(self._due)
        if any(one.is_open for one in self._progress.exercises.values()):
            return translate(
                "Learning",
                "Nothing to practise today. Moments from your games come back when they are due.",
            )
        return translate(
            "Learning",
            "Review a game you have played: moves that cost points come back here for you to"
            " practise.",
        )
