"""What every action open to a seat would cost, by what that seat can know, measured step by step.

Unlike ``decisions``, which compares one decision with its rivals once a game is over, this looks
at all that may be done while whoever is to act still thinks, and can be asked at any moment. The
principles are the same: the best is chosen on some imagined deals, and everything is measured on
others.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from time import monotonic

from hanabi_desktop.game.moves import Action, Play
from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.review.contrast import Because, contrast
from hanabi_desktop.review.decisions import PROOF_FROM, rivals_of
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.players.convention_player import ConventionPlayer, Option
from hanabi_desktop.teammates.search.comparison import Scores
from hanabi_desktop.teammates.search.evaluator import Evaluator

LOOK, SECOND_LOOK = 16, 64
"""Imagined deals on which the best is looked for among its rivals, and among those still near it."""
BATCH = 16
"""The proof goes on by so many deals at a time."""
LEAST, MOST = 32, 320
"""Nothing is settled before so many deals, and nothing is tried on more."""
SURE = 2.0
"""An action is settled that is so many standard errors away from what matters."""

WARNED_FROM = 0.4
"""Points a game from which on a cost is worth a word to whoever is about to act,"""
DOUBT = 1.0
"""once it is so many standard errors above that."""
PATIENCE_S = 0.8
"""Whoever has chosen waits no longer for a surer answer."""

_NEAR = 0.5
_ERRORS_BEHIND = 1.5


@dataclass(frozen=True, slots=True)
class ActionCost:
    """What an action costs.

    Attributes:
        action: which one.
        best: what it is compared with.
        points: a game, by which the best one is better; below 0 where the deals of the proof
            tell otherwise.
        error: the standard error of that.
        deals: on so many imagined deals.
        because: why, where the cost is worth a word.
    """

    action: Action
    best: Action
    points: float = 0.0
    error: float = 0.0
    deals: int = 0
    because: tuple[Because, ...] = ()


def is_worth_a_word(cost: ActionCost) -> bool:
    """Return whether an action costs so much, as surely as it has to, that it is warned of."""
    return cost.deals > 0 and cost.points - DOUBT * cost.error >= WARNED_FROM


class ActionCosts:
    """Measures what the legal actions of an observing seat cost, which is to act.

    Args:
        observation: what it sees.
        agreement: what the table agreed on.
        evaluator: plays the position out.
        limit: the points a game at which a cost begins to matter.
    """

    def __init__(
        self, observation: Observation, agreement: Agreement, evaluator: Evaluator, limit: float
    ) -> None:
        self._observation = observation
        self._evaluator = evaluator
        self._limit = limit
        options = ConventionPlayer(agreement).weigh(observation)
        self._rivals = list(dict.fromkeys(rivals_of(observation, options, agreement)))
        self._actions = _worth_trying(observation, options)
        self._best = self._actions[0]
        self._scores = Scores()

    def steps(self) -> Iterator[None]:
        """Measure, as long as this is asked to go on and anything is unsettled.

        Ends early where the evaluator has no time left.
        """
        yield from self._choose_best()
        if not self.has_best:
            return
        others = [action for action in self._actions if action != self._best]
        while unsettled := [one for one in others if not self.is_settled(one)]:
            if not self._prove(unsettled):
                return
            yield

    def settle(self, action: Action, since: float) -> Iterator[None]:
        """Measure this action alone until it is settled, or patience ends, which begins ``since``.

        Some deals are tried in any case; the time is that of ``time.monotonic``.
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
        """Whether it is known by now what the actions are compared with."""
        return self._scores.tried(self._best) > 0

    def cost(self, action: Action) -> ActionCost:
        """Return what is known of an action by now."""
        if action == self._best or not self._scores.tried(action):
            return ActionCost(action, self._best)
        lead = self._scores.lead(self._best, action)
        return ActionCost(action, self._best, lead.difference, lead.standard_error, lead.games)

    def explained(self, action: Action) -> ActionCost:
        """Return the same, with the reason why where it is worth a word."""
        cost = self.cost(action)
        if not is_worth_a_word(cost):
            return cost
        found = contrast(self._evaluator, self._observation, cost.best, action)
        return replace(cost, because=found.because)

    def is_settled(self, action: Action) -> bool:
        """Return whether it is sure on which side of the limit its cost is, or cannot become surer."""
        tried = self._scores.tried(action)
        if tried < LEAST:
            return action not in self._actions
        if tried >= MOST:
            return True
        lead = self._scores.lead(self._best, action)
        return abs(lead.difference - self._limit) > SURE * lead.standard_error + 1 / tried

    def _choose_best(self) -> Iterator[None]:
        """Choose on the first deals what everything is compared with."""
        first, scores = range(LOOK), Scores()
        scores.take(self._rivals, first, self._evaluator.play_out(self._rivals, first))
        if not scores.tried(self._rivals[0]):
            return
        best = scores.best_of(self._rivals)
        near = [
            one
            for one in self._rivals
            if not scores.is_behind(one, best, errors=_ERRORS_BEHIND, unseen=_NEAR)
        ]
        yield
        if len(near) > 1:
            more = range(LOOK, SECOND_LOOK)
            scores.take(near, more, self._evaluator.play_out(near, more))
        self._best = scores.best_of(near)
        self._prove([self._best])
        yield

    def _prove(self, actions: Sequence[Action]) -> bool:
        """Try actions on some deals more, and the best one too where it lacks these."""
        tried_on = self._scores.tried
        for done in sorted({tried_on(one) for one in actions}):
            some = [one for one in actions if tried_on(one) == done]
            lacks = tried_on(self._best) == done
            tried = list(dict.fromkeys((*some, self._best))) if lacks else some
            deals = range(PROOF_FROM + done, PROOF_FROM + done + BATCH)
            scores = self._evaluator.play_out(tried, deals)
            if len(scores) < BATCH:
                return False
            self._scores.take(tried, deals, scores)
        return True


def _worth_trying(observation: Observation, options: Sequence[Option]) -> tuple[Action, ...]:
    """Return what the conventions weigh, and every other legal action but announcements.

    A play may be announced as any colour; nobody plans more of them than the conventions weigh.
    """
    weighed = [option.action for option in options]
    others = (
        action
        for action in legal_actions(observation)
        if not isinstance(action, Play) or action.announced is None
    )
    return tuple(dict.fromkeys((*weighed, *others)))
