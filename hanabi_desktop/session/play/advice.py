"""The questions a viewer can ask: hints, why not another action, what a clue means."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.moves import Clue
from hanabi_desktop.game.observation import Observation, Refusal
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
from hanabi_desktop.teammates.explaining.clue_readings import ClueReading


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
