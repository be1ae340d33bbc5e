"""The search for the agreement behind recorded games."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.library.metadata.agreement_file import MOST_LETTERS
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.library.statistics import Found, find_agreement
from hanabi_desktop.support.translation import decimal
from hanabi_desktop.teammates.agreements import Agreement, Evidence, Fit
from hanabi_desktop.ui.library.import_export import LibraryTasks
from hanabi_desktop.ui.library.library_page import LibraryPage
from hanabi_desktop.ui.new_game.new_game_controller import NewGameController
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.figures_table import FiguresModel, FiguresTable
from hanabi_desktop.ui.widgets.screen_fit import resize_within_screen
from hanabi_desktop.wording.conventions import convention_name
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.names import agreement_name, capital
from hanabi_desktop.wording.problems import trouble_sentence

translate = QCoreApplication.translate


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
        self.keep_button = QPushButton(translate("Agreement", "Keep"))
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
                (capital(convention_name(one.convention)), _verdict(one), _evidence(one))
                for one in self._fit.evidence
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
            self.name.setPlaceholderText(translate("Agreement", "enter a name to keep it"))
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


def _verdict(one: Evidence) -> str:
    if one.is_sure:
        return (
            translate("Agreement", "agreed on")
            if one.is_agreed
            else translate("Agreement", "not agreed on")
        )
    return (
        #: of a convention: the games do not tell, it was taken in all the same
        translate("Agreement", "unclear; included")
        if one.is_agreed
        #: of a convention: the games do not tell, it was not taken in
        else translate("Agreement", "unclear; left out")
    )


def _evidence(one: Evidence) -> str:
    if not math.isfinite(one.error):
        return decimal(one.gain, 0)
    #: a figure and its standard error
    text = translate("Agreement", "{gain} ± {error}")
    return text.format(gain=decimal(one.gain, 0), error=decimal(one.error, 0))


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
