"""Creates all controllers. Imported after the start page has been painted."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.reviews import ReviewService
from hanabi_desktop.settings.settings_store import SettingsStore, agreement_of_players
from hanabi_desktop.ui.daily.daily_controller import DailyController
from hanabi_desktop.ui.end.end_controller import AfterGameController
from hanabi_desktop.ui.errors import ErrorReporter
from hanabi_desktop.ui.files import FilesController
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.learn.learn_controller import LearningController
from hanabi_desktop.ui.library.library_controller import LibraryController
from hanabi_desktop.ui.library.review_queue import ReviewQueue
from hanabi_desktop.ui.quitting import QuitController
from hanabi_desktop.ui.review.review_controller import ReviewController
from hanabi_desktop.ui.rulebook.rulebook_controller import RulebookController
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.statistics.statistics_controller import StatisticsController
from hanabi_desktop.ui.what_if import WhatIfController

if TYPE_CHECKING:
    from hanabi_desktop.ui.teammates.teammates_page import TeammatesController


class Controllers(QObject):
    """All controllers of the window.

    Args:
        window: the main window.
        settings: the settings store.
        first_deal: the number of the first deal; None for a random one.
        reports_errors: whether unexpected errors are reported instead of ending the program.
        parent: the owner of all controllers.
    """

    def __init__(
        self,
        window: MainWindow,
        settings: SettingsStore,
        first_deal: int | None,
        parent: QObject,
        *,
        reports_errors: bool,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._settings = settings
        chosen = settings.current.library
        service = LibraryService(Path(chosen) if chosen else settings.folder, self)
        self.library_service = service
        self.game = GameController(window, settings, service, first_deal, self)
        self.game.session.programs.find = settings.find_program
        self.library = LibraryController(window, self.game, service, self)
        reviews = ReviewService(
            service, self, lambda names: agreement_of_players(settings.current.groups, names)
        )
        self.learning = LearningController(
            window, self.game, service, reviews, settings.folder, self
        )
        self.reviews = ReviewController(
            window,
            self.game,
            reviews,
            self.learning.begin_lesson,
            self.learning.try_yourself,
            self,
        )
        self.what_if = WhatIfController(window, self.game, self)
        self.what_if.left.connect(self.reviews.tell_lines)
        self.review_queue = ReviewQueue(
            self.library.page,
            self.library.with_ids,
            settings,
            service,
            reviews,
            lambda review: review is self.reviews.current,
            self,
        )
        self.daily = DailyController(window, self.game, self.library.open_game, service, self)
        self.daily.deals.changed.connect(self._tell_day)
        self.after_game = AfterGameController(
            window,
            self.game.session,
            self.game.table,
            self.game.end,
            self.daily.deals,
            self.learning.progress,
            self,
        )
        self.files = FilesController(window, self.game, self.library.import_games, self)
        self.statistics = StatisticsController(
            window, self.game, service, self.learning.progress, self
        )
        self._errors = ErrorReporter(window, self.game, service, self)
        if reports_errors:
            self._errors.watch()
        self.rulebook = RulebookController(window, self.game, self.learning.lessons.guide, self)
        self.quitting = QuitController(window, service, self)
        window.commands.connect(Command.REVIEW, self._review)
        window.commands.connect(Command.TEAMMATES, self._show_teammates)
        self.library.opened_for_review.connect(self.reviews.show)
        self.learning.practice.over.connect(self.reviews.end_practice)

    @cached_property
    def teammates(self) -> "TeammatesController":
        """The page of the teammates, created on first use."""
        from hanabi_desktop.ui.teammates.teammates_page import (  # noqa: PLC0415 (loaded on first use)
            TeammatesController,
        )

        return TeammatesController(
            self._window, self.game, self.library_service, self._settings, self
        )

    def _show_teammates(self) -> None:
        self.teammates.show()

    def _tell_day(self) -> None:
        deals = self.daily.deals
        self.learning.show_day(deals.result(deals.today()))

    def _review(self) -> None:
        """Review the games selected in the library, or the game shown or just played."""
        page = self.library.page
        if page.isVisible():
            page.review()
        else:
            self.reviews.show()

    def close(self) -> None:
        """Stop all work and save everything; the controllers cannot be used afterwards."""
        self.game.close()
        self.what_if.close()
        self.reviews.close()
        self.library.close()
        self.statistics.close()
        if "teammates" in vars(self):
            self.teammates.close()
        self.learning.close()
        self.daily.close()
        self.after_game.close()
        self.files.close()
        self.rulebook.close()
        self.library_service.close()
        self._errors.stop()
