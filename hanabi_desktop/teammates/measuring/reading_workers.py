"""Distribution of the reading of recorded games among low-priority worker processes."""

from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Self, cast

from hanabi_desktop.game.record import GameRecord
from hanabi_desktop.support.worker_process import WorkerProcess, serve_questions
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.measuring.agreement_fit import worths_of_readings

_POLL_S = 0.1
_NICE = 15
"""Lower priority than the processes that look ahead in a game."""


class ReadingCancelledError(Exception):
    """The reading was cancelled."""


class ReadingWorkers:
    """Processes that read the clues of the same games by one agreement after the other.

    Args:
        records: the games; each process gets a share of them.
        count: the maximum number of processes.
        is_cancelled: polled while waiting; True cancels the reading.

    Raises:
        OSError: no process can be started.
    """

    def __init__(
        self,
        records: Sequence[GameRecord],
        count: int,
        is_cancelled: Callable[[], bool] = lambda: False,
    ) -> None:
        self._games = len(records)
        self._is_cancelled = is_cancelled
        self._workers: list[WorkerProcess] = []
        count = min(count, len(records))
        try:
            for share in range(count):
                worker = WorkerProcess(_serve, "reading clues")
                self._workers.append(worker)
                worker.ask(tuple(records[share::count]))
        except OSError:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End all processes at once."""
        for worker in self._workers:
            worker.end()

    def read(self, agreement: Agreement) -> tuple[float, ...]:
        """Return the score of the readings by an agreement, game by game, in nats.

        Raises:
            ReadingCancelledError: the reading was cancelled.
            WorkFailedError: a game breaks the rules, or the work has failed; the log says where.
            BrokenPipeError: a process has died.
        """
        worths = [0.0] * self._games
        for worker in self._workers:
            worker.ask(agreement)
        for share, worker in enumerate(self._workers):
            while not worker.has_answered(_POLL_S):
                if self._is_cancelled():
                    raise ReadingCancelledError
                if not worker.is_alive:
                    raise BrokenPipeError
            received = worker.received()
            if received is None:
                raise BrokenPipeError
            worths[share :: len(self._workers)] = cast("tuple[float, ...]", received[1])
        return tuple(worths)


def _serve(there: Connection) -> None:
    """Run the worker process: receive its games, then read them by one agreement after the other."""
    games: list[GameRecord] = []

    def answer(asked: object) -> tuple[float, ...] | None:
        if isinstance(asked, Agreement):
            return worths_of_readings(games, asked)
        games[:] = cast("tuple[GameRecord, ...]", asked)  # nothing else is asked
        return None

    serve_questions(there, answer, _NICE)
