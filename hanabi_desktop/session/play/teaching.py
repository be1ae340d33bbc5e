"""A teaching table: before a move that costs much is carried out, whoever makes it is asked.

What is measured, and what is said, rests on what the person can know alone: nothing behind
their back changes it.
"""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject

from hanabi_desktop.game.moves import Action, Play
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.review.action_costs import WARNED_FROM, ActionCost, is_worth_a_word
from hanabi_desktop.review.contrast import Because
from hanabi_desktop.session.play.cost_watch import CostWatch
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.explaining.move_review import Judgement, objection_to


@dataclass(frozen=True, slots=True)
class Objection:
    """What speaks against a move, before it is carried out.

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


class Teacher(QObject):
    """Measures what may be done while a person thinks, and speaks up before a bad move."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._costs: CostWatch | None = None
        self._seen: Observation | None = None

    def watch(self, seen: Observation, agreement: Agreement) -> None:
        """A person is to act; begin to measure."""
        if self._costs is None:
            self._costs = CostWatch(self)
        self._seen = seen
        self._costs.watch(seen, agreement, WARNED_FROM)

    def ask(
        self, action: Action, agreement: Agreement, then: Callable[[Objection | None], None]
    ) -> None:
        """Have ``then`` told what speaks against an action; None: nothing that is sure."""
        seen, costs = self._seen, self._costs
        if seen is None or costs is None:
            then(None)
            return

        def on_measured(cost: ActionCost) -> None:
            is_dear = is_worth_a_word(cost)
            if not is_dear and not isinstance(action, Play):
                then(None)
                return
            judgement = objection_to(seen, agreement, action)
            objection = Objection(action, cost.points, judgement, cost.because)
            then(objection if is_dear or judgement.is_gamble else None)

        costs.ask(action, on_measured)

    def leave(self) -> None:
        """Nobody is to act any more."""
        self._seen = None
        if self._costs is not None:
            self._costs.leave()

    def stop(self) -> None:
        """End, for good: the program is about to end."""
        self.leave()
        if self._costs is not None:
            self._costs.close()
