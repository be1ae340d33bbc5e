"""Quitting while games cannot be saved."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QGuiApplication, QSessionManager
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from hanabi_desktop.library.metadata.problems import Trouble
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.library.transfer import write_games
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.dialogs import show_message, writing_dialog
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.problems import trouble_sentence, unwritable_file

translate = QCoreApplication.translate


class UnsavedGames(QMessageBox):
    """Offers to try again, to save to a file, or to quit all the same; Esc keeps the program open.

    Args:
        cause: why games cannot be saved.
        loss: what is lost by quitting now.
        parent: the window.
    """

    def __init__(self, cause: str, loss: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Hanabi")
        self.setIcon(QMessageBox.Icon.Warning)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(cause)
        self.setInformativeText(loss)
        roles = QMessageBox.ButtonRole
        self.again_button = self.addButton(translate("UnsavedGames", "Try again"), roles.AcceptRole)
        self.again_button.setObjectName("primary")
        self.elsewhere_button = self.addButton(
            translate("UnsavedGames", "Save to a file…"), roles.AcceptRole
        )
        self.quit_button = self.addButton(
            translate("UnsavedGames", "Quit without saving"), roles.DestructiveRole
        )
        cancel = self.addButton(translate("Question", "Cancel"), roles.RejectRole)
        self.setDefaultButton(self.again_button)
        self.setEscapeButton(cancel)
        self.finished.connect(self.deleteLater)


class QuitController(QObject):
    """Lets the window close once all games are saved, or their loss is accepted."""

    def __init__(
        self, window: MainWindow, library_service: LibraryService, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._library_service = library_service
        self._counts = Counts()
        self._asking: QDialog | None = None  # the question, or the dialog for a file
        self._accepts_loss = False
        window.may_close = self.may_quit
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.commitDataRequest.connect(self._on_session_ending)

    def may_quit(self) -> bool:
        """Return whether the window may close now; if games are unsaved, ask what to do."""
        if self._accepts_loss:
            return True
        trouble = self._library_service.keep_now()
        if trouble is None:
            return True
        self._ask(trouble)
        return False

    def _on_session_ending(self, session: QSessionManager) -> None:
        """Delay logging out or shutting down while games would be lost."""
        if not self.may_quit():
            session.cancel()

    def _ask(self, trouble: Trouble) -> None:
        if self._asking is not None:
            self._asking.raise_()
            return
        games = len(self._library_service.unstored)
        loss = self._counts.unsaved_games(games)
        self._asking = question = UnsavedGames(trouble_sentence(trouble), loss, self._window)
        question.finished.connect(lambda: self._on_answered(question))
        question.open()

    def _on_answered(self, question: UnsavedGames) -> None:
        self._asking = None
        button = question.clickedButton()
        if button is question.again_button:
            self._window.close()
        elif button is question.elsewhere_button:
            self._ask_where()
        elif button is question.quit_button:
            self._quit_without_saving()

    def _quit_without_saving(self) -> None:
        self._accepts_loss = True
        self._window.close()

    def _on_closed(self) -> None:
        self._asking = None

    def _ask_where(self) -> None:
        games = self._library_service.unstored
        title = translate("FilesController", "Save this game")
        dialog = self._asking = writing_dialog(
            self._window, title, self._window.last_folder, "hanabi", several=len(games) > 1
        )
        dialog.fileSelected.connect(lambda name: self.save_to(Path(name)))
        dialog.finished.connect(self._on_closed)
        dialog.open()

    def save_to(self, file: Path) -> None:
        """Write the games to a file and quit; if that fails, explain why and stay open."""
        try:
            write_games(file, [entry.game for entry in self._library_service.unstored])
        except OSError as error:
            show_message(unwritable_file(file.name, error), self._window)
        else:
            self._quit_without_saving()
