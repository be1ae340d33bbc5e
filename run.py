"""Play, check or build Hanabi Desktop: ``python3 run.py [TASK]``; ``--help`` lists the tasks.

Creates an environment in ``.venv`` next to this file, with uv if it is installed, else
with venv and pip; fast if nothing has changed. Arguments that name no task go to the program.
"""

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PACKAGING = ROOT / "packaging"
LAB = ROOT / "lab" / "commands"
HELP = PACKAGING / "run_help.txt"
CATALOGUES = ROOT / "translations" / "catalogues.py"

# The only list of required Linux packages: a library, program or file of each package,
# and the Debian package's name. Nothing else installs or needs system packages.
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libbrotlidec.so.1": "libbrotli1",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}
# Without these the program still starts, but without sound or on X11 only.
SOUND_AND_WAYLAND = {
    "libpulse.so.0": "libpulse0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
COMPILING = {
    "cc": "gcc",
    "/usr/include/stdio.h": "libc6-dev",
    "strip": "binutils",
}
# For building and trying the Windows program.
WINDOWS = {
    "Xvfb": "xvfb",
    "xauth": "xauth",
    "makensis": "nsis",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-win32",
    "wine": "wine",
}
# For the tests; those that lack something are skipped with a reason.
TESTING = {
    **WINDOWS,
    "openbox": "openbox",
    "xdotool": "xdotool",
    "dbus-daemon": "dbus-daemon",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    "pulseaudio": "pulseaudio",
    "parec": "pulseaudio-utils",
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "man": "man-db",
}
# For packaging/debian.py.
DEBIAN = {
    "debootstrap": "debootstrap",
    "/usr/share/keyrings/debian-archive-keyring.gpg": "debian-archive-keyring",
}
if sys.base_prefix == "/usr":  # Pythons from elsewhere come with their headers
    COMPILING[f"{sysconfig.get_path('include')}/Python.h"] = "python3-dev"
BUILDING = {**COMPILING, "dpkg-deb": "dpkg", "dpkg-query": "dpkg"}

OTHER_SYSTEMS = (
    "mypy",
    "--config-file",
    "tests/mypy.ini",
    "hanabi_desktop",
    "lab",
    "packaging",
    "tests",
)
CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("lint-imports", "--no-cache"),
    ("python", str(CATALOGUES), "check"),
)
SLOW_CHECKS = tuple(
    (*OTHER_SYSTEMS, "--platform", system, "--cache-dir", f".mypy_cache/{system}")
    for system in ("win32", "darwin")
)


class UnfetchedError(Exception):
    """A download failed; the message says which."""


