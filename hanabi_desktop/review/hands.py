"""What each could know: a hand through its holder's eyes, with how likely each card was."""

from collections import Counter

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.review.findings import HeldKnowledge
from hanabi_desktop.teammates.encoding.identities import cards_in
from hanabi_desktop.teammates.encoding.seat_tracker import SeatTracker
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.search.belief import Belief
from hanabi_desktop.teammates.search.seeds import seed_from_history

DEALS = 400
"""So many hands are imagined for the chances."""


def knowledge_of(
    observation: Observation, level: Level, seed: int, deals: int = DEALS
) -> tuple[HeldKnowledge, ...]:
    """What the observing seat could know of its own hand, the oldest card first.

    Args:
        observation: what it saw.
        level: what the table agreed on.
        seed: of the imagined hands, beside what it had seen.
        deals: how many are imagined.
    """
    model = SeatTracker.of(observation, level).model
    model.think(observation.seat)
    belief = Belief(observation, level, seed ^ seed_from_history(observation))
    counts: dict[int, Counter[int]] = {held.order: Counter() for held in observation.own_hand}
    for number in range(deals):
        game = belief.game(number)
        for order, count in counts.items():
            count[game.deck[order]] += 1
    return tuple(
        HeldKnowledge(
            order,
            tuple(cards_in(model.logical[order])),
            tuple(cards_in(model.believed[order])),
            tuple(
                (next(cards_in(1 << identity)), times / deals)
                for identity, times in count.most_common()
            ),
        )
        for order, count in counts.items()
    )
