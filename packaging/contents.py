"""Which files the bundle contains, and under which licences.

Only the parts of Qt, Python and the system that are used. Names are PyInstaller's destination
paths in the bundle, on any of the three systems.
"""

import json
import os
import re
import shutil
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path, PurePosixPath
from posixpath import dirname, join, normpath

from product import NAME, ROOT
from steps import output

from hanabi_desktop.ui.shell.about import INDEX, Component, installed, installed_components

QT_MODULES = {
    *("Core", "Gui", "Multimedia", "Svg", "WaylandClient", "Widgets", "XcbQpa"),
    "DBus",  # reduced motion, screen readers, portals
    *("Concurrent", "Network"),  # QtMultimedia links to them; the program never uses a network
}
QT_PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qico", "qjpeg", "qsvg"},
    "multimedia": {"darwinmediaplugin", "windowsmediaplugin"},
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    "platforms": {"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "platformthemes": {"qxdgdesktopportal"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
"""The Qt plugins to ship, by kind; other kinds are left out."""

QT_CATALOGUES = {"qtbase_en.qm", "qtbase_nl.qm", "qtbase_sv.qm"}

SYSTEM_LIBRARIES = (
    r"libbz2|libffi|liblzma|libsqlite3|libuuid"  # Python's
    r"|libxcb-(cursor|icccm|image|keysyms|render-util|util)"  # Qt's; few desktops install them by default
)
"""System libraries bundled on Linux; the others are part of every desktop."""

UNUSED_MODULES = (
    "PySide6.QtOpenGL",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "_hashlib",  # OpenSSL; hashes have their own modules
    "_ssl",  # OpenSSL; no network access
    "attr",  # optional for msgspec
    "attrs",  # as attr
    "dask",  # the extra for clusters, of the command line
    "distributed",  # as dask
    "numpy",
    "readline",  # under the GPL
    "setuptools",
    "tkinter",
    "typing_extensions",  # needed by older Pythons only
    "yaml",  # optional for msgspec
)
"""Modules that PyInstaller would include but the program does not use."""

_QT_LIBRARY = re.compile(
    r"(?:^|/)(?:lib)?Qt6?(?P<module>[A-Z]\w*?)(?:\.framework/.*|\.so[.\d]*|\.dll)$"
)
_BINDING = re.compile(r"^PySide6/Qt(?P<module>[A-Z]\w*)\.(?:abi3\.so|pyd)$")
_PLUGIN = re.compile(r"/plugins/(?P<kind>[\w-]+)/(?:lib)?(?P<name>[\w-]+)\.(?:so|dll|dylib)$")
_CATALOGUE = re.compile(r"^PySide6/(?:Qt/)?translations/(?P<name>.*)$")
_LINUX_LIBRARY = re.compile(r"^(?P<name>lib[\w+.-]+?)\.so[.\d]*$")
_SHIPPED_LINUX_LIBRARY = re.compile(
    rf"libpython3.*|libpyside6.*|libshiboken6.*|libicu.*|{SYSTEM_LIBRARIES}"
)
_UNUSED_LIBRARY = re.compile(
    r"(?:^|/)(?:lib)?"
    r"(?:avcodec|avformat|avutil|swresample|swscale|Qt6FFmpegStub|opengl32sw|crypto|ssl)\b"
)

Entry = tuple[str, str, str]
"""A PyInstaller entry: destination name, source, type.

The type of a link is ``SYMLINK``; its source is the link's target, relative to its folder.
"""

LINK = "SYMLINK"


class StrayFileError(Exception):
    """A file would be shipped that comes from neither the packages nor the system."""


class UnlicensedError(Exception):
    """A shipped file has no known licence."""


# -- which files ----------------------------------------------------------------------------------


def is_shipped(name: str) -> bool:
    """Return whether a file belongs in the bundle; pass a link's target instead of its name."""
    name = str(PurePosixPath(name.replace("\\", "/")))
    if name.startswith("resources/licences/") or name.endswith(".py"):
        return False  # licences are shipped in their own folder; scripts are not needed at run time
    if match := _PLUGIN.search(name):
        return match["name"] in QT_PLUGINS.get(match["kind"], ())
    if match := _CATALOGUE.match(name):
        return match["name"] in QT_CATALOGUES
    if match := _BINDING.match(name):
        return match["module"] in QT_MODULES
    if _UNUSED_LIBRARY.search(name):
        return False
    if match := _QT_LIBRARY.search(name):
        return match["module"] in QT_MODULES
    if match := _LINUX_LIBRARY.match(name):
        return _SHIPPED_LINUX_LIBRARY.fullmatch(match["name"]) is not None
    return True


def shipped(entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries to ship: files judged by name, links by target."""
    entries = list(entries)
    links = {name: normpath(join(dirname(name), to)) for name, to, kind in entries if kind == LINK}
    files = [name for name, _, kind in entries if kind != LINK and is_shipped(name)]
    there = {*files, *(str(folder) for name in files for folder in PurePosixPath(name).parents)}

    def leads_to(name: str) -> str:
        """Return the file that a name leads to through links."""
        for part in (name, *map(str, PurePosixPath(name).parents)):
            if part in links:
                return leads_to(normpath(links[part] + name.removeprefix(part)))
        return name

    return [
        (name, source, kind)
        for name, source, kind in entries
        if (leads_to(name) in there if kind == LINK else is_shipped(name))
    ]


def known_places() -> list[Path]:
    """Return the allowed origins of files: the project, this Python, its packages, the system."""
    windows = os.environ.get("SYSTEMROOT", "C:/Windows")
    system = {"win32": [windows], "darwin": []}.get(sys.platform, ["/lib", "/usr/lib"])
    return [ROOT, *map(Path, (sys.prefix, sys.base_prefix, *system))]


def check_sources(entries: Iterable[Entry], places: Iterable[Path]) -> None:
    """Check that all files come from the given places.

    Raises:
        StrayFileError: a file was picked up elsewhere on this machine; the message names it.
    """
    known = {place for given in places for place in (given, given.resolve())}
    for name, source, kind in entries:
        if kind != LINK and known.isdisjoint(Path(source).parents):
            message = f"{name} is no part of our packages or of the system: {source}"
            raise StrayFileError(message)


# -- under which licences -------------------------------------------------------------------------

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

_MODULES = {"hanabi_desktop", "anyascii", "msgspec", "_pyi_rth_utils"}
_MODULES |= {"PySide6", "shiboken6", "shibokensupport"}


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
    starter = installed("pyinstaller", "GPL-2.0-or-later WITH Bootloader-exception")
    parts["pyinstaller"] = replace(starter, name="PyInstaller's starter")
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
    return first in {*sys.stdlib_module_names, *_MODULES} or first.startswith("_sysconfigdata_")


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
    version = output("dpkg-query", "--show", "--showformat=${Version}", package)
    return Component(package, version, "see text", (notice,))


def package_of(file: Path) -> str | None:
    """Return the Debian package that owns a file, or None."""
    for name in (file, file.resolve()):
        if found := output("dpkg-query", "--search", name, check=False):
            return found.partition(":")[0]
    return None
