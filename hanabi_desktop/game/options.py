"""What a table agrees on before the deal, and what follows from it."""

from dataclasses import dataclass

from hanabi_desktop.game.cards import BOX_SUITS, RANKS, Suit

MIN_PLAYERS = 2
MAX_PLAYERS = 5
MAX_CLUE_TOKENS = 8
MAX_STRIKES = 3


@dataclass(frozen=True, slots=True)
class GameOptions:
    """The rules a game is played by.

    Attributes:
        players: number of seats, 2 to 5.
        multicolour: the avalanche of colours, five multicolour cards as a sixth suit.
        final_bouquet: the game goes on after the deck until it is won or lost.
        choreography: a player may announce a card's suit before turning it over.
        empty_clues: a clue may touch no card at all.
        first_seat: who begins; None lets the game number decide.

    Raises:
        ValueError: the number of players or the first seat is out of range.
    """

    players: int = 3
    multicolour: bool = False
    final_bouquet: bool = False
    choreography: bool = False
    empty_clues: bool = True
    first_seat: int | None = None

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise ValueError(f"Hanabi is for 2 to 5 players, not {self.players}")
        if self.first_seat is not None and not 0 <= self.first_seat < self.players:
            raise ValueError(f"there is no seat {self.first_seat}")

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits in play, in the order of the fireworks."""
        return tuple(Suit) if self.multicolour else BOX_SUITS

    @property
    def hand_size(self) -> int:
        """Cards dealt to a seat: five with two or three players, else four."""
        return 5 if self.players <= 3 else 4

    def dealt_hands(self, first_seat: int) -> tuple[tuple[int, ...], ...]:
        """The orders in each hand at the deal: whole hands in turn order, from the first seat."""
        size = self.hand_size
        starts = [(seat - first_seat) % self.players * size for seat in range(self.players)]
        return tuple(tuple(range(start, start + size)) for start in starts)

    @property
    def max_score(self) -> int:
        """Points for all fireworks complete."""
        return len(self.suits) * len(RANKS)
