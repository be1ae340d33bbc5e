"""What teammates are asked: their moves, what they say with them, hints, readings."""

import logging
from collections.abc import Callable, Sequence

from hanabi_desktop.game.moves import Action, Clue
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.remarks import Said
from hanabi_desktop.session.play.game_in_progress import GameInProgress, Move
from hanabi_desktop.session.play.thinking import decision_of
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.budget import Budget
from hanabi_desktop.teammates.catalogue import teammate_of
from hanabi_desktop.teammates.characters import Personality
from hanabi_desktop.teammates.encoding.seat_tracker import SeatTracker
from hanabi_desktop.teammates.explaining.advice import ClueReading, last_clue_to
from hanabi_desktop.teammates.explaining.remarks import remark_before
from hanabi_desktop.teammates.players.reasons import explain
from hanabi_desktop.teammates.teammate import Decision, Reason, ReasonCode

log = logging.getLogger(__name__)


def move_asked(game: GameInProgress, budget: Budget) -> Callable[[], Move]:
    """The move of the teammate whose turn it is, and what each person makes of it.

    All of them think from their own eyes only: what is returned holds observations, no state.
    """
    seat = game.state.seat_to_act
    teammate, personality = game.teammates[seat], game.setup.seats[seat].personality
    actor, agreement, said = game.seen_by(seat), game.setup.agreed, tuple(game.said)
    eyes = {eye: game.seen_by(eye) for eye in game.setup.eyes}

    def think() -> Move:
        decision = decision_of(teammate, actor, budget)
        action, reason = decision.action, decision.reason
        if reason.code is ReasonCode.NONE_GIVEN:
            told = dict.fromkeys(eyes, reason)
        else:
            told = {
                seat: explained_to(seen, agreement, actor, action) for seat, seen in eyes.items()
            }
        return Move(action, reason, told, _remark(actor, action, said, personality))

    return think


def hint_asked(game: GameInProgress, viewer: int, budget: Budget) -> Callable[[], Decision]:
    """What a teammate would do in the viewer's place."""
    setup, seen = game.setup, game.seen_by(viewer)
    player = teammate_of(setup.lowest_level, setup.agreed)
    return lambda: player.choose(seen, budget)


def reading_asked(game: GameInProgress, viewer: int) -> Callable[[], ClueReading | None]:
    """What the last clue says to the viewer, by the table's conventions."""
    agreement, seen = game.setup.agreed, game.seen_by(viewer)
    return lambda: last_clue_to(seen, agreement)


def _remark(
    actor: Observation, action: Action, said: Sequence[Said], personality: Personality | None
) -> Said | None:
    """What a teammate says as it acts."""
    try:
        return remark_before(actor, action, said, personality)
    except Exception:  # the game must go on, if need be in silence
        log.exception("seat %d has lost its words", actor.seat)
        return None


def explained_to(
    listener: Observation, agreement: Agreement, actor: Observation, action: Action
) -> Reason:
    """Why this is done, as somebody who looks on understands it."""
    touched = actor.touched_by(action) if isinstance(action, Clue) else ()
    try:
        return explain(SeatTracker.of(listener, agreement).model, actor.seat, action, touched)
    except Exception:  # the game must go on, if need be without a reason
        log.exception("the move of seat %d could not be explained", actor.seat)
        return Reason(ReasonCode.NONE_GIVEN)
