"""The risk that an action soon leads somebody to misplay, tested on hands that the seat may hold.

A seat predicts the others' actions from what it believes they know. The prediction can fail because
they see the seat's own hand, which it does not see itself. A few own hands are therefore sampled.
For each, the whole game is interpreted again from every seat's point of view, and then continued
for some turns.
"""

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.encoding.codes import Coded
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.simulation import Simulation
from hanabi_desktop.teammates.search.belief import Belief
from hanabi_desktop.teammates.search.deadline import Deadline
from hanabi_desktop.teammates.search.seeds import seed_from_history

TURNS_BETWEEN_TWO = 5
"""The number of turns simulated with two players; with more players, every other seat has one turn."""


class MisplayRisk:
    """Estimates how often an action would lead to misplays.

    Args:
        model: the model of the seat to act.
        observation: what that seat sees.
        agreement: the table's agreement; every seat plays by it.
        deadline: the time after which no further hand is tried.
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
        """Return the game with the hand of this number; new hands are sampled in ascending order."""
        if number == len(self._games):
            game = self._belief.undealt()
            self._belief.imagine(game, number, self._deadline)
            self._games.append(game)
        return self._games[number]

    def _leads_astray(self, start: Simulation, action: Coded) -> bool:
        game = self._played_on
        game.copy_from(start)
        game.act(*action)
        game.play_on(self._policies, self._turns)
        return _misled(game) > _misled(start)


def _misled(game: Simulation) -> int:
    """Return the number of misplays so far of cards that a clue had asked for."""
    return sum(sum(model.misled) for model in game.models)
