"""Rollouts: games played on after an action, on many deals that fit what the seat has seen.

An action is measured, as in the arena, by the points of games between equal teammates. All actions
are tried on the same sampled deals, so that their differences are far more certain than their
values (common random numbers).

An estimate plays some turns and forecasts the rest. Most of the variance between games arises
later, so estimates tell actions apart with a tenth to a third of the deals that complete games
need, and each takes a third of the time; but forecasts are off by a tenth of a point. Estimates
therefore select the actions worth confirming, and complete games confirm them.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.encoding import coded
from hanabi_desktop.teammates.reasoning.value_estimate import ValueEstimate
from hanabi_desktop.teammates.search.belief import (
    GAMES_PER_SAMPLE,
    USUAL_TRUST,
    Belief,
    Supposition,
    Trust,
)
from hanabi_desktop.teammates.search.deadline import ENDLESS, Deadline
from hanabi_desktop.teammates.search.endgame import Endgame, TooMuchError
from hanabi_desktop.teammates.search.futures import Future, future_after, worth_of
from hanabi_desktop.teammates.weights import read_value_estimate, value_estimate_file

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
