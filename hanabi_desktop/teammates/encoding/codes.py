"""The numbers by which the reasoning names cards and actions."""

from collections.abc import Iterable, Iterator

from hanabi_desktop.game.cards import RANKS, Card, Suit, faces
from hanabi_desktop.game.moves import Action, Clue, ClueValue, Discard, Play
from hanabi_desktop.teammates.reasoning.codes import CLUE, DISCARD, PLAY

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


Coded = tuple[int, int, int]
"""Kind (see ``reasoning.codes``), subject and detail, as in ``reasoning.policy``."""


def coded(action: Action) -> Coded:
    """Return the numeric form of an action."""
    match action:
        case Play(order, announced):
            return PLAY, order, -1 if announced is None else announced.value
        case Discard(order):
            return DISCARD, order, -1
        case Clue(target, value):
            return CLUE, target, value_code(value)


def decoded(coded_action: Coded) -> Action:
    """Return the action of a numeric form."""
    kind, subject, detail = coded_action
    if kind == PLAY:
        return Play(subject, None if detail < 0 else Suit(detail))
    if kind == DISCARD:
        return Discard(subject)
    return Clue(subject, _value(detail))


def value_code(value: ClueValue) -> int:
    """Return a clue's value as a number: 0 to 5 for suits, 6 to 10 for ranks."""
    return value.value if isinstance(value, Suit) else 5 + value.value


def _value(code: int) -> ClueValue:
    return RANKS[code - 6] if code >= 6 else Suit(code)
