"""Reasons why one move is better than another: events that are more frequent after one of them.

Both moves are played out on the same sampled deals. Events are tried in this order: the teammates'
next plays and discards, what happens later, the clues that teammates give next, and the odds of the
seat's own card. A ridge regression of the points on the events of a kind estimates what each of them
is worth. A reason is reported if it explains at least half of the difference in points, alone or with
a second one of its kind, if the deals on which the event follows only one of the moves account for as
much, and if each half of the deals shows it.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from itertools import combinations
from statistics import fmean
from typing import Protocol

from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import MAX_STRIKES
from hanabi_desktop.game.scoring import Standing, is_critical, is_needed, is_playable
from hanabi_desktop.review.event_worth import cost_apart, distinct, frequency, points_missing, worth
from hanabi_desktop.review.reasons import (
    LEAST_DIFFERENCE,
    LEAST_ODDS,
    Because,
    Deed,
    Follower,
    Means,
    Pair,
    When,
    is_reported,
)
from hanabi_desktop.teammates.encoding import cards_in
from hanabi_desktop.teammates.reasoning.codes import CLUE, DISCARD, PLAY
from hanabi_desktop.teammates.search.rollouts import Event, EventKind, FollowUp, Future

FIRST_DEAL = 2_000_000
"""Number of the first deal; the cost of a move is measured on deals with lower numbers."""
TRIES = (128, 256)
"""Numbers of deals on which reasons are sought; the second is tried if none was found on the first."""
MOST_REASONS = 2
_USUAL = 0.6
"""The frequency from which on such an action can explain another reason."""
HALF = 0.5
"""The fraction of the cost that reasons explain, and of a difference that each half of the deals must show."""
_WEIGHED = 0.1
"""The smallest difference in frequency of an event that takes part in the regression."""
_MOST_EVENTS = 16
_DEEDS = {PLAY: Deed.PLAYS, DISCARD: Deed.DISCARDS, CLUE: Deed.CLUES}


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
        because: the reasons; empty if none explains half of the difference.
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
        observation: the position, as the seat for which the reasons are meant sees it.
        better: the better move.
        made: the other move.
    """
    perfect = observation.options.max_score
    sides = _Sides(rollouts, observation, better, made)
    because: tuple[Because, ...] = ()
    for deals in TRIES:
        if not because and sides.play(deals):
            because = _chosen(sides)
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
        held = [held for hand in observation.hands for held in hand]
        self._seen = {one.order: one.card for one in held if one.card is not None}
        self._clued = {one.order for one in held if one.marks.touched}
        self._holders = {
            one.order: seat for seat, hand in enumerate(observation.hands) for one in hand
        }
        self._standing = Standing.from_table(observation)
        self._can_strike_freely = (
            observation.deck_size <= 1 and observation.strikes < MAX_STRIKES - 1
        )
        self._clue_tokens = observation.clue_tokens
        self._rollouts = rollouts
        self._players = len(observation.hands)
        self.seat, self.actor = observation.seat, observation.seat_to_act
        self.moves = better, made
        self.better: list[Future] = []
        self.made: list[Future] = []
        self.counted: Counter[Event] = (
            Counter()
        )  # games with it after the better move, less the others

    def play(self, deals: int) -> bool:
        """Play both moves out until this many deals are done; return False if there was no time for that."""
        more = range(FIRST_DEAL + len(self.better), FIRST_DEAL + deals)
        better = self._rollouts.futures(self.moves[0], more)
        made = self._rollouts.futures(self.moves[1], more)
        if len(better) < len(more) or len(made) < len(more):
            return False
        self.better += better
        self.made += made
        self.counted.update(event for one in better for event in one.events)
        self.counted.subtract(event for one in made for event in one.events)
        return True

    def kind_of(self, event: Event) -> When | None:
        """Return the kind of reason that an event can be; None if it cannot be one.

        The seat's own hidden cards are only spoken of in odds. A card that it does not see is not
        called lost, because it may hold that card. The moves themselves are no reasons.
        """
        orders = {move.order for move in self.moves if not isinstance(move, Clue)}
        if event.order in orders:
            return When.ODDS if self.actor == self.seat and self._is_odds(event) else None
        if event.kind is EventKind.LOST:
            return When.LATER if self.card_of(event) in self._seen.values() else None
        if event.seat == self.seat:
            is_play = event.kind is EventKind.PLAYED and event.order < 0
            return When.LATER if is_play else None
        return When.NEXT if event.is_next else When.LATER

    def _is_odds(self, event: Event) -> bool:
        better, made = self.moves
        match event.kind:
            case EventKind.PLAYED:
                return isinstance(better, Play) and event.order == better.order
            case EventKind.MISPLAYED:
                return isinstance(made, Play) and event.order == made.order
            case EventKind.LAST_COPY | EventKind.DISCARDED:
                return isinstance(made, Discard) and event.order == made.order
            case _:
                return False

    def card_of(self, event: Event) -> Card | None:
        """Return the card that an event concerns, if the seat can identify it."""
        if event.identity >= 0:
            return next(cards_in(1 << event.identity))
        return self._seen.get(event.order)

    def is_wished(self, event: Event, difference: float) -> bool:
        """Return whether an event that is more frequent after one of the moves speaks for the better one.

        A clue that is rarer after the better move does if it is to the player whom the better clue is
        for; one that is more frequent does if the move made may leave its giver no clue.

        Args:
            event: the event.
            difference: its frequency after the better move, less that after the move made.
        """
        better, made = self.moves
        if event.kind is not EventKind.CLUED:
            return event.kind.is_good == (difference > 0)
        if difference < 0:
            return isinstance(better, Clue) and better.target == event.receiver
        left = self._clue_tokens - isinstance(made, Clue) + isinstance(made, Discard)
        return not isinstance(better, Clue) and left <= self.turns_until(event.seat)

    def is_harmless(self, event: Event) -> bool:
        """Return whether a card is discarded of which the seat sees another copy in a hand."""
        card = self._seen.get(event.order)
        is_discard = event.kind in (EventKind.DISCARDED, EventKind.UNSAVED)
        return is_discard and card is not None and list(self._seen.values()).count(card) > 1

    def is_free_strike(self, event: Event) -> bool:
        """Return whether a strike costs nothing: one of a card no longer needed, with the last card drawn."""
        if event.kind is not EventKind.MISPLAYED or not self._can_strike_freely:
            return False
        card = self._seen.get(event.order)
        return event.seat != self.seat and (card is None or not is_needed(card, self._standing))

    def plays_of(self, card: Card) -> list[Event]:
        """Return the events that a copy of a card that the seat sees is played, the likeliest first."""
        plays = (
            Event(EventKind.PLAYED, self._holders[order], order)
            for order, seen in self._seen.items()
            if seen == card
        )
        return sorted(plays, key=lambda one: (-self.counted[one], one.order))

    @property
    def avoids_discard_of_useful_card(self) -> bool:
        """Whether the better move plays the card that was discarded, or discards one that is hardly ever useful."""
        match self.moves:
            case Play(order=played), Discard(order=discarded):
                return played == discarded
            case Discard(order=order), Discard():
                event = Event(EventKind.DISCARDED, self.seat, order)
                return frequency(self.better, event) < LEAST_ODDS
        return False

    def is_playable(self, card: Card | None) -> bool:
        """Return whether a card can be played at once."""
        return card is not None and is_playable(card, self._standing)

    def is_needed(self, card: Card) -> bool:
        """Return whether a firework still needs a card."""
        return is_needed(card, self._standing)

    def is_clued(self, event: Event) -> bool:
        """Return whether a clue has touched the card of an event."""
        return event.order in self._clued

    def turns_until(self, seat: int) -> int:
        """Return the number of turns until a seat acts next."""
        return (seat - self.actor - 1) % self._players

    def is_before(self, seat: int, other: int) -> bool:
        """Return whether a seat acts next before another one does."""
        return self.turns_until(seat) < self.turns_until(other)

    def holder_of(self, because: Because) -> tuple[int, int]:
        """Return the seat and the order of the card of a reason; -1 for what is not in sight."""
        event = because.event
        if event.seat >= 0 or because.card is None:
            return event.seat, event.order
        first = next(iter(self.plays_of(because.card)), event)
        return first.seat, first.order

    def face_of(self, order: int) -> Card | None:
        """Return a card that the seat sees in a hand; None for any other card."""
        return self._seen.get(order)

    def only_after_better(self, lost: int) -> Iterator[FollowUp]:
        """Yield the next actions that are usual only after the better move, the likeliest first.

        A clue is listed for its receiver as well as without a subject, and a discard for its card as
        well as without one; a discard of the card ``lost`` does not count.
        """
        better, made = (
            Counter(action for one in side for action in _generalized(one.follow_ups, lost))
            for side in (self.better, self.made)
        )
        games = len(self.better)
        for action, count in better.most_common():
            is_more = count - made[action] >= LEAST_DIFFERENCE * games
            if is_more and count >= _USUAL * games and made[action] < HALF * games:
                yield action

    def is_only(self, card: Card | None) -> bool:
        """Return whether a card has no other copy left."""
        return card is not None and is_critical(card, self._standing)


