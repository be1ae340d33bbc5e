"""What is to be said of an action, with what the receiver of a clue would make of it."""

from hanabi_desktop.game.moves import Action, Clue
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.state import GameState, apply, observe
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.encoding.seat_tracker import SeatTracker
from hanabi_desktop.teammates.explaining.advice import last_clue_to
from hanabi_desktop.teammates.explaining.move_review import Judgement, judged
from hanabi_desktop.teammates.players.reasons import explain
from hanabi_desktop.teammates.teammate import Reason


def judgement_of(state: GameState, action: Action, agreement: Agreement) -> Judgement:
    """Return what the conventions say of a legal action, before it is done."""
    seat = state.seat_to_act
    reading = None
    if isinstance(action, Clue):
        after, _ = apply(state, action)
        reading = last_clue_to(observe(after, action.target), agreement)
    return judged(observe(state, seat), agreement, action, reading)


def better_because(observation: Observation, action: Action, agreement: Agreement) -> Reason:
    """Return why an action would have been taken, as the seat that could have done it would have said."""
    touched = observation.touched_by(action) if isinstance(action, Clue) else ()
    model = SeatTracker.of(observation, agreement).model
    return explain(model, observation.seat, action, touched)
