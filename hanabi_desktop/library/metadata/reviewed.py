"""What the list of games shows of a review."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The summary of a game's review.

    Attributes:
        engine: the version of the engine that made the review.
        complete: whether the review is finished.
        cost: the cost of the people's decisions in points; of all seats where it is unknown who
            played.
    """

    engine: int
    complete: bool
    cost: float
