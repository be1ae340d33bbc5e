"""The store of one profile's games, in one SQLite file.

A game is a row with what the list shows, and a record with the same JSON as in files. A writer
holds a lock for its whole lifetime; readers need no lock.
"""

import json
from array import array
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from time import time

from hanabi_desktop.library.metadata.problems import (
    Problem,
    StoreError,
    Trouble,
    UnreadableGameError,
)
from hanabi_desktop.library.metadata.statistics import FinishedGame
from hanabi_desktop.library.metadata.summary import (
    EVERYTHING,
    UNFINISHED,
    GameSummary,
    Kind,
    Overview,
    Query,
    Reviewed,
    Rules,
)
from hanabi_desktop.library.saved_game import Closing, SavedGame, verify
from hanabi_desktop.library.store_rows import (
    COLUMNS,
    KEEP,
    StoredGame,
    StoredReview,
    digits_of,
    packed,
    players_of,
    put_review,
    review_of,
    reviews_in,
    row_of,
    searched,
    summary_of,
    unpacked,
)
from hanabi_desktop.library.store_schema import (
    VERSION,
    ReadingConnection,
    check,
    connected,
    migrate,
    tables_made,
    translate_db_errors,
    version_of,
)

FILE_NAME = "games.sqlite"
KEPT_DELETED_S = 30 * 24 * 60 * 60
"""How long deleted games can be restored, in seconds."""
_GIVEN_UP = 4
"""The code of hanab.live for a game that its players ended."""
_AT_ONCE = 200
_FEW = 2000
_OF_PLAYED = "names, levels, programs, rules, score, most, ending, helped"
_MOST_VERSIONS = 1000
"""A version number this far above the current one counts as damage, not as a newer version."""


