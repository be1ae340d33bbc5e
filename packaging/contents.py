"""Selection of the bundle's files: only the parts of Qt, Python and the system that are used.

Names are PyInstaller's destination paths in the bundle, on any of the three systems.
"""

import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from posixpath import dirname, join, normpath

QT_MODULES = frozenset(
    {
        "Core",
        "DBus",  # reduced motion, screen readers, portals
        "Gui",
        "Multimedia",
        "Network",  # QtMultimedia links to it; the program never uses a network
        "Concurrent",  # as Network
        "Svg",
        "WaylandClient",
        "Widgets",
        "XcbQpa",
    }
)
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

QT_CATALOGUES = frozenset({"qtbase_en.qm", "qtbase_nl.qm", "qtbase_sv.qm"})

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
    system = {"win32": (os.environ.get("SYSTEMROOT", "C:/Windows"),), "darwin": ()}
    of_system = system.get(sys.platform, ("/lib", "/usr/lib"))
    project = Path(__file__).resolve().parent.parent
    return [project, *map(Path, (sys.prefix, sys.base_prefix, *of_system))]


def check_sources(entries: Iterable[Entry], places: Iterable[Path]) -> None:
    """Check that no file was picked up from elsewhere on this machine.

    Args:
        entries: the files to ship.
        places: the allowed origins.

    Raises:
        StrayFileError: a file comes from elsewhere; the message names it.
    """
    known = {place for given in places for place in (given, given.resolve())}
    for name, source, kind in entries:
        if kind != LINK and known.isdisjoint(Path(source).parents):
            message = f"{name} is no part of our packages or of the system: {source}"
            raise StrayFileError(message)
