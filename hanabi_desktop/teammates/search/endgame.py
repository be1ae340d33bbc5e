"""The endgame solver, which plays all sampled deals of a position to the end.

The other players follow the conventions. At its own turns the seat takes the action with the
highest mean worth over all deals that it cannot tell apart at that point. Choosing the best action
for each deal separately would overestimate the result, because the seat does not know which deal it
is in ("strategy fusion", Frank and Basin 1998).
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from hanabi_desktop.teammates.encoding import Coded
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasoning.simulation import Simulation
from hanabi_desktop.teammates.search.deadline import Deadline
from hanabi_desktop.teammates.search.futures import worth_of

OWN_CHOICES = 3
"""Number of own turns at which several actions are compared; afterwards the conventions choose."""
CANDIDATES = 4  # maximum number of actions compared at an own turn
MOST_STEPS = 20_000
"""Maximum number of actions played, counted separately for each deal."""

_Deck = tuple[int, ...]
_Deals = dict[_Deck, Simulation]
_Scores = dict[_Deck, int]


class TooMuchError(Exception):
    """There are too many continuations to follow, or too little time."""


class Endgame:
    """A position near the end.

    The sampled deals are games at this position; likelier deals are repeated. Everybody follows the
    policy, and a perfect game has ``perfect`` points.
    """

    def __init__(
        self,
        deals: Sequence[Simulation],
        policy: Policy,
        perfect: int,
        deadline: Deadline,
    ) -> None:
        self._order = [tuple(game.deck) for game in deals]
        self._times = Counter(self._order)
        self._deals = dict(zip(self._order, deals, strict=True))
        self._seat = deals[0].seat  # the seat to act, for which the position is solved
        self._policy = policy
        self._perfect = perfect
        self._deadline = deadline
        self._steps = 0
        self._spare: list[Simulation] = []

    def scores(self, action: Coded) -> list[int]:
        """Return the points on each deal after this action, if the seat then plays as well as it can.

        Raises:
            TooMuchError: there are too many continuations, or too little time.
        """
        scores = self._after(self._deals, action, OWN_CHOICES)
        return [scores[deal] for deal in self._order]

    def _after(self, deals: _Deals, action: Coded, choices: int) -> _Scores:
        """Return the points that an action leads to on these deals."""
        self._steps += len(deals)
        if self._steps > MOST_STEPS or self._deadline.is_over:
            raise TooMuchError
        moved: _Deals = {}
        for deal, game in deals.items():
            moved[deal] = self._copy(game)
            moved[deal].act(*action)
        scores = self._played_out(moved, choices)
        self._spare.extend(moved.values())
        return scores

    def _copy(self, game: Simulation) -> Simulation:
        copy = self._spare.pop() if self._spare else game.copy()
        copy.copy_from(game)
        return copy

    def _played_out(self, deals: _Deals, choices: int) -> _Scores:
        """Return the points on deals that share all actions so far."""
        scores: _Scores = {}
        together: dict[tuple[int, Coded], _Deals] = {}
        for alike in _distinguished(deals):
            game = next(iter(alike.values()))
            if game.is_over():
                scores |= {deal: ended.score() for deal, ended in alike.items()}
            elif game.seat == self._seat and choices:
                scores |= self._decided(alike, choices)
            else:
                # Other seats can tell these deals apart by cards that this seat does not see; this
                # seat can tell them apart only by the actions of the others.
                done = game.seat, self._actions(game)[0]
                together.setdefault(done, {}).update(alike)
        for (_, action), going_on in together.items():
            scores |= self._after(going_on, action, choices)
        return scores

    def _decided(self, alike: _Deals, choices: int) -> _Scores:
        """Return the points on deals that this seat cannot tell apart, after its best action."""
        actions = self._actions(next(iter(alike.values())))
        results = [self._after(alike, action, choices - 1) for action in actions]
        return max(results, key=self._worth)

    def _worth(self, scores: _Scores) -> float:
        return sum(
            self._times[deal] * worth_of(score, self._perfect) for deal, score in scores.items()
        )

    def _actions(self, game: Simulation) -> list[Coded]:
        """Return the actions to consider for the seat to act, the conventions' choice first."""
        policy = self._policy
        best = policy.choose(game.models[game.seat])
        sound = [i for i in range(policy.candidates) if i != best and not policy.misleading[i]]
        sound.sort(key=lambda i: -policy.value[i])
        chosen = (best, *sound[: CANDIDATES - 1])
        return [policy.action(i) for i in chosen]


def _distinguished(deals: _Deals) -> Iterable[_Deals]:
    """Return the deals in groups that the seat to act cannot tell apart.

    Given the same actions, that seat can tell deals apart only by the cards it sees (all except its
    own and the undrawn ones) and by which of its own cards the clues have touched. Finished games
    form groups of their own.
    """
    groups: dict[tuple[int, ...], _Deals] = {}
    for deal, game in deals.items():
        model = game.models[game.seat]
        own = model.hand[5 * game.seat : 5 * game.seat + model.size[game.seat]]
        seen = (game.deck[order] for order in range(game.drawn) if order not in own)
        marks = (model.possible[order] for order in own)
        groups.setdefault((game.is_over(), game.seat, *seen, *marks), {})[deal] = game
    return groups.values()
