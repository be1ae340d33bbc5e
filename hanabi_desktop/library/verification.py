"""Replay a game from elsewhere and tell how it ends."""

from dataclasses import dataclass

from hanabi_desktop.game.observation import Refusal
from hanabi_desktop.game.record import BrokenRecordError, replay
from hanabi_desktop.game.scoring import best_reachable_score
from hanabi_desktop.game.state import GameState
from hanabi_desktop.library.hanab_live import ImportedGame

_ENDED_NORMALLY = 1


@dataclass(frozen=True, slots=True)
class Verdict:
    """What replaying a game showed.

    Attributes:
        states: every state reached, the deal first.
        ending: one of our endings' codes, or ``max_reached``, ``terminated``, ``unfinished``.
        score: points at the end, 0 when lost.
        broken_turn: the turn whose action is not allowed, None when all are.
        refusal: why that action is not allowed.
    """

    states: tuple[GameState, ...]
    ending: str
    score: int
    broken_turn: int | None = None
    refusal: Refusal | None = None

    @property
    def last(self) -> GameState:
        """The last state reached."""
        return self.states[-1]


def verify(game: ImportedGame) -> Verdict:
    """Replay a game as far as its actions are allowed."""
    states: list[GameState] = []
    broken_turn, reason = None, None
    try:
        for state in replay(game.record):
            states.append(state)  # noqa: PERF402 (those before a broken turn are kept)
    except BrokenRecordError as error:
        broken_turn, reason = error.turn, error.refusal
    last = states[-1]
    lost = last.ending is not None and last.ending.lost
    score = 0 if lost else sum(last.fireworks)
    return Verdict(tuple(states), _ending(last, game), score, broken_turn, reason)


def _ending(last: GameState, game: ImportedGame) -> str:
    if last.ending is not None:
        return last.ending.value
    if game.closed_by not in (None, _ENDED_NORMALLY):
        return "terminated"
    discarded = [public.card for public in last.discards]
    if sum(last.fireworks) == best_reachable_score(last.options.suits, discarded):
        return "max_reached"
    return "unfinished"
