"""Replay of external games, to find out how they end."""

from dataclasses import dataclass

from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.game.record import replay
from hanabi_desktop.game.scoring import Standing, best_reachable_score, score_of
from hanabi_desktop.game.state import GameState
from hanabi_desktop.library.records.saved_game import SavedGame

_NORMAL = 1


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of replaying a game.

    Attributes:
        last: the last state reached.
        states: every state reached, the deal first; empty unless requested.
        ending: the code of one of our endings, or ``max_reached``, ``terminated``, ``unfinished``.
        score: points at the end, 0 when lost.
        broken: the action that is not allowed, and why; None when all are.
    """

    last: GameState
    ending: str
    score: int
    states: tuple[GameState, ...] = ()
    broken: BrokenTurnError | None = None


def verify(game: SavedGame, *, with_states: bool = False) -> Verdict:
    """Replay a game until its end or its first illegal action."""
    states: list[GameState] = []
    broken = None
    try:
        for state in replay(game.record):
            if not with_states:
                states.clear()
            states.append(state)
    except BrokenTurnError as error:
        broken = error
    last = states[-1]
    score = score_of(last.fireworks, last.ending)
    kept = tuple(states) if with_states else ()
    return Verdict(last, _ending(last, game), score, kept, broken)


def _ending(last: GameState, game: SavedGame) -> str:
    if last.ending is not None:
        return last.ending.value
    if game.closing is not None and game.closing.condition != _NORMAL:
        return "terminated"
    if sum(last.fireworks) == best_reachable_score(Standing.from_table(last)):
        return "max_reached"
    return "unfinished"
