"""The page that lists every lesson and every puzzle."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QCoreApplication,
    Qt,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.progress import Progress
from hanabi_desktop.learning.puzzle_order import (
    PuzzleEntry,
    due_places,
    next_puzzle,
    puzzles_until_rating,
    rating_of_solver,
)
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.ui.learn.learn_lists import (
    ChoiceList,
    LessonDelegate,
    LessonsModel,
    PuzzleDelegate,
    PuzzlesModel,
)
from hanabi_desktop.ui.widgets.choices import ChoiceBox, fill
from hanabi_desktop.ui.widgets.theme import Adaptive
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.learning import LearningWords, lesson_title, rating_words, theme_name
from hanabi_desktop.wording.results import milestones_line

translate = QCoreApplication.translate


class ListsPage(Adaptive, QWidget):
    """Lessons on the left, puzzles on the right; ``themes`` chooses which puzzles are shown."""

    def __init__(self, puzzles: Sequence[PuzzleEntry], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
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
        self.back_button = QPushButton()
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
        done = sum(self._progress.has_finished(lesson) for lesson in Lesson)
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
