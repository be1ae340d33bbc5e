"""The questions a viewer can ask, and the cost of their moves, measured while they think.

The questions are hints, why not another action, and what a clue means.
"""

import logging
import math
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from functools import partial
from threading import Event
from time import monotonic

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.moves import Action, Clue
from hanabi_desktop.game.observation import Observation, Refusal
from hanabi_desktop.review.contrast import contrast
from hanabi_desktop.review.decisions import (
    GAMES_PER_SAMPLE,
    ActionCost,
    ActionCosts,
    Decision,
    deserves_warning,
)
from hanabi_desktop.review.reasons import Because
from hanabi_desktop.session.play.cursor import Cursor
from hanabi_desktop.session.play.game import Game
from hanabi_desktop.session.play.teammate_threads import (
    Asked,
    Hint,
    TeammateThreads,
    explain_why_not,
    find_hint,
    read_ahead,
    read_habits,
    read_last_clue,
)
from hanabi_desktop.support.background import BackgroundThread
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.explaining.clue_readings import ClueReading
from hanabi_desktop.teammates.search.belief import seed_from_history
from hanabi_desktop.teammates.search.deadline import Deadline
from hanabi_desktop.teammates.search.evaluator import Evaluator, EvaluatorFactory, Workers

log = logging.getLogger(__name__)


