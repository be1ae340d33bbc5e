"""What each could know: a hand through its holder's eyes, with how likely each card was."""

from collections import defaultdict

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.review.findings import HeldKnowledge
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.encoding.identities import cards_in
from hanabi_desktop.teammates.encoding.seat_tracker import SeatTracker
from hanabi_desktop.teammates.search.belief import Belief, Trust
from hanabi_desktop.teammates.search.seeds import seed_from_history

HANDS = 4_000
"""So many hands are imagined for the chances."""
TRUST = Trust(doubt=0.07, turns=16, slip=0.03)
"""Nobody waits for a move here, so more of the others' actions are asked about, and what each seat
could have known is told by those who keep to their agreements."""


def knowledge_of(
    observation: Observation, agreement: Agreement, seed: int, hands: int = HANDS
) -> tuple[HeldKnowledge, ...]:
    """Return what the observing seat could know of its own hand, the oldest card first.

    Args:
        observation: what it saw.
        agreement: what the table agreed on.
        seed: of the imagined hands, beside what it had seen.
        hands: how many are imagined.
    """
    model = SeatTracker.of(observation, agreement).model
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
