"""The best move and the cost of the others, by what a seat can know at the time, without hindsight.

Reviews, hints, teaching tables and lessons share the candidates, the sampled deals and the rule of choice,
so that the move a hint advises is the one that a review of that turn calls best.

All candidates are played out on the same sampled deals. The best one is selected on a first
set of deals, and costs are measured on a second set, so that a lucky winner does not inflate them.
The deals depend only on what the seat has seen and on a seed.

:class:`Decision` compares one decision with its rivals after the game; :class:`ActionCosts` compares all legal
actions while the player is still thinking, and its results can be read at any time.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from time import monotonic
from typing import NamedTuple

from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.game.scoring import Standing, is_playable, is_trash
from hanabi_desktop.review.contrast import Contrast, contrast
from hanabi_desktop.review.findings import USUAL, Cost, Depth, Grade
from hanabi_desktop.review.people import (
    PeopleRollouts,
    believed_policy,
    is_bluff,
    is_unrecorded,
    recorded_people,
)
from hanabi_desktop.review.reasons import Because
from hanabi_desktop.teammates.conventions import Agreement, Convention
from hanabi_desktop.teammates.encoding import SeatTracker
from hanabi_desktop.teammates.players import ConventionPlayer, Option, candidates_of
from hanabi_desktop.teammates.search.belief import seed_from_history
from hanabi_desktop.teammates.search.evaluator import (
    Comparison,
    Evaluator,
    Scores,
    may_reach,
    standard_error,
)
from hanabi_desktop.teammates.search.rollouts import Future, Rollouts

RIVALS = 6
"""Number of actions compared, including the conventions' choice, among those that the conventions weigh."""
GAMES_PER_SAMPLE = 8
"""Number of games of a strand that share one sample of hands.

Drawing hands costs as much as playing games out; 8 games per sample give the most precise costs for a
given computing time.
"""

TELLING = 3
"""Number of clues that are compared in any case, because they tell something."""

_ALIKE, _ALIKE_EARLY, _LAST_CARDS = 0.05, 0.15, 10
"""The points on top of the error by which a clue that tells something may be behind one that does not.

The second number holds with more than ``_LAST_CARDS`` in the deck, where passing the turn has no use of
its own: what it gains there comes from how the simulated teammates play.
"""

PlayOut = Callable[[Sequence[Action], range], Sequence[Sequence[float]]]
"""Plays actions out on numbered deals; the result is shorter if there is no time for all of them."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The best move.

    Attributes:
        action: the move.
        scores: the scores of the candidates on the deals that selected it.
    """

    action: Action
    scores: Scores


def candidates_at(
    observation: Observation, options: Sequence[Option], agreement: Agreement
) -> list[Action]:
    """Return the conventions' choice and its rivals, in any case with the moves that people look for.

    These are the sure plays, the first clues that tell something, and the discard of the chop.
    """
    found = candidates_of(options, RIVALS)
    found += [o.action for o in options if isinstance(o.action, Play) and not o.is_misleading]
    told = (o.action for o in options if not o.is_misleading)
    found += [one for one in told if tells_something(observation, one)][:TELLING]
    model = SeatTracker.after(observation, agreement).model
    chop = model.chop(observation.seat)
    if chop >= 0 and observation.clue_tokens < 8:
        found.append(Discard(chop))
    return list(dict.fromkeys(found))


def tells_something(observation: Observation, action: Action) -> bool:
    """Return whether a move is a clue that tells about a playable card, or a needed one on the chop."""
    if not isinstance(action, Clue):
        return False
    standing, touched = Standing.from_table(observation), observation.touched_by(action)
    hand, rules = observation.hands[action.target], observation.options.deck_rules
    chop = next((held.order for held in hand if not held.marks.touched), None)
    for held in hand:
        is_news = held.after(action.value, rules, touched=True) != held
        if held.order not in touched or held.card is None or not is_news:
            continue
        if is_playable(held.card, standing):
            return True
        if held.order == chop and not is_trash(held.card, standing):
            return True
    return False


def telling_clues(observation: Observation, actions: Iterable[Action]) -> dict[Action, float]:
    """Return the clues among some actions that tell something, for :func:`best_move`."""
    allowance = _ALIKE if observation.deck_size <= _LAST_CARDS else _ALIKE_EARLY
    return {one: allowance for one in actions if tells_something(observation, one)}


