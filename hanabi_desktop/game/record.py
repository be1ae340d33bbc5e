"""A recorded game: the data needed to deal and replay it."""

from collections.abc import Iterator
from dataclasses import dataclass

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, IllegalActionError, apply, deal_deck


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A complete game with its deck; only the packages of rule 2 in docs/architecture.md may use it.

    Attributes:
        seats: the players' names, in turn order from seat 0.
        deck: all cards in the order they are dealt and drawn.
        actions: the action of each turn.
        game_number: the number it was dealt from; None for an external deck.
    """

    seats: tuple[str, ...]
    options: GameOptions
    deck: tuple[Card, ...]
    actions: tuple[Action, ...]
    first_seat: int = 0
    game_number: int | None = None


def replay(record: GameRecord) -> Iterator[GameState]:
    """Yield every state of a game, the deal first.

    Raises:
        BrokenTurnError: an action is not allowed; all states before it have been yielded.
    """
    state = deal_deck(record.options, record.deck, record.first_seat)
    yield state
    for turn, action in enumerate(record.actions, start=1):
        try:
            state, _ = apply(state, action)
        except IllegalActionError as error:
            raise BrokenTurnError(turn, error.refusal) from error
        yield state
