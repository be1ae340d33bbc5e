"""The time and the processes that a teammate may use to think."""

from dataclasses import dataclass

from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.teammates.search.deadline import CancellationToken, Deadline
from hanabi_desktop.teammates.search.evaluator import EvaluatorFactory

USUAL_SECONDS = 2.0
THINKING = 0.98
"""Share of the time after which no new deal is started; the current one is played to its end."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The resources for one move of a teammate.

    Attributes:
        seconds: the time limit; 0 means no looking ahead, only a brief check of the conventions'
            choice.
        effort: the factor by which the usual number of deals is multiplied.
        evaluators: the factory of evaluators; None to play games out in the teammate's own process.
        cancellation: the token that stops the thinking; None if it cannot be cancelled.
    """

    seconds: float = USUAL_SECONDS
    effort: float = 1.0
    evaluators: EvaluatorFactory | None = None
    cancellation: CancellationToken | None = None

    @classmethod
    def for_seconds(cls, seconds: float, evaluators: EvaluatorFactory | None = None) -> "Budget":
        """Return a budget of this many seconds, with proportional effort.

        Without the compiled reasoning the result is ``AT_ONCE``, because a few seconds would be too
        short to achieve anything.
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
