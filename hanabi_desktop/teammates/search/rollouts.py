"""Rollouts: games played on after an action, on many deals that fit what the seat has seen.

An action is measured, as in the arena, by the points of games between equal teammates. All actions
are tried on the same sampled deals, so that their differences are far more certain than their
values (common random numbers).

An estimate plays some turns and forecasts the rest. Most of the variance between games arises
later, so estimates tell actions apart with a tenth to a third of the deals that complete games
need, and each takes a third of the time; but forecasts are off by a tenth of a point. Estimates
therefore select the actions worth confirming, and complete games confirm them.

In the last turns all sampled deals are played to the end instead.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.encoding import Coded, coded
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasoning.simulation import Simulation
from hanabi_desktop.teammates.reasoning.value_estimate import ValueEstimate
from hanabi_desktop.teammates.search.belief import (
    GAMES_PER_SAMPLE,
    USUAL_TRUST,
    Belief,
    Supposition,
    Trust,
)
from hanabi_desktop.teammates.search.deadline import ENDLESS, Deadline
from hanabi_desktop.teammates.search.futures import Future, future_after, worth_of
from hanabi_desktop.teammates.weights import read_value_estimate, value_estimate_file

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

    The other players follow the conventions. At its own turns the seat takes the action with the
    highest mean worth over all deals that it cannot tell apart at that point. Choosing the best action
    for each deal separately would overestimate the result, because the seat does not know which deal it
    is in ("strategy fusion", Frank and Basin 1998).

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


SOLVED_DEALS = 32  # number of sampled deals on which the endgame is solved
SOLVING = 0.3
"""Share of the remaining time spent on solving the endgame; the rest allows a race if solving fails."""
ESTIMATED_TURNS = 12
"""Number of turns that an estimate plays before it forecasts the rest."""


class Rollouts:
    """Plays out a position on deals sampled from the belief state of the seat to act.

    For the arguments see :class:`Belief`.
    """

    def __init__(
        self,
        observation: Observation,
        agreement: Agreement,
        seed: int,
        trust: Trust = USUAL_TRUST,
        suppositions: Sequence[Supposition] = (),
        *,
        games_per_sample: int = GAMES_PER_SAMPLE,
        understood: bool = False,
    ) -> None:
        options = observation.options
        self._belief = Belief(
            observation,
            agreement,
            seed,
            trust,
            suppositions=suppositions,
            games_per_sample=games_per_sample,
            understood=understood,
        )
        self._perfect = options.max_score
        self._policies = [self._belief.policy] * options.players
        self._value_estimate = _value_estimate_for(options)
        self._start = self._belief.undealt()
        self._game = self._belief.undealt()

    def estimates(
        self, actions: Sequence[Action], deals: Iterable[int], deadline: Deadline = ENDLESS
    ) -> list[tuple[float, ...]]:
        """Return a quick estimate of what each action is worth on the sampled deals with these numbers.

        Estimates depend only on the position, the seed, the deal and the action. The result has one
        row per deal, with one number per action; it is shorter if there is no time for all deals.
        """
        return self._tried(self._estimate, actions, deals, deadline)

    def scores(
        self, actions: Sequence[Action], deals: Iterable[int], deadline: Deadline = ENDLESS
    ) -> list[tuple[float, ...]]:
        """Return the points that each action leads to in complete games, in the form of :meth:`estimates`."""
        return self._tried(self._score, actions, deals, deadline)

    def _tried(
        self,
        measure: Callable[[Action], float],
        actions: Sequence[Action],
        deals: Iterable[int],
        deadline: Deadline,
    ) -> list[tuple[float, ...]]:
        found: list[tuple[float, ...]] = []
        for deal in deals:
            self._belief.bring(self._start, deal, deadline)
            if deadline.is_over:
                break
            found.append(tuple(map(measure, actions)))
        return found

    def futures(
        self, action: Action, deals: Iterable[int], deadline: Deadline = ENDLESS
    ) -> list[Future]:
        """Play an action out on the sampled deals with these numbers, and return what happens.

        The result has one entry per deal; it is shorter if there is no time for all deals.
        """
        found: list[Future] = []
        for deal in deals:
            self._belief.bring(self._game, deal, deadline)
            if deadline.is_over:
                break
            found.append(future_after(self._game, coded(action), self._policies))
        return found

    def endings(self, actions: Sequence[Action], deadline: Deadline) -> list[tuple[float, ...]]:
        """Return the points of each action near the end of the game, if the seat then plays optimally.

        The result has one row per deal; it is empty if solving the position would take too long.
        """
        try:
            deals = [self._belief.game(number, deadline) for number in range(SOLVED_DEALS)]
            solving = deadline.part(SOLVING)
            endgame = Endgame(deals, self._belief.policy, self._perfect, solving)
            by_action = [endgame.scores(coded(action)) for action in actions]
        except TooMuchError:
            return []
        return list(zip(*by_action, strict=True))

    def _score(self, action: Action) -> int:
        self._begin(action)
        return self._game.play_out(self._policies)

    def _estimate(self, action: Action) -> float:
        self._begin(action)
        if self._value_estimate is not None:
            self._game.play_on(self._policies, ESTIMATED_TURNS)
            if not self._game.is_over():
                return self._value_estimate.worth(self._game)
        return worth_of(self._game.play_out(self._policies), self._perfect)

    def _begin(self, action: Action) -> None:
        self._game.copy_from(self._start)
        self._game.act(*coded(action))


@cache
def _value_estimate_for(options: GameOptions) -> ValueEstimate | None:
    """Return the value estimate for these rules; None if none was fitted."""
    file = value_estimate_file(options)
    return ValueEstimate(read_value_estimate(file)) if file.is_file() else None