def _generalized(actions: Iterable[FollowUp], lost: int) -> Iterator[FollowUp]:
    for one in actions:
        if one.kind == DISCARD and one.subject == lost:
            continue
        yield one
        if one.kind != PLAY:
            yield FollowUp(one.seat, one.kind, -1)


_ENDS = (EventKind.LOST, EventKind.LATE, EventKind.STRUCK_OUT)


@dataclass(frozen=True, slots=True)
class _Search:
    """Events among which reasons are sought together.

    Attributes:
        when: the kind of reason.
        ends: whether they are events at the end of the game; None for all of the kind.
        clues: whether next actions that are clues are weighed as well.
    """

    when: When
    ends: bool | None = None
    clues: bool = False

    def weighs(self, event: Event, when: When | None) -> bool:
        """Return whether an event of a kind takes part in the regression."""
        if event.kind is EventKind.CLUED:
            return self.clues
        if self.when is When.ODDS and when is When.NEXT:
            return True  # the card of the move itself is weighed beside the next actions
        return when is self.when and self.ends in (None, event.kind in _ENDS)


_SEARCHES = (
    _Search(When.NEXT),
    _Search(When.LATER),
    _Search(When.NEXT, clues=True),
    _Search(When.ODDS),
    # What ends a game is often the effect of what happened before, so that each takes the other's share.
    _Search(When.LATER, ends=True),
    _Search(When.LATER, ends=False),
)


