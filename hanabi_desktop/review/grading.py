"""When a decision is called what: from its cost, by what its seat could know."""

from dataclasses import dataclass

from hanabi_desktop.review.findings import Cost, Grade

SURE = 2.0
"""Nothing is graded that does not stand so many standard errors from nothing."""
STRONG = 0.15
"""A decision is strong that is so many points better than what the conventions choose."""


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
"""From so many points on, or so large a share of perfect games; whichever is worse."""
LEAST_POINTS, LEAST_PERFECT = _THRESHOLDS[-1].points, _THRESHOLDS[-1].perfect


def confirmed_grade(grade: Grade, points: float, perfect: float) -> Grade | None:
    """Return the lesser of a fault's grade and its grade on other deals; None: it is no fault there.

    Args:
        grade: a fault or ``UNRECORDED``, by the deals that the cost was found on.
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
    """Grade a decision by its cost; return None below every threshold and where too little is sure.

    Args:
        cost: what it cost.
        is_unrecorded: whether it rests on a convention that nobody recorded: then it is none of
            the faults.
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
