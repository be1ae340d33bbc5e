"""A second start with a file: the window already open takes the file."""

import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from patience import wait_until
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot
from whole_games import played_out, record_of

from hanabi_desktop.app.application import Application, Opening
from hanabi_desktop.app.single_instance import SecondStarts, _name, hand_over
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.settings.start import StartOptions
from hanabi_desktop.support.translation import Language

HANDS_OVER = """
import sys
from pathlib import Path
from hanabi_desktop.app.single_instance import hand_over
from PySide6.QtCore import QCoreApplication
app = QCoreApplication([])
print(hand_over(Path(sys.argv[1]), Path(sys.argv[2])))
"""


@pytest.fixture(autouse=True)
def _private_socket(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Use a private socket, never that of whoever runs the tests; macOS limits its path to 103 bytes."""
    place = "/tmp" if Path("/tmp").is_dir() else None  # noqa: S108 (a folder of its own in it)
    with tempfile.TemporaryDirectory(dir=place) as folder:
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        yield


@pytest.fixture
def listening(qapp: Application) -> Iterator[Callable[[Path], SecondStarts]]:
    made: list[SecondStarts] = []

    def listen(profile: Path) -> SecondStarts:
        made.append(SecondStarts(profile))
        return made[-1]

    yield listen
    for starts in made:
        starts.close()
        starts.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def started(*words: object) -> "subprocess.Popen[str]":
    command = [sys.executable, *map(str, words)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def ended(process: "subprocess.Popen[str]", qtbot: QtBot) -> tuple[int, str]:
    """Wait for the process while this window stays responsive; return its exit code and output."""
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=30_000)
    out, err = process.communicate()
    return process.returncode, out + err


def test_file_is_not_handed_over_without_an_open_window(qapp: Application, tmp_path: Path) -> None:
    assert not hand_over(tmp_path / "a.hanabi", tmp_path)


def test_open_window_takes_the_file(
    listening: Callable[[Path], SecondStarts], tmp_path: Path, qtbot: QtBot
) -> None:
    received: list[Path] = []
    listening(tmp_path).file_wanted.connect(received.append)
    file = tmp_path / "Åsas spel 木.hanabi"
    code, said = ended(started("-c", HANDS_OVER, file, tmp_path), qtbot)
    assert (code, said) == (0, "True\n")
    assert received == [file]
    other = tmp_path / "another profile"
    assert ended(started("-c", HANDS_OVER, file, other), qtbot) == (0, "False\n")


def test_second_window_does_not_take_files_from_the_first(
    listening: Callable[[Path], SecondStarts], tmp_path: Path, qtbot: QtBot
) -> None:
    received: list[str] = []
    listening(tmp_path).file_wanted.connect(lambda _: received.append("first"))
    listening(tmp_path).file_wanted.connect(lambda _: received.append("second"))
    ended(started("-c", HANDS_OVER, tmp_path / "a", tmp_path), qtbot)
    assert received == ["first"]


def test_socket_of_a_killed_window_is_replaced(
    listening: Callable[[Path], SecondStarts], tmp_path: Path, qtbot: QtBot
) -> None:
    if sys.platform == "win32":
        pytest.skip("a named pipe leaves no file behind")
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(_name(tmp_path))
    assert Path(_name(tmp_path)).exists()
    received: list[Path] = []
    listening(tmp_path).file_wanted.connect(received.append)
    ended(started("-c", HANDS_OVER, tmp_path / "a", tmp_path), qtbot)
    assert received == [tmp_path / "a"]


def test_invalid_message_is_ignored(
    listening: Callable[[Path], SecondStarts], tmp_path: Path, qtbot: QtBot
) -> None:
    received: list[Path] = []
    listening(tmp_path).file_wanted.connect(received.append)
    for nonsense in (b"\xff\xfe\n", b"x" * 100_000):
        sender = QLocalSocket()
        sender.connectToServer(_name(tmp_path))
        assert sender.waitForConnected(60_000)
        sender.write(nonsense)
        gone = QLocalSocket.LocalSocketState.UnconnectedState
        qtbot.waitUntil(lambda sender=sender, gone=gone: sender.state() is gone)
    assert received == []


def test_two_simultaneous_starts_open_one_window(tmp_path: Path) -> None:
    """Each has a file: the desktop starts the program once for each selected file."""
    last = played_out(GameOptions(3), 5)
    file = tmp_path / "game.hanabi"
    file.write_bytes(write_json(SavedGame(record_of(last, 5), (None, None, None))))
    words = ("-m", "hanabi_desktop.cli", "play", "--from-desktop", "--profile", tmp_path / "p")
    both = [started(*words, file) for _ in range(2)]
    try:
        wait_until(lambda: any(process.poll() == 0 for process in both))
        assert [process.poll() for process in both].count(None) == 1
    finally:
        for process in both:
            process.kill()
            process.communicate()


def test_desktop_opens_a_file_in_the_open_window(
    qapp: Application, tmp_path: Path, qtbot: QtBot
) -> None:
    profile, file = tmp_path / "profile", tmp_path / "game.hanabi"
    last = played_out(GameOptions(3), 5)
    file.write_bytes(write_json(SavedGame(record_of(last, 5), (None, None, None))))
    opening = Opening(qapp, StartOptions(profile=profile, language=Language.ENGLISH))
    received: list[str] = []
    qtbot.waitUntil(lambda: opening.program is not None)
    opening.program.ready.connect(lambda: received.append("ready"))
    qtbot.waitUntil(lambda: bool(received))
    words = ("-m", "hanabi_desktop.cli", "play", file, "--profile", profile)
    for more in ((), ("--from-desktop",)):
        opening.program.game.to_start()
        code, said = ended(started(*words, *more), qtbot)
        assert (code, said) == (0, "")
        assert opening.program.game.session.mode is Mode.STUDIED
    opening.window.close()
    opening.window.deleteLater()
    opening.program.deleteLater()
    opening.end_log()
    opening.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
