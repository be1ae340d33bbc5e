"""The teammates' way of playing: conventions read, every action weighed, the reason told.

What is about to be done is tried on hands that the seat may hold: whether it would soon lead
somebody to misplay. What a partner of other conventions makes of it, nobody can tell.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from hanabi_desktop.game.moves import Action, Clue
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.budget import Budget
from hanabi_desktop.teammates.characters import Personality
from hanabi_desktop.teammates.encoding.action_codes import coded, decoded
from hanabi_desktop.teammates.encoding.seat_tracker import SeatTracker
from hanabi_desktop.teammates.personalities import with_personality
from hanabi_desktop.teammates.players.reasons import explain
from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.search.misplay_risk import MisplayRisk
from hanabi_desktop.teammates.teammate import Decision, Reason, Term

HANDS_AT_FIRST = 4
HANDS_BETWEEN_TWO = 8
"""On so many imagined hands the best action is tried (games of two are imagined soonest);"""
HANDS_IN_DOUBT = 32
"""where one of them ends in a misplay, it and its rivals are tried on so many."""
COST_OF_MISPLAY = 8.0
"""What it is worth to avoid one that is certain, beside the terms of an action."""
SECONDS_AT_ONCE = 0.25 if compiled() else 0.05
"""With no time to think the trying ends after so many; compiled it usually takes a few ms."""
SHARE_OF_THINKING = 0.25
"""With time to think, after so much of it."""

_NAMED_TERMS = tuple((term, term.value) for term in Term)


@dataclass(frozen=True, slots=True)
class Option:
    """An action that was weighed.

    Attributes:
        action: what would be done.
        value: what it is worth: its terms together.
        terms: that sum.
        is_misleading: a clue that somebody would misunderstand; the last resort.
    """

    action: Action
    value: float
    terms: dict[Term, float]
    is_misleading: bool


class ConventionPlayer:
    """Plays by the table's conventions.

    Args:
        agreed: what the table plays by: nothing beyond it is used or expected.
        personality: what it likes a little more than others do.
        witness: how it follows the game.
    """

    def __init__(
        self,
        agreed: Agreement,
        personality: Personality | None = None,
        tracker: type[SeatTracker] = SeatTracker,
    ) -> None:
        self._agreed = agreed
        self._temper = personality
        self._looks_on = tracker
        # Kept from turn to turn; new ones would tell the same.
        self._witness: SeatTracker | None = None
        self._policy: Policy | None = None
        self._policy_of: GameOptions | None = None

    def _model(self, observation: Observation) -> SeatModel:
        if self._witness is None or not self._witness.catch_up(observation):
            self._witness = self._looks_on.of(observation, self._agreed)
        return self._witness.model

    def choose(self, observation: Observation, budget: Budget) -> Decision:
        """Decide for the observing seat, whose turn it is."""
        return self.decision(observation, self.weigh_with_risk(observation, budget))

    def decision(self, observation: Observation, options: Sequence[Option]) -> Decision:
        """Return the first of these options, and why."""
        return Decision(options[0].action, self.reason(observation, options))

    def weigh(self, observation: Observation) -> tuple[Option, ...]:
        """Return every action worth a thought, the best first."""
        policy = self._weighed(observation)
        order = sorted(range(policy.candidates), key=lambda i: -policy.value[i])
        return tuple(_option(policy, i) for i in order)

    def weigh_with_risk(self, observation: Observation, budget: Budget) -> tuple[Option, ...]:
        """Weigh actions as :meth:`weigh` does, and discount those after which somebody may misplay."""
        options = self.weigh(observation)
        if len(options) == 1:
            return options
        seconds = max(SHARE_OF_THINKING * budget.seconds, SECONDS_AT_ONCE)
        deadline = replace(budget, seconds=seconds).deadline()
        risk = MisplayRisk(self._model(observation), observation, self._agreed, deadline)
        hands = HANDS_BETWEEN_TWO if observation.options.players == 2 else HANDS_AT_FIRST
        if not risk.of(coded(options[0].action), hands):
            return options
        tried: list[Option] = []
        for option in options:
            best = max((other.value for other in tried), default=-math.inf)
            if option.value <= best or deadline.is_over:
                break
            tried.append(_at_risk(option, risk.of(coded(option.action), HANDS_IN_DOUBT)))
        tried.sort(key=lambda option: -option.value)
        return (*tried, *options[len(tried) :])

    def reason(self, observation: Observation, options: Sequence[Option]) -> Reason:
        """Return why the first of these options was taken."""
        best = options[0]
        touched = observation.touched_by(best.action) if isinstance(best.action, Clue) else ()
        reason = explain(self._model(observation), observation.seat, best.action, touched)
        return replace(reason, term=_decisive(options))

    def _weighed(self, observation: Observation) -> Policy:
        """Return the policy after it has weighed what can be done."""
        model = self._model(observation)
        if self._policy is None or self._policy_of != observation.options:
            weights = with_personality(observation.options.players, self._temper)
            self._policy, self._policy_of = Policy(weights, model), observation.options
        self._policy.choose(model)
        return self._policy


def _option(policy: Policy, i: int) -> Option:
    terms = policy.terms[i]
    return Option(
        decoded(policy.action(i)),
        policy.value[i],
        {term: getattr(terms, name) for term, name in _NAMED_TERMS},
        bool(policy.misleading[i]),
    )


def _at_risk(option: Option, risk: float) -> Option:
    cost = COST_OF_MISPLAY * risk
    terms = {**option.terms, Term.STRIKES: option.terms[Term.STRIKES] - cost}
    return replace(option, value=option.value - cost, terms=terms)


def _decisive(options: Sequence[Option]) -> Term | None:
    """Return the term by which the best action surpasses the best of another kind the most."""
    best = options[0]
    rival = next((o for o in options if type(o.action) is not type(best.action)), None)
    if rival is None:
        return None
    return max(Term, key=lambda term: best.terms[term] - rival.terms[term])
