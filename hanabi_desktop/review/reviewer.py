"""The reviewer of a game: runs the tasks and assembles their results as they come in."""

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from statistics import fmean

from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.review.findings import (
    ENGINE,
    USUAL,
    Cost,
    Depth,
    Estimate,
    Grade,
    Ledger,
    Review,
    SeatReview,
    Situation,
    Stage,
    TurnReview,
)
from hanabi_desktop.review.par import par_of
from hanabi_desktop.review.played_game import estimate_of
from hanabi_desktop.review.table_facts import TableFacts
from hanabi_desktop.review.tasks import (
    CeilingFound,
    CeilingTask,
    CostFound,
    CostTask,
    Found,
    ParFound,
    ParTask,
    Subject,
    Task,
    ValueFound,
    ValueTask,
    batches_of,
    run_in_pool,
    run_in_processes,
    tasks_of,
    work_on,
)
from hanabi_desktop.support.workers import has_cluster, runs_here, task_pool
from hanabi_desktop.teammates.conventions import Agreement

KEY_DROPS = 6
"""Number of turns that are judged first: those after which the curve drops most."""


@dataclass(slots=True)
class _Gathered:
    """The results received so far."""

    policies: dict[int, Action] = field(default_factory=dict)
    parts: dict[int, dict[int, ValueFound]] = field(default_factory=dict)
    costs: dict[int, CostFound] = field(default_factory=dict)
    ceiling: CeilingFound | None = None
    par: ParFound | None = None


