"""Rollouts of a position at a table of people, who may have conventions beyond the agreement."""

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
"""The irrational step that spreads evenly the games in which people misunderstand each other."""


def is_misunderstood(number: int, people: People) -> bool:
    """Return whether the table has only the agreement's conventions in the sampled game with this number."""
    return is_among(number, _STEP, people.misunderstood.chance)


class PeopleRollouts:
    """Plays out a position at a table of people; the seat's choice counts as evidence of what it knew.

    In a small share of the sampled games the table has no conventions beyond the agreement. In all
    others it understands what the agreement does not (see ``Simulation.understood``).

    Args:
        observation: the position.
        action: the action that the seat chose.
        policy: the agreement's choice.
        agreement: the agreement that the table is assumed to have.
        people: the frequencies with which people play.
        seed: the seed of the sampled deals.
        games_per_sample: the number of games of a strand that share one sample of hands.
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
        """Play an action out on the sampled deals with these numbers, and return what happens."""
        found: list[Future] = []
        for deal in deals:
            found += self._table_of(deal).futures(action, (deal,))
        return found

    def _table_of(self, deal: int) -> Rollouts:
        """Return the rollouts with which the sampled deal of this number is played."""
        # All games that share a sample of hands are played alike (see ``Belief.bring``).
        sample = deal // (STRANDS * self._games_a_sample) * STRANDS + deal % STRANDS
        misunderstood = is_misunderstood(sample, self._people)
        return self._misunderstood if misunderstood else self._understood
