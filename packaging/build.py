"""Build the bundle and this system's installers, and measure or compare bundles.

``python3 run.py build`` installs all dependencies, pinned with hashes in ``requirements.txt``,
into a separate environment, in which the command starts itself again. The results are in
``dist/``: the bundle, its list of files, the installers and their SHA-256 sums.

``python3 packaging measure``, after ``run.py build --bundle``, prints the size of the installed
program, its start-up time compared with an empty window, and, if strace is installed, the socket
families it opens and the files it writes at start. Without a display it needs xvfb-run.

``python3 packaging compare`` compares the ``files.txt`` of two builds. Differences with a known
reason are listed separately; any other difference makes the exit code 1.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from product import BUILD, BUNDLE, DIST, PACKAGE, ROOT
from steps import PACKAGING, REQUIREMENTS, STEADY, run

ENVIRONMENT = BUILD / "environment"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
FILES = DIST / "files.txt"

EXPECTED = re.compile(
    r"_internal/(api-ms-win-|ucrtbase|VCRUNTIME140|vcruntime140|MSVCP140|msvcp140|concrt140)"
    r"|_internal/PySide6/(icuuc\.dll|MSVCP140|VCRUNTIME140|msvcp140|vcruntime140|concrt140)",
)
"""Libraries of Windows and Microsoft's compiler, which differ between build systems."""

_SOCKET = re.compile(r"\bsocket\((\w+),")
_WRITTEN = re.compile(
    r'\b(?:openat\(\w+, "(?P<opened>[^"]*)", [^)]*O_(?:WRONLY|RDWR|CREAT)'
    r'|(?:rename|mkdir|unlink)(?:at\w*)?\((?:\w+, )?"(?P<changed>[^"]*)")'
)


def main(*, bundle: bool, in_environment: bool) -> int:
    """Build everything, or only the bundle, in an environment with the pinned dependencies."""
    if not in_environment:
        prepare()
        words = ["build", "--in-environment", *["--bundle"] * bundle]
        return subprocess.run([PYTHON, PACKAGING, *words], check=False, cwd=ROOT).returncode
    make_bundle()
    if not bundle:
        for made in make_installers():
            print(f"{made.stat().st_size / 1e6:6.1f} MB  {made.relative_to(ROOT)}")
    return 0


def prepare() -> None:
    """Install the pinned dependencies if anything has changed.

    Raises:
        subprocess.CalledProcessError: a package is unavailable or its hash differs.
    """
    stamp = ENVIRONMENT / "made-from"
    made_from = REQUIREMENTS.read_bytes() + sys.version.encode() + str(ENVIRONMENT).encode()
    state = hashlib.sha256(made_from).hexdigest()
    if stamp.is_file() and stamp.read_text() == state:
        return
    print("Preparing the environment of the build …", flush=True)
    pip: list[str | Path]
    if uv := shutil.which("uv"):
        run(uv, "venv", "-q", "--clear", "--python", sys.executable, ENVIRONMENT)
        pip = [uv, "pip", "install", "-q", "--python", PYTHON]
    else:
        venv.create(ENVIRONMENT, clear=True, with_pip=True)
        pip = [PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    run(*pip, "--require-hashes", "-r", REQUIREMENTS)
    stamp.write_text(state)


def make_bundle() -> None:
    """Compile extensions and catalogues, and run PyInstaller.

    Raises:
        subprocess.CalledProcessError: a step failed; a bundle is never built uncompiled.
    """
    run(sys.executable, PACKAGING, "compile")
    run(sys.executable, "translations/catalogues.py", "compile")
    run(sys.executable, *freezing("build/pyinstaller"), **STEADY)
    write_list()


def freezing(workpath: str) -> list[str]:
    """Delete earlier output, and return the Python arguments that freeze the program."""
    shutil.rmtree(DIST, ignore_errors=True)
    words = ["-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    return [*words, "--workpath", workpath, "build.spec"]


def write_list() -> None:
    """Write the bundle's list of files."""
    names = sorted(file.relative_to(BUNDLE).as_posix() for file in BUNDLE.rglob("*"))
    FILES.write_text("\n".join(names) + "\n", encoding="utf-8")


def make_installers() -> list[Path]:
    """Build this system's installers and their checksums."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    made: list[Path] = import_module(system).make_installers()
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made]
    (DIST / f"SHA256SUMS-{sys.platform}").write_text("".join(sums), encoding="utf-8")
    return made


# -- comparing bundles ----------------------------------------------------------------------------


def compare(one: Path, other: Path) -> int:
    """Print the names in only one of two lists; return 1 if any of them is unexpected."""
    first, second = (set(file.read_text(encoding="utf-8").split("\n")) for file in (one, other))
    strange = False
    for file, names in ((one, first - second), (other, second - first)):
        for name in sorted(names):
            is_expected = bool(EXPECTED.match(name))
            strange |= not is_expected
            print(f"{'expected' if is_expected else 'STRANGE '}  only in {file}: {name}")
    print(f"{len(first & second)} names are in both.")
    return int(strange)


# -- measuring a bundle ---------------------------------------------------------------------------


def measure(bundle: Path) -> int:
    """Print all measurements available on this system."""
    ending = ".exe" if sys.platform == "win32" else ""
    print(f"installed: {installed_bytes(bundle) / 1e6:.1f} MB")
    with TemporaryDirectory(prefix="hanabi-") as home:
        start = [*on_a_display(), str(bundle.resolve() / f"{PACKAGE}{ending}")]
        run(*start, "selftest", "--out", home, HOME=home)
        report = json.loads(Path(home, "report.json").read_text())
        first, bare = report["first_paint_ms"], report["bare_window_ms"]
        print(f"first frame: {first} ms, {first / bare:.2f} times an empty window's {bare} ms")
        if shutil.which("strace") is None:
            print("strace is not installed: sockets and files are not looked at")
            return 0
        trace = Path(home, "trace")
        traced = ["strace", "-f", "-e", "trace=%file,socket", "-o", str(trace), *start]
        run(*traced, "first-paint", "page", "0", Path(home, "painted"), HOME=home)
        lines = trace.read_text(errors="replace").splitlines()
    print(f"sockets: {', '.join(sorted(sockets(lines))) or 'none'}")
    print("written to:", *sorted(set(written(lines, home))), sep="\n  ")
    return 0


def installed_bytes(bundle: Path) -> int:
    """Return the size of a bundle on disk, in bytes."""
    return sum(file.lstat().st_size for file in bundle.rglob("*") if file.is_file())


def on_a_display() -> list[str]:
    """Return the command prefix for a program that needs a display."""
    shown = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    return [] if shown or sys.platform != "linux" else ["xvfb-run", "-a"]


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
