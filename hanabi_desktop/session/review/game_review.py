"""The state of one game's review."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.review.findings import ENGINE, Review, TurnReview
from hanabi_desktop.review.moments import Moment
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.teammates.agreements import Agreement, agreement_of
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.levels import Level


class Progress(Enum):
    """The progress of a review."""

    NOT_BEGUN = auto()
    WAITING = auto()
    RUNNING = auto()
    STOPPED = auto()
    COMPLETE = auto()
    FAILED = auto()


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The results so far.

    Attributes:
        review: the figures.
        moments: the key moments, the largest first.
    """

    review: Review
    moments: tuple[Moment, ...]


class GameReview(QObject):
    """One game under review.

    Attributes:
        opened: the game. It contains the deck, so other code may only pass it on.
        agreement: the agreement it is judged by.
        progress: its progress.
        share: the share of the work done, 0 to 1.
        found: the results so far; None before the first curve.

    Signals:
        changed: there are new results, or the review has started, stopped or ended.
    """

    changed = Signal()

    def __init__(
        self, opened: OpenedGame, agreement: Agreement, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.opened = opened
        self.agreement = agreement
        self.seed = 0
        self.progress = Progress.NOT_BEGUN
        self.share = 0.0
        self.found: Reviewed | None = None

    @property
    def is_outdated(self) -> bool:
        """Whether the results were made by another version of the reviewing code."""
        return self.found is not None and self.found.review.engine != ENGINE

    @property
    def offered(self) -> tuple[Agreement, ...]:
        """The agreements it can be judged by; among people also the current one with bluffs added."""
        levels = tuple(agreement_of(level) for level in Level)
        own = () if self.agreement in levels else (self.agreement,)
        with_bluffs = replace(self.agreement.with_one(Convention.BLUFF), name="")
        is_new = self.opened.saved.is_among_people and with_bluffs != self.agreement
        return (*levels, *own, *((with_bluffs,) if is_new else ()))

    @property
    def is_going_on(self) -> bool:
        """Whether it is running or waiting."""
        return self.progress in (Progress.WAITING, Progress.RUNNING)

    def turn(self, number: int) -> TurnReview | None:
        """Return the review of a turn, counted from 1; None if there is none yet."""
        turns = () if self.found is None else self.found.review.turns
        return turns[number - 1] if 1 <= number <= len(turns) else None

    def seen_before(self, number: int) -> Observation:
        """Return what the acting seat saw before a turn, counted from 1."""
        state = self._states[number - 1]
        return observe(state, state.seat_to_act)

    def seen_by(self, seat: int, turns: int) -> Observation:
        """Return what a seat saw after ``turns`` turns."""
        return observe(self._states[turns], seat)

    @property
    def turns(self) -> int:
        """The number of turns played."""
        return len(self._states) - 1

    @property
    def _states(self) -> Sequence[GameState]:
        return self.opened.states

    def tell(self, progress: Progress, share: float | None = None) -> None:
        """Set the progress and emit ``changed``."""
        self.progress = progress
        if share is not None:
            self.share = share
        self.changed.emit()
