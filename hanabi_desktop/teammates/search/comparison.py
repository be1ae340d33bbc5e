"""Means and their errors, for games played on the same deals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev


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


def may_reach(
    threshold: float, values: Sequence[float], whole: int, *, errors: float, luck: float
) -> bool:
    """Whether a mean may yet reach a threshold once the whole has been tried (stochastic curtailment).

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
    """Of the mean; 0 for a single value."""
    return stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
