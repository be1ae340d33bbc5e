"""Sets of card identities as bits of an integer.

Bit ``5 * suit + rank - 1`` stands for one of the 25 (30 with multicolour) faces. A set of
identities is then one machine word: "could be" is ``&``, "is certainly one of" is a
comparison.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hanabi_desktop.game.cards import RANKS, Card, Suit, faces
from hanabi_desktop.game.moves import ClueValue
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.scoring import Standing, is_critical, is_trash

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


@dataclass(frozen=True, slots=True)
class Board:
    """What the open cards make of each identity.

    Attributes:
        playable: would fit on a firework now.
        trash: will never fit again.
        critical: the last copy of a card that can still be played.
    """

    playable: IdentitySet
    trash: IdentitySet
    critical: IdentitySet

    @classmethod
    def of(cls, standing: Standing) -> "Board":
        """Read the board from the fireworks and the discard pile."""
        playable = trash = critical = 0
        for face in faces(standing.options.suits):
            bit = identity(face)
            if face.rank == standing.fireworks[face.suit] + 1:
                playable |= bit
            if is_trash(face, standing):
                trash |= bit
            elif is_critical(face, standing):
                critical |= bit
        return cls(playable, trash, critical)


def exhausted_for(seat: int, observation: Observation) -> IdentitySet:
    """Identities whose every copy ``seat`` sees, as far as the observer can tell.

    The observer's own cards are left out: it cannot say what they show the other seat.
    """
    seen: dict[Card, int] = {}
    piles = (*observation.stacks, observation.discards)
    for card in (public.card for pile in piles for public in pile):
        seen[card] = seen.get(card, 0) + 1
    for other, hand in enumerate(observation.hands):
        if other != seat:
            for held in hand:
                if held.card is not None:
                    seen[held.card] = seen.get(held.card, 0) + 1
    return identities(
        card for card, count in seen.items() if count >= observation.options.copies(card)
    )
