"""File dialogs for reading and writing."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from hanabi_desktop.library.metadata.problems import (
    HANAB_LIVE,
    READABLE,
    SAVED_GAME,
    SEVERAL_GAMES,
)
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.ui.widgets.last_folder import LastFolder

translate = QCoreApplication.translate


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
