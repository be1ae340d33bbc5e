"""The library service saves games in its own threads and reports when it cannot."""

import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from whole_games import played_out, record_of
from windows_file_sharing import is_open, sharing_violation

from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.metadata.problems import Recovery, StoreError, Trouble
from hanabi_desktop.library.metadata.summary import Query
from hanabi_desktop.library.saved_game import SavedGame, verify
from hanabi_desktop.library.store import Store
from hanabi_desktop.library.store_opening import recover
from hanabi_desktop.library.store_rows import StoredGame
from hanabi_desktop.session.library.library_service import LibraryService, Listed
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.library.store_access import Refused
from hanabi_desktop.session.play.position import Position
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.teammates.characters import Level

TABLE = GameSetup((Seat("Elin"), Seat("Björn", Level.CASUAL)), GameOptions(2, first_seat=0), 31)


def entry_of(deal: int) -> StoredGame:
    record = record_of(played_out(GameOptions(2), deal), deal)
    game = SavedGame(record, (None, Level.CASUAL))
    return replace(StoredGame.from_game(game, verify(game), deal), imported=False)


def asked(qtbot: QtBot, ask: Callable[[Callable[[object], None]], object]) -> object:
    """Return the answer to an asynchronous request."""
    answers: list[object] = []
    ask(answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    return answers[0]


@pytest.fixture
def library_service(qapp: QApplication, tmp_path: Path) -> Iterator[LibraryService]:
    library_service = LibraryService(tmp_path / "games")
    library_service.patience_ms = 60_000
    yield library_service
    library_service.close()


def kept(library_service: LibraryService, qtbot: QtBot) -> int:
    found = asked(qtbot, lambda then: library_service.find(Query(), 10, then))
    assert isinstance(found, Listed)
    return found.listed


def test_saved_game_is_found(library_service: LibraryService, qtbot: QtBot) -> None:
    entry, told = entry_of(4), list[str]()
    library_service.keep(entry, lambda: told.append("kept"))
    assert told == ["kept"]  # at once if the disk is fast enough
    opened = asked(qtbot, lambda then: library_service.open_game(entry.id, then))
    assert isinstance(opened, OpenedGame)
    assert opened.saved == entry.game
    assert opened.game_id == entry.id


def test_start_time_is_known_for_games_played_here(
    library_service: LibraryService, qtbot: QtBot
) -> None:
    ours, theirs = entry_of(4), replace(entry_of(5), imported=True)
    begun = []
    for entry in (ours, theirs):
        library_service.keep(entry, lambda: None)
        opened = asked(qtbot, lambda then, one=entry: library_service.open_game(one.id, then))
        assert isinstance(opened, OpenedGame)
        begun.append(opened.begun)
    assert begun[0] is not None
    assert abs(begun[0] - time.time()) < 600
    assert begun[1] is None


def test_game_continues_after_a_slow_save(library_service: LibraryService, qtbot: QtBot) -> None:
    slow, told = threading.Event(), list[str]()
    library_service._store._writer.run(slow.wait)
    library_service.patience_ms = 1
    library_service.keep(entry_of(4), lambda: told.append("kept"))
    qtbot.wait(30)
    assert told == []
    slow.set()
    qtbot.waitUntil(lambda: told == ["kept"])


def test_move_is_shown_once_it_is_saved(library_service: LibraryService, qtbot: QtBot) -> None:
    session = Session(saver=library_service)
    shown: list[Observation] = []
    session.cursor.changed.connect(lambda position: shown.append(position.observation))
    session.start(TABLE)
    slow = threading.Event()
    library_service._store._writer.run(slow.wait)
    library_service.patience_ms = 1
    session.submit(legal_actions(shown[0])[0])
    qtbot.wait(30)
    assert len(shown) == 1
    session.undo()  # undone before it was shown: it is never shown
    slow.set()
    qtbot.waitUntil(lambda: len(shown) == 2)
    assert shown[1] == shown[0]
    session.close()


def test_game_continues_where_nothing_can_be_saved(
    library_service: LibraryService, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "games").write_text("in the way")  # no folder can be created here
    troubles: list[Trouble | None] = []
    library_service.troubled.connect(troubles.append)
    session = Session(saver=library_service)
    shown: list[Position] = []
    session.cursor.changed.connect(shown.append)
    session.start(TABLE)
    session.submit(legal_actions(shown[0].observation)[0])
    assert len(shown) == 2
    assert troubles == [Trouble.UNREACHABLE]
    session.close()
    (tmp_path / "games").unlink()
    library_service._try_again()
    qtbot.waitUntil(lambda: library_service.trouble is None)
    assert kept(library_service, qtbot) == 1  # the failed save is retried and succeeds now


def test_second_window_is_read_only_until_the_first_closes(
    library_service: LibraryService, qtbot: QtBot, tmp_path: Path
) -> None:
    first = LibraryService(tmp_path / "games")
    first.patience_ms = 60_000
    first.keep(entry_of(4), lambda: None)
    library_service.keep(entry_of(5), lambda: None)
    assert library_service.trouble is Trouble.IN_USE
    assert kept(library_service, qtbot) == 1
    first.close()
    library_service._try_again()
    qtbot.waitUntil(lambda: library_service.trouble is None)
    assert kept(library_service, qtbot) == 2


def damaged_store(library_service: LibraryService) -> None:
    """Save thirty games, then truncate the file to half its size."""
    for deal in range(30):
        library_service.keep(entry_of(deal), lambda: None)
    library_service.do(lambda store: store._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)"))
    data = bytearray(library_service.file.read_bytes())
    data[4096 : len(data) // 2] = bytes(len(data) // 2 - 4096)
    library_service.file.write_bytes(data)
    library_service._store._writer.run(library_service._store._leave).result()


def test_damage_found_while_playing_is_repaired(
    library_service: LibraryService, qtbot: QtBot
) -> None:
    recoveries: list[Recovery] = []
    library_service.recovered.connect(recoveries.append)
    damaged_store(library_service)
    library_service.keep(entry_of(99), lambda: None)
    qtbot.waitUntil(lambda: len(recoveries) == 1)
    assert recoveries[0].set_aside.exists()
    assert recoveries[0].games > 0
    assert kept(library_service, qtbot) == recoveries[0].games + 1


def test_file_in_use_is_closed_before_it_is_set_aside(
    library_service: LibraryService, qtbot: QtBot
) -> None:
    """Windows moves no file that is open."""
    recoveries, troubles = list[Recovery](), list[Trouble]()
    library_service.recovered.connect(recoveries.append)
    library_service.troubled.connect(troubles.append)
    damaged_store(library_service)
    library_service._store._reader.run(
        lambda: library_service._store._look_up(lambda store: store)
    ).result()
    assert is_open(library_service.file)
    library_service.keep(entry_of(99), lambda: None)
    qtbot.waitUntil(lambda: len(recoveries) == 1)
    assert troubles == []


def test_file_held_by_another_program_is_locked(tmp_path: Path) -> None:
    assert StoreError.from_error(sharing_violation(tmp_path)).trouble is Trouble.LOCKED
    assert StoreError.from_error(PermissionError(13, "no")).trouble is Trouble.READ_ONLY


def test_play_does_not_wait_for_recovery(
    library_service: LibraryService, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, recoveries, go_on = list[str](), list[Recovery](), threading.Event()
    progress: list[tuple[int, int]] = []
    library_service.recovered.connect(recoveries.append)
    library_service.recovering.connect(lambda *far: progress.append(far))
    damaged_store(library_service)

    def waits(damaged: Path, *rest: object) -> int | None:
        assert go_on.wait(30)
        return recover(damaged, *rest)

    monkeypatch.setattr("hanabi_desktop.session.library.library_service.recover", waits)
    library_service.keep(entry_of(99), lambda: told.append("kept"))
    assert told == ["kept"]
    assert kept(library_service, qtbot) == 1
    qtbot.waitUntil(lambda: bool(progress))
    assert recoveries == []
    go_on.set()
    qtbot.waitUntil(lambda: len(recoveries) == 1)
    assert kept(library_service, qtbot) > 1


def test_recovery_resumes_at_the_next_start(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier = LibraryService(tmp_path / "games")
    damaged_store(earlier)
    with monkeypatch.context() as patch:
        patch.setattr("hanabi_desktop.session.library.library_service.recover", lambda *_: None)
        with qtbot.waitSignal(earlier.recovered):
            earlier.keep(entry_of(99), lambda: None)
    earlier.close()
    later = LibraryService(tmp_path / "games")
    with qtbot.waitSignal(later.recovered):
        later.open()
    assert kept(later, qtbot) > 1
    later.close()


def test_games_can_be_moved_to_another_folder(
    library_service: LibraryService, qtbot: QtBot, tmp_path: Path
) -> None:
    library_service.keep(entry_of(4), lambda: None)
    old = library_service.file
    assert asked(qtbot, lambda then: library_service.move_to(tmp_path / "there", then)) is None
    assert library_service.file == tmp_path / "there" / old.name
    assert kept(library_service, qtbot) == 1
    library_service.keep(entry_of(5), lambda: None)
    assert kept(library_service, qtbot) == 2
    assert asked(qtbot, lambda then: library_service.move_to(old.parent, then)) is None
    assert kept(library_service, qtbot) == 1  # files already in that folder are unchanged
    (tmp_path / "file").write_text("")
    refused = asked(qtbot, lambda then: library_service.move_to(tmp_path / "file", then))
    assert isinstance(refused, Refused)
    assert library_service.file == old
    assert kept(library_service, qtbot) == 1


KEEPS = """
import os
import sys
from pathlib import Path
from typing import Any
from PySide6.QtCore import QCoreApplication
sys.path[:0] = [{tests!r}, {here!r}]
from test_library_service import entry_of
from hanabi_desktop.library.store_rows import row_of
from hanabi_desktop.session.library.library_service import LibraryService
application = QCoreApplication([])
entries = [entry_of(deal) for deal in range(int(sys.argv[2]))]
if sys.argv[3:]:  # go on as somebody else, who may not read Python's own files
    for entry in entries:
        row_of(entry)  # reads the table of letters
    os.setuid(int(sys.argv[3]))
library_service = LibraryService(Path(sys.argv[1]))
library_service.patience_ms = 60_000
told = []
for entry in entries:
    library_service.keep(entry, lambda: told.append(1))
print(len(told), library_service.trouble, flush=True)
sys.stdin.readline()
application.processEvents()
library_service._retry.stop()
unstored = tuple(library_service._unstored.values())
trouble = library_service._store.write(lambda store: store.keep(*unstored)).result()
library_service._on_written(trouble, unstored)
print(len(library_service._unstored), library_service.trouble, flush=True)
library_service.close()
"""


def keeping_program(folder: Path, games: int, *user: int) -> subprocess.Popen[str]:
    here = Path(__file__).parent
    code = KEEPS.format(tests=str(here.parent), here=str(here))
    return subprocess.Popen(
        [sys.executable, "-c", code, folder, str(games), *map(str, user)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can mount a file system"
)
def test_full_disk_is_reported_and_saving_resumes(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = [shutil.which("mount") or "mount", "-t", "tmpfs", "-o", "size=300k", "none", disk]
    if subprocess.run(mount, check=False, stderr=subprocess.DEVNULL).returncode:
        pytest.skip("mounting a file system is not permitted here")
    try:
        with keeping_program(disk, 120) as program:
            assert program.stdin is not None
            assert program.stdout is not None
            assert program.stdout.readline() == "120 Trouble.FULL\n"  # play has continued
            subprocess.run([*mount[:4], "remount,size=4m", "none", disk], check=True)
            program.stdin.write("\n")
            program.stdin.flush()
            assert program.stdout.readline() == "0 None\n"
        store = Store(disk / "games.sqlite")
        assert store.count() == 120
        store.close()
    finally:
        subprocess.run(["umount", disk], check=True)


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can run as another user"
)
def test_read_only_folder_is_reported_and_can_be_read(tmp_path: Path) -> None:
    nobody = 65534
    folder = Path("/tmp") / f"hanabi-{os.getpid()}"  # noqa: S108 (another user has to get there)
    folder.mkdir(mode=0o755)
    try:
        with keeping_program(folder, 3, nobody) as program:
            assert program.stdin is not None
            assert program.stdout is not None
            assert program.stdout.readline() == "3 Trouble.READ_ONLY\n"
            folder.chmod(0o777)
            program.stdin.write("\n")
            program.stdin.flush()
            assert program.stdout.readline() == "0 None\n"
    finally:
        shutil.rmtree(folder)


def fill_disk_for(library_service: LibraryService, *ids: int) -> Callable[[], None]:
    """Make the disk full for these games until the returned function is called."""
    write, full = library_service._write, set(ids)

    def fail(_store: Store) -> None:
        raise StoreError(Trouble.FULL)

    def write_or_fail(entries: tuple[StoredGame, ...], *more: Any, **how: Any) -> None:
        if any(entry.id in full for entry in entries):
            library_service._store.write(fail, *more, **how)
        else:
            write(entries, *more, **how)

    library_service._write = write_or_fail
    return full.clear


def test_failed_save_stays_pending_while_others_succeed(
    library_service: LibraryService, qtbot: QtBot
) -> None:
    one, other = entry_of(4), entry_of(5)
    mend = fill_disk_for(library_service, one.id)
    library_service.keep(one, lambda: None)
    assert library_service.trouble is Trouble.FULL
    library_service.keep(other, lambda: None)
    assert library_service._retry.is_trying
    assert library_service.trouble is Trouble.FULL, "one game is still unsaved"
    mend()
    library_service._try_again()
    qtbot.waitUntil(lambda: library_service.trouble is None)
    assert not library_service._retry.is_trying
    assert kept(library_service, qtbot) == 2


def test_closing_retries_failed_saves(qapp: QApplication, tmp_path: Path) -> None:
    library_service = LibraryService(tmp_path / "games")
    library_service.patience_ms = 60_000
    entry = entry_of(4)
    mend = fill_disk_for(library_service, entry.id)
    library_service.keep(entry, lambda: None)
    mend()
    library_service.close()
    with closing(Store(library_service.file)) as store:
        assert store.count() == 1


def test_moving_takes_failed_saves_along(
    library_service: LibraryService, qtbot: QtBot, tmp_path: Path
) -> None:
    library_service.keep(entry_of(5), lambda: None)
    entry = entry_of(4)
    mend = fill_disk_for(library_service, entry.id)
    library_service.keep(entry, lambda: None)
    mend()
    assert asked(qtbot, lambda then: library_service.move_to(tmp_path / "elsewhere", then)) is None
    qtbot.waitUntil(lambda: library_service.trouble is None)
    assert kept(library_service, qtbot) == 2


def test_moving_to_the_same_folder_does_not_release_its_lock(
    library_service: LibraryService, qtbot: QtBot, tmp_path: Path
) -> None:
    first = LibraryService(tmp_path / "games")
    first.patience_ms = 60_000
    first.keep(entry_of(4), lambda: None)
    library_service.keep(entry_of(5), lambda: None)
    for same in (tmp_path / "games", tmp_path / "games" / ".." / "games"):
        answer = asked(qtbot, lambda then, same=same: library_service.move_to(same, then))
        assert answer == Refused(Trouble.IN_USE)
        assert library_service.trouble is Trouble.IN_USE
    first.close()
