"""What is to be said of an action, with what the receiver of a clue would make of it."""

from hanabi_desktop.game.moves import Action, Clue
from hanabi_desktop.game.state import GameState, apply, observe
from hanabi_desktop.teammates.explaining.advice import last_clue_to
from hanabi_desktop.teammates.explaining.move_review import Judgement, judged
from hanabi_desktop.teammates.levels import Level


def judgement_of(state: GameState, action: Action, level: Level) -> Judgement:
    """What the conventions say of a legal action, before it is done."""
    seat = state.seat_to_act
    reading = None
    if isinstance(action, Clue):
        after, _ = apply(state, action)
        reading = last_clue_to(observe(after, action.target), level)
    return judged(observe(state, seat), level, action, reading)
