"""Opening of the store for writing, and recovery of games from a damaged one.

The store is locked, checked, and replaced if damaged. The damaged file is set aside and never
changed; its games are recovered while the replacement is in use. A note beside the store records
that they are not recovered yet. It is removed once they are, so that an interrupted recovery is
resumed.
"""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path

from hanabi_desktop.library.metadata.problems import StoreError, Trouble, UnreadableGameError
from hanabi_desktop.library.saved_game import verify
from hanabi_desktop.library.store import FILE_NAME, Store
from hanabi_desktop.library.store_rows import (
    MARK,
    StoredGame,
    begun_at,
    review_of,
    reviewed_of,
    unpacked,
)
from hanabi_desktop.library.store_schema import free_name
from hanabi_desktop.support.files import write_atomically

_LOCK_NAME = "games.lock"


class Lock:
    """An exclusive lock on a folder, until it is released or the process ends in any way.

    It is SQLite's own lock, on an empty file beside the store. The operating system releases it
    when a process is killed, so it cannot be left behind.

    Raises:
        sqlite3.Error: another process holds it, or the folder is not writable.
    """

    def __init__(self, folder: Path) -> None:
        self._connection = sqlite3.connect(
            folder / _LOCK_NAME, timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except BaseException:
            self._connection.close()
            raise

    def release(self) -> None:
        self._connection.close()


class OpenStore:
    """The store of a folder, opened for writing and locked.

    Attributes:
        store: the connection.
        damaged: damaged stores set aside whose games are not recovered yet (see ``recover``).

    Raises:
        StoreError: another window or program uses it, a later version wrote it, or the file system
            refuses. Nothing was changed then.
    """

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not os.access(folder, os.W_OK):
                raise StoreError(Trouble.READ_ONLY)  # SQLite would only say "cannot open"
            self._lock = Lock(folder)
        except (sqlite3.Error, OSError) as error:
            trouble = StoreError.from_error(error).trouble
            # Only windows of this program lock that file.
            is_ours = trouble is Trouble.LOCKED and isinstance(error, sqlite3.Error)
            raise StoreError(Trouble.IN_USE if is_ours else trouble) from error
        with ExitStack() as opened:
            opened.callback(self._lock.release)
            self.store = opened.enter_context(closing(_opened(folder / FILE_NAME)))
            self.store.purge()
            self.damaged = pending_recoveries(folder)
            self._opened = opened.pop_all()

    def close(self) -> None:
        self._opened.close()


def _opened(file: Path) -> Store:
    """Open the store of a folder; a damaged one is set aside and replaced."""
    try:
        return Store(file, writing=True)
    except StoreError as error:
        if error.trouble is not Trouble.DAMAGED:
            raise
    try:
        set_aside(file)
    except OSError as refused:
        raise StoreError.from_error(refused) from refused
    return Store(file, writing=True)


def copy_store(source: Path, folder: Path) -> None:
    """Copy the games of another store to a folder, unless the folder has a store already.

    A StoreError leaves no partial copy.
    """
    target = folder / FILE_NAME
    half_made = folder / f"{FILE_NAME}.new"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if target.exists() or not source.exists():
            return
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(half_made)) as new:
            old.backup(new)
        half_made.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise StoreError.from_error(error) from error
    finally:
        half_made.unlink(missing_ok=True)


_NOTE = f"{FILE_NAME}.recovering"
_AT_ONCE = 25
_BEFORE_NEW = 1 << 40
"""Exceeds any number of games, so that recovered games sort before all later ones."""
_LONGEST_BODY = 1_000_000
_SIDE_FILES = ("-wal", "-shm")
_UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
"""The exceptions of reading damaged tables; SQLite quotes damaged text in its own errors."""

Progress = Callable[[int, int], bool]
"""Called with the amount done and the total; False ends the work."""


def set_aside(file: Path) -> Path:
    """Move a damaged store and SQLite's files beside it out of the way, and record that in the note.

    After an OSError it is still in its place.
    """
    today = datetime.now(UTC).astimezone().strftime("%Y-%m-%d")
    aside = free_name(file, f"damaged-{today}")
    names = [*(path.name for path in pending_recoveries(file.parent)), aside.name]
    _write_note(file.parent, names)
    file.replace(aside)
    for ending in _SIDE_FILES:
        beside = file.with_name(file.name + ending)
        if beside.exists():
            beside.replace(aside.with_name(aside.name + ending))
    return aside


