"""Compares actions, or line-ups, that were played out on the same deals."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from hanabi_desktop.game.moves import Action


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two line-ups on the same deals: the mean difference of the scores, and its error."""

    games: int
    difference: float
    standard_error: float


def compare(these: Sequence[float], those: Sequence[float]) -> Comparison:
    """Compare scores game by game; as many of each, the same deals in the same order."""
    differences = [a - b for a, b in zip(these, those, strict=True)]
    return Comparison(len(differences), fmean(differences), standard_error(differences))


class Scores:
    """What came of actions that were played out on imagined deals, by action and deal."""

    def __init__(self) -> None:
        self._by_action: dict[Action, dict[int, float]] = {}

    def take(
        self, actions: Sequence[Action], deals: Iterable[int], rows: Iterable[Sequence[float]]
    ) -> None:
        """Take in a row of scores a deal, one score for each action; there may be fewer rows."""
        for deal, row in zip(deals, rows, strict=False):
            for action, score in zip(actions, row, strict=True):
                self._by_action.setdefault(action, {})[deal] = score

    def of(self, action: Action) -> list[float]:
        """Return the scores of an action, in the order in which its deals were played."""
        return list(self._by_action.get(action, {}).values())

    def tried(self, action: Action) -> int:
        """Return on how many deals an action was played out."""
        return len(self._by_action.get(action, ()))

    def shared(self, one: Action, other: Action) -> tuple[list[float], list[float]]:
        """Return the scores of two actions on the deals that both were played out on."""
        these, those = self._by_action.get(one, {}), self._by_action.get(other, {})
        both = [deal for deal in these if deal in those]
        return [these[deal] for deal in both], [those[deal] for deal in both]

    def lead(self, one: Action, other: Action) -> Comparison:
        """Return by how much an action surpasses another, on the deals that both were played on."""
        return compare(*self.shared(one, other))

    def best_of(self, actions: Iterable[Action]) -> Action:
        """Return the action with the highest mean."""
        return max(actions, key=lambda action: fmean(self.of(action)))

    def is_behind(self, action: Action, best: Action, *, errors: float, unseen: float) -> bool:
        """Return whether an action has fallen behind another, beyond doubt.

        Args:
            action: which one.
            best: the other one.
            errors: so many standard errors are doubted,
            unseen: and so much, over the number of deals: differences that few deals do not show.
        """
        lead = self.lead(best, action)
        return lead.difference > errors * lead.standard_error + unseen / lead.games


def may_reach(
    threshold: float, values: Sequence[float], whole: int, *, errors: float, luck: float
) -> bool:
    """Return whether a mean may yet reach a threshold once the whole has been tried (stochastic curtailment).

    The mean of what is to come is predicted from what was tried, so that its error is that of both.

    Args:
        threshold: what the mean has to reach.
        values: those tried so far.
        whole: how many there will be.
        errors: the mean has to be so many of its standard errors above 0 as well.
        luck: so many standard errors of luck are hoped for.
    """
    error = standard_error(values)
    error_at_the_end = error * math.sqrt(len(values) / whole)
    luck_to_come = math.sqrt(error**2 - error_at_the_end**2)
    return fmean(values) + luck * luck_to_come >= max(threshold, errors * error_at_the_end)


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean; 0 for a single value."""
    return stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
