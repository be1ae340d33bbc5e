"""How long a teammate may think, and by what means."""

from dataclasses import dataclass

from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.teammates.search.deadline import Deadline, Interest
from hanabi_desktop.teammates.search.evaluator import EvaluatorFactory

USUAL_SECONDS = 2.0
THINKING = 0.98
"""The share of the time after which no other deal is begun: one under way is played to its end."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What a teammate may spend on a move.

    Attributes:
        seconds: at most; 0: no looking ahead, what the conventions say is only tried
            for a moment.
        effort: how many times the usual number of deals may be tried in that time.
        evaluators: where games are played out; None: where the teammate thinks.
        interest: whose end is the end of thinking; None: it lasts.
    """

    seconds: float = USUAL_SECONDS
    effort: float = 1.0
    evaluators: EvaluatorFactory | None = None
    interest: Interest | None = None

    @classmethod
    def of(cls, seconds: float, evaluators: EvaluatorFactory | None = None) -> "Budget":
        """Return a budget of so much time, with proportional effort.

        Nothing where the reasoning is not compiled: there a few seconds would bring nothing.
        """
        return cls(seconds, seconds / USUAL_SECONDS, evaluators) if compiled() else AT_ONCE

    def deadline(self) -> Deadline:
        """Return when the budget ends, counted from now."""
        seconds = THINKING * self.seconds
        if self.interest is None:
            return Deadline(seconds)
        return Deadline(seconds, self.interest.lasts)


AT_ONCE = Budget(0.0)
"""No looking ahead."""