def best_move(
    play_out: PlayOut,
    candidates: Sequence[Action],
    agreed: Action,
    depth: Depth,
    telling: Mapping[Action, float],
) -> Choice | None:
    """Return the best candidate.

    It is the conventions' choice if that is as good within the error. But instead of a clue that tells
    nothing, it is one that does if that is little worse: it is easier to find, and to believe in.

    Args:
        play_out: plays the position out.
        candidates: the moves to choose from, including ``agreed``.
        agreed: the conventions' choice.
        depth: the sample sizes.
        telling: the candidates that are clues which tell something, with the points by which each may
            be behind, on top of the error.

    Returns:
        the choice; None if there was no time for it.
    """
    scores = Scores()

    def take(actions: Sequence[Action], deals: range) -> bool:
        rows = play_out(actions, deals)
        scores.take(actions, deals, rows)
        return len(rows) == len(deals)

    if not take(candidates, range(depth.first_deals)):
        return None

    def contenders(actions: Sequence[Action]) -> list[Action]:
        near = scores.near_best(actions)
        alike = scores.near_best(actions, max(telling.values(), default=0.0))
        return [one for one in alike if one in near or one in telling]

    running = contenders(candidates)
    if len(running) > 1 and not take(running, range(depth.first_deals, depth.selection_deals)):
        return None
    best = agreed if agreed in scores.near_best(running) else scores.best_of(running)
    told = [one for one in contenders(running) if one in telling]
    if told and isinstance(best, Clue) and best not in telling:
        best = scores.best_of(told)
    return Choice(best, scores)


SURE = 2.0
"""A cost or gain is graded only if it is at least this many standard errors above zero."""
STRONG = 0.15
"""Minimum gain in points over the conventions' choice of a strong decision."""


@dataclass(frozen=True, slots=True)
class _Threshold:
    grade: Grade
    points: float
    perfect: float = math.inf


_THRESHOLDS = (
    _Threshold(Grade.BLUNDER, 1.0, 0.30),
    _Threshold(Grade.MISTAKE, 0.4, 0.15),
    _Threshold(Grade.INACCURACY, 0.15),
)
"""The minimum cost in points, or in share of perfect games, for each fault; either one suffices.

A small cost in perfect games without one in points is too uncertain to be called an inaccuracy.
"""
LEAST_POINTS = min(one.points for one in _THRESHOLDS)
LEAST_PERFECT = min(one.perfect for one in _THRESHOLDS)


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
        self._telling = telling_clues(observation, self.candidates)
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
        choice = best_move(
            self._rollouts.scores, self.candidates, self.policy, self._depth, self._telling
        )
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


BATCH = 16
"""Number of deals per step of the measurement."""
LEAST, MOST = 32, 320
"""Minimum and maximum number of deals tried for an action before it counts as settled."""
WARNED_FROM = 0.4
"""Cost in points per game from which the player to act is warned."""
DOUBT = 1.0
"""Number of standard errors subtracted from a cost before it is compared with ``WARNED_FROM``."""
PATIENCE_S = 0.8
"""Maximum time, in seconds, that a player who has chosen an action waits for a more certain result."""


@dataclass(frozen=True, slots=True)
class ActionCost:
    """The cost of an action.

    Attributes:
        action: the action.
        best: the action it is compared with.
        points: the points per game by which ``best`` is better; negative if the measurement
            contradicts the selection of the best action.
        error: the standard error of ``points``.
        deals: the number of sampled deals measured; 0 means not measured.
        because: the reasons, if the cost justifies a warning.
    """

    action: Action
    best: Action
    points: float = 0.0
    error: float = 0.0
    deals: int = 0
    because: tuple[Because, ...] = ()


def deserves_warning(cost: ActionCost) -> bool:
    """Return whether an action costs enough, with enough certainty, to warn of it."""
    return cost.deals > 0 and cost.points - DOUBT * cost.error >= WARNED_FROM


