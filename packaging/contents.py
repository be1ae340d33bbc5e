"""What goes into the bundle: of Qt, of Python and of the system only what the program uses.

Names are paths inside the bundle as PyInstaller plans them, on any of the three systems.
"""

import re
from collections.abc import Iterable
from pathlib import PurePosixPath

QT_MODULES = frozenset(
    {
        "Core",
        "DBus",  # the system's wish for less motion, screen readers, portals
        "Gui",
        "Multimedia",
        "Network",  # QtMultimedia is linked to it; nothing here speaks to a network
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
"""Of the kinds of plugins named here these; of other kinds none."""

QT_CATALOGUES = frozenset({"qtbase_en.qm", "qtbase_nl.qm", "qtbase_sv.qm"})

SYSTEM_LIBRARIES = (
    r"libbz2|libffi|liblzma|libsqlite3|libuuid"  # Python's
    r"|libxcb-(cursor|icccm|image|keysyms|render-util|util)"  # Qt's, on few desktops from the start
)
"""Of the libraries of a Linux system these go along; the others are part of every desktop."""

UNUSED_MODULES = (
    "PySide6.QtOpenGL",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "_hashlib",  # OpenSSL; hashes have their own modules
    "_ssl",  # OpenSSL; nothing speaks to a network
    "attr",  # msgspec would know its classes
    "attrs",  # as attr
    "numpy",
    "readline",  # under the GPL
    "setuptools",
    "tkinter",
    "typing_extensions",  # older Pythons need it
    "yaml",  # msgspec would read it
)
"""What PyInstaller would find but nothing here uses."""

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
    r"(?:^|/)(?:lib)?(?:avcodec|avformat|avutil|swresample|swscale|Qt6FFmpegStub|opengl32sw)\b"
)


Entry = tuple[str, str, str]
"""A file as PyInstaller plans it: its name in the bundle, its source, its kind."""


def is_shipped(name: str) -> bool:
    """Whether the file of this name belongs into the bundle."""
    name = str(PurePosixPath(name.replace("\\", "/")))
    if name.startswith("resources/licences/") or name.endswith(".py"):
        return False  # the licences have a folder of their own; scripts have done their work
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
    """Those of PyInstaller's entries that go along."""
    return [entry for entry in entries if is_shipped(entry[0])]
