"""Commands write UTF-8 in any system encoding and handle closed pipes and their own errors."""

import errno
import io
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from hanabi_desktop import cli
from hanabi_desktop.commands import verify
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.measuring.arena import Seating, play_game

# A command would create an application without windows.
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1"])
@pytest.mark.parametrize("words", [["--help"], ["review", "--help", "--lang=sv"]])
def test_help_is_written_in_utf_8(encoding: str, words: list[str]) -> None:
    done = run(encoding, *words)
    assert done.returncode == 0
    assert "hanabi-desktop" in done.stdout.decode("utf-8")


def test_names_in_every_script_are_written(tmp_path: Path) -> None:
    record = play_game(Seating((Level.CASUAL,) * 2), GameOptions(2), 3).record
    names = ("Ивáн", "王小明")
    file = tmp_path / "game.hanabi"
    file.write_bytes(write_json(SavedGame(replace(record, seats=names))))
    for turn, name in enumerate(names, start=1):
        done = run("cp1252", "review", str(file), "--turn", str(turn), "--seconds", "1")
        assert done.returncode == 0
        assert name in done.stdout.decode("utf-8")
        assert b"Traceback" not in done.stderr


def run(encoding: str, *words: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "hanabi_desktop.cli", *words],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"},
    )


@pytest.mark.expects_warnings
@pytest.mark.parametrize("platform", ["win32", "linux"])
def test_closed_pipe_is_not_an_error_on_windows_either(
    monkeypatch: pytest.MonkeyPatch, platform: str, tmp_path: Path
) -> None:
    """There it is reported as an invalid argument, which is an error everywhere else."""
    fail_with(OSError(errno.EINVAL, "Invalid argument"), monkeypatch)
    with (tmp_path / "out").open("w") as out:
        monkeypatch.setattr(cli.sys, "platform", platform)
        monkeypatch.setattr(cli.sys, "stdout", out)
        assert cli.main(["verify", "game"]) == (0 if platform == "win32" else 1)


@pytest.mark.expects_warnings
def test_error_in_a_command_is_logged_and_shows_no_box(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fail_with(ValueError("simulated failure"), monkeypatch)
    folders: list[Path] = []
    assert cli.main(["verify", "game"]) == 1
    assert "simulated failure" in caplog.text
    # Without a terminal, as in the frozen program on Windows, the log is a file.
    monkeypatch.setattr("hanabi_desktop.support.logs.log_to", folders.append)
    monkeypatch.setattr("hanabi_desktop.settings.start.profile_folder", lambda _: tmp_path)
    monkeypatch.setattr(cli.sys, "stderr", None)
    assert cli.main(["verify", "game"]) == 1
    assert folders == [tmp_path]


def fail_with(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every command fail."""

    def run(_arguments: object) -> int:
        raise error

    monkeypatch.setattr(verify, "run", run)


def test_replaced_output_stream_is_left_unchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli.sys, "stdout", io.StringIO())
    cli.write_unicode()
    assert isinstance(cli.sys.stdout, io.StringIO)
