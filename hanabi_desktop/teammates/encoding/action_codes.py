"""Actions in the numeric form of the compiled reasoning."""

from hanabi_desktop.game.cards import RANKS, Suit
from hanabi_desktop.game.moves import Action, Clue, ClueValue, Discard, Play
from hanabi_desktop.teammates.reasoning.codes import CLUE, DISCARD, PLAY

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
