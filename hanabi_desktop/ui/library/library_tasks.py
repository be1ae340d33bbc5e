"""Long tasks on the games of the library: imports, exports, and the search for an agreement."""

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.library.metadata.agreement_file import MOST_LETTERS
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.library.statistics import AgreementSearchResult, find_agreement
from hanabi_desktop.session.library.transfer import (
    Exported,
    Imported,
    LeftOut,
    export_games,
    import_games,
)
from hanabi_desktop.support.background import Task
from hanabi_desktop.support.files import write_atomically
from hanabi_desktop.support.translation import decimal
from hanabi_desktop.teammates.conventions import Agreement, Evidence, Fit
from hanabi_desktop.ui.library.library_page import LibraryPage
from hanabi_desktop.ui.new_game.new_game_controller import NewGameController
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.dialogs import (
    reading_dialog,
    saving_dialog,
    show_message,
    writing_dialog,
)
from hanabi_desktop.ui.widgets.figures_table import FiguresModel, FiguresTable
from hanabi_desktop.ui.widgets.window_sizes import resize_within_screen
from hanabi_desktop.wording.conventions import convention_name
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.names import agreement_name, capital
from hanabi_desktop.wording.problems import problem_text, trouble_sentence, unwritable_file

translate = QCoreApplication.translate


