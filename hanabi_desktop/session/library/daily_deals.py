"""The deals of the days that were played, and what four Experts reach on them."""

from collections.abc import Callable, Mapping
from datetime import date

from PySide6.QtCore import QObject, QTimer, Signal

from hanabi_desktop.learning.daily import (
    FIRST_NUMBER,
    LAST_NUMBER,
    RULES,
    Attempt,
    DayResult,
    day_results,
    has_usual_players,
    number_of,
    run_of_days,
)
from hanabi_desktop.library.metadata.summary import GameSummary, Query, Rules
from hanabi_desktop.library.store import Store
from hanabi_desktop.library.store_rows import day_begun
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.library.store_access import Refused
from hanabi_desktop.support.background import BackgroundThread, in_a_process
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.measuring.arena import Seating, play_game

_LOOK_MS = 20_000
"""How often the clock is looked at, in milliseconds."""


class DailyDeals(QObject):
    """Knows what was reached on the deal of each day.

    Attributes:
        results: the result of each day played, by day.

    Signals:
        changed: the results have been read, or another day has begun.
    """

    changed = Signal()

    def __init__(
        self,
        library: LibraryService,
        parent: QObject | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self.today = today
        self.results: Mapping[date, DayResult] = {}
        self._experts: dict[date, int] = {}
        self._awaited: tuple[date, Callable[[int], None]] | None = None
        self._plays_for: date | None = None
        self._thread = BackgroundThread("experts", self)
        self._day = today()
        self._clock = QTimer(self, interval=_LOOK_MS)
        self._clock.timeout.connect(self.check_day)
        self._clock.start()
        library.opened.connect(self.refresh)

    def close(self) -> None:
        """Finish a game that Experts are playing, for good."""
        self._awaited = None
        self._clock.stop()
        self._thread.close(drop=True)

    def check_day(self) -> bool:
        """Read the clock; return whether the day has changed.

        A timer set to midnight would be late after the computer has slept.
        """
        today = self.today()
        has_changed, self._day = today != self._day, today
        if has_changed:
            self.changed.emit()
        return has_changed

    @property
    def run(self) -> int:
        """On how many days in a row the deal was played on its day."""
        return run_of_days(self.results, self.today())

    def result(self, day: date) -> DayResult | None:
        """Return the result of a day; None if its deal was not played."""
        return self.results.get(day)

    def ask_experts(self, day: date, then: Callable[[int], None]) -> None:
        """Call ``then`` with what four Experts reach on the deal of a day, by their conventions.

        They do not look ahead, so that the result is the same on every machine. Only the latest question
        is answered.
        """
        if day in self._experts:
            then(self._experts[day])
            return
        self._awaited = day, then
        if self._plays_for is None:
            self._play(day)

    def _play(self, day: date) -> None:
        """Let Experts play the deal of a day, then that of the day asked for meanwhile."""
        self._plays_for = day

        def on_played(score: int) -> None:
            self._plays_for, self._experts[day] = None, score
            awaited, self._awaited = self._awaited, None
            if awaited is not None:
                self.ask_experts(*awaited)

        self._thread.run(lambda: in_a_process(_score_of_experts, number_of(day)), on_played)

    def refresh(self) -> None:
        self._library.ask(_played_days, self._on_read)

    def _on_read(self, found: list[Attempt] | Refused) -> None:
        if isinstance(found, list):
            results = day_results(found)
            if results != self.results:
                self.results = results
                self.changed.emit()


def _played_days(store: Store) -> list[Attempt]:
    """Return the attempts at deals of days, as far as they have the rules of every day."""
    games = store.page(Query(deals=(FIRST_NUMBER, LAST_NUMBER)), 0, -1)
    return [_attempt(game, game.deal) for game in games if game.deal is not None and _counts(game)]


def _counts(game: GameSummary) -> bool:
    is_own = not game.imported and game.branched_at is None
    has_rules = game.rules == Rules.from_options(RULES) and len(game.names) == RULES.players
    return is_own and has_rules and has_usual_players(game.players)


def _attempt(game: GameSummary, number: int) -> Attempt:
    begun_on = game.begun_on or day_begun(game.id)
    return Attempt(game.id, number, begun_on, game.is_over, game.score, game.most, game.fireworks)


def _score_of_experts(number: int) -> int:
    return play_game(Seating((Level.EXPERT,) * RULES.players), RULES, number).score
