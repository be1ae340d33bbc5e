"""Measure the bundle: ``python3 packaging measure``, after ``run.py build --bundle``.

Prints the size of the installed program, its start-up time compared with an empty window,
and, if strace is installed, the socket families it opens and the files it writes at start.
Without a display it needs xvfb-run.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from product import PACKAGE

_SOCKET = re.compile(r"\bsocket\((\w+),")
_WRITTEN = re.compile(
    r'\b(?:openat\(\w+, "(?P<opened>[^"]*)", [^)]*O_(?:WRONLY|RDWR|CREAT)'
    r'|(?:rename|mkdir|unlink)(?:at\w*)?\((?:\w+, )?"(?P<changed>[^"]*)")'
)


def main(bundle: Path) -> int:
    """Print all measurements available on this system."""
    program = bundle / (f"{PACKAGE}.exe" if sys.platform == "win32" else PACKAGE)
    print(f"installed: {installed_bytes(bundle) / 1e6:.1f} MB")
    with TemporaryDirectory(prefix="hanabi-") as folder:
        environment = {**os.environ, "HOME": folder}
        start: list[str | Path] = [*on_a_display(), program]
        subprocess.run([*start, "selftest", "--out", folder], check=True, env=environment)
        report = json.loads(Path(folder, "report.json").read_text())
        first, bare = report["first_paint_ms"], report["bare_window_ms"]
        print(f"first frame: {first} ms, {first / bare:.2f} times an empty window's {bare} ms")
        if shutil.which("strace") is None:
            print("strace is not installed: sockets and files are not looked at")
            return 0
        told = Path(folder, "told")
        traced: list[str | Path] = ["strace", "-f", "-e", "trace=%file,socket", "-o", told]
        painted: list[str | Path] = ["first-paint", "page", "0", Path(folder, "painted")]
        subprocess.run([*traced, *start, *painted], check=True, env=environment)
        lines = told.read_text(errors="replace").splitlines()
    print(f"sockets: {', '.join(sorted(sockets(lines))) or 'none'}")
    print("written to:", *sorted(set(written(lines, folder))), sep="\n  ")
    return 0


def installed_bytes(bundle: Path) -> int:
    """Return the size of a bundle on disk, in bytes."""
    return sum(file.lstat().st_size for file in bundle.rglob("*") if file.is_file())


def on_a_display() -> list[str]:
    """Return the command prefix for a program that needs a display."""
    there = (
        sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return [] if there else ["xvfb-run", "-a"]


def sockets(lines: Iterable[str]) -> set[str]:
    """Return the socket families in a trace."""
    return {found[1] for line in lines if (found := _SOCKET.search(line))}


def written(lines: Iterable[str], home: str) -> Iterator[str]:
    """Yield the files written, moved or deleted in a trace, except devices."""
    for line in lines:
        found = _WRITTEN.search(line)
        name = found and (found["opened"] or found["changed"])
        failed = re.search(r" = -1 \w+", line)
        if name and not failed and not name.startswith(("/dev/", "/proc/")):
            yield name.replace(home, "~")
