"""Why one move is better than another: what happens after the one, and not after the other.

Both are played out on the same imagined deals. What happens in them is counted, and weighed by what
it is worth: a ridge regression of the points on the events over all these games. The one or two
differences that explain most are told, once other deals confirm them.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Protocol

from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.encoding.identities import cards_in
from hanabi_desktop.teammates.search.futures import Event, EventKind, Future

FIRST_DEAL = 2_000_000
"""The number of the first deal: others than those that the cost was found on."""
TRIES = ((64, 0.15), (128, 0.1), (256, 0.06))
"""On so many deals a reason is looked for, and on as many others it is confirmed: less than this
difference in the shares of games is not told. Where nothing is found, more deals are asked."""
MOST_REASONS = 2
_DEAR = 6
"""Three strikes cost so many times as much as other events, and are told from so much less on."""
_CONFIRMED = 0.5
"""On the other deals a difference is at least so large a part of what it was."""
_SHARE_OF_COST = 0.15
"""A reason explains so much of the difference in points, at least."""
_MUCH = 0.3
_RIDGE = 2.0
_MOST_EVENTS = 16


@dataclass(frozen=True, slots=True)
class Because:
    """Something that happens more often after one of two moves than after the other.

    Attributes:
        event: what.
        card: which card it is about; None where the seat that decides does not see it, and where
            any card is meant.
        after_better: the share of games in which it happens after the better move;
        after_made: after the one that was made.
        deals: on so many imagined deals.
    """

    event: Event
    card: Card | None
    after_better: float
    after_made: float
    deals: int


class PlaysOut(Protocol):
    """Plays a position out."""

    def futures(self, action: Action, deals: Sequence[int]) -> Sequence[Future]:
        """Return what happens after an action on the imagined deals of these numbers.

        Fewer come back where there is no time for all of them.
        """
        ...


@dataclass(frozen=True, slots=True)
class Contrast:
    """Two moves, played out on deals that the cost was not found on.

    Attributes:
        points: by how much the better one is better there.
        perfect: how many more perfect games it leads to there, as a share.
        because: why, the weightiest reason first; empty where nothing tells.
    """

    points: float
    perfect: float
    because: tuple[Because, ...]


def contrast(
    rollouts: PlaysOut, observation: Observation, better: Action, made: Action
) -> Contrast:
    """Play two moves out and tell what makes the difference.

    Args:
        rollouts: plays the position out.
        observation: the position, as the seat that decides sees it.
        better: the better move.
        made: the other one.
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
    """What comes of both moves, deal by deal, as far as it has been asked for."""

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
        """Play both out on so many deals in all; whether there was time for that."""
        more = range(FIRST_DEAL + len(self.better), FIRST_DEAL + deals)
        better = self._rollouts.futures(self._moves[0], more)
        made = self._rollouts.futures(self._moves[1], more)
        if len(better) < len(more) or len(made) < len(more):
            return False
        self.better += better
        self.made += made
        return True

    def card_of(self, event: Event) -> Card | None:
        """Return the card that an event is about, as far as the seat that decides can tell."""
        if event.identity >= 0:
            return next(cards_in(1 << event.identity))
        return self._seen.get(event.order)


def _confirmed(sides: _Sides, deals: int, least: float) -> tuple[Because, ...]:
    """Return the differences found on the even deals that the odd ones confirm."""
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
    """Return the events that explain why the one is worth more, with their differences, weightiest first."""
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
    # Of any card only where no single card tells it.
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
    # Where many small things make up the difference, what changes most is told.
    changed = [one for one in wished if one[0] > 0 and abs(one[2]) >= _MUCH]
    return [(event, difference) for _, event, difference in weighty or changed[:1]]


def _least(event: Event, least: float) -> float:
    """Return the smallest difference in frequency at which an event is reported."""
    return least / _DEAR if event.kind is EventKind.STRUCK_OUT else least


def _without_higher_cards(events: Sequence[Event]) -> Iterator[Event]:
    """Leave out cards that came too late where another card of their firework stands before them."""
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
    """Return what each event is worth, in points: a ridge regression over all these games."""
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
    return dict(zip(events, _solved(left, right), strict=True))


def _solved(left: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of linear equations that is positive definite (Gaussian elimination)."""
    size = len(right)
    for i in range(size):
        for j in range(i + 1, size):
            factor = left[j][i] / left[i][i]
            left[j] = [b - factor * a for a, b in zip(left[i], left[j], strict=True)]
            right[j] -= factor * right[i]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(left[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (right[i] - rest) / left[i][i]
    return found
