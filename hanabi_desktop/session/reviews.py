"""Reviews of games: their state, and the service that runs them in low-priority worker processes."""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial
from time import monotonic
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.library.metadata.problems import Problem, UnreadableGameError
from hanabi_desktop.library.metadata.summary import Reviewed as ReviewedNote
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.review.decisions import Decision
from hanabi_desktop.review.findings import ENGINE, HeldKnowledge, Review, TurnReview
from hanabi_desktop.review.hands import knowledge_of
from hanabi_desktop.review.moments import Moment, moments_of
from hanabi_desktop.review.played_game import line_from
from hanabi_desktop.review.review_json import KeptReview, read_listed, read_review, write_review
from hanabi_desktop.review.reviewer import Reviewer
from hanabi_desktop.review.tasks import run_in_processes
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.support.background import BackgroundThread, Retry, Task
from hanabi_desktop.support.workers import WorkFailedError, usual_count
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Agreement, Convention, agreement_of
from hanabi_desktop.teammates.search.evaluator import Comparison


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


log = logging.getLogger(__name__)

_TELL_S = 0.7
"""Interval of updates of the results, in seconds."""


class ReviewSaver(Protocol):
    """Stores reviews with their games."""

    def keep_review(
        self, game: int, body: bytes, reviewed: ReviewedNote, then: Callable[[bool], None]
    ) -> None:
        """Save a review of a game; ``then`` is called with whether that succeeded."""


@dataclass(frozen=True, slots=True)
class _Outcome:
    """The result of a review's work.

    Attributes:
        went_well: whether the review ran without errors.
        kept: the results, and the finished tasks to continue from; None before the first curve.
        body: the same as JSON.
        note: its summary for the list of games.
    """

    went_well: bool
    kept: KeptReview | None = None
    body: bytes = b""
    note: ReviewedNote | None = None


