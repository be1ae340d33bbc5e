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
        action: what is done.
        reason: why, of a teammate; a person gives none.
        told: what each person makes of it, by seat.
        said: a remark that goes with it.
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
        reason: why a teammate played it, as the viewer may hear it while the game goes on, whole
            once it is over; None for a person's.
    """

    observation: Observation
    turn: Turn | None = None
    reason: Reason | None = None
