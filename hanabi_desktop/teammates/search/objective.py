"""The worth of a game for the search."""

PERFECT_BONUS = 0.5
"""Additional points for a game with every firework complete."""


def worth_of(score: float, perfect: int) -> float:
    """Return the points, with the bonus for a perfect game."""
    return score + PERFECT_BONUS * (score == perfect)
