"""Another action that a player could have taken, judged by what an observing player knows."""

from collections import defaultdict

from hanabi_desktop.game.moves import Action, Clue
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.encoding.action_codes import decoded
from hanabi_desktop.teammates.search.belief import Belief
from hanabi_desktop.teammates.search.seeds import seed_from_history

_GAMES = 8
"""Number of sampled games, consistent with what the listener knows, that are examined."""


def alternative_to(listener: Observation, agreement: Agreement, action: Action) -> Action | None:
    """Return the best action of another kind that the seat to act could have taken.

    Actions are valued in sampled games that are possible for the listener, so the result reveals
    nothing about the listener's own cards. Clues to the listener are left out, because the cards
    that they would touch depend on those cards.

    Args:
        listener: the position before the action, as the listener sees it.
        agreement: the table's agreement.
        action: the action that was taken.

    Returns:
        None if there was no action of another kind, or none that was possible in every game.
    """
    belief = Belief(listener, agreement, seed_from_history(listener))
    values: defaultdict[Action, list[float]] = defaultdict(list)
    for number in range(_GAMES):
        game, policy = belief.game(number), belief.policy
        policy.choose(game.models[game.seat])
        for place in range(policy.candidates):
            other = decoded(policy.action(place))
            is_for_listener = isinstance(other, Clue) and other.target == listener.seat
            if type(other) is type(action) or is_for_listener or policy.misleading[place]:
                continue
            values[other].append(policy.value[place])
    possible = {other: sum(found) for other, found in values.items() if len(found) == _GAMES}
    return max(possible, key=possible.__getitem__, default=None)
