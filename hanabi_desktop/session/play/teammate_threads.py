"""What teammates are asked for: moves, remarks, hints, readings; computed in background threads."""

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial
from statistics import fmean
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from hanabi_desktop.engine.programs import ProgramError
from hanabi_desktop.engine.seat import UnwantedError
from hanabi_desktop.game.moves import Action, Clue
from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.game.remarks import Said
from hanabi_desktop.review.contrast import contrast
from hanabi_desktop.review.decisions import (
    GAMES_PER_SAMPLE,
    Choice,
    best_move,
    candidates_at,
    telling_clues,
)
from hanabi_desktop.review.findings import USUAL
from hanabi_desktop.review.reasons import Because
from hanabi_desktop.session.play.position import Move
from hanabi_desktop.support.background import BackgroundThread
from hanabi_desktop.teammates.characters import Personality
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.encoding import SeatTracker
from hanabi_desktop.teammates.explaining.clue_readings import (
    ClueReading,
    ExpectedReading,
    Habit,
    expected_readings,
    habits_shown,
    last_clue_to,
)
from hanabi_desktop.teammates.explaining.move_review import alternative_to
from hanabi_desktop.teammates.explaining.remarks import remark_before
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.reasons import explain
from hanabi_desktop.teammates.search.belief import seed_from_history
from hanabi_desktop.teammates.search.deadline import CancellationToken
from hanabi_desktop.teammates.search.evaluator import Evaluator, EvaluatorFactory, Workers
from hanabi_desktop.teammates.teammate import (
    AT_ONCE,
    Ahead,
    Budget,
    Decision,
    Reason,
    ReasonCode,
    Teammate,
)

log = logging.getLogger(__name__)

_REASON_S = 60.0
"""Maximum time of a hint or of the search for a reason, in seconds."""


@dataclass(frozen=True, slots=True)
class TableContext:
    """What a teammate knows of its table besides the game.

    Attributes:
        agreement: the table's agreement.
        said: every remark so far.
        personality: the teammate's personality; None where unknown.
    """

    agreement: Agreement
    said: tuple[Said, ...] = ()
    personality: Personality | None = None


@dataclass(frozen=True, slots=True)
class WhyNot:
    """An action that was not chosen, compared with the one that was.

    Attributes:
        before: the position before the turn, as the viewer saw it.
        instead: the other action; None if nothing can be told.
        because: events that are more frequent after one of the two actions.
    """

    before: Observation
    instead: Action | None = None
    because: tuple[Because, ...] = ()


@dataclass(frozen=True, slots=True)
class Hint:
    """The move that the judge of reviews suggests.

    Attributes:
        decision: the move, and its reason by the agreement.
        instead: the other move that it was compared with; None if there is none.
        because: the reasons why the move is better than the other.
    """

    decision: Decision
    instead: Action | None = None
    because: tuple[Because, ...] = ()


def decide_move(
    teammate: Teammate,
    actor: Observation,
    listeners: Mapping[int, Observation],
    context: TableContext,
    budget: Budget,
) -> Move:
    """Return a teammate's move, and what each person makes of it.

    Args:
        teammate: the teammate to act.
        actor: the game as that teammate sees it.
        listeners: the game as each person sees it, by seat.
        context: the table's agreement and remarks.
        budget: what may be spent on thinking.
    """
    decision = decision_of(teammate, actor, budget)
    action, reason = decision.action, decision.reason
    if reason.code is ReasonCode.NONE_GIVEN:
        told = dict.fromkeys(listeners, reason)
    else:
        told = {
            seat: explained_to(seen, context.agreement, actor, action)
            for seat, seen in listeners.items()
        }
    return Move(action, reason, told, _remark(actor, action, context.said, context.personality))


def decision_of(teammate: Teammate, observation: Observation, budget: Budget) -> Decision:
    """Return a teammate's decision.

    If looking ahead fails, it decides by the conventions alone; if these fail too, any legal action
    is returned, because the game must go on.
    """
    for spent in (budget, AT_ONCE):
        try:
            return teammate.choose(observation, spent)
        except Exception:
            log.exception("the teammate in seat %d failed", observation.seat)
    action = legal_actions(observation)[-1]
    return Decision(action, Reason(ReasonCode.NONE_GIVEN))


