"""The deal of the day: its page, its tile on the start page, and what it adds to the end page."""

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from hanabi_desktop.learning.daily import RULES, number_of
from hanabi_desktop.session.library.daily_deals import DailyDeals
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.seats import default_seats

if TYPE_CHECKING:
    from hanabi_desktop.ui.daily.daily_page import DailyPage

translate = QCoreApplication.translate


class DailyController(QObject):
    """Shows the deals of the days and starts them.

    Attributes:
        page: the page; None until it is first shown.
    """

    def __init__(
        self,
        window: MainWindow,
        game: GameController,
        open_game: Callable[[int], None],
        service: LibraryService,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._open_game = open_game
        self.deals = DailyDeals(service, self)
        self.page: DailyPage | None = None
        self.deals.changed.connect(self._on_changed)
        window.commands.connect(Command.DEAL_OF_THE_DAY, self.show)
        window.turned.connect(self._on_turned)

    def close(self) -> None:
        """Finish what runs in the background, for good."""
        self.deals.close()

    def show(self) -> None:
        page = self.page or self._create_page()
        self.deals.refresh()
        self._show_days(page)
        page.choose(self.deals.today())
        self._game.visit(page, translate("Daily", "Deal of the day · Hanabi"))
        page.play_button.setFocus()

    def _create_page(self) -> "DailyPage":
        from hanabi_desktop.ui.daily.daily_page import DailyPage  # noqa: PLC0415 (loaded on first use)

        page = self.page = DailyPage()
        self._window.add_page(page)
        page.back_button.clicked.connect(self._game.go_back)
        page.play_button.clicked.connect(lambda: self.play(page.day))
        page.look_button.clicked.connect(lambda: self._look(page.day))
        page.chosen.connect(self._on_chosen)
        return page

    def play(self, day: date) -> None:
        """Play the deal of a day, or continue it; if midnight has just passed, show the new day first."""
        if self.deals.check_day():
            return
        result = self.deals.result(day)
        if result is not None and not result.is_over:
            self._open_game(result.game)
            return
        seats = default_seats(RULES.players, self._game.tables.person.name)
        self._game.tables.begin(GameSetup(seats, RULES, number_of(day)))

    def _look(self, day: date) -> None:
        result = self.deals.result(day)
        if result is not None:
            self._open_game(result.game)

    def _on_turned(self) -> None:
        """Read the results again with the start page: a game may have been played meanwhile."""
        if self._window.page is self._window.start_page:
            self._tell_start_page()
            self.deals.refresh()

    def _tell_start_page(self) -> None:
        today = self.deals.today()
        self._window.start_page.show_day(today, self.deals.result(today), self.deals.run)

    def _on_changed(self) -> None:
        self._tell_start_page()
        if self.page is not None:
            self._show_days(self.page)

    def _show_days(self, page: "DailyPage") -> None:
        page.show_days(self.deals.today(), self.deals.results, self.deals.run)

    def _on_chosen(self, day: date) -> None:
        """Ask what Experts reach, once the person has played."""
        result, page = self.deals.result(day), self.page
        if page is not None and result is not None and result.is_over:
            self.deals.ask_experts(day, lambda score: page.show_experts(day, score))