def pending_recoveries(folder: Path) -> tuple[Path, ...]:
    """Return the damaged stores of a folder whose games are not recovered yet."""
    try:
        names = (folder / _NOTE).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return ()
    paths = (folder / Path(name).name for name in names)
    return tuple(path for path in paths if path.is_file())


def _forget(damaged: Path) -> None:
    """Record that a damaged store has been read completely."""
    left = [path.name for path in pending_recoveries(damaged.parent) if path != damaged]
    _write_note(damaged.parent, left)


def _write_note(folder: Path, names: Sequence[str]) -> None:
    if names:
        write_atomically(folder / _NOTE, "\n".join(names).encode())
    else:
        (folder / _NOTE).unlink(missing_ok=True)


@dataclass(frozen=True, slots=True)
class RecoveredGame:
    """A game found in a damaged store, with its review and the user's changes to its list entry."""

    entry: StoredGame
    title: str = ""
    starred: bool = False
    deleted: bool = False


def recover(
    damaged: Path, put_back: Callable[[Sequence[RecoveredGame]], int | None], tell: Progress
) -> int | None:
    """Recover every readable game from a damaged store, and return their number.

    Args:
        damaged: the store that was set aside.
        put_back: stores some games (see :func:`put_back`); returns None if that is impossible
            now.
        tell: called with the progress; may end the work.

    Returns:
        None if the work was ended early. It can be started again.

    Raises:
        OSError: the damaged store cannot be read.
    """
    games, batch = 0, list[RecoveredGame]()
    for found in _found_in(damaged, tell):
        if found is None:
            return None
        batch.append(found)
        if len(batch) == _AT_ONCE:
            kept, batch = put_back(batch), []
            if kept is None:
                return None
            games += kept
    kept = put_back(batch)
    if kept is None:
        return None
    _forget(damaged)
    return games + kept


def put_back(store: Store, found: Sequence[RecoveredGame]) -> int:
    """Store the games that are not there yet, and return how many of all are listed.

    Games recovered by an interrupted recovery are counted as well. A StoreError is raised if they
    could not be stored.
    """
    known, fresh = list[RecoveredGame](), list[RecoveredGame]()
    for game in found:
        (known if store.knows(game.entry.id) else fresh).append(game)
    try:
        store.keep(*(game.entry for game in fresh))
    except UnicodeEncodeError:  # a name that cannot be encoded
        fresh = [game for game in fresh if _put_back_alone(store, game)]
    for game in fresh:
        if game.title:
            store.rename(game.entry.id, game.title)
    store.star([game.entry.id for game in fresh if game.starred], starred=True)
    store.delete([game.entry.id for game in fresh if game.deleted])
    return sum(not game.deleted for game in (*known, *fresh))


def _put_back_alone(store: Store, found: RecoveredGame) -> bool:
    try:
        store.keep(found.entry)
    except UnicodeEncodeError:
        return False
    return True


def _found_in(damaged: Path, tell: Progress) -> Iterator[RecoveredGame | None]:
    """Yield every game in a damaged store; yield None and stop where the work is to end.

    First by its tables, as far as SQLite can follow them; then by the mark that every record begins
    with, anywhere in the file.
    """
    with tempfile.TemporaryDirectory(prefix="hanabi-") as folder:
        copy = Path(folder) / FILE_NAME  # SQLite may write to a file that it opens
        for ending in ("", "-wal"):
            source = damaged.with_name(damaged.name + ending)
            if source.exists():
                shutil.copy(source, copy.with_name(copy.name + ending))
        raw = b"".join(file.read_bytes() for file in sorted(copy.parent.iterdir()))
        whole, by_tables = raw.count(MARK), set[int]()
        for row, review in _by_tables(copy):
            if not tell(len(by_tables), whole):
                yield None
                return
            found: dict[int, RecoveredGame] = {}
            _take(found, row["body"], row, review)
            yield from found.values()
            by_tables |= found.keys()
    others: dict[int, RecoveredGame] = {}
    for body in _by_marks(raw):
        if not tell(len(by_tables) + len(others), whole):
            yield None
            return
        _take(others, body, None, known=by_tables)
    yield from others.values()


