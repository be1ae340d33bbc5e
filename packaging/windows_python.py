"""Assembles a CPython for Windows from wheels, to run under Wine.

python.org's own libraries are in a wheel (panda3d ships them), the standard library is copied from a
Python of the same minor version here, and mingw builds three small files that no wheel has.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

MINOR = "3.11"
"""The Python version of the wheel's libraries; ``python3`` here must have the same."""
DLL = "python311.dll"
COMPILER = "x86_64-w64-mingw32-gcc"
WANTED = (
    "panda3d",
    "msvc-runtime",
    "pyside6>=6.11.3,<6.12",
    "pyside6-essentials>=6.11.3,<6.12",
    "pyside6-addons>=6.11.3,<6.12",
    "shiboken6>=6.11.3,<6.12",
    "msgspec>=0.19",
    "anyascii>=0.3.2",
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


def download(folder: Path) -> None:
    """Download the missing wheels."""
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:"]
    pip += ["--platform", "win_amd64", "--python-version", MINOR, "--dest", str(folder)]
    subprocess.run([*pip, "--no-deps", *WANTED], check=True)
    subprocess.run([*pip, *WANTED_FOR_TESTS], check=True)


def make_python(wheels: Path, folder: Path) -> Path:
    """Assemble the interpreter and return its ``python.exe``.

    Raises:
        subprocess.CalledProcessError: mingw failed.
    """
    shutil.rmtree(folder, ignore_errors=True)
    modules, packages = folder / "DLLs", folder / "Lib" / "site-packages"
    for one in (folder, modules):
        one.mkdir(parents=True)
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
    starter = folder / "python.exe"
    _compile(_STARTER, starter, "-municode")
    _make_forwarders(folder)
    stubs = "".join(
        f"__declspec(dllexport) void *{name}(void) {{ return 0; }}\n" for name in _CONVERTERS
    )
    _compile(stubs, packages / "PySide6" / "icuuc.dll", "-shared")
    return starter


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
    import pefile  # noqa: PLC0415 (only here)

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
    command = [COMPILER, "-O2", "-s", *words, "-o", str(made), "-x", "c", "-"]
    subprocess.run(command, input=source, text=True, check=True)


def wine_environment(prefix: Path, display: str | None = None) -> dict[str, str]:
    """Return the environment variables for running programs in this Wine prefix."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    return {
        **kept,
        "WINEPREFIX": str(prefix),
        "WINEDLLOVERRIDES": "mscoree,mshtml=",
        "WINEDEBUG": "-all",
        "LC_ALL": "C.UTF-8",
        "DISPLAY": display or os.environ.get("DISPLAY", ""),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
