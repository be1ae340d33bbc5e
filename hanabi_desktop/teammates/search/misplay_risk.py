"""Whether an action leads somebody to misplay soon, seen on hands that the seat may hold.

A seat foresees what the others will do by what it takes them to know. That errs where they see
cards that it does not: its own hand, or one by which they follow a chain otherwise. So a few own
hands are imagined; on each the whole game is heard again as every seat heard it, and played on for
some turns.
"""

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.encoding.action_codes import Coded
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.simulation import Simulation
from hanabi_desktop.teammates.search.belief import Belief
from hanabi_desktop.teammates.search.deadline import Deadline
from hanabi_desktop.teammates.search.seeds import seed_from_history

TURNS_BETWEEN_TWO = 5
"""With more seats every other one has its turn; between two, who could warn has to see it sooner."""


class MisplayRisk:
    """Looks for misplays to which an action would lead.

    Args:
        model: what the seat to act holds true.
        observation: what it sees.
        agreement: what the table agreed on; every seat plays at it.
        deadline: no other hand is tried after it.
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

    def of(self, action: Coded, hands: int) -> float:
        """Return the share of so many hands on which somebody soon misplays after an action.

        Counted are cards that their holder was told to play or knew to fit, not what is risked.
        After the deadline it is a share of the hands tried by then, 0 of none.
        """
        tried = misplays = 0
        while tried < hands and not self._deadline.is_over:
            misplays += self._leads_astray(self._imagined(tried), action)
            tried += 1
        return misplays / tried if tried else 0.0

    def _imagined(self, number: int) -> Simulation:
        """Return the game with the hand of this number; they are imagined one after the other."""
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
    """Return the misplays so far of cards that had been asked for."""
    return sum(sum(model.misled) for model in game.models)
