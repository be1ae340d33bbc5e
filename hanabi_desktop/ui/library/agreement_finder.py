"""The search for the agreement behind recorded games.

Part of the composition root.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from hanabi_desktop.session.library.agreement_finding import Found, find_agreement
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.teammates.agreement_evidence import Fit
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.ui.library.agreement_found_dialog import AgreementFoundDialog
from hanabi_desktop.ui.library.library_page import LibraryPage
from hanabi_desktop.ui.library.library_tasks import LibraryTasks
from hanabi_desktop.ui.new_game.new_game_controller import NewGameController
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.library import trouble_sentence

translate = QCoreApplication.translate


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
            translate("Library", "Reading the clues …"),
            self._on_found,
        )

    def _on_found(self, found: Found | None) -> None:
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
        text = translate("Library", "“{name}” is kept. You can choose it for a new game.")
        self._window.toast.say(text.format(name=agreement.name))
