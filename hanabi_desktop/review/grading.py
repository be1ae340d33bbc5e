"""The grading of decisions by their cost, as far as the seat could foresee it."""

from dataclasses import dataclass

from hanabi_desktop.review.findings import Cost, Grade

SURE = 2.0
"""A cost or gain is graded only if it is at least this many standard errors above zero."""
STRONG = 0.15
"""Minimum gain in points over the conventions' choice of a strong decision."""


@dataclass(frozen=True, slots=True)
class _Threshold:
    points: float
    perfect: float
    grade: Grade


_THRESHOLDS = (
    _Threshold(1.0, 0.30, Grade.BLUNDER),
    _Threshold(0.4, 0.15, Grade.MISTAKE),
    _Threshold(0.15, 0.06, Grade.INACCURACY),
)
"""The minimum cost in points, or in share of perfect games, for each fault; either one suffices."""
LEAST_POINTS, LEAST_PERFECT = _THRESHOLDS[-1].points, _THRESHOLDS[-1].perfect


def confirmed_grade(grade: Grade, points: float, perfect: float) -> Grade | None:
    """Return the milder of a fault's grade and its grade on other deals; None if those show no fault.

    Args:
        grade: a fault or ``UNRECORDED``, from the deals on which the cost was measured.
        points: the cost on the other deals.
        perfect: the cost on the other deals as a share of perfect games.
    """
    known = [one.grade for one in _THRESHOLDS]
    again = (one.grade for one in _THRESHOLDS if points >= one.points or perfect >= one.perfect)
    found = next(again, None)
    if found is None or grade is Grade.UNRECORDED:
        return None if found is None else grade
    return max(grade, found, key=known.index)


def grade_of(cost: Cost, *, is_unrecorded: bool = False) -> Grade | None:
    """Grade a decision by its cost; return None if the cost is below every threshold or not certain enough.

    Args:
        cost: the cost of the decision.
        is_unrecorded: whether the decision makes sense only by a convention that nobody recorded;
            then it is graded ``UNRECORDED`` instead of as a fault.
    """
    if not cost.deals:
        return None
    for threshold in _THRESHOLDS:
        points = cost.points >= threshold.points and cost.points >= SURE * cost.error
        perfect = cost.perfect >= threshold.perfect
        if points or (perfect and cost.perfect >= SURE * cost.perfect_error):
            return Grade.UNRECORDED if is_unrecorded else threshold.grade
    if cost.gained >= STRONG and cost.gained >= SURE * cost.gained_error:
        return Grade.STRONG
    return None