def _chosen(sides: _Sides) -> tuple[Because, ...]:
    """Return the first reasons that explain half of the cost, alone or as a pair in turn order.

    A reason that stands alone has the card that can follow its own.
    """
    found = [replace(one, means=_means(sides, one)) for one in _explaining(sides)]
    # A clue that leads to something told beside it is not told as well.
    givers = {one.means.seat for one in found if one.means and one.means.deed is Deed.CLUES}
    told = tuple(
        one
        for one in found
        if one.event.kind is not EventKind.CLUED or one.event.seat not in givers
    )
    if len(told) != 1:
        return told
    return (replace(told[0], follower=_follower(sides, told[0])),)


def _means(sides: _Sides, because: Because) -> Means | None:
    """Return the action by which the better move leads to something better."""
    event, better = because.event, sides.moves[0]
    if because.when is When.ODDS or (because.is_gain and because.card is None):
        return None
    holder, order = sides.holder_of(because)
    found = list(sides.only_after_better(order))
    clues_to_holder = [
        Means(one.seat, Deed.CLUES)
        for one in found
        if one.kind == CLUE and one.subject == holder and sides.is_before(one.seat, holder)
    ]
    if because.is_gain:
        is_told = isinstance(better, Clue) and better.target == holder
        return None if is_told else next(iter(clues_to_holder), None)
    plays = [
        Means(one.seat, Deed.PLAYS, one.subject, card)
        for one in found
        if one.kind == PLAY and (card := sides.face_of(one.subject)) is not None
    ]
    near = [one for one in plays if one.seat == holder or _is_of_firework(one.card, because.card)]
    if event.kind is EventKind.LATE:
        return next(iter((*near, *plays)), None)
    spare = [
        Means(holder, Deed.DISCARDS, one.subject, card)
        for one in found
        if one.seat == holder and one.kind == DISCARD
        if (card := sides.face_of(one.subject)) is not None and not sides.is_needed(card)
    ]
    others = [
        Means(holder, _DEEDS[one.kind])
        for one in found
        if one.seat == holder and one.kind != PLAY and one.subject < 0
    ]
    if event.kind is EventKind.CLUED or isinstance(better, Clue):
        # Nobody sees why one clue should lead to another.
        discards = [one for one in others if one.deed is Deed.DISCARDS]
        return next(iter((*near, *spare, *discards)), None)
    first = (*near, *clues_to_holder) if because.is_clued else (*clues_to_holder, *near)
    return next(iter((*first, *spare, *others)), None)


