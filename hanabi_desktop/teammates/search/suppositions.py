"""What is known from elsewhere of a seat's own cards, spread over the games that it imagines."""

import math
from dataclasses import dataclass

STEPS = (0.5 * (math.sqrt(5) - 1), math.sqrt(2) - 1, math.sqrt(7) - 2)
"""Steps of the sequences by which suppositions are spread: far from every fraction, and from each
other."""


@dataclass(frozen=True, slots=True)
class Supposition:
    """What is known from elsewhere of an own card: how likely it is one of some identities.

    Attributes:
        order: the card.
        identities: those, as bits.
        chance: how likely it is one of them, 0 to 1.
    """

    order: int
    identities: int
    chance: float


def is_among(number: int, step: float, share: float) -> bool:
    """Return whether a number is one of a share of all numbers, evenly spread (a Kronecker sequence).

    With chance alone the shares of a few dozen samples would be off by several percent.

    Args:
        number: counted from 0.
        step: irrational, another one for each thing that is to be independent.
        share: 0 to 1.
    """
    return (number + 0.5) * step % 1.0 < share
