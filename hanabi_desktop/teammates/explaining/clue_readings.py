"""What a clue means: to the player it was given to, and to everybody before it is given.

A clue that was given says something about cards and asks a player to do something. How teammates
will read one that has not been given yet follows from what its giver can know: the giver's own model
of the table reads the clue on a copy, as a teammate does before it decides. So the result depends on
what the giver sees, and never on cards that only the receiver sees.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Clue, Clued, Turn
from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.teammates.conventions import Agreement, Convention
from hanabi_desktop.teammates.encoding import SeatTracker, cards_in, places_of, value_code
from hanabi_desktop.teammates.reasoning.codes import (
    DISTRUST,
    NO_BLIND_PLAYS,
    NO_PROMPTS,
)
from hanabi_desktop.teammates.reasoning.misleading import misread_card
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.reading import interpret_clue
from hanabi_desktop.teammates.reasons import faces_of, purpose_of_stall
from hanabi_desktop.teammates.teammate import StallPurpose


class Meaning(Enum):
    """What a clue asks of the player it concerns."""

    PLAY = "play"
    KEEP = "keep"
    PLAY_OR_KEEP = "play_or_keep"
    WAIT = "wait"
    BLIND = "blind"
    FIRST = "first"
    STOP = "stop"
    KNOW = "know"
    NOTHING = "nothing"


KEPT = (Meaning.KEEP, Meaning.PLAY_OR_KEEP, Meaning.KNOW)
"""What clues mean that do not ask for a play at once."""


@dataclass(frozen=True, slots=True)
class ClueReading:
    """The meaning of the last clue for a seat, by the table's agreement.

    Attributes:
        turn: the turn in which the clue was given.
        meaning: what it asks for.
        order: the card in the reader's hand that the clue concerns; None if it asks for nothing.
        faces: the possible faces of that card; empty if there are too many.
        first: another card of the reader that has to be played first; None if there is none.
        convention: the convention that explains the clue.
        purpose: what a clue that asks for nothing was for; None if unknown, or for other clues.
    """

    turn: Turn
    meaning: Meaning
    order: int | None = None
    faces: tuple[Card, ...] = ()
    first: int | None = None
    convention: Convention = Convention.NOTHING
    purpose: StallPurpose | None = None


def last_clue_to(observation: Observation, agreement: Agreement) -> ClueReading | None:
    """Return the present meaning of the newest clue that concerns the observing seat.

    A clue concerns the seat if it was given to the seat or asks it for a card. Return None if there
    has been no such clue since the seat's last turn, or if somebody else has played the card that
    the clue asked for.
    """
    me = observation.seat
    tracker = SeatTracker(observation, agreement)
    found: ClueReading | None = None
    for turn in observation.history:
        before = _promises(tracker.model)
        purpose = purpose_of_stall(tracker.model, turn.seat)
        tracker.watch(turn)
        if turn.seat == me:
            found = None
        elif isinstance(turn.action, Clue):
            read = _read(tracker.model, turn, before)
            if read is not None and read.meaning is Meaning.NOTHING:
                read = replace(read, purpose=purpose)
            found = read or found
    return None if found is None else _as_of_now(found, tracker.model)


def _as_of_now(reading: ClueReading, model: SeatModel) -> ClueReading | None:
    """Return the reading updated by the cards that were played since."""
    order = reading.order
    if order is None or reading.meaning is Meaning.FIRST:
        return reading
    if reading.meaning is Meaning.BLIND:
        return reading if model.promised[order] else None
    model.think(model.seat)
    identities = model.believed[order]
    clue = reading.turn.action
    if not isinstance(clue, Clue) or clue.target != model.seat:
        return replace(reading, faces=faces_of(identities)) if identities & model.playable else None
    meaning, first = _meaning(model, reading.convention, identities, reading.first), reading.first
    if meaning is Meaning.WAIT:
        first = _own_card_before(model, order, identities)
        meaning = Meaning.WAIT if first is None else Meaning.FIRST
    return replace(reading, meaning=meaning, faces=faces_of(identities), first=first)


def _own_card_before(model: SeatModel, order: int, identities: int) -> int | None:
    """Return the reader's own card that has to be played before another one of its hand can fit.

    ``order`` is the card to be played later, and ``identities`` are what it can be, as bits.
    """
    needed = 0
    for card in cards_in(identities):
        needed |= 1 << (5 * card.suit.value + model.stacks[card.suit.value])
    own = model.hand[5 * model.seat : 5 * model.seat + model.size[model.seat]]
    fitting = (
        own_order
        for own_order in own
        if own_order != order
        and model.believed[own_order]
        and not model.believed[own_order] & ~needed
    )
    return next(fitting, None)


def _promises(model: SeatModel) -> dict[int, int]:
    """Return the inferred identities of the seat's own clued or promised cards, by order."""
    own = model.hand[5 * model.seat : 5 * model.seat + model.size[model.seat]]
    return {
        order: model.inferred[order] for order in own if model.promised[order] or model.clued[order]
    }


