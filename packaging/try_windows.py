"""Install the program on Windows and try it: ``python packaging try-windows [STEP ...]``.

Uses the installer in ``dist``. Without arguments all steps run in order. Runs on Windows
after a build, and under Wine, where ``windows_on_linux.py`` starts it; needs only Python.
"""

import ctypes
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from ctypes import wintypes
from pathlib import Path
from typing import Any

from product import DIST, GAME_ENDING, IDENTIFIER, NAME, PACKAGE, VERSION
from steps import FailedError, Steps, are_known, take

if sys.platform != "win32":
    sys.exit("This runs on Windows; on Linux run.py windows has Wine run it.")

import winreg

FOLDER = Path(f"{os.environ.get('SYSTEMDRIVE', 'C:')}\\", "Spel åäö", NAME)
"""The installation folder, deliberately with a space and non-ASCII letters."""
PROGRAM, UNINSTALLER = FOLDER / f"{PACKAGE}.exe", FOLDER / "uninstall.exe"
_UNINSTALL_KEY = rf"Software\Microsoft\Windows\CurrentVersion\Uninstall\{IDENTIFIER}"
_IS_RUNNING = 2
"""The installer's exit code if the program is running."""
_WM_CLOSE = 0x10
_PATIENCE_S = 120


def main(names: Sequence[str]) -> int:
    """Run the named steps, or all; return 0 on success."""
    return take(names or STEPS, STEPS) if are_known(names, STEPS) else 2


def install() -> str:
    """Install the program silently in a chosen folder."""
    _set_up(FOLDER)
    if not PROGRAM.is_file():
        raise FailedError(f"there is no {PROGRAM}")
    version = _value(winreg.HKEY_CURRENT_USER, _UNINSTALL_KEY, "DisplayVersion")
    if version != VERSION:
        raise FailedError(f"the system says that version {version} is installed")
    return str(PROGRAM)


def play() -> str:
    """Play a whole game in the installed program's window."""
    with tempfile.TemporaryDirectory() as folder:
        done = _run(str(PROGRAM), "selftest", "--out", folder, "--json", seconds=600)
    if done.returncode:
        raise FailedError(f"selftest: exit code {done.returncode}, {done.stderr[-500:]!r}")
    found = json.loads(done.stdout.splitlines()[-1])
    return ", ".join(f"{name}: {value}" for name, value in found.items() if name != "frames")


def open_games() -> str:
    """Open two saved games as the desktop does; the same window must show both."""
    with _two_games() as (first, second), _window(first) as process:
        before = _title(process)
        done = _run(*_command_for(second), seconds=60)
        if done.returncode:
            raise FailedError(f"the second start ended with {done.returncode}")
        _wait("the window does not show the second game", lambda: _title(process) != before)
        return f"{before!r}, then {_title(process)!r} in the same window"


def upgrade() -> str:
    """Install again while the program runs, which is refused, and after it has been closed."""
    before = _files()
    with _two_games() as (game, _), _window(game) as process:
        if (code := _set_up()) != _IS_RUNNING:
            raise FailedError(f"while the program ran, the set-up ended with {code}")
        if process.poll() is not None or _files() != before:
            raise FailedError("the set-up has changed a program that was running")
    if (code := _set_up()) or _files() != before:
        raise FailedError(f"once it was closed, the set-up ended with {code}")
    return f"refused while it ran, then done: {len(before)} files"


def uninstall() -> str:
    """Uninstall the program silently and check that nothing is left."""
    _run(str(UNINSTALLER), "/S", seconds=120)
    # The uninstaller continues in a copy of itself.
    _wait(f"{FOLDER} is still there", lambda: not FOLDER.exists())
    user, classes = winreg.HKEY_CURRENT_USER, winreg.HKEY_CLASSES_ROOT
    for root, key in ((user, _UNINSTALL_KEY), (classes, f".{GAME_ENDING}")):
        _wait(f"{key} is still there", lambda root=root, key=key: not _has_key(root, key))
    FOLDER.parent.rmdir()
    return "nothing is left"


STEPS: Steps = {
    "install": install,
    "play": play,
    "open": open_games,
    "upgrade": upgrade,
    "uninstall": uninstall,
}


