"""Keeps what came of actions that were tried on imagined deals, and compares them."""

from collections.abc import Iterable

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.search.comparison import Comparison, compare
from hanabi_desktop.teammates.search.rollouts import Rollouts


class Trials:
    """Tries actions in a position whose observing seat is to act.

    Args:
        observation: the position.
        agreement: what the table agreed on; every seat plays at it.
        seed: of the imagined deals.

    Attributes:
        scores: by action and by the number of the deal that it was tried on.
    """

    def __init__(self, observation: Observation, agreement: Agreement, seed: int) -> None:
        self._rollouts = Rollouts(observation, agreement, seed)
        self._deals = 0
        self.scores: dict[Action, dict[int, float]] = {}

    def run(self, actions: Iterable[Action], deals: int) -> None:
        """Try every one of these actions on so many deals more, the same for all of them."""
        actions = tuple(actions)
        numbers = range(self._deals, self._deals + deals)
        self._deals += deals
        for number, points in zip(numbers, self._rollouts.scores(actions, numbers), strict=True):
            for action, score in zip(actions, points, strict=True):
                self.scores.setdefault(action, {})[number] = score

    def lead(self, action: Action, other: Action) -> Comparison:
        """By how much an action surpasses another, on the deals that both were tried on."""
        these, those = self.scores[action], self.scores[other]
        both = sorted(these.keys() & those.keys())
        return compare([these[deal] for deal in both], [those[deal] for deal in both])
