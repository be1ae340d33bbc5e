"""The guide of a teaching table.

Everything it measures and says is based on what the person can know; hidden information has no
influence.
"""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.moves import Action, Play
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.review.decisions import WARNED_FROM, ActionCost, deserves_warning
from hanabi_desktop.review.reasons import Because
from hanabi_desktop.session.play.advice import CostWatch
from hanabi_desktop.session.play.position import Move
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.explaining.move_review import Judgement, objection_to


@dataclass(frozen=True, slots=True)
class Objection:
    """An objection to a move before it is made.

    Attributes:
        action: the move.
        points: its cost compared with the best move, in points per game.
        judgement: the conventions' judgement, by what the person can know.
        because: events that are more frequent after one of the two moves.
    """

    action: Action
    points: float
    judgement: Judgement
    because: tuple[Because, ...] = ()


class TeachingGuide(QObject):
    """Measures possible moves while a person thinks, and objects to costly ones.

    Args:
        session: the session with the game.
        costs: measures the moves.
        agreement: the table's agreement.
        parent: its owner.

    Signals:
        weighing: a move is being measured.
        objected: (Objection or None) the move is costly and needs :meth:`play_anyway`; None withdraws
            the objection.
    """

    weighing = Signal()
    objected = Signal(object)

    def __init__(
        self, session: Session, costs: CostWatch, agreement: Agreement, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._costs = costs
        self._agreement = agreement
        self._seen: Observation | None = None

    def follow(self) -> None:
        """Measure the position if the viewer has to move."""
        cursor = self._session.cursor
        seen = cursor.present
        acts = seen is not None and seen.ending is None and seen.seat_to_act == seen.seat
        if seen is None or not acts:
            self._leave()
        elif seen != self._seen:
            self._seen = seen
            self._costs.watch(seen, self._agreement, WARNED_FROM)

    def propose(self, action: Action) -> None:
        """Measure a move, and make it unless it is costly."""
        seen = self._seen
        if seen is None:
            self.play_anyway(action)
            return

        def on_measured(cost: ActionCost) -> None:
            is_dear = deserves_warning(cost)
            if not is_dear and not isinstance(action, Play):
                self.play_anyway(action)
                return
            judgement = objection_to(seen, self._agreement, action)
            if is_dear or judgement.is_gamble:
                self.objected.emit(Objection(action, cost.points, judgement, cost.because))
            else:
                self.play_anyway(action)

        self.weighing.emit()
        self._costs.ask(action, on_measured)

    def play_anyway(self, action: Action) -> None:
        """Make a move, whatever it costs."""
        self._leave()
        self._session.act(Move(action))

    def withdraw(self) -> None:
        """Withdraw the objection to a move."""
        self.objected.emit(None)

    def close(self) -> None:
        """Stop measuring and delete the guide."""
        self._leave()
        self.deleteLater()

    def _leave(self) -> None:
        self._seen = None
        self._costs.leave()
