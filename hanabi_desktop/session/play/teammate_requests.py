"""What a game asks of teammates, and when the answers count."""

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from hanabi_desktop.session.play.deciding import (
    Hint,
    WhyNot,
    hint_asked,
    hint_reason_asked,
    move_asked,
    reading_asked,
    why_not_asked,
)
from hanabi_desktop.session.play.game_in_progress import GameInProgress, Move
from hanabi_desktop.session.play.thinking import Asked, Failed, Question, Thinker, Ticket
from hanabi_desktop.teammates.budget import AT_ONCE, Budget
from hanabi_desktop.teammates.search.deadline import Interest


class TeammateRequests(QObject):
    """Puts a game's questions to the thinker, and tells the answers still waited for.

    Signals:
        decided: (Move) of the teammate asked, once its pause is over as well.
        hinted: (Hint) what a teammate would do in the viewer's place; or the same with what makes
            the difference to another move.
        compared: (WhyNot) why a turn was played and not something else.
        clue_read: (ClueReading or None) what the last clue says to the viewer.
        failed: what was asked could not be worked out.
    """

    decided = Signal(object)
    hinted = Signal(object)
    compared = Signal(object)
    clue_read = Signal(object)
    failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._awaited: dict[Asked, Ticket] = {}
        self._pause_ms = 0
        self._budget = AT_ONCE
        self._move: Move | None = None
        self._interest = Interest()
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._on_answered)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._tell_move)

    def set_pause(self, milliseconds: int) -> None:
        """Have teammates wait at least this long before they act."""
        self._pause_ms = milliseconds

    def set_thinking_time(self, milliseconds: int) -> None:
        """Let Experts look ahead for so long at most, 0 for not at all."""
        self._budget = self._thinker.budget(milliseconds / 1000)

    # -- questions --------------------------------------------------------------------------------

    def for_move(self, game: GameInProgress) -> None:
        """Ask the teammate whose turn it is what it does; nothing else is waited for then."""
        self.drop()
        self._pause.start(self._pause_ms)
        self._ask(game.ticket(), move_asked(game, self._budget_now()))

    def for_hint(self, game: GameInProgress, viewer: int) -> None:
        """Ask what a teammate would do in the viewer's place."""
        self._ask(game.ticket(Asked.HINT), hint_asked(game, viewer, self._budget_now()))

    def for_hint_reason(self, game: GameInProgress, viewer: int, hint: Hint) -> None:
        """Ask what makes the difference between a hint and another move."""
        question = hint_reason_asked(game, viewer, hint, self._budget_now())
        self._ask(game.ticket(Asked.HINT_REASON), question)

    def for_why_not(self, game: GameInProgress, viewer: int, turn: int) -> None:
        """Ask why a turn, counted from 1, was played and not something else."""
        question = why_not_asked(game, viewer, turn, self._budget_now())
        self._ask(game.ticket(Asked.WHY_NOT), question)

    def for_reading(self, game: GameInProgress, viewer: int) -> None:
        """Ask what the last clue says to the viewer."""
        self._ask(game.ticket(Asked.READING), reading_asked(game, viewer))

    def _ask(self, ticket: Ticket, question: Question) -> None:
        self._awaited[ticket.asked] = ticket
        self._thinker.ask(ticket, question)

    def _budget_now(self) -> Budget:
        """What may be spent on the turn at hand, as long as that is what is waited for."""
        return replace(self._budget, interest=self._interest)

    # -- answers ----------------------------------------------------------------------------------

    def _on_answered(self, ticket: Ticket, answer: object) -> None:
        if self._awaited.get(ticket.asked) != ticket:
            return
        if isinstance(answer, Failed):
            self.failed.emit()
        elif isinstance(answer, Move):
            self._move = answer
            if not self._pause.isActive():
                self._tell_move()
        elif ticket.asked is Asked.READING:
            self.clue_read.emit(answer)
        elif isinstance(answer, WhyNot):
            self.compared.emit(answer)
        elif isinstance(answer, Hint):
            self.hinted.emit(answer)

    def _tell_move(self) -> None:
        """Tell the decision once both it and the end of the pause are there."""
        move, self._move = self._move, None
        if move is not None:
            self.decided.emit(move)

    # -- nobody waits any more --------------------------------------------------------------------

    def lose_interest(self) -> None:
        """Let whoever still thinks stop; what is asked from now on is waited for."""
        self._awaited.clear()
        self._interest.end()
        self._interest = Interest()

    def drop(self) -> None:
        """Wait for nothing that was asked."""
        self.lose_interest()
        self._pause.stop()
        self._move = None

    def stop(self) -> None:
        """Drop everything and end the thinking, for good: the program is about to end."""
        self.drop()
        self._thinker.stop()
