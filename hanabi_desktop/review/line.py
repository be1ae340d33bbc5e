"""How a game would have gone on: another action, then everybody by the conventions."""

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.state import GameState, apply, observe
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.budget import AT_ONCE
from hanabi_desktop.teammates.players.convention_player import ConventionPlayer


def line_from(state: GameState, action: Action, agreement: Agreement) -> tuple[Action, ...]:
    """Return what is done from an action on, to the end of the game.

    The deck lies as it lay: this is one line of many, and nobody could know it.

    Args:
        state: before the action, which is legal.
        action: what is done first.
        agreement: by whose conventions all go on.
    """
    player = ConventionPlayer(agreement)
    actions = [action]
    state, _ = apply(state, action)
    while state.ending is None:
        actions.append(player.choose(observe(state, state.seat_to_act), AT_ONCE).action)
        state, _ = apply(state, actions[-1])
    return tuple(actions)
