"""A race between actions, which are tried on the same sampled deals and dropped if they fall behind.

Before a teammate departs from the conventions, the action that looks best is confirmed on fresh
deals: the apparent best of several actions has usually also been the luckiest, so without the
confirmation run its gain would be overestimated several times over. The next best actions are
confirmed as well, because the action that looks best in short rollouts is not always the best one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from hanabi_desktop.game.moves import Action
from hanabi_desktop.teammates.search.deadline import ENDLESS, Deadline
from hanabi_desktop.teammates.search.evaluator import (
    UNSEEN,
    Comparison,
    Evaluator,
    Scores,
    may_reach,
    standard_error,
)
from hanabi_desktop.teammates.search.rollouts import PERFECT_BONUS, worth_of

BATCH = 8  # number of deals between two decisions about which actions to drop
FIRST_CONFIRMATION_DEAL = 1_000_000
"""Number of the first deal of the confirmation run, which shares no hands with the deals before it."""
LEAST_DEALS = 24
"""Minimum number of deals of a confirmation run."""
_NEARLY = 0.03
"""An action that looks worse by up to this many points stays in, since estimates err by more than that."""


@dataclass(frozen=True, slots=True)
class Threshold:
    """The gain that justifies a departure from the conventions; both conditions have to be met.

    Attributes:
        points: the minimum gain in points per game.
        errors: the minimum gain in standard errors.
    """

    points: float = 0.02
    errors: float = 1.0


@dataclass(frozen=True, slots=True)
class Effort:
    """The extent of a race.

    Attributes:
        candidates: the number of actions in the race, including the conventions' choice.
        selection_deals: the maximum number of deals on which the candidates are tried.
        confirmation_deals: the number of fresh deals of the confirmation run.
        favourites: the maximum number of rivals in the confirmation run.
        enough: the gain that a rival has to achieve there.
    """

    candidates: int = 9
    selection_deals: int = 80
    confirmation_deals: int = 200
    favourites: int = 3
    enough: Threshold = Threshold()

    def scaled(self, factor: float) -> "Effort":
        return replace(
            self,
            selection_deals=max(BATCH, round(factor * self.selection_deals)),
            confirmation_deals=max(LEAST_DEALS, round(factor * self.confirmation_deals)),
        )


@dataclass(frozen=True, slots=True)
class Lead:
    """How far an action is ahead of the conventions' choice.

    Attributes:
        games: the number of deals of the confirmation run.
        points: the gain in points per game.
        perfect: the gain in the share of perfect games.
    """

    action: Action
    games: int
    points: float
    perfect: float

    @property
    def worth(self) -> float:
        """The worth of the lead for the search, in points per game."""
        return self.points + PERFECT_BONUS * self.perfect


class Race:
    """A race of the conventions' choice, which is the first candidate, and its rivals.

    ``perfect`` is the points of a perfect game.
    """

    def __init__(
        self, candidates: Sequence[Action], perfect: int, evaluator: Evaluator, effort: Effort
    ) -> None:
        self._candidates = candidates
        self._perfect = perfect
        self._evaluator = evaluator
        self._effort = effort

    def winner(self, looking: Deadline = ENDLESS) -> Lead | None:
        """Return the lead of the best rival over the first candidate; None if none is confirmed.

        ``looking`` is the deadline of the selection phase; the actions that look best by then go
        into the confirmation run.
        """
        favourites = self._favourites(looking)[: self._effort.favourites]
        return self._proved(favourites) if favourites else None

    def _favourites(self, looking: Deadline) -> list[Action]:
        """Return the rivals that look better than the first candidate or nearly as good, best first.

        Dropped actions are included if they were tried on enough deals.
        """
        running, scores = list(self._candidates), Scores()
        deals = range(self._effort.selection_deals)
        for start in range(0, len(deals), BATCH):
            batch = deals[start : start + BATCH]
            estimates = self._evaluator.estimate(running, batch)
            if len(estimates) < len(batch):
                return []  # out of time
            scores.take(running, batch, estimates)
            running = self._still_running(running, scores)
            if len(running) == 1 or looking.is_over:
                break
        first, *rivals = self._candidates
        leads = {action: scores.lead(action, first).difference for action in rivals}
        tried = (a for a in rivals if a in running or scores.tried(a) >= LEAST_DEALS)
        near = [action for action in tried if leads[action] > -_NEARLY]
        return sorted(near, key=lambda action: -leads[action])

    def _still_running(self, running: Sequence[Action], scores: Scores) -> list[Action]:
        """Return the actions left after dropping those that cannot be expected to win any more.

        Dropped are actions that fall behind the best one and, while the first candidate is still
        near the best, rivals with too little chance against it.
        """
        first, near = self._candidates[0], scores.near_best(running)
        if first not in near:
            return near
        return [a for a in near if a == first or self._promises(scores.lead(a, first))]

    def _promises(self, lead: Comparison) -> bool:
        """Return whether an action can still turn out sufficiently better than the first candidate."""
        enough = self._effort.enough
        luck = enough.errors * (lead.standard_error + UNSEEN / lead.games)
        return lead.difference + luck > enough.points

    def _proved(self, favourites: Sequence[Action]) -> Lead | None:
        """Return the favourite that does best on the fresh deals; None if none is good enough."""
        deals = range(
            FIRST_CONFIRMATION_DEAL, FIRST_CONFIRMATION_DEAL + self._effort.confirmation_deals
        )
        first, hopeful, scores = self._candidates[0], list(favourites), Scores()
        for start in range(0, len(deals), BATCH):
            batch = deals[start : start + BATCH]
            played = self._evaluator.play_out((first, *hopeful), batch)
            scores.take((first, *hopeful), batch, played)
            if len(played) < len(batch):
                break  # out of time
            hopeful = [
                action for action in hopeful if not self._is_hopeless(*scores.shared(first, action))
            ]
            if not hopeful:
                break
        enough = self._effort.enough
        proved = (action for action in hopeful if scores.tried(action) >= LEAST_DEALS)
        leads = (
            lead_of(action, *scores.shared(first, action), self._perfect, enough)
            for action in proved
        )
        return max(filter(None, leads), key=lambda lead: lead.worth, default=None)

    def _is_hopeless(self, usual: Sequence[float], points: Sequence[float]) -> bool:
        """Return whether further deals are unlikely to confirm an action (stochastic curtailment).

        A run that goes well is never stopped early, since that would reward luck.
        """
        if len(points) < LEAST_DEALS:
            return False
        enough, gains = self._effort.enough, _gains(usual, points, self._perfect)
        whole = self._effort.confirmation_deals
        return not may_reach(enough.points, gains, whole, errors=enough.errors, luck=1.0)


def lead_of(
    action: Action,
    usual: Sequence[float],
    points: Sequence[float],
    perfect: int,
    enough: Threshold,
) -> Lead | None:
    """Return how far an action is ahead of the conventions' choice; None if that is not enough.

    Args:
        action: the action that may be better.
        usual: the points of the conventions' choice, deal by deal.
        points: the points of the action, on the same deals.
        perfect: the points of a perfect game.
        enough: the gain that the action has to achieve.
    """
    gains = _gains(usual, points, perfect)
    gain, error = fmean(gains), standard_error(gains)
    if gain <= enough.points or gain <= enough.errors * error:
        return None
    games = list(zip(usual, points, strict=True))
    more = fmean((b == perfect) - (a == perfect) for a, b in games)
    return Lead(action, len(games), fmean(b - a for a, b in games), more)


def _gains(usual: Sequence[float], points: Sequence[float], perfect: int) -> list[float]:
    games = zip(usual, points, strict=True)
    return [worth_of(b, perfect) - worth_of(a, perfect) for a, b in games]
