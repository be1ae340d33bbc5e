"""The cost of a decision, judged by what its seat could know at the time, without hindsight.

All candidates are played out on the same sampled deals. The best candidate is selected on a first
set of deals, and the cost is measured on a second set, so that a lucky winner does not inflate it.
The deals depend only on what the seat had seen and on a seed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import NamedTuple

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.review.contrast import Contrast, contrast
from hanabi_desktop.review.findings import USUAL, Cost, Depth, Grade
from hanabi_desktop.review.judge import GAMES_PER_SAMPLE, best_move, candidates_at
from hanabi_desktop.review.people import (
    PeopleRollouts,
    believed_policy,
    is_bluff,
    is_unrecorded,
    recorded_people,
)
from hanabi_desktop.teammates.conventions import Agreement, Convention
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.search.belief import seed_from_history
from hanabi_desktop.teammates.search.evaluator import (
    Comparison,
    Scores,
    may_reach,
    standard_error,
)
from hanabi_desktop.teammates.search.rollouts import Future, Rollouts

SURE = 2.0
"""A cost or gain is graded only if it is at least this many standard errors above zero."""
STRONG = 0.15
"""Minimum gain in points over the conventions' choice of a strong decision."""


@dataclass(frozen=True, slots=True)
class _Threshold:
    points: float
    perfect: float
    grade: Grade


_THRESHOLDS = (
    _Threshold(1.0, 0.30, Grade.BLUNDER),
    _Threshold(0.4, 0.15, Grade.MISTAKE),
    _Threshold(0.15, 0.06, Grade.INACCURACY),
)
"""The minimum cost in points, or in share of perfect games, for each fault; either one suffices."""
LEAST_POINTS, LEAST_PERFECT = _THRESHOLDS[-1].points, _THRESHOLDS[-1].perfect


def confirmed_grade(grade: Grade, points: float, perfect: float) -> Grade | None:
    """Return the milder of a fault's grade and its grade on other deals; None if those show no fault.

    Args:
        grade: a fault or ``UNRECORDED``, from the deals on which the cost was measured.
        points: the cost on the other deals.
        perfect: the cost on the other deals as a share of perfect games.
    """
    known = [one.grade for one in _THRESHOLDS]
    again = (one.grade for one in _THRESHOLDS if points >= one.points or perfect >= one.perfect)
    found = next(again, None)
    if found is None or grade is Grade.UNRECORDED:
        return None if found is None else grade
    return max(grade, found, key=known.index)


def grade_of(cost: Cost, *, is_unrecorded: bool = False) -> Grade | None:
    """Grade a decision by its cost; return None if the cost is below every threshold or not certain enough.

    Args:
        cost: the cost of the decision.
        is_unrecorded: whether the decision makes sense only by a convention that nobody recorded;
            then it is graded ``UNRECORDED`` instead of as a fault.
    """
    if not cost.deals:
        return None
    for threshold in _THRESHOLDS:
        points = cost.points >= threshold.points and cost.points >= SURE * cost.error
        perfect = cost.perfect >= threshold.perfect
        if points or (perfect and cost.perfect >= SURE * cost.perfect_error):
            return Grade.UNRECORDED if is_unrecorded else threshold.grade
    if cost.gained >= STRONG and cost.gained >= SURE * cost.gained_error:
        return Grade.STRONG
    return None


FIRST_CONFIRMATION_DEAL = 1_000_000
"""Number of the first deal of the second set, on which the cost is measured."""
_LUCK = 1.65
"""The luck, in standard errors, that is allowed for in the deals still to come (exceeded 1 time in 20).

The measurement stops once no grade can be reached even with that luck.
"""
_CLOSE = 0.12
"""Standard error in points at which the gain over the conventions' choice is known well enough.

The measurement does not stop before that, because the gain goes into the ledger whatever the grade.
"""


class _Leads(NamedTuple):
    """The differences between actions, deal by deal.

    Attributes:
        lost: the points by which the best candidate is better than the action.
        perfect: 1 if only the best candidate leads to a perfect game, -1 if only the action does,
            otherwise 0.
        gained: the points by which the action is better than the conventions' choice.
    """

    lost: list[float]
    perfect: list[float]
    gained: list[float]


