"""The guide of *guess the move*: a person decides for one seat of a finished game, turn by turn."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.state import observe
from hanabi_desktop.review.decisions import ActionCost
from hanabi_desktop.session.guides.answers import TOLERANCE
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.play.advice import CostWatch
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.support.background import BackgroundThread
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import AT_ONCE, Decision


@dataclass(frozen=True, slots=True)
class Guess:
    """A guess, and what is said of it.

    Attributes:
        turn: the turn, counted from 1.
        seen: the position as the seat to act saw it.
        action: the guess.
        made: the move of the game.
        cost: what the guess costs by the judge, in points per game; None where it was not measured.
        made_cost: the same of the move of the game.
        agreed: what the agreement says, with its reason.
    """

    turn: int
    seen: Observation
    action: Action
    made: Action
    cost: float | None
    made_cost: float | None
    agreed: Decision

    @property
    def is_same(self) -> bool:
        return self.action == self.made

    @property
    def is_good(self) -> bool:
        """Whether no other move is clearly better."""
        return self.cost is not None and self.cost <= TOLERANCE


@dataclass(frozen=True, slots=True)
class GuessScore:
    """How many moves were guessed, how many as in the game, and how many as good as the best."""

    guessed: int = 0
    same: int = 0
    good: int = 0

    def after(self, guess: Guess) -> "GuessScore":
        return GuessScore(self.guessed + 1, self.same + guess.is_same, self.good + guess.is_good)


class GuessGuide(QObject):
    """Asks for the moves of the seat whose view is shown (see ``Guide``).

    Everything said of a guess is based on what that seat could know; the rest of the game is hidden.

    Signals:
        asked: (int) this turn, counted from 1, waits for a guess.
        weighing: a guess is being measured.
        answered: (Guess) what is said of a guess; the game's move is shown.
        ended: the seat has no further turn; the end of the game is shown.

    Attributes:
        score: the score so far.
    """

    asked = Signal(int)
    weighing = Signal()
    answered = Signal(object)
    ended = Signal()

    def __init__(self, session: Session, costs: CostWatch, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._costs = costs
        self._thread = BackgroundThread("guessing", self)
        self._game: OpenedGame | None = None
        self._turn = 0
        self._is_asking = False
        self.score = GuessScore()

    @property
    def is_possible(self) -> bool:
        """Whether a finished game is shown, with nobody deciding."""
        cursor = self._session.cursor
        return cursor.is_read_only and cursor.can_show_all and cursor.turns > 0

    def begin(self) -> None:
        """Ask for the next move of the viewer's seat, from the position shown."""
        session, cursor, game = self._session, self._session.cursor, self._session.over
        if game is None:
            return
        turn = 0 if cursor.is_at_ending else cursor.leaves_at
        session.study(game, cursor.viewer, hides_end=True)  # nothing else may tell the end either
        cursor.go_to(turn)
        self._game, self._turn, self.score = game, turn, GuessScore()
        self.go_on()

    def go_on(self) -> None:
        """Ask for the seat's next move; without one, show the end of the game."""
        game, cursor, seat = self._game, self._session.cursor, self._session.viewer
        if game is None or seat is None:
            return
        states = game.states
        turns = range(self._turn, len(states) - 1)
        turn = next((turn for turn in turns if states[turn].seat_to_act == seat), None)
        if turn is None:
            cursor.go_to(cursor.turns)
            self._is_asking = False
            self.ended.emit()
            return
        cursor.go_to(turn)
        self._turn, self._is_asking = turn, True
        self._session.ask_for_move(self)
        self._costs.watch(observe(states[turn], seat), game.saved.agreed, TOLERANCE)
        self.asked.emit(turn + 1)

    def skip(self) -> None:
        """Show the move of the game without a guess, and ask for the next one."""
        self._show_move()
        self.go_on()

    def propose(self, action: Action) -> None:
        """Measure a guess, and the move of the game."""
        game, turn = self._game, self._turn
        if game is None or not self._is_asking:
            return
        self._is_asking = False
        made = game.states[turn + 1].history[-1].action
        self.weighing.emit()

        def weigh_made(cost: ActionCost) -> None:
            self._costs.ask(made, partial(self._ask_agreement, turn, cost))

        self._costs.ask(action, weigh_made)

    def _ask_agreement(self, turn: int, cost: ActionCost, made: ActionCost) -> None:
        game = self._game
        if game is None:
            return
        self._costs.leave()
        state = game.states[turn]
        seen = observe(state, state.seat_to_act)

        def tell(agreed: Decision) -> None:
            if self._game is game:
                costs = _points(cost), _points(made)
                self._tell(Guess(turn + 1, seen, cost.action, made.action, *costs, agreed))

        player = ConventionPlayer(game.saved.agreed)
        self._thread.run(partial(player.choose, seen, AT_ONCE), tell)

    def _tell(self, guess: Guess) -> None:
        self.score = self.score.after(guess)
        self._show_move()
        self.answered.emit(guess)

    def _show_move(self) -> None:
        """Show the move of the game, in the replay."""
        self._costs.leave()
        self._is_asking = False
        self._session.cursor.restore_view()
        self._turn += 1
        self._session.cursor.go_to(self._turn)

    def follow(self) -> None:
        """Do nothing: a game that is over does not change."""

    def withdraw(self) -> None:
        """Do nothing: a guess being measured is reported anyway."""

    def close(self) -> None:
        """Ask for nothing more."""
        if self._game is not None:
            self._costs.leave()
        self._game, self._is_asking = None, False

    def stop(self) -> None:
        """End the thread permanently."""
        self.close()
        self._thread.close(drop=True)


def _points(cost: ActionCost) -> float | None:
    """Return the points that an action costs; None where it was not measured."""
    if cost.action == cost.best:
        return 0.0
    return max(0.0, cost.points) if cost.deals else None
