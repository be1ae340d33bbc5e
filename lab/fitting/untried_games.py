"""Games in which everybody takes the conventions' choice, without search."""

from collections.abc import Iterator

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, apply, deal, observe
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.players import ConventionPlayer


def untried(options: GameOptions, number: int, agreed: Agreement) -> Iterator[GameState]:
    """Yield every state of a game, from the deal of this number to the end."""
    state = deal(options, number)
    seats = [ConventionPlayer(agreed) for _ in range(options.players)]
    yield state
    while state.ending is None:
        seat = state.seat_to_act
        state, _ = apply(state, seats[seat].weigh(observe(state, seat))[0].action)
        yield state
