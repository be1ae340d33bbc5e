"""Makes the bundle and this system's installer: ``python3 run.py build``.

Everything that goes in is pinned with its hash in ``requirements.txt``; it is installed into
an environment of its own, in which this script starts itself again. What comes out is in
``dist/``: the bundle, its list of files, the installers and their SHA-256 sums.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "packaging" / "requirements.txt"
ENVIRONMENT = ROOT / "build" / "environment"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STEADY = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": "1767225600"}
"""The order of sets and the date in archives would otherwise differ from build to build."""
_STARTED_AGAIN = "--in-environment"


def main(words: list[str]) -> int:
    """Make everything, or with ``--bundle`` the bundle alone."""
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
    """Install what is pinned, where anything has changed.

    Raises:
        subprocess.CalledProcessError: something is not to be had, or not what it was.
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
    """Compile the reasoning and the catalogues, and have PyInstaller put everything together.

    Raises:
        subprocess.CalledProcessError: a step has failed; a bundle is never made uncompiled.
    """
    run(sys.executable, "packaging/compile.py")
    run(sys.executable, "translations/catalogues.py", "compile")
    freeze = [sys.executable, *freezing("build/pyinstaller")]
    subprocess.run(freeze, check=True, cwd=ROOT, env={**os.environ, **STEADY})
    write_list()


def freezing(workpath: str) -> list[str]:
    """Clear what was made before, and return what Python is told to do to freeze the program."""
    from product import DIST

    shutil.rmtree(DIST, ignore_errors=True)
    words = ["-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    return [*words, "--workpath", workpath, "build.spec"]


def write_list() -> int:
    """List the files of the bundle in ``dist/files.txt``; return how many there are."""
    from product import BUNDLE, DIST

    names = sorted(file.relative_to(BUNDLE).as_posix() for file in BUNDLE.rglob("*"))
    (DIST / "files.txt").write_text("\n".join(names) + "\n", encoding="utf-8")
    return len(names)


def make_installers() -> list[Path]:
    """Make what this system installs from, and the sums of it."""
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


def run(*words: str) -> None:
    """Run a command at the project's root.

    Raises:
        subprocess.CalledProcessError: it has failed.
    """
    subprocess.run(words, check=True, cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
