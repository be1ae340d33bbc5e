"""Measures the reasons of reviews, and how hints agree with reviews, on games people have played."""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from statistics import fmean

from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.moves import Clue
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.review.findings import FAULTS, Grade
from hanabi_desktop.review.reasons import Because, When, is_reported
from hanabi_desktop.review.reviewer import Reviewer, run_tasks
from hanabi_desktop.review.tasks import CostFound, CostTask, Subject, work_on
from hanabi_desktop.session.play.teammate_threads import find_hint
from hanabi_desktop.support.workers import task_pool
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.search.evaluator import LocalEvaluator
from hanabi_desktop.teammates.teammate import Budget
from lab.reviews.people_figures import claims_that_hold

HINT_EVERY = 9
"""A hint is asked for before every so many turns."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What was measured in one game.

    Attributes:
        explained: for each fault, whether its reasons explain half of the cost.
        is_next: for each fault with a reason, whether it is a teammate's next action.
        claims: for each reason, whether it holds on other deals.
        small: the number of reasons whose frequencies differ too little.
        improper: the number of reasons that are the move itself, or name the player's hidden cards.
        hint_faults: for each hint, whether a review grades it a mistake or blunder.
        changes: for each hint, whether the same question got another move.
        seconds: the time that each hint took, in one process.
    """

    explained: tuple[bool, ...]
    is_next: tuple[bool, ...]
    claims: tuple[bool, ...]
    small: int
    improper: int
    hint_faults: tuple[bool, ...]
    changes: tuple[bool, ...]
    seconds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A figure and what it must be.

    Attributes:
        what: what was measured.
        value: the figure.
        samples: the number of cases.
        limit: the highest allowed figure, or the lowest.
        is_most: whether ``limit`` is the highest allowed figure.
    """

    what: str
    value: float
    samples: int
    limit: float
    is_most: bool

    @property
    def is_reached(self) -> bool:
        """Whether the figure is as it must be."""
        return self.value <= self.limit if self.is_most else self.value >= self.limit


def measured_reasons(
    records: Sequence[GameRecord],
    agreement: Agreement,
    jobs: int,
    tell: Callable[[int, int], None],
) -> list[Row]:
    """Measure on complete, legal games of people; the first game's review is timed.

    Args:
        records: the games, at least one.
        agreement: the agreement that they are judged by.
        jobs: the number of processes.
        tell: called with the number of games done so far and the total.
    """
    found: list[Measured] = []
    with task_pool(jobs) as pool:
        for one in pool.map(partial(_measured, agreement), records):
            found.append(one)
            tell(len(found), len(records))
    explained = [x for one in found for x in one.explained]
    is_next = [x for one in found for x in one.is_next]
    claims = [x for one in found for x in one.claims]
    hints = [x for one in found for x in one.hint_faults]
    changes = [x for one in found for x in one.changes]
    seconds = sorted(x for one in found for x in one.seconds)
    small, improper = sum(one.small for one in found), sum(one.improper for one in found)
    first, whole = _times(records[0], agreement, jobs)
    rows = [
        Row("reasons that differ too little", small, len(claims), 0, is_most=True),
        Row("the move itself, or own hidden cards", improper, len(claims), 0, is_most=True),
        _share("faults with half of the cost explained", explained, 0.8, is_most=False),
        _share("reasons told as what happens next", is_next, 0.5, is_most=False),
        _share("claims that hold on 256 other deals", claims, 0.95, is_most=False),
        _share("hints graded mistake or blunder", hints, 0.02, is_most=True),
        _share("same position, another hint", changes, 0.0, is_most=True),
        Row("seconds to the first judged key moment", first, 1, 5, is_most=True),
        Row("seconds to the whole review", whole, 1, 30, is_most=True),
    ]
    if seconds:
        late = seconds[math.ceil(0.95 * len(seconds)) - 1]
        what = "seconds to a hint in one process, 95th percentile"
        rows.append(Row(what, late, len(seconds), 1.5, is_most=True))
    return rows


def _share(what: str, cases: Sequence[bool], limit: float, *, is_most: bool) -> Row:
    return Row(what, fmean(cases) if cases else math.nan, len(cases), limit, is_most)


def _measured(agreement: Agreement, record: GameRecord) -> Measured:
    states = list(replay(record))
    faults = list(_faults(record, agreement))
    told = [(turn, one) for turn, found in faults for one in found.because]
    hints = list(_hints(record, states, agreement))
    return Measured(
        tuple(bool(found.because) for _, found in faults),
        tuple(found.because[0].when is When.NEXT for _, found in faults if found.because),
        tuple(
            holds
            for turn, found in faults
            for holds in claims_that_hold(
                found.because, record.actions[turn], found.cost.best, states[turn], agreement
            )
        ),
        sum(
            not is_reported(one.event, one.when, (one.after_better, one.after_made))
            for _, one in told
        ),
        sum(_is_improper(one, turn, faults, record, states[turn]) for turn, one in told),
        *(tuple(column) for column in zip(*hints, strict=True)),
    )


def _faults(record: GameRecord, agreement: Agreement) -> Iterator[tuple[int, CostFound]]:
    """Yield the faults of a game: the number of turns before each, and what was found."""
    subject = Subject(record, agreement, 0, among_people=True)
    for turn in range(len(record.actions)):
        found = work_on(subject, CostTask(turn))
        if isinstance(found, CostFound) and found.grade in FAULTS:
            yield turn, found


def _is_improper(
    one: Because,
    turn: int,
    faults: Sequence[tuple[int, CostFound]],
    record: GameRecord,
    before: GameState,
) -> bool:
    """Return whether a reason is the move itself, or speaks of a card the player does not see."""
    if one.when is When.ODDS:
        return False
    moves = record.actions[turn], dict(faults)[turn].cost.best
    orders = {move.order for move in moves if not isinstance(move, Clue)}
    own = set(before.hand_orders(before.seat_to_act))
    return one.event.order in orders | own


def _hints(
    record: GameRecord, states: Sequence[GameState], agreement: Agreement
) -> Iterator[tuple[bool, bool, float]]:
    """Yield for each hint whether it is a fault, whether it changes, and the time it took."""
    budget = Budget(0.0, evaluators=LocalEvaluator())
    for turn in range(HINT_EVERY // 2, len(record.actions), HINT_EVERY):
        seen = observe(states[turn], states[turn].seat_to_act)
        began = time.monotonic()
        hint = find_hint(seen, agreement, budget)
        seconds = time.monotonic() - began
        again = find_hint(seen, agreement, budget)
        action = hint.decision.action
        hinted = replace(record, actions=(*record.actions[:turn], action))
        found = work_on(Subject(hinted, agreement, 0, among_people=True), CostTask(turn))
        grade = found.grade if isinstance(found, CostFound) else None
        is_fault = grade in (Grade.MISTAKE, Grade.BLUNDER)
        yield is_fault, again.decision.action != action, seconds


def _times(record: GameRecord, agreement: Agreement, jobs: int) -> tuple[float, float]:
    """Return the seconds until a graded turn is judged, and until the review is complete."""
    reviewer = Reviewer(record, agreement, among_people=True)
    began, first = time.monotonic(), math.inf
    for task, found in run_tasks(reviewer, jobs):
        reviewer.add_result(task, found)
        review = reviewer.review() if first == math.inf else None
        if review is not None and any(turn.grade is not None for turn in review.turns):
            first = time.monotonic() - began
    return first, time.monotonic() - began
