"""The options of a game, and the figures derived from them."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cache

from hanabi_desktop.game.cards import RANKS, Card, Multicolour, Suit, faces
from hanabi_desktop.game.site_suits import DeckRules, SiteSuits

MIN_PLAYERS = 2
MAX_PLAYERS = 5
MAX_CLUE_TOKENS = 8
MAX_STRIKES = 3

MULTICOLOURS = tuple(kind for kind in Multicolour if kind.cards)
VARIANTS = (*(kind.value for kind in MULTICOLOURS), "final_bouquet", "choreography")
"""The codes of the variants. All combine with each other, apart from two kinds of multicolour."""


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
        multicolour: the multicoloured cards that form a sixth suit, if any.
        final_bouquet: whether the game continues after the deck until it is won or lost.
        choreography: whether a player may announce a card's suit before turning it over.
        empty_clues: whether a clue may touch no card at all.
        first_seat: the seat that begins; None to derive it from the game number.
        table_talk: what the cards show of the clues given so far.
        extra_cards: how many cards more than usual a hand has: -1, 0 or 1.
        deck_plays: whether the last card of the deck may be played from there, unseen.
        characters: the site's characters by seat, empty for none; each of them only restricts what
            its player may do, so that a game that was played can be watched without them.
        site_suits: the suits of the site that the game has instead of ours; None for ours.

    The last four are rules of hanab.live that nobody plays here; see :attr:`is_only_watched`.

    Raises:
        ValueError: the number of players or the first seat is out of range.
    """

    players: int = 3
    multicolour: Multicolour = Multicolour.NONE
    final_bouquet: bool = False
    choreography: bool = False
    empty_clues: bool = True
    first_seat: int | None = None
    table_talk: TableTalk = TableTalk.FULL_MEMORY
    extra_cards: int = 0
    deck_plays: bool = False
    characters: tuple[str, ...] = ()
    # Left out of the text from which the library derives fingerprints, which never change.
    site_suits: SiteSuits | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise ValueError(f"Hanabi is for 2 to 5 players, not {self.players}")
        if self.first_seat is not None and not 0 <= self.first_seat < self.players:
            raise ValueError(f"there is no seat {self.first_seat}")

    @property
    def variants(self) -> tuple[str, ...]:
        """The codes of the variants switched on, in the order of ``VARIANTS``."""
        switched_on = {
            self.multicolour.value: self.multicolour.cards > 0,
            "final_bouquet": self.final_bouquet,
            "choreography": self.choreography,
        }
        return tuple(code for code in VARIANTS if switched_on.get(code))

    @property
    def is_only_watched(self) -> bool:
        """Whether a game with these rules can be watched, but neither played on nor judged."""
        return self.site_suits is not None or self.has_site_options

    @property
    def has_site_options(self) -> bool:
        """Whether the site's options apply that a compact link cannot carry."""
        return bool(self.extra_cards) or self.deck_plays or any(self.characters)

    @property
    def deck_rules(self) -> DeckRules:
        """What decides on the copies of cards, and on which of them a clue touches."""
        return self.site_suits or self.multicolour

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits in play, in the order of the fireworks."""
        return self.deck_rules.suits

    @property
    def clue_suits(self) -> tuple[Suit, ...]:
        """The suits that a clue can name."""
        return self.deck_rules.clue_suits

    def copies(self, card: Card) -> int:
        """Return how many copies of this card are in the game (docs/rules.md, "The cards")."""
        return self.deck_rules.copies(card)

    @property
    def box(self) -> tuple[Card, ...]:
        """All cards of the game with their copies, unshuffled: suit by suit, ascending."""
        return _box(self)

    @property
    def hand_size(self) -> int:
        """The number of cards dealt to a seat: usually five with two or three players, otherwise four."""
        return (5 if self.players <= 3 else 4) + self.extra_cards

    def dealt_hands(self, first_seat: int) -> tuple[tuple[int, ...], ...]:
        """Return the orders dealt to each hand: whole hands in turn order, starting with ``first_seat``."""
        size = self.hand_size
        starts = [(seat - first_seat) % self.players * size for seat in range(self.players)]
        return tuple(tuple(range(start, start + size)) for start in starts)

    @property
    def max_score(self) -> int:
        """The points for completing all fireworks."""
        return len(self.suits) * len(RANKS)

    def with_variants(self, codes: Collection[str]) -> "GameOptions":
        """Return these options with the variants of these codes instead.

        A ValueError is raised if a code is unknown, or if there are several kinds of multicolour.
        """
        unknown = next((code for code in codes if code not in VARIANTS), None)
        kinds = [kind for kind in MULTICOLOURS if kind.value in codes]
        if unknown is not None or len(kinds) > 1:
            raise ValueError(f"there are no such variants: {', '.join(codes)}")
        return replace(
            self,
            multicolour=kinds[0] if kinds else Multicolour.NONE,
            final_bouquet="final_bouquet" in codes,
            choreography="choreography" in codes,
        )


@cache
def _box(options: GameOptions) -> tuple[Card, ...]:
    return tuple(face for face in faces(options.suits) for _ in range(options.copies(face)))
