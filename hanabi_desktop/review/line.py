"""How a game would have gone on: another action, then everybody by the conventions."""

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.state import GameState, apply, observe
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.budget import AT_ONCE
from hanabi_desktop.teammates.players.convention_player import ConventionPlayer


def line_from(state: GameState, action: Action, agreement: Agreement) -> tuple[GameState, ...]:
    """Every state that follows once this is done, to the end of the game.

    The deck lies as it lay: this is one course of many, and nobody could know it.

    Args:
        state: before the action, which is legal.
        action: what is done first.
        agreement: by whose conventions all go on.
    """
    player = ConventionPlayer(agreement)
    state, _ = apply(state, action)
    states = [state]
    while state.ending is None:
        seen = observe(state, state.seat_to_act)
        state, _ = apply(state, player.choose(seen, AT_ONCE).action)
        states.append(state)
    return tuple(states)
