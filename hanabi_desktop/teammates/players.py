"""The teammates: those that play by conventions, and the Experts, who look ahead as well."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from hanabi_desktop.game.moves import Action, Clue
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.characters import Level, Personality
from hanabi_desktop.teammates.conventions import Agreement, agreed_by, agreement_of
from hanabi_desktop.teammates.encoding import Coded, SeatTracker, coded, decoded
from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasoning.simulation import Simulation
from hanabi_desktop.teammates.reasons import explain
from hanabi_desktop.teammates.search.belief import Belief, seed_from_history
from hanabi_desktop.teammates.search.deadline import Deadline
from hanabi_desktop.teammates.search.evaluator import EvaluatorFactory, LocalEvaluator
from hanabi_desktop.teammates.search.race import Effort, Lead, Race, Threshold, lead_of
from hanabi_desktop.teammates.search.rollouts import worth_of
from hanabi_desktop.teammates.teammate import (
    Ahead,
    Budget,
    Decision,
    Reason,
    ReasonCode,
    Teammate,
    Term,
)
from hanabi_desktop.teammates.weights import with_personality

TURNS_BETWEEN_TWO = 5
"""The number of turns simulated with two players; with more players, every other seat has one turn."""


class MisplayRisk:
    """Estimates how often an action would lead to misplays.

    A seat predicts the others' actions from what it believes they know. The prediction can fail
    because they see the seat's own hand, which it does not see itself. A few own hands are therefore
    sampled. For each, the whole game is interpreted again from every seat's point of view, and then
    continued for some turns. No further hand is tried after the deadline.
    """

    def __init__(
        self,
        model: SeatModel,
        observation: Observation,
        agreement: Agreement,
        deadline: Deadline,
    ) -> None:
        seed = seed_from_history(observation)
        players = observation.options.players
        self._belief = Belief(observation, agreement, seed, model=model)
        self._policies = [self._belief.policy] * players
        self._turns = TURNS_BETWEEN_TWO if players == 2 else players - 1
        self._deadline = deadline
        self._games: list[Simulation] = []
        self._played_on = self._belief.undealt()

    def estimate(self, action: Coded, hands: int) -> float:
        """Return the share of hands on which somebody soon misplays after an action.

        Only misplays of cards that their holder believed to be playable because of a clue or a
        promise are counted, not gambles. If the deadline passes, the result is the share among the
        hands tried by then, 0 if there were none.
        """
        tried = misplays = 0
        while tried < hands and not self._deadline.is_over:
            misplays += self._leads_astray(self._imagined(tried), action)
            tried += 1
        return misplays / tried if tried else 0.0

    def _imagined(self, number: int) -> Simulation:
        if number == len(self._games):
            game = self._belief.undealt()
            self._belief.imagine(game, number, self._deadline)
            self._games.append(game)
        return self._games[number]

    def _leads_astray(self, start: Simulation, action: Coded) -> bool:
        game = self._played_on
        game.copy_from(start)
        return game.leads_to_misplay(action, self._policies, self._turns)


HANDS_AT_FIRST = 4
HANDS_BETWEEN_TWO = 8
"""Numbers of sampled hands on which the best action is tried, usually and in (faster) two-player games."""
HANDS_IN_DOUBT = 32
"""Number of hands on which the best action and its rivals are tried after one led to a misplay."""
COST_OF_MISPLAY = 8.0
"""The cost of a certain misplay, on the scale of an action's terms."""
SECONDS_AT_ONCE = 0.25 if compiled() else 0.05
"""Minimum time limit of the trials in seconds; compiled, they usually take a few milliseconds."""
SHARE_OF_THINKING = 0.25
"""Share of the thinking time that the trials may take, if that is more than ``SECONDS_AT_ONCE``."""

_USEFUL_CLUES = (ReasonCode.CLUE_PLAY, ReasonCode.CLUE_TEMPO, ReasonCode.CLUE_FIX)
"""The clues that are given rather than an empty one."""

_TERMS = tuple(Term)


@dataclass(frozen=True, slots=True)
class Option:
    """An action that was weighed.

    Attributes:
        value: the worth of the action, which is the sum of its terms.
        is_misleading: whether the action is a clue that somebody would misunderstand, and so only a
            last resort.
    """

    action: Action
    value: float
    terms: dict[Term, float]
    is_misleading: bool


