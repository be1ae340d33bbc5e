"""The options of a game, and what follows from them."""

from dataclasses import dataclass
from enum import Enum
from functools import cache

from hanabi_desktop.game.cards import ALL_SUITS, BOX_SUITS, RANKS, Card, Rank, Suit, faces

MIN_PLAYERS = 2
MAX_PLAYERS = 5
MAX_CLUE_TOKENS = 8
MAX_STRIKES = 3

VARIANTS = ("multicolour", "final_bouquet", "choreography")
"""The options that RULES.md calls variants: each can be switched on with any of the others."""

_COPIES = {Rank.ONE: 3, Rank.TWO: 2, Rank.THREE: 2, Rank.FOUR: 2, Rank.FIVE: 1}


class TableTalk(Enum):
    """What the table allows besides clues (docs/rules.md, "Communication").

    Strict: a clue's marks show only while it is given. Friendly: what clues have pointed out
    stays on the cards. Clue memory: what they have ruled out stays as well. Full memory: so does
    what the cards in sight rule out.
    """

    STRICT = "strict"
    FRIENDLY = "friendly"
    CLUE_MEMORY = "clues"
    FULL_MEMORY = "full"


@dataclass(frozen=True, slots=True)
class GameOptions:
    """The rules of a game.

    Attributes:
        players: number of seats, 2 to 5.
        multicolour: the avalanche of colours, five multicolour cards as a sixth suit.
        final_bouquet: the game goes on after the deck until it is won or lost.
        choreography: a player may announce a card's suit before turning it over.
        empty_clues: a clue may touch no card at all.
        first_seat: who begins; None lets the game number decide.
        table_talk: what the cards show of the clues given so far.
        ten_multicolour: the sixth suit has as many cards as the others. Our box knows no such
            suit; games from elsewhere do, and can be looked at.

    Raises:
        ValueError: the number of players or the first seat is out of range, or ten cards of
            a suit that is not in play.
    """

    players: int = 3
    multicolour: bool = False
    final_bouquet: bool = False
    choreography: bool = False
    empty_clues: bool = True
    first_seat: int | None = None
    table_talk: TableTalk = TableTalk.FULL_MEMORY
    ten_multicolour: bool = False

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise ValueError(f"Hanabi is for 2 to 5 players, not {self.players}")
        if self.first_seat is not None and not 0 <= self.first_seat < self.players:
            raise ValueError(f"there is no seat {self.first_seat}")
        if self.ten_multicolour and not self.multicolour:
            raise ValueError("ten multicolour cards need the multicolour suit")

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits in play, in the order of the fireworks."""
        return ALL_SUITS if self.multicolour else BOX_SUITS

    def copies(self, card: Card) -> int:
        """Return how many of this card are in the game (RULES.md, "Box")."""
        if card.suit is Suit.MULTICOLOUR and not self.ten_multicolour:
            return 1
        return _COPIES[card.rank]

    @property
    def box(self) -> tuple[Card, ...]:
        """All cards of the game with their copies, unshuffled: suit by suit, ascending."""
        return _box(self)

    @property
    def hand_size(self) -> int:
        """Cards dealt to a seat: five with two or three players, else four."""
        return 5 if self.players <= 3 else 4

    def dealt_hands(self, first_seat: int) -> tuple[tuple[int, ...], ...]:
        """Return the orders in each hand at the deal: whole hands in turn order, from the first seat."""
        size = self.hand_size
        starts = [(seat - first_seat) % self.players * size for seat in range(self.players)]
        return tuple(tuple(range(start, start + size)) for start in starts)

    @property
    def max_score(self) -> int:
        """Points for all fireworks complete."""
        return len(self.suits) * len(RANKS)


@cache
def _box(options: GameOptions) -> tuple[Card, ...]:
    return tuple(face for face in faces(options.suits) for _ in range(options.copies(face)))
