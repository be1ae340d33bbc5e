"""What the table asks of a player that is a program."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Protocol

from hanabi_desktop.game.moves import Action, Clue
from hanabi_desktop.game.observation import Observation


class ReasonCode(Enum):
    """Why a teammate did what it did. The words stand in ``wording``."""

    PLAY_KNOWN = "play_known"
    PLAY_TOLD = "play_told"
    PLAY_SEEN = "play_seen"
    PLAY_GAMBLE = "play_gamble"
    CLUE_PLAY = "clue_play"
    CLUE_SAVE = "clue_save"
    CLUE_STALL = "clue_stall"
    CLUE_FOCUS = "clue_focus"
    CLUE_EMPTY = "clue_empty"
    DISCARD_TRASH = "discard_trash"
    DISCARD_CHOP = "discard_chop"
    DISCARD_LEAST_NEEDED = "discard_least_needed"
    NONE_GIVEN = "none_given"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a teammate acted: a code and the cards it speaks of, by order.

    It never carries a card's face: whoever reads it looks the orders up among the cards
    that it may see.
    """

    code: ReasonCode
    orders: tuple[int, ...] = ()

    def shown_to(self, seat: int, action: Action) -> "Reason":
        """The reason as this seat may hear it while the game goes on.

        The receiver of a clue is told which card it is about, but not whether it was
        given to have that card played or kept: that would tell more than the clue.
        """
        if isinstance(action, Clue) and action.target == seat and self.orders:
            return replace(self, code=ReasonCode.CLUE_FOCUS)
        return self


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a teammate may think, in seconds."""

    seconds: float = 1.0


@dataclass(frozen=True, slots=True)
class Decision:
    """What a teammate does, and why."""

    action: Action
    reason: Reason


class Teammate(Protocol):
    """A player that is a program: a pure function of what it sees and how long it may think."""

    def choose(self, observation: Observation, budget: Budget) -> Decision:
        """Decide for ``observation.seat``, whose turn it is.

        The decision is legal, and the same for the same observation and budget.
        """
        ...