class ActionCosts:
    """Measures what each legal action of the observing seat costs; it must be that seat's turn.

    Args:
        observation: what the seat sees.
        agreement: the table's agreement.
        evaluator: plays the position out.
        limit: the cost in points per game from which an action matters.
    """

    def __init__(
        self, observation: Observation, agreement: Agreement, evaluator: Evaluator, limit: float
    ) -> None:
        self._observation = observation
        self._evaluator = evaluator
        self._limit = limit
        options = ConventionPlayer(agreement).weigh(observation)
        self._agreed = options[0].action
        self._rivals = candidates_at(observation, options, agreement)
        self._actions = _worth_trying(observation, options)
        self._best = self._actions[0]
        self._scores = Scores()

    def steps(self) -> Iterator[None]:
        """Measure, one step per iteration, until every action is settled or the evaluator is out of time."""
        yield from self._choose_best()
        if not self.has_best:
            return
        others = [action for action in self._actions if action != self._best]
        while unsettled := [one for one in others if not self.is_settled(one)]:
            if not self._prove(unsettled):
                return
            yield

    def settle(self, action: Action, since: float) -> Iterator[None]:
        """Measure only this action until it is settled or ``PATIENCE_S`` has passed since ``since``.

        At least ``LEAST`` deals are tried unless the evaluator is out of time. ``since`` is a time of
        ``time.monotonic``.
        """
        while action != self._best and not self.is_settled(action):
            is_patient = monotonic() - since <= PATIENCE_S
            if self._scores.tried(action) >= LEAST and not is_patient:
                return
            if not self._prove([action]):
                return
            yield

    @property
    def has_best(self) -> bool:
        """Whether the action that the others are compared with has been chosen."""
        return self._scores.tried(self._best) > 0

    def cost(self, action: Action) -> ActionCost:
        """Return the cost of an action as measured so far."""
        if action == self._best or not self._scores.tried(action):
            return ActionCost(action, self._best)
        lead = self._scores.lead(self._best, action)
        return ActionCost(action, self._best, lead.difference, lead.standard_error, lead.games)

    def explained(self, action: Action) -> ActionCost:
        """Return the cost of an action, with the reasons if the cost justifies a warning."""
        cost = self.cost(action)
        if not deserves_warning(cost):
            return cost
        found = contrast(self._evaluator, self._observation, cost.best, action)
        return replace(cost, because=found.because)

    def is_settled(self, action: Action) -> bool:
        """Return whether no more deals are needed for an action, or will be tried.

        That is the case once it is certain on which side of the limit its cost is, or after ``MOST``
        deals. Actions that are not measured are settled from the start.
        """
        tried = self._scores.tried(action)
        if tried < LEAST:
            return action not in self._actions
        if tried >= MOST:
            return True
        lead = self._scores.lead(self._best, action)
        return abs(lead.difference - self._limit) > SURE * lead.standard_error + 1 / tried

    def _choose_best(self) -> Iterator[None]:
        """Select the best action, with which the others are compared, on the first deals."""
        telling = telling_clues(self._observation, self._rivals)
        choice = best_move(self._evaluator.play_out, self._rivals, self._agreed, USUAL, telling)
        if choice is None:
            return
        self._best = choice.action
        self._prove([self._best])
        yield

    def _prove(self, actions: Sequence[Action]) -> bool:
        """Play these actions out on another batch of deals; return False if the evaluator is out of time.

        The best action is played out too on deals on which it has not been tried yet.
        """
        tried_on = self._scores.tried
        for done in sorted({tried_on(one) for one in actions}):
            some = [one for one in actions if tried_on(one) == done]
            lacks = tried_on(self._best) == done
            tried = list(dict.fromkeys((*some, self._best))) if lacks else some
            deals = range(FIRST_CONFIRMATION_DEAL + done, FIRST_CONFIRMATION_DEAL + done + BATCH)
            scores = self._evaluator.play_out(tried, deals)
            if len(scores) < BATCH:
                return False
            self._scores.take(tried, deals, scores)
        return True


def _worth_trying(observation: Observation, options: Sequence[Option]) -> tuple[Action, ...]:
    """Return the actions that the conventions weigh, then all other legal actions except announcements.

    A play may be announced as any colour; only announcements that the conventions weigh are tried.
    """
    weighed = [option.action for option in options]
    others = (
        action
        for action in legal_actions(observation)
        if not isinstance(action, Play) or action.announced is None
    )
    return tuple(dict.fromkeys((*weighed, *others)))
