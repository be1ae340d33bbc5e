"""A learner's progress in the profile, and the schedule of costly moments of their own games."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.progress import (
    RETURNS,
    Exercise,
    FirstHint,
    Milestone,
    Progress,
    Solved,
    due_on,
    key_of,
)
from hanabi_desktop.learning.puzzle_order import after_attempt
from hanabi_desktop.library.metadata.problems import UnreadableGameError
from hanabi_desktop.library.store import Store
from hanabi_desktop.review.review_json import read_review
from hanabi_desktop.session.guides.answers import OwnMoment, losses_of
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.library.loading import open_kept
from hanabi_desktop.session.library.store_access import Refused
from hanabi_desktop.session.reviews import GameReview, ReviewService
from hanabi_desktop.support.kept_file import KeptFile

FILE_NAME = "progress.json"


class ProgressStore(KeptFile[Progress]):
    """Stores a learner's progress."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(folder / FILE_NAME, Progress, parent)

    def reach(self, lesson: Lesson, place: int) -> None:
        """Save the step that a lesson has reached; at its first step, earlier mistakes are forgotten."""
        current = self.current
        slips = current.slips - {lesson.value} if place == 0 else current.slips
        self.change(places={**current.places, lesson.value: place}, slips=slips)

    def slip(self, lesson: Lesson) -> None:
        """Save that a mistake was made in a lesson, or that its answer was shown."""
        self.change(slips=self.current.slips | {lesson.value})

    def finish(self, lesson: Lesson) -> None:
        """Save that a lesson is finished, and whether without a mistake."""
        current, name = self.current, lesson.value
        self.change(
            places={other: place for other, place in current.places.items() if other != name},
            finished=current.finished | {name},
            slips=current.slips - {name},
            flawless=current.flawless if name in current.slips else current.flawless | {name},
        )

    def know(self, lessons: Iterable[Lesson]) -> None:
        """Save that the person knew the subjects of these lessons before."""
        self.change(known=self.current.known | {lesson.value for lesson in lessons})

    def solve(self, puzzle: int, attempt: Solved, today: int) -> None:
        """Save an attempt at a puzzle; only the first one counts.

        ``today`` is the day, as by ``datetime.date.toordinal``.
        """
        before = self.current.puzzles.get(puzzle)
        solved = after_attempt(before, attempt, today)
        self.change(puzzles={**self.current.puzzles, puzzle: solved})

    def count_game(self) -> None:
        self.change(games=self.current.games + 1)

    def reach_milestone(self, milestone: Milestone, today: date) -> None:
        """Save that a milestone is reached; only the first time counts."""
        milestones = self.current.milestones
        if milestone.value not in milestones:
            self.change(milestones={**milestones, milestone.value: today.toordinal()})

    def tell_milestones(self) -> tuple[Milestone, ...]:
        """Return the milestones that were reached but not told yet, and save that they are told."""
        reached, told = self.current.milestones, self.current.told
        new = tuple(
            milestone
            for milestone in Milestone
            if milestone.value in reached and milestone.value not in told
        )
        self.change(told=told | {milestone.value for milestone in new})
        return new

    def note_hints(self, hints: Iterable[FirstHint]) -> None:
        """Save that hints of a first game were told, or are not needed."""
        self.change(hints=self.current.hints | {hint.value for hint in hints})

    def add_exercises(self, exercises: Iterable[Exercise]) -> None:
        """Add exercises; existing ones are not changed."""
        fresh = {exercise.key: exercise for exercise in exercises}
        self.change(exercises=fresh | self.current.exercises)

    def keep_exercise(self, exercise: Exercise) -> None:
        self.change(exercises={**self.current.exercises, exercise.key: exercise})

    def drop_exercise(self, exercise: Exercise) -> None:
        """Delete an exercise whose game no longer exists."""
        others = {
            key: other for key, other in self.current.exercises.items() if key != exercise.key
        }
        self.change(exercises=others)


def _today() -> int:
    return date.today().toordinal()  # noqa: DTZ011 (a person's own day)


class Trainer(QObject):
    """Collects moments from reviews and schedules them.

    ``today`` returns the day, as by ``datetime.date.toordinal``.

    Signals:
        changed: the set of due moments has changed.
    """

    changed = Signal()

    def __init__(
        self,
        progress: ProgressStore,
        library: LibraryService,
        reviews: ReviewService,
        parent: QObject | None = None,
        today: Callable[[], int] = _today,
    ) -> None:
        super().__init__(parent)
        self._progress = progress
        self._library = library
        self.today = today
        reviews.kept.connect(self._on_kept)

    def due(self) -> Sequence[Exercise]:
        """Return the exercises due today, the longest overdue first."""
        return due_on(self._progress.current.exercises.values(), self.today())

    def exercise_of(self, moment: OwnMoment) -> Exercise | None:
        """Return the exercise of a moment; None if there is none, as for imported games."""
        game = moment.opened.game_id
        key = None if game is None else key_of(game, moment.found.turn)
        return None if key is None else self._progress.current.exercises.get(key)

    def _on_kept(self, review: GameReview, _body: bytes) -> None:
        """Schedule the costly moments of a review for tomorrow."""
        opened, found = review.opened, review.found
        game = opened.game_id
        if game is None or found is None or not found.review.complete:
            return
        names = opened.saved.record.seats
        tomorrow = self.today() + RETURNS[0]
        self._progress.add_exercises(
            Exercise(game, moment.found.turn, names[moment.found.seat], moment.theme, tomorrow)
            for moment in losses_of(opened, found.review, opened.saved.people)
        )
        self.changed.emit()

    def tried(self, exercise: Exercise, *, solved: bool) -> None:
        """Record an attempt: the exercise is solved, or scheduled again."""
        if exercise.is_open:
            self._progress.keep_exercise(exercise.after(self.today(), solved=solved))
            self.changed.emit()

    def open(self, exercise: Exercise, then: Callable[[OwnMoment | None], None]) -> None:
        """Read the moment of an exercise; if its game is gone, delete the exercise and report None."""

        def on_read(found: OwnMoment | Refused | None) -> None:
            if found is None:
                self._progress.drop_exercise(exercise)
                self.changed.emit()
            then(found if isinstance(found, OwnMoment) else None)

        self._library.ask(lambda store: _moment(store, exercise), on_read)


def _moment(store: Store, exercise: Exercise) -> OwnMoment | None:
    try:
        opened = open_kept(store, exercise.game)
        if not opened.saved.review:
            return None
        review = read_review(opened.saved.review, opened.states).review
    except (UnreadableGameError, BrokenTurnError):
        return None
    turns = (turn for turn in review.turns if turn.turn == exercise.turn)
    found = next(turns, None)
    return None if found is None else OwnMoment(opened, found, review.agreement)
