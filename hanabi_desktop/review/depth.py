"""How much is imagined for a review."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Depth:
    """Numbers of imagined deals.

    Attributes:
        first_shuffles: of the undrawn cards, for the first curve.
        shuffles: of the undrawn cards, in all.
        glimpse: on which all candidates of a decision are tried;
        look: those that do not fall behind; together the first half.
        proofs: of the second half: after so many it may be enough.
        widths: of the search for what the deal allowed, one after the other.
        probes: of the search for the last turn before which all points could be reached.
        par: by what people agreed on themselves, for what deals are worth on average.
    """

    first_shuffles: int = 40
    shuffles: int = 240
    glimpse: int = 24
    look: int = 64
    proofs: tuple[int, ...] = (64, 96, 128, 160, 192, 224, 256, 288, 320)
    widths: tuple[int, ...] = (12, 60, 240, 1000)
    probes: tuple[int, ...] = (12, 60)
    par: int = 400


USUAL = Depth()
