"""The guide of a moment of the player's own games.

The game on the table ends with that moment. Only this module looks up what came later, and of that
it reveals only the review of the decision itself.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.themes import Theme, lesson_on, theme_of
from hanabi_desktop.review.action_costs import ActionCost
from hanabi_desktop.review.contrast import Because
from hanabi_desktop.review.findings import Review, TurnReview
from hanabi_desktop.review.played_game import better_because, judgement_of
from hanabi_desktop.session.guides.led_games import led_setup, reasons_of
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.play.cost_watch import CostWatch
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.explaining.move_review import Judgement
from hanabi_desktop.teammates.teammate import Decision

TOLERANCE = 0.1
"""An answer that costs no more points per game than this counts as right."""


@dataclass(frozen=True, slots=True)
class OwnMoment:
    """A costly decision of a game. It contains the whole game, so only sessions may hold it.

    Attributes:
        opened: the game.
        found: the review of the turn.
        agreement: the agreement it was judged by.
    """

    opened: OpenedGame
    found: TurnReview
    agreement: Agreement

    @property
    def before(self) -> GameState:
        """The state before the decision."""
        return self.opened.states[self.found.turn - 1]

    @property
    def is_among_people(self) -> bool:
        """Whether the table may have conventions that nobody recorded."""
        return self.opened.saved.is_among_people

    @property
    def best(self) -> Decision:
        """The best decision, with its reason."""
        seen, best = observe(self.before, self.found.seat), self.found.cost.best
        return Decision(best, self.found.reason or better_because(seen, best, self.agreement))

    @property
    def theme(self) -> Theme:
        """The theme of the decision."""
        return theme_of(observe(self.before, self.found.seat), self.best)


def losses_of(opened: OpenedGame, review: Review, seats: Sequence[int]) -> Iterator[OwnMoment]:
    """Yield the decisions of these seats that cost something, in the order of the game."""
    for turn in review.turns:
        if turn.seat in seats and turn.is_fault:
            yield OwnMoment(opened, turn, review.agreement)


@dataclass(frozen=True, slots=True)
class MomentAsked:
    """A moment that waits for an answer.

    Attributes:
        turn: the turn, counted from 1.
        seat: the seat to act.
        agreement: the table's agreement.
        deal: the number of the deal; None if it has none.
        options: the rules of the game.
    """

    turn: int
    seat: int
    agreement: Agreement
    deal: int | None
    options: GameOptions


@dataclass(frozen=True, slots=True)
class MomentAnswer:
    """The assessment of an answer.

    Attributes:
        action: the answer; None if the solution is shown instead.
        is_right: whether it is the best move, or as good.
        tries: the number of answers so far, including this one.
        points: the cost of a wrong answer in points per game; None where unknown.
        judgement: the conventions' judgement of a wrong answer.
        because: events that are more frequent after one of the two moves.
        solution: the best move with its reason; None until the moment is solved or shown.
        found: the move of the game, with its review; None until then.
        lesson: the lesson that teaches the best move; None until then, and where there is none.
    """

    action: Action | None
    is_right: bool
    tries: int
    points: float | None = None
    judgement: Judgement | None = None
    because: tuple[Because, ...] = ()
    solution: Decision | None = None
    found: TurnReview | None = None
    lesson: Lesson | None = None


class MomentGuide(QObject):
    """Leads the session's game (see ``Guide``) at one moment of a game.

    Signals:
        asked: (MomentAsked) a moment is on the table.
        weighing: an answer is being measured.
        answered: (MomentAnswer) an answer was given, or the solution is shown.

    Attributes:
        moment: the moment on the table; None if there is none.
    """

    asked = Signal(object)
    weighing = Signal()
    answered = Signal(object)

    def __init__(self, session: Session, costs: CostWatch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._costs = costs
        self.moment: OwnMoment | None = None
        self._tries = 0
        self._is_done = False

    def begin(self, moment: OwnMoment) -> None:
        """Put a moment on the table."""
        self.close()
        state, seat, agreement = moment.before, moment.found.seat, moment.agreement
        self.moment, self._tries, self._is_done = moment, 0, False
        states = moment.opened.states[: moment.found.turn]
        setup = led_setup(moment.opened, seat, agreement)
        notes = moment.opened.saved.notes_before(moment.found.turn, seat)
        self._session.lead(self, setup, states, reasons_of(state, agreement, seat), notes)
        record = moment.opened.saved.record
        self.asked.emit(
            MomentAsked(moment.found.turn, seat, agreement, record.game_number, record.options)
        )
        if not moment.is_among_people:
            self._costs.watch(observe(state, seat), agreement, TOLERANCE)

    def follow(self) -> None:
        """Do nothing: only the answer changes the game."""

    def withdraw(self) -> None:
        """Do nothing: an answer being measured is reported anyway."""

    def close(self) -> None:
        """Remove the moment from the table."""
        if self.moment is not None:
            self.moment = None
            self._costs.leave()

    def propose(self, action: Action) -> None:
        """Judge an answer."""
        moment = self.moment
        if moment is None or self._is_done:
            return
        self._tries += 1
        known = _known_cost(moment.found, action)
        if known is not None:
            because = moment.found.because if action == moment.found.action else ()
            self._judge(action, known, because, is_right=known <= TOLERANCE)
            return
        self.weighing.emit()
        if moment.is_among_people:
            seen, moves = (
                observe(moment.before, moment.found.seat),
                (moment.found.cost.best, action),
            )
            made = moment.found.action
            self._costs.ask_among_people(seen, moment.agreement, made, moves, self._on_measured)
        else:
            self._costs.ask(action, self._on_measured)

    def _on_measured(self, cost: ActionCost) -> None:
        if self.moment is None or self._is_done:
            return
        points = max(0.0, cost.points) if cost.deals or cost.action == cost.best else None
        is_right = points is not None and points <= TOLERANCE
        self._judge(cost.action, points, cost.because, is_right=is_right)

    def _judge(
        self,
        action: Action,
        points: float | None,
        because: tuple[Because, ...],
        *,
        is_right: bool,
    ) -> None:
        moment = self.moment
        if moment is None:
            return
        if is_right:
            self._finish(action)
            return
        judgement = judgement_of(moment.before, action, moment.agreement)
        self.answered.emit(MomentAnswer(action, False, self._tries, points, judgement, because))

    def show(self) -> None:
        """Show the solution."""
        if self.moment is not None and not self._is_done:
            self._finish(None)

    def _finish(self, action: Action | None) -> None:
        moment = self.moment
        if moment is None:
            return
        self._is_done = True
        self._costs.leave()
        best = moment.best
        self.answered.emit(
            MomentAnswer(
                action,
                action is not None,
                self._tries,
                solution=best,
                found=moment.found,
                lesson=lesson_on(best),
            )
        )


def _known_cost(found: TurnReview, action: Action) -> float | None:
    """Return the cost of an action according to the review; None if it was not measured."""
    if action == found.action:
        return max(0.0, found.cost.points)
    worth = dict(found.cost.worth)
    best = found.cost.best
    if action == best:
        return 0.0
    if action not in worth or best not in worth:
        return None
    return max(0.0, worth[best] - worth[action])
