"""A teammate that thinks ahead: it departs from its usual choice for what is clearly better.

Only actions that mean what they say under the conventions are tried, so that the table
understands a departure from the usual choice as well as the choice itself; and the deals they
are tried on depend on nothing but what the seat sees, by a seed from the public course of the
game, so that a game is the same each time it is played.
"""

from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.budget import Budget
from hanabi_desktop.teammates.characters import Personality
from hanabi_desktop.teammates.players.convention_player import ConventionPlayer, Option
from hanabi_desktop.teammates.search.deadline import Deadline
from hanabi_desktop.teammates.search.evaluator import EvaluatorFactory
from hanabi_desktop.teammates.search.local_evaluator import LocalEvaluator
from hanabi_desktop.teammates.search.objective import worth_of
from hanabi_desktop.teammates.search.race import Effort, Lead, Race, Threshold, lead_of
from hanabi_desktop.teammates.search.seeds import seed_from_history
from hanabi_desktop.teammates.teammate import Ahead, Decision

WIDTH = 6.0
"""An action that the conventions hold for so much worse is not tried."""
TIMES_BETWEEN_TWO = 4.0
"""Games of two are imagined soonest: four times as many take no longer than those of three."""
LOOKING = 0.5
"""The share of the time after which the best so far are proved, however many deals are left."""
LAST_CARDS = 2
"""With so few cards in the deck the game is solved, where that is not too much."""
ENOUGH_AT_THE_END = Threshold(points=0.03, errors=1.0)
"""What is enough to depart for, where little luck is to come."""


class LookaheadPlayer:
    """Plays by the table's conventions, and thinks ahead.

    Args:
        agreed: what the table plays by.
        personality: what it likes a little more than others do.
        effort: how much is tried with the usual budget; None: as much as the table's size allows.
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
        """Decide for the observing seat, whose turn it is."""
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
        chosen = next(option for option in options if option.action == lead.action)
        reason = self._conventions.reason(observation, (chosen,))
        ahead = Ahead(options[0].action, lead.games, lead.points, lead.perfect)
        return Decision(lead.action, replace(reason, ahead=ahead))


def usual_effort(players: int) -> Effort:
    """Return how much is tried at a table of this size."""
    return Effort().scaled(TIMES_BETWEEN_TWO) if players == 2 else Effort()


def _is_near_the_end(observation: Observation) -> bool:
    """Return whether so few turns are left that they can be solved: the bouquet has no last round."""
    return observation.deck_size <= LAST_CARDS and not observation.options.final_bouquet


def _best_ending(
    candidates: Sequence[Action], games: Sequence[tuple[float, ...]], perfect: int
) -> Lead | None:
    """Return the candidate that leads to the best endings; None where it is the first.

    What looks best on every other deal is proved on the rest, which are of other samples.
    """
    looked_at, proof = games[::2], games[1::2]
    worths = [
        fmean(worth_of(game[place], perfect) for game in looked_at)
        for place in range(len(candidates))
    ]
    best = worths.index(max(worths))
    if best == 0:
        return None
    usual, points = [game[0] for game in proof], [game[best] for game in proof]
    return lead_of(candidates[best], usual, points, perfect, ENOUGH_AT_THE_END)


def candidates_of(options: Sequence[Option], most: int) -> list[Action]:
    """Return what the conventions choose, and its rivals; the first alone where it is a last resort."""
    best = options[0]
    if best.is_misleading:
        return [best.action]
    near = (o for o in options if not o.is_misleading and o.value > best.value - WIDTH)
    return [option.action for option in near][:most]
