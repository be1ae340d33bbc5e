"""What a seat could know about its own hand, with the probability of each identity."""

from collections import defaultdict

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.review.findings import HeldKnowledge
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.encoding import SeatTracker, cards_in
from hanabi_desktop.teammates.search.belief import Belief, Trust, seed_from_history

HANDS = 4_000
"""Number of hands sampled for the probabilities."""
TRUST = Trust(doubt=0.07, turns=16, slip=0.03)
"""The trust in the others' actions as evidence.

A review is not under time pressure, so more of the others' actions are considered than in a game.
Departures from the agreement are assumed to be rarer.
"""


def knowledge_of(
    observation: Observation, agreement: Agreement, seed: int, hands: int = HANDS
) -> tuple[HeldKnowledge, ...]:
    """Return what the observing seat could know about its own hand, the oldest card first.

    Args:
        observation: what the seat saw.
        agreement: the table's agreement.
        seed: the seed of the sampled hands, which is combined with what the seat had seen.
        hands: the number of hands sampled.
    """
    model = SeatTracker.after(observation, agreement).model
    model.think(observation.seat)
    belief = Belief(observation, agreement, seed ^ seed_from_history(observation), TRUST)
    weights: dict[int, defaultdict[int, float]] = {
        held.order: defaultdict(float) for held in observation.own_hand
    }
    total = 0.0
    for hand, likelihood in belief.hands(hands):
        total += likelihood
        for order, identity in hand.items():
            weights[order][identity] += likelihood
    return tuple(
        HeldKnowledge(
            order,
            tuple(cards_in(model.logical[order])),
            tuple(cards_in(model.believed[order])),
            tuple(
                (next(cards_in(1 << identity)), weight / total)
                for identity, weight in sorted(weighed.items(), key=_heaviest_first)
            ),
        )
        for order, weighed in weights.items()
    )


def _heaviest_first(weighed: tuple[int, float]) -> tuple[float, int]:
    identity, weight = weighed
    return -weight, identity