def find_hint(seen: Observation, agreement: Agreement, budget: Budget) -> Hint:
    """Return the move that a review of this turn would call best, and why.

    It depends on the position only: the number of sampled deals is fixed, however long they take.
    Where no worker processes are available, it is the move that the agreement suggests.
    """
    conventions = ConventionPlayer(agreement)
    options = conventions.weigh(seen)
    agreed = options[0].action
    if budget.evaluators is None:
        return Hint(conventions.decision(seen, options))
    with _look(seen, agreement, budget.evaluators, budget) as evaluator:
        candidates = candidates_at(seen, options, agreement)
        telling = telling_clues(seen, candidates)
        choice = best_move(evaluator.play_out, candidates, agreed, USUAL, telling)
        if choice is None:
            return Hint(conventions.decision(seen, options))
        best = choice.action
        reason = conventions.reason(seen, best, options)
        others = (one.action for one in options if not one.is_misleading)
        instead = next((one for one in others if type(one) is not type(best)), None)
        is_ahead = agreed not in choice.scores.near_best((best, agreed))
        if best != agreed and is_ahead:
            instead, reason = agreed, replace(reason, ahead=_ahead(seen, choice, agreed))
        because = () if instead is None else contrast(evaluator, seen, best, instead).because
    return Hint(Decision(best, reason), instead, because)


def _ahead(seen: Observation, choice: Choice, agreed: Action) -> Ahead:
    """Return by how much the best move is better than the conventions' choice."""
    scores = choice.scores.shared(choice.action, agreed)
    lead = choice.scores.lead(choice.action, agreed)
    perfect = [fmean(one == seen.options.max_score for one in side) for side in scores]
    return Ahead(agreed, lead.games, lead.difference, perfect[0] - perfect[1])


def explain_why_not(
    seen: Observation, agreement: Agreement, action: Action, budget: Budget
) -> WhyNot:
    """Return why an action was chosen instead of another, as far as the viewer may know.

    Args:
        seen: what the viewer saw before the turn.
        agreement: the table's agreement.
        action: the action that was chosen.
        budget: what may be spent on rollouts.
    """
    is_for_viewer = isinstance(action, Clue) and action.target == seen.seat
    if budget.evaluators is None or is_for_viewer or seen.seat_to_act == seen.seat:
        return WhyNot(seen)
    instead = alternative_to(seen, agreement, action)
    if instead is None:
        return WhyNot(seen)
    return WhyNot(seen, instead, _because(seen, agreement, action, instead, budget))


def read_last_clue(seen: Observation, agreement: Agreement, _budget: Budget) -> ClueReading | None:
    """Return the meaning of the last clue for the viewer, by the table's conventions."""
    return last_clue_to(seen, agreement)


def read_ahead(
    seen: Observation, agreement: Agreement, _budget: Budget
) -> dict[Clue, ExpectedReading]:
    """Return how each clue that the viewer can give would be read."""
    return expected_readings(seen, agreement)


def read_habits(
    seen: Observation, agreement: Agreement, _budget: Budget
) -> Mapping[int, tuple[Habit, ...]]:
    """Return the habits by which teammates read the players differently from the agreement."""
    return habits_shown(seen, agreement)


def _because(
    seen: Observation, agreement: Agreement, action: Action, instead: Action, budget: Budget
) -> tuple[Because, ...]:
    """Play two actions out in worker processes, and return why the first is better.

    Empty where no reason is found, and where there are no worker processes.
    """
    if budget.evaluators is None:
        return ()
    with _look(seen, agreement, budget.evaluators, budget) as evaluator:
        return contrast(evaluator, seen, action, instead).because


def _look(
    seen: Observation, agreement: Agreement, evaluators: EvaluatorFactory, budget: Budget
) -> AbstractContextManager[Evaluator]:
    """Return an evaluator of a position, on the deals on which a review judges it."""
    deadline = replace(budget, seconds=_REASON_S).deadline()
    return evaluators.look(seen, agreement, seed_from_history(seen), deadline, GAMES_PER_SAMPLE)


def _remark(
    actor: Observation, action: Action, said: Sequence[Said], personality: Personality | None
) -> Said | None:
    """Return what a teammate says as it acts."""
    try:
        return remark_before(actor, action, said, personality)
    except Exception:  # the game must go on, if necessary without remarks
        log.exception("seat %d has lost its words", actor.seat)
        return None


def explained_to(
    listener: Observation, agreement: Agreement, actor: Observation, action: Action
) -> Reason:
    """Return the reason for an action, as a listener understands it."""
    touched = actor.touched_by(action) if isinstance(action, Clue) else ()
    try:
        return explain(SeatTracker.after(listener, agreement).model, actor.seat, action, touched)
    except Exception:  # the game must go on, if necessary without a reason
        log.exception("the move of seat %d could not be explained", actor.seat)
        return Reason(ReasonCode.NONE_GIVEN)


Answer = TypeVar("Answer")


class Asked(Enum):
    """The kind of a question. A new question replaces one of the same kind."""

    MOVE = auto()
    HINT = auto()
    WHY_NOT = auto()
    READING = auto()
    EXPECTED_READINGS = auto()
    HABITS = auto()


_READINGS = (Asked.READING, Asked.EXPECTED_READINGS, Asked.HABITS)


