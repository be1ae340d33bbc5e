"""A queue of moments of one's own games, and of puzzles with the same themes."""

from collections import deque
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Signal

from hanabi_desktop.learning.exercises import Exercise
from hanabi_desktop.session.guides.own_moment import OwnMoment
from hanabi_desktop.session.guides.puzzle import unsolved_puzzles
from hanabi_desktop.session.learning import ProgressStore, Trainer
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.learn.own_moments import OwnMomentsController, Place
from hanabi_desktop.ui.learn.puzzles import PuzzlesController
from hanabi_desktop.ui.shell.main_window import MainWindow

translate = QCoreApplication.translate

Item = OwnMoment | Exercise | int
"""A moment, an exercise whose moment has to be read first, or a puzzle by its place in the list."""


class PracticeController(QObject):
    """Works through exercises that are due, or through the moments of a review.

    Signals:
        over: (OwnMoment or None) the queue was finished or left. The argument is the last moment of
            a review, or None after practising exercises that are due.
    """

    over = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        game: GameController,
        progress: ProgressStore,
        trainer: Trainer,
        moments: OwnMomentsController,
        puzzles: PuzzlesController,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._progress = progress
        self._trainer = trainer
        self._moments = moments
        self._puzzles = puzzles
        self._left: deque[Item] = deque()
        self._count = 0
        self._is_of_review = False
        self._exercise: Exercise | None = None
        self._at: OwnMoment | None = None
        moments.ended.connect(self._on_ended)
        moments.next_asked.connect(self._go_on)
        moments.left.connect(self._leave)
        puzzles.next_asked.connect(self._go_on)

    def try_yourself(self, moments: Sequence[OwnMoment]) -> None:
        """Work through moments of a review."""
        self._begin(moments, is_of_review=True)

    def practise(self) -> None:
        """Work through the exercises that are due, each followed by a puzzle with its theme."""
        self._begin(list(self._mixed(self._trainer.due())), is_of_review=False)

    def practise_puzzles(self, places: Sequence[int]) -> None:
        """Work through puzzles, by their places in the list."""
        self._begin(places, is_of_review=False)

    def drop(self) -> None:
        """Clear the queue, because another game comes to the table."""
        self._left.clear()

    def _mixed(self, due: Sequence[Exercise]) -> Iterator[Item]:
        places = unsolved_puzzles(self._progress.current)
        for exercise in due:
            yield exercise
            fitting = (place for place, theme in places.items() if theme is exercise.theme)
            place = next(fitting, None)
            if place is not None:
                del places[place]
                yield place

    def _begin(self, items: Sequence[Item], *, is_of_review: bool) -> None:
        self._left = deque(items)
        self._count, self._is_of_review, self._at = len(items), is_of_review, None
        self._go_on()

    def _go_on(self) -> None:
        if not self._left:
            self._leave()
            return
        item = self._left.popleft()
        self._exercise = None
        if isinstance(item, int):
            self._puzzles.begin(item, is_last=not self._left)
        elif isinstance(item, Exercise):
            self._trainer.open(item, lambda moment: self._set(item, moment))
        else:
            self._exercise = self._trainer.exercise_of(item)
            self._set(self._exercise, item)

    def _set(self, exercise: Exercise | None, moment: OwnMoment | None) -> None:
        """Present a moment once it has been read."""
        if moment is None:
            self._window.toast.say(
                translate("OwnMoment", "One of these games is no longer in your library.")
            )
            if self._left and isinstance(self._left[0], int):
                self._left.popleft()  # skip the puzzle that belongs to it
            self._go_on()
            return
        self._exercise, self._at = exercise, moment
        self._moments.begin(moment, Place(self._count - len(self._left), self._count))

    def _on_ended(self, solved: bool) -> None:  # noqa: FBT001 (a signal's argument)
        if self._exercise is not None:
            self._trainer.tried(self._exercise, solved=solved)

    def _leave(self) -> None:
        at = self._at if self._is_of_review else None
        self._left.clear()
        self._game.coach.dismiss()
        self.over.emit(at)
