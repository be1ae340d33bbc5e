"""The events of a rollout that can be explained to people."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial

from hanabi_desktop.game.options import MAX_STRIKES
from hanabi_desktop.teammates.encoding import Coded
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasoning.simulation import Simulation

PERFECT_BONUS = 0.5
"""Additional worth, in points, of a game with every firework complete."""


def worth_of(score: float, perfect: int) -> float:
    """Return the worth of a game: its points, plus the bonus for a perfect game."""
    return score + PERFECT_BONUS * (score == perfect)


SOON_ROUNDS = 2
"""Number of rounds after the action in which plays and discards are recorded as events."""


class EventKind(Enum):
    """The kind of an event."""

    PLAYED = "played"
    """A card is soon played successfully."""
    DISCARDED = "discarded"
    """A useful card is soon discarded."""
    UNSAVED = "unsaved"
    """A useful card is soon discarded, and the previous player had no clue token to save it with.

    Such a discard also yields ``DISCARDED``.
    """
    MISPLAYED = "misplayed"
    """A card is soon misplayed."""
    LAST_COPY = "last_copy"
    """The action itself discards a card that has no other copy left."""
    LOST = "lost"
    """At the end, an identity is missing because its last copy was lost."""
    LATE = "late"
    """At the end, an identity is missing although copies of it were left; without an identity, any."""
    STRUCK_OUT = "struck_out"
    """Three strikes end the game."""

    @property
    def is_good(self) -> bool:
        return self is EventKind.PLAYED


@dataclass(frozen=True, slots=True)
class Event:
    """An event in a rollout.

    Attributes:
        kind: the kind of event.
        seat: the acting seat; -1 for events at the end of the game.
        order: the card, if it was in a hand at the start of the rollout; -1 for the event that
            stands for any card of the seat, and for events without a card.
        identity: the missing identity of LOST and LATE events; -1 for other events.
        is_next: whether it is the next action of a seat that did not choose the first one; such an
            action also yields the event without this mark.
    """

    kind: EventKind
    seat: int = -1
    order: int = -1
    identity: int = -1
    is_next: bool = False


@dataclass(frozen=True, slots=True)
class Future:
    """One rollout: the points at its end, and the events in it."""

    score: int
    events: frozenset[Event]


def future_after(game: Simulation, action: Coded, policies: Sequence[Policy]) -> Future:
    """Act in a game, play it out in place by the policies of all seats, and record the events."""
    kind, subject, detail = action
    held, tokens = game.drawn, game.models[0].tokens
    of_cards = (
        event
        for event in _step(game, held, lambda: game.act(kind, subject, detail))
        if event.order >= 0
    )
    events = set(of_cards)
    events.update(
        [replace(event, kind=EventKind.LAST_COPY) for event in events if _is_last_copy(game, event)]
    )
    for turn in range(SOON_ROUNDS * game.players):
        if game.is_over():
            break
        could_clue, tokens = tokens > 0, game.models[0].tokens
        step = partial(game.play_on, policies, 1)
        found = list(_step(game, held, step, could_be_saved=could_clue))
        events.update(found)
        if turn < game.players - 1:
            events.update(replace(event, is_next=True) for event in found if event.order >= 0)
    score = game.play_out(policies)
    events.update(_ends(game))
    return Future(score, frozenset(events))


def _is_last_copy(game: Simulation, event: Event) -> bool:
    """Return whether a card that was just discarded had no other copy left."""
    table, identity = game.models[0], game.deck[event.order]
    is_gone = table.discarded[identity] >= table.copies[identity]
    return event.kind is EventKind.DISCARDED and is_gone


def _step(
    game: Simulation, held: int, act: Callable[[], None], *, could_be_saved: bool = True
) -> Iterator[Event]:
    """Play one turn and yield the events of the card that left the hand, if any.

    Such a card yields an event of the seat, and another one of the card itself if it was in a hand
    at the start of the rollout, when ``held`` cards were drawn. ``could_be_saved`` is whether the
    previous player had a clue token.
    """
    seat, table = game.seat, game.models[0]
    before, score, strikes, trash = _hand(game, seat), table.score, table.strikes, table.trash
    act()
    gone = [order for order in before if order not in _hand(game, seat)]
    if not gone:
        return
    table = game.models[0]
    if table.score > score:
        kind = EventKind.PLAYED
    elif table.strikes > strikes:
        kind = EventKind.MISPLAYED
    elif trash >> game.deck[gone[0]] & 1:
        return
    else:
        kind = EventKind.DISCARDED
    kinds = (
        (kind,) if could_be_saved or kind is not EventKind.DISCARDED else (kind, EventKind.UNSAVED)
    )
    for one in kinds:
        yield Event(one, seat)
        if gone[0] < held:
            yield Event(one, seat, gone[0])


def _hand(game: Simulation, seat: int) -> list[int]:
    table = game.models[0]
    return list(table.hand[5 * seat : 5 * seat + table.size[seat]])


def _ends(game: Simulation) -> Iterator[Event]:
    """Yield the reasons why the fireworks are not complete at the end."""
    table = game.models[0]
    if table.strikes >= MAX_STRIKES:
        yield Event(EventKind.STRUCK_OUT)
        return
    stacks, discarded, copies = table.stacks, table.discarded, table.copies
    late: list[int] = []
    is_lost = False
    for suit in range(table.suits):
        top = stacks[suit]
        if top == 5:
            continue
        gone = [
            rank for rank in range(top, 5) if discarded[5 * suit + rank] >= copies[5 * suit + rank]
        ]
        if gone:
            is_lost = True
            yield Event(EventKind.LOST, identity=5 * suit + gone[0])
        late += range(5 * suit + top, 5 * suit + (gone[0] if gone else 5))
    if not (is_lost and table.endless):  # in an endless game the first lost card ends it
        yield from (Event(EventKind.LATE, identity=identity) for identity in late)
        if late:
            yield Event(EventKind.LATE)
