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


def standard_error(values: Sequence[float]) -> float:
    """Of the mean; 0 for a single value."""
    return stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
