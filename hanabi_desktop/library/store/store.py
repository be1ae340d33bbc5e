"""The games of one profile, kept in one SQLite file.

A game is a row of what the list shows, and beside it the same JSON that files hold. Whoever
writes has the file locked for as long as they live; readers need no lock.
"""

import hashlib
import json
import os
import sqlite3
import zlib
from array import array
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import time_ns
from typing import Any

from hanabi_desktop.library.assistance import NO_ASSISTANCE
from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.problems import Problem, UnreadableGameError
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.library.statistics import Played
from hanabi_desktop.library.store.problems import StoreError, Trouble
from hanabi_desktop.library.store.query import EVERYTHING, Kind, Query, folded
from hanabi_desktop.library.store.schema import VERSION, migrate, version_of
from hanabi_desktop.library.store.summary import UNFINISHED, GameSummary, Overview, Rules
from hanabi_desktop.library.verification import Verdict
from hanabi_desktop.teammates.levels import Level

FILE_NAME = "games.sqlite"
MARK = b"hanabi1\0"
"""How every record begins, so that it is found in a file that is no store any more."""
_ID_BYTES = 8

_COLUMNS = (
    "id, title, starred, imported, played_at, names, levels, rules, deal, turns, score, most,"
    " strikes, ending, helped, branched_at"
)
_PERSON = "person"
_BUSY_S = 2.0
_AT_ONCE = 200
_FEW = 2000


