"""How far the teammates' play agrees with people's, measured on recorded games."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Self, cast

from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.record import GameRecord, replay
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.support.worker_process import WorkerProcess, serve_questions
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.encoding.codes import index_of
from hanabi_desktop.teammates.encoding.seat_tracker import SeatTracker
from hanabi_desktop.teammates.measuring.agreement_fit import worths_of_readings
from hanabi_desktop.teammates.players.convention_player import ConventionPlayer

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


KINDS: dict[type[Action], str] = {Play: "play", Discard: "discard", Clue: "clue"}


@dataclass(slots=True)
class Concordance:
    """Counts over recorded games.

    Attributes:
        decisions: the number of people's decisions, by kind of action.
        agreed: the number of those decisions that were also a teammate's first choice.
        readings: the number of clues with a focus, by the convention as which the receiver read them.
        readings_true: the number of those clues whose reading included the true identity.
    """

    decisions: Counter[str] = field(default_factory=Counter)
    agreed: Counter[str] = field(default_factory=Counter)
    readings: Counter[Convention] = field(default_factory=Counter)
    readings_true: Counter[Convention] = field(default_factory=Counter)

    def add(self, other: "Concordance") -> None:
        """Add the counts of other games."""
        self.decisions += other.decisions
        self.agreed += other.agreed
        self.readings += other.readings
        self.readings_true += other.readings_true


def concordance_with(record: GameRecord, agreement: Agreement) -> Concordance:
    """Measure one game.

    Raises:
        BrokenTurnError: the record breaks the rules.
    """
    found = Concordance()
    players = [ConventionPlayer(agreement) for _ in record.seats]
    states = list(replay(record))
    for before, after, action in zip(states, states[1:], record.actions, strict=False):
        seat = before.seat_to_act
        kind = KINDS[type(action)]
        options = players[seat].weigh(observe(before, seat))
        found.decisions[kind] += 1
        found.agreed[kind] += is_same_action(options[0].action, action)
        if isinstance(action, Clue):
            _count_reading(found, after, action, agreement)
    return found


def is_same_action(mine: Action, theirs: Action) -> bool:
    """Return whether two actions are the same, apart from announcements."""
    if isinstance(mine, Play) and isinstance(theirs, Play):
        return mine.order == theirs.order
    return mine == theirs


def _count_reading(found: Concordance, after: GameState, clue: Clue, agreement: Agreement) -> None:
    model = SeatTracker.after(observe(after, clue.target), agreement).model
    if model.focus >= 0:
        convention = Convention(model.interpretation)
        truth = 1 << index_of(after.deck[model.focus])
        found.readings[convention] += 1
        found.readings_true[convention] += bool(model.inferred[model.focus] & truth)
