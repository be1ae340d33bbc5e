"""The test harness itself: everything a test may not leave behind makes it fail."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent

LEAVINGS = {
    "qt warning": "from PySide6.QtCore import qWarning; qWarning('careful')",
    "log record": "import logging; logging.getLogger('x').warning('careful')",
    "thread": "import threading, time; threading.Thread(target=time.sleep, args=(2,)).start()",
    "timer": "from PySide6.QtCore import QTimer; QTimer(qapp).start(10_000)",
    "timer of nobody": "from PySide6.QtCore import QTimer; global t; t = QTimer(); t.start(9999)",
    "thread of qt": "from PySide6.QtCore import QThread; global q; q = QThread(); q.start()",
    "animation": "from PySide6.QtCore import QVariantAnimation as A; global a; a = A();"
    " a.setEndValue(1.0); a.setStartValue(0.0); a.setLoopCount(-1); a.start()",
    "window": "from PySide6.QtWidgets import QWidget; global w; w = QWidget(); w.show()",
    "python warning": "import warnings; warnings.warn('careful')",
}


def outcome(tmp_path: Path, line: str) -> subprocess.CompletedProcess[str]:
    """Run a test that consists of this line, under our own harness."""
    test = tmp_path / "test_leaving.py"
    test.write_text(f"def test_it(qapp):\n    {line}\n")
    return run_pytest(tmp_path, test)


def run_pytest(tmp_path: Path, test: Path) -> subprocess.CompletedProcess[str]:
    words = [
        "-c",
        str(TESTS.parent / "pyproject.toml"),
        "--rootdir",
        str(tmp_path),
        "-p",
        "conftest",
    ]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *words, str(test)],
        env={**os.environ, "PYTHONPATH": str(TESTS), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_clean_test_passes(tmp_path: Path) -> None:
    done = outcome(tmp_path, "pass")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("kind", LEAVINGS)
def test_leftover_fails_the_test(tmp_path: Path, kind: str) -> None:
    done = outcome(tmp_path, LEAVINGS[kind])
    assert done.returncode != 0, done.stdout
    assert "1 error" in done.stdout or "1 failed" in done.stdout


def test_tests_skipped_for_a_missing_program_are_listed_at_the_end(tmp_path: Path) -> None:
    test = tmp_path / "test_wanting.py"
    test.write_text(
        "import pytest\n@pytest.mark.needs('a-program-of-nobody')\ndef test_it():\n    assert False\n"
    )
    done = run_pytest(tmp_path, test)
    assert done.returncode == 0, done.stdout
    assert "Tests skipped for want of: a-program-of-nobody (1)." in done.stdout


@pytest.mark.skipif(
    not sys.platform.startswith("linux"),
    reason="Windows enforces this by itself, and only Linux imitates it",
)
def test_deleting_a_folder_with_an_open_file_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    with (folder / "games.sqlite").open("wb"), pytest.raises(PermissionError, match="another"):
        shutil.rmtree(folder)
    shutil.rmtree(folder)
    assert not folder.exists()
