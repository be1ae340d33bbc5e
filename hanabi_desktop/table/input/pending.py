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
        """What is done with a card that is laid there."""
        return Play(order) if self is Zone.PLAY else Discard(order)


@dataclass(frozen=True, slots=True)
class Question:
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
class Answer:
    """A teammate points at some of its cards.

    Attributes:
        seat: who points.
        orders: the cards it points at.
    """

    seat: int
    orders: frozenset[int]


@dataclass(frozen=True, slots=True)
class Pending:
    """All that is begun and not done.

    Attributes:
        chosen: an own card, by order.
        zone: a play or discard that waits for its card.
        question: a clue being thought about.
        announcement: a play whose colour may be announced.
        focused: the card that holds the keyboard focus, by order.
        pointed: the card under the pointer, by order.
        empathy: the seats whose hands are shown as their holders know them, for a moment.
        doubted: a play that cannot fit; asked for once more, it is made.
        noting: an own card that a note is being written on, by order.
        answered: the seat that has been asked what it remembers, and the cards it points at.
    """

    chosen: int | None = None
    zone: Zone | None = None
    question: Question | None = None
    announcement: Announcement | None = None
    focused: int | None = None
    pointed: int | None = None
    empathy: frozenset[int] = frozenset()
    doubted: Play | None = None
    noting: int | None = None
    answered: Answer | None = None

    @property
    def is_choosing(self) -> bool:
        """Whether Enter would settle what is begun: a clue, an announcement, a doubted play."""
        drafted = self.question is not None and self.question.draft is not None
        return drafted or self.announcement is not None or self.doubted is not None
