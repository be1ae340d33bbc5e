"""The decks, and the cards that each clue touches (docs/rules.md, "Multicolour").

Boxes differ in their multicoloured cards: some have five, one of each value, others as many as of
every other colour. In some the cards are a colour of their own, with a clue of its own; in others they
count as every colour, so that each colour clue touches them.
"""

from enum import Enum

from hanabi_desktop.game.cards import ALL_SUITS, BOX_SUITS, Card, Rank, Suit
from hanabi_desktop.game.moves import ClueValue

_COPIES = {Rank.ONE: 3, Rank.TWO: 2, Rank.THREE: 2, Rank.FOUR: 2, Rank.FIVE: 1}


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
        return 1 if has_one_of_each else _COPIES[card.rank]

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

_SUIT_ALONE = {suit: frozenset((suit,)) for suit in Suit}
_SUIT_AND_MULTICOLOUR = {suit: frozenset((suit, Suit.MULTICOLOUR)) for suit in Suit}