def _is_of_firework(one: Card | None, other: Card | None) -> bool:
    return one is not None and other is not None and one.suit is other.suit


def _follower(sides: _Sides, because: Because) -> Follower | None:
    """Return the next card of a played card's firework, if the seat sees it."""
    card = because.card
    if because.event.kind is not EventKind.PLAYED or card is None or card.rank is Rank.FIVE:
        return None
    following = Card(card.suit, Rank(card.rank.value + 1))
    for event in sides.plays_of(following)[:1]:
        found = _Frequencies.of(event, sides)
        is_more = found.difference > 0 and found.are_reported(event, When.LATER)
        return Follower(event.seat, event.order, following, is_more and sides.is_clued(event))
    return None


def _explaining(sides: _Sides) -> tuple[Because, ...]:
    for search in _SEARCHES:
        found = list(_confirmed(sides, search))
        facts = [one for one in found if one.is_fact]
        if told := _enough(facts, sides) or _enough(found, sides):
            return told
    return ()


def _enough(found: Sequence[Because], sides: _Sides) -> tuple[Because, ...]:
    """Return the first reason, or pair of reasons, that explains half of the cost; empty if none does."""
    if found and found[0].share >= HALF:
        return (found[0],)
    for pair in combinations(found, MOST_REASONS):
        share = sum(one.share for one in pair)
        if share >= HALF and len({one.card for one in pair}) > 1:
            if pair[0].when is When.NEXT and pair[0].event.seat == pair[1].event.seat:
                # One action of a player instead of another: report what it does.
                does = max(pair, key=lambda one: one.after_made)
                return (replace(does, share=min(1.0, share)),)
            return tuple(sorted(pair, key=lambda one: sides.turns_until(one.event.seat)))
    return ()


def _confirmed(sides: _Sides, search: _Search) -> Iterator[Because]:
    """Yield the reasons whose difference shows in each half of the deals, the largest share first."""
    when = search.when
    for event, share in sorted(_shares(sides, search).items(), key=lambda one: -one[1]):
        if sides.is_harmless(event):
            continue
        found = _Frequencies.of(event, sides)
        if (
            sides.is_wished(event, found.difference)
            and share > 0
            and found.are_reported(event, when)
        ):
            card = sides.card_of(event)
            only = sides.is_only(card)
            deals = len(sides.better)
            playable, clued = sides.is_playable(card), sides.is_clued(event)
            yield Because(
                event,
                card,
                *found.all_deals,
                deals,
                when,
                min(1.0, share),
                only,
                is_playable=playable,
                is_clued=clued,
            )