def _read(model: SeatModel, turn: Turn, before: dict[int, int]) -> ClueReading | None:
    clued = next(event for event in turn.events if isinstance(event, Clued))
    after = _promises(model)
    if clued.target != model.seat:
        asked = [
            order
            for order, identities in after.items()
            if before.get(order) != identities and model.told[order] == model.turn - 1
        ]
        if not asked:
            return None
        # Of two consecutive cards the lower one is played first.
        order = min(asked, key=after.__getitem__)
        meaning = Meaning.BLIND if model.promised[order] else Meaning.PLAY
        return ClueReading(
            turn, meaning, order, faces_of(after[order]), convention=_asking(model, order)
        )
    convention = Convention(model.interpretation)
    if model.focus < 0 or convention is Convention.STALL:
        return ClueReading(turn, Meaning.NOTHING, convention=convention)
    order = model.focus
    model.think(model.seat)
    identities = model.believed[order]
    first = None
    if convention in (Convention.SELF_PROMPT, Convention.SELF_FINESSE):
        first = model.link_card[0]
    meaning = _meaning(model, convention, identities, first)
    return ClueReading(turn, meaning, order, faces_of(identities), first, convention)


def _asking(model: SeatModel, order: int) -> Convention:
    return Convention.FINESSE if model.promised[order] else Convention.PROMPT


def _meaning(
    model: SeatModel, convention: Convention, identities: int, first: int | None
) -> Meaning:
    if first is not None:
        return Meaning.FIRST
    if convention is Convention.FIX:
        return Meaning.STOP
    if not identities & ~model.playable:
        return Meaning.PLAY
    if not identities & ~model.trash:
        return Meaning.KNOW
    if convention in (Convention.SAVE_FIVE, Convention.FIVE_STALL, Convention.SAVE_TWO):
        return Meaning.PLAY_OR_KEEP if identities & model.playable else Meaning.KEEP
    match convention:
        case Convention.SAVE_CRITICAL:
            return Meaning.KEEP
        case (
            Convention.DELAYED_PLAY
            | Convention.PROMPT
            | Convention.FINESSE
            | Convention.REVERSE_FINESSE
            | Convention.LAYERED_FINESSE
            | Convention.HIDDEN_FINESSE
        ):
            return Meaning.WAIT
        case Convention.PLAY_OR_SAVE | Convention.PLAY_CLUE:
            return Meaning.PLAY_OR_KEEP
        case _:
            return Meaning.KNOW


class Habit(Enum):
    """What teammates have come to expect of a player."""

    NO_BLIND_PLAYS = auto()
    """Passes over blind plays, or gives clues that only seem to ask for one."""
    NO_PROMPTS = auto()
    """Passes over prompts, or gives clues that only seem to prompt."""
    PLAYS_UNASKED = auto()
    """Plays clued cards that no clue has asked for."""
    MISLEADING_CLUES = auto()
    """Gives clues that lead to strikes."""


_BITS = {
    Habit.NO_BLIND_PLAYS: NO_BLIND_PLAYS,
    Habit.NO_PROMPTS: NO_PROMPTS,
}


def habits_shown(seen: Observation, agreement: Agreement) -> Mapping[int, tuple[Habit, ...]]:
    """Return the habits of each seat that has shown any, as far as the viewer can tell."""
    model = SeatTracker.after(seen, agreement).model
    found: dict[int, tuple[Habit, ...]] = {}
    for seat in range(seen.options.players):
        habits = [habit for habit, bit in _BITS.items() if model.habits[seat] & bit]
        if model.unprompted_strikes[seat]:
            habits.append(Habit.PLAYS_UNASKED)
        if model.misled[seat] >= DISTRUST:
            habits.append(Habit.MISLEADING_CLUES)
        if habits:
            found[seat] = tuple(habits)
    return found


class Effect(Enum):
    """What a clue would lead to."""

    EMPTY = "empty"
    MISREAD = "misread"
    PLAY = "play"
    OWN_FIRST = "own_first"
    OTHERS_FIRST = "others_first"
    STOP = "stop"
    KEEP = "keep"
    WAIT = "wait"
    PLAY_ANYWAY = "play_anyway"
    LEARN = "learn"
    NOTHING_NEW = "nothing_new"


@dataclass(frozen=True, slots=True)
class ExpectedReading:
    """How a clue would be read.

    Attributes:
        order: the card it would be about, in the hand of the receiver or of whoever misreads it; None
            if it is about none.
        truth: the face of that card, which the giver sees.
        faces: for a misread card, what its holder would think it is; empty if that is too much.
        first: the card that would have to be played before it, in any hand; None if there is none.
    """

    clue: Clue
    effect: Effect
    order: int | None = None
    truth: Card | None = None
    faces: tuple[Card, ...] = ()
    first: int | None = None


