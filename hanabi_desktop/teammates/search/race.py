"""A race between actions: tried on the same sampled deals, dropped as soon as they fall behind.

What looks best is confirmed on fresh deals before anybody departs from the conventions for it. The
action that looks best of several has also been the luckiest, and without this confirmation the
expected gain is several times the real one. The next best are confirmed as well, because the action
that looks best at a short rollout is not always the best one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from hanabi_desktop.game.moves import Action
from hanabi_desktop.teammates.search.comparison import Comparison, Scores, may_reach, standard_error
from hanabi_desktop.teammates.search.deadline import ENDLESS, Deadline
from hanabi_desktop.teammates.search.evaluator import Evaluator
from hanabi_desktop.teammates.search.objective import PERFECT_BONUS, worth_of

BATCH = 8
FIRST_CONFIRMATION_DEAL = 1_000_000
"""Number of the first deal of the confirmation run; its hands differ from those looked at before."""
LEAST_DEALS = 24
"""Fewest deals of a confirmation run."""
_NEARLY = 0.03
"""An action that looks worse by no more than this may still be better: estimates err by more."""
_UNSEEN = 0.3
"""Added to the standard error, divided by the number of deals: what few deals cannot show."""


@dataclass(frozen=True, slots=True)
class Threshold:
    """What an action has to achieve to justify a departure.

    Attributes:
        points: the least gain in points per game.
        errors: the least gain in standard errors.
    """

    points: float = 0.02
    errors: float = 1.0


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is tried.

    Attributes:
        candidates: actions in the race, including the conventions' choice.
        selection_deals: maximum number of deals on which the candidates are tried.
        confirmation_deals: fresh deals of the confirmation run.
        favourites: maximum number of actions in the confirmation run.
        enough: what they have to achieve there.
    """

    candidates: int = 9
    selection_deals: int = 80
    confirmation_deals: int = 200
    favourites: int = 3
    enough: Threshold = Threshold()

    def scaled(self, factor: float) -> "Effort":
        """Return an effort with more or fewer deals."""
        return replace(
            self,
            selection_deals=max(BATCH, round(factor * self.selection_deals)),
            confirmation_deals=max(LEAST_DEALS, round(factor * self.confirmation_deals)),
        )


@dataclass(frozen=True, slots=True)
class Lead:
    """How far an action is ahead of the conventions' choice.

    Attributes:
        action: the action confirmed to be better.
        games: deals of the confirmation run.
        points: gain in points per game.
        perfect: gain in the share of perfect games.
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
    """One race.

    Args:
        candidates: the conventions' choice, then its rivals.
        perfect: the points of a perfect game.
        evaluator: plays them out.
        effort: how much is tried.
    """

    def __init__(
        self, candidates: Sequence[Action], perfect: int, evaluator: Evaluator, effort: Effort
    ) -> None:
        self._candidates = candidates
        self._perfect = perfect
        self._evaluator = evaluator
        self._effort = effort

    def winner(self, looking: Deadline = ENDLESS) -> Lead | None:
        """Return the action that is better than the first candidate; None if none certainly is.

        Args:
            looking: the deadline of the first phase; the best actions by then are confirmed.
        """
        favourites = self._favourites(looking)[: self._effort.favourites]
        return self._proved(favourites) if favourites else None

    def _favourites(self, looking: Deadline) -> list[Action]:
        """Return the rivals that look better than the first candidate or nearly as good, best first.

        Dropped ones are included if they were tried on enough deals.
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
        """Return those that neither fall behind the best nor have too little chance against the first."""
        first, best = self._candidates[0], scores.best_of(running)
        near = [a for a in running if not scores.is_behind(a, best, errors=1.0, unseen=_UNSEEN)]
        if first not in near:
            return near
        return [a for a in near if a == first or self._promises(scores.lead(a, first))]

    def _promises(self, lead: Comparison) -> bool:
        """Return whether an action may yet turn out sufficiently better than the first."""
        enough = self._effort.enough
        luck = enough.errors * (lead.standard_error + _UNSEEN / lead.games)
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
        """Return whether more deals would hardly confirm it any more (stochastic curtailment).

        A run that goes well continues to its end: stopping it early would count luck.
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
    """Return how far an action is ahead; None if that is not enough.

    Args:
        action: the action that may be better.
        usual: the points of the conventions' choice, deal by deal.
        points: the points of the action, on the same deals.
        perfect: the points of a perfect game.
        enough: what it has to achieve.
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
