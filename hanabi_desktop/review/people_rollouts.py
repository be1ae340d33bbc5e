"""Rollouts of a position among people, who may understand more than the agreement says."""

import math
from collections.abc import Iterable, Sequence

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.review.people import People, suppositions_of
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.encoding.seat_tracker import SeatTracker
from hanabi_desktop.teammates.search.belief import STRANDS
from hanabi_desktop.teammates.search.futures import Future
from hanabi_desktop.teammates.search.rollouts import Rollouts
from hanabi_desktop.teammates.search.suppositions import is_among

_STEP = math.sqrt(3) - 1
"""The step that spreads evenly the games in which people misunderstand each other."""


def is_misunderstood(number: int, people: People) -> bool:
    """Return whether the table in the sampled game with this number has only the agreement's conventions."""
    return is_among(number, _STEP, people.misunderstood.chance)


class PeopleRollouts:
    """Plays a position out, as the seat to act may see it after it has chosen.

    In a few sampled games the table has no conventions beside the agreement; in all others it
    understands what the agreement does not (see ``Simulation.understood``).

    Args:
        observation: the position.
        action: what the seat did; evidence of what it knew.
        policy: the agreement's choice.
        agreement: the agreement that the table is assumed to have.
        people: how people play.
        seed: seeds the sampled deals.
        games_per_sample: games of a strand after which other hands are drawn.
    """

    def __init__(
        self,
        observation: Observation,
        action: Action,
        policy: Action,
        agreement: Agreement,
        people: People,
        seed: int,
        games_per_sample: int,
    ) -> None:
        model = SeatTracker.after(observation, agreement).model
        model.think(observation.seat)
        supposed = suppositions_of(observation, model, action, policy, people)
        self._people = people
        self._games_a_sample = games_per_sample
        self._understood, self._misunderstood = (
            Rollouts(
                observation,
                agreement,
                seed,
                suppositions=supposed,
                games_per_sample=games_per_sample,
                understood=understood,
            )
            for understood in (True, False)
        )

    def scores(self, actions: Sequence[Action], deals: Iterable[int]) -> list[tuple[float, ...]]:
        """Return the points that each action leads to on the sampled deals with these numbers."""
        found: list[tuple[float, ...]] = []
        for deal in deals:
            found += self._table_of(deal).scores(actions, (deal,))
        return found

    def futures(self, action: Action, deals: Iterable[int]) -> list[Future]:
        """Return what happens after an action on the sampled deals with these numbers, until the end."""
        found: list[Future] = []
        for deal in deals:
            found += self._table_of(deal).futures(action, (deal,))
        return found

    def _table_of(self, deal: int) -> Rollouts:
        """Return the rollouts of the table that plays on the sampled deal with this number."""
        # Neighbouring games share a sample of hands: see ``Belief.bring``.
        sample = deal // (STRANDS * self._games_a_sample) * STRANDS + deal % STRANDS
        misunderstood = is_misunderstood(sample, self._people)
        return self._misunderstood if misunderstood else self._understood
