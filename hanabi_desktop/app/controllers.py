"""Creates all controllers. Imported after the start page has been painted."""

from pathlib import Path

from PySide6.QtCore import QObject

from hanabi_desktop.controllers.after_game import AfterGameController
from hanabi_desktop.controllers.daily import DailyController
from hanabi_desktop.controllers.errors import ErrorReporter
from hanabi_desktop.controllers.files import FilesController
from hanabi_desktop.controllers.game.game import GameController
from hanabi_desktop.controllers.learning.page import LearningController
from hanabi_desktop.controllers.library import LibraryController
from hanabi_desktop.controllers.quitting import QuitController
from hanabi_desktop.controllers.review.queue import ReviewQueue
from hanabi_desktop.controllers.review.review import ReviewController
from hanabi_desktop.controllers.rulebook import RulebookController
from hanabi_desktop.controllers.statistics import StatisticsController
from hanabi_desktop.controllers.teammates import TeammatesController
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.review.review_service import ReviewService
from hanabi_desktop.settings.settings_store import SettingsStore, agreement_of_players
from hanabi_desktop.windows.main.main_window import MainWindow


class Controllers(QObject):
    """All controllers of the window.

    Args:
        window: the main window.
        settings: the settings store.
        first_deal: the number of the first deal; None for a random one.
        reports_errors: whether unexpected errors are reported instead of ending the program.
        parent: the owner of all controllers.

    Attributes:
        library_service: stores games.
        game: the running game.
        library: the library page.
        reviews: the review of one game.
        review_queue: reviews several games in turn.
        files: opening and saving games.
        daily: the deal of the day.
        after_game: what comes with the end page.
        statistics: the statistics page.
        teammates: the page of the teammates.
        learning: lessons and puzzles.
        rulebook: the rules dialog.
        quitting: asks before unsaved games are lost.
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
        chosen = settings.current.library
        service = LibraryService(Path(chosen) if chosen else settings.folder, self)
        self.library_service = service
        self.game = GameController(window, settings, service, first_deal, self)
        self.library = LibraryController(window, self.game, service, self)
        reviews = ReviewService(
            service, self, lambda names: agreement_of_players(settings.current.groups, names)
        )
        self.learning = LearningController(
            window, self.game, service, reviews, settings.folder, self
        )
        self.reviews = ReviewController(
            window, self.game, self.library, self.learning, reviews, self
        )
        self.review_queue = ReviewQueue(
            self.library,
            settings,
            service,
            reviews,
            lambda review: review is self.reviews.current,
            self,
        )
        self.daily = DailyController(window, self.game, self.library, service, self)
        self.after_game = AfterGameController(window, self.game, self.daily, self.learning, self)
        self.files = FilesController(window, self.game, self.library, self)
        self.statistics = StatisticsController(window, self.game, service, self.learning, self)
        self.teammates = TeammatesController(window, self.game, service, self)
        self._errors = ErrorReporter(window, self.game, service, self)
        if reports_errors:
            self._errors.watch()
        self.rulebook = RulebookController(window, self.game, self.learning, self)
        self.quitting = QuitController(window, service, self)

    def close(self) -> None:
        """Stop all work and save everything; the controllers cannot be used afterwards."""
        self.game.close()
        self.reviews.close()
        self.library.close()
        self.statistics.close()
        self.learning.close()
        self.daily.close()
        self.after_game.close()
        self.files.close()
        self.rulebook.close()
        self.library_service.close()
        self._errors.stop()
