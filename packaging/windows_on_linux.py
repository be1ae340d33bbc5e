"""Build and try the Windows program on Linux, under Wine: ``python3 run.py windows [STEP ...]``.

A CPython for Windows runs the tests and freezes the program. It is assembled from wheels:
python.org's own libraries are in one of them (panda3d ships them), the standard library is copied
from a Python of the same minor version here, and mingw builds three small files that no wheel has.
The installer is built, and tried by ``try_windows.py``.

Without arguments all steps run in order; each can be run alone once those before it are done. All
files are in ``build/windows``; downloads are kept, and ``log.txt`` there has the commands' output.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import windows
from build import freezing, write_list
from compile import REASONING, generated
from product import BUILD, BUNDLE, ROOT
from steps import MINOR, STEADY, FailedError, Steps, are_known, download_wheels, run_logged, take

FOLDER = BUILD / "windows"
WHEELS, PYTHON, PREFIX = FOLDER / "wheels", FOLDER / "python", FOLDER / "wine"
LOG = FOLDER / "log.txt"


def main(names: Iterable[str]) -> int:
    """Run the named steps, or all; return 0 on success."""
    names = SHORT if list(names) == ["short"] else names or STEPS
    if not are_known(names, {**SHORT, **STEPS}, ", or all of “short”"):
        return 2
    if f"{sys.version_info[0]}.{sys.version_info[1]}" != MINOR:
        print(f"This needs Python {MINOR}.", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    LOG.unlink(missing_ok=True)
    return take(names, {**SHORT, **STEPS}, f" see {LOG.relative_to(ROOT)}")


# -- the steps ------------------------------------------------------------------------------------


def put_python_together() -> str:
    """Download missing files, and create the interpreter and its Wine prefix."""
    download_wheels(WHEELS, "win_amd64", "--no-deps", *WANTED)
    download_wheels(WHEELS, "win_amd64", *WANTED_FOR_TESTS)
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
        run(MINGW, *flags, str(source), str(PYTHON / DLL), "-o", str(made))
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
    (made,) = windows.make_installers()
    return f"{made.name}, {made.stat().st_size / 1e6:.1f} MB"


def test(*files: str) -> str:
    """Run all tests except the slow ones, or those in some files or folders."""
    words = ["-m", "not slow", "-n", str(os.cpu_count() or 1), "-p", "no:cacheprovider", *files]
    report = python("-m", "pytest", *words, seconds=7200)
    return report.strip().splitlines()[-1].strip("= ")


def test_some() -> str:
    """Run the tests of rules, sessions, library, commands and programs at the table."""
    folders = ("game", "session", "library", "commands", "engine")
    return test(*(f"tests/{name}" for name in folders))


def trial(step: str) -> Callable[[], str]:
    """Return a step that runs one step of ``try_windows.py``."""

    def try_step() -> str:
        report = python("packaging", "try-windows", step, seconds=900)
        return report.strip().partition(" s  ")[2]

    return try_step


TRIALS = ("install", "play", "open", "upgrade", "uninstall")
STEPS: Steps = {
    "python": put_python_together,
    "reasoning": compile_reasoning,
    "test": test,
    "freeze": freeze,
    "setup": make_setup,
    **{step: trial(step) for step in TRIALS},
}
SHORT: Steps = {
    **{name: STEPS[name] for name in ("python", "reasoning")},
    "test-some": test_some,
    **{name: STEPS[name] for name in ("freeze", "setup", "install", "play", "uninstall")},
}
"""The steps of ``short``, fast enough for every check."""


# -- running programs -----------------------------------------------------------------------------


def python(*words: str, seconds: int = 600) -> str:
    """Run the Windows interpreter on a separate screen; return its output.

    Raises:
        FailedError: it failed or timed out.
    """
    screen = ["xvfb-run", "-a", "-s", "-screen 0 1400x900x24"]
    return run(*screen, "wine", str(PYTHON / "python.exe"), *words, seconds=seconds)


def run(*words: str, seconds: int = 300) -> str:
    """Run a command at the project's root, logging its output; return the output.

    Raises:
        FailedError: it failed or timed out.
    """
    environment = {**os.environ, **STEADY, "WINEPREFIX": str(PREFIX), "WINEDEBUG": "-all"}
    environment |= {"WINEDLLOVERRIDES": "mscoree,mshtml=", "LC_ALL": "C.UTF-8"}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    environment.pop("QT_QPA_PLATFORM", None)
    # Programs under Wine need pipes and a readable standard input.
    with Path("/dev/zero").open("rb") as nothing:
        how: dict[str, Any] = {"cwd": ROOT, "env": environment, "stdin": nothing}
        try:
            done = run_logged(words, LOG, **how, stderr=subprocess.PIPE, timeout=seconds)
        except subprocess.TimeoutExpired as error:
            raise FailedError(f"{words[0]} took longer than {seconds} s") from error
    if done.returncode:
        last = (done.stdout.strip().splitlines() or words)[-1].strip("= ")
        raise FailedError(f"{last} (exit code {done.returncode})")
    return done.stdout


# -- the interpreter ------------------------------------------------------------------------------

DLL = "python311.dll"
MINGW = "x86_64-w64-mingw32-gcc"
_QT = ("pyside6", "pyside6-essentials", "pyside6-addons", "shiboken6")
WANTED = (
    *("panda3d", "msvc-runtime", "msgspec>=0.19", "anyascii>=0.3.2"),
    *(f"{name}>=6.11.3,<6.12" for name in _QT),
)
"""Wheels for the interpreter and the program, without their dependencies."""
WANTED_FOR_TESTS = (
    *("pytest>=8", "pytest-qt>=4.4", "pytest-xdist>=3.6", "hypothesis>=6.100", "colorama"),
    *("jeepney>=0.8", "tree-sitter>=0.25", "tree-sitter-powershell>=0.25", "ruamel.yaml>=0.18"),
    *("pyinstaller>=6.16", "pefile>=2024.8", "pywin32-ctypes", "pillow>=11"),
)
"""Packages for tests and freezing, with their dependencies."""
_NOT_COPIED = ("site-packages", "lib-dynload", "test", "__pycache__", "config-*", "idlelib")

_STARTER = """
#include <windows.h>
typedef int (*Main)(int, wchar_t **);
int wmain(int count, wchar_t **words) {
    HMODULE python = LoadLibraryW(L"python311.dll");
    Main run = python ? (Main)(void *)GetProcAddress(python, "Py_Main") : 0;
    return run ? run(count, words) : 127;
}
"""
"""python.exe, a stub that calls the library."""

_CONVERTERS = (
    *("ucnv_close", "ucnv_compareNames", "ucnv_convertEx", "ucnv_countAvailable"),
    *("ucnv_countStandards", "ucnv_fromUnicode", "ucnv_getAlias", "ucnv_getAvailableName"),
    *("ucnv_getDefaultName", "ucnv_getMaxCharSize", "ucnv_getName", "ucnv_getStandardName"),
    *("ucnv_getSubstChars", "ucnv_open", "ucnv_reset", "ucnv_setFromUCallBack"),
    *("ucnv_setSubstString", "ucnv_setToUCallBack", "ucnv_toUnicode", "u_errorName"),
)
"""Functions Qt needs from Windows' icuuc.dll, which Wine 8 lacks: converters for legacy encodings."""

