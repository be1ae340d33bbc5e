"""Compile the teammates' reasoning in place: ``python packaging compile``.

The modules are plain Python with C types in ``.pxd`` files next to them. Compiled, they run
about a hundred times as fast with the same results. Needs Cython and a C compiler; without
them the program runs the plain modules.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from product import ROOT

REASONING = ROOT / "hanabi_desktop" / "teammates" / "reasoning"

# Debug information would take a third of the compile time.
_FLAGS = [] if os.name == "nt" else ["-g0"]

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # C types come from the .pxd files only
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
}


def main(*, annotate: bool = False) -> int:
    """Compile every module with a ``.pxd``; return 0 if that succeeded."""
    for old in (*REASONING.glob("*.so"), *REASONING.glob("*.pyd")):
        if _is_outdated(old):
            old.unlink()
    if os.name != "nt" and not any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        return 1
    modules = sorted(file.stem for file in REASONING.glob("*.pxd"))
    print(f"Compiling {len(modules)} modules of the teammates’ reasoning …", file=sys.stderr)
    try:
        compile_in_place(modules, annotate=annotate)
    except Exception as error:  # noqa: BLE001 (whatever a compiler lacks, the program still runs)
        print(f"It could not be compiled, so teammates think more slowly: {error}", file=sys.stderr)
        return 1
    return 0


def _is_outdated(compiled: Path) -> bool:
    """Return whether a compiled module of this system is missing or older than its sources."""
    if compiled.name.endswith(sysconfig.get_config_var("EXT_SUFFIX")):
        return True
    module = compiled.with_name(compiled.name.partition(".")[0])
    sources = [module.with_suffix(ending) for ending in (".py", ".pxd")]
    made = compiled.stat().st_mtime_ns
    return not all(file.is_file() and file.stat().st_mtime_ns < made for file in sources)


def compile_in_place(modules: list[str], *, annotate: bool) -> None:
    """Compile modules in parallel, each into its source's folder.

    Raises:
        Exception: of any type, if Cython or the compiler is missing or fails.
    """
    from setuptools.dist import Distribution  # noqa: PLC0415 (may be missing)

    made = generated(modules, "build/cython", annotate=annotate)
    distribution = Distribution({"name": "reasoning", "ext_modules": made, "packages": []})
    command = distribution.get_command_obj("build_ext")
    command.inplace, command.build_temp = True, "build/objects"
    command.parallel = os.cpu_count() or 1
    distribution.run_command("build_ext")


def generated(modules: list[str], folder: str, *, annotate: bool = False) -> Any:
    """Generate the C of each module in a folder and return setuptools extensions.

    Raises:
        Exception: of any type, if Cython is missing or fails.
    """
    from Cython.Build import cythonize  # noqa: PLC0415 (may be missing)
    from setuptools import Extension  # noqa: PLC0415

    sources = REASONING.relative_to(ROOT)
    package = "hanabi_desktop.teammates.reasoning"
    extensions = [
        Extension(f"{package}.{module}", [f"{sources / module}.py"], extra_compile_args=_FLAGS)
        for module in modules
    ]
    os.chdir(ROOT)
    return cythonize(
        extensions,
        build_dir=folder,
        compiler_directives=DIRECTIVES,
        annotate=annotate,
        nthreads=os.cpu_count() or 1,
        quiet=True,
    )
