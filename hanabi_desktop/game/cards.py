"""Suits, ranks and cards, and their short notation for tests and tools.

A card is written as the letter of its suit and its rank: ``r1`` is the red 1, ``m5`` the
multicolour 5.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cache


class Suit(Enum):
    """A suit; its value is its index in fireworks and tables."""

    WHITE = 0
    RED = 1
    BLUE = 2
    YELLOW = 3
    GREEN = 4
    MULTICOLOUR = 5

    __hash__ = object.__hash__  # members are singletons; Enum's hash is three times slower

    @property
    def letter(self) -> str:
        """The suit's letter in the notation, the same in every language."""
        return "wrbygm"[self.value]

    @classmethod
    def from_letter(cls, letter: str) -> "Suit":
        """Return the suit with this letter; raise ValueError if there is none."""
        index = "wrbygm".find(letter) if len(letter) == 1 else -1
        if index < 0:
            raise ValueError(f"no suit is written {letter!r}")
        return cls(index)


class Rank(IntEnum):
    """The rank printed on a card."""

    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5

    __hash__ = int.__hash__  # as for Suit


RANKS = tuple(Rank)
ALL_SUITS = tuple(Suit)
BOX_SUITS = tuple(suit for suit in Suit if suit is not Suit.MULTICOLOUR)


@dataclass(frozen=True, slots=True)
class Card:
    """The face of a card. Two copies of a card are equal."""

    suit: Suit
    rank: Rank

    def __str__(self) -> str:
        return f"{self.suit.letter}{self.rank.value}"

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read one card in the notation; raise ValueError if it is not one.

        >>> Card.parse("r1")
        Card(suit=<Suit.RED: 1>, rank=<Rank.ONE: 1>)
        """
        if len(text) != 2 or text[1] not in "12345":
            raise ValueError(f"{text!r} is not a card")
        return cls(Suit.from_letter(text[0]), Rank(int(text[1])))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces.

    >>> [str(card) for card in parse_cards("r1 m5")]
    ['r1', 'm5']
    """
    return tuple(Card.parse(word) for word in text.split())


def faces(suits: Iterable[Suit]) -> tuple[Card, ...]:
    """Return every different card of these suits, suit by suit, in ascending rank."""
    return _faces(tuple(suits))


@cache  # few distinct arguments, called several times a turn
def _faces(suits: tuple[Suit, ...]) -> tuple[Card, ...]:
    return tuple(Card(suit, rank) for suit in suits for rank in RANKS)
