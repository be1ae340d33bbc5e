"""The sample sizes of a review."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Depth:
    """The sample sizes of a review.

    Attributes:
        first_shuffles: the number of shuffles of the undrawn cards for the first curve.
        shuffles: the total number of shuffles of the undrawn cards.
        first_deals: the number of deals on which all candidates of a decision are tried.
        selection_deals: the number of deals, including ``first_deals``, on which the best candidate
            is selected.
        confirmation_deals: the numbers of further deals after which the measurement of the cost may
            stop; the last one is the maximum.
        widths: the successive beam widths of the search for the best score that the deal allowed.
        probes: the successive beam widths of the search for the last turn before which a perfect
            score was reachable.
        par: the number of games played to measure par by a user's own agreement.
    """

    first_shuffles: int = 40
    shuffles: int = 240
    first_deals: int = 24
    selection_deals: int = 64
    confirmation_deals: tuple[int, ...] = (64, 96, 128, 160, 192, 224, 256, 288, 320)
    widths: tuple[int, ...] = (12, 60, 240, 1000)
    probes: tuple[int, ...] = (12, 60)
    par: int = 400


USUAL = Depth()
