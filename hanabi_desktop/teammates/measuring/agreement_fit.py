"""The search for the agreement that explains the clues of a group's games best.

For every clue with a focus, the receiver's reading is scored by the logarithm of the probability
that it assigns to the true identity of the focus. All identities that the reading allows are
equally likely, except that one clue in ``SLIPS`` is assumed to mean no more than its facts. A
narrow and true reading thus scores high, a narrow and false one low, and one that leaves everything
open scores little. The best agreement is the one with the highest total.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from hanabi_desktop.game.moves import Clue
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.record import GameRecord, replay
from hanabi_desktop.game.state import observe, redact
from hanabi_desktop.teammates.agreements import Agreement, Evidence, Fit, agreement_of
from hanabi_desktop.teammates.conventions import SWITCHES, Convention, useful_in
from hanabi_desktop.teammates.encoding.codes import index_of
from hanabi_desktop.teammates.encoding.seat_tracker import SeatTracker
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.search.comparison import standard_error

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
    useful = {one for options in set(rules) for one in useful_in(SWITCHES, options)}
    return tuple(one for one in SWITCHES if one in useful)


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
    gains = [one - another for one, another in pairs]
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
        """Return the total score of all games, in nats."""
        return math.fsum(self.games(agreement))


def worths_of_readings(records: Sequence[GameRecord], agreement: Agreement) -> tuple[float, ...]:
    """Return the score of the readings of these games' clues by an agreement, game by game, in nats.

    Raises:
        BrokenTurnError: a record breaks the rules.
    """
    return tuple(worth_of_readings(record, agreement) for record in records)


def worth_of_readings(record: GameRecord, agreement: Agreement) -> float:
    """Return the score of the readings of one game's clues by an agreement, in nats.

    Raises:
        BrokenTurnError: the record breaks the rules.
    """
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
