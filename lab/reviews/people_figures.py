"""Measures how fair reviews are to people, on games people have played.

The probabilities behind such reviews (``people.py``) are compared with the actual cards by tenfold
cross-validation.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean

from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.review.decisions import Decision
from hanabi_desktop.review.findings import FAULTS, Depth, Review
from hanabi_desktop.review.reasons import Because
from hanabi_desktop.review.reviewer import Reviewer
from hanabi_desktop.review.tasks import CeilingTask, work_on
from hanabi_desktop.support.workers import task_pool
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Agreement, agreement_of
from hanabi_desktop.teammates.measuring.concordance import worth_of_readings
from lab.reviews.figures import Line, mean_line
from lab.reviews.people_counting import CardCase, GameCounts, counted_in, people_of

DEPTH = Depth(24, 24)
"""Enough shuffles for means over many games; decisions are measured as in any review."""
HALF = 0.5
FOLDS = 10
_ROUNDS = 300
BINS = 5


CLAIM_DEALS = range(7_000_000, 7_000_256)
"""Held-out deals; a claim holds if at least half of its effect appears on them."""


@dataclass(frozen=True, slots=True)
class PeopleReview:
    """The review figures of one game of people.

    Attributes:
        hidden, decision: the points of the ledger, for the whole game.
        blunders, faults, unrecorded: the numbers of such moves, per player.
        reasons: for each fault, whether it has a reason.
        claims: for each reason, whether it holds on other deals.
    """

    hidden: float
    decision: float
    blunders: float
    faults: float
    unrecorded: float
    reasons: tuple[bool, ...]
    claims: tuple[bool, ...]


def measured_people(
    records: Sequence[GameRecord],
    agreement: Agreement,
    jobs: int,
    tell: Callable[[int, int], None],
) -> list[Line]:
    """Measure on complete, legal games of people.

    Args:
        records: at least two games.
        agreement: the agreement that players are judged by, besides unrecorded conventions.
        jobs: the number of processes.
        tell: called with the number of games reviewed so far and the total.
    """
    with task_pool(jobs) as pool:
        counts = list(pool.map(partial(counted_in, agreement=agreement), records))
        worths = list(pool.map(_worths, records))
        found: list[PeopleReview] = []
        for one in pool.map(partial(_reviewed, agreement), records):
            found.append(one)
            tell(len(found), len(records))
    return [
        mean_line("hidden, points a game", [one.hidden for one in found]),
        mean_line("decisions, points a game", [one.decision for one in found]),
        mean_line("blunders, a player and game", [one.blunders for one in found]),
        mean_line("graded faults, a player and game", [one.faults for one in found]),
        mean_line("by unrecorded conventions, a player and game", [o.unrecorded for o in found]),
        mean_line("faults with a reason, share", [x for one in found for x in one.reasons]),
        mean_line("reasons that other deals confirm, share", [x for o in found for x in o.claims]),
        *chance_lines(counts),
        *level_lines(worths),
    ]


def level_lines(worths: Sequence[Sequence[float]]) -> list[Line]:
    """Return the share of games played by each level's agreement (expectation maximisation).

    Args:
        worths: for each game, the log-likelihood of its clues by each level's agreement, in nats.
    """
    shares = [1 / len(Level)] * len(Level)
    posteriors: list[list[float]] = []
    for _ in range(_ROUNDS):
        posteriors = [_posterior(game, shares) for game in worths]
        shares = [fmean(one) for one in zip(*posteriors, strict=True)]
    return [
        mean_line(f"games by the agreement of level {level.value}, share", one)
        for level, one in zip(Level, zip(*posteriors, strict=True), strict=True)
    ]


def _posterior(worths: Sequence[float], shares: Sequence[float]) -> list[float]:
    best = max(worths)
    weights = [share * math.exp(one - best) for share, one in zip(shares, worths, strict=True)]
    return [one / sum(weights) for one in weights]


def _worths(record: GameRecord) -> list[float]:
    return [worth_of_readings(record, agreement_of(level)) for level in Level]


def _reviewed(agreement: Agreement, record: GameRecord) -> PeopleReview:
    reviewer = Reviewer(record, agreement, depth=DEPTH, among_people=True)
    for task in reviewer.tasks:
        if not isinstance(task, CeilingTask):
            reviewer.add_result(task, work_on(reviewer.subject, task))
    review = reviewer.review()
    if review is None:
        raise ValueError("a game without turns cannot be reviewed")
    return _summed(review, record)


def _summed(review: Review, record: GameRecord) -> PeopleReview:
    players = len(review.seats)
    faults = [turn for turn in review.turns if turn.grade in FAULTS]
    states = list(replay(record))
    return PeopleReview(
        review.ledger.hidden,
        review.ledger.decision,
        sum(seat.blunders for seat in review.seats) / players,
        sum(seat.losses for seat in review.seats) / players,
        sum(seat.unrecorded for seat in review.seats) / players,
        tuple(bool(turn.because) for turn in faults),
        tuple(
            holds
            for turn in faults
            for holds in claims_that_hold(
                turn.because, turn.action, turn.cost.best, states[turn.turn - 1], review.agreement
            )
        ),
    )


def claims_that_hold(
    because: Sequence[Because], made: Action, best: Action, before: GameState, agreement: Agreement
) -> Iterator[bool]:
    """Yield for each reason of a fault whether at least half its effect appears on other deals.

    Args:
        because: the reasons.
        made: the move that was made.
        best: the better move.
        before: the position.
        agreement: the agreement that the move was judged by.
    """
    if not because:
        return
    seen = observe(before, before.seat_to_act)
    decision = Decision(seen, made, agreement, 0, among_people=True)
    sides = [decision.futures(move, CLAIM_DEALS) for move in (best, made)]
    for one in because:
        shares = [fmean(one.event in game.events for game in side) for side in sides]
        yield (shares[0] - shares[1]) / (one.after_better - one.after_made) >= HALF


def chance_lines(games: Sequence[GameCounts]) -> list[Line]:
    """Return the calibration error of played cards' probabilities, and their gain over the agreement's."""
    told = list(_told_by_others(games))
    lines = []
    for place in range(BINS):
        low, high = place / BINS, (place + 1) / BINS
        some = [
            float(case.holds) - chance
            for case, chance in told
            if case.choice.is_play and low <= chance < high + (place == BINS - 1)
        ]
        if some:
            lines.append(mean_line(f"chance to fit off where {low:.1f} or more is said", some))
    ours = [_surprise(case.holds, chance) for case, chance in told]
    agreed = [_surprise(case.holds, case.agreed) for case, _ in told]
    return [
        *lines,
        mean_line("surprise of the chances, nats a choice", ours),
        mean_line("surprise of the agreement alone, nats a choice", agreed),
    ]


def _told_by_others(games: Sequence[GameCounts]) -> Iterator[tuple[CardCase, float]]:
    """Yield every choice about a card with the probability that the other folds' games give it."""
    for fold in range(FOLDS):
        others = [game for place, game in enumerate(games) if place % FOLDS != fold]
        people = people_of(others)
        for game in games[fold::FOLDS]:
            for case in game.cases:
                yield case, people.choices[case.choice].chance


def _surprise(holds: bool, chance: float) -> float:  # noqa: FBT001 (an observation)
    """Return the negative log-likelihood, with probabilities of at least 0.01."""
    sure = min(max(chance, 0.01), 0.99)
    return -math.log(sure if holds else 1 - sure)
