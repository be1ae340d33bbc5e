"""The reasons why one move is better than another, found by :mod:`hanabi_desktop.review.contrast`."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from hanabi_desktop.game.cards import Card
from hanabi_desktop.teammates.search.rollouts import Event, EventKind

_FACT, _NO_FACT = 0.8, 0.2
"""The frequency from which on a next action is a consequence of one of two moves, and the highest one
at which it, or a loss that is prevented, hardly ever happens after the other."""
LEAST_DIFFERENCE = 0.3
"""The smallest difference in an event's frequency that is reported."""
_LEAST_STRUCK_OUT = 0.1
"""The smallest reported difference in the frequency of games lost by three strikes."""
LEAST_ODDS = 0.1
"""The smallest reported probability that the seat's own card is a strike, or a last copy."""
_SURE = 0.995
"""From this probability on, a card counts as certain to be playable."""


Pair: TypeAlias = tuple[float, float]
"""How often an event happens after the better move, and after the other one."""


class When(Enum):
    """The kind of a reason."""

    NEXT = "next"
    """A teammate's next action."""
    LATER = "later"
    """What happens within two rounds, or by the end."""
    ODDS = "odds"
    """The probability of the seat's own card, by what the seat knows."""


@dataclass(frozen=True, slots=True)
class Follower:
    """The next card of a firework, which waits in a hand for the card of a reason.

    Attributes:
        seat: who holds it.
        order: the card.
        card: what it is.
        is_sooner: whether it has a clue and is soon played more often after the better move.
    """

    seat: int
    order: int
    card: Card
    is_sooner: bool


class Deed(Enum):
    """What a player does."""

    PLAYS = "plays"
    DISCARDS = "discards"
    CLUES = "clues"


@dataclass(frozen=True, slots=True)
class Means:
    """A player's next action, usual only after the better move, that explains a reason.

    Attributes:
        seat: who acts.
        deed: what they do.
        order: the card that is played, or discarded if no firework needs it; otherwise -1.
        card: what that card is; otherwise None.
    """

    seat: int
    deed: Deed
    order: int = -1
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Because:
    """An event that is more frequent after one of two moves than after the other.

    Attributes:
        event: the event.
        card: the card that the event concerns; None if the deciding seat does not see the card, or
            if the event concerns no particular card.
        after_better: the share of games with the event after the better move.
        after_made: the share of games with the event after the move that was made.
        deals: the number of sampled deals from which the shares were computed.
        when: the kind of reason.
        share: the fraction of the cost that it explains, 0 to 1.
        is_only: whether ``card`` has no other copy left.
        follower: for a card that is played, the next one of its firework, if the seat sees it.
        is_playable: whether ``card`` can be played at once.
        is_clued: whether a clue has touched the card.
        means: how the better move leads to something better; None if no single action shows that.
    """

    event: Event
    card: Card | None
    after_better: float
    after_made: float
    deals: int
    when: When = When.LATER
    share: float = 0.0
    is_only: bool = False
    follower: Follower | None = None
    is_playable: bool = False
    is_clued: bool = False
    means: Means | None = None

    @property
    def is_fact(self) -> bool:
        """Whether it is a next action that follows one of the moves, and hardly ever the other."""
        low, high = sorted((self.after_better, self.after_made))
        return self.when is When.NEXT and high >= _FACT and low < _NO_FACT

    @property
    def is_gain(self) -> bool:
        """Whether it is something good that follows the better move."""
        if self.event.kind is EventKind.CLUED:
            return self.after_better > self.after_made
        return self.event.kind is EventKind.PLAYED and self.when is not When.ODDS

    @property
    def is_sure_play(self) -> bool:
        """Whether it is that the card of the better move is certain to be playable."""
        return self.event.kind is EventKind.PLAYED and self.after_better >= _SURE

    @property
    def is_prevented(self) -> bool:
        """Whether it is a loss to which the better move hardly ever leads."""
        is_loss = not self.is_gain and self.when is not When.ODDS
        return is_loss and self.after_better <= _NO_FACT


def is_reported(event: Event, when: When, frequencies: Pair) -> bool:
    """Return whether an event's frequencies after the better and the other move differ enough."""
    low, high = sorted(frequencies)
    if when is When.ODDS and event.kind is not EventKind.PLAYED:
        return high >= LEAST_ODDS
    least = _LEAST_STRUCK_OUT if event.kind is EventKind.STRUCK_OUT else LEAST_DIFFERENCE
    return high - low >= least
