"""What a teammate does when its turn comes: its move, what it says, how it is understood."""

import logging
from collections.abc import Callable, Mapping, Sequence

from hanabi_desktop.game.moves import Action, Clue
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.remarks import Said
from hanabi_desktop.session.game_in_progress import Move
from hanabi_desktop.session.thinking import decision_of
from hanabi_desktop.teammates.characters import Temper
from hanabi_desktop.teammates.explaining import explain
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.talking import remark_before
from hanabi_desktop.teammates.teammate import Budget, Reason, ReasonCode, Teammate
from hanabi_desktop.teammates.witness import Witness

log = logging.getLogger(__name__)


def thought_of(
    teammate: Teammate,
    actor: Observation,
    eyes: Mapping[int, Observation],
    level: Level,
    said: Sequence[Said],
    temper: Temper | None,
) -> Callable[[], Move]:
    """A teammate's move, and what each person makes of it; all of them from their own eyes only."""

    def think() -> Move:
        decision = decision_of(teammate, actor, Budget())
        action, reason = decision.action, decision.reason
        if reason.code is ReasonCode.NONE_GIVEN:
            told = dict.fromkeys(eyes, reason)
        else:
            told = {seat: explained_to(seen, level, actor, action) for seat, seen in eyes.items()}
        return Move(action, reason, told, _remark(actor, action, said, temper))

    return think


def _remark(
    actor: Observation, action: Action, said: Sequence[Said], temper: Temper | None
) -> Said | None:
    """What a teammate says as it acts."""
    try:
        return remark_before(actor, action, said, temper)
    except Exception:  # the game must go on, if need be in silence
        log.exception("seat %d has lost its words", actor.seat)
        return None


def explained_to(listener: Observation, level: Level, actor: Observation, action: Action) -> Reason:
    """Why this is done, as somebody who looks on understands it."""
    touched = actor.touched_by(action) if isinstance(action, Clue) else ()
    try:
        return explain(Witness.of(listener, level).model, actor.seat, action, touched)
    except Exception:  # the game must go on, if need be without a reason
        log.exception("the move of seat %d could not be explained", actor.seat)
        return Reason(ReasonCode.NONE_GIVEN)
