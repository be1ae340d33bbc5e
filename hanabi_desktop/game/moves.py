"""Actions, and the events they cause."""

from dataclasses import dataclass
from enum import Enum

from hanabi_desktop.game.cards import Card, ClueValue, Suit


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card from the acting player's hand; ``announced`` is used only in timed choreography."""

    order: int
    announced: Suit | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card from the acting player's hand."""

    order: int


@dataclass(frozen=True, slots=True)
class Clue:
    """Point out every card of one suit or one rank in a teammate's hand.

    The game's kind of multicolour decides which cards it touches (see ``cards.py``).
    """

    target: int
    value: ClueValue


Action = Play | Discard | Clue


class Ending(Enum):
    """The way a game ended."""

    PERFECT = "perfect"
    STRIKES = "strikes"
    DECK = "deck"
    IRREPLACEABLE = "irreplaceable"
    STUCK = "stuck"

    @property
    def lost(self) -> bool:
        return self in (Ending.STRIKES, Ending.IRREPLACEABLE, Ending.STUCK)


@dataclass(frozen=True, slots=True)
class Played:
    """A card was added to its firework; ``tokens`` clue tokens came back."""

    seat: int
    order: int
    card: Card
    tokens: int = 0
    announced: Suit | None = None


@dataclass(frozen=True, slots=True)
class Misplayed:
    """A played card did not fit, or was announced wrongly: discarded, and a strike."""

    seat: int
    order: int
    card: Card
    announced: Suit | None = None


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card was discarded, and a clue token came back."""

    seat: int
    order: int
    card: Card


@dataclass(frozen=True, slots=True)
class Clued:
    """A clue was given; ``touched`` has the orders it touched, oldest first."""

    seat: int
    target: int
    value: ClueValue
    touched: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card was drawn; ``card`` is None in observations of a seat that may not see it."""

    seat: int
    order: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class Skipped:
    """A seat without a legal action was skipped (the final bouquet only)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    ending: Ending
    score: int


Event = Played | Misplayed | Discarded | Clued | Drawn | Skipped | GameEnded


@dataclass(frozen=True, slots=True)
class Turn:
    """An action and its events. ``number`` counts from 1."""

    number: int
    seat: int
    action: Action
    events: tuple[Event, ...]
