"""The tasks of a review, and their distribution to worker processes."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future
from concurrent.futures import wait as wait_for_tasks
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection, wait
from statistics import fmean

from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.moves import Action, Clue
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, observe, shuffled_deck
from hanabi_desktop.review.ceiling import Ceiling, CeilingSearch
from hanabi_desktop.review.decisions import Decision, confirmed_grade, grade_of
from hanabi_desktop.review.findings import USUAL, Cost, Depth, Grade, LastPerfectTurn
from hanabi_desktop.review.par import Par
from hanabi_desktop.review.people import believed_policy, is_misunderstood, recorded_people
from hanabi_desktop.review.played_game import PlayedGame, better_because, judgement_of
from hanabi_desktop.review.reasons import Because
from hanabi_desktop.support.workers import WorkerProcess, serve_questions
from hanabi_desktop.teammates.conventions import Agreement, Convention
from hanabi_desktop.teammates.encoding import index_of, undealt_game
from hanabi_desktop.teammates.explaining.move_review import Judgement
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.search.evaluator import standard_error
from hanabi_desktop.teammates.teammate import Reason
from hanabi_desktop.teammates.weights import with_personality


def measured_par(options: GameOptions, agreement: Agreement, games: int, seed: int) -> Par:
    """Return the mean score over deals with these rules at a table that plays by this agreement.

    The deals are those with the numbers from ``seed`` on.
    """
    scores = []
    weights = with_personality(options.players, None)
    for number in range(seed, seed + games):
        game = undealt_game(options, agreement, first_seat=0)
        policy = Policy(weights, game.models[0])
        game.deal([index_of(card) for card in shuffled_deck(number, options)])
        scores.append(game.play_out([policy] * options.players))
    perfect = fmean(score == options.max_score for score in scores)
    return Par(fmean(scores), standard_error(scores), perfect, games)


@dataclass(frozen=True, slots=True)
class Subject:
    """The game under review and the settings of the review.

    Attributes:
        record: the legal part of the game.
        agreement: the agreement it is judged by.
        seed: the seed of all sampling.
        depth: the sample sizes.
        among_people: whether the table may have conventions that nobody recorded.
    """

    record: GameRecord
    agreement: Agreement
    seed: int
    depth: Depth = USUAL
    among_people: bool = False


@dataclass(frozen=True, slots=True)
class ValueTask:
    """The task of valuing a position, and the action taken there, on some shuffles.

    Attributes:
        turn: the number of actions before the position; the total number stands for the end.
        first, last: the numbers of the shuffles, ``last`` excluded.
    """

    turn: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class ValueFound:
    """The points of each shuffle.

    Attributes:
        policy: the conventions' choice; None at the end.
        values: the points from the position.
        played: the points after the action taken; equal to ``values`` if the conventions choose it.
    """

    policy: Action | None
    values: tuple[int, ...]
    played: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CostTask:
    """The task of measuring the cost of a turn's decision."""

    turn: int


@dataclass(frozen=True, slots=True)
class CostFound:
    """A cost, with an explanation if the decision is graded.

    Attributes:
        cost: the cost of the decision.
        grade: the grade of the decision; None if it is not graded.
        judgement: the conventions' judgement of the action.
        reason: why the best candidate would have been chosen.
        convention: the convention that explains the best candidate.
        because: events that are more frequent after one of the two moves.
    """

    cost: Cost
    grade: Grade | None = None
    judgement: Judgement | None = None
    reason: Reason | None = None
    convention: Convention = Convention.NOTHING
    because: tuple[Because, ...] = ()


@dataclass(frozen=True, slots=True)
class CeilingTask:
    """The task of bounding the score that the deal allowed, and the last chance of a perfect score."""


@dataclass(frozen=True, slots=True)
class CeilingFound:
    """The bounds of the deal's score, and of the last turn with a reachable perfect score."""

    ceiling: Ceiling
    last_perfect: LastPerfectTurn


@dataclass(frozen=True, slots=True)
class ParTask:
    """The task of measuring par by a user's own agreement."""


@dataclass(frozen=True, slots=True)
class ParFound:
    """Par and its standard error, in points."""

    points: float
    error: float


Task = ValueTask | CostTask | CeilingTask | ParTask
Found = ValueFound | CostFound | CeilingFound | ParFound


