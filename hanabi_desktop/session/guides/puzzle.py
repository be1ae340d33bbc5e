"""The guide of a puzzle."""

from dataclasses import dataclass, replace
from functools import cache, partial

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.record import replay
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
from hanabi_desktop.learning.themes import Theme, theme_taught
from hanabi_desktop.review.contrast import Because
from hanabi_desktop.review.played_game import judgement_of
from hanabi_desktop.session.guides.led_games import explained, reasons_of
from hanabi_desktop.session.library.loading import OpenedGame, open_text
from hanabi_desktop.session.play.cost_watch import CostWatch
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.setup import GameSetup, Seat, teammates_for, with_badges
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.explaining.move_review import Judgement
from hanabi_desktop.teammates.players.convention_player import ConventionPlayer
from hanabi_desktop.teammates.teammate import Ahead, Decision

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
        PuzzleEntry(one.number, one.theme, one.level, one.rating) for one in puzzle_headings()
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

    Puzzles never tried come first, and those at a table of the lesson's level.
    """
    theme, level, unsolved = (
        theme_taught(lesson),
        chapter_of(lesson).level,
        unsolved_puzzles(progress),
    )
    places = [
        (place not in unsolved, entry.level is not level, place)
        for place, entry in enumerate(puzzle_list(), start=1)
        if entry.theme is theme
    ]
    return tuple(place for *_, place in sorted(places)[:PUZZLES_AFTER_LESSON])


class PuzzleGuide(QObject):
    """Leads the session's game (see ``Guide``) at a puzzle's position.

    Signals:
        asked: (PuzzleMoment) a puzzle is on the table.
        answered: (PuzzleAnswer) an answer was given, or the solution is shown. Emitted again for a
            wrong answer once the difference between the moves is known.

    Attributes:
        place: the position of the current puzzle in the list, counted from 1; None if there is
            none.
    """

    asked = Signal(object)
    answered = Signal(object)

    def __init__(self, session: Session, costs: CostWatch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._costs = costs
        self.place: int | None = None
        self._puzzle: Puzzle | None = None
        self._state: GameState | None = None
        self._setup: GameSetup | None = None
        self._tries = 0
        self._is_done = False

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
        self._tries, self._is_done = 0, False
        self._setup = GameSetup(with_badges(seats), options, None)
        self._session.lead(self, self._setup, states, reasons_of(state, puzzle.agreement, seat))
        self.asked.emit(PuzzleMoment(place, puzzle.level, puzzle.theme, options))

    def follow(self) -> None:
        """Do nothing: only the answer changes the game."""

    def withdraw(self) -> None:
        """Do nothing: an answer being measured is reported anyway."""

    def close(self) -> None:
        """Remove the puzzle from the table."""
        if self.place is not None:
            self._costs.leave()
        self.place = self._puzzle = self._state = self._setup = None

    def propose(self, action: Action) -> None:
        """Judge an answer."""
        puzzle, state = self._puzzle, self._state
        if puzzle is None or state is None or self._is_done:
            return
        self._tries += 1
        if action == puzzle.solution:
            self._solve(is_right=True)
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

    def show(self) -> None:
        """Play the right action on the solver's behalf."""
        if self._puzzle is not None and not self._is_done:
            self._solve(is_right=False)

    def _solve(self, *, is_right: bool) -> None:
        puzzle, state = self._puzzle, self._state
        if puzzle is None or state is None:
            return
        self._is_done = True
        self._costs.leave()
        action = puzzle.solution
        player, seen = ConventionPlayer(puzzle.agreement), observe(state, state.seat_to_act)
        others = [cost for other, cost in puzzle.costs.items() if other != action]
        weighed = player.weigh(seen)
        options = tuple(sorted(weighed, key=lambda option: option.action != action))
        reason = player.reason(seen, options)
        usual = weighed[0].action
        if usual != action:  # playing the position out found it, not the conventions
            reason = replace(reason, ahead=Ahead(usual, 0, puzzle.costs[usual].points, 0.0))
        self._session.act(explained(state, action, puzzle.agreement, state.seat_to_act))
        self.answered.emit(
            PuzzleAnswer(
                puzzle.number,
                is_right,
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