class _Failed:
    """The result of a question that raised an exception."""


class TeammateThreads(QObject):
    """Runs questions in two threads, so that a reading does not wait for a thinking teammate.

    A question is a function of a budget. It holds observations, never a state.

    Signals:
        failed: a question could not be answered.
        program_failed: (ProgramError) a program of somebody else's gives no move.
        waiting: a teammate's move is decided and waits for :meth:`TeammateThreads.step`.
    """

    failed = Signal()
    program_failed = Signal(object)
    waiting = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers = Workers()
        self._deciding = BackgroundThread("teammates", self)
        self._reading = BackgroundThread("readings", self)
        self._awaited: dict[Asked, object] = {}
        self._cancellation = CancellationToken()
        self._budget = AT_ONCE
        self._pause = QTimer(self, singleShot=True)
        self._pause_ms = 0
        self._is_step_by_step = False
        self._after_pause: Callable[[], None] | None = None
        self._pause.timeout.connect(self._on_pause_over)

    def set_pause(self, milliseconds: int) -> None:
        """Set the minimum time that teammates wait before they act."""
        self._pause_ms = milliseconds

    def set_step_by_step(self, *, on: bool) -> None:
        """Set whether each move waits for :meth:`step`; turning it off makes a waiting move at once."""
        self._is_step_by_step = on
        if not on:
            self.step()

    @property
    def is_waiting(self) -> bool:
        """Whether a teammate's move waits for :meth:`step`."""
        is_decided = self._after_pause is not None and not self._pause.isActive()
        return self._is_step_by_step and is_decided

    def step(self) -> None:
        """Make the move that waits, if there is one."""
        if not self._pause.isActive():
            self._end_pause()

    def set_thinking_time(self, milliseconds: int) -> None:
        """Set the time limit for Experts looking ahead; 0 disables it."""
        self._budget = self.budget(milliseconds / 1000)

    def budget(self, seconds: float) -> Budget:
        """Return the budget of a teammate that thinks here; 0 seconds means no looking ahead."""
        return Budget.for_seconds(seconds, self._workers)

    def ask(
        self,
        asked: Asked,
        question: Callable[[Budget], Answer],
        then: Callable[[Answer], None],
        thread: BackgroundThread | None = None,
    ) -> None:
        """Run a question and call ``then`` with its answer, unless it was dropped meanwhile."""
        awaited = self._awaited[asked] = object()

        def on_answered(answer: Answer | ProgramError | _Failed) -> None:
            if self._awaited.get(asked) is not awaited:
                return
            if isinstance(answer, ProgramError):
                self.program_failed.emit(answer)
            elif isinstance(answer, _Failed):
                self.failed.emit()
            else:
                then(answer)

        thread = thread or (self._reading if asked in _READINGS else self._deciding)
        budget = replace(self._budget, cancellation=self._cancellation)
        thread.run(partial(_answer_to, question, budget), on_answered)

    def withdraw(self, asked: Asked) -> None:
        """Drop the question of this kind, if one waits for its answer."""
        self._awaited.pop(asked, None)

    def ask_move(
        self,
        question: Callable[[Budget], Move],
        then: Callable[[Move], None],
        thread: BackgroundThread | None = None,
    ) -> None:
        """Ask a teammate for its move; call ``then`` once it is ready and the pause is over.

        All earlier questions are dropped. A program of somebody else's has a thread of its own.
        """
        self.drop()
        self._pause.start(self._pause_ms)

        def on_decided(move: Move) -> None:
            self._after_pause = partial(then, move)
            if not self._pause.isActive():
                self._on_pause_over()

        self.ask(Asked.MOVE, question, on_decided, thread)

    def _on_pause_over(self) -> None:
        """Make a decided move, or say that it waits."""
        if self.is_waiting:
            self.waiting.emit()
        else:
            self._end_pause()

    def _end_pause(self) -> None:
        waiting, self._after_pause = self._after_pause, None
        if waiting is not None:
            waiting()

    def drop(self) -> None:
        """Drop all questions and stop the computations."""
        self._awaited.clear()
        self._cancellation.end()
        self._cancellation = CancellationToken()
        self._pause.stop()
        self._after_pause = None

    def close(self) -> None:
        """Drop everything and end the threads permanently."""
        self.drop()
        self._deciding.close()
        self._reading.close()
        self._workers.close()


def _answer_to(
    question: Callable[[Budget], Answer], budget: Budget
) -> Answer | ProgramError | _Failed:
    try:
        return question(budget)
    except ProgramError as error:
        return error
    except UnwantedError:
        return _Failed()
    except Exception:
        # An internal error must not end the game: it is better to give no advice than to crash.
        log.exception("a question could not be answered")
        return _Failed()
