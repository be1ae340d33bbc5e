"""The time and means a teammate may use to think."""

from dataclasses import dataclass

from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.teammates.search.deadline import CancellationToken, Deadline
from hanabi_desktop.teammates.search.evaluator import EvaluatorFactory

USUAL_SECONDS = 2.0
THINKING = 0.98
"""Share of the time after which no new deal is started; the current one is played to its end."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What a teammate may spend on a move.

    Attributes:
        seconds: the time limit; 0 means no looking ahead, only a brief check of the conventions'
            choice.
        effort: how many times the usual number of deals may be tried in that time.
        evaluators: where games are played out; None for the teammate's own process.
        cancellation: the request; thinking stops when it is ended. None if it cannot be ended.
    """

    seconds: float = USUAL_SECONDS
    effort: float = 1.0
    evaluators: EvaluatorFactory | None = None
    cancellation: CancellationToken | None = None

    @classmethod
    def for_seconds(cls, seconds: float, evaluators: EvaluatorFactory | None = None) -> "Budget":
        """Return a budget of this many seconds, with proportional effort.

        Without the compiled reasoning it is ``AT_ONCE``: a few seconds would achieve nothing there.
        """
        return cls(seconds, seconds / USUAL_SECONDS, evaluators) if compiled() else AT_ONCE

    def deadline(self) -> Deadline:
        """Return the deadline of the budget, counted from now."""
        seconds = THINKING * self.seconds
        if self.cancellation is None:
            return Deadline(seconds)
        return Deadline(seconds, self.cancellation.lasts)


AT_ONCE = Budget(0.0)
"""A budget without looking ahead."""