def new_id() -> int:
    """An id no game has yet: the microseconds since 1970, so that later games have greater ones."""
    global _last_id  # noqa: PLW0603 (two games of one microsecond must not be one)
    _last_id = max(_last_id + 1, time_ns() // 1000)
    return _last_id


_last_id = 0


@dataclass(frozen=True, slots=True)
class Entry:
    """A game on its way into the store.

    Attributes:
        id: see :func:`new_id`; the game that has it already is replaced.
        game: all of it.
        ending, score, strikes: how it stands.
        played_at: in seconds since 1970.
        imported: from a file or link.
    """

    id: int
    game: SavedGame
    ending: str
    score: int
    strikes: int
    played_at: int
    imported: bool = False

    @classmethod
    def of(cls, game: SavedGame, verdict: Verdict, played_at: int) -> "Entry":
        """A game from elsewhere, replayed."""
        strikes = verdict.last.strikes
        return cls(new_id(), game, verdict.ending, verdict.score, strikes, played_at, imported=True)

    @property
    def fingerprint(self) -> int:
        """Equal for games in which the same people did the same with the same deck, hardly else."""
        record = self.game.record
        told = repr((record.seats, record.options, record.deck, record.actions))
        digest = hashlib.blake2b(told.encode("utf-8", "replace"), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> 1


class Store:
    """A connection to the store, for one thread.

    Args:
        file: the store.
        writing: games may be changed. Whoever says so holds the lock (see ``lock``).

    Raises:
        StoreError: it cannot be opened, is damaged, or a later version has written it.
    """

    def __init__(self, file: Path, *, writing: bool = False) -> None:
        self.file = file
        with _troubles():
            if version_of(file) > VERSION:
                raise StoreError(Trouble.NEWER)
            if writing:
                if file.exists():
                    _check(file)
                file.parent.mkdir(parents=True, exist_ok=True)
            self._connection = _connected(file, "rwc" if writing else _reading_mode(file))
            try:
                self._prepare(writing=writing)
            except BaseException:
                self._connection.close()
                raise

    def _prepare(self, *, writing: bool) -> None:
        ask = self._connection.execute
        ask("PRAGMA foreign_keys = ON")
        ask("PRAGMA trusted_schema = OFF")
        (version,) = ask("PRAGMA user_version").fetchone()
        if version > VERSION:  # of what has not been moved from the log into the file yet
            raise StoreError(Trouble.NEWER)
        if not writing:
            ask("PRAGMA query_only = ON")
            return
        ask("PRAGMA journal_mode = WAL")
        ask("PRAGMA synchronous = FULL")  # what is kept outlasts a loss of power as well
        migrate(self._connection, self.file)

    def close(self) -> None:
        """Leave the file."""
        with closing(self._connection):
            pass

    def interrupt(self) -> None:
        """From another thread: have the question at hand end with an error."""
        self._connection.interrupt()

    # -- writing ----------------------------------------------------------------------------------

    def keep(self, *entries: Entry) -> None:
        """Keep these games as they are now: all of them, or none and the old ones.

        Raises:
            StoreError: they could not be kept.
        """
        with self._writing():
            for entry in entries:
                self._connection.execute(_KEEP, _row(entry))
                self._connection.execute(
                    "INSERT INTO record VALUES (?, ?)"
                    " ON CONFLICT (game_id) DO UPDATE SET body = excluded.body",
                    (entry.id, _body(entry.id, entry.game)),
                )

    def annotate(self, game: int, saved: SavedGame) -> None:
        """Keep what was noted in a game; nothing else about it changes."""
        with self._writing():
            self._connection.execute(
                "UPDATE record SET body = ? WHERE game_id = ?", (_body(game, saved), game)
            )

    def rename(self, game: int, title: str) -> None:
        """Call a game something; by an empty title it is told by those who played."""
        with self._writing():
            (names, deal) = self._connection.execute(
                "SELECT names, deal FROM game WHERE id = ?", (game,)
            ).fetchone() or ("[]", None)
            self._connection.execute(
                "UPDATE game SET title = ?, search = ? WHERE id = ?",
                (title, _searched(json.loads(names), deal, title), game),
            )

    def star(self, games: Sequence[int], *, starred: bool) -> None:
        """Mark games, or take the mark off."""
        self._set("starred", games, value=starred)

    def delete(self, games: Sequence[int]) -> None:
        """Take games off the list; they can be brought back until :meth:`purge`."""
        self._set("deleted", games, value=True)

    def bring_back(self, games: Sequence[int]) -> None:
        """Put deleted games on the list again."""
        self._set("deleted", games, value=False)

    def forget(self, game: int) -> None:
        """Forget a game for good."""
        with self._writing():
            self._connection.execute("DELETE FROM game WHERE id = ?", (game,))

    def purge(self) -> None:
        """Forget deleted games for good."""
        with self._writing():
            self._connection.execute("DELETE FROM game WHERE deleted = 1")

    def _set(self, column: str, games: Sequence[int], *, value: bool) -> None:
        with self._writing():
            self._connection.executemany(
                f"UPDATE game SET {column} = ? WHERE id = ?",  # noqa: S608 (our own words only)
                ((int(value), game) for game in games),
            )

    # -- reading ----------------------------------------------------------------------------------

    def count(self, query: Query = EVERYTHING) -> int:
        """How many games there are of those looked for."""
        where, values = query.where()
        with _troubles():
            (number,) = self._connection.execute(
                f"SELECT count(*) FROM game WHERE {where}",  # noqa: S608 (our own words only)
                values,
            ).fetchone()
        return int(number)

    def find(self, query: Query, start: int = 0, most: int = -1) -> "array[int]":
        """The ids of the games looked for, in the order wished.

        Args:
            query: what is looked for.
            start: leave out so many.
            most: give no more than so many; all where it is negative.
        """
        where, values = query.where()
        with _troubles():
            found = self._connection.execute(
                f"SELECT id FROM game WHERE {where} ORDER BY {query.order_by()}"  # noqa: S608 (our own words only)
                " LIMIT ? OFFSET ?",
                [*values, most, start],
            )
            return array("q", (row[0] for row in found))

    def summaries(self, games: Sequence[int]) -> list[GameSummary]:
        """What the list shows of these games, as far as they are there."""
        found: dict[int, GameSummary] = {}
        with _troubles():
            for start in range(0, len(games), _AT_ONCE):
                part = games[start : start + _AT_ONCE]
                holders = ",".join("?" * len(part))
                rows = self._connection.execute(
                    f"SELECT {_COLUMNS} FROM game WHERE id IN ({holders})",  # noqa: S608 (our own words only)
                    list(part),
                )
                found.update((row[0], _summary(row)) for row in rows)
        return [found[game] for game in games if game in found]

    def top(self, query: Query, most: int) -> tuple[int, list[GameSummary]]:
        """How many games there are of those looked for, and those that stand on top.

        Where only a few fit, one walk through the index tells both; where many do, the first
        of them are found at once.
        """
        first = self.find(query, 0, _FEW)
        number = len(first) if len(first) < _FEW else self.count(query)
        return number, self.summaries(first[:most])

    def page(self, query: Query, start: int, most: int) -> list[GameSummary]:
        """What the list shows of some of the games looked for."""
        return self.summaries(self.find(query, start, most))

    def has_imported(self, entry: Entry) -> bool:
        """Whether this game has been imported before."""
        with _troubles():
            row = self._connection.execute(
                "SELECT 1 FROM game WHERE fingerprint = ? AND imported = 1 AND deleted = 0",
                (entry.fingerprint,),
            ).fetchone()
        return row is not None

    def _latest_unfinished(self) -> GameSummary | None:
        """The game to go on with: the one played last of those that somebody here can go on with."""
        with _troubles():
            row = self._connection.execute(
                f"SELECT {_COLUMNS} FROM game WHERE deleted = 0 AND ending = 'unfinished'"  # noqa: S608 (our own words only)
                " AND imported = 0 AND instr(levels, 'person') > 0"
                " ORDER BY played_at DESC, id DESC LIMIT 1"
            ).fetchone()
        return None if row is None else _summary(row)

    def overview(self) -> Overview:
        """The library at a glance."""
        with _troubles():
            games, best, mean = self._connection.execute(
                "SELECT count(*), max(score), avg(score) FROM game"
                " WHERE deleted = 0 AND imported = 0 AND ending <> ?",
                (UNFINISHED,),
            ).fetchone()
        return Overview(
            self._latest_unfinished(),
            self.count(),
            self.count(Query(kind=Kind.STARRED)),
            games,
            best or 0,
            mean or 0.0,
        )

    def played(self) -> Iterator[Played]:
        """Every game played here to its end, the first one first."""
        with _troubles():
            for names, levels, rules, score, most, ending, helped in self._connection.execute(
                "SELECT names, levels, rules, score, most, ending, helped FROM game"
                " WHERE deleted = 0 AND imported = 0 AND ending <> ? ORDER BY played_at, id",
                (UNFINISHED,),
            ):
                try:
                    who = tuple(json.loads(names))
                    yield Played(
                        who, _levels(levels), Rules(rules), score, most, ending, bool(helped)
                    )
                except ValueError as error:
                    raise StoreError(Trouble.DAMAGED) from error

    def load(self, game: int) -> SavedGame:
        """A whole game.

        Raises:
            UnreadableGameError: it is not there, or damaged.
        """
        with _troubles():
            row = self._connection.execute(
                "SELECT body FROM record WHERE game_id = ?", (game,)
            ).fetchone()
        kept_as, saved = (None, None) if row is None else read_body(row[0])
        if saved is None or kept_as != game:
            raise UnreadableGameError(Problem.DAMAGED)
        return saved

    # -- inside -----------------------------------------------------------------------------------

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """All of what is done inside, or nothing."""
        with _troubles():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.rollback()
                raise


def _connected(file: Path, mode: str) -> sqlite3.Connection:
    """A connection that any one thread at a time may use; ``mode`` as in SQLite's file names."""
    uri = f"{file.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(
        uri, uri=True, timeout=_BUSY_S, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA cell_size_check = ON")
    return connection


def _reading_mode(file: Path) -> str:
    """Readers share a small file with the writer; where nothing can be written, they do without."""
    return (
        "rw" if os.access(file, os.W_OK) and os.access(file.parent, os.W_OK) else "ro&immutable=1"
    )


def _check(file: Path) -> None:
    """See whether a store is sound, without changing a byte of it.

    Raises:
        StoreError: it is damaged.
        sqlite3.Error: likewise, or it cannot be read.
    """
    with closing(_connected(file, "ro")) as connection:
        (sound,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if sound != "ok":
        raise StoreError(Trouble.DAMAGED)


@contextmanager
def _troubles() -> Iterator[None]:
    """Say what an error of SQLite's or the system's means."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise StoreError.of(error) from error


_KEEP = """
INSERT INTO game (id, imported, played_at, names, levels, players, rules, deal, turns, score,
    most, strikes, ending, helped, search, fingerprint, branched_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET played_at = excluded.played_at, turns = excluded.turns,
    score = excluded.score, strikes = excluded.strikes, ending = excluded.ending,
    helped = excluded.helped, deleted = 0, fingerprint = excluded.fingerprint
"""


def _row(entry: Entry) -> tuple[object, ...]:
    game, record = entry.game, entry.game.record
    return (
        entry.id,
        int(entry.imported),
        entry.played_at,
        json.dumps(record.seats, ensure_ascii=False),
        ",".join(level.value if level else _PERSON for level in game.levels),
        record.options.players,
        int(Rules.of(record.options)),
        record.game_number,
        len(record.actions),
        entry.score,
        record.options.max_score,
        entry.strikes,
        entry.ending,
        int(game.assistance != NO_ASSISTANCE),
        _searched(record.seats, record.game_number, ""),
        entry.fingerprint,
        game.assistance.branched_at,
    )


def _searched(names: Sequence[str], deal: int | None, title: str) -> str:
    number = "" if deal is None else str(deal)
    return folded(" ".join((title, *names, number)).strip())


def _body(game: int, saved: SavedGame) -> bytes:
    return MARK + zlib.compress(game.to_bytes(_ID_BYTES, "big") + write_json(saved))


def read_body(body: bytes) -> tuple[int, SavedGame]:
    """A record's id and its game; whatever follows it is left alone.

    Raises:
        UnreadableGameError: it is damaged; the packing carries a checksum.
    """
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(body.removeprefix(MARK))
    except zlib.error as error:
        raise UnreadableGameError(Problem.DAMAGED) from error
    if not unpacking.eof:
        raise UnreadableGameError(Problem.DAMAGED)
    return int.from_bytes(text[:_ID_BYTES], "big"), read_json(text[_ID_BYTES:])


@cache
def _levels(text: str) -> tuple[Level | None, ...]:
    """The levels of those who played, as they stand in the table.

    Raises:
        ValueError: something else stands there.
    """
    return tuple(None if one == _PERSON else Level(one) for one in text.split(",") if one)


def _summary(row: tuple[Any, ...]) -> GameSummary:
    """A row of the list.

    Raises:
        StoreError: something stands in it that we have never written.
    """
    game, title, starred, imported, played_at, names, levels, rules, *rest = row
    deal, turns, score, most, strikes, ending, helped, branched_at = rest
    try:
        return GameSummary(
            id=int(game),
            title=str(title),
            starred=bool(starred),
            imported=bool(imported),
            played_at=int(played_at),
            names=tuple(map(str, json.loads(str(names)))),
            levels=_levels(str(levels)),
            rules=Rules(int(rules)),
            deal=None if deal is None else int(deal),
            turns=int(turns),
            score=int(score),
            most=int(most),
            strikes=int(strikes),
            ending=str(ending),
            helped=bool(helped),
            branched_at=None if branched_at is None else int(branched_at),
        )
    except ValueError as error:
        raise StoreError(Trouble.DAMAGED) from error
