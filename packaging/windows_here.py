"""Build and try the Windows program on Linux: ``python3 run.py windows [STEP ...]``.

A CPython for Windows under Wine (see ``windows_python.py``) runs the tests and freezes the program. The
installer is built, and tried by ``try_windows.py``. Without arguments all steps run in order;
each can be run alone once those before it are done. All files are in ``build/windows``; downloads
are kept, and ``build/windows/log.txt`` has the commands' output.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import windows
from build import STEADY, freezing, write_list
from compile import REASONING, generated
from product import BUNDLE, ROOT
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


class StepFailedError(Exception):
    """A step failed; see the log."""


def main(words: Sequence[str]) -> int:
    """Run the named steps, or all; return 0 on success."""
    if not {"-h", "--help"}.isdisjoint(words):
        print(__doc__)
        return 0
    steps = {**SHORT, **STEPS}
    named = SHORT if list(words) == ["short"] else words or STEPS
    if unknown := [word for word in named if word not in steps]:
        there_are = f"{' '.join(steps)}, or all of “short”"
        print(f"No such step: {' '.join(unknown)}. There are: {there_are}", file=sys.stderr)
        return 2
    if f"{sys.version_info[0]}.{sys.version_info[1]}" != MINOR:
        print(f"This needs Python {MINOR}.", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    LOG.unlink(missing_ok=True)
    for name in named:
        began = time.monotonic()
        try:
            told = steps[name]()
        except (StepFailedError, OSError, subprocess.CalledProcessError) as error:
            print(f"{name:10} FAILED: {error} see {LOG.relative_to(ROOT)}")
            return 1
        print(f"{name:10} {time.monotonic() - began:6.0f} s  {told}", flush=True)
    return 0


def put_python_together() -> str:
    """Download missing files, and create the interpreter and its Wine prefix."""
    download(WHEELS)
    make_python(WHEELS, PYTHON)
    if not (PREFIX / "system.reg").is_file():
        run("wineboot", "-i")
        run("winecfg", "-v", "win10")
    return python("-c", "import sys; print('Python', sys.version.split()[0], sys.platform)").strip()


def compile_reasoning() -> str:
    """Compile the reasoning for Windows, next to its sources."""
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
    run(sys.executable, "translations/catalogues.py", "compile")
    python(*freezing("build/windows/pyinstaller"), seconds=1200)
    write_list()
    files = [file for file in BUNDLE.rglob("*") if file.is_file()]
    return f"{len(files)} files, {sum(file.stat().st_size for file in files) / 1e6:.0f} MB"


def make_setup() -> str:
    """Build the installer."""
    (made,) = windows.make_installer()
    return f"{made.name}, {made.stat().st_size / 1e6:.1f} MB"


def test() -> str:
    """Run all tests except the slow ones."""
    return _tested()


def test_some() -> str:
    """Run the tests of rules, sessions, library and commands."""
    return _tested(*(f"tests/{name}" for name in ("game", "session", "library", "commands")))


def _tested(*files: str) -> str:
    words = ["-m", "not slow", "-n", str(os.cpu_count() or 1), "-p", "no:cacheprovider", *files]
    told = python("-m", "pytest", *words, seconds=7200)
    return told.strip().splitlines()[-1].strip("= ")


def trial(step: str) -> Callable[[], str]:
    """Return a step that runs one step of ``try_windows.py``."""

    def tried() -> str:
        told = python("packaging/try_windows.py", step, seconds=900)
        return told.strip().removeprefix(step).strip()

    return tried


TRIALS = ("install", "play", "open", "upgrade", "uninstall")
STEPS: dict[str, Callable[[], str]] = {
    "python": put_python_together,
    "reasoning": compile_reasoning,
    "test": test,
    "freeze": freeze,
    "setup": make_setup,
    **{step: trial(step) for step in TRIALS},
}
SHORT = {
    **{name: STEPS[name] for name in ("python", "reasoning")},
    "test-some": test_some,
    **{name: STEPS[name] for name in ("freeze", "setup", "install", "play", "uninstall")},
}
"""The steps of ``short``, fast enough for every check."""


def python(*words: str, seconds: int = 600) -> str:
    """Run the Windows interpreter; return its output.

    Raises:
        StepFailedError: it failed or timed out.
    """
    return wine(str(PYTHON / "python.exe"), *words, seconds=seconds)


def wine(*words: str, seconds: int) -> str:
    """Run a Windows program on a separate screen; return its output.

    Raises:
        StepFailedError: it failed or timed out.
    """
    screen = ["xvfb-run", "-a", "-s", "-screen 0 1400x900x24"]
    return run(*screen, "wine", *words, seconds=seconds)


def run(*words: str, seconds: int = 300) -> str:
    """Run a command at the project's root, logging its output; return the output.

    Raises:
        StepFailedError: it failed or timed out.
    """
    environment = {**os.environ, **wine_environment(PREFIX), **STEADY}
    environment.pop("QT_QPA_PLATFORM", None)
    # Programs under Wine need pipes and a readable standard input.
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
    told = done.stdout.decode("utf-8", "replace")
    if done.returncode:
        last = (told.strip().splitlines() or words)[-1].strip("= ")
        raise StepFailedError(f"{last} (exit code {done.returncode})")
    return told


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
