"""Plays, checks or packs Hanabi Desktop: ``python3 run.py``, with ``check``, with ``build``.

Prepares an environment in ``.venv`` beside this file, with uv when it is installed, else
with venv and pip; quick when nothing has changed. All other words go to the program.
"""

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
BUILDER = ROOT / "packaging" / "build.py"
COMPILER = ROOT / "packaging" / "compile.py"
CATALOGUES = ROOT / "translations" / "catalogues.py"

# What Qt loads at run time on Linux, and the Debian package that brings it.
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
}
# Programs with which the tests drive a real window; those tests are skipped without them.
TEST_PROGRAMS = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool"}

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("lint-imports", "--no-cache"),
    ("python", str(CATALOGUES), "check"),
)


def main(words: list[str]) -> int:
    """Prepare what is needed, then play or check; the exit code."""
    if sys.version_info < (3, 11):  # noqa: UP036 (this file is what an old Python meets first)
        print("Hanabi Desktop needs Python 3.11 or newer.", file=sys.stderr)
        return 1
    checking = words[:1] == ["check"]
    try:
        if words[:1] == ["build"]:
            return subprocess.run([sys.executable, BUILDER, *words[1:]], check=False).returncode
        if not has_libraries(checking=checking):
            return 1
        prepare(checking=checking)
        if checking:
            return check(fast="--fast" in words, deep="--deep" in words)
        return subprocess.run([PYTHON, "-m", "hanabi_desktop.cli", *words], check=False).returncode
    except subprocess.CalledProcessError as error:
        print(f"This command failed: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def has_libraries(*, checking: bool) -> bool:
    """Whether Linux has what Qt needs; as root on a Debian-like system, install it."""
    if not sys.platform.startswith("linux"):
        return True
    missing = [file for file in LIBRARIES if not loads(file)]
    packages = [LIBRARIES[file] for file in missing]
    if checking:
        packages += [TEST_PROGRAMS[name] for name in TEST_PROGRAMS if not shutil.which(name)]
    if find_spec("ensurepip") is None and not shutil.which("uv"):
        packages.append("python3-venv")
        missing.append("Python's venv module")
    if not packages:
        return True
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=True)  # noqa: S607 (the system's own)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(command, check=True, env=quiet, stdout=subprocess.DEVNULL)
        return True
    if missing:
        print(f"The system lacks: {', '.join(missing)}.", file=sys.stderr)
        if shutil.which("apt-get"):
            print(f"This installs it: sudo {' '.join(command)}", file=sys.stderr)
    return not missing


def loads(library: str) -> bool:
    """Whether the system finds a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def prepare(*, checking: bool) -> None:
    """Install the packages and compile the translations, where anything has changed."""
    stamp = VENV / ("ready-to-check" if checking else "ready-to-play")
    made_from = (ROOT / "pyproject.toml").read_bytes() + sys.version.encode() + str(ROOT).encode()
    state = hashlib.sha256(made_from).hexdigest()
    ready = (VENV / "ready-to-check", stamp)
    if not any(file.is_file() and file.read_text() == state for file in ready):
        print("Preparing the environment …", file=sys.stderr)
        install(["--group", "dev" if checking else "compile"])
        stamp.write_text(state)
    stamp = VENV / "compiled"
    compiler = str(shutil.which("cc") or shutil.which("gcc"))
    made_from = [COMPILER, *(ROOT / "hanabi_desktop/teammates/reasoning").glob("*.p*")]
    changed = max(file.stat().st_mtime for file in made_from)
    if not stamp.is_file() or stamp.read_text() != compiler or stamp.stat().st_mtime < changed:
        subprocess.run([PYTHON, COMPILER], check=False)
        stamp.write_text(compiler)
    sources = sorted((ROOT / "translations").glob("*.ts"))
    newest = max(file.stat().st_mtime for file in sources)
    compiled = [file.with_suffix(".qm") for file in sources]
    if not all(file.exists() and file.stat().st_mtime >= newest for file in compiled):
        subprocess.run([PYTHON, CATALOGUES, "compile"], check=True)


def install(extra: list[str]) -> None:
    """Make the environment and put the program and what it needs into it."""
    if uv := shutil.which("uv"):
        subprocess.run([uv, "venv", "-q", "--clear", "--python", sys.executable, VENV], check=True)
        pip = [uv, "pip", "install", "-q", "--python", PYTHON]
    else:
        subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
        pip = [PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*pip, "--upgrade", "pip>=25.1"], check=True)
    subprocess.run([*pip, "-e", ".", *extra], check=True, cwd=ROOT)


def check(*, fast: bool, deep: bool) -> int:
    """Run every check, the tests last; ``fast`` leaves slow tests out, ``deep`` plays more games."""
    failed = 0
    for words in CHECKS:
        print(f"-- {' '.join(words)}", flush=True)
        command = [PYTHON.parent / words[0], *words[1:]]
        failed += subprocess.run(command, check=False, cwd=ROOT).returncode != 0
    # Two at a time: most of a whole game in the real window is waiting for the screen.
    tests = [PYTHON, "-m", "pytest", "-n", "2", "--dist", "worksteal"]
    tests += [*(["-m", "not slow"] if fast else []), *(["--deep"] if deep else [])]
    tested = subprocess.run(tests, check=False, cwd=ROOT).returncode
    return tested or int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
