"""Build the bundle and this system's installers: ``python3 run.py build``.

All dependencies are pinned with hashes in ``requirements.txt`` and installed into
a separate environment, in which this script starts itself again. The results are in
``dist/``: the bundle, its list of files, the installers and their SHA-256 sums.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from steps import STEADY, run

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "packaging" / "requirements.txt"
ENVIRONMENT = ROOT / "build" / "environment"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
_STARTED_AGAIN = "--in-environment"


def main(words: list[str]) -> int:
    """Build everything, or with ``--bundle`` only the bundle."""
    if not {"-h", "--help"}.isdisjoint(words):
        print(__doc__)
        return 0
    if _STARTED_AGAIN not in words:
        prepare()
        command: list[str | Path] = [PYTHON, __file__, _STARTED_AGAIN, *words]
        return subprocess.run(command, check=False, cwd=ROOT).returncode
    make_bundle()
    if "--bundle" not in words:
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
    run(sys.executable, "packaging/compile.py")
    run(sys.executable, "translations/catalogues.py", "compile")
    run(sys.executable, *freezing("build/pyinstaller"), **STEADY)
    write_list()


def freezing(workpath: str) -> list[str]:
    """Delete earlier output, and return the Python arguments that freeze the program."""
    from product import DIST

    shutil.rmtree(DIST, ignore_errors=True)
    words = ["-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    return [*words, "--workpath", workpath, "build.spec"]


def write_list() -> int:
    """Write the bundle's file list to ``dist/files.txt``; return the number of files."""
    from product import BUNDLE, DIST

    names = sorted(file.relative_to(BUNDLE).as_posix() for file in BUNDLE.rglob("*"))
    (DIST / "files.txt").write_text("\n".join(names) + "\n", encoding="utf-8")
    return len(names)


def make_installers() -> list[Path]:
    """Build this system's installers and their checksums."""
    from product import DIST

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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
