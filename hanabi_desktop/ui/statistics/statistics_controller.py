"""The statistics page: computed on demand, exported as CSV or picture."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from hanabi_desktop.learning.progress import practised
from hanabi_desktop.library.metadata.problems import Trouble
from hanabi_desktop.session.learning import ProgressStore
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.library.statistics import (
    ComputedStatistics,
    StatisticsQuery,
    compute_statistics,
)
from hanabi_desktop.support.background import Task
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.shell.saving import Saver, png_of
from hanabi_desktop.ui.widgets.dialogs import saving_dialog

if TYPE_CHECKING:
    from hanabi_desktop.ui.statistics.statistics_page import StatisticsPage

translate = QCoreApplication.translate


class StatisticsController(QObject):
    """Computes statistics in the background and shows them; ``page`` is None until first shown."""

    def __init__(
        self,
        window: MainWindow,
        game: GameController,
        library_service: LibraryService,
        progress: ProgressStore,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._library_service = library_service
        self._progress = progress
        self._task: Task | None = None
        self.saver = Saver(window, self)
        self._next: StatisticsQuery | None = None
        self.page: StatisticsPage | None = None
        window.commands.connect(Command.STATISTICS, self.show)

    def close(self) -> None:
        """Stop everything still running, for good."""
        self._next = None
        self.saver.close()
        if self._task is not None:
            self._task.finish()

    def show(self) -> None:
        page = self.page or self._create_page()
        if self._window.page is page:
            return
        self._game.visit(page, translate("Statistics", "Statistics · Hanabi"))
        page.group.setFocus()
        self._look_for(page.query())

    def _create_page(self) -> "StatisticsPage":
        """Return the statistics page, building its charts on first use."""
        from hanabi_desktop.ui.statistics.statistics_page import (  # noqa: PLC0415 (loaded on first use)
            StatisticsPage,
        )

        page = self.page = StatisticsPage()
        self._window.add_page(page)
        page.wanted.connect(self._look_for)
        page.cancel_button.clicked.connect(self._cancel)
        page.back_button.clicked.connect(self._go_back)
        page.table_button.clicked.connect(lambda: self._ask_where("csv"))
        page.picture_button.clicked.connect(lambda: self._ask_where("png"))
        return page

    def _go_back(self) -> None:
        self._cancel()
        self._game.go_back()

    def _look_for(self, query: StatisticsQuery) -> None:
        """Compute statistics, after cancelling any computation still running."""
        if self._task is not None:
            self._next = query
            self._task.cancel()
            return
        service = self._library_service
        task = self._task = Task(lambda task: compute_statistics(query, service, task), self)
        task.progressed.connect(self._on_progressed)
        task.ended.connect(self._on_ended)
        task.start()

    def _on_progressed(self, done: int, whole: int) -> None:
        if self.page is not None and self._task is not None:
            self.page.show_progress((done, whole))

    def _on_ended(self, result: object) -> None:
        cancelled = self._task is not None and self._task.is_cancelled
        if self._task is not None:
            self._task.deleteLater()
            self._task = None
        if self.page is None:
            return
        self.page.show_progress(None)
        query, self._next = self._next, None
        if query is not None:
            self._look_for(query)
        elif isinstance(result, ComputedStatistics):
            exercises = self._progress.current.exercises.values()
            self.page.take_practised(practised(exercises))
            self.page.show_statistics(result.games, result.decisions)
        elif isinstance(result, Trouble):
            self.page.show_note(translate("Statistics", "Your games can’t be read right now."))
        elif not cancelled:
            self.page.show_note(
                translate("Statistics", "Something went wrong, so there are no statistics.")
            )

    def _cancel(self) -> None:
        self._next = None
        if self._task is not None:
            self._task.cancel()

    # -- export ---------------------------------------------------------------------------------

    def _ask_where(self, ending: str) -> None:
        title = translate("Statistics", "Save the statistics")
        dialog = saving_dialog(self._window, title, self._window.last_folder, f"hanabi.{ending}")
        dialog.fileSelected.connect(lambda name: self.save_to(Path(name)))
        dialog.open()

    def save_to(self, file: Path) -> None:
        """Write the tables as CSV or the page as a picture, depending on the file's suffix."""
        if self.page is None:
            return
        if file.suffix == ".csv":
            data = b"\xef\xbb\xbf" + self.page.table_as_csv().encode()  # spreadsheets need the BOM
        else:
            data = png_of(self.page.picture())
        self.saver.save(file, lambda: data)
