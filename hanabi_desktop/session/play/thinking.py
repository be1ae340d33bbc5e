"""Asks teammates off the GUI thread."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.support.background import BackgroundThread
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
    HINT_REASON = auto()
    WHY_NOT = auto()
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
        self._deciding = BackgroundThread("teammates", self)
        self._reading = BackgroundThread("readings", self)

    def budget(self, seconds: float) -> Budget:
        """What a teammate may spend that thinks here; 0 seconds: no looking ahead."""
        return Budget.of(seconds, self._workers)

    def ask(self, ticket: Ticket, question: Question) -> None:
        """Have something thought over; :attr:`answered` brings the answer."""
        thread = self._reading if ticket.asked is Asked.READING else self._deciding
        thread.run(partial(_answer_to, question), partial(self.answered.emit, ticket))

    def stop(self) -> None:
        """End the threads; nobody wants an answer any more, so that it comes at once."""
        self._deciding.close()
        self._reading.close()
        self._workers.close()


def _answer_to(question: Question) -> object:
    try:
        return question()
    except Exception:
        # A mistake of ours must not end the game: no advice is better than no program.
        log.exception("a question could not be answered")
        return Failed()


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
