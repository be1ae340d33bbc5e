"""Knowledge of a seat's own cards from elsewhere, spread over the games that it samples."""

import math
from dataclasses import dataclass

STEPS = (0.5 * (math.sqrt(5) - 1), math.sqrt(2) - 1, math.sqrt(7) - 2)
"""Irrational steps of the sequences that spread suppositions: far from every fraction and each other."""


@dataclass(frozen=True, slots=True)
class Supposition:
    """Knowledge of one of the viewer's cards from elsewhere: the probability that it is one of some identities.

    Attributes:
        order: the card's order.
        identities: the identities, as bits.
        chance: the probability that the card is one of them, 0 to 1.
    """

    order: int
    identities: int
    chance: float


def is_among(number: int, step: float, share: float) -> bool:
    """Return whether a number belongs to an evenly spread share of all numbers (a Kronecker sequence).

    With random numbers the shares of a few dozen samples would be off by several percent.

    Args:
        number: counted from 0.
        step: irrational; a different one for each thing that is to be independent.
        share: 0 to 1.
    """
    return (number + 0.5) * step % 1.0 < share