def tasks_of(subject: Subject) -> Iterator[Task]:
    """Yield all tasks of a review, those of the first curve first."""
    turns, depth = len(subject.record.actions), subject.depth
    if subject.agreement.level is None:
        yield ParTask()
    for turn in range(turns + 1):
        yield ValueTask(turn, 0, depth.first_shuffles)
    yield CeilingTask()
    for turn in range(turns):
        yield CostTask(turn)
    for turn in range(turns + 1):
        yield ValueTask(turn, depth.first_shuffles, depth.shuffles)


def batches_of(subject: Subject, tasks: Iterable[Task]) -> list[tuple[Task, ...]]:
    """Divide tasks into batches; a process that works on one batch can reuse its work.

    If the conventions choose a clue, the positions before and after it have the same value (see
    ``PlayedGame.scores``).
    """
    batches: list[tuple[Task, ...]] = []
    for task in tasks:
        last = batches[-1][-1] if batches else None
        follows = (
            isinstance(task, ValueTask)
            and isinstance(last, ValueTask)
            and task.turn == last.turn + 1
            and isinstance(subject.record.actions[last.turn], Clue)
        )
        if follows:
            batches[-1] += (task,)
        else:
            batches.append((task,))
    return batches


def work_on(subject: Subject, task: Task) -> Found:
    """Run one task."""
    match task:
        case ValueTask():
            return _value(subject, task)
        case CostTask(turn):
            return _cost(subject, turn)
        case CeilingTask():
            return _ceiling(_states(subject), subject.depth)
        case ParTask():
            options = _states(subject)[0].options
            par = measured_par(options, subject.agreement, subject.depth.par, subject.seed)
            return ParFound(par.points, par.error)


def _value(subject: Subject, task: ValueTask) -> ValueFound:
    at_end = task.turn == len(subject.record.actions)
    action = None if at_end else subject.record.actions[task.turn]
    values: list[int] = []
    played: list[int] = []
    for game, shuffles in _games(subject, task):
        scores = game.scores(task.turn, shuffles)
        same = at_end or not shuffles or game.choice(task.turn) == action
        values += scores
        played += scores if same else game.scores(task.turn, shuffles, action)
    policy = None if action is None else _policy(subject, task.turn, action)
    return ValueFound(policy, tuple(values), tuple(played))


def _games(subject: Subject, task: ValueTask) -> Iterator[tuple[PlayedGame, Sequence[int]]]:
    """Yield the games to play out, each with its shuffles.

    Among people there are two games: in most shuffles the table understands what the agreement does
    not, in the others it has only the agreement.
    """
    shuffles, game = range(task.first, task.last), _played(subject)
    if not subject.among_people:
        yield game, shuffles
        return
    people = recorded_people()
    understood = [one for one in shuffles if not is_misunderstood(one, people)]
    yield _played(subject, understood=True), understood
    if not game.is_settled(task.turn):  # a settled position has only one shuffle
        yield game, [one for one in shuffles if is_misunderstood(one, people)]


def _policy(subject: Subject, turn: int, action: Action) -> Action:
    """Return the conventions' choice before a turn, by what the seat to act can know."""
    if not subject.among_people:
        return _played(subject).choice(turn)
    state = _states(subject)[turn]
    seen = observe(state, state.seat_to_act)
    return believed_policy(action, ConventionPlayer(subject.agreement).weigh(seen))


def _cost(subject: Subject, turn: int) -> CostFound:
    state = _states(subject)[turn]
    seen = observe(state, state.seat_to_act)
    action, agreement = subject.record.actions[turn], subject.agreement
    decision = Decision(
        seen,
        action,
        agreement,
        subject.seed,
        subject.depth,
        among_people=subject.among_people,
    )
    cost = decision.cost()
    grade = grade_of(cost, is_unrecorded=decision.is_unrecorded)
    reason = better_because(seen, cost.best, agreement)
    convention = Convention.BLUFF if decision.is_bluff else reason.convention
    if decision.is_bluff and not decision.is_unrecorded and grade is not Grade.STRONG:
        grade = None  # an agreed bluff is no fault
    if grade is None:
        return CostFound(cost, convention=convention)
    because: tuple[Because, ...] = ()
    if grade is not Grade.STRONG:
        contrast = decision.contrast(cost.best)
        because = contrast.because
        grade = confirmed_grade(grade, contrast.points, contrast.perfect)
        if grade is None:
            return CostFound(cost, convention=convention)
    judgement = judgement_of(state, action, agreement)
    return CostFound(cost, grade, judgement, reason, convention, because)


