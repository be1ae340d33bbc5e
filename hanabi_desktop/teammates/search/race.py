"""A race between actions: tried on the same imagined deals, dropped as soon as they fall behind.

What has looked best is proved on deals of its own before anybody departs from the conventions
for it: of several actions the one that looks best has also been the luckiest, and without this
proof what is hoped for is several times what comes.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from hanabi_desktop.game.moves import Action
from hanabi_desktop.teammates.search.comparison import standard_error
from hanabi_desktop.teammates.search.deadline import ENDLESS, Deadline
from hanabi_desktop.teammates.search.evaluator import Evaluator
from hanabi_desktop.teammates.search.objective import worth_of

BATCH = 8
PROOF_FROM = 1_000_000
"""Number of the first deal of a proof: however many were looked at, its hands are others."""
LEAST_DEALS = 24
"""No proof rests on fewer deals."""
_UNSEEN = 0.3
"""Differences that few deals have not shown: added to an error, over the number of deals."""


@dataclass(frozen=True, slots=True)
class Threshold:
    """What is enough to depart for.

    Attributes:
        points: by so many an action has to be better,
        errors: and by so many standard errors.
    """

    points: float = 0.02
    errors: float = 1.0


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is tried.

    Attributes:
        candidates: actions in the race, what the conventions choose among them.
        look: deals on which the candidates are tried at most.
        proof: fresh deals for the one that looks best.
        enough: what it has to show there.
    """

    candidates: int = 9
    look: int = 80
    proof: int = 200
    enough: Threshold = Threshold()

    def scaled(self, factor: float) -> "Effort":
        """The same with more or fewer deals."""
        return replace(
            self,
            look=max(BATCH, round(factor * self.look)),
            proof=max(LEAST_DEALS, round(factor * self.proof)),
        )


@dataclass(frozen=True, slots=True)
class Lead:
    """By how much an action was better than what the conventions had chosen.

    Attributes:
        action: the one that was proved to be better.
        games: deals of the proof.
        points: more a game.
        perfect: more perfect games, as a share.
    """

    action: Action
    games: int
    points: float
    perfect: float


class Race:
    """One race.

    Args:
        candidates: what the conventions choose, then its rivals.
        perfect: the points of a perfect game.
        evaluator: plays them out.
        effort: how much is tried.
    """

    def __init__(
        self, candidates: Sequence[Action], perfect: int, evaluator: Evaluator, effort: Effort
    ) -> None:
        self._candidates = candidates
        self._perfect = perfect
        self._evaluator = evaluator
        self._effort = effort

    def winner(self, looking: Deadline = ENDLESS) -> Lead | None:
        """The action that is better than the first candidate; None where none is, for sure.

        Args:
            looking: when it ends, what looks best by then is proved.
        """
        favourite = self._favourite(looking)
        return None if favourite is None else self._proved(favourite)

    def _favourite(self, looking: Deadline) -> Action | None:
        """The rival that looks best; None where the first candidate does."""
        running = list(self._candidates)
        worths: dict[Action, list[float]] = {action: [] for action in running}
        deals = range(self._effort.look)
        for start in range(0, len(deals), BATCH):
            batch = deals[start : start + BATCH]
            estimates = self._evaluator.estimate(running, batch)
            if len(estimates) < len(batch):
                return None  # out of time
            for scores in estimates:
                for action, worth in zip(running, scores, strict=True):
                    worths[action].append(worth)
            running = self._still_running(running, worths)
            if len(running) == 1 or looking.is_over:
                break
        best = max(running, key=lambda action: fmean(worths[action]))
        return None if best == self._candidates[0] else best

    def _still_running(
        self, running: Sequence[Action], worths: Mapping[Action, Sequence[float]]
    ) -> list[Action]:
        """Those that neither fall behind the best nor promise too little beside the first."""
        first = self._candidates[0]
        best = max(running, key=lambda action: fmean(worths[action]))
        near = [a for a in running if not _is_behind(worths[a], worths[best])]
        if first not in near:
            return near
        return [a for a in near if a == first or self._promises(worths[a], worths[first])]

    def _promises(self, these: Sequence[float], first: Sequence[float]) -> bool:
        """Whether an action may yet turn out to be enough better than the first."""
        enough = self._effort.enough
        gain, error = _difference([a - b for a, b in zip(these, first, strict=True)])
        luck = enough.errors * (error + _UNSEEN / len(these))
        return gain + luck > enough.points

    def _proved(self, favourite: Action) -> Lead | None:
        deals = range(PROOF_FROM, PROOF_FROM + self._effort.proof)
        rivals = (self._candidates[0], favourite)
        games: list[tuple[float, ...]] = []
        for start in range(0, len(deals), BATCH):
            batch = deals[start : start + BATCH]
            played = self._evaluator.play_out(rivals, batch)
            games.extend(played)
            if len(played) < len(batch):
                break  # out of time
            if len(games) >= LEAST_DEALS and self._is_hopeless(games):
                return None
        if len(games) < LEAST_DEALS:
            return None
        return lead_of(favourite, games, self._perfect, self._effort.enough)

    def _is_hopeless(self, games: Sequence[tuple[float, ...]]) -> bool:
        """Whether more deals would hardly prove it any more (stochastic curtailment).

        A proof that goes well goes on to its end all the same: to stop there would count luck.
        """
        enough = self._effort.enough
        gain, error = _difference(_gains(games, self._perfect))
        error_at_the_end = error * math.sqrt(len(games) / self._effort.proof)
        needed = max(enough.points, enough.errors * error_at_the_end)
        luck_to_come = math.sqrt(error**2 - error_at_the_end**2)
        return gain + luck_to_come < needed


def lead_of(
    action: Action, games: Sequence[tuple[float, ...]], perfect: int, enough: Threshold
) -> Lead | None:
    """What an action is ahead by; None where that is not enough.

    Args:
        action: the second of the two that were played.
        games: the points of both.
        perfect: the points of a perfect game.
        enough: what it has to show.
    """
    gain, error = _difference(_gains(games, perfect))
    if gain <= enough.points or gain <= enough.errors * error:
        return None
    more = fmean((b == perfect) - (a == perfect) for a, b in games)
    return Lead(action, len(games), fmean(b - a for a, b in games), more)


def _gains(games: Sequence[tuple[float, ...]], perfect: int) -> list[float]:
    return [worth_of(b, perfect) - worth_of(a, perfect) for a, b in games]


def _is_behind(these: Sequence[float], best: Sequence[float]) -> bool:
    gain, error = _difference([a - b for a, b in zip(these, best, strict=True)])
    return gain < -(error + _UNSEEN / len(these))


def _difference(gains: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return fmean(gains), standard_error(gains)
