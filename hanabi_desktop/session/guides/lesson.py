"""The guide of a lesson."""

from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.state import GameState, apply, observe
from hanabi_desktop.learning.lessons import (
    Ask,
    Lesson,
    Spot,
    Step,
    Tell,
    Thing,
    Watch,
    chapter_of,
    hint_key,
)
from hanabi_desktop.learning.script import LEARNER, action_in, script_of
from hanabi_desktop.review.played_game import judgement_of
from hanabi_desktop.review.reasons import Because
from hanabi_desktop.session.play.advice import CostWatch
from hanabi_desktop.session.play.game import explained, reasons_of
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.setup import GameSetup, Seat, seat_of, with_badges
from hanabi_desktop.teammates.characters import CHARACTERS, Level
from hanabi_desktop.teammates.conventions import Agreement, agreement_of
from hanabi_desktop.teammates.explaining.move_review import Judgement

_TABLES = {
    Level.CASUAL: ("Zoë", "Björn"),
    Level.STANDARD: ("Daniël", "Noor"),
    Level.EXPERT: ("Maud", "Jonas", "Saar"),
}
"""The learner's teammates, clockwise."""


@dataclass(frozen=True, slots=True)
class LessonMoment:
    """The current step of a lesson.

    Attributes:
        lesson: the lesson.
        key: the key of the step's text.
        place: the index of the step, counted from 0.
        steps: the number of steps.
        waits_for_action: whether the learner has to act; otherwise they read and continue.
        things, orders: the parts of the table, and the cards, that are pointed at.
    """

    lesson: Lesson
    key: str
    place: int
    steps: int
    waits_for_action: bool
    things: frozenset[Thing] = frozenset()
    orders: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class WrongMove:
    """A move that the lesson did not ask for.

    Attributes:
        lesson: the lesson.
        hint: the key of the hint's text.
        judgement: the conventions' judgement of the learner's move.
        because: events that are more frequent after one of the two moves.
    """

    lesson: Lesson
    hint: str
    judgement: Judgement
    because: tuple[Because, ...] = ()


