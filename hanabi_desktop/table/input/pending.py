"""What a person at the table has begun and not done."""

from dataclasses import dataclass
from enum import Enum, auto

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.moves import Action, Clue, Discard, Play


class Zone(Enum):
    """Where an own card can be laid."""

    PLAY = auto()
    DISCARD = auto()

    def action_with(self, order: int) -> Action:
        """Return what is done with a card that is laid there."""
        return Play(order) if self is Zone.PLAY else Discard(order)


@dataclass(frozen=True, slots=True)
class ChosenCard:
    """An own card that waits for its zone."""

    order: int


@dataclass(frozen=True, slots=True)
class AwaitedCard:
    """A play or a discard that waits for its card."""

    zone: Zone


@dataclass(frozen=True, slots=True)
class ClueChoice:
    """A clue being thought about.

    Attributes:
        target: the seat it would go to.
        anchor: the card it was asked at; None when asked by key or button.
        draft: the clue under consideration, None before one is looked at.
        all_values: whether every colour and value is offered, not only the card's own.
    """

    target: int
    anchor: int | None = None
    draft: Clue | None = None
    all_values: bool = False


@dataclass(frozen=True, slots=True)
class Announcement:
    """A play whose colour may be announced first (timed choreography).

    Attributes:
        order: the card to be played.
        suit: the colour under consideration; None plays without announcing.
    """

    order: int
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class DoubtedPlay:
    """A play that cannot fit; asked for once more, it is made."""

    play: Play


@dataclass(frozen=True, slots=True)
class NoteBegun:
    """A note that is being written on an own card."""

    order: int


@dataclass(frozen=True, slots=True)
class Answer:
    """A teammate points at some of its cards.

    Attributes:
        seat: who points.
        orders: the cards it points at.
    """

    seat: int
    orders: frozenset[int]


Begun = ChosenCard | AwaitedCard | ClueChoice | Announcement | DoubtedPlay | NoteBegun | Answer
"""What can be begun, one thing at a time."""


@dataclass(frozen=True, slots=True)
class Pending:
    """All that is begun and not done, and where the person is.

    Attributes:
        begun: the one thing that is begun; None where nothing is.
        focused: the card that holds the keyboard focus, by order.
        pointed: the card under the pointer, by order.
        empathy: the seats whose hands are shown as their holders know them, for a moment.
    """

    begun: Begun | None = None
    focused: int | None = None
    pointed: int | None = None
    empathy: frozenset[int] = frozenset()

    @property
    def chosen(self) -> int | None:
        """An own card, by order, that waits for its zone, its colour, or to be asked for again."""
        match self.begun:
            case ChosenCard(order) | Announcement(order) | DoubtedPlay(Play(order)):
                return order
        return None

    @property
    def zone(self) -> Zone | None:
        """Where a card is to be laid that is yet to be named."""
        return self.begun.zone if isinstance(self.begun, AwaitedCard) else None

    @property
    def question(self) -> ClueChoice | None:
        """A clue being thought about."""
        return self.begun if isinstance(self.begun, ClueChoice) else None

    @property
    def announcement(self) -> Announcement | None:
        """A play whose colour may be announced."""
        return self.begun if isinstance(self.begun, Announcement) else None

    @property
    def doubted(self) -> Play | None:
        """A play that cannot fit; asked for once more, it is made."""
        return self.begun.play if isinstance(self.begun, DoubtedPlay) else None

    @property
    def noting(self) -> int | None:
        """An own card, by order, that a note is being written on."""
        return self.begun.order if isinstance(self.begun, NoteBegun) else None

    @property
    def answered(self) -> Answer | None:
        """The seat that has been asked what it remembers, and the cards it points at."""
        return self.begun if isinstance(self.begun, Answer) else None

    @property
    def is_choosing(self) -> bool:
        """Whether Enter would settle what is begun: a clue, an announcement, a doubted play."""
        match self.begun:
            case ClueChoice(draft=draft):
                return draft is not None
            case Announcement() | DoubtedPlay():
                return True
        return False
