"""What is handed to the view: a position, and what happened before the screen is handed over."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from hanabi_desktop.game.moves import Action, Drawn, Turn
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.remarks import Said
from hanabi_desktop.teammates.teammate import Reason


@dataclass(frozen=True, slots=True)
class Handover:
    """What everybody may see while the table is covered.

    Attributes:
        seat: the seat of the person the table is handed to.
        since: the number of turns played up to that person's last turn; 0 if there is none.
        turns: the turns since then, without the cards that were drawn.
        said: the remarks since then.
    """

    seat: int
    since: int
    turns: tuple[Turn, ...]
    said: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class TakingBack:
    """The turns that an undo would take back.

    Attributes:
        seat: the seat of the person who would choose again.
        turns: the turns taken back, theirs first, without the cards that were drawn.
        drew: the seats that drew a card in them, which the others have seen.
        reasons_told: whether the game was over and the teammates had told their reasons.
    """

    seat: int
    turns: tuple[Turn, ...]
    drew: tuple[int, ...]
    reasons_told: bool = False


def hide_draws(turn: Turn) -> Turn:
    """Return a turn without the cards that were drawn, since each is hidden from somebody."""
    shown = tuple(event for event in turn.events if not isinstance(event, Drawn))
    return replace(turn, events=shown)


@dataclass(frozen=True, slots=True)
class Move:
    """An action with its reasons and remark.

    Attributes:
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
