"""What the commands share: running programs, a line for each step, downloads, clear errors.

Needs only Python, on any system.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from product import ROOT

PACKAGING = ROOT / "packaging"
REQUIREMENTS = PACKAGING / "requirements.txt"
MINOR = "3.11"
"""The Python version of the bundles, and of the wheels of other systems."""
STEADY = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": "1767225600"}
"""Fixes set order and archive dates, so that builds are reproducible."""

Steps = Mapping[str, Callable[[], str]]
"""The steps of a command by name; each returns its result in a few words."""


class FailedError(Exception):
    """A step failed; the message says how."""


def run(*words: str | Path, **environment: str) -> None:
    """Run a program at the project's root, with additional environment variables.

    Raises:
        subprocess.CalledProcessError: it failed.
    """
    subprocess.run(words, check=True, cwd=ROOT, env={**os.environ, **environment})


def output(*words: str | Path, check: bool = True) -> str:
    """Run a program and return its output; without ``check`` also if it failed.

    Raises:
        subprocess.CalledProcessError: it failed.
    """
    return subprocess.run(words, check=check, capture_output=True, text=True).stdout.strip()


def run_logged(
    words: Sequence[str | Path], log: Path, **options: Any
) -> "subprocess.CompletedProcess[str]":
    """Run a program with options of :func:`subprocess.run`, logging the command and its output."""
    how: dict[str, Any] = {"encoding": "utf-8", "errors": "replace", "stdout": subprocess.PIPE}
    with log.open("a", encoding="utf-8") as file:
        print("$", *words, file=file, flush=True)
        done = subprocess.run(words, check=False, **how, **options)
        print(done.stdout, done.stderr or "", file=file)
    return done


def are_known(names: Iterable[str], steps: Steps, more: str = "") -> bool:
    """Return whether all steps exist; print those that do not, and those that there are."""
    if unknown := [name for name in names if name not in steps]:
        there_are = f"There are: {' '.join(steps)}{more}"
        print(f"No such step: {' '.join(unknown)}. {there_are}", file=sys.stderr)
    return not unknown


def take(names: Iterable[str], steps: Steps, hint: str = "") -> int:
    """Take steps in order, printing a line for each; return 0, or 1 after the first that fails.

    The hint follows the error of a failed step.
    """
    for name in names:
        began = time.monotonic()
        try:
            result = steps[name]()
        except (FailedError, OSError, subprocess.SubprocessError) as error:
            print(f"{name:10} FAILED: {error}{hint}", flush=True)
            return 1
        print(f"{name:10} {time.monotonic() - began:6.0f} s  {result}", flush=True)
    return 0


def download_wheels(folder: Path, platform: str, *words: str | Path) -> None:
    """Download wheels of another system into a folder, except those that are there.

    Args:
        folder: receives the wheels.
        platform: pip's tag of the system.
        words: the wheels, and further options of pip.

    Raises:
        subprocess.CalledProcessError: a wheel is unavailable, or its hash differs.
    """
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:"]
    pip += ["--platform", platform, "--python-version", MINOR, "--dest", str(folder)]
    run(*pip, *words)
