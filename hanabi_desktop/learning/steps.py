"""The steps of lessons: explanations, tasks for the learner, moves of teammates.

Actions are written in words. ``play 2``, ``play 2 as red`` and ``discard 5`` name slots of the seat
to act; ``tell 1 red`` and ``tell 2 3`` name the receiver's seat.
"""

from dataclasses import dataclass
from enum import Enum, auto

from hanabi_desktop.game.cards import RANKS, Suit
from hanabi_desktop.game.moves import Action, Clue, ClueValue, Discard, Play


class Thing(Enum):
    """A part of the table that a lesson can point at."""

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
    """A text that is shown until the learner has read it.

    Attributes:
        key: the key of its text within the lesson.
        at: the things and cards pointed at.
    """

    key: str
    at: tuple[Thing | Spot, ...] = ()


@dataclass(frozen=True, slots=True)
class Ask:
    """A task for the learner to act.

    Attributes:
        key: the key of its text, and of the hint after a wrong move.
        right: the accepted actions; the first is shown to the learner on request.
        at: the things and cards pointed at.
    """

    key: str
    right: tuple[str, ...]
    at: tuple[Thing | Spot, ...] = ()


@dataclass(frozen=True, slots=True)
class Watch:
    """A move of a teammate, with a text."""

    key: str
    move: str


Step = Tell | Ask | Watch


def read_action(text: str, hand: tuple[int, ...]) -> Action:
    """Return the action of a text, for the seat to act with this hand, oldest card first.

    Raises:
        ValueError: the text is invalid.
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
    """Return the key of the hint that follows a wrong move."""
    return f"{step.key}?"