class Advice(QObject):
    """Answers the viewer's questions from what the viewer can see.

    Args:
        teammates: the threads that compute the answers.
        seen: the current position as the viewer sees it; None if they cannot act in it.
        game: the game on the table; None if there is none.
        cursor: provides earlier positions.
        parent: its owner.

    Signals:
        thinking: a hint is being computed.
        hinted: (Hint) what to do, and why.
        compared: (WhyNot or None) why a turn was played instead of another action, as far as that can
            be told.
        clue_read: (ClueReading or None) the meaning of the last clue for the viewer.
        read_ahead: (Observation, dict of Clue to ExpectedReading) how each clue would be read that the
            viewer can give in that position.
        habits_read: (dict of int to tuple of Habit) the habits that players have shown, by seat.
        counted: help was counted.
        refused: (Refusal) no hint is available, because another seat has to act.
    """

    thinking = Signal()
    hinted = Signal(object)
    compared = Signal(object)
    clue_read = Signal(object)
    read_ahead = Signal(object, object)
    habits_read = Signal(object)
    counted = Signal()
    refused = Signal(object)

    def __init__(
        self,
        teammates: TeammateThreads,
        seen: Callable[[], Observation | None],
        game: Callable[[], Game | None],
        cursor: Cursor,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._teammates = teammates
        self._seen = seen
        self._game = game
        self._cursor = cursor

    def ask_hint(self) -> None:
        """Ask which move is best in the viewer's place; the answer counts as a hint, once per turn."""
        game, seen = self._game(), self._seen()
        if game is None or seen is None or seen.ending is not None:
            return
        if seen.seat_to_act != seen.seat:
            self.refused.emit(Refusal.NOT_YOUR_TURN)
            return
        self.thinking.emit()
        question = partial(find_hint, seen, game.agreed)
        self._teammates.ask(Asked.HINT, question, partial(self._on_hint, game, seen.seat))

    def _on_hint(self, game: Game, seat: int, hint: Hint) -> None:
        if game.count_hint(seat):
            self.counted.emit()
        self.hinted.emit(hint)

    def withdraw_hint(self) -> None:
        """Drop the question for a hint if it has not been answered yet; then it does not count."""
        self._teammates.withdraw(Asked.HINT)

    def ask_why_not(self, turn: int) -> bool:
        """Ask why a turn, counted from 1, was played instead of another action.

        If it is the last turn and a clue to the viewer, the answer is what the clue means. Return
        whether there will be an answer: a game that is only looked at gives none.
        """
        game, seen, before = self._game(), self._seen(), self._cursor.seen_before(turn)
        if game is None or seen is None or before is None:
            return False
        action = seen.history[turn - 1].action
        is_own = isinstance(action, Clue) and action.target == seen.seat
        if is_own and turn == len(seen.history):
            reading = partial(read_last_clue, seen, game.agreed)
            self._teammates.ask(Asked.READING, reading, self._on_meaning)
        else:
            question = partial(explain_why_not, before, game.agreed, action)
            self._teammates.ask(Asked.WHY_NOT, question, self.compared.emit)
        return True

    def _on_meaning(self, reading: ClueReading | None) -> None:
        """Report what a clue means, or if it asks for nothing, that there is nothing to compare."""
        if reading is None:
            self.compared.emit(None)
        else:
            self.clue_read.emit(reading)

    def ask_reading(self) -> None:
        """Ask for the meaning of the last clue for the viewer, by the table's conventions."""
        game, seen = self._game(), self._seen()
        if game is not None and seen is not None:
            question = partial(read_last_clue, seen, game.agreed)
            self._teammates.ask(Asked.READING, question, self.clue_read.emit)

    def ask_habits(self) -> None:
        """Ask for the habits by which teammates read the players differently from the agreement."""
        game, seen = self._game(), self._seen()
        if game is not None and seen is not None:
            question = partial(read_habits, seen, game.agreed)
            self._teammates.ask(Asked.HABITS, question, self.habits_read.emit)

    def ask_expected(self, *, is_help: bool) -> None:
        """Ask how each clue would be read that the viewer can give now.

        Args:
            is_help: whether the answer counts as help, once per game.
        """
        game, seen = self._game(), self._seen()
        if game is None or seen is None or seen.seat_to_act != seen.seat:
            return
        if is_help and game.count_reading_ahead():
            self.counted.emit()
        self._teammates.ask(
            Asked.EXPECTED_READINGS,
            partial(read_ahead, seen, game.agreed),
            partial(self.read_ahead.emit, seen),
        )


@dataclass(slots=True)
class _Position:
    """A position being measured, shared by two threads.

    Attributes:
        asked: the action asked about, and the time of the question; None if there is none.
        woken: set when a question arrives or the position is left.
        is_left: whether nobody waits any more.
    """

    observation: Observation
    agreement: Agreement
    limit: float
    asked: tuple[Action, float] | None = None
    woken: Event = field(default_factory=Event)
    is_left: bool = False

    def lasts(self) -> bool:
        return not self.is_left


class CostWatch(QObject):
    """Measures one position at a time, from the acting seat's view.

    Args:
        evaluators: where games are played out; None for worker processes of its own, started with
            the first position.
    """

    _answered = Signal(object, object)

    def __init__(
        self, parent: QObject | None = None, evaluators: EvaluatorFactory | None = None
    ) -> None:
        super().__init__(parent)
        self._workers = Workers() if evaluators is None else None
        self._evaluators: EvaluatorFactory = evaluators or self._workers  # type: ignore[assignment] # one of both is there
        self._thread = BackgroundThread("costs", self)
        self._position: _Position | None = None
        self._then: Callable[[ActionCost], None] | None = None
        self._answered.connect(self._on_answered)

    def watch(self, observation: Observation, agreement: Agreement, limit: float) -> None:
        """Start to measure a position, and stop measuring the one before.

        Args:
            observation: the position as the seat to act sees it.
            agreement: the table's agreement.
            limit: the cost in points per game from which it matters.
        """
        self.leave()
        position = self._position = _Position(observation, agreement, limit)
        self._thread.run(partial(self._measure, position))

    def ask(self, action: Action, then: Callable[[ActionCost], None]) -> None:
        """Call ``then`` with the cost of an action, once that is certain or the time limit is over.

        The cost has no deals if nothing could be measured.
        """
        position = self._position
        if position is not None:
            self._then = then
            position.asked = action, monotonic()
            position.woken.set()

    def explain(
        self,
        observation: Observation,
        agreement: Agreement,
        moves: tuple[Action, Action],
        then: Callable[[tuple[Because, ...]], None],
    ) -> None:
        """Call ``then`` with the reasons why one of two moves is better; stop measuring the position before.

        Args:
            observation: the position as the seat to act sees it.
            agreement: the table's agreement.
            moves: the better one, then the other one.
            then: called with what makes the difference; empty if nothing was found.
        """
        self.leave()
        position = self._position = _Position(observation, agreement, 0.0)
        self._then = lambda cost: then(cost.because)
        self._thread.run(partial(self._compare, position, *moves))

    def ask_among_people(
        self,
        observation: Observation,
        agreement: Agreement,
        made: Action,
        moves: tuple[Action, Action],
        then: Callable[[ActionCost], None],
    ) -> None:
        """Call ``then`` with the cost of a move of people; stop measuring the position before.

        Args:
            observation: the position as the seat to act sees it.
            agreement: the agreement the table is judged by.
            made: what the person in that seat did; evidence of what was known.
            moves: the better one, then the one that is asked about.
            then: called with the cost of the second one.
        """
        self.leave()
        position = self._position = _Position(observation, agreement, 0.0)
        self._then = then
        self._thread.run(partial(self._measure_among_people, position, made, *moves))

    def leave(self) -> None:
        """Stop measuring."""
        self._then = None
        if self._position is not None:
            self._position.is_left = True
            self._position.woken.set()
            self._position = None

    def close(self) -> None:
        """Stop measuring permanently, before the program ends."""
        self.leave()
        self._thread.close(drop=True)
        if self._workers is not None:
            self._workers.close()

    def _on_answered(self, position: _Position, cost: ActionCost) -> None:
        then = self._then
        if position is self._position and then is not None:
            self._then = None
            then(cost)

    # -- in the thread ----------------------------------------------------------------------------

    def _look(self, position: _Position) -> AbstractContextManager[Evaluator]:
        seen = position.observation
        deadline = Deadline(math.inf, position.lasts)
        seed = seed_from_history(seen)
        return self._evaluators.look(seen, position.agreement, seed, deadline, GAMES_PER_SAMPLE)

    def _compare(self, position: _Position, better: Action, made: Action) -> None:
        try:
            with self._look(position) as evaluator:
                found = contrast(evaluator, position.observation, better, made)
        except Exception:  # the caller goes on without a reason
            log.exception("two moves could not be compared")
            return
        self._answered.emit(position, ActionCost(made, better, because=found.because))

    def _measure_among_people(
        self, position: _Position, made: Action, better: Action, action: Action
    ) -> None:
        cost = ActionCost(action, better)
        try:
            decision = Decision(
                position.observation, made, position.agreement, 0, among_people=True
            )
            lead = decision.comparison_of(better, action)
            cost = ActionCost(action, better, lead.difference, lead.standard_error, lead.games)
            if deserves_warning(cost):
                cost = replace(cost, because=decision.contrast_of(better, action).because)
        except Exception:  # the caller gets a cost without deals
            log.exception("what a move costs could not be measured")
        self._answered.emit(position, cost)

    def _measure(self, position: _Position) -> None:
        seen = position.observation
        try:
            with self._look(position) as evaluator:
                costs = ActionCosts(seen, position.agreement, evaluator, position.limit)
                self._work(position, costs)
        except Exception:  # the game must go on, if necessary without costs
            log.exception("what moves cost could not be measured")
            self._answer_nothing(position)

    def _work(self, position: _Position, costs: ActionCosts) -> None:
        steps = costs.steps()
        while position.lasts():
            asked = position.asked
            if asked is None or not costs.has_best:
                if next(steps, self) is None:
                    continue  # a step was made
                if asked is None:
                    position.woken.wait()
                    position.woken.clear()
                    continue
            self._settle(position, costs)

    def _settle(self, position: _Position, costs: ActionCosts) -> None:
        if position.asked is None:
            return
        action, since = position.asked
        for _ in costs.settle(action, since):
            if position.is_left:
                break
        position.asked = None
        if not position.is_left:
            self._answered.emit(position, costs.explained(action))

    def _answer_nothing(self, position: _Position) -> None:
        """Answer every question with an empty result, because nothing can be measured."""
        while position.lasts():
            position.woken.wait()
            position.woken.clear()
            if position.asked is not None:
                action, _ = position.asked
                position.asked = None
                self._answered.emit(position, ActionCost(action, action))
