"""What happens in a game that is played out, as far as it can be told to people."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial

from hanabi_desktop.teammates.encoding.action_codes import Coded
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasoning.simulation import Simulation

SOON_ROUNDS = 2
"""What becomes of the cards in hand is followed for so many rounds, until the actor's second next
turn."""
_STRIKES = 3


class EventKind(Enum):
    """What may happen."""

    PLAYED = "played"
    """A card that is in a hand now is played soon, and fits;"""
    DISCARDED = "discarded"
    """it is discarded soon though it is of use;"""
    UNSAVED = "unsaved"
    """the same, when the previous player had no clue token to save it with;"""
    MISPLAYED = "misplayed"
    """it is played soon, and does not fit."""
    LOST = "lost"
    """In the end the last copy of an identity that was still needed is gone;"""
    LATE = "late"
    """or copies were left, and it was not played before the game ended."""
    STRUCK_OUT = "struck_out"
    """Three strikes end the game."""

    @property
    def is_good(self) -> bool:
        """Whether one wishes for it."""
        return self is EventKind.PLAYED


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens in a game that is played out.

    Attributes:
        kind: what.
        seat: who does it; -1 where it is nobody's doing.
        order: the card, where it is in a hand now; -1 for any card, and elsewhere.
        identity: what was lost or came too late; -1 elsewhere.
    """

    kind: EventKind
    seat: int = -1
    order: int = -1
    identity: int = -1


@dataclass(frozen=True, slots=True)
class Future:
    """One game played out.

    Attributes:
        score: its points.
        events: what happened in it.
    """

    score: int
    events: frozenset[Event]


def future_after(game: Simulation, action: Coded, policies: Sequence[Policy]) -> Future:
    """Do something in a game, play it out by the policies, and note what happens.

    Args:
        game: the position; it is the end of the game afterwards.
        action: what is done first.
        policies: seat by seat.
    """
    kind, subject, detail = action
    held, tokens = game.drawn, game.models[0].tokens
    events = set(_step(game, held, lambda: game.act(kind, subject, detail)))
    for _ in range(SOON_ROUNDS * game.players):
        if game.is_over():
            break
        could_clue, tokens = tokens > 0, game.models[0].tokens
        step = partial(game.play_on, policies, 1)
        events.update(_step(game, held, step, could_be_saved=could_clue))
    score = game.play_out(policies)
    events.update(_ends(game))
    return Future(score, frozenset(events))


def _step(
    game: Simulation, held: int, act: Callable[[], None], *, could_be_saved: bool = True
) -> Iterator[Event]:
    """Let one turn pass; what became of a card that was in a hand at first.

    Args:
        game: before the turn.
        held: cards that had been drawn at first.
        act: passes the turn.
        could_be_saved: whether the player before had a clue token.
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
        kind = EventKind.DISCARDED if could_be_saved else EventKind.UNSAVED
    yield Event(kind, seat)
    if gone[0] < held:
        yield Event(kind, seat, gone[0])


def _hand(game: Simulation, seat: int) -> list[int]:
    table = game.models[0]
    return list(table.hand[5 * seat : 5 * seat + table.size[seat]])


def _ends(game: Simulation) -> Iterator[Event]:
    """Yield where the fireworks stopped, and why."""
    table = game.models[0]
    if table.strikes >= _STRIKES:
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
    if not (is_lost and table.endless):  # there the first card lost ends the game
        yield from (Event(EventKind.LATE, identity=identity) for identity in late)
