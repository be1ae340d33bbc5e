"""What everybody may know while the table is covered, and what an undo takes back."""

from dataclasses import dataclass, replace

from hanabi_desktop.game.moves import Drawn, Turn
from hanabi_desktop.game.remarks import Said


@dataclass(frozen=True, slots=True)
class Handover:
    """What everybody may know while the table is covered.

    Attributes:
        seat: whom the table is handed to.
        since: how many turns had been played when that person had last acted, 0 before.
        turns: what has been played since then, without the cards that were drawn.
        said: what has been said since then.
    """

    seat: int
    since: int
    turns: tuple[Turn, ...]
    said: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class TakingBack:
    """The turns that an undo would take back.

    Attributes:
        seat: the person who would choose once more.
        turns: the moves taken back, theirs first, without the cards that were drawn.
        drew: the seats that have drawn a card in them, which the others have seen.
        reasons_told: the game was over, and the teammates had said why they did what they did.
    """

    seat: int
    turns: tuple[Turn, ...]
    drew: tuple[int, ...]
    reasons_told: bool = False


def public(turn: Turn) -> Turn:
    """Return a turn without the cards that were drawn: somebody must not see each of them."""
    shown = tuple(event for event in turn.events if not isinstance(event, Drawn))
    return replace(turn, events=shown)