class Decision:
    """One decision of a seat.

    Args:
        observation: what the seat saw before it.
        action: the action that the seat chose.
        agreement: the table's agreement.
        seed: the seed of the sampled deals, which is combined with what the seat had seen.
        depth: the sample sizes.
        among_people: whether the table may have conventions that nobody recorded.

    Attributes:
        policy: the conventions' choice; among people, plays that the seat did not make are skipped,
            since the seat may not have believed in them (see ``people.py``).
        is_unrecorded: whether the action makes sense only by a convention that nobody recorded.
        is_bluff: whether the action looks like a bluff or the answer to one.
        candidates: the actions that are compared, the action itself first.
    """

    def __init__(
        self,
        observation: Observation,
        action: Action,
        agreement: Agreement,
        seed: int,
        depth: Depth = USUAL,
        *,
        among_people: bool = False,
    ) -> None:
        self._depth = depth
        self._observation = observation
        self._perfect = observation.options.max_score
        self._action = action
        options = ConventionPlayer(agreement).weigh(observation)
        agreed = options[0].action
        self.policy = agreed
        self.is_unrecorded = self.is_bluff = False
        self.candidates = list(
            dict.fromkeys((action, *candidates_at(observation, options, agreement)))
        )
        seed ^= seed_from_history(observation)
        self._rollouts: Rollouts | PeopleRollouts
        if among_people:
            self.policy = believed_policy(action, options)
            departs = is_unrecorded(observation, action, options, agreement)
            self.is_bluff = departs and is_bluff(observation, action)
            self.is_unrecorded = departs and not (
                self.is_bluff and Convention.BLUFF in agreement.conventions
            )
            people = recorded_people()
            self._rollouts = PeopleRollouts(
                observation, action, agreed, agreement, people, seed, GAMES_PER_SAMPLE
            )
        else:
            self._rollouts = Rollouts(
                observation, agreement, seed, games_per_sample=GAMES_PER_SAMPLE
            )

    def cost(self) -> Cost:
        """Return the cost of the decision, compared with the best candidate."""
        if len(self.candidates) < 2:
            return Cost(self._action)
        best = self._best()
        if best == self._action and self.policy == self._action:
            return Cost(best, deals=self._depth.selection_deals)
        rivals = tuple(dict.fromkeys((self._action, best, self.policy)))
        scores = Scores()
        for enough in self._depth.confirmation_deals:
            done = scores.tried(self._action)
            self._play_out(
                scores,
                rivals,
                range(FIRST_CONFIRMATION_DEAL + done, FIRST_CONFIRMATION_DEAL + enough),
            )
            if self._is_settled(scores, best):
                break
        return self._compared(scores, rivals, best)

    def comparison_of(self, one: Action, other: Action) -> Comparison:
        """Compare the points of two moves, which may both differ from the move that was made."""
        scores, moves = Scores(), tuple(dict.fromkeys((one, other)))
        deals = range(
            FIRST_CONFIRMATION_DEAL, FIRST_CONFIRMATION_DEAL + self._depth.confirmation_deals[-1]
        )
        self._play_out(scores, moves, deals)
        return scores.lead(one, other)

    def futures(self, action: Action, deals: Sequence[int]) -> Sequence[Future]:
        """Play an action out on the sampled deals with these numbers, and return what happens."""
        return self._rollouts.futures(action, deals)

    def contrast(self, best: Action) -> Contrast:
        """Compare another move with the one that was made, and find the reasons for the difference."""
        return self.contrast_of(best, self._action)

    def contrast_of(self, better: Action, other: Action) -> Contrast:
        """Compare two moves; among people, the move that was made still counts as evidence."""
        return contrast(self._rollouts, self._observation, better, other)

    def _best(self) -> Action:
        """Return the candidate that looks best on the first set of deals."""
        choice = best_move(self._rollouts.scores, self.candidates, self.policy, self._depth)
        return self.policy if choice is None else choice.action

    def _play_out(self, scores: Scores, actions: Sequence[Action], deals: range) -> None:
        scores.take(actions, deals, self._rollouts.scores(actions, deals))

    def _compared(self, scores: Scores, rivals: Sequence[Action], best: Action) -> Cost:
        leads = self._leads(scores, best)
        return Cost(
            best,
            max(0.0, fmean(leads.lost)),
            standard_error(leads.lost),
            max(0.0, fmean(leads.perfect)),
            standard_error(leads.perfect),
            fmean(leads.gained),
            standard_error(leads.gained),
            len(leads.lost),
            tuple(sorted(((one, fmean(scores.scores_of(one))) for one in rivals), key=_worth)),
        )

    def _leads(self, scores: Scores, best: Action) -> "_Leads":
        mine, bests = scores.scores_of(self._action), scores.scores_of(best)
        return _Leads(
            _differences(bests, mine),
            _differences(self._perfects(bests), self._perfects(mine)),
            _differences(mine, scores.scores_of(self.policy)),
        )

    def _perfects(self, scores: Sequence[float]) -> list[float]:
        return [float(score == self._perfect) for score in scores]

    def _is_settled(self, scores: Scores, best: Action) -> bool:
        """Return whether further deals are unlikely to lead to a grade (stochastic curtailment)."""
        leads = self._leads(scores, best)
        whole = self._depth.confirmation_deals[-1]
        return standard_error(leads.gained) <= _CLOSE and not any(
            may_reach(threshold, lead, whole, errors=SURE, luck=_LUCK)
            for threshold, lead in (
                (LEAST_POINTS, leads.lost),
                (LEAST_PERFECT, leads.perfect),
                (STRONG, leads.gained),
            )
        )


def _worth(compared: tuple[Action, float]) -> float:
    return -compared[1]


def _differences(these: Sequence[float], those: Sequence[float]) -> list[float]:
    return [a - b for a, b in zip(these, those, strict=True)]
