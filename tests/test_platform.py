"""Regression tests for known problems of the platform."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import compile as compiling
import pytest
import screen_reader
import screens
from PySide6.QtCore import QObject

import run

ROOT = Path(__file__).resolve().parent.parent


def test_void_qt_calls_do_not_release_none() -> None:
    """PySide6 6.12 dropped a reference to None with each call, until Python aborted."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(20_000):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < 1000


@pytest.mark.skipif(
    sys.platform != "linux", reason="other systems return large blocks of memory by themselves"
)
def test_memory_of_pictures_is_returned_to_the_system() -> None:
    """glibc kept memory freed between smaller blocks once a larger picture had been freed."""
    script = """
import sys
from pathlib import Path
from PySide6.QtGui import QImage
from hanabi_desktop.support.interpreter import give_back_large_blocks

def held_mb():
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 2**20

def picture(width, height):
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(0xFFFFFFFF)
    return image

if sys.argv[1] == "given back":
    give_back_large_blocks()
picture(2000, 2000)
before = held_mb()
kept = []
pictures = []
for _ in range(40):
    pictures.append(picture(400, 640))
    kept.append(picture(20, 20))
pictures.clear()
print(held_mb() - before)
"""
    kept, given_back = (
        float(
            subprocess.run(
                [sys.executable, "-c", script, way], check=True, capture_output=True, text=True
            ).stdout
        )
        for way in ("as usual", "given back")
    )
    assert given_back < 3
    assert kept > given_back


def test_run_py_is_small_and_needs_only_the_standard_library() -> None:
    text = (ROOT / "run.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) < 300
    imported = {
        line.split()[1].split(".")[0]
        for line in text.splitlines()
        if line.startswith(("import ", "from "))
    }
    assert imported <= set(sys.stdlib_module_names)


def test_old_compiled_files_are_deleted_when_a_checkout_is_updated(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The old form of a module that was renamed or changed would otherwise be loaded."""
    for name in ("gone.cpython-311-x86_64-linux-gnu.so", "model.cp311-win_amd64.pyd", "model.py"):
        (tmp_path / name).write_text("")
    (tmp_path / "model.pxd").write_text("")
    compiled: list[str] = []
    monkeypatch.setattr(compiling, "REASONING", tmp_path)
    monkeypatch.setattr(compiling.shutil, "which", lambda name: name)
    monkeypatch.setattr(
        compiling, "compile_in_place", lambda modules, **_: compiled.extend(modules)
    )
    assert compiling.main() == 0
    assert compiled == ["model"]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["model.pxd", "model.py"]


def test_failed_check_is_repeated_at_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def one_fails(command: list[object], **_: object) -> SimpleNamespace:
        return SimpleNamespace(returncode=int(str(command[0]).endswith("mypy")), stdout=b"")

    monkeypatch.setattr(run.subprocess, "run", one_fails)
    assert run.check(fast=True, deep=False) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "failed: mypy"


def test_system_packages_are_listed_in_one_place() -> None:
    """CI once hid missing packages, because it installed more than run.py does."""
    for place in (".ci/run", ".github/workflows/test.yml", ".github/workflows/build.yml"):
        text = (ROOT / place).read_text(encoding="utf-8")
        assert "apt" not in text.replace("capture", ""), place


def test_packages_needed_by_tests_are_listed() -> None:
    wanted = set[str]()
    for file in (ROOT / "tests").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for programs in re.findall(r"mark\.needs\(([^)]*)\)", text):
            wanted |= set(re.findall(r'"([^"]+)"', programs))
    wanted |= {*screens.PROGRAMS, *screen_reader.PROGRAMS}
    assert len(wanted) > 8
    assert wanted <= set(run.TESTING)


def test_user_without_root_rights_is_given_one_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = {"libpulse.so.0", "xdotool"}
    monkeypatch.setattr(run, "is_there", lambda name: name not in there)
    monkeypatch.setattr(run, "find_spec", lambda _: object())
    monkeypatch.setattr(run.os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(run.sys, "platform", "linux")
    monkeypatch.setattr(run.shutil, "which", lambda name: name)
    command = "sudo apt-get install -y --no-install-recommends"
    assert run.has_packages("play"), "the program should start without sound libraries"
    assert f"{command} libpulse0\n" in capsys.readouterr().err
    assert run.has_packages("check"), (
        "the check should run, skipping tests whose programs are missing"
    )
    assert f"{command} libpulse0 xdotool\n" in capsys.readouterr().err
    assert not run.has_packages("build"), "the build should stop, as the bundle would be incomplete"
    there = {"cc"}
    assert run.has_packages("play")
    assert not run.has_packages("check"), (
        "the check should stop, as it takes an hour without compiled reasoning"
    )
    there = {"libxcb-cursor.so.0"}
    assert not run.has_packages("play")


def test_failed_download_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "has_packages", lambda _: True)
    monkeypatch.setattr(
        run,
        "prepare",
        lambda **_: run.fetch([sys.executable, "-c", "raise SystemExit(1)"], "Python packages"),
    )
    assert run.main([]) == 1
    said = capsys.readouterr().err
    assert "Python packages could not be fetched" in said
    assert "Run the same command again" in said


@pytest.mark.parametrize("task", ["", "check", "build", "windows", "packages", "packages check"])
def test_help_of_run_py_changes_nothing(task: str, tmp_path: Path) -> None:
    """In a folder without an environment, and without any program in reach."""
    (tmp_path / "packaging").mkdir()
    for file in ("run.py", "packaging/run_help.txt"):
        shutil.copy(ROOT / file, tmp_path / file)
    words = [sys.executable, "run.py", *task.split(), "--help"]
    told = subprocess.run(
        words, cwd=tmp_path, env={"PATH": ""}, capture_output=True, text=True, check=True
    )
    assert told.stdout.startswith(f"usage: python3 run.py {task.partition(' ')[0]}")
    assert not told.stderr
    assert {file.name for file in tmp_path.iterdir()} - {"__pycache__"} == {"run.py", "packaging"}
    if not task:
        assert all(
            one in told.stdout for one in ("play", "check", "build", "windows", "lab", "debian")
        )
