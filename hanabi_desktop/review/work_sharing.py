"""Shares the work of a review out among processes that yield to everything else."""

from collections import deque
from collections.abc import Callable, Generator, Sequence
from multiprocessing.connection import Connection, wait

from hanabi_desktop.review.tasks import Found, Subject, Task, shares_work, work_on
from hanabi_desktop.support.worker_process import WorkerProcess, serve_questions

_AHEAD = 2
"""So many pieces each process has before it: it never waits for the next."""
_POLL_S = 0.1
_NICE = 15
"""Behind the processes that look ahead in a game."""


def shared_out(
    subject: Subject,
    tasks: Sequence[Task],
    count: int,
    is_cancelled: Callable[[], bool] = lambda: False,
) -> Generator[tuple[Task, Found], None, None]:
    """Yield what comes of each piece, as it comes in; the pieces are begun in their order.

    Whoever stops asking, or cancels, ends all processes at once.

    Raises:
        OSError: no process can be started.
        WorkFailedError: a piece has failed; the log says where.
        BrokenPipeError: a process has died.
    """
    waiting = deque(tasks)
    workers: list[_Worker] = []
    try:
        while len(workers) < min(count, len(tasks)):
            workers.append(_Worker(subject))
        while not is_cancelled() and (waiting or any(worker.asked for worker in workers)):
            for worker in workers:
                while waiting and len(worker.asked) < _AHEAD:
                    task = waiting.popleft()
                    worker.give(task)
                    while waiting and shares_work(subject, task, waiting[0]):
                        task = waiting.popleft()
                        worker.give(task)
            ready = wait([worker.connection for worker in workers if worker.asked], _POLL_S)
            for worker in workers:
                if worker.connection in ready:
                    yield worker.take()
    finally:
        for worker in workers:
            worker.end()


class _Worker(WorkerProcess):
    """One process that works on a review.

    Attributes:
        asked: the pieces it has before it, by the numbers of their answers.
    """

    def __init__(self, subject: Subject) -> None:
        super().__init__(_serve, "reviewing")
        self.asked: dict[int, Task] = {}
        self.ask(subject)

    def give(self, task: Task) -> None:
        """Have it work on a piece."""
        self.asked[self.ask(task)] = task
        if not self.is_alive:
            raise BrokenPipeError

    def take(self) -> tuple[Task, Found]:
        """Return what has come of a piece."""
        received = self.received()
        if received is None:
            raise BrokenPipeError
        number, found = received
        return self.asked.pop(number), found  # type: ignore[return-value] # what work_on returns


def _serve(there: Connection) -> None:
    """Run the worker process: read a game, then do one task after the other."""
    subjects: list[Subject] = []

    def answer(asked: object) -> Found | None:
        if isinstance(asked, Subject):
            subjects[:] = [asked]
            return None
        return work_on(subjects[0], asked)  # type: ignore[arg-type] # nothing else is asked

    serve_questions(there, answer, _NICE)
