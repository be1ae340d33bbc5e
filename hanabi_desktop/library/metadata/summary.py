"""What the list of games shows of each: no card of it, no action."""

from dataclasses import dataclass
from enum import Enum, IntFlag, auto

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.metadata.reviewed import Reviewed
from hanabi_desktop.teammates.levels import Level

UNFINISHED = "unfinished"
"""The ending's code of a game that goes on (see ``library.records.verification``)."""


class Rules(IntFlag):
    """The rules beside the usual ones, as one number."""

    MULTICOLOUR = 1
    FINAL_BOUQUET = 2
    CHOREOGRAPHY = 4

    @classmethod
    def of(cls, options: GameOptions) -> "Rules":
        """Return the variants switched on."""
        result = cls(0)
        if options.multicolour:
            result |= cls.MULTICOLOUR
        if options.final_bouquet:
            result |= cls.FINAL_BOUQUET
        if options.choreography:
            result |= cls.CHOREOGRAPHY
        return result


class Mark(Enum):
    """What is told of a game by a sign: somebody was helped in it; it was reviewed."""

    HELPED = auto()
    REVIEWED = auto()


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A game in the list.

    Attributes:
        id: the store's name for it; a later one is greater.
        title: what the person has called it; empty where they have not.
        starred: marked by the person.
        imported: from a file or link, not played here.
        played_at: when it was last played or brought in, in seconds since 1970.
        names: of those who played, seat by seat.
        levels: of the teammates, None for a person; empty where nobody knows.
        rules: the variants switched on.
        deal: its number; None for a deck from elsewhere.
        turns: how many were played.
        score: points so far, or at the end; 0 when lost.
        most: the most points there were to get.
        strikes: how many.
        ending: how it ended, by its code; :data:`UNFINISHED` while it goes on.
        helped: somebody was helped: by hints, by taking back, by knowing the deal.
        branched_at: after how many turns it was taken up from another game; None where it was
            not.
        bookmarks: how many moments people marked while they played.
        fireworks: the top rank of each; empty where nobody has looked.
        reviewed: what a review has found; None without one.
    """

    id: int
    title: str
    starred: bool
    imported: bool
    played_at: int
    names: tuple[str, ...]
    levels: tuple[Level | None, ...]
    rules: Rules
    deal: int | None
    turns: int
    score: int
    most: int
    strikes: int
    ending: str
    helped: bool
    branched_at: int | None = None
    bookmarks: int = 0
    fireworks: tuple[int, ...] = ()
    reviewed: Reviewed | None = None

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The signs that the list shows behind its name."""
        there = ((Mark.HELPED, self.helped), (Mark.REVIEWED, self.reviewed is not None))
        return tuple(mark for mark, is_so in there if is_so)

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self.ending != UNFINISHED

    @property
    def can_go_on(self) -> bool:
        """Whether somebody here can play on: it is one of ours and has not ended."""
        return not self.is_over and None in self.levels


@dataclass(frozen=True, slots=True)
class Overview:
    """The library at a glance.

    Attributes:
        unfinished: the game to go on with; None where there is none.
        games, starred: how many there are.
        deleted: how many can still be brought back.
        finished: how many were played here to their end.
        best: the highest score of those that statistics begin with: without help, if there are any,
            and of these the ones with the commonest number of points to reach.
        mean: their mean score.
    """

    unfinished: GameSummary | None = None
    games: int = 0
    starred: int = 0
    finished: int = 0
    best: int = 0
    mean: float = 0.0
    deleted: int = 0
