"""The program's components, with their authors' licences."""

import json
import platform
import sys
import sysconfig
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path

from PySide6.QtCore import qVersion

from hanabi_desktop import __version__
from hanabi_desktop.support.files import LICENCES, RESOURCES, is_frozen

INDEX = "index.json"
_LGPL = tuple(RESOURCES / "licences" / f"{name}.txt" for name in ("LGPL-3.0", "GPL-3.0"))
_FONTS = ("Figtree", "Fraunces")
_PROJECT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Component:
    """A component of the program, by others or our own.

    Attributes:
        version: empty if it has none.
        licence: its SPDX expression; "see text" if its parts have several.
        texts: the files of the licence text.
        distributions: the names of its installed Python packages.
    """

    name: str
    version: str
    licence: str
    texts: tuple[Path, ...]
    distributions: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        return f"{self.name} {self.version}".strip()

    def text(self) -> str:
        """Return the full text of the licence; OSError if one of its files is missing."""
        return "\n\n".join(file.read_text(encoding="utf-8") for file in self.texts)


def components() -> tuple[Component, ...]:
    """Return all components: those of the bundle or, without one, those installed.

    An OSError is raised if the bundle's list is missing.
    """
    index = LICENCES / INDEX
    if not index.exists() and not is_frozen():
        return installed_components()
    return tuple(
        Component(part["name"], part["version"], part["licence"], (LICENCES / part["text"],))
        for part in json.loads(index.read_text(encoding="utf-8"))
    )


def installed_components() -> tuple[Component, ...]:
    """Return the components of every bundle, as installed here."""
    binding = ("PySide6-Essentials", "PySide6-Addons", "shiboken6")
    return (
        Component("Hanabi Desktop", __version__, "MIT", (_PROJECT / "LICENSE",)),
        Component("Python", platform.python_version(), "PSF-2.0", (_python_licence(),)),
        Component(
            "Qt",
            qVersion(),
            "LGPL-3.0-only",
            (*_LGPL, RESOURCES / "licences" / "Qt-third-party.txt"),
        ),
        Component("Qt for Python", _version(binding[0]), "LGPL-3.0-only", _LGPL, binding),
        installed("msgspec", "BSD-3-Clause"),
        installed("anyascii", "ISC"),
        *(
            Component(font, "", "OFL-1.1", (RESOURCES / "fonts" / f"OFL-{font}.txt",))
            for font in _FONTS
        ),
    )


def installed(name: str, licence: str) -> Component:
    """Return the component of an installed Python package with its licence.

    A PackageNotFoundError is raised if it is not installed.
    """
    texts = tuple(
        Path(str(file.locate()))
        for file in distribution(name).files or ()
        if "licenses" in file.parts and file.suffix != ".py"
    )
    return Component(name, _version(name), licence, texts, (name,))


def _version(name: str) -> str:
    return distribution(name).version


def _python_licence() -> Path:
    """Return the path of Python's licence: beside its library, or on Windows beside the program."""
    beside = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    return beside if beside.is_file() else Path(sys.base_prefix) / "LICENSE.txt"
