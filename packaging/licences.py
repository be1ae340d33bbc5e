"""Collects the licences of everything shipped, and fails if one is missing."""

import json
import re
import shutil
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from contents import LINK, Entry
from debian import package_of, version_of
from product import NAME

from hanabi_desktop.support.licences import INDEX, Component, installed, installed_components

_PYINSTALLER = "pyinstaller"
_COVERED = (
    (r"(?:lib)?Qt6?\w*\.(?:so|dll)|libicu|PySide6/(?:Qt/)?(?:plugins|translations|lib)/", "Qt"),
    (r"PySide6/(?:Qt6\w*\.dll|plugins/)", "Qt"),
    (r"PySide6/|shiboken6/|lib(?:pyside|shiboken)6", "Qt for Python"),
    (r"msgspec/", "msgspec"),
    (r"anyascii/", "anyascii"),
    (r"resources/fonts/\w*Figtree", "Figtree"),
    (r"resources/fonts/\w*Fraunces", "Fraunces"),
    (r"hanabi_desktop/|resources/|translations/", NAME),
    (r"libpython|python[\d.]*/|Python\b|base_library\.zip", "Python"),
    # Python's licence on Windows covers the files it ships, including Microsoft's runtime.
    (r"(?:python\d*|sqlite3|libffi-\d|VCRUNTIME\w*|MSVCP\w*|ucrtbase|api-ms-\S*)\.dll", "Python"),
    (r"\w+\.pyd", "Python"),
)
"""The component of a file in the bundle, by the beginning of its name."""

_MODULES = frozenset(
    {
        *("hanabi_desktop", "anyascii", "msgspec"),
        *("PySide6", "shiboken6", "shibokensupport", "_pyi_rth_utils"),
    }
)


class UnlicensedError(Exception):
    """A shipped file has no known licence."""


def write_licences(folder: Path, files: Iterable[Entry], modules: Iterable[Entry]) -> None:
    """Write the list of components and their licences into a folder.

    Args:
        folder: created or replaced.
        files: all files of the bundle except the executable.
        modules: the Python modules inside the executable.

    Raises:
        UnlicensedError: a file or module belongs to no known component.
    """
    parts = {part.name: part for part in installed_components()}
    parts[_PYINSTALLER] = replace(
        installed(_PYINSTALLER, "GPL-2.0-or-later WITH Bootloader-exception"),
        name="PyInstaller's starter",
    )
    for name, source, kind in files:
        if kind != LINK and part_of(name) is None and not comes_with_python(Path(source)):
            package = system_package(Path(source))
            parts[package.name] = package
    unknown = sorted(name for name, _, _ in modules if not is_known_module(name))
    if unknown:
        raise UnlicensedError(f"these modules belong to no part that is known: {unknown}")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    index = []
    for part in parts.values():
        text = re.sub(r"\W+", "-", part.name).strip("-") + ".txt"
        (folder / text).write_text(part.text(), encoding="utf-8")
        index.append(
            {"name": part.name, "version": part.version, "licence": part.licence, "text": text}
        )
    (folder / INDEX).write_text(json.dumps(index, indent=1, ensure_ascii=False), encoding="utf-8")


def part_of(name: str) -> str | None:
    """Return the component of a file in the bundle, or None for a system library."""
    name = name.replace("\\", "/")
    return next((part for start, part in _COVERED if re.match(start, name, re.IGNORECASE)), None)


def is_known_module(name: str) -> bool:
    """Return whether a Python module belongs to a known component."""
    first = name.partition(".")[0]
    known = first in sys.stdlib_module_names or first in _MODULES
    return known or first.startswith("_sysconfigdata_")


def comes_with_python(library: Path) -> bool:
    """Return whether a library is part of the Python installation and covered by its licence.

    On Linux no library counts as part of Python: Python is the system's, or was built from the
    system's libraries.
    """
    return sys.platform != "linux" and library.is_relative_to(sys.base_prefix)


def is_debian() -> bool:
    """Return whether this is a Debian system; dpkg alone may also come from Homebrew."""
    return sys.platform == "linux" and shutil.which("dpkg-query") is not None


def system_package(library: Path) -> Component:
    """Return the Debian package of a system library.

    Raises:
        UnlicensedError: no package owns the library, or this is not Debian.
    """
    package = package_of(library) if is_debian() else None
    if package is None:
        raise UnlicensedError(f"nobody knows where {library} comes from")
    notice = Path("/usr/share/doc") / package / "copyright"
    return Component(package, version_of(package), "see text", (notice,))
