"""Sets of card identities as bits of an integer.

Bit ``5 * suit + rank - 1`` stands for one of the 25 (30 with multicolour) faces. A set of
identities is then one machine word: "could be" is ``&``, "is certainly one of" is a
comparison.
"""

from collections.abc import Iterable, Iterator

from hanabi_desktop.game.cards import RANKS, Card, Suit, faces
from hanabi_desktop.game.moves import ClueValue

IdentitySet = int

_FACES = faces(Suit)


def identity(card: Card) -> IdentitySet:
    """The set of this one card."""
    return 1 << (5 * card.suit.value + card.rank - 1)


def identities(cards: Iterable[Card]) -> IdentitySet:
    """The set of these cards."""
    result = 0
    for card in cards:
        result |= identity(card)
    return result


def members(some: IdentitySet) -> Iterator[Card]:
    """The cards of a set."""
    return (face for place, face in enumerate(_FACES) if some >> place & 1)


def is_within(some: IdentitySet, other: IdentitySet) -> bool:
    """Whether a set has members, and all of them are in the other."""
    return some != 0 and some & ~other == 0


_OF_VALUE: dict[ClueValue, IdentitySet] = {
    **{suit: identities(face for face in _FACES if face.suit is suit) for suit in Suit},
    **{rank: identities(face for face in _FACES if face.rank is rank) for rank in RANKS},
}


def with_value(value: ClueValue) -> IdentitySet:
    """All identities a clue of this value points at."""
    return _OF_VALUE[value]


def index_of(card: Card) -> int:
    """The card's bit: ``5 * suit + rank - 1``."""
    return 5 * card.suit.value + card.rank - 1
