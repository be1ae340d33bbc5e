"""What a game is worth to a team that looks ahead."""

PERFECT_BONUS = 0.5
"""A game with every firework complete is worth so many points more."""


def worth_of(score: float, perfect: int) -> float:
    """Return points, and a little more for all of them."""
    return score + PERFECT_BONUS * (score == perfect)
