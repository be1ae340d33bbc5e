"""How many deals and positions a review samples."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Depth:
    """Sample sizes of a review.

    Attributes:
        first_shuffles: shuffles of the undrawn cards for the first curve.
        shuffles: shuffles of the undrawn cards in all.
        first_deals: deals on which all candidates of a decision are tried.
        selection_deals: deals, including ``first_deals``, on which the close candidates are tried (the first
            half).
        confirmation_deals: numbers of deals of the second half after which the measurement may stop.
        widths: successive beam widths of the search for what the deal allowed.
        probes: successive beam widths of the search for the last turn before which a perfect score
            was reachable.
        par: games played to measure par by people's own agreement.
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