class ReviewService(QObject):
    """Reviews games one after the other.

    Args:
        saver: saves the reviews.
        agreement_of_players: returns the agreement found for these people; None for none.

    Signals:
        kept: (GameReview, bytes) the results so far, in their saved form.
    """

    kept = Signal(object, object)
    _found = Signal(object, object, float)

    def __init__(
        self,
        saver: ReviewSaver,
        parent: QObject | None = None,
        agreement_of_players: Callable[[Sequence[str]], Agreement | None] = lambda _names: None,
    ) -> None:
        super().__init__(parent)
        self._saver = saver
        self._agreement_of_players = agreement_of_players
        self._reviews: dict[int | GameRecord, GameReview] = {}
        self._waiting: deque[GameReview] = deque()
        self._running: GameReview | None = None
        self._task: Task | None = None
        self._reviewer: Reviewer | None = None
        self._work: dict[GameReview, KeptReview] = {}
        self._unkept: dict[int, tuple[bytes, ReviewedNote]] = {}
        self._thread = BackgroundThread("reviews", self)
        self._retry = Retry(self._try_again, self)
        self._found.connect(self._on_found)

    # -- opening and releasing --------------------------------------------------------------------

    def open(self, opened: OpenedGame) -> GameReview:
        """Return the review of a game, with its saved results; it starts only on request.

        A game that is open already keeps its review, however often it is opened.
        """
        known = self._reviews.get(_key_of(opened))
        if known is not None and known.opened.states == opened.states:
            return known
        review = GameReview(opened, self._agreement_of(opened.saved), self)
        self._reviews[_key_of(opened)] = review
        if opened.saved.review:
            review.tell(Progress.WAITING)
            self._thread.run(partial(_read, opened), partial(self._on_read, review))
        return review

    def _agreement_of(self, saved: SavedGame) -> Agreement:
        """Return the agreement a game is judged by: its recorded one, or else that found for its players."""
        is_recorded = saved.wished is not None or saved.newer_wish is not None
        if is_recorded or not saved.is_among_people:
            return saved.agreed
        return self._agreement_of_players(saved.record.seats) or saved.agreed

    def release(self, review: GameReview) -> None:
        """Release a review that is not shown any more; it continues if it is running."""
        if review.is_going_on:
            return
        self._reviews.pop(_key_of(review.opened), None)
        self._work.pop(review, None)
        review.deleteLater()

    def _on_read(self, review: GameReview, kept: KeptReview | Problem) -> None:
        if isinstance(kept, Problem):
            review.tell(Progress.NOT_BEGUN)
            return
        review.agreement, review.seed = kept.review.agreement, kept.seed
        review.found = Reviewed(kept.review, moments_of(kept.review, review.opened.states))
        self._work[review] = kept
        complete = kept.review.complete
        review.tell(Progress.COMPLETE if complete else Progress.STOPPED, float(complete))

    # -- starting and stopping ---------------------------------------------------------------------

    def begin(self, review: GameReview) -> None:
        """Start a review, or continue it where it was stopped; an outdated review is restarted."""
        if review.is_going_on or not review.opened.states[1:]:
            return
        if review.is_outdated:
            self._work.pop(review, None)
        self._waiting.append(review)
        review.tell(Progress.WAITING)
        self._begin_next()

    def restart(self, review: GameReview, agreement: Agreement) -> None:
        """Restart a review with another agreement; earlier results are dropped."""
        if review.is_going_on:
            return
        self._work.pop(review, None)
        review.agreement, review.found = agreement, None
        self.begin(review)

    def stop(self, review: GameReview) -> None:
        """Stop a review; its results are saved."""
        if review in self._waiting:
            self._waiting.remove(review)
            review.tell(Progress.STOPPED)
        elif review is self._running and self._task is not None:
            self._task.cancel()

    def close(self) -> None:
        """Stop all reviews at once; results are saved."""
        self._retry.stop()
        self._waiting.clear()
        review, task, reviewer = self._running, self._task, self._reviewer
        self._running = self._task = None
        if review is not None and task is not None and reviewer is not None:
            task.finish()
            self._keep(review, _outcome(reviewer, review, went_well=True))
        self._thread.close(drop=True)

    def _begin_next(self) -> None:
        if self._running is not None or not self._waiting:
            return
        review = self._running = self._waiting.popleft()
        saved = review.opened.saved
        reviewer = Reviewer(
            saved.record, review.agreement, review.seed, among_people=saved.is_among_people
        )
        kept = self._work.pop(review, None)
        for task, found in () if kept is None else kept.work:
            reviewer.add_result(task, found)
        self._reviewer = reviewer
        self._task = Task(partial(self._review, reviewer, review), self)
        self._task.ended.connect(self._on_ended)
        review.tell(Progress.RUNNING, reviewer.share_done)
        self._task.start()

    def _review(self, reviewer: Reviewer, review: GameReview, task: Task) -> "_Outcome":
        """Run a review in the task's thread, and return its outcome."""
        went_well = self._work_on(reviewer, review, task)
        return _outcome(reviewer, review, went_well=went_well)

    def _work_on(self, reviewer: Reviewer, review: GameReview, task: Task) -> bool:
        """Run a review; return whether nothing has failed."""
        told = monotonic()
        had_curve = reviewer.has_curve
        try:
            work = run_in_processes(
                reviewer.subject, reviewer.next_batch, usual_count(), lambda: task.is_cancelled
            )
            with closing(work):
                for piece, found in work:
                    reviewer.add_result(piece, found)
                    first = reviewer.has_curve and not had_curve
                    if first or monotonic() - told >= _TELL_S:
                        told, had_curve = monotonic(), reviewer.has_curve
                        self._tell(reviewer, review)
        except (OSError, WorkFailedError):
            log.exception("a review could not go on")
            return False
        finally:
            reviewer.put_down()
            self._tell(reviewer, review)
        return True

    def _tell(self, reviewer: Reviewer, review: GameReview) -> None:
        """Report the results so far, from the task's thread."""
        found = reviewer.review()
        moments = () if found is None else moments_of(found, review.opened.states)
        told = None if found is None else Reviewed(found, moments)
        self._found.emit(review, told, reviewer.share_done)

    def _on_found(self, review: GameReview, found: Reviewed | None, share: float) -> None:
        if review is not self._running:
            return
        review.found = found or review.found
        review.tell(review.progress, share)

    def _on_ended(self, outcome: "_Outcome | None") -> None:
        review, task = self._running, self._task
        self._running = self._task = self._reviewer = None
        if task is not None:
            task.deleteLater()
        if review is not None:
            complete = review.found is not None and review.found.review.complete
            went_well = outcome is not None and outcome.went_well
            ended = Progress.STOPPED if went_well else Progress.FAILED
            if outcome is not None:
                self._keep(review, outcome)
            review.tell(Progress.COMPLETE if complete else ended)
        self._begin_next()

    # -- saving ------------------------------------------------------------------------------------

    def _keep(self, review: GameReview, outcome: "_Outcome") -> None:
        if outcome.kept is None:
            return
        self._work[review] = outcome.kept
        self.kept.emit(review, outcome.body)
        if review.opened.game_id is not None and outcome.note is not None:
            self._save(review.opened.game_id, outcome.body, outcome.note)

    def _save(self, game: int, body: bytes, note: ReviewedNote) -> None:
        self._unkept[game] = body, note

        def on_kept(kept: bool) -> None:  # noqa: FBT001 (an answer)
            if kept and self._unkept.get(game) == (body, note):
                del self._unkept[game]
            if not self._unkept or not kept:
                self._retry.note(failed=bool(self._unkept))

        self._saver.keep_review(game, body, note, on_kept)

    def _try_again(self) -> None:
        for game, (body, note) in tuple(self._unkept.items()):
            self._save(game, body, note)

    # -- lines and comparisons ---------------------------------------------------------------------

    def ask_line(
        self, review: GameReview, number: int, then: Callable[[tuple[Action, ...]], None]
    ) -> None:
        """Compute how the game would have continued after the better move of a turn, counted from 1."""
        turn = review.turn(number)
        if turn is not None:
            before = review.opened.states[number - 1]
            self._thread.run(partial(line_from, before, turn.cost.best, review.agreement), then)

    def ask_comparison(
        self, review: GameReview, number: int, other: Action, then: Callable[[Comparison], None]
    ) -> None:
        """Compare another move of a turn with the one that was made, in the background."""
        saved = review.opened.saved
        seen, made = review.seen_before(number), saved.record.actions[number - 1]

        def compare() -> Comparison:
            decision = Decision(
                seen, made, review.agreement, review.seed, among_people=saved.is_among_people
            )
            return decision.comparison_of(other, made)

        self._thread.run(compare, then)

    # -- what each seat could know -----------------------------------------------------------------

    def ask_what_was_known(
        self,
        review: GameReview,
        seat: int,
        turns: int,
        then: Callable[[tuple[HeldKnowledge, ...]], None],
    ) -> None:
        """Compute what a seat could know of its hand after ``turns`` turns, in the background."""
        seen = review.seen_by(seat, turns)
        self._thread.run(partial(knowledge_of, seen, review.agreement, review.seed), then)


def _outcome(reviewer: Reviewer, review: GameReview, *, went_well: bool) -> _Outcome:
    """Return what is to be saved; this takes too long for the GUI thread."""
    found = reviewer.review()
    if found is None:
        return _Outcome(went_well)
    seed = reviewer.subject.seed
    body = write_review(found, seed, reviewer.work)
    kept = KeptReview(found, seed, () if found.complete else reviewer.work)
    return _Outcome(went_well, kept, body, read_listed(body, review.opened.saved.people))


def _read(opened: OpenedGame) -> KeptReview | Problem:
    """Return the saved review of a game, or the problem where it cannot be read."""
    try:
        return read_review(opened.saved.review, opened.states)
    except UnreadableGameError as error:
        log.warning("a kept review cannot be read: %s", error.problem.value)
        return error.problem


def _key_of(opened: OpenedGame) -> int | GameRecord:
    """Return the key of a game: its id in the library, or else its record."""
    return opened.saved.record if opened.game_id is None else opened.game_id
