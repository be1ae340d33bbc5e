"""What kept a finished game from a perfect score, by the cards that one seat can see."""

from dataclasses import dataclass
from enum import Enum

from hanabi_desktop.game.cards import RANKS, Card
from hanabi_desktop.game.moves import Discarded, Drawn, Ending, Misplayed, Played
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.scoring import Standing, copies_left


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
