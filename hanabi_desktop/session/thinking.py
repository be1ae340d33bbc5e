"""Asks teammates off the GUI thread."""

import logging
from dataclasses import dataclass

from PySide6.QtCore import QObject, QThread, Signal, Slot

from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.teammates.teammate import Budget, Decision, Reason, ReasonCode, Teammate

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Ticket:
    """Which question an answer belongs to; an answer to an old one is dropped."""

    game: int
    turn: int


class _Worker(QObject):
    """Lives in the thinking thread.

    Signals:
        decided: (ticket, decision).
    """

    decided = Signal(object, object)

    @Slot(object, object, object, object)
    def think(
        self, ticket: Ticket, teammate: Teammate, observation: Observation, budget: Budget
    ) -> None:
        try:
            decision = teammate.choose(observation, budget)
        except Exception:
            # A mistake of ours must not end the game: any legal action is better.
            log.exception("the teammate in seat %d failed", observation.seat)
            action = legal_actions(observation)[-1]
            decision = Decision(action, Reason(ReasonCode.NONE_GIVEN))
        self.decided.emit(ticket, decision)


class Thinker(QObject):
    """A thread in which teammates think, one question at a time.

    Signals:
        decided: (ticket, decision), in the asking thread.
    """

    decided = Signal(object, object)
    _asked = Signal(object, object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread()
        self._thread.setObjectName("teammates")
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.think)
        self._worker.decided.connect(self.decided)

    def ask(
        self, ticket: Ticket, teammate: Teammate, observation: Observation, budget: Budget
    ) -> None:
        """Have a teammate decide; :attr:`decided` brings the answer."""
        if not self._thread.isRunning():
            self._thread.start(QThread.Priority.LowPriority)
        self._asked.emit(ticket, teammate, observation, budget)

    def stop(self) -> None:
        """End the thread once the question at hand is answered; budgets are short."""
        self._thread.quit()
        self._thread.wait()
