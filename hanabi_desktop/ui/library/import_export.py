"""Imports and exports of many games in the background."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.library.transfer import (
    Exported,
    Imported,
    LeftOut,
    export_games,
    import_games,
)
from hanabi_desktop.support.background import Task
from hanabi_desktop.support.files import write_atomically
from hanabi_desktop.ui.library.library_page import LibraryPage
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.file_dialogs import (
    reading_dialog,
    saving_dialog,
    writing_dialog,
)
from hanabi_desktop.ui.widgets.question import show_message
from hanabi_desktop.ui.widgets.screen_fit import resize_within_screen
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.files import unwritable_file
from hanabi_desktop.wording.problems import problem_text, trouble_sentence

translate = QCoreApplication.translate


class LibraryTasks(QObject):
    """Runs one task at a time; the library page shows its progress and can cancel it."""

    def __init__(self, page: LibraryPage, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._task: Task | None = None
        self._doing = ""
        self._then: Callable[[Any], None] = lambda _: None
        page.cancelled.connect(self._cancel)

    @property
    def is_busy(self) -> bool:
        """Whether a task is running."""
        return self._task is not None

    def begin(self, work: Callable[[Task], object], text: str, then: Callable[[Any], None]) -> None:
        """Start a task, unless one is running.

        Args:
            work: the work, called in a thread with the task.
            text: the message shown meanwhile.
            then: called with the result; None if the work failed.
        """
        if self._task is not None:
            return
        task = self._task = Task(work, self)
        self._doing, self._then = text, then
        task.progressed.connect(self._on_progressed)
        task.ended.connect(self._on_ended)
        self._page.show_progress((0, 0), text)
        task.start()

    def close(self) -> None:
        """Stop the running task, for good."""
        if self._task is not None:
            self._task.finish()

    def _on_progressed(self, done: int, whole: int) -> None:
        if self._task is not None:
            self._page.show_progress((done, whole), self._doing)

    def _on_ended(self, result: object) -> None:
        if self._task is not None:
            self._task.deleteLater()
            self._task = None
        self._page.show_progress(None)
        self._then(result)

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()


class ImportReportDialog(QDialog):
    """A read-only text with a line for each problem."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Library", "Not imported"))
        heading = QLabel(self.windowTitle())
        heading.setObjectName("title")
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.windowTitle())
        buttons = QDialogButtonBox()
        close = buttons.addButton(
            translate("FilesController", "Close"), QDialogButtonBox.ButtonRole.RejectRole
        )
        self.save_button = buttons.addButton(
            translate("Library", "Save the list …"), QDialogButtonBox.ButtonRole.ActionRole
        )
        buttons.rejected.connect(self.reject)
        close.setDefault(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(14)
        layout.addWidget(heading)
        layout.addWidget(self.text, 1)
        layout.addWidget(buttons)
        self.finished.connect(self.deleteLater)
        resize_within_screen(self, 760, 420)


class TransferController(QObject):
    """Imports and exports games, and reports the results on the library page.

    Signals:
        wanted: (list of files or texts) import these; the person has chosen them.
    """

    wanted = Signal(list)

    def __init__(
        self,
        window: MainWindow,
        page: LibraryPage,
        library_service: LibraryService,
        tasks: LibraryTasks,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._page = page
        self._tasks = tasks
        self._library_service = library_service
        self._counts = Counts()
        self._left_out: list[LeftOut] = []
        self._not_listed = 0
        page.progress.details_button.clicked.connect(self._show_left_out)
        page.import_files.connect(partial(self._ask_what_to_import, folder=False))
        page.import_folder.connect(partial(self._ask_what_to_import, folder=True))
        page.import_copied.connect(self._import_copied)

    def import_games(self, sources: Sequence[Path | str]) -> None:
        """Import files, folders and texts; the library page shows the progress."""
        library_service = self._library_service
        if library_service.trouble is not None:
            return
        self._tasks.begin(
            lambda task: import_games(sources, library_service, task),
            translate("Library", "Importing …"),
            self._on_imported,
        )

    def _import_copied(self) -> None:
        self.wanted.emit([QGuiApplication.clipboard().text()])

    def _ask_what_to_import(self, *, folder: bool) -> None:
        modes = QFileDialog.FileMode
        mode = modes.Directory if folder else modes.ExistingFiles
        title = translate("Library", "Import games")
        dialog = reading_dialog(self._window, title, self._window.last_folder, mode)
        dialog.filesSelected.connect(lambda names: self.wanted.emit([Path(name) for name in names]))
        dialog.open()

    def _on_imported(self, result: Imported | None) -> None:
        if result is None:
            self._page.progress.say(translate("Library", "The import failed."))
            return
        counts = self._counts
        parts = [counts.imported_games(result.games)]
        if result.known:
            parts.append(counts.games_known(result.known))
        if result.unreadable:
            parts.append(counts.games_left_out(result.unreadable))
        if result.cancelled:
            parts.append(translate("Library", "The rest was cancelled."))
        if result.trouble is not None:
            parts.append(trouble_sentence(result.trouble))
        self._left_out = result.left_out
        self._not_listed = result.unreadable - len(result.left_out)
        self._page.progress.offer_details(offered=bool(result.left_out))
        self._page.progress.say(" ".join(parts))

    def _show_left_out(self) -> None:
        """Show what was not imported, from which file and line, and why."""
        lines = [*map(left_out_sentence, self._left_out)]
        if self._not_listed:
            lines.append(self._counts.not_listed(self._not_listed))
        text = "\n".join(lines)
        dialog = ImportReportDialog(text, self._window)
        dialog.save_button.clicked.connect(lambda: self._ask_where_to_save(text))
        dialog.open()

    def _ask_where_to_save(self, text: str) -> None:
        title = translate("Library", "Save the list …")
        dialog = saving_dialog(self._window, title, self._window.last_folder, "hanabi.txt")
        dialog.fileSelected.connect(lambda name: self.save_list(Path(name), text))
        dialog.open()

    def save_list(self, file: Path, text: str) -> None:
        """Write the list of what was left out to a file."""
        try:
            write_atomically(file, f"{text}\n".encode())
        except OSError as error:
            show_message(unwritable_file(file.name, error), self._window)

    def ask_where_to_export(self, export: Callable[[Path], None], *, several: bool) -> None:
        """Ask for a file for one game or several, and call ``export`` with it."""
        title = translate("Library", "Export games")
        dialog = writing_dialog(
            self._window, title, self._window.last_folder, "hanabi", several=several
        )
        dialog.fileSelected.connect(lambda name: export(Path(name)))
        dialog.open()

    def export_games(self, file: Path, games: tuple[int, ...]) -> None:
        """Export these games; the library page shows the progress."""
        service = self._library_service
        self._tasks.begin(
            lambda task: export_games(file, games, service, task),
            translate("Library", "Exporting …"),
            lambda result: self._on_exported(file, result),
        )

    def _on_exported(self, file: Path, result: Exported | None) -> None:
        if result is None:
            text = translate("Library", "The export failed.")
        elif result.cancelled:
            text = translate("Library", "Cancelled: no file was written.")
        elif result.trouble is not None:
            text = trouble_sentence(result.trouble)
        elif result.error is not None:
            text = unwritable_file(file.name, result.error)
        else:
            text = self._counts.exported_games(result.games)
            if result.unreadable:
                text = f"{text} {self._counts.games_left_out(result.unreadable)}"
            if result.unfinished:
                text = f"{text} {self._counts.games_with_hidden_cards(result.unfinished)}"
        self._page.progress.say(text)


def left_out_sentence(one: LeftOut) -> str:
    """Return where something that was not imported is found, and why it was left out."""
    if isinstance(one.why, OSError):
        why = one.why.strerror or str(one.why)
    else:
        why = problem_text(one.why)
    if not one.source:
        where = translate("Library", "copied text")
    elif one.line is None:
        where = one.source
    else:
        #: {file} is the path of a file of games
        where = translate("Library", "{file}, line {line}").format(
            file=one.source, line=QLocale().toString(one.line)
        )
    return f"{where}: {why}"
