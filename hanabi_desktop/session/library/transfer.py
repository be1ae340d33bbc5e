"""Import and export of many games."""

import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO
from pathlib import Path, PurePath
from time import time
from zipfile import BadZipFile, ZipFile

from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.library.exchange import entries, is_text
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.metadata.problems import (
    Problem,
    StoreError,
    Trouble,
    UnreadableGameError,
    holds_one,
    is_for_site,
    may_be_imported,
    may_hold_games,
)
from hanabi_desktop.library.saved_game import SavedGame, verify
from hanabi_desktop.library.store import Store
from hanabi_desktop.library.store_rows import StoredGame
from hanabi_desktop.review.review_json import read_listed
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.library.loading import MAX_FILE_BYTES, ZIP_BEGINS, read_game_file
from hanabi_desktop.support.background import Task
from hanabi_desktop.support.files import is_folder, write_atomically

_AT_ONCE = 50
_MOST_UNPACKED = 10 * MAX_FILE_BYTES
"""How many bytes of an archive's members are unpacked at most."""
_MOST_LEFT_OUT = 1000


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Something that was not imported.

    Attributes:
        source: the file's path; empty for a text that was pasted or dropped.
        line: the line in it, from 1; None for the whole file.
        why: what is wrong with it.
    """

    source: str
    line: int | None
    why: UnreadableGameError | BrokenTurnError | OSError


@dataclass(slots=True)
class Imported:
    """The result of an import.

    Attributes:
        known: the number of games skipped because they had been imported before.
        left_out: what cannot be read, or breaks the rules; at most ``_MOST_LEFT_OUT`` entries.
        unreadable: the number of all such cases.
        trouble: why the import could not store more games; None if it could.
    """

    games: int = 0
    known: int = 0
    unreadable: int = 0
    left_out: list[LeftOut] = field(default_factory=list)
    trouble: Trouble | None = None
    cancelled: bool = False

    def leave_out(self, failure: LeftOut) -> None:
        """Count a failure and record the reason, up to ``_MOST_LEFT_OUT`` of them."""
        self.unreadable += 1
        if len(self.left_out) < _MOST_LEFT_OUT:
            self.left_out.append(failure)


@dataclass(slots=True)
class Exported:
    """The result of an export.

    Attributes:
        unreadable: the number of games skipped because they are damaged.
        unfinished: how many of the games written can still be continued; the file shows their
            cards.
        error: why the file could not be written; None if it could.
        cancelled: whether it was cancelled, so that no file was written.
    """

    games: int = 0
    unreadable: int = 0
    unfinished: int = 0
    error: OSError | None = None
    trouble: Trouble | None = None
    cancelled: bool = False


def files_in(paths: Iterable[Path]) -> list[Path]:
    """Return these files, and all files in these folders that may hold games."""
    found: list[Path] = []
    for path in paths:
        if is_folder(path):
            inside = (file for file in path.rglob("*") if may_be_imported(file))
            found += sorted(file for file in inside if file.is_file())
        else:
            found.append(path)
    return found


def import_games(
    sources: Sequence[Path | str], library_service: LibraryService, task: Task
) -> Imported:
    """Import the games of files, folders and texts, skipping those that are already there.

    Call this in the task's thread.
    """
    result = Imported()
    texts = [source for source in sources if isinstance(source, str)]
    files = files_in(source for source in sources if isinstance(source, Path))
    whole = sum(map(_size, files)) + sum(map(len, texts))
    fresh: list[StoredGame] = []
    for done, game in _games([*texts, *files]):
        task.tell(done, whole)
        if task.is_cancelled:
            result.cancelled = True
            break
        if isinstance(game, LeftOut):
            result.leave_out(game)
            continue
        fresh.append(game)
        if len(fresh) == _AT_ONCE and not _keep(fresh, library_service, result):
            break
    if result.trouble is None:
        _keep(fresh, library_service, result)
    return result


def _games(sources: Sequence[Path | str]) -> Iterator[tuple[int, StoredGame | LeftOut]]:
    """Yield every game, or the reason why it cannot be read, with the number of bytes read before it."""
    done = 0
    for source in sources:
        for found in _texts(source):
            if isinstance(found, LeftOut):
                yield done, found
                continue
            for text in entries(found.content, is_one_game=found.is_one):
                try:
                    yield done, _entry(text.read())
                except (UnreadableGameError, BrokenTurnError) as error:
                    yield done, LeftOut(found.name, text.line, error)
                done += len(text.text)


@dataclass(frozen=True, slots=True)
class _Text:
    """A source of games: a file, a member of an archive, or a text.

    Attributes:
        name: the path; empty for a text that was pasted or dropped.
        content: the content in UTF-8.
        is_one: whether the whole is one game.
    """

    name: str
    content: bytes
    is_one: bool = False


def _texts(source: Path | str) -> Iterator[_Text | LeftOut]:
    """Read a source; of a ZIP archive, every member that may hold games."""
    if isinstance(source, str):
        yield _Text("", source.encode("utf-8", "replace"))
        return
    name = str(source)
    try:
        content = read_game_file(source)
        if content.startswith(ZIP_BEGINS):
            yield from _members(name, content)
            return
    except (OSError, UnreadableGameError) as error:
        yield LeftOut(name, None, error)
        return
    if not is_text(content):
        yield LeftOut(name, None, UnreadableGameError(Problem.NO_GAME_FILE))
        return
    yield _Text(name, content, holds_one(source))


def _members(name: str, content: bytes) -> Iterator[_Text | LeftOut]:
    """Read the members of a ZIP archive that may hold games.

    Raises:
        UnreadableGameError: it is broken, encrypted or has no such member.
    """
    try:
        with ZipFile(BytesIO(content)) as archive:
            members = [
                info for info in archive.infolist() if may_hold_games(PurePath(info.filename))
            ]
            if not members:
                raise UnreadableGameError(Problem.NO_GAME_FILE)
            unpacked = 0
            for member in members:
                path = PurePath(member.filename)
                unpacked += member.file_size
                if member.file_size > MAX_FILE_BYTES or unpacked > _MOST_UNPACKED:
                    unpacked -= member.file_size
                    too_large = UnreadableGameError(Problem.TOO_LARGE)
                    yield LeftOut(f"{name}/{path}", None, too_large)
                    continue
                yield _Text(f"{name}/{path}", archive.read(member), holds_one(path))
    except (BadZipFile, NotImplementedError, RuntimeError, EOFError, zlib.error) as error:
        raise UnreadableGameError(Problem.BROKEN_ARCHIVE) from error


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0


def _entry(game: SavedGame) -> StoredGame:
    """Return a game in the form stored in the library; BrokenTurnError if it breaks the rules."""
    verdict = verify(game)
    if verdict.broken is not None:
        raise verdict.broken
    entry = StoredGame.from_game(game, verdict, round(time()))
    return replace(entry, reviewed=read_listed(game.review, game.people)) if game.review else entry


def _keep(fresh: list[StoredGame], library_service: LibraryService, result: Imported) -> bool:
    """Store some games; return False if that failed."""

    def keep(store: Store) -> None:
        new = {entry.fingerprint: entry for entry in fresh if not store.has_imported(entry)}
        store.keep(*new.values())
        result.games += len(new)
        result.known += len(fresh) - len(new)

    if fresh:
        result.trouble = library_service.do(keep)
        fresh.clear()
    return result.trouble is None


def write_games(file: Path, games: Iterable[SavedGame]) -> None:
    """Write games to a file that can be imported again, one per line; it may raise an OSError."""
    for_site = is_for_site(file)
    lines = (write_json(game, for_site=for_site) + b"\n" for game in games)
    write_atomically(file, b"".join(lines))


def export_games(file: Path, games: Sequence[int], service: LibraryService, task: Task) -> Exported:
    """Write games to a file: a single game as JSON, several with one per line.

    Call this in the task's thread.
    """
    result = Exported()
    found: list[SavedGame] = []
    try:
        with service.reading() as store:
            result.unfinished = sum(game.can_go_on for game in store.summaries(games))
            for done, game in enumerate(games):
                task.tell(done, len(games))
                if task.is_cancelled:
                    return Exported(cancelled=True)
                try:
                    found.append(store.load(game))
                except UnreadableGameError:
                    result.unreadable += 1
    except StoreError as error:
        return Exported(trouble=error.trouble)
    try:
        write_games(file, found)
    except OSError as error:
        return Exported(error=error)
    result.games = len(found)
    return result