class ConventionPlayer:
    """Plays by the table's conventions: reads clues, weighs every action and gives a reason.

    Nothing beyond the agreement is used or expected. Before it acts, it tries the action on possible
    own hands, to see whether the action would soon lead somebody to misplay. The trials assume that
    every partner plays by the agreement.

    ``tracker`` is the class that follows the game.
    """

    def __init__(
        self,
        agreed: Agreement,
        personality: Personality | None = None,
        tracker: type[SeatTracker] = SeatTracker,
    ) -> None:
        self._agreed = agreed
        self._personality = personality
        self._tracker_class = tracker
        # Cached from turn to turn; new ones would give the same results.
        self._tracker: SeatTracker | None = None
        self._policy: Policy | None = None
        self._policy_of: GameOptions | None = None

    def _model(self, observation: Observation) -> SeatModel:
        if self._tracker is None or not self._tracker.catch_up(observation):
            self._tracker = self._tracker_class.after(observation, self._agreed)
        return self._tracker.model

    def choose(self, observation: Observation, budget: Budget) -> Decision:
        return self.decision(observation, self.weigh_with_risk(observation, budget))

    def decision(
        self, observation: Observation, options: Sequence[Option], action: Action | None = None
    ) -> Decision:
        """Return an action with its reason; by default the first of the options."""
        chosen = options[0].action if action is None else action
        return Decision(chosen, self.reason(observation, chosen, options))

    def weigh(self, observation: Observation) -> tuple[Option, ...]:
        """Return all actions worth considering, the best first."""
        policy = self._weighed(observation)
        order = sorted(range(policy.candidates), key=lambda i: -policy.value[i])
        return tuple(_option(policy, i) for i in order)

    def _with_useful_clue_first(
        self, observation: Observation, options: tuple[Option, ...]
    ) -> tuple[Option, ...]:
        """Return the options without an empty clue ahead of one that gets a card played.

        An empty clue leaves the useful one for later, and partners cannot see why.
        """
        best = options[0]
        if not isinstance(best.action, Clue) or observation.touched_by(best.action):
            return options
        useful = next((one for one in options if self._is_useful_clue(observation, one)), None)
        if useful is None:
            return options
        plays = useful.terms[Term.PLAYS] + best.value - useful.value
        raised = replace(useful, value=best.value, terms={**useful.terms, Term.PLAYS: plays})
        return (raised, *(one for one in options if one is not useful))

    def _is_useful_clue(self, observation: Observation, option: Option) -> bool:
        clue = option.action
        if option.is_misleading or not isinstance(clue, Clue):
            return False
        return self._explained(observation, clue).code in _USEFUL_CLUES

    @property
    def was_asked(self) -> bool:
        """Whether, in the position weighed last, a clue had asked the seat to play a card."""
        return self._policy is not None and bool(self._policy.asked)

    def weigh_with_risk(self, observation: Observation, budget: Budget) -> tuple[Option, ...]:
        """Weigh actions as :meth:`weigh` does, and discount those after which somebody may misplay."""
        options = self._with_useful_clue_first(observation, self.weigh(observation))
        if len(options) == 1:
            return options
        seconds = max(SHARE_OF_THINKING * budget.seconds, SECONDS_AT_ONCE)
        deadline = replace(budget, seconds=seconds).deadline()
        risk = MisplayRisk(self._model(observation), observation, self._agreed, deadline)
        hands = HANDS_BETWEEN_TWO if observation.options.players == 2 else HANDS_AT_FIRST
        if not risk.estimate(coded(options[0].action), hands):
            return options
        tried: list[Option] = []
        for option in options:
            best = max((other.value for other in tried), default=-math.inf)
            if option.value <= best or deadline.is_over:
                break
            tried.append(_at_risk(option, risk.estimate(coded(option.action), HANDS_IN_DOUBT)))
        tried.sort(key=lambda option: -option.value)
        return (*tried, *options[len(tried) :])

    def reason(self, observation: Observation, action: Action, options: Sequence[Option]) -> Reason:
        """Return the reason for an action, with the term that decides it if it is one of the options."""
        reason = self._explained(observation, action)
        chosen = next((one for one in options if one.action == action), None)
        return reason if chosen is None else replace(reason, term=_decisive(chosen, options))

    def _explained(self, observation: Observation, action: Action) -> Reason:
        touched = observation.touched_by(action) if isinstance(action, Clue) else ()
        return explain(self._model(observation), observation.seat, action, touched)

    def _weighed(self, observation: Observation) -> Policy:
        """Return the policy after it has weighed the possible actions."""
        model = self._model(observation)
        if self._policy is None or self._policy_of != observation.options:
            weights = with_personality(observation.options.players, self._personality)
            self._policy, self._policy_of = Policy(weights, model), observation.options
        self._policy.choose(model)
        return self._policy


def _option(policy: Policy, i: int) -> Option:
    return Option(
        decoded(policy.action(i)),
        policy.value[i],
        dict(zip(_TERMS, policy.terms[i].values(), strict=True)),
        bool(policy.misleading[i]),
    )


def _at_risk(option: Option, risk: float) -> Option:
    cost = COST_OF_MISPLAY * risk
    terms = {**option.terms, Term.STRIKES: option.terms[Term.STRIKES] - cost}
    return replace(option, value=option.value - cost, terms=terms)


def _decisive(chosen: Option, options: Sequence[Option]) -> Term | None:
    """Return the term in which an action is furthest ahead of the best action of another kind."""
    rival = next((o for o in options if type(o.action) is not type(chosen.action)), None)
    if rival is None:
        return None
    return max(Term, key=lambda term: chosen.terms[term] - rival.terms[term])


