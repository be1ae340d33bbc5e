"""Distribution of a review's tasks among low-priority worker processes."""

from collections import deque
from collections.abc import Callable, Generator, Sequence
from multiprocessing.connection import Connection, wait

from hanabi_desktop.review.tasks import Found, Subject, Task, shares_work, work_on
from hanabi_desktop.support.worker_process import WorkerProcess, serve_questions

_AHEAD = 2
"""Number of tasks queued per process, so that no process is idle between two tasks."""
_POLL_S = 0.1
_NICE = 15
"""Lower priority than the processes that look ahead in a game."""


def run_in_processes(
    subject: Subject,
    tasks: Sequence[Task],
    count: int,
    is_cancelled: Callable[[], bool] = lambda: False,
) -> Generator[tuple[Task, Found], None, None]:
    """Yield the result of each task as it comes in; tasks are started in order.

    Closing the generator or cancelling ends all processes at once.

    Raises:
        OSError: no process can be started.
        WorkFailedError: a task has failed; the log says where.
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
