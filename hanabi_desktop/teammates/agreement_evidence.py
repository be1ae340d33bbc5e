"""What recorded games tell of the agreement that their players had; nothing of their cards."""

from dataclasses import dataclass

from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.conventions import Convention

SURE = 2.0
"""A convention counts as agreed on, or as not, from so many standard errors on."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What speaks for a convention in a group's games.

    Attributes:
        convention: the one.
        is_agreed: whether the agreement found has it.
        gain: what readings with it are worth more than without it, in nats over all games.
        error: its standard error, from game to game.
    """

    convention: Convention
    is_agreed: bool
    gain: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether the games decide it."""
        return abs(self.gain) > SURE * self.error


@dataclass(frozen=True, slots=True)
class Fit:
    """The agreement that reads a group's clues best.

    Attributes:
        agreement: what was found.
        evidence: for and against each convention that the games have a use for.
        worth: of all readings by it, in nats.
        games: so many.
    """

    agreement: Agreement
    evidence: tuple[Evidence, ...]
    worth: float
    games: int