_PYCONFIG = """
/* What Python says of Windows for 64 bits, as far as these sources ask. */
#include <stddef.h>
#define MS_WINDOWS
#define MS_WIN64
#define NT_THREADS
#define SIZEOF_SHORT 2
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_VOID_P 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_WCHAR_T 2
#define SIZEOF_TIME_T 8
#define HAVE_PY_SSIZE_T 1
#define WITH_PYMALLOC 1
typedef ptrdiff_t Py_ssize_t;
#define PY_SSIZE_T_MAX 9223372036854775807LL
"""


def make_python(wheels: Path, folder: Path) -> None:
    """Assemble the interpreter, replacing a folder.

    Raises:
        subprocess.CalledProcessError: mingw failed.
    """
    shutil.rmtree(folder, ignore_errors=True)
    modules, packages = folder / "DLLs", folder / "Lib" / "site-packages"
    modules.mkdir(parents=True)
    stdlib = sysconfig.get_path("stdlib")
    shutil.copytree(stdlib, folder / "Lib", ignore=shutil.ignore_patterns(*_NOT_COPIED))
    packages.mkdir()
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as opened:
            if wheel.name.startswith("panda3d-"):
                _take_libraries(opened, folder, modules)
            elif wheel.name.startswith("msvc_runtime-"):
                _take_runtime(opened, folder)
            else:
                opened.extractall(packages)
    _compile(_STARTER, folder / "python.exe", "-municode")
    _make_forwarders(folder)
    stubs = "".join(
        f"__declspec(dllexport) void *{name}(void) {{ return 0; }}\n" for name in _CONVERTERS
    )
    _compile(stubs, packages / "PySide6" / "icuuc.dll", "-shared")


def write_headers(folder: Path) -> None:
    """Copy this Python's headers, with the Windows configuration."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(sysconfig.get_path("include"), folder)
    (folder / "pyconfig.h").write_text(_PYCONFIG)


def _take_libraries(wheel: zipfile.ZipFile, folder: Path, modules: Path) -> None:
    """Copy python.org's libraries and extension modules."""
    for name in wheel.namelist():
        file = Path(name)
        if "deploy_libs" not in file.parts or file.name.startswith("api-ms-"):
            continue
        if file.suffix in (".dll", ".pyd"):
            is_core = file.name in (DLL, "VCRUNTIME140.dll")
            ((folder if is_core else modules) / file.name).write_bytes(wheel.read(name))


def _take_runtime(wheel: zipfile.ZipFile, folder: Path) -> None:
    """Copy Microsoft's C++ runtime, which Qt needs next to the program."""
    for name in wheel.namelist():
        file = Path(name)
        if file.name.lower() == "vcruntime140.dll":  # python.org's own is there
            continue
        if file.suffix == ".dll" and file.parent.name == "Scripts":
            (folder / file.name).write_bytes(wheel.read(name))


def _make_forwarders(folder: Path) -> None:
    """Build python3.dll, which forwards to the library of this minor version."""
    import pefile  # noqa: PLC0415 (missing where nothing is built)

    library = pefile.PE(str(folder / DLL), fast_load=True)
    library.parse_data_directories([pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_EXPORT"]])
    names = [one.name.decode() for one in library.DIRECTORY_ENTRY_EXPORT.symbols if one.name]
    definition = folder / "python3.def"
    lines = [f"{name}={Path(DLL).stem}.{name}" for name in names]
    definition.write_text("LIBRARY python3\nEXPORTS\n" + "\n".join(lines) + "\n")
    _compile("", folder / "python3.dll", "-shared", "-nostdlib", "-Wl,-e,0", str(definition))
    definition.unlink()


def _compile(source: str, made: Path, *words: str) -> None:
    """Compile a few lines of C for Windows."""
    command = [MINGW, "-O2", "-s", *words, "-o", str(made), "-x", "c", "-"]
    subprocess.run(command, input=source, text=True, check=True)