class Reviewer:
    """One review in progress.

    Args:
        record: the game; its actions are legal.
        agreement: the agreement it is judged by.
        seed: the seed of all sampling.
        depth: the sample sizes.
        among_people: whether the table may have conventions that nobody recorded.

    Attributes:
        subject: the arguments, in the form sent to worker processes.
        tasks: all tasks, those of the first curve first.
    """

    def __init__(
        self,
        record: GameRecord,
        agreement: Agreement,
        seed: int = 0,
        depth: Depth = USUAL,
        *,
        among_people: bool = False,
    ) -> None:
        self.subject = Subject(record, agreement, seed, depth, among_people)
        self.tasks = tuple(tasks_of(self.subject))
        self._tasks = frozenset(self.tasks)
        self._states = tuple(replay(record))
        self._gathered = _Gathered(par=_kept_par(self._states[0].options, agreement))
        self._done: dict[Task, Found] = {}
        self._waiting: deque[tuple[Task, ...]] | None = None
        self._is_ordered = False
        self._begun: set[int] = set()
        self._began = time.monotonic()

    @property
    def is_complete(self) -> bool:
        """Whether all tasks are done."""
        return len(self._done) == len(self.tasks)

    @property
    def share_done(self) -> float:
        """The share of tasks done, 0 to 1."""
        return len(self._done) / len(self.tasks)

    @property
    def work(self) -> tuple[tuple[Task, Found], ...]:
        """The finished tasks with their results."""
        return tuple(self._done.items())

    def next_batch(self) -> tuple[Task, ...]:
        """Return the next tasks for one process.

        The first curve comes first. The other tasks are ordered by it, so nothing is returned while
        the last of its results are awaited; nothing is returned after the last task either.
        """
        if self._waiting is None:
            first = (one for one in self.tasks if isinstance(one, ParTask) or _is_first(one))
            self._waiting = deque(self._batches(first))
        if not self._waiting and self.has_curve and not self._is_ordered:
            self._is_ordered = True
            self._waiting = deque(self._batches(self._after_first_curve()))
        if not self._waiting:
            return ()
        batch = self._waiting.popleft()
        self._begun.update(task.turn for task in batch if isinstance(task, CostTask))
        return batch

    def put_down(self) -> None:
        """Note that nothing is being worked on any more, because the work was stopped."""
        self._begun.clear()

    def _batches(self, tasks: Iterable[Task]) -> list[tuple[Task, ...]]:
        left = (task for task in dict.fromkeys(tasks) if task not in self._done)
        return batches_of(self.subject, left)

    def _after_first_curve(self) -> Iterator[Task]:
        """Yield the tasks after the first curve; the turns with the largest drops come first."""
        values, _ = self._scores()
        curve = [fmean(values[turn]) for turn in sorted(values)]
        turns = sorted(range(len(curve) - 1), key=lambda turn: curve[turn + 1] - curve[turn])
        rest = {task.turn: task for task in self.tasks if isinstance(task, ValueTask)}
        for turn in turns[:KEY_DROPS]:
            yield from (rest[turn], rest[turn + 1], CostTask(turn))
        yield CeilingTask()
        yield from rest.values()
        yield from map(CostTask, turns)

    @property
    def has_curve(self) -> bool:
        """Whether par and a first value of every position are known, so that a review can be shown."""
        gathered = self._gathered
        return gathered.par is not None and len(gathered.parts) > len(self.subject.record.actions)

    def add_result(self, task: Task, found: Found) -> None:
        """Store the result of a task."""
        if task not in self._tasks:
            return  # stored by a version that divides the work differently
        self._done[task] = found
        gathered = self._gathered
        if isinstance(found, ValueFound) and isinstance(task, ValueTask):
            gathered.parts.setdefault(task.turn, {})[task.first] = found
            if found.policy is not None:
                gathered.policies[task.turn] = found.policy
        elif isinstance(found, CostFound) and isinstance(task, CostTask):
            gathered.costs[task.turn] = found
        elif isinstance(found, CeilingFound):
            gathered.ceiling = found
        elif isinstance(found, ParFound):
            gathered.par = found

    def review(self) -> Review | None:
        """Return the review so far; None until the first curve is complete."""
        par = self._gathered.par
        if par is None or not self.has_curve:
            return None
        values, played = self._scores()
        actions = self.subject.record.actions
        perfect = self.subject.record.options.max_score
        curve = [estimate_of(values[turn], perfect) for turn in range(len(actions) + 1)]
        after = [fmean(played[turn]) for turn in range(len(actions))]
        turns = tuple(self._turn(turn, curve, after[turn]) for turn in range(len(actions)))
        ceiling = self._gathered.ceiling
        return Review(
            ENGINE,
            self.subject.agreement,
            self._states[-1].ending is not None,
            self._ledger(par, curve, turns),
            curve[-1],
            tuple(_seat_review(seat, turns) for seat in range(len(self._states[0].hands))),
            turns,
            None if ceiling is None else ceiling.ceiling,
            None if ceiling is None else ceiling.last_perfect,
            self.is_complete,
            time.monotonic() - self._began,
            self.subject.among_people,
        )

    def _scores(self) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
        """Return the points of all shuffles by turn: from the position, and after the action taken there."""
        values: dict[int, list[int]] = {}
        played: dict[int, list[int]] = {}
        for turn, parts in self._gathered.parts.items():
            ordered = [parts[first] for first in sorted(parts)]
            values[turn] = [score for part in ordered for score in part.values]
            played[turn] = [score for part in ordered for score in part.played]
        return values, played

    def _turn(self, turn: int, curve: list[Estimate], after: float) -> TurnReview:
        state = self._states[turn]
        action = self.subject.record.actions[turn]
        policy = self._gathered.policies[turn]
        stage = self._stage(turn)
        unjudged = TurnReview(
            turn + 1,
            state.seat_to_act,
            action,
            policy,
            Situation.of(state),
            curve[turn],
            Cost(action),
            grade=None,
            draw=0.0,
            hidden=0.0,
            decision=0.0,
            stage=stage,
        )
        if stage is not Stage.JUDGED:
            return unjudged
        found = self._gathered.costs[turn]
        departed = after - curve[turn].value
        decision = 0.0 if action == policy else found.cost.gained
        return replace(
            unjudged,
            cost=found.cost,
            grade=found.grade,
            draw=curve[turn + 1].value - after,
            hidden=departed - decision,
            decision=decision,
            judgement=found.judgement,
            reason=found.reason,
            convention=found.convention,
            because=found.because,
            facts=TableFacts()
            if found.grade is None
            else TableFacts.of(
                state,
                action,
                found.cost.best,
                found.judgement,
                found.reason,
                self._states[-1],
                self.subject.agreement,
            ),
        )

    def _stage(self, turn: int) -> Stage:
        """Return how far a turn's judgement has come, which needs its cost and two final values."""
        first = self.subject.depth.first_shuffles
        parts = self._gathered.parts
        is_valued = all(first in parts[place] for place in (turn, turn + 1))
        if is_valued and turn in self._gathered.costs:
            return Stage.JUDGED
        return Stage.UNDERWAY if turn in self._begun else Stage.WAITING

    def _ledger(self, par: ParFound, curve: list[Estimate], turns: Sequence[TurnReview]) -> Ledger:
        last = self._states[-1]
        final = curve[-1].value
        if last.ending is not None:
            final = float(score_of(last.fireworks, last.ending))
        return Ledger(
            par.points,
            par.error,
            final,
            deal=curve[0].value - par.points,
            draw=sum(turn.draw for turn in turns),
            hidden=sum(turn.hidden for turn in turns),
            decision=sum(turn.decision for turn in turns),
        )


