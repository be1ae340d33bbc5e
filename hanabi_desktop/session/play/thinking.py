"""Asks teammates off the GUI thread."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QObject, QThread, Signal, Slot

from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.teammates.budget import AT_ONCE, Budget
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


@dataclass(frozen=True, slots=True)
class Failed:
    """An answer that there is none: thinking has failed, and the log says at what."""


class _BackgroundThread(QObject):
    """Answers one question after the other in a thread of its own.

    Signals:
        answered: (ticket, answer), in the asking thread; :class:`Failed` where thinking failed.
    """

    answered = Signal(object, object)
    _asked = Signal(object, object)

    def __init__(self, name: str) -> None:
        super().__init__()
        self._thread = QThread()
        self._thread.setObjectName(name)
        self.moveToThread(self._thread)
        self._asked.connect(self._think)

    def ask(self, ticket: Ticket, question: Question) -> None:
        """Have something thought over."""
        if not self._thread.isRunning():
            self._thread.start(QThread.Priority.LowPriority)
        self._asked.emit(ticket, question)

    @Slot(object, object)
    def _think(self, ticket: Ticket, question: Question) -> None:
        try:
            answer = question()
        except Exception:
            # A mistake of ours must not end the game: no advice is better than no program.
            log.exception("a question could not be answered")
            answer = Failed()
        self.answered.emit(ticket, answer)

    def stop(self) -> None:
        """End the thread, once it has answered what it thinks about."""
        self._thread.quit()
        self._thread.wait()


class Thinker(QObject):
    """Where teammates think, and where people are told what they ask.

    A teammate may take seconds; what a clue says is known at once, and is not to wait for it.

    Signals:
        answered: (ticket, answer), in the asking thread; :class:`Failed` where thinking failed.
    """

    answered = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers = Workers()
        self._deciding, self._reading = (
            _BackgroundThread("teammates"),
            _BackgroundThread("readings"),
        )
        for mind in (self._deciding, self._reading):
            mind.answered.connect(self.answered)

    def budget(self, seconds: float) -> Budget:
        """What a teammate may spend that thinks here; 0 seconds: no looking ahead."""
        return Budget.of(seconds, self._workers)

    def ask(self, ticket: Ticket, question: Question) -> None:
        """Have something thought over; :attr:`answered` brings the answer."""
        mind = self._reading if ticket.asked is Asked.READING else self._deciding
        mind.ask(ticket, question)

    def stop(self) -> None:
        """End the threads; nobody wants an answer any more, so that it comes at once."""
        self._deciding.stop()
        self._reading.stop()
        self._workers.close()


def decision_of(teammate: Teammate, observation: Observation, budget: Budget) -> Decision:
    """What a teammate decides.

    By the conventions alone where looking ahead fails, and any legal action where these fail
    too, for the game must go on.
    """
    for spent in (budget, AT_ONCE):
        try:
            return teammate.choose(observation, spent)
        except Exception:
            log.exception("the teammate in seat %d failed", observation.seat)
    action = legal_actions(observation)[-1]
    return Decision(action, Reason(ReasonCode.NONE_GIVEN))
