"""Score, rating, figures such as pace, and what kept a finished game from a perfect score.

All are pure functions of the open cards, in most cases of a :class:`Standing`. Sources: docs/rules.md
for score, rating and irreplaceable cards; for pace, efficiency and critical cards the definitions
common among players, as the hanab.live interface shows them.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import accumulate
from typing import Protocol

from hanabi_desktop.game.cards import RANKS, Card, Rank, Suit
from hanabi_desktop.game.moves import (
    Clued,
    Discarded,
    Drawn,
    Ending,
    Event,
    Misplayed,
    Played,
    Turn,
)
from hanabi_desktop.game.observation import Observation, PublicCard
from hanabi_desktop.game.options import GameOptions


class Rating(Enum):
    """The rating of a score (docs/rules.md, "Score"); its value is the least score."""

    HORRIBLE = 0
    POOR = 6
    HONOURABLE = 11
    EXCELLENT = 16
    EXTRAORDINARY = 21
    LEGENDARY = 25
    DIVINE = 30


def rating_of(score: int) -> Rating:
    """Return the rating of a score, 0 to 30: the highest whose least score it reaches."""
    return max((r for r in Rating if r.value <= score), key=lambda r: r.value)


def score_of(fireworks: Sequence[int], ending: Ending | None) -> int:
    """Return the sum of the top ranks; 0 for a lost game (docs/rules.md, "Score").

    ``ending`` is None while the game goes on.
    """
    return 0 if ending is not None and ending.lost else sum(fireworks)


class _OpenTable(Protocol):
    """The open cards, as both states and observations provide them."""

    @property
    def options(self) -> GameOptions: ...

    @property
    def stacks(self) -> tuple[tuple[PublicCard, ...], ...]: ...

    @property
    def discards(self) -> tuple[PublicCard, ...]: ...


@dataclass(frozen=True, slots=True)
class Standing:
    """The open cards that scores depend on.

    Attributes:
        options: the rules, which define the number of copies of each card.
        fireworks: the top rank of each suit in play, 0 if the firework is empty.
        discarded: the number of copies of each card on the discard pile.
    """

    options: GameOptions
    fireworks: Mapping[Suit, int]
    discarded: Mapping[Card, int]
    _reachable: dict[Suit, int] = field(default_factory=dict, init=False, compare=False)

    @classmethod
    def from_table(cls, table: _OpenTable) -> "Standing":
        heights = map(len, table.stacks)
        return cls(
            table.options,
            dict(zip(table.options.suits, heights, strict=True)),
            Counter(public.card for public in table.discards),
        )


def copies_left(card: Card, standing: Standing) -> int:
    """Return how many copies of a card are not on the discard pile: ``copies - discarded``."""
    return standing.options.copies(card) - standing.discarded.get(card, 0)


def is_needed(card: Card, standing: Standing) -> bool:
    """Return whether a card's rank is not on its firework yet: ``rank > top``."""
    return card.rank > standing.fireworks[card.suit]


def is_playable(card: Card, standing: Standing) -> bool:
    """Return whether a card is the next one of its firework."""
    return card.rank == standing.fireworks[card.suit] + 1


def is_irreplaceable(card: Card, standing: Standing) -> bool:
    """Return whether a card on the discard pile is still needed and no other copy is left.

    The rule is that of docs/rules.md, "The final bouquet": ``rank > top and copies_left == 0``.
    """
    return is_needed(card, standing) and copies_left(card, standing) == 0


def is_critical(card: Card, standing: Standing) -> bool:
    """Return whether this is the last copy of a card that can still be played.

    ``top < rank <= reachable_rank and copies_left == 1``: discarding it costs points.
    """
    return (
        is_needed(card, standing)
        and copies_left(card, standing) == 1
        and card.rank <= reachable_rank(card.suit, standing)
    )


def is_trash(card: Card, standing: Standing) -> bool:
    """Return whether a card can no longer be played: ``rank <= top or rank > reachable_rank``."""
    return not is_needed(card, standing) or card.rank > reachable_rank(card.suit, standing)


def reachable_rank(suit: Suit, standing: Standing) -> int:
    """Return the highest rank a firework can still reach, 0 to 5.

    Ranks are out of reach from the first one whose copies are all discarded. A rank on the firework
    always has a copy there, so only the discard pile matters.
    """
    known = standing._reachable  # noqa: SLF001 (asked for card by card, worked out once a suit)
    if suit not in known:
        gone = (rank for rank in RANKS if copies_left(Card(suit, rank), standing) == 0)
        known[suit] = next(gone, Rank.FIVE.value + 1) - 1
    return known[suit]


def best_reachable_score(standing: Standing) -> int:
    """Return the highest score the cards still allow: the sum of the reachable ranks.

    The number of turns left is ignored: see :func:`pace`.
    """
    return sum(reachable_rank(suit, standing) for suit in standing.options.suits)


def plays_left(deck_size: int, players: int, turns_left: int | None) -> int:
    """Return the number of turns that can still be plays: each draws a card until the last round.

    ``turns_left`` are the turns of the last round; None before it.
    """
    return deck_size + players if turns_left is None else turns_left


def pace(score: int, deck_size: int, players: int, turns_left: int | None, best: int) -> int:
    """Return how many discards or strikes the table can still afford; negative if points are out of reach.

    In the last round it is the number of turns without a play.

    Each turn with a card in the deck, and each turn of the last round, is one chance to play:
    ``score + deck_size + players - best``, in the last round ``score + turns_left - best`` (the
    common definition among players, hanab.live's "pace"). The final bouquet has no last round,
    hence no pace.
    """
    return score + plays_left(deck_size, players, turns_left) - best


