"""Additional knowledge of a seat's own cards, to be spread over its sampled games.

A supposition is the probability that a card is one of some identities, from a source other than the
clues. It is applied in that share of the samples.
"""

import math
from dataclasses import dataclass

STEPS = (0.5 * (math.sqrt(5) - 1), math.sqrt(2) - 1, math.sqrt(7) - 2)
"""Irrational steps of the sequences that spread suppositions, one for each supposition of a seat.

They are badly approximated by fractions and independent of each other.
"""


@dataclass(frozen=True, slots=True)
class Supposition:
    """The probability that one of the seat's own cards is one of some identities.

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

    Random numbers instead would miss the share by several percent in a few dozen samples.

    Args:
        number: counted from 0.
        step: the irrational step of the sequence; sequences with different steps are independent.
        share: the share of the numbers that belong, 0 to 1.
    """
    return (number + 0.5) * step % 1.0 < share
