"""What the seat that looks on is told of each step of a game."""

from dataclasses import dataclass

from hanabi_desktop.game.moves import Turn
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.teammate import Reason


@dataclass(frozen=True, slots=True)
class Advance:
    """A step of a game, as the seat that looks on may know it.

    Attributes:
        observation: the game as that seat sees it now.
        turn: the turn just played, redacted; None at the deal.
        reason: why a teammate played it, as that seat may hear it while the game goes on,
            whole once it is over; None for a person's.
    """

    observation: Observation
    turn: Turn | None = None
    reason: Reason | None = None