def _by_tables(copy: Path) -> Iterator[tuple[sqlite3.Row, bytes]]:
    """Yield what the tables still contain of each game, with its record and its review.

    Rows are read one by one, because any may fail.
    """
    try:
        with closing(sqlite3.connect(copy)) as connection:
            connection.row_factory = sqlite3.Row
            connection.text_factory = lambda text: text.decode("utf-8", "replace")
            connection.execute("PRAGMA cell_size_check = ON")
            for game in _ids(connection):
                try:
                    row = connection.execute(
                        "SELECT record.body, game.* FROM record LEFT JOIN game"
                        " ON game.id = record.game_id WHERE game_id = ?",
                        (game,),
                    ).fetchone()
                except _UNREADABLE:
                    continue
                if row is not None and isinstance(row["body"], bytes):
                    yield row, _review(connection, game)
    except _UNREADABLE:
        return


def _review(connection: sqlite3.Connection, game: int) -> bytes:
    """Return a game's review; empty if it is damaged or the store predates reviews."""
    try:
        return review_of(connection, game)
    except (*_UNREADABLE, TypeError):
        return b""


def _ids(connection: sqlite3.Connection) -> list[int]:
    """Return the games' ids from whichever tables and indices can still be read."""
    ids: set[int] = set()
    for statement in (
        "SELECT game_id FROM record ORDER BY game_id",
        "SELECT game_id FROM record ORDER BY game_id DESC",
        "SELECT id FROM game NOT INDEXED ORDER BY id",
        "SELECT id FROM game INDEXED BY game_listed WHERE deleted = 0",
    ):
        try:
            for row in connection.execute(statement):
                if isinstance(row[0], int):
                    ids.add(row[0])
        except _UNREADABLE:
            continue
    return sorted(ids)


def _by_marks(raw: bytes) -> Iterator[bytes]:
    """Yield every part that begins like a record."""
    at = raw.find(MARK)
    while at >= 0:
        yield raw[at : at + _LONGEST_BODY]
        at = raw.find(MARK, at + 1)


def _take(
    found: dict[int, RecoveredGame],
    body: bytes,
    row: sqlite3.Row | None,
    review: bytes = b"",
    known: Collection[int] = (),
) -> None:
    """Add a record, with whatever follows it, if it is a game; of several states keep the longest.

    ``row`` is its row of the list, where there is one, and ``review`` the review in that row;
    ``known`` are the ids of games already found in the tables.
    """
    try:
        game, saved, imported = unpacked(body)
        if game in known or not 0 < game < 1 << 62:
            return
        before = found.get(game)
        if before and len(before.entry.game.record.actions) >= len(saved.record.actions):
            return
        verdict = verify(saved)
    except UnreadableGameError:
        return
    if verdict.broken is not None:
        return
    entry = replace(
        StoredGame.from_game(saved, verdict, begun_at(game)),
        id=game,
        imported=imported or not saved.levels,
        sequence=-_BEFORE_NEW,
    )
    if row is None or not isinstance(row["played_at"], int):
        found[game] = RecoveredGame(entry)
        return
    entry = replace(
        entry,
        played_at=row["played_at"],
        imported=bool(row["imported"]),
        sequence=_before_all_new(row),
        begun_on=_day_in(row),
    )
    entry = _with_review(entry, row, review)
    found[game] = RecoveredGame(
        entry, str(row["title"]), bool(row["starred"]), bool(row["deleted"])
    )


def _day_in(row: sqlite3.Row) -> date | None:
    """Return the day on which a game was started, if the row has a valid one."""
    try:
        return date.fromisoformat(row["begun_on"])
    except (IndexError, TypeError, ValueError):  # an earlier version, or damaged
        return None


def _before_all_new(row: sqlite3.Row) -> int:
    """Return a position that sorts a recovered game before all games played since."""
    sequence = row["sequence"] if "sequence" in row.keys() else 0  # noqa: SIM118 (a row has no "in" for names)
    return (sequence if isinstance(sequence, int) else 0) - _BEFORE_NEW


def _with_review(entry: StoredGame, row: sqlite3.Row, review: bytes) -> StoredGame:
    """Return a game with its review, if the review is of this game and can be listed."""
    if not review or row["fingerprint"] != entry.fingerprint:
        return entry
    try:
        reviewed = reviewed_of(row["review_engine"], row["review_complete"], row["cost"])
    except (TypeError, ValueError):
        return entry
    if reviewed is None:
        return entry
    return replace(entry, game=replace(entry.game, review=review), reviewed=reviewed)
