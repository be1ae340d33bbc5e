"""A virtual screen with a window manager and simulated input: Xvfb, openbox, xdotool."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from patience import wait_until
from PySide6.QtGui import QImage

PROGRAMS = ("Xvfb", "openbox", "xdotool")
_TOOL_S = 600
"""The time limit of a tool that answers at once, in seconds; on the slowest machine, too."""

_GRAB = """
import sys
from PySide6.QtGui import QGuiApplication
application = QGuiApplication()
picture = application.primaryScreen().grabWindow(int(sys.argv[1]))
sys.exit(not picture.save(sys.argv[2]))
"""
"""Run in another process, because the tests' own application uses the offscreen platform."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen on which windows have titles."""

    name: str

    @property
    def environment(self) -> dict[str, str]:
        """The environment for programs that open windows here."""
        return {**os.environ, "DISPLAY": self.name, "QT_QPA_PLATFORM": "xcb"}

    def tool(self, *words: object) -> str:
        """Run xdotool and return its output."""
        return self._run(*words).stdout.strip()

    def _run(self, *words: object) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["xdotool", *map(str, words)],
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=_TOOL_S,
        )

    def window(self, name: str, process: "subprocess.Popen[bytes]") -> str:
        """Wait for a program's window with this title, raise it, and return its number."""
        found: list[str] = []

        def is_there() -> bool:
            assert process.poll() is None, "the program has ended"
            found[:] = self.tool("search", "--onlyvisible", "--name", name).split()
            return bool(found)

        wait_until(is_there)
        self._run("windowactivate", found[-1])
        wait_until(lambda: self.tool("getactivewindow") == found[-1])
        return found[-1]

    def picture(self, window: str, file: Path) -> QImage:
        """Return the window's content as shown on the screen, passed through a temporary file."""
        command = [sys.executable, "-c", _GRAB, window, file]
        subprocess.run(command, env=self.environment, check=True, timeout=_TOOL_S)
        return QImage(str(file)).convertToFormat(QImage.Format.Format_RGB32)

    def is_managed(self) -> bool:
        """Return whether the window manager is running."""
        return self._run("get_num_desktops").returncode == 0


@contextmanager
def virtual_screen(size: str = "1400x1000x24") -> Iterator[Screen]:
    """Open a separate screen with a window manager that is ready."""
    read, write = os.pipe()
    shown = subprocess.Popen(
        ["Xvfb", "-noreset", "-displayfd", str(write), "-screen", "0", size],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as number:
        screen = Screen(f":{number.readline().strip()}")
    manager = subprocess.Popen(
        ["openbox"],
        env=screen.environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_until(screen.is_managed)
        yield screen
    finally:
        for process in (manager, shown):
            process.terminate()
            process.wait()
