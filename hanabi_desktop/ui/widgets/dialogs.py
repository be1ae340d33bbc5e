"""Questions and messages, and the dialogs that choose files to read or write."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from hanabi_desktop.library.metadata.problems import (
    HANAB_LIVE,
    READABLE,
    SAVED_GAME,
    SEVERAL_GAMES,
)
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.ui.widgets.last_folder import LastFolder

translate = QCoreApplication.translate


def show_message(text: str, parent: QWidget) -> None:
    """Show a sentence in a message box, without blocking."""
    box = QMessageBox(parent)
    box.setWindowTitle("Hanabi")
    box.setTextFormat(Qt.TextFormat.PlainText)  # the text may quote a file
    box.setText(text)
    box.addButton(translate("FilesController", "Close"), QMessageBox.ButtonRole.AcceptRole)
    box.finished.connect(box.deleteLater)
    box.open()


class Question(QMessageBox):
    """A question whose button names the action.

    Args:
        does: the label of the button that carries out the action.
        leaves: the label of the other button, which is then the default. If empty, the other button
            cancels and the action is the default.
        why: an explanation, shown below the question.

    Signals:
        agreed: carry out the action.
    """

    agreed = Signal()

    def __init__(
        self, text: str, does: str, parent: QWidget, leaves: str = "", why: str = ""
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Hanabi")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setInformativeText(why)
        self.yes = self.addButton(does, QMessageBox.ButtonRole.AcceptRole)
        self.yes.setObjectName("primary")
        cancel = leaves or translate("Question", "Cancel")
        no = self.addButton(cancel, QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(no if leaves else self.yes)
        self.setEscapeButton(no)
        self.buttonClicked.connect(self._on_clicked)
        self.finished.connect(self.deleteLater)

    def _on_clicked(self, button: object) -> None:
        if button is self.yes:
            self.agreed.emit()


def reading_dialog(
    parent: QWidget, title: str, folder: LastFolder, mode: QFileDialog.FileMode
) -> QFileDialog:
    """Return a dialog that asks for a file, files or a folder to read games from; not opened yet."""
    dialog = _dialog(parent, title, folder)
    dialog.setFileMode(mode)
    if mode is not QFileDialog.FileMode.Directory:
        #: {endings} is "*.hanabi *.json" and the like
        games = translate("FilesController", "Games ({endings})").format(endings=READABLE)
        dialog.setNameFilters([games, translate("FilesController", "All files (*)")])
    return dialog


def writing_dialog(
    parent: QWidget, title: str, folder: LastFolder, stem: str, *, several: bool = False
) -> QFileDialog:
    """Return a dialog that asks where to write a game, or several; not opened yet.

    The suggested name is ``stem`` with the suffix of the chosen kind of file.
    """
    if several:
        kinds = {translate("FilesController", "Games, one per line ({ending})"): SEVERAL_GAMES}
    else:
        kinds = {
            translate("FilesController", "Saved game ({ending})"): SAVED_GAME,
            translate("FilesController", "For hanab.live ({ending})"): HANAB_LIVE,
        }
    return _kinds_dialog(parent, title, folder, stem, kinds)


def _kinds_dialog(
    parent: QWidget, title: str, folder: LastFolder, stem: str, kinds: dict[str, str]
) -> QFileDialog:
    """Return a dialog for one of several kinds of file, given as format strings and their suffixes."""
    endings = {text.format(ending=f"*{ending}"): ending for text, ending in kinds.items()}
    dialog = _dialog(parent, title, folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(list(endings))

    def take_kind(chosen: str) -> None:
        dialog.setDefaultSuffix(endings[chosen])
        names = dialog.selectedFiles()
        name = Path(names[0]).with_suffix(endings[chosen]).name if names else stem
        dialog.selectFile(name)

    dialog.filterSelected.connect(take_kind)
    first = next(iter(endings.values()))
    dialog.setDefaultSuffix(first)
    dialog.selectFile(f"{stem}{first}")
    return dialog


def summary_dialog(parent: QWidget, title: str, folder: LastFolder, stem: str) -> QFileDialog:
    """Return a dialog for a review's summary, as web page, PDF or text; not opened yet."""
    kinds = {
        translate("FilesController", "Web page ({ending})"): ".html",
        translate("FilesController", "For printing ({ending})"): ".pdf",
        translate("FilesController", "Plain text ({ending})"): ".txt",
    }
    return _kinds_dialog(parent, title, folder, stem, kinds)


def saving_dialog(parent: QWidget, title: str, folder: LastFolder, name: str) -> QFileDialog:
    """Return a dialog that asks where to write a file, suggesting this name; not opened yet."""
    dialog = _dialog(parent, title, folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters([f"*{Path(name).suffix}"])
    dialog.setDefaultSuffix(Path(name).suffix)
    dialog.selectFile(name)
    return dialog


def _dialog(parent: QWidget, title: str, folder: LastFolder) -> QFileDialog:
    dialog = QFileDialog(parent, title, str(folder.path))
    dialog.filesSelected.connect(lambda names: folder.remember(Path(names[0])))
    dialog.finished.connect(dialog.deleteLater)
    return dialog


def game_file_name(setup: GameSetup | None) -> str:
    """Return the suggested name of a file with a game, without a suffix."""
    number = None if setup is None else setup.game_number
    return "hanabi" if number is None else f"hanabi-{number}"
