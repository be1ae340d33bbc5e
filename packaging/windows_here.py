"""Builds and tries the program for Windows on Linux: ``python3 packaging/windows_here.py [STEP ...]``.

A CPython for Windows runs under Wine (see ``windows_python.py``) and freezes the program; its set-up is
made, installed, played and uninstalled there. Without words all steps are done, one after the other; each can be
asked for alone once those before it have been done. Everything lies in ``build/windows``, what was
downloaded is kept for the next time, and ``build/windows/log.txt`` has what the commands printed.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import windows
from compile import REASONING, generated
from product import BUNDLE, IDENTIFIER, NAME, PACKAGE, ROOT
from windows_python import (
    COMPILER,
    MINOR,
    download,
    make_python,
    wine_environment,
    write_headers,
)

FOLDER = ROOT / "build" / "windows"
WHEELS, PYTHON, PREFIX = FOLDER / "wheels", FOLDER / "python", FOLDER / "wine"
LOG = FOLDER / "log.txt"
INSTALLED = "Spel åäö"
"""The folder of drive C in which the program is installed: names need not be English, nor one word."""

NEEDED = {
    "wine": "wine",
    COMPILER: "gcc-mingw-w64-x86-64-win32",
    "makensis": "nsis",
    "xvfb-run": "xvfb",
}
"""Commands, and the packages of Debian that have them."""


class StepFailedError(Exception):
    """A step has failed; the log says at what."""


def main(words: Sequence[str]) -> int:
    """Do the steps that are named, or all; return 0 where all went well."""
    if unknown := [word for word in words if word not in STEPS]:
        print(f"No such step: {' '.join(unknown)}. There are: {' '.join(STEPS)}", file=sys.stderr)
        return 2
    if missing := [package for command, package in NEEDED.items() if not shutil.which(command)]:
        print(f"This needs: sudo apt-get install {' '.join(missing)}", file=sys.stderr)
        return 2
    if f"{sys.version_info[0]}.{sys.version_info[1]}" != MINOR:
        print(f"This needs Python {MINOR}.", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    LOG.unlink(missing_ok=True)
    for name in words or STEPS:
        began = time.monotonic()
        try:
            told = STEPS[name]()
        except (StepFailedError, OSError, subprocess.CalledProcessError) as error:
            print(f"{name:10} FAILED: {error} (see {LOG.relative_to(ROOT)})")
            return 1
        print(f"{name:10} {time.monotonic() - began:6.0f} s  {told}", flush=True)
    return 0


def put_python_together() -> str:
    """Download what is missing, and make the interpreter and a prefix of Wine for it."""
    download(WHEELS)
    make_python(WHEELS, PYTHON)
    if not (PREFIX / "system.reg").is_file():
        run("wineboot", "-i")
        run("winecfg", "-v", "win10")
    return python("-c", "import sys; print('Python', sys.version.split()[0], sys.platform)").strip()


def compile_reasoning() -> str:
    """Compile the reasoning for Windows, beside its sources."""
    headers, sources = FOLDER / "include", FOLDER / "cython"
    write_headers(headers)
    modules = sorted(file.stem for file in REASONING.glob("*.pxd"))
    generated(modules, str(sources))
    flags = ["-O2", "-DNDEBUG", "-shared", "-static-libgcc", "-s", "-I", str(headers)]
    for module in modules:
        (source,) = sources.rglob(f"{module}.c")
        made = REASONING / f"{module}.cp{MINOR.replace('.', '')}-win_amd64.pyd"
        library = str(PYTHON / f"python{MINOR.replace('.', '')}.dll")
        run(COMPILER, *flags, str(source), library, "-o", str(made))
    return f"{len(modules)} modules"


def freeze() -> str:
    """Freeze the program."""
    shutil.rmtree(BUNDLE, ignore_errors=True)
    run(sys.executable, "translations/catalogues.py", "compile")
    python("-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--workpath",
           "build/windows/pyinstaller", "build.spec", seconds=1200)  # fmt: skip
    files = [file for file in BUNDLE.rglob("*") if file.is_file()]
    return f"{len(files)} files, {sum(file.stat().st_size for file in files) / 1e6:.0f} MB"


def make_setup() -> str:
    """Make the set-up."""
    (made,) = windows.make_installer()
    return f"{made.name}, {made.stat().st_size / 1e6:.1f} MB"


def install() -> str:
    """Install the program silently, in a folder whose name is neither English nor one word."""
    setup = next(BUNDLE.parent.glob("*-setup.exe"))
    # Its word for the folder has to stand unquoted at the end of the line, which Wine does not do;
    # what was installed before is found in the registry.
    key = f"HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\{IDENTIFIER}"
    folder = f"C:\\{INSTALLED}\\{NAME}"
    wine("reg", "add", key, "/v", "InstallLocation", "/d", folder, "/f", seconds=60)
    wine(str(setup), "/S", seconds=300)
    if not program().is_file():
        raise StepFailedError(f"there is no {program()}")
    return str(program().relative_to(PREFIX / "drive_c"))


def selftest() -> str:
    """Play a whole game in the window of the installed program."""
    out = FOLDER / "selftest"
    shutil.rmtree(out, ignore_errors=True)
    told = wine(str(program()), "selftest", "--out", windows_path(out), "--json", seconds=600)
    found = json.loads(told.strip().splitlines()[-1])
    return ", ".join(f"{name}: {value}" for name, value in found.items() if name != "frames")[:160]


def uninstall() -> str:
    """Uninstall it; nothing of it is left."""
    wine(str(program().parent / "uninstall.exe"), "/S", seconds=120)
    until = time.monotonic() + 60  # it goes on in a copy of itself
    while program().parent.exists():
        if time.monotonic() > until:
            raise StepFailedError(f"{program().parent} is still there")
        time.sleep(0.5)
    return "nothing is left"


STEPS: dict[str, Callable[[], str]] = {
    "python": put_python_together,
    "reasoning": compile_reasoning,
    "freeze": freeze,
    "setup": make_setup,
    "install": install,
    "selftest": selftest,
    "uninstall": uninstall,
}


def program() -> Path:
    """The installed program."""
    return PREFIX / "drive_c" / INSTALLED / NAME / f"{PACKAGE}.exe"


def windows_path(file: Path) -> str:
    """A path of this machine as programs under Wine name it."""
    return "Z:" + str(file).replace("/", "\\")


def python(*words: str, seconds: int = 600) -> str:
    """Run the interpreter for Windows; return what it printed.

    Raises:
        StepFailedError: it has failed, or took longer.
    """
    return wine(str(PYTHON / "python.exe"), *words, seconds=seconds)


def wine(*words: str, seconds: int) -> str:
    """Run a program for Windows on a screen of its own; return what it printed.

    Raises:
        StepFailedError: it has failed, or took longer.
    """
    screen = ["xvfb-run", "-a", "-s", "-screen 0 1400x900x24"]
    return run(*screen, "wine", *words, seconds=seconds)


def run(*words: str, seconds: int = 300) -> str:
    """Run a command at the project's root, with its output in the log; return what it printed.

    Raises:
        StepFailedError: it has failed, or took longer.
    """
    environment = {**os.environ, **wine_environment(PREFIX)}
    environment.pop("QT_QPA_PLATFORM", None)
    # Programs under Wine want pipes, and a standard input that can be read.
    with LOG.open("ab") as log, Path("/dev/zero").open("rb") as nothing:
        log.write(f"\n$ {' '.join(words)}\n".encode())
        try:
            done = subprocess.run(
                words,
                check=False,
                cwd=ROOT,
                env=environment,
                stdin=nothing,
                capture_output=True,
                timeout=seconds,
            )
        except subprocess.TimeoutExpired as error:
            raise StepFailedError(f"{words[0]} took longer than {seconds} s") from error
        log.write(done.stdout + done.stderr)
    if done.returncode:
        raise StepFailedError(f"{words[-1]}: exit code {done.returncode}")
    return done.stdout.decode("utf-8", "replace")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
