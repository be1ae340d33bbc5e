"""Guides of positions that wait for an answer: puzzles, and moments of the player's own games.

The game on the table ends with that position. Only this module looks up what came later in a game of
the player's own, and of that it reveals only the review of the decision itself.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.course import replay
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.learning.lessons import Lesson, chapter_of
from hanabi_desktop.learning.progress import Progress
from hanabi_desktop.learning.puzzle_order import PuzzleEntry
from hanabi_desktop.learning.puzzles import (
    NOTHING,
    Cost,
    Puzzle,
    puzzle_at,
    puzzle_headings,
)
from hanabi_desktop.learning.themes import Theme, lesson_on, theme_of, theme_taught
from hanabi_desktop.review.decisions import ActionCost
from hanabi_desktop.review.findings import Review, TurnReview
from hanabi_desktop.review.played_game import better_because, judgement_of
from hanabi_desktop.review.reasons import Because
from hanabi_desktop.session.library.loading import OpenedGame, open_text
from hanabi_desktop.session.play.advice import CostWatch
from hanabi_desktop.session.play.game import explained, led_setup, reasons_of
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.setup import GameSetup, Seat, teammates_for, with_badges
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.explaining.move_review import Judgement
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import Ahead, Decision


class AnswerGuide(QObject):
    """Leads the session's game (see ``Guide``) at a position until it is answered.

    Signals:
        asked: a position is on the table.
        answered: an answer was given, or the solution is shown.
    """

    asked = Signal(object)
    answered = Signal(object)

    def __init__(self, session: Session, costs: CostWatch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._costs = costs
        self._tries = 0
        self._is_asking = False

    def _ask(self) -> None:
        """Wait for the first answer to another position."""
        self._tries, self._is_asking = 0, True

    def follow(self) -> None:
        """Do nothing: only the answer changes the game."""

    def withdraw(self) -> None:
        """Do nothing: an answer being measured is reported anyway."""

    def propose(self, action: Action) -> None:
        """Judge an answer."""
        if self._is_asking:
            self._tries += 1
            self._weigh(action)

    def show(self) -> None:
        """Show the solution."""
        if self._is_asking:
            self._finish(None)

    def _finish(self, answer: Action | None) -> None:
        """Tell the solution after the right answer, or without one."""
        self._is_asking = False
        self._costs.leave()
        self._tell_solution(answer)

    def _weigh(self, action: Action) -> None:
        """Judge an answer."""
        raise NotImplementedError

    def _tell_solution(self, answer: Action | None) -> None:
        """Tell the solution after the right answer, or without one."""
        raise NotImplementedError


PUZZLES_AFTER_LESSON = 3
"""So many puzzles are offered after a lesson."""


@dataclass(frozen=True, slots=True)
class PuzzleMoment:
    """A puzzle that waits for an answer.

    Attributes:
        place: its position in the list, counted from 1.
        level: the level whose agreement the table has.
        theme: its theme, which is not told before it is answered.
        options: the rules of its table.
    """

    place: int
    level: Level
    theme: Theme
    options: GameOptions


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """The assessment of an answer.

    Attributes:
        number: the puzzle's permanent id.
        is_right: whether it is the action that is clearly best.
        tries: the number of answers so far, including this one.
        cost: its cost in points per game; 0 for the right answer.
        judgement: the conventions' judgement of a wrong answer.
        because: events that are more frequent after one of the two moves.
        solution: the right action with its reason; None until it is found or shown.
        runner_up: the cost of the best of the other actions.
        hints: the number of hints the solver requested.
    """

    number: int
    is_right: bool
    tries: int
    cost: Cost
    judgement: Judgement | None = None
    because: tuple[Because, ...] = ()
    solution: Decision | None = None
    runner_up: Cost = NOTHING
    hints: int = 0


@cache
def puzzle_list() -> tuple[PuzzleEntry, ...]:
    """Return what the list shows of every puzzle, the easiest first."""
    return tuple(
        PuzzleEntry(one.number, one.theme, one.level, one.rating, one.has_usual_rules)
        for one in puzzle_headings()
    )


def unsolved_puzzles(progress: Progress) -> dict[int, Theme]:
    """Return the themes of puzzles never tried, by position in the list, counted from 1."""
    return {
        place: entry.theme
        for place, entry in enumerate(puzzle_list(), start=1)
        if entry.number not in progress.puzzles
    }


def puzzles_on(lesson: Lesson, progress: Progress) -> tuple[int, ...]:
    """Return the positions of the puzzles that follow a lesson: the easiest ones of its theme.

    Puzzles never tried come first, then those with the usual rules, then those at a table of the
    lesson's level.
    """
    theme, level, unsolved = (
        theme_taught(lesson),
        chapter_of(lesson).level,
        unsolved_puzzles(progress),
    )
    places = [
        (place not in unsolved, not entry.has_usual_rules, entry.level is not level, place)
        for place, entry in enumerate(puzzle_list(), start=1)
        if entry.theme is theme
    ]
    return tuple(place for *_, place in sorted(places)[:PUZZLES_AFTER_LESSON])


class PuzzleGuide(AnswerGuide):
    """Leads the session's game at a puzzle's position.

    Signals:
        asked: (PuzzleMoment) a puzzle is on the table.
        answered: (PuzzleAnswer) an answer was given, or the solution is shown. Emitted again for a
            wrong answer once the difference between the moves is known.

    Attributes:
        place: the position of the current puzzle in the list, counted from 1; None if there is
            none.
    """

    def __init__(self, session: Session, costs: CostWatch, parent: QObject | None = None) -> None:
        super().__init__(session, costs, parent)
        self.place: int | None = None
        self._puzzle: Puzzle | None = None
        self._state: GameState | None = None
        self._setup: GameSetup | None = None

    def begin(self, place: int, solver: Seat) -> None:
        """Put a puzzle on the table, by its position in the list, counted from 1.

        Raises:
            IndexError: there is no such puzzle.
        """
        puzzle = puzzle_at(place)
        states = list(replay(puzzle.record))
        state, options = states[-1], puzzle.record.options
        seat = state.seat_to_act
        others = list(teammates_for((puzzle.level,) * (options.players - 1), [solver.name]))
        seats = [*others[:seat], solver, *others[seat:]]
        self.place, self._puzzle, self._state = place, puzzle, state
        self._ask()
        self._setup = GameSetup(with_badges(seats), options, None)
        self._session.lead(self, self._setup, states, reasons_of(state, puzzle.agreement, seat))
        self.asked.emit(PuzzleMoment(place, puzzle.level, puzzle.theme, options))

    def close(self) -> None:
        """Remove the puzzle from the table."""
        if self.place is not None:
            self._costs.leave()
        self._is_asking = False
        self.place = self._puzzle = self._state = self._setup = None

    def _weigh(self, action: Action) -> None:
        puzzle, state = self._puzzle, self._state
        if puzzle is None or state is None:
            return
        if action == puzzle.solution:
            self._finish(action)
            return
        cost = puzzle.costs.get(action, NOTHING)
        judgement = judgement_of(state, action, puzzle.agreement)
        answer = PuzzleAnswer(puzzle.number, False, self._tries, cost, judgement)
        self.answered.emit(answer)
        seen, moves = observe(state, state.seat_to_act), (puzzle.solution, action)
        self._costs.explain(seen, puzzle.agreement, moves, partial(self._on_explained, answer))

    def _on_explained(self, answer: PuzzleAnswer, because: tuple[Because, ...]) -> None:
        if because:
            self.answered.emit(replace(answer, because=because))

    def _tell_solution(self, answer: Action | None) -> None:
        """Play the right action, also on the solver's behalf."""
        puzzle, state = self._puzzle, self._state
        if puzzle is None or state is None:
            return
        action = puzzle.solution
        player, seen = ConventionPlayer(puzzle.agreement), observe(state, state.seat_to_act)
        others = [cost for other, cost in puzzle.costs.items() if other != action]
        weighed = player.weigh(seen)
        reason = player.reason(seen, action, weighed)
        usual = weighed[0].action
        if usual != action:  # playing the position out found it, not the conventions
            reason = replace(reason, ahead=Ahead(usual, 0, puzzle.costs[usual].points, 0.0))
        self._session.act(explained(state, action, puzzle.agreement, state.seat_to_act))
        self.answered.emit(
            PuzzleAnswer(
                puzzle.number,
                answer is not None,
                self._tries,
                NOTHING,
                solution=Decision(action, reason),
                runner_up=min(others, key=lambda cost: cost.points),
                hints=self._session.assistance.hints,
            )
        )

    def game_to_continue(self) -> tuple[OpenedGame, GameSetup, int] | None:
        """Return the game up to the puzzle, to continue from there; None if there is no puzzle."""
        if self._puzzle is None or self._setup is None:
            return None
        opened = open_text(self._puzzle.game.decode())
        setup = replace(self._setup, options=opened.states[0].options)
        return opened, setup, len(self._puzzle.record.actions)


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


class MomentGuide(AnswerGuide):
    """Leads the session's game at one moment of a game.

    Signals:
        asked: (MomentAsked) a moment is on the table.
        weighing: an answer is being measured.
        answered: (MomentAnswer) an answer was given, or the solution is shown.

    Attributes:
        moment: the moment on the table; None if there is none.
    """

    weighing = Signal()

    def __init__(self, session: Session, costs: CostWatch, parent: QObject | None = None) -> None:
        super().__init__(session, costs, parent)
        self.moment: OwnMoment | None = None

    def begin(self, moment: OwnMoment) -> None:
        """Put a moment on the table."""
        self.close()
        state, seat, agreement = moment.before, moment.found.seat, moment.agreement
        self.moment = moment
        self._ask()
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

    def close(self) -> None:
        """Remove the moment from the table."""
        if self.moment is not None:
            self.moment, self._is_asking = None, False
            self._costs.leave()

    def _weigh(self, action: Action) -> None:
        moment = self.moment
        if moment is None:
            return
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
        if not self._is_asking:
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

    def _tell_solution(self, answer: Action | None) -> None:
        moment = self.moment
        if moment is None:
            return
        best = moment.best
        self.answered.emit(
            MomentAnswer(
                answer,
                answer is not None,
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