@dataclass(frozen=True, slots=True)
class _Frequencies:
    """How often an event happens after the better move and after the other one.

    Attributes:
        even: on the deals with even numbers.
        odd: on those with odd numbers.
    """

    even: Pair
    odd: Pair

    @classmethod
    def of(cls, event: Event, sides: _Sides) -> "_Frequencies":
        even, odd = (
            (frequency(sides.better[place::2], event), frequency(sides.made[place::2], event))
            for place in (0, 1)
        )
        return cls(even, odd)

    @property
    def all_deals(self) -> Pair:
        return fmean((self.even[0], self.odd[0])), fmean((self.even[1], self.odd[1]))

    @property
    def difference(self) -> float:
        better, made = self.all_deals
        return better - made

    def are_reported(self, event: Event, when: When) -> bool:
        """Return whether they differ enough, and each half of the deals shows half of that."""
        return is_reported(event, when, self.all_deals) and all(
            (better - made) / self.difference >= HALF for better, made in (self.even, self.odd)
        )


def _shares(sides: _Sides, search: _Search) -> dict[Event, float]:
    """Return the fraction of the cost that each event explains."""
    games, futures = len(sides.better), [*sides.better, *sides.made]
    cost = fmean(one.score for one in sides.better) - fmean(one.score for one in sides.made)
    if cost <= 0:
        return {}
    counted = sides.counted
    kinds = {event: sides.kind_of(event) for event in counted}
    events = [
        event
        for event in counted
        if search.weighs(event, kinds[event])
        and abs(counted[event]) >= _WEIGHED * games
        and not sides.is_free_strike(event)
    ]
    events.sort(
        key=lambda one: (
            not sides.is_wished(one, counted[one]),
            one.kind.is_good,  # of two that come together, the loss is told
            -abs(counted[one]),
            one.kind.value,
            one.order,
            one.identity,
            one.seat,
            one.receiver,
        )
    )
    named = {
        (one.kind, one.seat)
        for one in events
        if not one.is_of_any and abs(counted[one]) >= LEAST_DIFFERENCE * games
    }
    events = distinct(_without_repetition(events, named), futures)[:_MOST_EVENTS]
    worths = worth(futures, events) if events else {}
    shares = dict[Event, float]()
    for event in events:
        if kinds[event] is not search.when:
            continue
        if search.when is When.ODDS and not event.kind.is_good:
            shares[event] = _cost_within(sides, event) / cost
            continue
        if event.kind.stops_firework and event.identity >= 0:  # these are counted exactly
            lost = points_missing(sides.made, event) - points_missing(sides.better, event)
        else:
            lost = counted[event] * worths[event] / games
        apart = cost_apart(sides.better, sides.made, event, after_better=counted[event] > 0)
        shares[event] = min(lost, apart) / cost
    return shares


def _cost_within(sides: _Sides, event: Event) -> float:
    """Return the points per game that an event costs among the games after the move that was made.

    A certain strike or loss accounts for everything, and so does the discard of a card that the better
    move plays, or instead of which it discards one that is hardly ever useful. Another discarded card
    that is almost certainly useful accounts for nothing, because the games in which it is useless are
    too few to compare with.
    """
    others = [one.score for one in sides.made if event not in one.events]
    if event.kind is EventKind.DISCARDED and len(others) < LEAST_ODDS * len(sides.made):
        return math.inf if sides.avoids_discard_of_useful_card else 0.0
    if not others:
        return math.inf
    return fmean(others) - fmean(one.score for one in sides.made)


def _without_repetition(
    events: Sequence[Event], named: AbstractSet[tuple[EventKind, int]]
) -> Iterator[Event]:
    """Skip events that say less than another.

    Those are events of any card if a card is named as well, and higher cards of a firework.

    Args:
        events: the events.
        named: the kinds and seats of which an event with a card may be reported.
    """
    suits = set()
    for event in events:
        if event.is_of_any and (event.kind, event.seat) in named:
            continue
        if event.kind is EventKind.LATE and not event.is_of_any:
            suit = event.identity // len(Rank)
            if suit in suits:
                continue
            suits.add(suit)
        yield event
