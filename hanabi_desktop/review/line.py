"""The continuation of a game after another action, with everybody following the conventions."""

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.state import GameState, apply, observe
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.budget import AT_ONCE
from hanabi_desktop.teammates.players.convention_player import ConventionPlayer


def line_from(state: GameState, action: Action, agreement: Agreement) -> tuple[Action, ...]:
    """Return the actions from the given one to the end of the game.

    The deck keeps its actual order, so this is only one of many possible continuations, and no
    player could have foreseen it.

    Args:
        state: the position; the action is legal there.
        action: the first action.
        agreement: the agreement that everybody follows.
    """
    player = ConventionPlayer(agreement)
    actions = [action]
    state, _ = apply(state, action)
    while state.ending is None:
        actions.append(player.choose(observe(state, state.seat_to_act), AT_ONCE).action)
        state, _ = apply(state, actions[-1])
    return tuple(actions)
