"""The grades of decisions, from the cost by what the seat could know."""

from dataclasses import dataclass

from hanabi_desktop.review.findings import Cost, Grade

SURE = 2.0
"""A cost is graded only if it is this many standard errors above zero."""
STRONG = 0.15
"""A decision that is this many points better than the conventions' choice is strong."""


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
    """Return the lesser of a fault's grade and its grade on other deals; None if the other deals show no fault.

    Args:
        grade: a fault or ``UNRECORDED``, by the deals that the cost was measured on.
        points: the cost on the other deals.
        perfect: how many more perfect games the better move leads to there, as a share.
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
        is_unrecorded: whether it rests on a convention that nobody recorded; then it is not a
            fault.
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
