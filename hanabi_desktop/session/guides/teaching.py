"""The guide of a teaching table.

What is measured, and what is said, rests on what the person can know alone: nothing behind
their back changes it.
"""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.moves import Action, Play
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.review.action_costs import WARNED_FROM, ActionCost, is_worth_a_word
from hanabi_desktop.review.contrast import Because
from hanabi_desktop.session.play.cost_watch import CostWatch
from hanabi_desktop.session.play.position import Move
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.explaining.move_review import Judgement, objection_to


@dataclass(frozen=True, slots=True)
class Objection:
    """An objection to a move before it is made.

    Attributes:
        action: what would be done.
        points: what it costs beside the best, in points a game.
        judgement: what the conventions say of it, by what the person can know.
        because: what happens after the best and not after it, or the other way.
    """

    action: Action
    points: float
    judgement: Judgement
    because: tuple[Because, ...] = ()


class TeachingGuide(QObject):
    """Measures possible moves while a person thinks, and objects to costly ones.

    Args:
        session: whose game is taught.
        costs: where moves are measured.
        agreement: what the table agreed on.
        parent: its owner.

    Signals:
        weighing: a move is being measured.
        objected: (Objection or None) it costs much, and is made only by :meth:`insist`; None: that
            question is dropped.
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
        """Measure the position if a person who looks on has to move."""
        cursor = self._session.cursor
        seen = cursor.present
        acts = seen is not None and seen.ending is None and seen.seat_to_act == seen.seat
        if seen is None or not acts:
            self._leave()
        elif seen != self._seen:
            self._seen = seen
            self._costs.watch(seen, self._agreement, WARNED_FROM)

    def propose(self, action: Action) -> None:
        """Weigh a move, and make it unless it costs much."""
        seen = self._seen
        if seen is None:
            self.insist(action)
            return

        def on_measured(cost: ActionCost) -> None:
            is_dear = is_worth_a_word(cost)
            if not is_dear and not isinstance(action, Play):
                self.insist(action)
                return
            judgement = objection_to(seen, self._agreement, action)
            if is_dear or judgement.is_gamble:
                self.objected.emit(Objection(action, cost.points, judgement, cost.because))
            else:
                self.insist(action)

        self.weighing.emit()
        self._costs.ask(action, on_measured)

    def insist(self, action: Action) -> None:
        """Make a move, whatever it costs."""
        self._leave()
        self._session.act(Move(action))

    def withdraw(self) -> None:
        """Drop the question about a move."""
        self.objected.emit(None)

    def close(self) -> None:
        """Measure nothing any more."""
        self._leave()
        self.deleteLater()

    def _leave(self) -> None:
        self._seen = None
        self._costs.leave()