def main(words: list[str]) -> int:
    """Prepare the environment and run the given task; return the exit code."""
    if sys.version_info < (3, 11):  # noqa: UP036 (this file is what an old Python meets first)
        print("Hanabi Desktop needs Python 3.11 or newer.", file=sys.stderr)
        return 1
    first = words[0] if words else ""
    before_program = words[:2] if first.startswith("-") else words
    if {"-h", "--help"} & {*before_program} and (text := help_on(first)):
        print(text, end="")  # before anything is looked at or changed
        return 0
    only_packages = words[:1] == ["packages"]
    words = words[1:] if only_packages else words
    tasks = ("play", "check", "build", "windows", "lab", *(("debian",) if only_packages else ()))
    if words[:1] and (LAB / f"{words[0].replace('-', '_')}.py").is_file():
        words = ["lab", *words]  # its commands go by their own names as well
    task = words[0] if words[:1] and words[0] in tasks else "play"
    try:
        if not has_packages(task) or only_packages:
            return 0 if only_packages else 1
        if task == "build":
            return subprocess.run([sys.executable, PACKAGING, *words], check=False).returncode
        prepare(checking=task in ("check", "windows"))
        if task == "check":
            return check(fast="--fast" in words, deep="--deep" in words)
        starts: dict[str, list[str | Path]] = {"windows": [PACKAGING, task], "lab": ["-m", task]}
        started = starts.get(task, ["-m", "hanabi_desktop.cli"])
        words = words[1:] if task in starts else words
        return subprocess.run([PYTHON, *started, *words], check=False).returncode
    except UnfetchedError as error:
        print(
            f"{error} could not be fetched. See what stands above: most often this", file=sys.stderr
        )
        print(
            "machine is not online. Run the same command again then; it goes on.", file=sys.stderr
        )
        return 1
    except subprocess.CalledProcessError as error:
        print(f"This command failed: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def help_on(task: str) -> str:
    """Return the help of a task, or of the whole for an option; empty for the program's own commands."""
    parts = HELP.read_text(encoding="utf-8").split("\n[")
    texts = dict(part.lstrip("[").split("]\n", 1) for part in parts)
    return texts.get("" if task.startswith("-") else task, "")


def has_packages(task: str) -> bool:
    """Return whether the system packages of a task are installed; as root on Debian, install them.

    Without root rights, print the command that installs the missing ones.
    """
    if not sys.platform.startswith("linux"):
        return True
    wanted = {**LIBRARIES, **SOUND_AND_WAYLAND}
    more = {
        "check": {**COMPILING, **TESTING},
        "build": BUILDING,
        "windows": {**COMPILING, **WINDOWS},
        "debian": DEBIAN,
    }
    wanted |= more.get(task, {})
    missing = {name: package for name, package in wanted.items() if not is_there(name)}
    if find_spec("ensurepip") is None and not shutil.which("uv"):
        missing["Python's venv module"] = "python3-venv"
    if not missing:
        return True
    install = ["apt-get", "install", "-y", "--no-install-recommends", *missing.values()]
    if shutil.which("apt-get") and os.geteuid() == 0:
        print(f"Installing what the system lacks: {' '.join(missing.values())}", file=sys.stderr)
        quiet = {"DEBIAN_FRONTEND": "noninteractive", "DEBCONF_NOWARNINGS": "yes"}
        fetch(["apt-get", "update"], "The system's list of packages", quiet)
        fetch(install, "The system's packages", quiet)
        return True
    # Checks play many games and would take an hour without compiled extensions.
    of_task = {
        **more,
        "check": COMPILING,
        "build": {**SOUND_AND_WAYLAND, **BUILDING},
    }
    needed = {*LIBRARIES, "Python's venv module", *of_task.get(task, {})}
    print(f"The system lacks: {', '.join(missing)}.", file=sys.stderr)
    if shutil.which("apt-get"):
        print(f"This installs it: sudo {' '.join(install)}", file=sys.stderr)
    return needed.isdisjoint(missing)


def is_there(name: str) -> bool:
    """Return whether the system has a library, program or file."""
    if ".so." not in name:
        return bool(shutil.which(name)) or Path(name).is_file()
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def prepare(*, checking: bool) -> None:
    """Install the packages and compile the extensions if anything has changed."""
    stamp = VENV / ("ready-to-check" if checking else "ready-to-play")
    made_from = (ROOT / "pyproject.toml").read_bytes() + sys.version.encode() + str(ROOT).encode()
    state = hashlib.sha256(made_from).hexdigest()
    ready = (VENV / "ready-to-check", stamp)
    if not any(file.is_file() and file.read_text() == state for file in ready):
        print("Preparing the environment in .venv; later starts will be faster.", file=sys.stderr)
        install(["--group", "dev" if checking else "compile"])
        stamp.write_text(state)
    stamp = VENV / "compiled"
    compiler = str(shutil.which("cc") or shutil.which("gcc"))
    reasoning = ROOT / "hanabi_desktop" / "teammates" / "reasoning"
    sources = [PACKAGING / "compile.py", *reasoning.glob("*.p*")]
    changed = max(file.stat().st_mtime for file in sources)
    if not stamp.is_file() or stamp.read_text() != compiler or stamp.stat().st_mtime < changed:
        subprocess.run([PYTHON, PACKAGING, "compile"], check=False)
        stamp.write_text(compiler)
    catalogues = sorted((ROOT / "translations").glob("*.ts"))
    newest = max(file.stat().st_mtime for file in catalogues)
    made = [file.with_suffix(".qm") for file in catalogues]
    if not all(file.exists() and file.stat().st_mtime >= newest for file in made):
        subprocess.run([PYTHON, CATALOGUES, "compile"], check=True)


def install(extra: list[str]) -> None:
    """Install the program and its dependencies; an interrupted installation is resumed."""
    made = VENV / "made-by"
    maker = f"{sys.version} {ROOT}"
    afresh = not made.is_file() or made.read_text() != maker
    if uv := shutil.which("uv"):
        if afresh:
            subprocess.run(
                [uv, "venv", "-q", "--clear", "--python", sys.executable, VENV], check=True
            )
        pip: list[str | Path] = [uv, "pip", "install", "--python", PYTHON]
    else:
        if afresh:
            subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
        pip = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check"]
        fetch([*pip, "--upgrade", "pip>=25.1"], "pip")  # the first version with dependency groups
    made.write_text(maker)
    fetch([*pip, "-e", ".", *extra], "Python packages")


def fetch(command: Sequence[str | Path], what: str, more: Mapping[str, str] | None = None) -> None:
    """Run a command that downloads, with its progress on standard error.

    Raises:
        UnfetchedError: the command failed.
    """
    environment = {**os.environ, **(more or {})}
    if subprocess.run(command, check=False, cwd=ROOT, env=environment, stdout=2).returncode:
        raise UnfetchedError(what)


def checked(words: Sequence[str]) -> "subprocess.CompletedProcess[bytes]":
    """Run a check other than a test and return its captured output."""
    command = [str(PYTHON.parent / words[0]), *words[1:]]
    into = subprocess.PIPE
    return subprocess.run(command, check=False, cwd=ROOT, stdout=into, stderr=subprocess.STDOUT)


def check(*, fast: bool, deep: bool) -> int:
    """Run all checks, the tests last; ``fast`` skips slow ones, ``deep`` plays more games."""
    failed: list[str] = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        checks = CHECKS if fast else (*CHECKS, *SLOW_CHECKS)
        for words, done in zip(checks, pool.map(checked, checks), strict=True):
            sys.stdout.buffer.write(f"-- {' '.join(words)}\n".encode() + done.stdout)
            sys.stdout.buffer.flush()
            failed += [" ".join(words)] * (done.returncode != 0)
    # More processes than cores, as a game in a window mostly waits for the screen.
    run_in_processes = ["-n", str(2 * min(4, os.cpu_count() or 1)), "--dist", "loadscope"]
    tests = [str(PYTHON), "-m", "pytest", *run_in_processes, "--no-loadscope-reorder"]
    tests += ["-m", "not slow"] * fast + ["--deep"] * deep
    # Tests start the program about a hundred times; keep its bytecode between starts.
    keeping = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    tested = subprocess.run(tests, check=False, cwd=ROOT, env=keeping).returncode
    for one in failed:  # their output has scrolled far above the tests
        print(f"failed: {one}", flush=True)
    return tested or int(bool(failed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
