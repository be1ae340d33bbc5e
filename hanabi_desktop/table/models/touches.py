"""Which cards clues have touched, and how recently."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from hanabi_desktop.game.moves import Clued, Turn
from hanabi_desktop.game.observation import HandCard, Observation
from hanabi_desktop.game.options import TableTalk


class Touch(Enum):
    """Whether clues have touched a card, recently or earlier.

    Recently means in the last turn or, for the observing seat's own hand, since its last turn.
    """

    NEVER = auto()
    EARLIER = auto()
    JUST_NEW = auto()
    JUST_AGAIN = auto()


@dataclass(frozen=True, slots=True)
class Touched:
    """The orders of cards that clues have touched.

    Attributes:
        just: touched recently.
        before: touched earlier.
    """

    just: frozenset[int]
    before: frozenset[int]


def touched_in_last_turn(observation: Observation) -> Touched:
    """Return the cards touched by the last turn's clue, and by all clues before it."""
    return _parted(observation, max(0, len(observation.history) - 1))


def touched_since_own_turn(observation: Observation) -> Touched:
    """Return the cards touched since the observing seat's last turn, and before it."""
    return _parted(observation, turns_up_to_own(observation))


def turns_up_to_own(observation: Observation) -> int:
    """Return the number of turns played up to and including the observing seat's last one."""
    history = observation.history
    own = (place for place, turn in enumerate(history, 1) if turn.seat == observation.seat)
    return max(own, default=0)


def _parted(observation: Observation, at: int) -> Touched:
    history = observation.history
    return Touched(*(frozenset(_orders_touched(part)) for part in (history[at:], history[:at])))


def _orders_touched(turns: tuple[Turn, ...]) -> Iterator[int]:
    for turn in turns:
        for event in turn.events:
            if isinstance(event, Clued):
                yield from event.touched


def touch_of(held: HandCard, touched: Touched, talk: TableTalk) -> Touch:
    """Return how a card was touched; with strict table talk only the last clue counts."""
    strict = talk is TableTalk.STRICT
    if held.order in touched.just:
        again = held.order in touched.before and not strict
        return Touch.JUST_AGAIN if again else Touch.JUST_NEW
    return Touch.EARLIER if held.marks.touched and not strict else Touch.NEVER
