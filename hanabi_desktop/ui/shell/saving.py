"""Writing a file in the background, with a report of the result."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QObject, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from hanabi_desktop.support.background import Task
from hanabi_desktop.support.files import write_atomically
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.dialogs import show_message
from hanabi_desktop.wording.problems import saved_sentence, unwritable_file


def png_of(picture: QPixmap) -> bytes:
    """Return a picture as the contents of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(buffer.data().data())


class Saver(QObject):
    """Creates and writes one file at a time in a thread.

    Signals:
        saved: (Path) the file has been written.
    """

    saved = Signal(object)

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._task: Task | None = None

    @property
    def is_busy(self) -> bool:
        return self._task is not None

    def save(self, file: Path, make: Callable[[], bytes]) -> None:
        """Write a file; do nothing while another one is being written.

        Args:
            file: the path; an existing file is replaced atomically.
            make: returns the contents. It is called in the thread, so it must not create a QObject.
        """
        if self.is_busy:
            return

        def write(_: Task) -> OSError | Path:
            data = make()
            try:
                write_atomically(file, data)
            except OSError as error:
                return error
            return file

        task = self._task = Task(write, self, patience_s=None)
        task.ended.connect(partial(self._on_ended, file))
        task.start()

    def close(self) -> None:
        """Wait until the file is written; nothing is written afterwards."""
        if self._task is not None:
            self._task.finish()

    def _on_ended(self, file: Path, came: object) -> None:
        if self._task is not None:
            self._task.deleteLater()
            self._task = None
        if isinstance(came, Path):
            self._window.toast.say(saved_sentence(file))
            self.saved.emit(file)
        else:
            error = came if isinstance(came, OSError) else OSError()
            show_message(
                unwritable_file(file.name, error), QApplication.activeWindow() or self._window
            )