WIDTH = 6.0
"""An action whose value is this much below the best is not tried."""
TIMES_BETWEEN_TWO = 4.0
"""Factor of the number of deals for two players, which takes no longer than the usual number with three."""
LOOKING = 0.5
"""Share of the time after which the actions that look best go into the confirmation run."""
LAST_CARDS = 2
"""Maximum number of cards in the deck with which solving the endgame is attempted."""
ENOUGH_AT_THE_END = Threshold(points=0.03, errors=1.0)
"""The threshold for a departure near the end, where little luck remains."""


class LookaheadPlayer:
    """Plays by the table's conventions, and departs from them for clearly better actions.

    Only actions that do not mislead anybody by the conventions are tried, so the table understands a
    departure as well as the usual choice. The sampled deals depend only on what the seat sees and on a
    seed from the public history of the game, so a game is reproducible.

    ``effort`` is the extent of the race with the usual budget; None for the usual effort at a table
    of this size.
    """

    def __init__(
        self,
        agreed: Agreement,
        personality: Personality | None = None,
        effort: Effort | None = None,
    ) -> None:
        self._agreed = agreed
        self._conventions = ConventionPlayer(agreed, personality)
        self._effort = effort

    def choose(self, observation: Observation, budget: Budget) -> Decision:
        if not budget.seconds:
            return self._conventions.choose(observation, budget)
        deadline = budget.deadline()
        options = self._conventions.weigh_with_risk(observation, budget)
        effort = (self._effort or usual_effort(observation.options.players)).scaled(budget.effort)
        candidates = candidates_of(options, effort.candidates)
        if len(candidates) > 1:
            lead = self._better(observation, candidates, deadline, budget.evaluators, effort)
            if lead is not None:
                return self._departing(observation, options, lead)
        return self._conventions.decision(observation, options)

    def _better(
        self,
        observation: Observation,
        candidates: Sequence[Action],
        deadline: Deadline,
        evaluators: EvaluatorFactory | None,
        effort: Effort,
    ) -> Lead | None:
        perfect = observation.options.max_score
        seed = seed_from_history(observation)
        with (evaluators or LocalEvaluator()).look(
            observation, self._agreed, seed, deadline
        ) as evaluator:
            if _is_near_the_end(observation):
                games = evaluator.solved(candidates)
                if games:
                    return _best_ending(candidates, games, perfect)
            return Race(candidates, perfect, evaluator, effort).winner(deadline.part(LOOKING))

    def _departing(
        self, observation: Observation, options: Sequence[Option], lead: Lead
    ) -> Decision:
        reason = self._conventions.reason(observation, lead.action, ())
        ahead = Ahead(options[0].action, lead.games, lead.points, lead.perfect)
        return Decision(lead.action, replace(reason, ahead=ahead))


def usual_effort(players: int) -> Effort:
    """Return the usual effort at a table of this size."""
    return Effort().scaled(TIMES_BETWEEN_TWO) if players == 2 else Effort()


def _is_near_the_end(observation: Observation) -> bool:
    """Return whether the endgame can be solved; not with the final bouquet, which has no last round."""
    return observation.deck_size <= LAST_CARDS and not observation.options.final_bouquet


def _best_ending(
    candidates: Sequence[Action], games: Sequence[tuple[float, ...]], perfect: int
) -> Lead | None:
    """Return the lead of the candidate with the best endings; None if the first candidate is not beaten.

    The best candidate is selected on every other deal and confirmed on the rest, which come from
    other samples.
    """
    looked_at, confirmation = games[::2], games[1::2]
    worths = [
        fmean(worth_of(game[place], perfect) for game in looked_at)
        for place in range(len(candidates))
    ]
    best = worths.index(max(worths))
    if best == 0:
        return None
    usual, points = [game[0] for game in confirmation], [game[best] for game in confirmation]
    return lead_of(candidates[best], usual, points, perfect, ENOUGH_AT_THE_END)


def candidates_of(options: Sequence[Option], most: int) -> list[Action]:
    """Return the conventions' choice and its rivals, or the choice alone if it is misleading."""
    best = options[0]
    if best.is_misleading:
        return [best.action]
    near = (o for o in options if not o.is_misleading and o.value > best.value - WIDTH)
    return [option.action for option in near][:most]


def teammates_of(
    levels: Sequence[Level | None],
    personalities: Sequence[Personality | None] = (),
    wished: Agreement | None = None,
) -> dict[int, Teammate]:
    """Create a teammate for every seat with a level; None stands for a person's seat.

    All of them use and expect only conventions that are wished for and known to every teammate.
    Experts look ahead whatever the agreement.
    """
    agreed = agreed_by((level for level in levels if level is not None), wished)
    personalities = personalities or (None,) * len(levels)
    return {
        seat: teammate_of(level, agreed, personality)
        for seat, (level, personality) in enumerate(zip(levels, personalities, strict=True))
        if level is not None
    }


def teammate_of(
    level: Level, agreed: Agreement | None = None, personality: Personality | None = None
) -> Teammate:
    """Create a teammate of this level; without an agreement it plays by everything it knows."""
    agreed = agreed or agreement_of(level)
    if level is Level.EXPERT:
        return LookaheadPlayer(agreed, personality)
    return ConventionPlayer(agreed, personality)
