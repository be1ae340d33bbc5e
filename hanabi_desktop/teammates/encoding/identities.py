"""Sets of card identities as bits of an integer.

Bit ``5 * suit + rank - 1`` stands for one of the 25 (30 with multicolour) faces. A set of
identities is then one machine word: "could be" is ``&``, "is certainly one of" is ``not a & ~b``.
"""

from collections.abc import Iterable, Iterator

from hanabi_desktop.game.cards import Card, Suit, faces

IdentitySet = int

_FACES = faces(Suit)


def bit_of(card: Card) -> IdentitySet:
    """Return the set with only this card."""
    return 1 << index_of(card)


def identities(cards: Iterable[Card]) -> IdentitySet:
    """Return the set of these cards."""
    result = 0
    for card in cards:
        result |= bit_of(card)
    return result


def cards_in(some: IdentitySet) -> Iterator[Card]:
    """Iterate over the cards of a set."""
    return (face for place, face in enumerate(_FACES) if some >> place & 1)


def index_of(card: Card) -> int:
    """Return the number of the card's bit: ``5 * suit + rank - 1``."""
    return 5 * card.suit.value + card.rank - 1
