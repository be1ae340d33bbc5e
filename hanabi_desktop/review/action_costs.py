"""The cost of every legal action of a seat, by what that seat can know, measured step by step.

The module ``decisions`` compares one decision with its rivals after the game. This module compares
all legal actions while the player is still thinking, and its results can be read at any time. The
principle is the same: the best action is selected on some sampled deals, and the costs are measured
on others.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from time import monotonic

from hanabi_desktop.game.moves import Action, Play
from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.review.contrast import Because, contrast
from hanabi_desktop.review.decisions import FIRST_CONFIRMATION_DEAL
from hanabi_desktop.review.findings import USUAL
from hanabi_desktop.review.judge import best_move, candidates_at
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.players import ConventionPlayer, Option
from hanabi_desktop.teammates.search.evaluator import Evaluator, Scores

BATCH = 16
"""Number of deals per step of the measurement."""
LEAST, MOST = 32, 320
"""Minimum and maximum number of deals tried for an action before it counts as settled."""
SURE = 2.0
"""An action is settled once its cost is this many standard errors away from the limit."""

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
        choice = best_move(self._evaluator.play_out, self._rivals, self._agreed, USUAL)
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