_SELF = (Convention.SELF_PROMPT, Convention.SELF_FINESSE)
_THROUGH_OTHERS = (
    Convention.PROMPT,
    Convention.FINESSE,
    Convention.REVERSE_FINESSE,
    Convention.LAYERED_FINESSE,
    Convention.HIDDEN_FINESSE,
)
_KEEPING = (
    Convention.SAVE_CRITICAL,
    Convention.SAVE_TWO,
    Convention.SAVE_FIVE,
    Convention.FIVE_STALL,
    Convention.PLAY_OR_SAVE,
)


def expected_readings(
    observation: Observation, agreement: Agreement
) -> dict[Clue, ExpectedReading]:
    """Return how each legal clue of the observing seat would be read, on its turn."""
    model = SeatTracker.after(observation, agreement).model
    clues = (action for action in legal_actions(observation) if isinstance(action, Clue))
    return {clue: _expected(model, observation, clue) for clue in clues}


def expected_reading(observation: Observation, agreement: Agreement, clue: Clue) -> ExpectedReading:
    """Return how one clue would be read (see :func:`expected_readings`)."""
    return _expected(SeatTracker.after(observation, agreement).model, observation, clue)


def faces_believed(
    observation: Observation, agreement: Agreement, order: int, clue: Clue | None = None
) -> tuple[Card, ...]:
    """Return the faces that a teammate believes one of their own cards to have.

    Args:
        observation: the position, as another seat sees it on its turn.
        agreement: what the table has agreed on.
        order: the teammate's card.
        clue: a clue that the observing seat gives first; None for none.
    """
    model = SeatTracker.after(observation, agreement).model
    if clue is not None and (touched := observation.touched_by(clue)):
        places = places_of(model, clue.target, touched)
        interpret_clue(model, observation.seat, clue.target, value_code(clue.value), places)
    holder = next(
        seat
        for seat, hand in enumerate(observation.hands)
        if any(held.order == order for held in hand)
    )
    model.think(holder)
    return tuple(cards_in(model.believed[order]))


def _expected(model: SeatModel, observation: Observation, clue: Clue) -> ExpectedReading:
    touched = observation.touched_by(clue)
    if not touched:
        return ExpectedReading(clue, Effect.EMPTY)
    before, after = model.copy(), model.copy()
    places = places_of(model, clue.target, touched)
    interpret_clue(after, observation.seat, clue.target, value_code(clue.value), places)
    convention, focus = Convention(after.interpretation), after.focus
    misread = misread_card(after, clue.target)
    if misread >= 0 and convention is not Convention.STALL:
        return _misread(after, observation, clue, misread)
    before.think(clue.target)
    after.think(clue.target)
    hand = observation.hand_orders(clue.target)
    sure_before = {order for order in hand if before.is_sure(order)}
    sure = {order for order in hand if after.is_sure(order)}
    links = after.link_card[: after.links]
    faces = {held.order: held.card for held in observation.hands[clue.target]}

    def reading(effect: Effect, order: int, first: int | None = None) -> ExpectedReading:
        return ExpectedReading(clue, effect, order, faces[order], first=first)

    if convention in _SELF and links:
        return reading(Effect.OWN_FIRST, focus, links[0])
    if convention in _THROUGH_OTHERS and links:
        return reading(Effect.OTHERS_FIRST, focus, links[0])
    if stopped := sorted(sure_before - sure):
        return reading(Effect.STOP, stopped[-1])
    changed = [order for order in hand if after.believed[order] != before.believed[order]]
    if not changed:
        return ExpectedReading(clue, Effect.NOTHING_NEW)
    if begun := sorted(sure - sure_before):
        return reading(Effect.PLAY, focus if focus in begun else begun[-1])
    if focus in sure:
        return reading(Effect.PLAY_ANYWAY, focus)
    if convention in _KEEPING:
        return reading(Effect.KEEP, focus)
    if convention is Convention.DELAYED_PLAY:
        return reading(Effect.WAIT, focus)
    return reading(Effect.LEARN, focus if focus in changed else changed[-1])


def _misread(after: SeatModel, observation: Observation, clue: Clue, order: int) -> ExpectedReading:
    """Return the reading of a clue that would be misread about a card."""
    seat, truth = next(
        (seat, held.card)
        for seat, hand in enumerate(observation.hands)
        for held in hand
        if held.order == order
    )
    after.think(seat)
    faces = faces_of(after.believed[order])
    if truth in faces:
        faces = ()  # what is misread is not which card it is, but what to do with it
    return ExpectedReading(clue, Effect.MISREAD, order, truth, faces)
