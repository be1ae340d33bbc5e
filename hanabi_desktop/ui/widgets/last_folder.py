"""The folder in which file dialogs begin: that of the last file."""

from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal

from hanabi_desktop.support.files import is_folder


class LastFolder(QObject):
    """The folder of the file that was opened or saved last, by any dialog.

    Signals:
        changed: (Path) a file of another folder was chosen.
    """

    changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder: Path | None = None

    @property
    def path(self) -> Path:
        """The folder; until there is one, or where it no longer exists, the user's documents or home."""
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        wished = (self._folder, Path(QStandardPaths.writableLocation(documents)))
        return next((folder for folder in wished if folder and is_folder(folder)), Path.home())

    def restore(self, folder: Path | None) -> None:
        """Set the folder that was remembered at the last start."""
        self._folder = folder

    def remember(self, file: Path) -> None:
        """Remember the folder of a file, or a folder that was itself chosen."""
        folder = file if is_folder(file) else file.parent
        if folder != self._folder:
            self._folder = folder
            self.changed.emit(folder)
