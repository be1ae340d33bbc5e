"""The command that builds and tests the Windows program reports what it lacks."""

import os
import re
import shutil
import sys
from pathlib import Path

import build
import product
import pytest
import windows_on_linux
from steps import FailedError

import run

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="the command runs Wine on Linux only"
)


@pytest.fixture(autouse=True)
def _private_build_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Leave files made by hand in the build folder unchanged."""
    monkeypatch.setattr(windows_on_linux, "FOLDER", tmp_path)
    monkeypatch.setattr(windows_on_linux, "ROOT", tmp_path)
    monkeypatch.setattr(windows_on_linux, "LOG", tmp_path / "log.txt")


def test_unknown_step_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert windows_on_linux.main(["install", "instal"]) == 2
    told = capsys.readouterr().err
    assert "No such step: instal." in told
    assert all(step in told for step in {**windows_on_linux.STEPS, **windows_on_linux.SHORT})


def test_missing_wine_is_reported_with_one_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: "/apt-get" if name == "apt-get" else None)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert run.main(["windows", "install"]) == 1
    told = capsys.readouterr().err
    assert "This installs it: sudo apt-get install" in told
    assert all(package in told for package in run.WINDOWS.values())


def test_failing_step_is_reported_and_ends_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []

    def fail() -> str:
        raise FailedError("no interpreter")

    monkeypatch.setattr(windows_on_linux, "MINOR", ".".join(map(str, sys.version_info[:2])))
    steps = {"python": fail, "freeze": lambda: str(done.append("freeze"))}
    monkeypatch.setattr(windows_on_linux, "STEPS", steps)
    assert windows_on_linux.main([]) == 1
    assert "python     FAILED: no interpreter" in capsys.readouterr().out
    assert done == []


def test_programs_under_wine_get_their_own_prefix(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":7")
    script = "import os; print(os.environ['WINEPREFIX'], os.environ['DISPLAY'])"
    printed = windows_on_linux.run(sys.executable, "-c", script)
    assert printed.strip() == f"{windows_on_linux.PREFIX} :7"
    assert script in windows_on_linux.LOG.read_text(encoding="utf-8")


def test_windows_itself_runs_the_same_steps() -> None:
    """The release workflow runs all steps together; this command runs each of them."""
    source = (product.ROOT / "packaging" / "try_windows.py").read_text(encoding="utf-8")
    steps = re.findall(r'^    "(\w+)": \w+,$', source, re.MULTILINE)
    assert tuple(steps) == windows_on_linux.TRIALS
    workflow = (product.ROOT / ".github/workflows/build.yml").read_text(encoding="utf-8")
    assert "run: python packaging try-windows\n" in workflow


def test_file_lists_of_two_builds_are_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only files that each system supplies itself may differ."""
    one, other = tmp_path / "one.txt", tmp_path / "other.txt"
    one.write_text("hanabi-desktop.exe\n_internal/ucrtbase.dll\n")
    other.write_text("hanabi-desktop.exe\n_internal/PySide6/icuuc.dll\n")
    assert build.compare(one, other) == 0
    assert "STRANGE" not in capsys.readouterr().out
    other.write_text("hanabi-desktop.exe\n_internal/PySide6/Qt6Qml.dll\n")
    assert build.compare(one, other) == 1
    assert f"STRANGE   only in {other}: _internal/PySide6/Qt6Qml.dll" in capsys.readouterr().out
