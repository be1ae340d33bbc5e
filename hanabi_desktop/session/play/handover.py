"""What everybody may see while the table is covered, and what an undo takes back."""

from dataclasses import dataclass, replace

from hanabi_desktop.game.moves import Drawn, Turn
from hanabi_desktop.game.remarks import Said


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
