"""The objective of the search."""

PERFECT_BONUS = 0.5
"""Additional worth, in points, of a game with every firework complete."""


def worth_of(score: float, perfect: int) -> float:
    """Return the worth of a game: its points, plus the bonus for a perfect game."""
    return score + PERFECT_BONUS * (score == perfect)