class LibraryTasks(QObject):
    """Runs one task at a time; the library page shows its progress and can cancel it."""

    def __init__(self, page: LibraryPage, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._task: Task | None = None
        self._doing = ""
        self._then: Callable[[Any], None] = lambda _: None
        page.progress.cancel_button.clicked.connect(self._cancel)

    @property
    def is_busy(self) -> bool:
        return self._task is not None

    def begin(self, work: Callable[[Task], object], text: str, then: Callable[[Any], None]) -> None:
        """Start a task, unless one is running.

        Args:
            work: called in a thread with the task.
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
        """Cancel the running task, for good."""
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
            translate("Library", "Save the list…"), QDialogButtonBox.ButtonRole.ActionRole
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
        page.import_files_action.triggered.connect(lambda: self._ask_what_to_import(folder=False))
        page.import_folder_action.triggered.connect(lambda: self._ask_what_to_import(folder=True))
        page.import_copied_action.triggered.connect(self._import_copied)

    def import_games(self, sources: Sequence[Path | str]) -> None:
        library_service = self._library_service
        if library_service.trouble is not None:
            return
        self._tasks.begin(
            lambda task: import_games(sources, library_service, task),
            translate("Library", "Importing…"),
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
            parts.append(
                translate("Library", "Import cancelled; the remaining games were not imported.")
            )
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
        title = translate("Library", "Save the list…")
        dialog = saving_dialog(self._window, title, self._window.last_folder, "hanabi.txt")
        dialog.fileSelected.connect(lambda name: self.save_list(Path(name), text))
        dialog.open()

    def save_list(self, file: Path, text: str) -> None:
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
            translate("Library", "Exporting…"),
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


def left_out_sentence(failure: LeftOut) -> str:
    """Return where something that was not imported is found, and why it was left out."""
    if isinstance(failure.why, OSError):
        why = failure.why.strerror or str(failure.why)
    else:
        why = problem_text(failure.why)
    if not failure.source:
        where = translate("Library", "copied text")
    elif failure.line is None:
        where = failure.source
    else:
        #: {file} is the path of a file of games
        where = translate("Library", "{file}, line {line}").format(
            file=failure.source, line=QLocale().toString(failure.line)
        )
    return f"{where}: {why}"


_WIDE_PX, _HIGH_PX = 640, 560


class AgreementFoundDialog(QDialog):
    """Lists each convention with the evidence for it; the agreement can be saved under a name.

    Signals:
        kept: (Agreement) save this agreement.
    """

    kept = Signal(object)

    def __init__(self, fit: Fit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fit = fit
        self.setWindowTitle(translate("Agreement", "Agreement in these games"))
        self.rows = FiguresModel(self)
        self.table = FiguresTable(self.rows)
        self.name = QLineEdit()
        self.name.setMaxLength(MOST_LETTERS)
        self.keep_button = QPushButton(translate("Agreement", "Save"))
        self.keep_button.setObjectName("primary")
        self.close_button = QPushButton(translate("FilesController", "Close"))
        self._show_rows()
        self._lay_out()
        self.name.textChanged.connect(self._offer)
        self.finished.connect(self.deleteLater)
        self._offer()
        resize_within_screen(self, _WIDE_PX, _HIGH_PX)

    # -- contents ---------------------------------------------------------------------------------

    def _summary(self) -> str:
        agreement, games = self._fit.agreement, Counts().games(self._fit.games)
        if agreement.level is not None:
            #: {games} is "100 games", {name} a level of teammates such as "Expert"
            text = translate(
                "Agreement", "{games}: the agreement “{name}” explains the clues best."
            )
            return text.format(games=games, name=agreement_name(agreement))
        #: {games} is "100 games"
        text = translate(
            "Agreement",
            "{games}: the list below shows which conventions explain the clues best.",
        )
        return text.format(games=games)

    def _show_rows(self) -> None:
        headings = (
            translate("Agreement", "Convention"),
            translate("Agreement", "In these games"),
            #: how much better clues are read with a convention, "113 ± 21"
            translate("Agreement", "Evidence"),
        )
        self.rows.show(
            headings,
            [
                (
                    capital(convention_name(evidence.convention)),
                    _verdict(evidence),
                    _evidence(evidence),
                )
                for evidence in self._fit.evidence
            ],
        )
        self.table.setAccessibleName(translate("Agreement", "Conventions"))

    def _lay_out(self) -> None:
        title = QLabel(self.windowTitle())
        title.setObjectName("title")
        summary = QLabel(self._summary())
        explained = QLabel(
            translate(
                "Agreement",
                "Evidence shows how much more sense the clues make with a convention than"
                " without it. If it is no more than twice the number after ±, it proves"
                " nothing.",
            )
        )
        explained.setObjectName("quiet")
        kept_for = QLabel(
            translate("Agreement", "New reviews of these players’ games will use this agreement.")
        )
        kept_for.setObjectName("quiet")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addWidget(title)
        for label in (summary, kept_for, explained):
            label.setWordWrap(True)
            layout.addWidget(label)
        stretches = QHeaderView.ResizeMode.Stretch
        self.table.horizontalHeader().setSectionResizeMode(0, stretches)
        layout.addWidget(self.table, 1)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        if self._fit.agreement.level is None:
            label = QLabel(translate("Agreement", "Name"))
            label.setBuddy(self.name)
            self.name.setPlaceholderText(translate("Agreement", "enter a name to save it"))
            self.name.setAccessibleName(translate("Agreement", "Name of the agreement"))
            foot.addWidget(label)
            foot.addWidget(self.name, 1)
        else:
            foot.addStretch(1)
        buttons = QDialogButtonBox()
        if self._fit.agreement.level is None:
            buttons.addButton(self.keep_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        foot.addWidget(buttons)
        layout.addLayout(foot)

    # -- saving -----------------------------------------------------------------------------------

    def _offer(self) -> None:
        """Enable saving only with a name."""
        has_name = bool(self.name.text().strip())
        self.keep_button.setEnabled(has_name)
        self.keep_button.setDefault(has_name)
        self.close_button.setDefault(not has_name)

    def accept(self) -> None:
        """Close, and report the agreement with its name."""
        name = self.name.text().strip()
        super().accept()
        self.kept.emit(Agreement(self._fit.agreement.conventions, name))


def _verdict(evidence: Evidence) -> str:
    if evidence.is_sure:
        return (
            translate("Agreement", "agreed on")
            if evidence.is_agreed
            else translate("Agreement", "not agreed on")
        )
    return (
        #: of a convention: the games do not tell, it was taken in all the same
        translate("Agreement", "unclear; included")
        if evidence.is_agreed
        #: of a convention: the games do not tell, it was not taken in
        else translate("Agreement", "unclear; left out")
    )


def _evidence(evidence: Evidence) -> str:
    if not math.isfinite(evidence.error):
        return decimal(evidence.gain, 0)
    #: a figure and its standard error
    text = translate("Agreement", "{gain} ± {error}")
    return text.format(gain=decimal(evidence.gain, 0), error=decimal(evidence.error, 0))


class AgreementFinder(QObject):
    """Finds the agreement that best explains the clues of games, and offers to save it.

    From then on, reviews of games of the same players are judged by it.
    """

    def __init__(
        self,
        window: MainWindow,
        page: LibraryPage,
        tasks: LibraryTasks,
        tables: NewGameController,
        library_service: LibraryService,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._page = page
        self._tasks = tasks
        self._tables = tables
        self._library_service = library_service
        self._counts = Counts()
        self._waiting: Fit | None = None
        self.dialog: AgreementFoundDialog | None = None
        window.turned.connect(self._show)

    def find(self, games: Sequence[int]) -> None:
        """Search for the agreement of these games; the library page shows the progress."""
        service = self._library_service
        self._tasks.begin(
            lambda task: find_agreement(games, service, task),
            translate("Library", "Reading the clues…"),
            self._on_found,
        )

    def _on_found(self, found: AgreementSearchResult | None) -> None:
        if found is None:
            self._page.progress.say(translate("Library", "The agreement couldn’t be worked out."))
        elif found.trouble is not None:
            self._page.progress.say(trouble_sentence(found.trouble))
        elif found.cancelled:
            self._page.progress.say(translate("Library", "Cancelled."))
        else:
            left_out = self._counts.games_left_out(found.left_out) if found.left_out else ""
            nothing = translate("Library", "There are no clues in these games.")
            self._page.progress.say(left_out or ("" if found.fit else nothing))
            self._waiting = found.fit
            if found.fit is not None:
                self._tables.keep_for_players(found.players, found.fit.agreement)
            self._show()

    def _show(self) -> None:
        """Show the result, as soon as the library page is visible."""
        fit = self._waiting
        if fit is None or self._window.page is not self._page:
            return
        self._waiting = None
        dialog = self.dialog = AgreementFoundDialog(fit, self._window)
        dialog.kept.connect(self._keep)
        dialog.open()

    def _keep(self, agreement: Agreement) -> None:
        self._tables.keep_agreement(agreement)
        #: {name} is an agreement, as somebody has called it
        text = translate("Library", "“{name}” is saved. You can choose it for a new game.")
        self._window.toast.say(text.format(name=agreement.name))
