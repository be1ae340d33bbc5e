"""Computations over the games of the library: statistics, and the agreement that their players have."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.moves import Clue
from hanabi_desktop.library.metadata.problems import StoreError, Trouble, UnreadableGameError
from hanabi_desktop.library.metadata.statistics import (
    DecidedGame,
    DecisionRow,
    Figures,
    FinishedGame,
    Group,
    Statistics,
    decision_rows,
    statistics_of,
)
from hanabi_desktop.library.metadata.summary import UNFINISHED
from hanabi_desktop.library.saved_game import verify
from hanabi_desktop.library.store import Store
from hanabi_desktop.review.review_json import decisions_in
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.support.background import Task
from hanabi_desktop.support.workers import usual_count
from hanabi_desktop.teammates.characters import CHARACTERS, ProgramName
from hanabi_desktop.teammates.conventions import Fit
from hanabi_desktop.teammates.measuring.concordance import (
    ReadingCancelledError,
    ReadingWorkers,
    fit,
)

_TELL_EVERY = 500


@dataclass(frozen=True, slots=True)
class StatisticsQuery:
    """A request for statistics.

    Attributes:
        group: the criterion by which games are grouped.
        helped: True for games with help only, False for games without, None for all.
        imported: True for imported games, False for games played here, None for both.
        most: the maximum score to select; None for the commonest one.
    """

    group: Group = Group.PLAYERS
    helped: bool | None = None
    imported: bool | None = False
    most: int | None = None


@dataclass(frozen=True, slots=True)
class DecisionStatistics:
    """The cost of people's decisions in reviewed games.

    Attributes:
        rows: person by person.
        few: the largest number of reviewed games of any person who has too few.
        by_convention: whether decisions are grouped by convention.
    """

    rows: tuple[DecisionRow, ...]
    few: int
    by_convention: bool


@dataclass(frozen=True, slots=True)
class ComputedStatistics:
    """The requested statistics: of games, and of decisions if they are requested.

    With decisions, the games are grouped by players.
    """

    games: Statistics
    decisions: DecisionStatistics | None


def compute_statistics(
    query: StatisticsQuery, service: LibraryService, task: Task
) -> ComputedStatistics | Trouble | None:
    """Compute the statistics in the task's thread; return None if it was cancelled."""
    try:
        with service.reading() as store:
            about_decisions = query.group in (Group.DECISIONS, Group.CONVENTIONS)
            whole = store.count_played(imported=query.imported)
            games: list[FinishedGame] = []
            for done, game in enumerate(store.played(imported=query.imported)):
                games.append(game)
                if done % _TELL_EVERY == 0:
                    task.tell(done, whole)
                    if task.is_cancelled:
                        return None
            decisions = _of_decisions(query, store, task) if about_decisions else None
    except StoreError as error:
        return error.trouble
    if task.is_cancelled:
        return None
    group = Group.PLAYERS if about_decisions else query.group
    shown = statistics_of(games, group, helped=query.helped, most=query.most)
    return ComputedStatistics(shown, decisions)


def _of_decisions(query: StatisticsQuery, store: Store, task: Task) -> DecisionStatistics | None:
    games: list[DecidedGame] = []
    for stored in store.reviews(imported=query.imported):
        if task.is_cancelled:
            return None
        if query.helped is not None and stored.helped is not query.helped:
            continue
        players = stored.players or (None,) * len(stored.names)
        people = {seat: stored.names[seat] for seat, one in enumerate(players) if one is None}
        decisions = decisions_in(stored.body)
        if decisions:
            games.append(DecidedGame(people, decisions))
    by_convention = query.group is Group.CONVENTIONS
    rows, few = decision_rows(games, by_convention=by_convention)
    return DecisionStatistics(rows, few, by_convention)


def figures_together(
    store: Store, programs: Collection[ProgramName] = ()
) -> dict[str | ProgramName, Figures]:
    """Return the figures of the games that people played with each teammate and each of these programs.

    Teammates are known by their names. Games with a program do not count for teammates.
    """
    names: tuple[str | ProgramName, ...] = (*(each.name for each in CHARACTERS), *programs)
    together: dict[str | ProgramName, list[FinishedGame]] = {name: [] for name in names}
    for game in store.played():
        if None not in game.players:
            continue
        programs_there = {one for one in game.players if isinstance(one, ProgramName)}
        mates = {name for name, one in zip(game.names, game.players, strict=False) if one}
        for name in programs_there or mates:
            if name in together:
                together[name].append(game)
    return {name: Figures.from_games(games) for name, games in together.items()}


FIRST_GAMES = 30
"""Number of games read at first."""


@dataclass(slots=True)
class AgreementSearchResult:
    """The result of a search for an agreement.

    Attributes:
        fit: the agreement found; None if no game has a clue, or the search failed.
        players: the players of the games that were read.
        left_out: the number of games that are damaged, break the rules, or can only be watched.
        trouble: why the games could not be read.
    """

    fit: Fit | None = None
    players: frozenset[str] = frozenset()
    left_out: int = 0
    trouble: Trouble | None = None
    cancelled: bool = False


def find_agreement(
    games: Sequence[int], service: LibraryService, task: Task
) -> AgreementSearchResult:
    """Find the agreement that explains the clues of these games best.

    If there are many games, a part is read first, then twice as many each time until the result no
    longer changes. Call this in the task's thread; low-priority processes do the reading.

    Raises:
        OSError: no process can be started.
        WorkFailedError: an internal error; the log has the details.
    """
    found = AgreementSearchResult()
    # In random order, so that a part of the games is representative.
    order = Random(len(games)).sample(games, len(games))  # noqa: S311 (not a secret)
    records: list[GameRecord] = []
    enough = FIRST_GAMES
    while not found.cancelled:
        before, read = found.fit, len(records)
        try:
            with service.reading() as store:
                for record in _records(order, store, task, found):
                    records.append(record)
                    if len(records) >= enough:
                        break
        except StoreError as error:
            return AgreementSearchResult(trouble=error.trouble)
        if task.is_cancelled:
            return AgreementSearchResult(cancelled=True)
        if len(records) == read:
            break
        try:
            with ReadingWorkers(records, usual_count(), lambda: task.is_cancelled) as workers:
                found.fit = fit(records, workers.read, task.tell)
        except ReadingCancelledError:
            return AgreementSearchResult(cancelled=True)
        found.players = frozenset(name for record in records for name in record.seats)
        if before is not None and _is_equivalent(before, found.fit):
            break
        enough *= 2
    return found


def _is_equivalent(one: Fit, other: Fit) -> bool:
    """Return whether two fits have the same agreement, and are certain of the same conventions."""
    sure = [{each.convention for each in fit.evidence if each.is_sure} for fit in (one, other)]
    return one.agreement == other.agreement and sure[0] == sure[1]


def _records(
    games: list[int], store: Store, task: Task, found: AgreementSearchResult
) -> Iterator[GameRecord]:
    """Yield the games with at least one clue, taken from the end of the list.

    Unfinished games played here are skipped: how well their clues match their cards would reveal
    cards that a player must not see yet.
    """
    while games and not task.is_cancelled:
        try:
            saved = store.load(games.pop())
        except UnreadableGameError:
            found.left_out += 1
            continue
        verdict = verify(saved)
        if verdict.broken is not None or saved.record.options.is_only_watched:
            found.left_out += 1
        elif saved.levels and verdict.ending == UNFINISHED:
            continue
        elif any(isinstance(action, Clue) for action in saved.record.actions):
            yield saved.record
