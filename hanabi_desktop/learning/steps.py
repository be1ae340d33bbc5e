"""The steps of lessons: explanations, tasks for the learner, moves of teammates.

Actions are written in words. ``play 2``, ``play 2 as red`` and ``discard 5`` name slots of the seat
to act, ``play r1`` a card of its hand; ``tell 1 red`` and ``tell 2 3`` name the receiver's seat.
"""

from enum import Enum
from typing import Annotated

import msgspec

from hanabi_desktop.game.cards import RANKS, Suit
from hanabi_desktop.game.moves import Action, Clue, ClueValue, Discard, Play

_CARD, _COLOUR = "[wrbygm][1-5]", "(white|red|blue|yellow|green|multicolour)"
ActionText = Annotated[
    str,
    msgspec.Meta(
        pattern=rf"^(play ([1-5]|{_CARD})( as {_COLOUR})?|discard [1-5]|tell [0-4] ([1-5]|{_COLOUR}))$"
    ),
]
"""An action in words."""


class Thing(Enum):
    """A part of the table that a lesson can point at."""

    OWN_HAND = "own hand"
    HANDS = "hands"
    FIREWORKS = "fireworks"
    CLUE_TOKENS = "clue tokens"
    STRIKES = "strikes"
    DECK = "deck"


class Spot(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A card by its seat and slot."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=4)]
    slot: Annotated[int, msgspec.Meta(ge=1, le=5)]


class _Step(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower
):
    """A step.

    Attributes:
        key: the key of its text within the lesson.
    """

    key: str


class Tell(_Step, frozen=True):
    """A text that is shown until the learner has read it.

    Attributes:
        at: the things and cards pointed at.
    """

    at: tuple[Thing | Spot, ...] = ()


class Ask(_Step, frozen=True):
    """A task for the learner to act, with a hint after a wrong move (see ``hint_key``).

    Attributes:
        right: the accepted actions; the first is shown to the learner on request.
        at: the things and cards pointed at.
    """

    right: Annotated[tuple[ActionText, ...], msgspec.Meta(min_length=1)]
    at: tuple[Thing | Spot, ...] = ()


class Watch(_Step, frozen=True):
    """A move of a teammate, with a text."""

    move: ActionText


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