def _ceiling(states: tuple[GameState, ...], depth: Depth) -> CeilingFound:
    ceiling = CeilingSearch(states[0]).ceiling(depth.widths)
    perfect = states[0].options.max_score
    played = states if states[-1].ending is None else states[:-1]
    at_most = _last(played, lambda search: search.upper_bound() >= perfect)
    at_least = 0
    if ceiling.lower == perfect:
        reached = sum(states[-1].fireworks) == perfect
        later = _last(played[:at_most], lambda search: bool(search.can_be_perfect(depth.probes)))
        at_least = len(played) if reached else max(1, later)
    return CeilingFound(ceiling, LastPerfectTurn(at_least, max(at_least, at_most)))


def _last(states: Sequence[GameState], holds: Callable[[CeilingSearch], bool]) -> int:
    """Return the number of leading positions that satisfy ``holds``, by bisection.

    Bisection works because no position after one that fails ``holds`` can satisfy it.
    """
    low, high = 0, len(states)
    while low < high:
        middle = (low + high + 1) // 2
        if holds(CeilingSearch(states[middle - 1])):
            low = middle
        else:
            high = middle - 1
    return low


@lru_cache(maxsize=1)
def _states(subject: Subject) -> tuple[GameState, ...]:
    return tuple(replay(subject.record))


@lru_cache(maxsize=2)
def _played(subject: Subject, *, understood: bool = False) -> PlayedGame:
    return PlayedGame(subject.record, subject.agreement, subject.seed, understood=understood)


_MOST_AT_ONCE = 64
"""How many tasks a cluster is given at a time."""
_AHEAD = 2
"""Number of tasks queued per process, so that no process is idle between two tasks."""
_POLL_S = 0.1
_NICE = 15
"""Lower priority than the processes that look ahead in a game."""


def run_in_processes(
    subject: Subject,
    next_batch: Callable[[], Sequence[Task]],
    count: int,
    is_cancelled: Callable[[], bool] = lambda: False,
) -> Generator[tuple[Task, Found], None, None]:
    """Yield the result of each task as it comes in.

    Closing the generator or cancelling ends all processes at once.

    Args:
        subject: the game under review.
        next_batch: returns the next tasks for one process; empty if there are none at the moment.
        count: the number of processes.
        is_cancelled: returns whether to stop.

    Raises:
        OSError: no process can be started.
        WorkFailedError: a task has failed; the log says where.
        BrokenPipeError: a process has died.
    """
    workers: list[_Worker] = []
    try:
        while not is_cancelled():
            for place in range(count):
                while place >= len(workers) or len(workers[place].asked) < _AHEAD:
                    batch = next_batch()
                    if not batch:
                        break
                    if place >= len(workers):
                        workers.append(_Worker(subject))
                    for task in batch:
                        workers[place].give(task)
            busy = [worker.connection for worker in workers if worker.asked]
            if not busy:
                return
            ready = wait(busy, _POLL_S)
            for worker in workers:
                if worker.connection in ready:
                    yield worker.take()
    finally:
        for worker in workers:
            worker.end()


def run_in_pool(
    subject: Subject, next_batch: Callable[[], Sequence[Task]], pool: Executor
) -> Iterator[tuple[Task, Found]]:
    """Yield the result of each task as it comes in; ``next_batch`` is as in :func:`run_in_processes`."""
    running: dict[Future[Found], Task] = {}
    while True:
        while len(running) < _MOST_AT_ONCE and (batch := next_batch()):
            for task in batch:
                running[pool.submit(work_on, subject, task)] = task
        if not running:
            return
        done, _ = wait_for_tasks(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield running.pop(future), future.result()


class _Worker(WorkerProcess):
    """A process that runs tasks of a review.

    Attributes:
        asked: the unfinished tasks of the process, by the numbers of their requests.
    """

    def __init__(self, subject: Subject) -> None:
        super().__init__(_serve, "reviewing")
        self.asked: dict[int, Task] = {}
        self.ask(subject)

    def give(self, task: Task) -> None:
        """Queue a task for the process."""
        self.asked[self.ask(task)] = task
        if not self.is_alive:
            raise BrokenPipeError

    def take(self) -> tuple[Task, Found]:
        """Return a finished task and its result."""
        received = self.received()
        if received is None:
            raise BrokenPipeError
        number, found = received
        return self.asked.pop(number), found  # type: ignore[return-value] # what work_on returns


def _serve(there: Connection) -> None:
    """Run the worker process: receive the subject, then run one task after the other."""
    subjects: list[Subject] = []

    def answer(asked: object) -> Found | None:
        if isinstance(asked, Subject):
            subjects[:] = [asked]
            return None
        return work_on(subjects[0], asked)  # type: ignore[arg-type] # nothing else is asked

    serve_questions(there, answer, _NICE)
