"""Reasons why one move is better than another: events that are more frequent after one of them.

Both moves are played out on the same sampled deals. The worth of each event in these games is
estimated by a ridge regression of the points on the events. The one or two differences in frequency
that explain most of the difference in points are reported, if other deals confirm them.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Protocol

from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.encoding import cards_in
from hanabi_desktop.teammates.search.futures import Event, EventKind, Future


def solved(left: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a positive definite system by Gaussian elimination.

    Args:
        left: the matrix, row by row.
        right: the right-hand side.
    """
    rows = [[*row, value] for row, value in zip(left, right, strict=True)]
    size = len(rows)
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [b - factor * a for a, b in zip(rows[i], rows[j], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - rest) / rows[i][i]
    return found


FIRST_DEAL = 2_000_000
"""Number of the first deal; the cost of a move is measured on deals with lower numbers."""
TRIES = ((64, 0.15), (128, 0.1), (256, 0.06))
"""Numbers of deals, each with the smallest difference in an event's frequency that is reported.

Reasons are sought on that many deals and confirmed on as many others. The next pair is tried if no
reason was found.
"""
MOST_REASONS = 2
_DEAR = 6
"""The smallest reported difference in lost games (three strikes) is so many times smaller than usual."""
_CONFIRMED = 0.5
"""A difference is confirmed if it is at least this fraction of its size on the other deals."""
_SHARE_OF_COST = 0.15
"""The smallest fraction of the difference in points that a reason has to explain."""
_MUCH = 0.3
_RIDGE = 2.0
_MOST_EVENTS = 16


@dataclass(frozen=True, slots=True)
class Because:
    """An event that is more frequent after one of two moves than after the other.

    Attributes:
        event: the event.
        card: the card that the event concerns; None if the deciding seat does not see the card, or
            if the event concerns no particular card.
        after_better: the share of games with the event after the better move.
        after_made: the share of games with the event after the move that was made.
        deals: the number of sampled deals from which the shares were computed.
    """

    event: Event
    card: Card | None
    after_better: float
    after_made: float
    deals: int


class PlaysOut(Protocol):
    """The interface for playing a position out."""

    def futures(self, action: Action, deals: Sequence[int]) -> Sequence[Future]:
        """Play an action out on the sampled deals with these numbers, and return what happens.

        The result is shorter if there is no time for all deals.
        """
        ...


@dataclass(frozen=True, slots=True)
class Contrast:
    """The comparison of two moves on deals that were not used to measure the cost.

    Attributes:
        points: the points per game by which the better move is ahead.
        perfect: the difference in the share of perfect games.
        because: the reasons, the most important first; empty if none was found.
    """

    points: float
    perfect: float
    because: tuple[Because, ...]


def contrast(
    rollouts: PlaysOut, observation: Observation, better: Action, made: Action
) -> Contrast:
    """Compare two moves and find the reasons for the difference.

    Args:
        rollouts: plays the position out.
        observation: the position, as the deciding seat sees it.
        better: the better move.
        made: the other move.
    """
    perfect = observation.options.max_score
    sides = _Sides(rollouts, observation, better, made)
    because: tuple[Because, ...] = ()
    for deals, least in TRIES:
        because = because or _confirmed(sides, deals, least)
    if not sides.better:
        return Contrast(0.0, 0.0, ())
    scores = [[one.score for one in side] for side in (sides.better, sides.made)]
    perfects = [fmean(score == perfect for score in side) for side in scores]
    points = fmean(scores[0]) - fmean(scores[1])
    return Contrast(points, perfects[0] - perfects[1], because if points > 0 else ())


class _Sides:
    """The games after both moves, deal by deal; more of them are played when needed."""

    def __init__(
        self, rollouts: PlaysOut, observation: Observation, better: Action, made: Action
    ) -> None:
        held = (held for hand in observation.hands for held in hand)
        self._seen = {one.order: one.card for one in held}
        self._rollouts = rollouts
        self._moves = better, made
        self.better: list[Future] = []
        self.made: list[Future] = []

    def play(self, deals: int) -> bool:
        """Play both moves out until this many deals are done; return False if there was no time for that."""
        more = range(FIRST_DEAL + len(self.better), FIRST_DEAL + deals)
        better = self._rollouts.futures(self._moves[0], more)
        made = self._rollouts.futures(self._moves[1], more)
        if len(better) < len(more) or len(made) < len(more):
            return False
        self.better += better
        self.made += made
        return True

    def card_of(self, event: Event) -> Card | None:
        """Return the card that an event concerns, if the deciding seat can identify it."""
        if event.identity >= 0:
            return next(cards_in(1 << event.identity))
        return self._seen.get(event.order)


def _confirmed(sides: _Sides, deals: int, least: float) -> tuple[Because, ...]:
    """Return the differences found on the deals with even numbers and confirmed on the odd ones."""
    if not sides.play(2 * deals):
        return ()
    found = _differences(sides.better[::2], sides.made[::2], least)
    told: list[Because] = []
    for event, difference in found:
        after_better = _share(sides.better[1::2], event)
        after_made = _share(sides.made[1::2], event)
        again = after_better - after_made
        if again / difference >= _CONFIRMED and abs(again) >= _least(event, least):
            card = sides.card_of(event)
            told.append(Because(event, card, after_better, after_made, deals))
        if len(told) == MOST_REASONS:
            break
    return tuple(told)


def _differences(
    better: Sequence[Future], made: Sequence[Future], least_share: float
) -> list[tuple[Event, float]]:
    """Return the events that make ``better`` worth more, with their differences, the most important first."""
    cost = fmean(one.score for one in better) - fmean(one.score for one in made)
    if cost <= 0:
        return []
    counted = Counter(event for one in better for event in one.events)
    counted.subtract(event for one in made for event in one.events)
    differing = [
        event
        for event, times in counted.items()
        if abs(times) >= _least(event, least_share) * len(better)
    ]
    # An event without a card is dropped if an event of the same kind and seat names the card.
    named = {(event.kind, event.seat) for event in differing if event.order >= 0}
    differing = [one for one in differing if one.order >= 0 or (one.kind, one.seat) not in named]
    differing.sort(key=lambda event: (-abs(counted[event]), event.identity))
    differing = list(_without_higher_cards(differing))[:_MOST_EVENTS]
    if not differing:
        return []
    worth = _worth([*better, *made], differing)
    explained = [
        (times / len(better) * worth[event], event, times / len(better))
        for event, times in counted.items()
        if event in worth
    ]
    wished = [one for one in explained if one[1].kind.is_good == (one[2] > 0)]
    wished.sort(key=lambda one: -one[0])
    weighty = [one for one in wished if one[0] > _SHARE_OF_COST * cost]
    # Where many small differences add up, report the one that changes most.
    changed = [one for one in wished if one[0] > 0 and abs(one[2]) >= _MUCH]
    return [(event, difference) for _, event, difference in weighty or changed[:1]]


def _least(event: Event, least: float) -> float:
    """Return the smallest difference in frequency at which an event is reported."""
    return least / _DEAR if event.kind is EventKind.STRUCK_OUT else least


def _without_higher_cards(events: Sequence[Event]) -> Iterator[Event]:
    """Skip cards that came too late if an earlier event names another such card of the same firework."""
    suits = set()
    for event in events:
        if event.kind is EventKind.LATE:
            suit = event.identity // len(Rank)
            if suit in suits:
                continue
            suits.add(suit)
        yield event


def _share(futures: Sequence[Future], event: Event) -> float:
    return fmean(event in one.events for one in futures)


def _worth(futures: Sequence[Future], events: Sequence[Event]) -> dict[Event, float]:
    """Return the worth of each event in points, by a ridge regression over all these games."""
    mean = fmean(one.score for one in futures)
    means = [_share(futures, event) for event in events]
    rows = [
        [float(event in one.events) - much for event, much in zip(events, means, strict=True)]
        for one in futures
    ]
    size = len(events)
    left = [
        [sum(row[i] * row[j] for row in rows) + (_RIDGE if i == j else 0.0) for j in range(size)]
        for i in range(size)
    ]
    right = [
        sum(row[i] * (one.score - mean) for row, one in zip(rows, futures, strict=True))
        for i in range(size)
    ]
    return dict(zip(events, solved(left, right), strict=True))
