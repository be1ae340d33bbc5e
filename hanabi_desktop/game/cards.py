"""Suits, ranks and cards, their short notation, and the decks with multicoloured cards.

A card is written as the letter of its suit and its rank: ``r1`` is the red 1, ``m5`` the
multicolour 5. The notation is for tests and tools.

Boxes differ in their multicoloured cards: some have five, one of each value, others as many as of
every other colour. In some the cards are a colour of their own, with a clue of its own; in others they
count as every colour, so that each colour clue touches them (docs/rules.md, "Multicolour").

The suits that only hanab.live has are described in ``site_suits.py``.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cache

_LETTERS = "wrbygmpkzinoudlsZIANOUDLS"
"""The letters of all suits: the site's where it has one for a suit alone, capitals for dark suits."""


class Suit(Enum):
    """A suit; the value of one in a box is its index in fireworks and tables.

    All after multicolour are suits of hanab.live, never in a game that is played here. The library
    stores their values, so that they never change.
    """

    WHITE = 0
    RED = 1
    BLUE = 2
    YELLOW = 3
    GREEN = 4
    MULTICOLOUR = 5
    PURPLE = 6
    BLACK = 7
    RAINBOW = 8
    PINK = 9
    BROWN = 10
    OMNI = 11
    NULL = 12
    MUDDY_RAINBOW = 13
    LIGHT_PINK = 14
    PRISM = 15
    DARK_RAINBOW = 16
    DARK_PINK = 17
    GRAY = 18
    DARK_BROWN = 19
    DARK_OMNI = 20
    DARK_NULL = 21
    COCOA_RAINBOW = 22
    GRAY_PINK = 23
    DARK_PRISM = 24

    __hash__ = object.__hash__  # members are singletons; Enum's hash is three times slower

    @property
    def letter(self) -> str:
        """The suit's letter in the notation, the same in every language."""
        return _LETTERS[self.value]

    @classmethod
    def from_letter(cls, letter: str) -> "Suit":
        """Return the suit with this letter; raise ValueError if there is none."""
        index = _LETTERS.find(letter) if len(letter) == 1 else -1
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
ALL_SUITS = tuple(suit for suit in Suit if suit.value <= Suit.MULTICOLOUR.value)
"""The suits of the boxes, with which games are played here."""
BOX_SUITS = tuple(suit for suit in ALL_SUITS if suit is not Suit.MULTICOLOUR)


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


ClueValue = Suit | Rank
"""The suit or the rank that a clue is about."""

COPIES = {Rank.ONE: 3, Rank.TWO: 2, Rank.THREE: 2, Rank.FOUR: 2, Rank.FIVE: 1}
"""How many copies of each rank a suit usually has."""


class Multicolour(Enum):
    """The multicoloured cards of a game; the value is the code in files and on the command line."""

    NONE = "none"
    FIVE = "multicolour"
    TEN = "ten_multicolour"
    FIVE_EVERY = "every_colour"
    TEN_EVERY = "ten_every_colour"

    @property
    def cards(self) -> int:
        """The number of multicoloured cards: 0, 5 or 10."""
        return _TABLE[self][0]

    @property
    def is_every_colour(self) -> bool:
        """Whether the cards count as every colour; otherwise they are a colour of their own."""
        return _TABLE[self][1]

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits in play, in the order of the fireworks."""
        return ALL_SUITS if self.cards else BOX_SUITS

    @property
    def clue_suits(self) -> tuple[Suit, ...]:
        """The suits that a clue can name."""
        return BOX_SUITS if self.is_every_colour else self.suits

    def counts_as_every(self, card: Card) -> bool:
        return self.is_every_colour and card.suit is Suit.MULTICOLOUR

    def copies(self, card: Card) -> int:
        has_one_of_each = card.suit is Suit.MULTICOLOUR and self.cards == 5
        return 1 if has_one_of_each else COPIES[card.rank]

    def suits_touched(self, suit: Suit) -> frozenset[Suit]:
        """Return the suits of the cards that a clue about this suit touches."""
        return _SUIT_AND_MULTICOLOUR[suit] if self.is_every_colour else _SUIT_ALONE[suit]

    def touches(self, value: ClueValue, card: Card) -> bool:
        """Return whether a clue about this suit or rank touches a card."""
        if isinstance(value, Suit):
            return card.suit in self.suits_touched(value)
        return card.rank is value

    def clues_on(self, card: Card) -> tuple[ClueValue, ...]:
        """Return the values of all clues that touch a card: its suits, then its rank."""
        suits = (suit for suit in self.clue_suits if self.touches(suit, card))
        return (*suits, card.rank)


_TABLE = {
    Multicolour.NONE: (0, False),
    Multicolour.FIVE: (5, False),
    Multicolour.TEN: (10, False),
    Multicolour.FIVE_EVERY: (5, True),
    Multicolour.TEN_EVERY: (10, True),
}
"""The number of multicoloured cards, and whether they count as every colour."""

_SUIT_ALONE = {suit: frozenset((suit,)) for suit in ALL_SUITS}
_SUIT_AND_MULTICOLOUR = {suit: frozenset((suit, Suit.MULTICOLOUR)) for suit in ALL_SUITS}