class Store:
    """A connection to the store, for one thread; the caller must hold the lock for ``writing``.

    Raises:
        StoreError: it cannot be opened, is damaged, or a later version wrote it.
    """

    def __init__(self, file: Path, *, writing: bool = False) -> None:
        self.file = file
        with translate_db_errors():
            version = version_of(file)
            if version > VERSION:
                check(file, "ro&immutable=1")  # the version of a damaged file is meaningless
                believable = version < VERSION + _MOST_VERSIONS
                raise StoreError(Trouble.NEWER if believable else Trouble.DAMAGED)
            if writing:
                if file.exists():
                    check(file, tables=tables_made() if version == VERSION else ())
                file.parent.mkdir(parents=True, exist_ok=True)
            self._reading = None if writing else ReadingConnection(file, version)
            if self._reading is None:
                self._connection = connected(file, "rwc")
            else:
                self._connection = self._reading.connection
            try:
                self._prepare(writing=writing)
            except BaseException:
                self.close()
                raise

    def _prepare(self, *, writing: bool) -> None:
        ask = self._connection.execute
        ask("PRAGMA foreign_keys = ON")
        ask("PRAGMA trusted_schema = OFF")
        (version,) = ask("PRAGMA user_version").fetchone()
        if version > VERSION:  # the newer version may still be in the write-ahead log
            raise StoreError(Trouble.NEWER)
        if not writing:
            ask("PRAGMA query_only = ON")
            return
        ask("PRAGMA journal_mode = WAL")
        ask("PRAGMA synchronous = FULL")  # what is stored survives a power failure
        migrate(self._connection, self.file)

    def close(self) -> None:
        with closing(self._reading or self._connection):
            pass

    # -- writing ----------------------------------------------------------------------------------

    def keep(self, *entries: StoredGame) -> None:
        """Store the current state of these games, all of them or, with a StoreError, none."""
        with self._writing():
            for entry in entries:
                went_on = self._fingerprint(entry.id) != entry.fingerprint
                self._connection.execute(KEEP, row_of(entry))
                self._connection.execute(
                    "INSERT INTO record VALUES (?, ?)"
                    " ON CONFLICT (game_id) DO UPDATE SET body = excluded.body",
                    (entry.id, packed(entry.id, entry.game, imported=entry.imported)),
                )
                if went_on:  # it is no longer the game that was reviewed
                    put_review(self._connection, entry.id, entry.game.review, entry.reviewed)

    def _fingerprint(self, game: int) -> int | None:
        row = self._connection.execute(
            "SELECT fingerprint FROM game WHERE id = ?", (game,)
        ).fetchone()
        return None if row is None else int(row[0])

    def review(self, game: int, body: bytes, reviewed: Reviewed) -> None:
        with self._writing():
            put_review(self._connection, game, body, reviewed)

    def annotate(self, game: int, saved: SavedGame) -> None:
        """Store the annotations of a game; nothing else about it changes."""
        with self._writing():
            self._write_record(game, saved)

    def _write_record(self, game: int, saved: SavedGame) -> None:
        row = self._connection.execute("SELECT imported FROM game WHERE id = ?", (game,)).fetchone()
        if row is not None:
            body = packed(game, saved, imported=bool(row[0]))
            self._connection.execute("UPDATE record SET body = ? WHERE game_id = ?", (body, game))

    def end(self, game: int) -> None:
        """End an unfinished game; UnreadableGameError if it is missing or damaged."""
        saved = self.load(game)
        ended = replace(saved, closing=Closing(-1, _GIVEN_UP))
        verdict = verify(ended)
        with self._writing():
            self._write_record(game, ended)
            self._connection.execute(
                "UPDATE game SET ending = ? WHERE id = ?", (verdict.ending, game)
            )

    def look_up_fireworks(self, games: Sequence[int]) -> None:
        """Determine the fireworks of games that an earlier version stored."""
        reached = []
        for game in games:
            with suppress(UnreadableGameError):
                reached.append((digits_of(verify(self.load(game)).last.fireworks), game))
        with self._writing():
            self._connection.executemany("UPDATE game SET fireworks = ? WHERE id = ?", reached)

    def rename(self, game: int, title: str) -> None:
        """Set the title of a game; with an empty title it is listed by its players."""
        with self._writing():
            (names, deal) = self._connection.execute(
                "SELECT names, deal FROM game WHERE id = ?", (game,)
            ).fetchone() or ("[]", None)
            self._connection.execute(
                "UPDATE game SET title = ?, search = ? WHERE id = ?",
                (title, searched(json.loads(names), deal, title), game),
            )

    def star(self, games: Sequence[int], *, starred: bool) -> None:
        self._set("starred", games, value=int(starred))

    def delete(self, games: Sequence[int]) -> None:
        """Remove games from the list; they can be restored for 30 days."""
        self._set("deleted", games, value=round(time()))

    def bring_back(self, games: Sequence[int]) -> None:
        self._set("deleted", games, value=0)

    def forget(self, game: int) -> None:
        with self._writing():
            self._connection.execute("DELETE FROM game WHERE id = ?", (game,))

    def purge(self, now: float | None = None) -> None:
        """Permanently delete games that were deleted 30 days ago; ``now`` in seconds since 1970."""
        today = round(time() if now is None else now)
        with self._writing():
            # Earlier versions recorded that a game was deleted, but not when.
            self._connection.execute("UPDATE game SET deleted = ? WHERE deleted = 1", (today,))
            self._connection.execute(
                "DELETE FROM game WHERE deleted > 0 AND deleted < ?", (today - KEPT_DELETED_S,)
            )

    def _set(self, column: str, games: Sequence[int], *, value: int) -> None:
        if not games:
            return
        with self._writing():
            self._connection.executemany(
                f"UPDATE game SET {column} = ? WHERE id = ?",  # noqa: S608 (our own words only)
                ((value, game) for game in games),
            )

    # -- reading ----------------------------------------------------------------------------------

    def count(self, query: Query = EVERYTHING) -> int:
        return self._count(*query.where())

    def _count(self, where: str, values: Sequence[object]) -> int:
        with translate_db_errors():
            (number,) = self._connection.execute(
                f"SELECT count(*) FROM game WHERE {where}",  # noqa: S608 (our own words only)
                values,
            ).fetchone()
        return int(number)

    def find(self, query: Query, start: int = 0, most: int = -1) -> "array[int]":
        """Return the ids of the games that match a query, in its order, from ``start`` on.

        ``most`` is the maximum number of games; negative for no limit.
        """
        where, values = query.where()
        with translate_db_errors():
            found = self._connection.execute(
                f"SELECT id FROM game WHERE {where} ORDER BY {query.order_by()}"  # noqa: S608 (our own words only)
                " LIMIT ? OFFSET ?",
                [*values, most, start],
            )
            return array("q", (row[0] for row in found))

    def summaries(self, games: Sequence[int]) -> list[GameSummary]:
        """Return the rows of those of these games that exist."""
        found: dict[int, GameSummary] = {}
        with translate_db_errors():
            for start in range(0, len(games), _AT_ONCE):
                part = games[start : start + _AT_ONCE]
                holders = ",".join("?" * len(part))
                rows = self._connection.execute(
                    f"SELECT {COLUMNS} FROM game WHERE id IN ({holders})",  # noqa: S608 (our own words only)
                    list(part),
                )
                found.update((row[0], summary_of(row)) for row in rows)
        return [found[game] for game in games if game in found]

    def top(self, query: Query, most: int) -> tuple[int, list[GameSummary]]:
        """Return how many games match a query, and the first of them.

        With few matches, one pass through the index gives both; with many, the first ones are found
        at once.
        """
        first = self.find(query, 0, _FEW)
        number = len(first) if len(first) < _FEW else self.count(query)
        return number, self.summaries(first[:most])

    def page(self, query: Query, start: int, most: int) -> list[GameSummary]:
        """Return what the list shows of a range of the games that match a query."""
        return self.summaries(self.find(query, start, most))

    def knows(self, game: int) -> bool:
        with translate_db_errors():
            row = self._connection.execute("SELECT 1 FROM game WHERE id = ?", (game,)).fetchone()
        return row is not None

    def has_imported(self, entry: StoredGame) -> bool:
        """Return whether this game has been imported before."""
        with translate_db_errors():
            row = self._connection.execute(
                "SELECT 1 FROM game WHERE fingerprint = ? AND imported = 1 AND deleted = 0",
                (entry.fingerprint,),
            ).fetchone()
        return row is not None

    def _latest_unfinished(self) -> GameSummary | None:
        """Return the game to continue: the last one played that a person here can continue."""
        with translate_db_errors():
            rows = self._connection.execute(
                f"SELECT {COLUMNS} FROM game WHERE deleted = 0 AND ending = 'unfinished'"  # noqa: S608 (our own words only)
                " AND imported = 0 AND instr(levels, 'person') > 0 ORDER BY sequence DESC, id DESC"
            )
            return next((game for game in map(summary_of, rows) if game.can_go_on), None)

    def overview(self) -> Overview:
        with translate_db_errors():
            parts = self._connection.execute(
                "SELECT count(*), max(score), avg(score) FROM game"
                " WHERE deleted = 0 AND imported = 0 AND ending <> ?"
                " GROUP BY most ORDER BY count(*) DESC, most",
                (UNFINISHED,),
            ).fetchall()
        return Overview(
            self._latest_unfinished(),
            self.count(),
            self.count(Query(kind=Kind.STARRED)),
            sum(part[0] for part in parts),
            parts[0][1] if parts else 0,
            parts[0][2] if parts else 0.0,
            self.count(Query(kind=Kind.DELETED)),
        )

    def count_played(self, *, imported: bool | None = False) -> int:
        """Return how many games :meth:`played` yields."""
        return self._count(*_finished(imported))

    def played(self, *, imported: bool | None = False) -> Iterator[FinishedGame]:
        """Yield every finished game, the oldest first.

        ``imported`` is True for imported games, False for games played here, None for both.
        """
        where, values = _finished(imported)
        with translate_db_errors():
            for names, levels, programs, rules, *result in self._connection.execute(
                f"SELECT {_OF_PLAYED} FROM game WHERE {where} ORDER BY sequence, id",  # noqa: S608 (our own words only)
                values,
            ):
                try:
                    who, players = tuple(json.loads(names)), players_of(levels, programs)
                    score, most, ending, helped = result
                    yield FinishedGame(
                        who, players, Rules(rules), score, most, ending, bool(helped)
                    )
                except (ValueError, TypeError, IndexError) as error:
                    raise StoreError(Trouble.DAMAGED) from error

    def load(self, game: int) -> SavedGame:
        """Return a complete game; UnreadableGameError if it is missing or damaged."""
        with translate_db_errors():
            row = self._connection.execute(
                "SELECT body FROM record WHERE game_id = ?", (game,)
            ).fetchone()
        record = None if row is None else unpacked(row[0])
        if record is None or record.id != game:
            raise UnreadableGameError(Problem.DAMAGED)
        with translate_db_errors():
            return replace(record.game, review=review_of(self._connection, game))

    def reviews(self, *, imported: bool | None = False) -> Iterator[StoredReview]:
        """Yield the finished reviews, the oldest game first; ``imported`` as in :meth:`played`."""
        with translate_db_errors():
            yield from reviews_in(self._connection, imported=imported)

    # -- helpers ----------------------------------------------------------------------------------

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Run the block in a transaction; roll back on any error."""
        with translate_db_errors():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.rollback()
                raise


def _finished(imported: bool | None) -> tuple[str, list[object]]:  # noqa: FBT001 (as in SQL)
    """Return the SQL condition for finished games, and the values of its placeholders."""
    where, values = "deleted = 0 AND ending <> ?", list[object]([UNFINISHED])
    if imported is not None:
        where, values = f"{where} AND imported = ?", [*values, int(imported)]
    return where, values
