"""The moves of a game that is led, with their reasons: nobody has thought them over."""

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.session.play.deciding import explained_to
from hanabi_desktop.session.play.game_in_progress import Move
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.players.reasons import reasons_for_listener
from hanabi_desktop.teammates.teammate import Reason


def reasons_of(state: GameState, level: Level, learner: int) -> list[Reason | None]:
    """Why every turn so far was played, as whoever played it understands it; not the learner's."""
    others = (seat for seat in range(state.options.players) if seat != learner)
    shown = {seat: reasons_for_listener(observe(state, seat), level) for seat in others}
    return [
        shown[turn.seat][place] if turn.seat in shown else None
        for place, turn in enumerate(state.history)
    ]


def explained(state: GameState, action: Action, level: Level, learner: int) -> Move:
    """A move with its reason, as whoever makes it and the learner who looks on understand it."""
    actor = observe(state, state.seat_to_act)
    if actor.seat == learner:
        return Move(action)
    told = {learner: explained_to(observe(state, learner), level, actor, action)}
    return Move(action, explained_to(actor, level, actor, action), told)
