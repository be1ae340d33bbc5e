"""The result of fitting an agreement to recorded games; it reveals nothing about the cards."""

from dataclasses import dataclass

from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.conventions import Convention

SURE = 2.0
"""Number of standard errors above which the games decide whether a convention was agreed on."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """The evidence for or against a convention in a group's games.

    Attributes:
        convention: the convention.
        is_agreed: whether the agreement found includes it.
        gain: the score of the readings with the convention less that without it, in nats over all
            games (see ``measuring/agreement_fit.py``).
        error: the standard error of ``gain``, from the spread between games.
    """

    convention: Convention
    is_agreed: bool
    gain: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether the games decide the question."""
        return abs(self.gain) > SURE * self.error


@dataclass(frozen=True, slots=True)
class Fit:
    """The agreement that explains a group's clues best.

    Attributes:
        agreement: the agreement found.
        evidence: the evidence for or against each convention that applies in the games.
        worth: the score of all readings by the agreement, in nats.
        games: the number of games.
    """

    agreement: Agreement
    evidence: tuple[Evidence, ...]
    worth: float
    games: int
