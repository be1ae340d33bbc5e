"""The schedule of costly moments of the player's own games until they are solved."""

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.learning.exercises import RETURNS, Exercise, due_on, key_of
from hanabi_desktop.library.metadata.problems import UnreadableGameError
from hanabi_desktop.library.store.store import Store
from hanabi_desktop.review.review_json import read_review
from hanabi_desktop.session.guides.own_moment import OwnMoment, losses_of
from hanabi_desktop.session.learning.progress_store import ProgressStore
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.library.loading import open_kept
from hanabi_desktop.session.library.store_access import Refused
from hanabi_desktop.session.review.game_review import GameReview
from hanabi_desktop.session.review.review_service import ReviewService


def _today() -> int:
    return date.today().toordinal()  # noqa: DTZ011 (a person's own day)


class Trainer(QObject):
    """Collects moments from reviews and schedules them.

    Args:
        progress: stores the exercises.
        library: provides the games.
        reviews: provides the reviews.
        today: returns the day, as by ``datetime.date.toordinal``.

    Attributes:
        today: returns the present day.

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
