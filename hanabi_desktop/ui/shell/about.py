"""The About box: name, version and acknowledgements."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from hanabi_desktop import __version__
from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.ui.shell.licences_dialog import LicencesDialog

translate = QCoreApplication.translate


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
        "Fireworks, built together in the dark: with teammates who explain themselves,"
        " offline. Made with Qt for Python, under the LGPL; the typefaces Figtree and Fraunces"
        " are under the SIL Open Font License.",
    )
    box.setInformativeText(f"{made_with} {thinking}")
    licences = box.addButton(
        translate("MainWindow", "Licences …"), QMessageBox.ButtonRole.ActionRole
    )
    licences.clicked.connect(lambda: LicencesDialog(window).open())
    close = translate("MainWindow", "Close")
    box.setDefaultButton(box.addButton(close, QMessageBox.ButtonRole.AcceptRole))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
