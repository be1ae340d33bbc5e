"""What the list of games shows of a review."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A game has been reviewed.

    Attributes:
        engine: the version of what the review rests on.
        complete: whether everything was worked out.
        cost: points that the people's decisions cost; everybody's where nobody knows who played.
    """

    engine: int
    complete: bool
    cost: float
