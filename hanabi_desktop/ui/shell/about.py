"""The dialogs about the program and the licences of its parts."""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
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
from hanabi_desktop.support.files import is_frozen
from hanabi_desktop.support.licences import components
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
