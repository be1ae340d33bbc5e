"""Writing files: a complete file exists at every moment."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from hanabi_desktop.support.files import read_file, write_atomically

_WRITER = """
import sys
from pathlib import Path
from hanabi_desktop.support.files import write_atomically
for n in range(400):
    write_atomically(Path(sys.argv[1]), b"[" + b",".join([b"%d" % n] * 500) + b"]")
"""


def test_two_programs_may_write_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(b"[]")
    writers = [subprocess.Popen([sys.executable, "-c", _WRITER, file]) for _ in range(2)]
    while any(writer.poll() is None for writer in writers):
        assert len(set(json.loads(read_file(file)))) <= 1
    assert [writer.returncode for writer in writers] == [0, 0]
    assert [other.name for other in tmp_path.iterdir()] == ["settings.json"]


def hold(
    monkeypatch: pytest.MonkeyPatch, times: int, winerror: int | None, name: str = "replace"
) -> None:
    """Simulate another program that holds every file for some attempts, as Windows reports it."""
    usual, left = getattr(Path, name), times

    def attempt(file: Path, *others: Path) -> object:
        nonlocal left
        if left:
            left -= 1
            error = PermissionError(13, "Permission denied")
            error.winerror = winerror  # type: ignore[attr-defined] # only Windows has it
            raise error
        return usual(file, *others)

    monkeypatch.setattr(Path, name, attempt)


@pytest.mark.parametrize("code", [5, 32])
def test_reading_waits_for_a_file_that_is_being_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(b"mine")
    hold(monkeypatch, 3, code, "read_bytes")
    assert read_file(file, patience_s=30) == b"mine"
    hold(monkeypatch, 3, code, "read_bytes")
    with pytest.raises(PermissionError):
        read_file(file, patience_s=0)


@pytest.mark.parametrize("code", [5, 32])
def test_replacing_waits_for_a_file_held_by_another_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    file = tmp_path / "game.hanabi"
    file.write_bytes(b"old")
    hold(monkeypatch, 3, code)
    write_atomically(file, b"new", patience_s=30)
    assert file.read_bytes() == b"new"
    assert [one.name for one in tmp_path.iterdir()] == ["game.hanabi"]


@pytest.mark.parametrize(("code", "patience"), [(5, 0.0), (17, 30.0)])
def test_writing_does_not_wait_when_waiting_is_useless(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int | None, patience: float
) -> None:
    """Without patience, or for a protected rather than a held file, the error is immediate."""
    file = tmp_path / "game.hanabi"
    file.write_bytes(b"old")
    hold(monkeypatch, 1, code)
    with pytest.raises(PermissionError):
        write_atomically(file, b"new", patience_s=patience)
    assert file.read_bytes() == b"old"
    assert [one.name for one in tmp_path.iterdir()] == ["game.hanabi"]
