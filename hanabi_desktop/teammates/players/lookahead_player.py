"""The teammate that looks ahead: it departs from the conventions' choice for clearly better actions.

Only actions that do not mislead anybody by the conventions are tried, so the table understands a
departure as well as the usual choice. The sampled deals depend only on what the seat sees and on a
seed from the public history of the game, so a game is reproducible.
"""

from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.characters import Personality
from hanabi_desktop.teammates.players.convention_player import ConventionPlayer, Option
from hanabi_desktop.teammates.search.belief import seed_from_history
from hanabi_desktop.teammates.search.deadline import Deadline
from hanabi_desktop.teammates.search.evaluator import EvaluatorFactory, LocalEvaluator
from hanabi_desktop.teammates.search.futures import worth_of
from hanabi_desktop.teammates.search.race import Effort, Lead, Race, Threshold, lead_of
from hanabi_desktop.teammates.teammate import Ahead, Budget, Decision

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
    """Plays by the table's conventions, and looks ahead.

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
        chosen = next(option for option in options if option.action == lead.action)
        reason = self._conventions.reason(observation, (chosen,))
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
