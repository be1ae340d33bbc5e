"""The options of a game, and the figures derived from them."""

from dataclasses import dataclass
from enum import Enum
from functools import cache

from hanabi_desktop.game.cards import ALL_SUITS, BOX_SUITS, RANKS, Card, Rank, Suit, faces

MIN_PLAYERS = 2
MAX_PLAYERS = 5
MAX_CLUE_TOKENS = 8
MAX_STRIKES = 3

VARIANTS = ("multicolour", "final_bouquet", "choreography")
"""The variants: each can be combined with any of the others (docs/rules.md)."""

_COPIES = {Rank.ONE: 3, Rank.TWO: 2, Rank.THREE: 2, Rank.FOUR: 2, Rank.FIVE: 1}


class TableTalk(Enum):
    """What the table allows besides clues (docs/rules.md, "Communication").

    Strict: a clue's marks show only until the next move. Friendly: positive marks stay on the
    cards. Clue memory: negative marks stay as well. Full memory: identities ruled out by visible
    cards are shown as well.
    """

    STRICT = "strict"
    FRIENDLY = "friendly"
    CLUE_MEMORY = "clues"
    FULL_MEMORY = "full"


@dataclass(frozen=True, slots=True)
class GameOptions:
    """The rules of a game.

    Attributes:
        players: the number of seats, 2 to 5.
        multicolour: whether the avalanche of colours is played, five multicolour cards as a sixth
            suit.
        final_bouquet: whether the game continues after the deck until it is won or lost.
        choreography: whether a player may announce a card's suit before turning it over.
        empty_clues: whether a clue may touch no card at all.
        first_seat: the seat that begins; None to derive it from the game number.
        table_talk: what the cards show of the clues given so far.
        ten_multicolour: whether the sixth suit has as many cards as the others. The box has no such
            suit; games from other sources do, and can be viewed.

    Raises:
        ValueError: the number of players or the first seat is out of range, or ``ten_multicolour``
            is set without ``multicolour``.
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
        """Return how many copies of this card are in the game (docs/rules.md, "The cards")."""
        if card.suit is Suit.MULTICOLOUR and not self.ten_multicolour:
            return 1
        return _COPIES[card.rank]

    @property
    def box(self) -> tuple[Card, ...]:
        """All cards of the game with their copies, unshuffled: suit by suit, ascending."""
        return _box(self)

    @property
    def hand_size(self) -> int:
        """The number of cards dealt to a seat: five with two or three players, otherwise four."""
        return 5 if self.players <= 3 else 4

    def dealt_hands(self, first_seat: int) -> tuple[tuple[int, ...], ...]:
        """Return the orders dealt to each hand: whole hands in turn order, starting with ``first_seat``."""
        size = self.hand_size
        starts = [(seat - first_seat) % self.players * size for seat in range(self.players)]
        return tuple(tuple(range(start, start + size)) for start in starts)

    @property
    def max_score(self) -> int:
        """The points for completing all fireworks."""
        return len(self.suits) * len(RANKS)


@cache
def _box(options: GameOptions) -> tuple[Card, ...]:
    return tuple(face for face in faces(options.suits) for _ in range(options.copies(face)))