class LessonGuide(QObject):
    """Leads the session's game through a script (see ``Guide``).

    Signals:
        told: (LessonMoment) the next step has begun.
        mistaken: (WrongMove) the learner's move is not the one asked for; nothing is done. Emitted
            again once the difference between the moves is known.
        hurried: the learner tried to act before reading the text.
        finished: (Lesson) the last step has been read.

    Attributes:
        lesson: the lesson in progress; None if there is none.
        pause_ms: how long a teammate waits before it acts.
    """

    told = Signal(object)
    mistaken = Signal(object)
    hurried = Signal()
    finished = Signal(object)

    def __init__(self, session: Session, costs: CostWatch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._costs = costs
        self.lesson: Lesson | None = None
        self.pause_ms = 700
        self._place = 0
        self._state: GameState | None = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._move)

    @property
    def level(self) -> Level:
        """The teammates' level."""
        return Level.CASUAL if self.lesson is None else chapter_of(self.lesson).level

    @property
    def agreement(self) -> Agreement:
        """The table's agreement."""
        return agreement_of(self.level)

    # -- beginning and ending -----------------------------------------------------------------

    def begin(self, lesson: Lesson, learner: Seat, place: int = 0) -> None:
        """Start a lesson, from its beginning or from where it was left.

        Args:
            lesson: the lesson.
            learner: the learner.
            place: the step to start with; out of range starts from the beginning.
        """
        self.close()
        self.lesson = lesson
        self._learner = learner
        self._place = place if 0 <= place < len(script_of(lesson).steps) else 0
        self._set_up()
        self._enter()

    def follow(self) -> None:
        """Do nothing: only the script changes the game."""

    def withdraw(self) -> None:
        """Do nothing: no move is left undecided."""

    def close(self) -> None:
        """End the lesson."""
        self._pause.stop()
        if self.lesson is not None:
            self._costs.leave()
        self.lesson = None
        self._state = None

    def _set_up(self) -> None:
        """Deal the scene, and play it up to the step."""
        if self.lesson is None:
            return
        scene, place = script_of(self.lesson).scene_of(self._place)
        states = list(scene.states())
        for step in scene.steps[:place]:
            if not isinstance(step, Tell):
                state, _ = apply(states[-1], action_in(states[-1], _moves(step)[0]))
                states.append(state)
        self._state = states[-1]
        names = _TABLES[self.level]
        others = [next(c for c in CHARACTERS if c.name == name) for name in names]
        options = states[0].options
        seats = (self._learner, *map(seat_of, others[: options.players - 1]))
        setup = GameSetup(with_badges(seats), options, None)
        self._session.lead(self, setup, states, reasons_of(states[-1], self.agreement, LEARNER))

    # -- step by step ---------------------------------------------------------------------------

    @property
    def _step(self) -> Step | None:
        return None if self.lesson is None else script_of(self.lesson).steps[self._place]

    def _enter(self) -> None:
        step, state, lesson = self._step, self._state, self.lesson
        if step is None or state is None or lesson is None:
            return
        if isinstance(step, Watch):
            self._pause.start(self.pause_ms)
        at = () if isinstance(step, Watch) else step.at
        moment = LessonMoment(
            lesson,
            step.key,
            self._place,
            len(script_of(lesson).steps),
            isinstance(step, Ask),
            frozenset(one for one in at if isinstance(one, Thing)),
            tuple(state.hand_orders(one.seat)[-one.slot] for one in at if isinstance(one, Spot)),
        )
        self.told.emit(moment)

    def go_on(self) -> None:
        """Continue after the learner has read the text."""
        if self._pause.isActive():
            self._pause.stop()
            self._move()
        if not isinstance(self._step, Ask):
            self._next()

    def show(self) -> None:
        """Do what is asked on the learner's behalf."""
        step, state = self._step, self._state
        if isinstance(step, Ask) and state is not None:
            self._act(action_in(state, step.right[0]))
            self._next()

    def propose(self, action: Action) -> None:
        """Accept or judge a move of the learner."""
        step, state, lesson = self._step, self._state, self.lesson
        if state is None or lesson is None or state.seat_to_act != LEARNER:
            return
        if not isinstance(step, Ask):
            self.hurried.emit()
            return
        if action in _right(step, state):
            self._act(action)
            self._next()
        else:
            judgement = judgement_of(state, action, self.agreement)
            wrong = WrongMove(lesson, hint_key(step), judgement)
            self.mistaken.emit(wrong)
            seen, moves = observe(state, LEARNER), (action_in(state, step.right[0]), action)
            self._costs.explain(seen, self.agreement, moves, partial(self._on_explained, wrong))

    def _on_explained(self, wrong: WrongMove, because: tuple[Because, ...]) -> None:
        if because:
            self.mistaken.emit(replace(wrong, because=because))

    def _move(self) -> None:
        step, state = self._step, self._state
        if isinstance(step, Watch) and state is not None:
            self._act(action_in(state, step.move))

    def _act(self, action: Action) -> None:
        state = self._state
        if state is not None:
            self._costs.leave()
            self._state, _ = apply(state, action)
            self._session.act(explained(state, action, self.agreement, LEARNER))

    def _next(self) -> None:
        lesson = self.lesson
        if lesson is None:
            return
        script = script_of(lesson)
        if self._place + 1 == len(script.steps):
            self.close()
            self.finished.emit(lesson)
            return
        before, _ = script.scene_of(self._place)
        self._place += 1
        after, _ = script.scene_of(self._place)
        if after is not before:
            self._set_up()
        self._enter()


def _moves(step: Ask | Watch) -> tuple[str, ...]:
    return step.right if isinstance(step, Ask) else (step.move,)


def _right(step: Ask, state: GameState) -> list[Action]:
    """Return the accepted actions; cards that have been played already are skipped."""
    actions = []
    for text in step.right:
        try:
            actions.append(action_in(state, text))
        except ValueError:
            continue
    return actions
