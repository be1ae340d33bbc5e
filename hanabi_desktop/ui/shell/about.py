"""The dialogs about the program and its components, with their licences."""

import json
import platform
import sys
import sysconfig
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QMessageBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop import __version__
from hanabi_desktop.support.files import LICENCES, RESOURCES, is_frozen
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.ui.widgets.window_sizes import resize_within_screen
from hanabi_desktop.wording.problems import unreadable_file

translate = QCoreApplication.translate


class LicencesDialog(QDialog):
    """The components on the left, the licence of the selected one on the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Licences", "Licences"))
        heading = QLabel(self.windowTitle())
        heading.setObjectName("title")
        words = QLabel(_about_qt())
        words.setWordWrap(True)
        self._components = components()
        self.parts = QListWidget()
        self.parts.setAccessibleName(translate("Licences", "What the program is made of"))
        self.parts.addItems([f"{part.title}\n{part.licence}" for part in self._components])
        self.parts.setObjectName("licences")
        self.parts.setMinimumWidth(text_px(230))
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(translate("Licences", "Text of the licence"))
        self.parts.currentRowChanged.connect(self._show)
        columns = QHBoxLayout()
        columns.setSpacing(12)
        columns.addWidget(self.parts, 1)
        columns.addWidget(self.text, 3)
        buttons = QDialogButtonBox()
        buttons.addButton(translate("Licences", "Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(14)
        layout.addWidget(heading)
        layout.addWidget(words)
        layout.addLayout(columns, 1)
        layout.addWidget(buttons)
        self.finished.connect(self.deleteLater)
        resize_within_screen(self, 960, 580)
        self.parts.setCurrentRow(0)
        self.parts.setFocus()

    def _show(self, row: int) -> None:
        try:
            self.text.setPlainText(self._components[row].text())
        except OSError as error:
            self.text.setPlainText(unreadable_file(error.filename, error))


def _about_qt() -> str:
    """Return the notice that the LGPL requires: that Qt can be replaced, and how."""
    if is_frozen():
        where = Path(sys.executable).parent / "_internal" / "PySide6"
        text = translate(
            "Licences",
            "Qt and Qt for Python are used under the LGPL 3: you may change them and use your"
            " changed version here. Put your own build of the same version in place of the"
            " files in {folder}. Their source code is at {address}.",
        )
        return text.format(folder=where, address="download.qt.io")
    text = translate(
        "Licences",
        "Qt and Qt for Python are used under the LGPL 3: you may change them and use your"
        " changed version here. Install your own build in place of the one installed. Their"
        " source code is at {address}.",
    )
    return text.format(address="download.qt.io")


def show_about(window: QWidget) -> None:
    """Show the About box over a window; it offers the licences."""
    box = QMessageBox(window)
    box.setWindowTitle(translate("MainWindow", "About Hanabi"))
    box.setText(f"<h2>Hanabi Desktop {__version__}</h2>")
    thinking = (
        translate("MainWindow", "Teammates run on compiled code.")
        if compiled()
        else translate("MainWindow", "Teammates run on plain Python code.")
    )
    made_with = translate(
        "MainWindow",
        "Build fireworks together, without seeing your own cards: offline, with teammates who"
        " explain themselves. Made with Qt for Python, under the LGPL; the typefaces Figtree and"
        " Fraunces are under the SIL Open Font License.",
    )
    box.setInformativeText(f"{made_with} {thinking}")
    licences = box.addButton(
        translate("MainWindow", "Licences…"), QMessageBox.ButtonRole.ActionRole
    )
    licences.clicked.connect(lambda: LicencesDialog(window).open())
    close = translate("MainWindow", "Close")
    box.setDefaultButton(box.addButton(close, QMessageBox.ButtonRole.AcceptRole))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


INDEX = "index.json"
_LGPL = tuple(RESOURCES / "licences" / f"{name}.txt" for name in ("LGPL-3.0", "GPL-3.0"))
_FONTS = ("Figtree", "Fraunces")
_PROJECT = Path(__file__).resolve().parents[3]


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
