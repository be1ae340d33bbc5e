"""Build the bundle and this system's installers: ``python3 run.py build``.

All dependencies are pinned with hashes in ``requirements.txt`` and installed into
a separate environment, in which the command starts itself again. The results are in
``dist/``: the bundle, its list of files, the installers and their SHA-256 sums.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from product import BUNDLE, DIST, ROOT
from steps import PACKAGING, STEADY, run

REQUIREMENTS = PACKAGING / "requirements.txt"
ENVIRONMENT = ROOT / "build" / "environment"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def main(*, bundle: bool, in_environment: bool) -> int:
    """Build everything, or only the bundle.

    Args:
        bundle: whether to build only the bundle.
        in_environment: whether this Python has the pinned dependencies.
    """
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
    if uv := shutil.which("uv"):
        run(uv, "venv", "-q", "--clear", "--python", sys.executable, str(ENVIRONMENT))
        pip = [uv, "pip", "install", "-q", "--python", str(PYTHON)]
    else:
        venv.create(ENVIRONMENT, clear=True, with_pip=True)
        pip = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    run(*pip, "--require-hashes", "-r", str(REQUIREMENTS))
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


def write_list() -> int:
    """Write the bundle's file list to ``dist/files.txt``; return the number of files."""
    names = sorted(file.relative_to(BUNDLE).as_posix() for file in BUNDLE.rglob("*"))
    (DIST / "files.txt").write_text("\n".join(names) + "\n", encoding="utf-8")
    return len(names)


def make_installers() -> list[Path]:
    """Build this system's installers and their checksums."""
    if sys.platform == "win32":
        import windows

        made = windows.make_installer()
    elif sys.platform == "darwin":
        import macos

        made = macos.make_installer()
    else:
        import linux

        made = linux.make_installers()
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made]
    (DIST / f"SHA256SUMS-{sys.platform}").write_text("".join(sums), encoding="utf-8")
    return made