def efficiency(played: int, clued_in_hands: int, clues_spent: int) -> float | None:
    """Return the number of cards played or clued in hand, divided by the number of clues spent.

    It is None before the first of them (hanab.live's "efficiency"; see :func:`clues_spent`).
    """
    return (played + clued_in_hands) / clues_spent if clues_spent else None


def clues_to_come(tokens: int, deck_size: int, players: int, standing: Standing) -> int:
    """Return the most clues that can still be given on the way to the best score, with cards to draw.

    They are the tokens there are, one for each discard that :func:`pace` allows, and one for each
    firework that is completed before the last round. As few plays as possible precede the last round,
    and those complete the fireworks with the fewest missing cards (hanab.live's "future efficiency").
    """
    best, score = best_reachable_score(standing), sum(standing.fireworks.values())
    discards = max(0, pace(score, deck_size, players, None, best))
    plays = min(deck_size, max(0, best - score - players))
    missing = sorted(
        Rank.FIVE - top
        for suit, top in standing.fireworks.items()
        if top < Rank.FIVE == reachable_rank(suit, standing)
    )
    completed = sum(needed <= plays for needed in accumulate(missing))
    return tokens + discards + completed


def future_efficiency(score: int, clued_in_hands: int, best: int, clues: int) -> float | None:
    """Return how many cards each clue must still get to reach the best score; None without a clue.

    ``clues`` are those of :func:`clues_to_come`.
    """
    return max(0, best - score - clued_in_hands) / clues if clues else None


def clues_spent(history: Iterable[Turn]) -> int:
    """Return how many clues were given or lost.

    A strike loses one, because the card could have been discarded; so does a 5 that is played when all
    clue tokens are there already.
    """
    return sum(any(map(_spends_clue, turn.events)) for turn in history)


def _spends_clue(event: Event) -> bool:
    match event:
        case Clued() | Misplayed():
            return True
        case Played(card=card, tokens=returned):
            return card.rank is Rank.FIVE and not returned
    return False


class Cause(Enum):
    """Why a card is missing from its firework."""

    THIRD_STRIKE = "third_strike"
    """The third strike ended the game."""
    DISCARDED = "discarded"
    """Its last copy was discarded."""
    MISPLAYED = "misplayed"
    """Its last copy was lost to a strike."""
    HELD = "held"
    """A copy was still in a hand at the end."""
    LATE = "late"
    """The turns ran out before a copy could be seen."""


@dataclass(frozen=True, slots=True)
class Shortfall:
    """One thing that cost points.

    Attributes:
        cause: why the card is missing.
        card: the missing card; with ``THIRD_STRIKE`` the card that was played.
        turn: the number of the turn to look at, counted from 1.
        points: the points that are missing because of it.
        seat: the seat that lost, or holds, the card; None with ``LATE``.
    """

    cause: Cause
    card: Card
    turn: int
    points: int
    seat: int | None = None


def shortfalls(seen: Observation) -> list[Shortfall]:
    """Return what kept a finished game from a perfect score, the most expensive first.

    A game that was lost by strikes has only one shortfall, the last strike.
    """
    if seen.ending is Ending.STRIKES:
        return [_third_strike(seen)]
    standing = Standing.from_table(seen)
    found: list[Shortfall] = []
    for suit in seen.options.suits:
        top = standing.fireworks[suit]
        missing = [Card(suit, rank) for rank in RANKS if rank > top]
        lost = next((card for card in missing if not copies_left(card, standing)), None)
        below = missing if lost is None else missing[: missing.index(lost)]
        if lost is not None:
            found.append(_lost(seen, lost, len(missing) - len(below)))
        if below:
            found.append(_unplayed(seen, below[0], len(below)))
    return sorted(found, key=lambda one: (-one.points, one.turn))


def _third_strike(seen: Observation) -> Shortfall:
    turn = next(
        turn
        for turn in reversed(seen.history)
        if any(isinstance(event, Misplayed) for event in turn.events)
    )
    card = next(event.card for event in turn.events if isinstance(event, Misplayed))
    points = seen.options.max_score - sum(seen.fireworks)
    return Shortfall(Cause.THIRD_STRIKE, card, turn.number, points, turn.seat)


def _lost(seen: Observation, card: Card, points: int) -> Shortfall:
    """Return how the last copy of a card was lost."""
    turn, event = next(
        (turn, event)
        for turn in reversed(seen.history)
        for event in turn.events
        if isinstance(event, Discarded | Misplayed) and event.card == card
    )
    cause = Cause.DISCARDED if isinstance(event, Discarded) else Cause.MISPLAYED
    return Shortfall(cause, card, turn.number, points, turn.seat)


def _unplayed(seen: Observation, card: Card, points: int) -> Shortfall:
    """Return why a card that was never lost was not played.

    The turn to look at is the one that made the card playable: when it was drawn, or when the card
    below it was played, whichever came later; the last turn if neither is known.
    """
    playable_from = max(
        (
            turn.number
            for turn in seen.history
            for event in turn.events
            if isinstance(event, Played)
            and (event.card.suit, event.card.rank + 1) == (card.suit, card.rank)
        ),
        default=0,
    )
    drawn = {
        event.order: turn.number
        for turn in seen.history
        for event in turn.events
        if isinstance(event, Drawn)
    }
    held = [
        (drawn.get(one.order, 1), seat)
        for seat, hand in enumerate(seen.hands)
        for one in hand
        if one.card == card
    ]
    if not held:
        return Shortfall(Cause.LATE, card, playable_from or len(seen.history), points)
    since, seat = min(held)
    return Shortfall(Cause.HELD, card, max(playable_from, since), points, seat)
