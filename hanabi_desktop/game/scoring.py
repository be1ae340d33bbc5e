"""Score, rating and the numbers that tell how a game stands: pure functions of public facts.

``fireworks`` is the top rank of each suit in play (0 where none has begun), ``discarded``
the cards on the discard pile.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum

from hanabi_desktop.game.cards import RANKS, Card, Rank, Suit
from hanabi_desktop.game.moves import Ending


class Rating(Enum):
    """The federation's verdict on a score (RULES.md, "Score")."""

    HORRIBLE = 0
    POOR = 6
    HONOURABLE = 11
    EXCELLENT = 16
    EXTRAORDINARY = 21
    LEGENDARY = 25
    DIVINE = 30


def rating_of(score: int) -> Rating:
    """The rating of a score, 0 to 30: the highest whose least score it reaches."""
    return max((r for r in Rating if r.value <= score), key=lambda r: r.value)


def final_score(fireworks: Sequence[int], ending: Ending) -> int:
    """The sum of the top ranks; 0 for a lost game (RULES.md, "Score", Decision)."""
    return 0 if ending.lost else sum(fireworks)


def copies_left(card: Card, discarded: Sequence[Card]) -> int:
    """How many copies of a card are not on the discard pile."""
    return card.copies - discarded.count(card)


def is_irreplaceable(card: Card, fireworks: Mapping[Suit, int], discarded: Sequence[Card]) -> bool:
    """Whether a card is still needed while every copy of it is discarded.

    RULES.md, "The final bouquet"; a card just discarded counts among ``discarded``.
    """
    return card.rank > fireworks[card.suit] and copies_left(card, discarded) == 0


def is_critical(card: Card, fireworks: Mapping[Suit, int], discarded: Sequence[Card]) -> bool:
    """Whether this is the last copy of a card that can still be played."""
    return (
        card.rank > fireworks[card.suit]
        and copies_left(card, discarded) == 1
        and card.rank <= reachable_rank(card.suit, discarded)
    )


def is_trash(card: Card, fireworks: Mapping[Suit, int], discarded: Sequence[Card]) -> bool:
    """Whether a card can never be played again: its rank is reached, or can't be reached."""
    return card.rank <= fireworks[card.suit] or card.rank > reachable_rank(card.suit, discarded)


def reachable_rank(suit: Suit, discarded: Sequence[Card]) -> int:
    """The highest rank a firework can still reach, 0 to 5.

    A rank is out of reach from the first one whose copies are all discarded. A rank that
    lies on the firework always has a copy there, so the pile alone decides.
    """
    for rank in RANKS:
        if copies_left(Card(suit, rank), discarded) == 0:
            return rank - 1
    return Rank.FIVE.value


def best_reachable_score(suits: Iterable[Suit], discarded: Sequence[Card]) -> int:
    """The most points the cards still allow, however many turns are left."""
    return sum(reachable_rank(suit, discarded) for suit in suits)


def pace(score: int, deck_size: int, players: int, turns_left: int | None, best: int) -> int:
    """How many turns may still pass without a play; negative: points are out of reach.

    Each turn with a card in the deck, and each of the last round, is one chance to play:
    ``score + deck_size + players - best``, in the last round ``score + turns_left - best``
    (the players' common definition; see the hanab.live interface, "pace").
    """
    chances = deck_size + players if turns_left is None else turns_left
    return score + chances - best


def efficiency(played: int, clued_in_hands: int, clues_given: int) -> float | None:
    """Cards got by a clue: cards played or clued in hand, divided by clues given.

    None before the first clue (the hanab.live interface's "efficiency").
    """
    return (played + clued_in_hands) / clues_given if clues_given else None
