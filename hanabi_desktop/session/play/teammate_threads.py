"""Background threads for questions to teammates; stale answers are dropped."""

import logging
from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from hanabi_desktop.session.play.position import Move
from hanabi_desktop.support.background import BackgroundThread
from hanabi_desktop.teammates.budget import AT_ONCE, Budget
from hanabi_desktop.teammates.search.deadline import CancellationToken
from hanabi_desktop.teammates.search.workers import Workers

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")


class Asked(Enum):
    """The kind of a question. A new question replaces one of the same kind."""

    MOVE = auto()
    HINT = auto()
    HINT_REASON = auto()
    WHY_NOT = auto()
    READING = auto()
    EXPECTED_READINGS = auto()
    HABITS = auto()


_READINGS = (Asked.READING, Asked.EXPECTED_READINGS, Asked.HABITS)


class _Failed:
    """The result of a question that raised an exception."""


class TeammateThreads(QObject):
    """Runs questions in two threads, so that a reading does not wait for a thinking teammate.

    A question is a function of a budget. It holds observations, never a state.

    Signals:
        failed: a question could not be answered.
        waiting: a teammate's move is decided and waits for :meth:`TeammateThreads.step`.
    """

    failed = Signal()
    waiting = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers = Workers()
        self._deciding = BackgroundThread("teammates", self)
        self._reading = BackgroundThread("readings", self)
        self._awaited: dict[Asked, object] = {}
        self._cancellation = CancellationToken()
        self._budget = AT_ONCE
        self._pause = QTimer(self, singleShot=True)
        self._pause_ms = 0
        self._is_step_by_step = False
        self._after_pause: Callable[[], None] | None = None
        self._pause.timeout.connect(self._on_pause_over)

    def set_pause(self, milliseconds: int) -> None:
        """Set the minimum time that teammates wait before they act."""
        self._pause_ms = milliseconds

    def set_step_by_step(self, *, on: bool) -> None:
        """Set whether each move waits for :meth:`step`; turning it off makes a waiting move at once."""
        self._is_step_by_step = on
        if not on:
            self.step()

    @property
    def is_waiting(self) -> bool:
        """Whether a teammate's move waits for :meth:`step`."""
        is_decided = self._after_pause is not None and not self._pause.isActive()
        return self._is_step_by_step and is_decided

    def step(self) -> None:
        """Make the move that waits, if there is one."""
        if not self._pause.isActive():
            self._end_pause()

    def set_thinking_time(self, milliseconds: int) -> None:
        """Set the time limit for Experts looking ahead; 0 disables it."""
        self._budget = self.budget(milliseconds / 1000)

    def budget(self, seconds: float) -> Budget:
        """Return the budget of a teammate that thinks here; 0 seconds means no looking ahead."""
        return Budget.for_seconds(seconds, self._workers)

    def ask(
        self, asked: Asked, question: Callable[[Budget], Answer], then: Callable[[Answer], None]
    ) -> None:
        """Run a question and call ``then`` with its answer, unless it was dropped meanwhile."""
        awaited = self._awaited[asked] = object()

        def on_answered(answer: Answer | _Failed) -> None:
            if self._awaited.get(asked) is not awaited:
                return
            if isinstance(answer, _Failed):
                self.failed.emit()
            else:
                then(answer)

        thread = self._reading if asked in _READINGS else self._deciding
        budget = replace(self._budget, cancellation=self._cancellation)
        thread.run(partial(_answer_to, question, budget), on_answered)

    def ask_move(self, question: Callable[[Budget], Move], then: Callable[[Move], None]) -> None:
        """Ask a teammate for its move; call ``then`` once it is ready and the pause is over.

        All earlier questions are dropped.
        """
        self.drop()
        self._pause.start(self._pause_ms)

        def on_decided(move: Move) -> None:
            self._after_pause = partial(then, move)
            if not self._pause.isActive():
                self._on_pause_over()

        self.ask(Asked.MOVE, question, on_decided)

    def _on_pause_over(self) -> None:
        """Make a decided move, or say that it waits."""
        if self.is_waiting:
            self.waiting.emit()
        else:
            self._end_pause()

    def _end_pause(self) -> None:
        waiting, self._after_pause = self._after_pause, None
        if waiting is not None:
            waiting()

    def drop(self) -> None:
        """Drop all questions and stop the computations."""
        self._awaited.clear()
        self._cancellation.end()
        self._cancellation = CancellationToken()
        self._pause.stop()
        self._after_pause = None

    def close(self) -> None:
        """Drop everything and end the threads permanently."""
        self.drop()
        self._deciding.close()
        self._reading.close()
        self._workers.close()


def _answer_to(question: Callable[[Budget], Answer], budget: Budget) -> Answer | _Failed:
    try:
        return question(budget)
    except Exception:
        # An internal error must not end the game: it is better to give no advice than to crash.
        log.exception("a question could not be answered")
        return _Failed()
