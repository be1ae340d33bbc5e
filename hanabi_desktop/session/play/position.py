"""Moves, and positions as viewers may see them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from hanabi_desktop.game.moves import Action, Turn
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.remarks import Said
from hanabi_desktop.teammates.teammate import Reason


@dataclass(frozen=True, slots=True)
class Move:
    """An action with its reasons and remark.

    Attributes:
        action: the action.
        reason: the reason of a teammate; None for a person.
        told: what each person makes of it, by seat.
        said: a remark made with it.
    """

    action: Action
    reason: Reason | None = None
    told: Mapping[int, Reason | None] = field(default_factory=lambda: MappingProxyType({}))
    said: Said | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """A position as the viewer may see it, with the turn that led to it.

    Attributes:
        observation: the game as it is seen.
        turn: the turn just played, redacted; None at the deal.
        reason: why a teammate played it: what the viewer may know during the game, complete once it
            is over. None for a person's turn.
    """

    observation: Observation
    turn: Turn | None = None
    reason: Reason | None = None
