"""The moves of a game that is led, with their reasons: nobody has thought them over."""

from collections.abc import Sequence
from itertools import pairwise

from hanabi_desktop.game.moves import Action, Clue
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.session.game_in_progress import Move
from hanabi_desktop.teammates.explaining import explain
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.teammate import Reason
from hanabi_desktop.teammates.witness import Witness


def moves_between(states: Sequence[GameState], level: Level, learner: int) -> list[Move]:
    """The moves that lead from state to state, teammates' with their reasons."""
    return [
        explained(before, after.history[-1].action, level, learner)
        for before, after in pairwise(states)
    ]


def explained(state: GameState, action: Action, level: Level, learner: int) -> Move:
    """A move with its reason, as whoever makes it and the learner who looks on understand it."""
    seat = state.seat_to_act
    if seat == learner:
        return Move(action)
    told = {learner: _reason(state, learner, action, level)}
    return Move(action, _reason(state, seat, action, level), told)


def _reason(state: GameState, listener: int, action: Action, level: Level) -> Reason:
    model = Witness.of(observe(state, listener), level).model
    touched = state.touched_by(action) if isinstance(action, Clue) else ()
    return explain(model, state.seat_to_act, action, touched)
