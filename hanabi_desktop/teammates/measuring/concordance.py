"""How often teammates choose the moves of recorded games, and the agreement that fits these games best.

To find that agreement, the receiver's reading of every clue with a focus is scored by the logarithm
of the probability that it assigns to the true identity of the focus. All identities that the reading
allows are equally likely, except that one clue in ``SLIPS`` is assumed to mean no more than its
facts. The best agreement is the one with the highest total.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing.connection import Connection
from typing import Self, cast

from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, observe, redact
from hanabi_desktop.support.workers import WorkerProcess, serve_questions
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import (
    SWITCHES,
    Agreement,
    Convention,
    Evidence,
    Fit,
    agreement_of,
    useful_in,
)
from hanabi_desktop.teammates.encoding import SeatTracker, index_of
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.search.evaluator import standard_error

SLIPS = 20  # one clue in so many is assumed to mean no more than its facts
_PASSES = 3  # maximum number of passes over all conventions


def fit(
    records: Sequence[GameRecord],
    read: Callable[[Agreement], Sequence[float]] | None = None,
    tell: Callable[[int, int], None] = lambda _done, _whole: None,
) -> Fit:
    """Find the best agreement by a local search.

    The search starts from the agreement of the best level and changes one convention at a time.

    Args:
        records: games among the same people.
        read: returns the score of each game's readings by an agreement, in nats, such as
            ``ReadingWorkers.read``; None to compute the scores here, one game after the other.
        tell: called with the number of steps done and their approximate total.

    Raises:
        BrokenTurnError: a record breaks the rules.
        ValueError: there is no game.
    """
    if not records:
        raise ValueError("there is no game to fit to")
    measure = _Measure(read or partial(worths_of_readings, records))
    useful = useful_in_any(record.options for record in records)
    # The total assumes two passes: usually the second one changes nothing.
    whole = len(Level) + 2 * len(useful)
    best = max(map(agreement_of, Level), key=measure.worth)
    done = len(Level)
    for _ in range(_PASSES):
        before = best
        for convention in useful:
            tell(min(done, whole), whole)
            best = max(best, toggled(best, convention), key=measure.worth)
            done += 1
        if best == before:
            break
    tell(whole, whole)
    evidence = tuple(_evidence(measure, best, convention) for convention in useful)
    return Fit(best, evidence, measure.worth(best), len(records))


def useful_in_any(rules: Iterable[GameOptions]) -> tuple[Convention, ...]:
    """Return the optional conventions that affect the reading of clues under some of these rules."""
    useful = {convention for options in set(rules) for convention in useful_in(SWITCHES, options)}
    return tuple(convention for convention in SWITCHES if convention in useful)


def toggled(agreement: Agreement, convention: Convention) -> Agreement:
    """Return the agreement with one convention switched on or off.

    A convention is added with everything it requires, and removed with everything that requires it.
    """
    if convention in agreement.conventions:
        return agreement.without_one(convention)
    return agreement.with_one(convention)


def _evidence(measure: "_Measure", best: Agreement, convention: Convention) -> Evidence:
    is_agreed = convention in best.conventions
    other = toggled(best, convention)
    with_it, without = (best, other) if is_agreed else (other, best)
    pairs = zip(measure.games(with_it), measure.games(without), strict=True)
    gains = [first - second for first, second in pairs]
    error = standard_error(gains) * len(gains) if len(gains) > 1 else math.inf
    return Evidence(convention, is_agreed, sum(gains), error)


class _Measure:
    """The scores of the readings by each agreement, cached."""

    def __init__(self, read: Callable[[Agreement], Sequence[float]]) -> None:
        self._read = read
        self._known: dict[Agreement, Sequence[float]] = {}

    def games(self, agreement: Agreement) -> Sequence[float]:
        """Return the score of each game, in nats."""
        if agreement not in self._known:
            self._known[agreement] = self._read(agreement)
        return self._known[agreement]

    def worth(self, agreement: Agreement) -> float:
        return math.fsum(self.games(agreement))


def worths_of_readings(records: Sequence[GameRecord], agreement: Agreement) -> tuple[float, ...]:
    """Return the score of the readings of these games' clues by an agreement, game by game, in nats.

    A BrokenTurnError is raised if a record breaks the rules.
    """
    return tuple(worth_of_readings(record, agreement) for record in records)


def worth_of_readings(record: GameRecord, agreement: Agreement) -> float:
    """Return the score of one game as :func:`worths_of_readings` does."""
    return sum(_readings(record, agreement))


def _readings(record: GameRecord, agreement: Agreement) -> Iterator[float]:
    states = list(replay(record))
    seats = range(record.options.players)
    trackers = [SeatTracker(observe(states[0], seat), agreement) for seat in seats]
    for after in states[1:]:
        turn = after.history[-1]
        for seat, tracker in enumerate(trackers):
            tracker.watch(replace(turn, events=redact(turn.events, seat)))
        if isinstance(turn.action, Clue):
            model = trackers[turn.action.target].model
            if model.focus >= 0:
                truth = 1 << index_of(after.deck[model.focus])
                inferred, possible = model.inferred[model.focus], model.possible[model.focus]
                meant = 1 / inferred.bit_count() if inferred & truth else 0.0
                yield math.log((1 - 1 / SLIPS) * meant + 1 / SLIPS / possible.bit_count())


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
        self.decisions += other.decisions
        self.agreed += other.agreed
        self.readings += other.readings
        self.readings_true += other.readings_true


def concordance_with(record: GameRecord, agreement: Agreement) -> Concordance:
    """Measure one game; BrokenTurnError if the record breaks the rules."""
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
