"""The page *Learn*: what is for today, and the path of lessons along a shore."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.learning.daily import DayResult
from hanabi_desktop.learning.lessons import RULES_OF, Chapter, Lesson
from hanabi_desktop.learning.path import (
    Light,
    Run,
    current_run,
    lesson_with_game,
    light_of,
    next_lesson,
    run_of,
    runs_beside,
)
from hanabi_desktop.learning.progress import Progress
from hanabi_desktop.learning.puzzle_order import (
    PuzzleEntry,
    due_places,
    next_puzzle,
    run_of_the_day,
)
from hanabi_desktop.learning.themes import theme_taught
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.table.art.painting import body_font
from hanabi_desktop.ui.learn.path import RunPlate, ShoreView, legend_of_runs
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets.landscape import InnerPage, MenuRow
from hanabi_desktop.ui.widgets.layouts import FlowLayout
from hanabi_desktop.ui.widgets.theme import Adaptive
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.learning import (
    LearningWords,
    chapter_gain,
    chapter_title,
    lesson_title,
    theme_name,
)
from hanabi_desktop.wording.names import level_name, variant_names
from hanabi_desktop.wording.results import milestones_line

translate = QCoreApplication.translate

_SIDE_PX = 24
"""The space beside the head of the page, in pixels."""


class LearnPage(Adaptive, InnerPage):
    """What is for today, above the path of lessons; a second page lists everything.

    Attributes:
        shore: the path, with its lessons, runs of puzzles and games.
    """

    def __init__(self, puzzles: Sequence[PuzzleEntry], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries = puzzles
        self._progress = Progress()
        self._due = self._today = 0
        self._day: DayResult | None = None
        self._counts, self._words = Counts(), LearningWords()
        self._title, self._line, self._problem = QLabel(), QLabel(), QLabel()
        self._title.setObjectName("title")
        self._milestones = QLabel()
        for label in (self._line, self._milestones):
            label.setObjectName("slip")
        self._milestones.setWordWrap(True)
        self._problem.setObjectName("notice")
        self._problem.setWordWrap(True)
        self._problem.hide()
        # Tab and screen readers follow the order of creation: today, the path, then the other pages.
        self.go_on_button, self.day_button = QPushButton(), QPushButton()
        self.go_on_button.setObjectName("primary")
        self.run_button = RunPlate(among_buttons=True)
        self.practise_button, self.next_button = QPushButton(), QPushButton()
        self._view = ShoreView(tuple(runs_beside(puzzles, Progress())))
        self.shore = self._view.shore
        self.lists_button, self.rulebook_button = QPushButton(), QPushButton()
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self._title)
        top.addSpacing(10)
        top.addWidget(self._line, 0, Qt.AlignmentFlag.AlignVCenter)
        top.addStretch(1)
        for button in (self.lists_button, self.rulebook_button, self.back_button):
            top.addWidget(button)
        today = FlowLayout(spacing=8)
        for button in (
            self.go_on_button,
            self.day_button,
            self.run_button,
            self.practise_button,
            self.next_button,
        ):
            today.addWidget(button)
        head = QVBoxLayout()
        head.setContentsMargins(_SIDE_PX, 10, _SIDE_PX, 8)
        head.setSpacing(8)
        head.addLayout(top)
        head.addLayout(today)
        head.addWidget(self._milestones, 0, Qt.AlignmentFlag.AlignLeft)
        head.addWidget(self._problem)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._view, 1)
        order = (
            self.go_on_button,
            self.day_button,
            self.run_button,
            self.practise_button,
            self.next_button,
            *self.shore.buttons(),
            self.lists_button,
            self.rulebook_button,
            self.back_button,
        )
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    @property
    def horizon(self) -> float:
        """The upper edge of the water, just behind the piers."""
        return self._view.y() + self.shore.bands.deck - 0.25 * self.shore.bands.r

    # -- what is shown ----------------------------------------------------------------------------

    def show_progress(self, progress: Progress, today: int) -> None:
        """Show the learner's progress; ``today`` is a day as by ``datetime.date.toordinal``."""
        self._progress, self._today = progress, today
        self._write()

    def show_problem(self, problem: str) -> None:
        """Show why the progress cannot be saved; an empty text hides the message."""
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))

    def show_due(self, due: int) -> None:
        """Show how many moments of one's own games are due today."""
        self._due = due
        self._write_today()

    def show_day(self, result: DayResult | None) -> None:
        """Show what was reached on today's deal; None if it was not played yet."""
        self._day = result
        self._write_today()

    def choose(self, lesson: Lesson | None = None) -> None:
        """Focus a lesson, by default the next one, and show the stretch of the path around it."""
        chosen = lesson or self.next_lesson
        self._fit()
        self.shore.lessons[chosen].setFocus(Qt.FocusReason.OtherFocusReason)
        self._view.show_from(chosen)  # last, because the view follows the focus

    @property
    def next_lesson(self) -> Lesson:
        """The first unfinished lesson; the first lesson if all are finished."""
        return next_lesson(self._progress) or Lesson.TABLE

    @property
    def run_of_day(self) -> Run:
        places = run_of_the_day(self._entries, self._today)
        return run_of(places, self._entries, self._progress)

    # -- texts and sizes --------------------------------------------------------------------------

    def retranslate(self) -> None:
        self._title.setText(translate("Learning", "Learn"))
        self.lists_button.setText(translate("Learning", "All lessons and puzzles"))
        self.lists_button.setToolTip(
            translate(
                "Learning", "Lists by kind and difficulty, your rating, and moments from your games"
            )
        )
        self.rulebook_button.setText(translate("Learning", "Rulebook"))
        self.back_button.setText(translate("Learning", "Back"))
        self._write()

    def _write(self) -> None:
        self._write_today()
        self._write_line()
        runs = runs_beside(self._entries, self._progress)
        for pier in self.shore.piers:
            pier.sign.say(chapter_title(pier.chapter), chapter_gain(pier.chapter))
            for lesson, lantern in pier.lessons.items():
                light = light_of(lesson, self._progress)
                lantern.say(lesson_title(lesson), self._state(lesson, light), light)
            for lesson, plate in pier.runs.items():
                self._write_run(plate, lesson, current_run(runs[lesson]))
            self._write_game(pier.game, pier.chapter)
        self._fit()

    def _state(self, lesson: Lesson, light: Light) -> str:
        if light is Light.FLAWLESS:
            #: of a lesson, in few words
            return translate("Learning", "done, no mistakes")
        return self._words.lesson_state(
            begun=self._progress.place_in(lesson) > 0,
            done=self._progress.has_finished(lesson),
            is_next=light is Light.NEXT,
            known=self._progress.knows(lesson),
        )

    @staticmethod
    def _write_run(plate: RunPlate, lesson: Lesson, run: Run) -> None:
        theme = theme_taught(lesson)
        name = "" if theme is None else theme_name(theme)
        #: the place of a run of puzzles among those of its kind, such as "2 of 6"
        line = translate("Learning", "run {number} of {count}")
        #: {kind} of puzzle; the run's {number} of {count}; {solved} of {all} puzzles of it are solved
        whole = translate(
            "Learning", "Puzzles, {kind}: run {number} of {count}, {solved} of {all} solved"
        )
        plate.say(
            name,
            line.format(number=run.number, count=run.count),
            whole.format(
                kind=name,
                number=run.number,
                count=run.count,
                solved=run.solved.count(True),
                all=len(run.places),
            ),
            run,
        )

    def _write_game(self, row: MenuRow, chapter: Chapter) -> None:
        lesson = lesson_with_game(chapter, self._progress)
        options = RULES_OF.get(lesson, GameOptions(3))
        players = self._counts.players(options.players)
        line = " · ".join((level_name(chapter.level), players, *variant_names(options)))
        row.say(translate("Learning", "A game to practise this"), line)
        row.setAccessibleName(f"{row.text()}: {chapter_title(chapter)}")

    def _write_line(self) -> None:
        """Write how many lessons are finished or known, and the milestones."""
        done = sum(self._progress.knows(lesson) for lesson in Lesson)
        lessons = translate("Learning", "Lessons: {done} of {all}")
        self._line.setText(lessons.format(done=done, all=len(Lesson)))
        self._milestones.setText(milestones_line(self._progress))
        self._milestones.setVisible(bool(self._milestones.text()))

    def _write_today(self) -> None:
        go_on = translate("Learning", "Continue: {lesson}")
        self.go_on_button.setText(go_on.format(lesson=lesson_title(self.next_lesson)))
        self.go_on_button.setVisible(next_lesson(self._progress) is not None)
        self.day_button.setText(self._day_text())
        run = self.run_of_day
        name = translate("Learning", "Run of the day")
        #: the run of the day: {solved} of {all} puzzles of it are solved
        whole = translate("Learning", "Run of the day: {solved} of {all} solved")
        solved = run.solved.count(True)
        self.run_button.say(name, "", whole.format(solved=solved, all=len(run.places)), run)
        kinds = translate("Learning", "Five puzzles of different kinds, from easy to hard.")
        self.run_button.setToolTip(f"{kinds}\n{legend_of_runs()}")
        self.practise_button.setText(self._counts.moments_due(self._due))
        self.practise_button.setVisible(bool(self._due))
        due = len(due_places(self._entries, self._progress, self._today))
        following = next_puzzle(self._entries, self._progress, self._today)
        self.next_button.setText(
            self._counts.puzzles_due(due) if due else translate("Learning", "Next puzzle")
        )
        self.next_button.setEnabled(following is not None)
        self._fit_today()

    def _day_text(self) -> str:
        name, result = Command.DEAL_OF_THE_DAY.label, self._day
        if result is None:
            return name
        #: {deal} is "Deal of the day"
        text = translate("Learning", "{deal}: not finished")
        if result.is_over:
            #: {deal} is "Deal of the day"; {score} and {most} are points
            text = translate("Learning", "{deal}: {score} of {most}")
        return text.format(deal=name, score=result.score, most=result.most)

    def _fit_today(self) -> None:
        """Give the run of the day the width of its name, and the height of its neighbours."""
        name = QFontMetricsF(body_font(text_px(13), 600)).horizontalAdvance(self.run_button.text())
        wide = max(round(name), text_px(80)) + 24
        self.run_button.setFixedSize(wide, self.day_button.sizeHint().height())

    def _fit(self) -> None:
        """Lay everything out for the size of the window and of the text, and paint the water there."""
        self._fit_today()
        layout = self.layout()
        if layout is not None:
            layout.activate()
        self._view.lay_out()
        self.set_bursts(())

    def restyle(self) -> None:
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        self._fit()
