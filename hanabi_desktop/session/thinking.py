"""Asks teammates off the GUI thread."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QObject, QThread, Signal, Slot

from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.teammates.budget import AT_ONCE, Budget
from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.teammates.search.workers import Workers
from hanabi_desktop.teammates.teammate import Decision, Reason, ReasonCode, Teammate

log = logging.getLogger(__name__)

Question = Callable[[], object]
"""Something to be thought over; it holds observations, never a state."""


class Asked(Enum):
    """What a question is about."""

    MOVE = auto()
    HINT = auto()
    READING = auto()


@dataclass(frozen=True, slots=True)
class Ticket:
    """Which question an answer belongs to; an answer to an old one is dropped.

    Attributes:
        game: the number of the game, of this course of it.
        turn: how many turns had been played.
        asked: what about.
        seat: whom the answer is for; None where it is for the game itself.
    """

    game: int
    turn: int
    asked: Asked = Asked.MOVE
    seat: int | None = None


class _Worker(QObject):
    """Lives in the thinking thread.

    Signals:
        answered: (ticket, answer).
    """

    answered = Signal(object, object)

    @Slot(object, object)
    def think(self, ticket: Ticket, question: Question) -> None:
        try:
            answer = question()
        except Exception:
            # A mistake of ours must not end the game: no advice is better than no program.
            log.exception("a question could not be answered")
            answer = None
        self.answered.emit(ticket, answer)


class Thinker(QObject):
    """A thread in which teammates think, one question at a time.

    Signals:
        answered: (ticket, answer), in the asking thread; None where thinking failed.
    """

    answered = Signal(object, object)
    _asked = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers = Workers()
        self._thread = QThread()
        self._thread.setObjectName("teammates")
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.think)
        self._worker.answered.connect(self.answered)

    def budget(self, seconds: float) -> Budget:
        """What a teammate may spend that thinks here; 0 seconds: no looking ahead.

        Where the reasoning is not compiled, a few seconds would bring nothing.
        """
        return Budget.of(seconds, self._workers) if compiled() else AT_ONCE

    def ask(self, ticket: Ticket, question: Question) -> None:
        """Have something thought over; :attr:`answered` brings the answer."""
        if not self._thread.isRunning():
            self._thread.start(QThread.Priority.LowPriority)
        self._asked.emit(ticket, question)

    def stop(self) -> None:
        """End the thread; nobody wants an answer any more, so that it comes at once."""
        self._thread.quit()
        self._thread.wait()
        self._workers.close()


def decision_of(teammate: Teammate, observation: Observation, budget: Budget) -> Decision:
    """What a teammate decides; any legal action if it fails, for the game must go on."""
    try:
        return teammate.choose(observation, budget)
    except Exception:
        log.exception("the teammate in seat %d failed", observation.seat)
        action = legal_actions(observation)[-1]
        return Decision(action, Reason(ReasonCode.NONE_GIVEN))
