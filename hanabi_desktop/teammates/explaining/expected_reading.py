"""How teammates will read a clue that has not been given yet, by what its giver can know.

The giver's own model of the table reads the clue on a copy, as a teammate does before it decides. So
the result depends on what the giver sees, and never on cards that only the receiver sees.
"""

from dataclasses import dataclass
from enum import Enum

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Clue
from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.encoding import SeatTracker, places_of, value_code
from hanabi_desktop.teammates.players.reasons import faces_of
from hanabi_desktop.teammates.reasoning.misleading import misread_card
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.reading import interpret_clue


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
