"""Measures the quality of reviews on games between teammates, some with human-like errors.

Each figure is a row in docs/review-method.md. A measurement maps one deal number to one sample, so
that samples can be computed in parallel, and then aggregates them.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from statistics import fmean, variance

from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, deal, observe
from hanabi_desktop.review.ceiling import CeilingSearch
from hanabi_desktop.review.decisions import (
    WARNED_FROM,
    ActionCosts,
    Decision,
    deserves_warning,
    grade_of,
)
from hanabi_desktop.review.findings import USUAL, Depth, Grade, Ledger
from hanabi_desktop.review.hands import knowledge_of
from hanabi_desktop.review.reviewer import Reviewer, run_tasks
from hanabi_desktop.review.tasks import CostTask, ValueFound, ValueTask, work_on
from hanabi_desktop.support.workers import task_pool
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Agreement, agreement_of
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.search.deadline import ENDLESS
from hanabi_desktop.teammates.search.evaluator import LocalEvaluator, standard_error
from hanabi_desktop.teammates.teammate import AT_ONCE, Budget

LEDGERS = Depth(8, 8, 2, 2, confirmation_deals=(160,))
"""A depth sufficient for means over many games, where random errors cancel out."""
SURE = Depth(2, 2, 8, 16, confirmation_deals=(2000,), widths=(4,), probes=(4,))
"""A depth that measures the cost of a planted fault reliably."""
_EXPERTS = agreement_of(Level.EXPERT)
_PEOPLES = agreement_of(Level.CASUAL)
"""The agreement simulated people play by and are judged by."""
BINS = 10
_STEPS = (None, Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)
_POSITIONS = 4


class Figure(Enum):
    """The figures that can be measured."""

    LUCK = "luck"
    SEEDS = "seeds"
    FAULTS = "faults"
    EXPERTS = "experts"
    CHANCES = "chances"
    CEILINGS = "ceilings"
    WARNINGS = "warnings"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class Line:
    """One measured figure.

    Attributes:
        what: its name.
        value: the mean.
        error: its standard error, or None.
        samples: the number of samples.
    """

    what: str
    value: float
    error: float | None
    samples: int


Sample = tuple[float, ...]


def measured(figure: Figure, players: int, games: int, seed: int, jobs: int) -> list[Line]:
    """Measure one figure on consecutive deals."""
    numbers = range(seed, seed + games)
    if figure is Figure.TIME:  # reviews start their own processes
        return _sum_of_times([_times(players, number, jobs) for number in numbers])
    sample, summed = _MEASURES[figure]
    with task_pool(jobs) as pool:
        found = [one for some in pool.map(partial(sample, players), numbers) for one in some]
    return summed(found)


def _options(players: int) -> GameOptions:
    return GameOptions(players, empty_clues=False)


def _noisy(players: int, number: int) -> GameRecord:
    """Return a game that imitates people: casual agreements and random errors."""
    line_up = Seating((Level.CASUAL,) * players, StandIn.NOISY)
    return play_game(line_up, _options(players), number).record


def _among_experts(players: int, number: int) -> GameRecord:
    return play_game(Seating((Level.EXPERT,) * players), _options(players), number, AT_ONCE).record


def _luck(players: int, number: int) -> list[Sample]:
    """Return the ledgers of two games of a deal: of Experts, and of teammates who err."""
    expert = _ledger(_among_experts(players, number), _EXPERTS, number)
    noisy = _ledger(_noisy(players, number), _PEOPLES, number)
    return [(expert.draw, noisy.draw, noisy.hidden, noisy.final, noisy.luck_adjusted)]


def _ledger(record: GameRecord, agreement: Agreement, seed: int) -> Ledger:
    """Return a game's ledger; only decisions that differ from the policy's are measured."""
    reviewer = Reviewer(record, agreement, seed, LEDGERS)
    departures = set[int]()
    for task in reviewer.tasks:
        if isinstance(task, ValueTask):
            found = work_on(reviewer.subject, task)
            reviewer.add_result(task, found)
            actions = record.actions
            if isinstance(found, ValueFound) and found.policy is not None:
                departures |= {task.turn} if actions[task.turn] != found.policy else set()
    for task in reviewer.tasks:
        if isinstance(task, CostTask) and task.turn in departures:
            reviewer.add_result(task, work_on(reviewer.subject, task))
    review = reviewer.review()
    if review is None:
        raise ValueError("a ledger needs the value of every position")
    return review.ledger


def _sum_of_luck(samples: Sequence[Sample]) -> list[Line]:
    among_experts, draws, hidden, finals, adjusted = zip(*samples, strict=True)
    share = variance(adjusted) / variance(finals)
    return [
        mean_line("luck of the draws among Experts, a game", among_experts),
        mean_line("luck of the draws with noisy stand-ins, a game", draws),
        mean_line("luck of the hidden cards with noisy stand-ins, a game", hidden),
        Line("variance without luck, as a share", share, None, len(samples)),
    ]


def _seeds(players: int, number: int) -> list[Sample]:
    """Count the grades of a game that change with another seed."""
    record = _noisy(players, number)
    samples: list[Sample] = []
    for state, action in _some_turns(record, number):
        seen = observe(state, state.seat_to_act)
        grades = [grade_of(Decision(seen, action, _PEOPLES, s).cost()) for s in (1, 2)]
        steps = [_STEPS.index(None if g is Grade.STRONG else g) for g in grades]
        samples.append((float(abs(steps[0] - steps[1])),))
    return samples


def _sum_of_seeds(samples: Sequence[Sample]) -> list[Line]:
    return [
        mean_line("grades that move by a step or more", [step >= 1 for (step,) in samples]),
        mean_line("grades that move by two steps or more", [step >= 2 for (step,) in samples]),
    ]


def _faults(players: int, number: int) -> list[Sample]:
    """Return whether planted errors that cost a point are found."""
    samples: list[Sample] = []
    for state, _ in _some_turns(_noisy(players, number), number):
        seen = observe(state, state.seat_to_act)
        weighed = ConventionPlayer(_PEOPLES).weigh(seen)
        worst: Action = min(
            legal_actions(seen),
            key=lambda one: next((o.value for o in weighed if o.action == one), 0.0),
        )
        truth = Decision(seen, worst, _PEOPLES, 1, SURE).cost()
        if truth.points - 2 * truth.error < 1.0:
            continue
        grade = grade_of(Decision(seen, worst, _PEOPLES, 2).cost())
        samples.append((float(grade in (Grade.MISTAKE, Grade.BLUNDER)),))
    return samples


def _sum_of_faults(samples: Sequence[Sample]) -> list[Line]:
    return [mean_line("planted faults that are found", [found for (found,) in samples])]


def _experts(players: int, number: int) -> list[Sample]:
    """Return the grades of the moves of Experts with search."""
    line_up = Seating((Level.EXPERT,) * players)
    record = play_game(line_up, _options(players), number, Budget(60.0)).record
    samples: list[Sample] = []
    for state, action in _some_turns(record, number):
        seen = observe(state, state.seat_to_act)
        grade = grade_of(Decision(seen, action, _EXPERTS, 1).cost())
        samples.append((float(grade in (Grade.MISTAKE, Grade.BLUNDER)),))
    return samples


def _sum_of_experts(samples: Sequence[Sample]) -> list[Line]:
    return [mean_line("moves of Experts graded mistake or worse", [bad for (bad,) in samples])]


def _chances(players: int, number: int) -> list[Sample]:
    """Return the probability of each identity of each card, and 1 if the card is that one, else 0."""
    record = _among_experts(players, number)
    samples: list[Sample] = []
    for state, _ in _some_turns(record, number):
        seen = observe(state, state.seat_to_act)
        for held in knowledge_of(seen, _EXPERTS, 1):
            truth = state.deck[held.order]
            samples += [(chance, float(card == truth)) for card, chance in held.chances]
    return samples


def _sum_of_chances(samples: Sequence[Sample]) -> list[Line]:
    lines = []
    for place in range(BINS):
        some = [
            s for s in samples if place <= s[0] * BINS < place + 1 or (s[0], place) == (1, BINS - 1)
        ]
        if some:
            off = [true - chance for chance, true in some]
            lines.append(mean_line(f"off where {place / BINS:.1f} or more is said", off))
    return lines


def _warnings(players: int, number: int) -> list[Sample]:
    """Return the teaching table's judgements of human-like moves: warned or not, cost, time taken.

    The imitated player moves at once, so nothing is computed before the move. The evaluator runs in
    a single process.
    """
    samples: list[Sample] = []
    for state, action in _some_turns(_noisy(players, number), number):
        seen = observe(state, state.seat_to_act)
        began = time.monotonic()
        with LocalEvaluator().look(seen, _PEOPLES, number, ENDLESS) as evaluator:
            costs = ActionCosts(seen, _PEOPLES, evaluator, WARNED_FROM)
            steps = costs.steps()
            while not costs.has_best:
                next(steps)
            for _ in costs.settle(action, began):
                pass
        cost, seconds = costs.cost(action), time.monotonic() - began
        truth = 0.0
        if deserves_warning(cost):
            truth = Decision(seen, action, _PEOPLES, 1, SURE).cost().points
        samples.append((float(deserves_warning(cost)), truth, seconds))
    return samples


def _sum_of_warnings(samples: Sequence[Sample]) -> list[Line]:
    warned = [truth for is_warned, truth, _ in samples if is_warned]
    seconds = sorted(wait for _, _, wait in samples)
    lines = [mean_line("moves that are warned of", [is_warned for is_warned, _, _ in samples])]
    if warned:
        refuted = [float(truth < WARNED_FROM) for truth in warned]
        lines.append(mean_line("warnings that cost less", refuted))
    slow = seconds[min(len(seconds) - 1, round(0.95 * len(seconds)))]
    return [*lines, Line("seconds that 95 of 100 wait at most", slow, None, len(seconds))]


def _ceilings(players: int, number: int) -> list[Sample]:
    ceiling = CeilingSearch(deal(_options(players), number)).ceiling(USUAL.widths)
    return [(float(ceiling.upper - ceiling.lower),)]


def _sum_of_ceilings(samples: Sequence[Sample]) -> list[Line]:
    return [
        mean_line("deals with an exact ceiling", [gap == 0 for (gap,) in samples]),
        mean_line("deals with bounds at most 1 apart", [gap <= 1 for (gap,) in samples]),
    ]


def _times(players: int, number: int, jobs: int) -> Sample:
    """Measure the seconds to the first curve and to the full review of a game."""
    reviewer = Reviewer(_among_experts(players, number), _EXPERTS, number)
    began, first = time.monotonic(), 0.0
    for task, found in run_tasks(reviewer, jobs):
        reviewer.add_result(task, found)
        if not first and reviewer.has_curve:
            first = time.monotonic() - began
    return first, time.monotonic() - began


def _sum_of_times(samples: Sequence[Sample]) -> list[Line]:
    firsts, wholes = zip(*samples, strict=True)
    return [
        mean_line("seconds to the first curve", firsts),
        mean_line("seconds to the whole", wholes),
    ]


def _some_turns(record: GameRecord, number: int) -> Iterator[tuple[GameState, Action]]:
    """Yield a few turns of a game, different ones in each."""
    states = list(replay(record))
    step = max(1, len(record.actions) // _POSITIONS)
    for turn in range(number % step, len(record.actions), step):
        yield states[turn], record.actions[turn]


def mean_line(what: str, values: Sequence[float]) -> Line:
    """Return a mean with its standard error."""
    return Line(what, fmean(values), standard_error(list(values)), len(values))


_MEASURES: dict[
    Figure,
    tuple[Callable[[int, int], list[Sample]], Callable[[Sequence[Sample]], list[Line]]],
] = {
    Figure.LUCK: (_luck, _sum_of_luck),
    Figure.SEEDS: (_seeds, _sum_of_seeds),
    Figure.FAULTS: (_faults, _sum_of_faults),
    Figure.EXPERTS: (_experts, _sum_of_experts),
    Figure.CHANCES: (_chances, _sum_of_chances),
    Figure.WARNINGS: (_warnings, _sum_of_warnings),
    Figure.CEILINGS: (_ceilings, _sum_of_ceilings),
}
