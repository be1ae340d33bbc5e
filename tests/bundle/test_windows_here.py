"""The command that builds and tries the program for Windows says what it lacks."""

import shutil
import sys
from pathlib import Path

import pytest
import windows_here
import windows_python

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Wine runs on Linux")


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What was made here by hand stays as it is."""
    monkeypatch.setattr(windows_here, "FOLDER", tmp_path)
    monkeypatch.setattr(windows_here, "ROOT", tmp_path)
    monkeypatch.setattr(windows_here, "LOG", tmp_path / "log.txt")


def test_a_step_that_is_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert windows_here.main(["install", "instal"]) == 2
    told = capsys.readouterr().err
    assert "No such step: instal." in told
    assert all(step in told for step in windows_here.STEPS)


def test_without_wine_one_command_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    assert windows_here.main([]) == 2
    command = "sudo apt-get install wine gcc-mingw-w64-x86-64-win32 nsis xvfb"
    assert command in capsys.readouterr().err


def test_a_step_that_fails_is_told_and_ends_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []

    def fail() -> str:
        raise windows_here.StepFailedError("no interpreter")

    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(windows_here, "MINOR", ".".join(map(str, sys.version_info[:2])))
    steps = {"python": fail, "freeze": lambda: str(done.append("freeze"))}
    monkeypatch.setattr(windows_here, "STEPS", steps)
    assert windows_here.main([]) == 1
    assert "python     FAILED: no interpreter" in capsys.readouterr().out
    assert done == []


def test_programs_under_wine_get_a_prefix_of_their_own() -> None:
    environment = windows_python.wine_environment(windows_here.PREFIX, ":7")
    assert environment["WINEPREFIX"] == str(windows_here.PREFIX)
    assert environment["DISPLAY"] == ":7"
