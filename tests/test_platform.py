"""Traps of the platform that have been measured, watched."""

import sys
from pathlib import Path

from PySide6.QtCore import QObject

ROOT = Path(__file__).resolve().parent.parent


def test_void_calls_of_qt_do_not_use_up_none() -> None:
    """PySide6 6.12 dropped a reference to None with each, until Python aborted."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(20_000):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < 1000


def test_run_py_is_small_and_needs_nothing() -> None:
    text = (ROOT / "run.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) < 160
    imported = {
        line.split()[1].split(".")[0]
        for line in text.splitlines()
        if line.startswith(("import ", "from "))
    }
    assert imported <= set(sys.stdlib_module_names)