def _is_first(task: Task) -> bool:
    """Return whether a task belongs to the first curve."""
    return isinstance(task, ValueTask) and task.first == 0


def _kept_par(options: GameOptions, agreement: Agreement) -> ParFound | None:
    """Return the stored par of a level's agreement; None for others, whose par is measured."""
    if agreement.level is None:
        return None
    par = par_of(options, agreement.level)
    return ParFound(par.points, par.error)


def _seat_review(seat: int, turns: Iterable[TurnReview]) -> SeatReview:
    mine = [
        turn
        for turn in turns
        if turn.seat == seat and turn.cost.deals and not turn.is_agreements_fault
    ]
    grades = [turn.grade for turn in mine]
    return SeatReview(
        seat,
        len(mine),
        sum(turn.cost.points for turn in mine),
        grades.count(Grade.INACCURACY),
        grades.count(Grade.MISTAKE),
        grades.count(Grade.BLUNDER),
        grades.count(Grade.STRONG),
        grades.count(Grade.UNRECORDED),
    )


def run(
    reviewer: Reviewer,
    jobs: int = 1,
    seconds: float | None = None,
    on_progress: Callable[[float], None] = lambda _: None,
) -> Review:
    """Run all tasks, or as many as there is time for.

    Args:
        reviewer: the review.
        jobs: the number of processes.
        seconds: the time after which to stop, although the first curve is completed in any case;
            None for no limit.
        on_progress: called with the share of tasks done, 0 to 1.

    Raises:
        ValueError: the tasks have ended without a complete first curve.
    """
    until = None if seconds is None else time.monotonic() + seconds
    for task, found in run_tasks(reviewer, jobs):
        reviewer.add_result(task, found)
        on_progress(reviewer.share_done)
        if until is not None and time.monotonic() >= until and reviewer.has_curve:
            break
    review = reviewer.review()
    if review is None:
        raise ValueError("a review needs its first curve")
    return review


def run_tasks(reviewer: Reviewer, jobs: int) -> Iterator[tuple[Task, Found]]:
    """Yield the result of each task still to be done, as it comes in.

    The caller adds each result to the reviewer before it asks for the next.
    """
    if runs_here(jobs):
        while batch := reviewer.next_batch():
            for task in batch:
                yield task, work_on(reviewer.subject, task)
        return
    if has_cluster():
        with task_pool(jobs) as pool:
            yield from run_in_pool(reviewer.subject, reviewer.next_batch, pool)
        return
    with closing(run_in_processes(reviewer.subject, reviewer.next_batch, jobs)) as shared:
        yield from shared
