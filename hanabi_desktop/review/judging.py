"""The conventions' judgement of an action, including how the receiver reads a clue."""

from hanabi_desktop.game.moves import Action, Clue
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.state import GameState, apply, observe
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.encoding.seat_tracker import SeatTracker
from hanabi_desktop.teammates.explaining.advice import last_clue_to
from hanabi_desktop.teammates.explaining.move_review import Judgement, judge
from hanabi_desktop.teammates.players.reasons import explain
from hanabi_desktop.teammates.teammate import Reason


def judgement_of(state: GameState, action: Action, agreement: Agreement) -> Judgement:
    """Judge a legal action by the conventions, in the state before it."""
    seat = state.seat_to_act
    reading = None
    if isinstance(action, Clue):
        after, _ = apply(state, action)
        reading = last_clue_to(observe(after, action.target), agreement)
    return judge(observe(state, seat), agreement, action, reading)


def better_because(observation: Observation, action: Action, agreement: Agreement) -> Reason:
    """Return the reason that the seat to act would have given for an action."""
    touched = observation.touched_by(action) if isinstance(action, Clue) else ()
    model = SeatTracker.after(observation, agreement).model
    return explain(model, observation.seat, action, touched)