def _set_up(folder: Path | None = None) -> int:
    """Run the installer silently; return its exit code."""
    (made,) = DIST.glob("*-setup.exe")
    # NSIS's folder argument must come last, without quotation marks even if it has spaces.
    where = "" if folder is None else f" /D={folder}"
    return subprocess.run(
        f'"{made}" /S{where}', check=False, timeout=300, stdin=subprocess.DEVNULL
    ).returncode


def _files() -> dict[str, int]:
    """Return the files of the installed program with their sizes."""
    files = [file for file in FOLDER.rglob("*") if file.is_file()]
    return {str(file.relative_to(FOLDER)): file.stat().st_size for file in files}


@contextmanager
def _two_games() -> Iterator[tuple[Path, Path]]:
    """Yield two saved games with different results."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name, "Åsas spel 木")
        folder.mkdir()
        made = []
        for players in (2, 5):
            file = folder / f"ett spel {players}.{GAME_ENDING}"
            words = ("selfplay", "--players", str(players), "--games", "1", "--out", str(file))
            if (done := _run(str(PROGRAM), *words, seconds=120)).returncode:
                raise FailedError(f"selfplay: exit code {done.returncode}")
            made.append(file)
        yield made[0], made[1]


@contextmanager
def _window(game: Path) -> Iterator["subprocess.Popen[bytes]"]:
    """Start the program with a game, and close its window at the end as a user does."""
    pipe = subprocess.PIPE
    process = subprocess.Popen(_command_for(game), stdin=pipe, stdout=pipe, stderr=pipe)
    try:
        _wait("the window does not show the game", lambda: "·" in _title(process))
        yield process
        for window in _windows_of(process):
            ctypes.windll.user32.PostMessageW(window, _WM_CLOSE, 0, 0)
        process.wait(timeout=_PATIENCE_S)
    finally:
        process.kill()


def _command_for(file: Path) -> list[str]:
    """Return the registry's command for opening a file."""
    kind = _value(winreg.HKEY_CLASSES_ROOT, file.suffix, "")
    command = _value(winreg.HKEY_CLASSES_ROOT, rf"{kind}\shell\open\command", "")
    program, rest = command.removeprefix('"').split('" ', 1)
    return [program, *(str(file) if word == '"%1"' else word for word in rest.split())]


def _title(process: "subprocess.Popen[bytes]") -> str:
    """Return the title of a process's window; empty while there is none."""
    for window in _windows_of(process):
        title = ctypes.create_unicode_buffer(400)
        ctypes.windll.user32.GetWindowTextW(window, title, len(title))
        if title.value:
            return title.value
    return ""


def _windows_of(process: "subprocess.Popen[bytes]") -> list[int]:
    """Return the handles of a process's visible windows."""
    user32, found = ctypes.windll.user32, list[int]()

    @ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.HWND, wintypes.LPARAM)
    def note(window: int, _: int) -> bool:
        owner = wintypes.DWORD()
        user32.GetWindowThreadProcessId(window, ctypes.byref(owner))
        if owner.value == process.pid and user32.IsWindowVisible(window):
            found.append(window)
        return True

    user32.EnumWindows(note, 0)
    return found


def _run(*words: str, seconds: int) -> "subprocess.CompletedProcess[str]":
    how: dict[str, Any] = {"stdin": subprocess.PIPE, "capture_output": True, "encoding": "utf-8"}
    return subprocess.run(words, check=False, timeout=seconds, **how)


def _value(root: int, key: str, name: str) -> str:
    """Return a registry value; empty if it does not exist."""
    try:
        with winreg.OpenKey(root, key) as opened:
            return str(winreg.QueryValueEx(opened, name)[0])
    except FileNotFoundError:
        return ""


def _has_key(root: int, key: str) -> bool:
    try:
        winreg.OpenKey(root, key).Close()
    except FileNotFoundError:
        return False
    return True


def _wait(failure: str, holds: Callable[[], bool]) -> None:
    """Wait until a condition holds.

    Raises:
        FailedError: it does not hold in time.
    """
    until = time.monotonic() + _PATIENCE_S
    while not holds():
        if time.monotonic() > until:
            raise FailedError(failure)
        time.sleep(0.2)
