"""The suits of hanab.live: how many cards they have, and which clues touch them.

The facts are those of the site's table of suits. A clue about a colour or a value usually touches the
cards that have it; the cards of some suits are touched by every such clue, or by none. The colour of a
prism card goes by its value: the colours that can be clued are counted off, over and over. Dark suits
have one card of each value.

Nobody plays with these suits here; ``GameOptions.is_only_watched`` is true of every game with them.
"""

from dataclasses import dataclass
from enum import Enum, auto

from hanabi_desktop.game.cards import COPIES, RANKS, Card, ClueValue, Multicolour, Suit, faces


class Touch(Enum):
    """Which clues about colours, or about values, touch the cards of a suit."""

    OWN = auto()
    EVERY = auto()
    NONE = auto()
    BY_RANK = auto()
    """Of colours only: the one that belongs to the card's value."""


@dataclass(frozen=True, slots=True)
class Traits:
    """What is special about a suit.

    Attributes:
        colours: the clues about colours that touch its cards; it can be clued if they are its own.
        ranks: the clues about values that touch its cards.
        is_dark: whether it has only one card of each value.
    """

    colours: Touch = Touch.OWN
    ranks: Touch = Touch.OWN
    is_dark: bool = False


_USUAL = Traits()
_TRAITS = {
    Suit.BLACK: Traits(is_dark=True),
    Suit.RAINBOW: Traits(Touch.EVERY),
    Suit.PINK: Traits(ranks=Touch.EVERY),
    Suit.WHITE: Traits(Touch.NONE),
    Suit.BROWN: Traits(ranks=Touch.NONE),
    Suit.OMNI: Traits(Touch.EVERY, Touch.EVERY),
    Suit.NULL: Traits(Touch.NONE, Touch.NONE),
    Suit.MUDDY_RAINBOW: Traits(Touch.EVERY, Touch.NONE),
    Suit.LIGHT_PINK: Traits(Touch.NONE, Touch.EVERY),
    Suit.PRISM: Traits(Touch.BY_RANK),
    Suit.DARK_RAINBOW: Traits(Touch.EVERY, is_dark=True),
    Suit.DARK_PINK: Traits(ranks=Touch.EVERY, is_dark=True),
    Suit.GRAY: Traits(Touch.NONE, is_dark=True),
    Suit.DARK_BROWN: Traits(ranks=Touch.NONE, is_dark=True),
    Suit.DARK_OMNI: Traits(Touch.EVERY, Touch.EVERY, is_dark=True),
    Suit.DARK_NULL: Traits(Touch.NONE, Touch.NONE, is_dark=True),
    Suit.COCOA_RAINBOW: Traits(Touch.EVERY, Touch.NONE, is_dark=True),
    Suit.GRAY_PINK: Traits(Touch.NONE, Touch.EVERY, is_dark=True),
    Suit.DARK_PRISM: Traits(Touch.BY_RANK, is_dark=True),
}

SPECIAL_SUITS = tuple(_TRAITS)
"""The suits with something special, in the order in which the site names them."""
USUAL_SUITS = (Suit.RED, Suit.YELLOW, Suit.GREEN, Suit.BLUE, Suit.PURPLE)
"""The others, in the site's order; its white is a special suit."""
SITE_ORDER = (*USUAL_SUITS, *SPECIAL_SUITS)
"""All suits in the order in which they stand in every game of the site."""

MIN_SUITS = 3
MAX_SUITS = 6


def traits_of(suit: Suit) -> Traits:
    """Return what is special about a suit of the site."""
    return _TRAITS.get(suit, _USUAL)


@dataclass(frozen=True, slots=True)
class SiteSuits:
    """The suits of a game of the site, in its order; it answers what ``Multicolour`` answers of ours.

    Raises:
        ValueError: they are too few or too many, or not suits of the site in its order.
    """

    suits: tuple[Suit, ...]

    def __post_init__(self) -> None:
        is_ordered = self.suits == tuple(suit for suit in SITE_ORDER if suit in self.suits)
        if not is_ordered or not MIN_SUITS <= len(self.suits) <= MAX_SUITS:
            raise ValueError(f"the site has no game with {self.suits}")

    @property
    def clue_suits(self) -> tuple[Suit, ...]:
        """The suits that a clue can name."""
        return tuple(suit for suit in self.suits if traits_of(suit).colours is Touch.OWN)

    @property
    def special(self) -> tuple[Suit, ...]:
        """The suits with something special."""
        return tuple(suit for suit in self.suits if suit in _TRAITS)

    def copies(self, card: Card) -> int:
        return 1 if traits_of(card.suit).is_dark else COPIES[card.rank]

    def suits_touched(self, suit: Suit) -> frozenset[Suit]:
        """Return the suits of the cards that a clue about this suit touches."""
        return frozenset(card.suit for card in faces(self.suits) if self.touches(suit, card))

    def touches(self, value: ClueValue, card: Card) -> bool:
        """Return whether a clue about this suit or rank touches a card."""
        traits = traits_of(card.suit)
        is_about_suit = isinstance(value, Suit)
        match traits.colours if is_about_suit else traits.ranks:
            case Touch.EVERY:
                return True
            case Touch.NONE:
                return False
            case Touch.BY_RANK:
                colours = self.clue_suits
                return colours[(card.rank - 1) % len(colours)] is value
            case Touch.OWN:
                return value is (card.suit if is_about_suit else card.rank)

    def clues_on(self, card: Card) -> tuple[ClueValue, ...]:
        """Return the values of all clues that touch a card: suits, then ranks."""
        every: tuple[ClueValue, ...] = (*self.clue_suits, *RANKS)
        return tuple(value for value in every if self.touches(value, card))


DeckRules = Multicolour | SiteSuits
"""What decides on the copies of cards, and on which of them a clue touches."""
