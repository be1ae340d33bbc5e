"""What a lesson consists of: things said, things asked of the learner, moves of teammates.

Actions are written as they are spoken: ``play 2``, ``play 2 as red``, ``discard 5`` of the seat
to act by its slots, ``tell 1 red``, ``tell 2 3`` to a seat.
"""

from dataclasses import dataclass
from enum import Enum, auto

from hanabi_desktop.game.cards import RANKS, Suit
from hanabi_desktop.game.moves import Action, Clue, ClueValue, Discard, Play


class Thing(Enum):
    """What a lesson can point at."""

    OWN_HAND = auto()
    HANDS = auto()
    FIREWORKS = auto()
    CLUE_TOKENS = auto()
    STRIKES = auto()
    DECK = auto()


@dataclass(frozen=True, slots=True)
class Spot:
    """A card by its seat and slot."""

    seat: int
    slot: int


@dataclass(frozen=True, slots=True)
class Tell:
    """The lesson says something, and waits until it has been read.

    Attributes:
        key: names its words within the lesson.
        at: what is pointed at meanwhile.
    """

    key: str
    at: tuple[Thing | Spot, ...] = ()


@dataclass(frozen=True, slots=True)
class Ask:
    """The learner is to act.

    Attributes:
        key: names its words, and those of the hint that follows a wrong move.
        right: what is accepted; the first is what the learner is shown on request.
        at: what is pointed at meanwhile.
    """

    key: str
    right: tuple[str, ...]
    at: tuple[Thing | Spot, ...] = ()


@dataclass(frozen=True, slots=True)
class Watch:
    """A teammate acts, while its words stand there."""

    key: str
    move: str


Step = Tell | Ask | Watch


def read_action(text: str, hand: tuple[int, ...]) -> Action:
    """Return an action as a lesson writes it, by the seat to act with this hand, oldest card first.

    Raises:
        ValueError: it is written otherwise.
    """
    match text.split():
        case "tell", seat, value:
            return Clue(int(seat), _value(value))
        case "discard", slot:
            return Discard(hand[-int(slot)])
        case "play", slot:
            return Play(hand[-int(slot)])
        case "play", slot, "as", suit:
            return Play(hand[-int(slot)], Suit[suit.upper()])
    raise ValueError(f"{text!r} is no action")


def _value(word: str) -> ClueValue:
    return RANKS[int(word) - 1] if word.isdigit() else Suit[word.upper()]


def hint_key(step: Ask) -> str:
    """Return names the words that follow a wrong move."""
    return f"{step.key}?"
